# Two commands matter: make play, make test. The rest is listed by make help.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal web test browser pictures figures format lint types imports pure coverage compiled test-compiled bench soak mutants clean

PURE := .venv
COMPILED := .venv-compiled
PLAY := .venv-play
PAGE := src/kickback/server/web/index.html
PAGES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) $(shell find src -name '*.ftl')
# pytest rewrites what asserts; unless it may keep that, every worker of every run does it anew
unexport PYTHONDONTWRITEBYTECODE
CORES := $(shell getconf _NPROCESSORS_ONLN)
# two for each core: many a test waits for a server. A browser is several processes itself, and what it shows has limits
WORKERS ?= $(shell echo $$(($(CORES) * 2)))
BROWSERS ?= $(shell echo $$(($(CORES) + 1)))
# whoever is done takes over half of what another has left: servers' tests that wait run beside games that calculate
SHARED := --dist worksteal
# faults are planted into plain sources only, in processes of their own
PLAIN := --ignore=tests/lab/test_mutants.py
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

play: $(PLAY)/ready $(PAGE) ## tables in the browser: sets up once, then serves them and prints the address
	@$(PLAY)/bin/kickback serve --open $(ARGS)

terminal: $(PLAY)/ready ## play in this terminal; ARGS="wallet" names the game
	@$(PLAY)/bin/kickback play $(ARGS)

# lean: what it takes to play, nothing of the developers'
$(PLAY)/ready: $(BUILD)
	@KICKBACK_PURE=1 tools/venv $(PLAY) -c constraints.txt -e .
	@touch $@

# without Node there is no page, and tools/web says so
$(PAGE): $(PAGES)
	@tools/web build

# the page is built before the package that carries it is compiled
test: ## every check, on the plain and on the compiled build
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target setup web
	@$(MAKE) --no-print-directory lint imports
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target types compiled
	@$(MAKE) --no-print-directory pure
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory browser

web: ## the browser client: types, tests, build
	@echo "== browser client"
	@tools/web test

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

pure: setup ## the tests on the plain build
	@echo "== tests, plain Python"
	@$(PURE)/bin/python -m pytest -n $(WORKERS) $(SHARED) --ignore=tests/browser --durations=15 $(ARGS)

coverage: setup ## the same with every line counted, in twice the time
	@$(PURE)/bin/python -m pytest -n $(WORKERS) $(SHARED) --ignore=tests/browser --cov --cov-report=term $(ARGS)

compiled: $(COMPILED)/ready ## .venv-compiled: the package as a user with a C compiler gets it

$(COMPILED)/ready: $(BUILD) $(SOURCES)
	@KICKBACK_COMPILED=1 tools/venv $(COMPILED) -c constraints.txt '.[test,research,bench,arena]'
	@touch $@

# once on SQLite, once on PostgreSQL: the servers' tests are repeated anyway
test-compiled: compiled ## the tests on the compiled build, those of the server on PostgreSQL and Redis
	@echo "== tests, compiled, on PostgreSQL"
	@$(COMPILED)/bin/python -I -c 'import kickback.engine as e; assert e.COMPILED, f"not compiled: {e.__file__}"'
	@KICKBACK_TEST_DATABASE=postgresql $(COMPILED)/bin/python -m pytest -n $(WORKERS) $(SHARED) --ignore=tests/browser $(PLAIN) $(ARGS)

browser: setup $(PAGE) ## whole games and every page in a real Chromium
	@echo "== tests in the browser"
	@tools/browser $(PURE)
	@$(PURE)/bin/python -m pytest -n $(BROWSERS) $(SHARED) tests/browser $(ARGS)

pictures: setup $(PAGE) ## every page and table, at desktop and phone size, in both rooms, into pictures/
	@tools/browser $(PURE)
	@$(PURE)/bin/python -m tests.browser.pictures $(ARGS)

figures: setup $(PAGE) ## how soon a move is on every screen, how light, still and smooth the pages are
	@tools/browser $(PURE)
	@$(PURE)/bin/python -m tests.browser.figures $(ARGS)

bench: compiled ## speed of every game beside its peers
	@$(COMPILED)/bin/kickback bench $(ARGS)

soak: compiled ## random games with every invariant checked; ARGS="--seconds 600"
	@$(COMPILED)/bin/kickback soak $(ARGS)

mutants: setup ## would the tests notice a fault? ARGS="scapegoat --sample 400"
	@$(PURE)/bin/kickback mutants $(ARGS)

clean: ## remove environments, builds and caches
	@rm -rf $(PURE) $(COMPILED) $(PLAY) .venv-node web/node_modules src/kickback/server/web build dist src/*.egg-info htmlcov .coverage .coverage.*
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .bench .mutants
	@find src tests -name __pycache__ -prune -exec rm -rf {} +
	@find src -name '*.so' -delete
