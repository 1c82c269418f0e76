# Two commands matter: make play, make test. The rest is listed by make help.

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help setup play test format lint types imports pure compiled test-compiled bench soak mutants clean

PURE := .venv
COMPILED := .venv-compiled
WORKERS ?= auto
ARGS ?=

BUILD := pyproject.toml setup.py constraints.txt tools/venv
# folders are listed too: their times tell of files that were removed
SOURCES := $(shell find src -name __pycache__ -prune -o -name '*.egg-info' -prune -o -name '*.so' -o -print)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# A compiled module beside its source would shadow it and go stale with the first edit.
setup: $(PURE)/ready ## .venv: everything a developer needs, with the sources in place (plain Python)
	@find src -name '*.so' -delete

$(PURE)/ready: $(BUILD)
	@KICKBACK_PURE=1 tools/venv $(PURE) -c constraints.txt -e '.[dev,research,bench,arena]'
	@touch $@

play: setup ## play in this terminal; ARGS="wallet" names the game
	@$(PURE)/bin/kickback play $(ARGS)

test: setup lint types imports pure test-compiled ## every check, on the plain and on the compiled build

format: setup ## put the sources into the house format
	@$(PURE)/bin/ruff format
	@$(PURE)/bin/ruff check --fix

lint: setup
	@echo "== ruff"
	@$(PURE)/bin/ruff format --check
	@$(PURE)/bin/ruff check

types: setup
	@echo "== mypy"
	@$(PURE)/bin/mypy --strict
	@echo "== pyright"
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(PURE)/bin/pyright

imports: setup
	@echo "== imports"
	@$(PURE)/bin/lint-imports --no-logo

pure: setup ## the tests on the plain build, with coverage
	@echo "== tests, plain Python"
	@$(PURE)/bin/python -m pytest -n $(WORKERS) --cov --cov-report=term $(ARGS)

compiled: $(COMPILED)/ready ## .venv-compiled: the package as a user with a C compiler gets it

$(COMPILED)/ready: $(BUILD) $(SOURCES)
	@KICKBACK_COMPILED=1 tools/venv $(COMPILED) -c constraints.txt '.[test,research,bench,arena]'
	@touch $@

test-compiled: compiled ## the same tests on the compiled build
	@echo "== tests, compiled"
	@$(COMPILED)/bin/python -I -c 'import kickback.engine as e; assert e.COMPILED, f"not compiled: {e.__file__}"'
	@$(COMPILED)/bin/python -m pytest -n $(WORKERS) $(ARGS)

bench: compiled ## speed of every game beside its peers
	@$(COMPILED)/bin/kickback bench $(ARGS)

soak: compiled ## random games with every invariant checked; ARGS="--seconds 600"
	@$(COMPILED)/bin/kickback soak $(ARGS)

mutants: setup ## would the tests notice a fault? ARGS="scapegoat --sample 400"
	@$(PURE)/bin/kickback mutants $(ARGS)

clean: ## remove environments, builds and caches
	@rm -rf $(PURE) $(COMPILED) build dist src/*.egg-info htmlcov .coverage .coverage.*
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .bench .mutants
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete
