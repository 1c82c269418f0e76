"""Finds every fault that can be planted in a source, each of them one edit."""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final

from kickback.lab.mutants.operators import (
    ARITHMETIC,
    BOUNDARIES,
    CLAUSE,
    COMPARISONS,
    EXTREMES,
    OPPOSITES,
    Mutant,
    cited,
    mutated,
)

SPOKEN: Final = {"__repr__", "__str__"}
JUDGED: Final = (ast.Compare, ast.BoolOp)  # conditions that have faults of their own
NO_NUMBERS: Final = (ast.List, ast.ListComp, ast.Dict, ast.DictComp, ast.JoinedStr, ast.Tuple)


@dataclass(frozen=True)
class Edit:
    node: ast.AST
    operator: str
    start: int
    end: int
    text: str


def mutants(module: str, source: bytes) -> list[Mutant]:
    """All faults that can be planted in a source, in the order of the file."""
    return Source(module, source).mutants()


class Source:
    """One module, with what its nodes do not tell: offsets, parents, functions."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.tree = ast.parse(source)
        self.bare = without_comments(source)
        self.lines = source.split(b"\n")
        self.offsets = [0]
        for line in self.lines:
            self.offsets.append(self.offsets[-1] + len(line) + 1)
        self.parents: dict[ast.AST, ast.AST] = {}
        for node in ast.walk(self.tree):
            for child in ast.iter_child_nodes(node):
                self.parents[child] = node

    def mutants(self) -> list[Mutant]:
        found: list[Mutant] = []
        twins: dict[tuple[str, ...], int] = {}
        for node in self.mutable(self.tree):
            for edit in self.edits(node):
                mutant = self.mutant(edit)
                alike = (mutant.function, mutant.operator, mutant.before, mutant.after)
                twin = twins[alike] = twins.get(alike, -1) + 1
                found.append(replace(mutant, twin=twin))
        return sorted(found, key=lambda mutant: (mutant.start, mutant.end, mutant.text))

    def mutant(self, edit: Edit) -> Mutant:
        at, until = self.line_of(edit.start), self.line_of(edit.end - 1)
        shift = self.offsets[at - 1]
        lines = self.bare[shift : self.offsets[until] - 1]
        before = flat(lines)
        first, last = self.statement(edit.node)
        return Mutant(
            module=self.module,
            function=self.function(edit.node),
            operator=edit.operator,
            before=before,
            after=flat(mutated(lines, edit.start - shift, edit.end - shift, edit.text)),
            twin=0,
            at=at,
            first=first,
            last=last,
            start=edit.start,
            end=edit.end,
            text=edit.text,
            clauses=tuple(self.clauses(edit.node, before)),
            always=self.runs_at_import(edit.node),
        )

    def line_of(self, offset: int) -> int:
        """Its number, from 1."""
        low, high = 0, len(self.lines)
        while high - low > 1:
            middle = (low + high) // 2
            if self.offsets[middle] <= offset:
                low = middle
            else:
                high = middle
        return low + 1

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offsets[node.lineno - 1] + node.col_offset,
            self.offsets[node.end_lineno - 1] + node.end_col_offset,
        )

    def said(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def around(self, node: ast.AST) -> Iterator[ast.AST]:
        """The node's parent, its parent's parent, and so on."""
        while node in self.parents:
            node = self.parents[node]
            yield node

    def function(self, node: ast.AST) -> str:
        names = [
            above.name
            for above in (node, *self.around(node))
            if isinstance(above, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
        ]
        return ".".join(reversed(names))

    def runs_at_import(self, node: ast.AST) -> bool:
        """Not inside a function; or inside one whose answer is kept, so that only the first test to ask runs it."""
        for above in self.around(node):
            if isinstance(above, (ast.FunctionDef, ast.Lambda)):
                kept = isinstance(above, ast.FunctionDef) and any(
                    "cache" in ast.unparse(d) for d in above.decorator_list
                )
                return kept or (isinstance(above, ast.FunctionDef) and node in ast.walk(above.args))
        return True

    def statement(self, node: ast.AST) -> tuple[int, int]:
        """The lines of the statement around the node; of one that holds others, those before the others."""
        for above in (node, *self.around(node)):
            if isinstance(above, ast.stmt):
                last = above.end_lineno or above.lineno
                body = getattr(above, "body", None)
                if isinstance(body, list):
                    last = max(above.lineno, body[0].lineno - 1)
                return above.lineno, last
        return 1, len(self.lines)

    def clauses(self, node: ast.AST, line: str) -> list[str]:
        """What the line cites, and the docstring of its function, or else that of the class."""
        named = ""
        for above in self.around(node):
            if isinstance(above, (ast.FunctionDef, ast.ClassDef)):
                named = ast.get_docstring(above) or ""
                if cited(named):
                    break
        return list(dict.fromkeys(cited(line) + cited(named)))

    def mutable(self, node: ast.AST) -> Iterator[ast.AST]:
        """All nodes that do something: no annotations, no docstrings, no assertions, no words for people."""
        yield node
        skipped: set[ast.AST] = set()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            skipped.update(node.decorator_list)
        if isinstance(node, ast.FunctionDef) and node.returns is not None:
            skipped.add(node.returns)
        if isinstance(node, ast.AnnAssign):
            skipped.add(node.annotation)
        for child in ast.iter_child_nodes(node):
            if child not in skipped and not idle(child):
                yield from self.mutable(child)

    def edits(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.Compare):
            yield from self.comparisons(node)
        elif isinstance(node, ast.BoolOp):
            yield from self.connectives(node)
        elif isinstance(node, (ast.BinOp, ast.AugAssign)):
            yield from self.operations(node)
        elif isinstance(node, ast.UnaryOp):
            yield from self.signs(node)
        elif isinstance(node, ast.Constant):
            yield from self.constants(node)
        elif isinstance(node, ast.Call):
            yield from self.calls(node)
        elif isinstance(node, ast.Subscript):
            yield from self.indexes(node)
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
            yield from self.condition(node.test)
        elif isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.condition(test)
        if isinstance(node, ast.stmt):
            yield from self.statements(node)

    def condition(self, test: ast.expr) -> Iterator[Edit]:
        if isinstance(test, JUDGED) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            return
        start, end = self.span(test)
        yield Edit(test, "condition", start, end, f"not ({self.said(test)})")

    def between(self, left: ast.expr, right: ast.expr, sign: str) -> tuple[int, int] | None:
        """Where the sign stands between two operands; None where a comment is in the way."""
        start, end = self.span(left)[1], self.span(right)[0]
        gap = self.source[start:end]
        found = re.search(rb"\s+".join(re.escape(word.encode()) for word in sign.split()), gap)
        if found is None or b"#" in gap:
            return None
        return start + found.start(), start + found.end()

    def comparisons(self, node: ast.Compare) -> Iterator[Edit]:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            sign = COMPARISONS[type(op)]
            place = self.between(left, right, sign)
            left = right
            if place is not None:
                yield Edit(node, "comparison", *place, OPPOSITES[sign])
                if sign in BOUNDARIES:
                    yield Edit(node, "boundary", *place, BOUNDARIES[sign])

    def connectives(self, node: ast.BoolOp) -> Iterator[Edit]:
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            place = self.between(left, right, sign)
            if place is None:
                continue
            if len(node.values) == 2 and not isinstance(self.parents[node], (ast.BoolOp, ast.UnaryOp)):
                yield Edit(node, "connective", *place, other)
            else:  # of several only this one, so the two are taken together
                start, end = self.span(left)[0], self.span(right)[1]
                both = self.source[start : place[0]].decode() + other + self.source[place[1] : end].decode()
                yield Edit(node, "connective", start, end, f"({both})")
        for value in node.values:
            yield from self.condition(value)

    def operations(self, node: ast.BinOp | ast.AugAssign) -> Iterator[Edit]:
        sign, other = ARITHMETIC[type(node.op)]
        left, right = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target, node.value)
        for side in (left, right):
            if isinstance(side, NO_NUMBERS) or (isinstance(side, ast.Constant) and isinstance(side.value, str | None)):
                return
        place = self.between(left, right, sign)
        if place is not None:
            yield Edit(node, "arithmetic", *place, other)

    def signs(self, node: ast.UnaryOp) -> Iterator[Edit]:
        start, end = self.span(node)
        inner = self.said(node.operand)
        if isinstance(node.op, ast.Not):
            yield Edit(node, "condition", start, end, f"({inner})")
        elif isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
            yield Edit(node, "arithmetic", start, end, f"({inner})")

    def constants(self, node: ast.Constant) -> Iterator[Edit]:
        start, end = self.span(node)
        value = node.value
        above = self.parents[node]
        if isinstance(value, bool):
            if not (isinstance(above, ast.keyword) and above.arg == "strict"):
                yield Edit(node, "truth", start, end, str(not value))
        elif isinstance(value, (int, float)):
            before, after = self.counted(node)
            if not (before or after):
                yield Edit(node, "number", start, end, str(value + 1))
            if before or (value >= 1 and not after):
                yield Edit(node, "number", start, end, str(value - 1))
        elif isinstance(value, str):
            clause = CLAUSE.fullmatch(value)
            if clause is not None and not self.of_option(node):
                yield Edit(node, "citation", start, end, f'"{clause[1]}-{int(clause[2]) + 1}"')

    def counted(self, node: ast.Constant) -> tuple[bool, bool]:
        """Is it one of several names with numbers in a row, with one before, one after it? What it is matters little
        then, as long as no two are the same: it takes the number of the one before."""
        statement = self.parents[node]
        block = getattr(self.parents.get(statement), "body", None)
        if not isinstance(block, list) or statement not in block or not isinstance(node.value, int):
            return False, False
        place = block.index(statement)
        before = block[place - 1] if place else None
        after = block[place + 1] if place + 1 < len(block) else None
        return number_given(before) == node.value - 1, number_given(after) == node.value + 1

    def of_option(self, node: ast.AST) -> bool:
        """The clauses an option names are there for readers; nothing cites them at the table."""
        calls = [above for above in self.around(node) if isinstance(above, ast.Call)]
        return bool(calls) and isinstance(calls[0].func, ast.Name) and calls[0].func.id == "Option"

    def calls(self, node: ast.Call) -> Iterator[Edit]:
        if isinstance(node.func, ast.Name) and node.func.id in EXTREMES:
            start, end = self.span(node.func)
            yield Edit(node, "extreme", start, end, EXTREMES[node.func.id])
        types = self.parameters(node)
        for one, two in zip(node.args, node.args[1:], strict=False):
            if not (isinstance(one, ast.Name) and isinstance(two, ast.Name)) or one.id == two.id:
                continue
            if types.get(one.id, "?") == types.get(two.id, ""):
                start, end = self.span(one)[0], self.span(two)[1]
                gap = self.source[self.span(one)[1] : self.span(two)[0]].decode()
                yield Edit(node, "swap", start, end, f"{two.id}{gap}{one.id}")

    def indexes(self, node: ast.Subscript) -> Iterator[Edit]:
        index = node.slice
        if not (isinstance(index, ast.Name) and isinstance(node.ctx, ast.Load)):
            return
        if self.parameters(node).get(index.id) == "int":
            start, end = self.span(index)
            yield Edit(node, "neighbour", start, end, f"{index.id} - 1")

    def parameters(self, node: ast.AST) -> dict[str, str]:
        """What the function around the node takes, with types; names it counts with are whole numbers."""
        for above in self.around(node):
            if isinstance(above, ast.FunctionDef):
                types = {arg.arg: ast.unparse(arg.annotation) for arg in above.args.args if arg.annotation is not None}
                for loop in ast.walk(above):
                    if isinstance(loop, (ast.For, ast.comprehension)):
                        counted = counter(loop.target, loop.iter)
                        if counted:
                            types[counted] = "int"
                return types
        return {}

    def statements(self, node: ast.stmt) -> Iterator[Edit]:
        start, end = self.span(node)
        nothing = "pass" + "\n" * self.source[start:end].count(b"\n")
        if isinstance(node, ast.Break):
            yield Edit(node, "loop", start, end, "continue")
        elif isinstance(node, ast.Continue):
            yield Edit(node, "loop", start, end, "break")
        elif isinstance(node, ast.Return):
            if not isinstance(self.parents[node], ast.FunctionDef):
                yield Edit(node, "fall-through", start, end, nothing)
        elif self.removable(node):
            yield Edit(node, "removal", start, end, nothing)

    def removable(self, node: ast.stmt) -> bool:
        """A call, a change of something that outlives the line, a refusal."""
        if isinstance(node, ast.Expr):
            return isinstance(node.value, ast.Call) and "super().__init__" not in self.said(node)
        if isinstance(node, (ast.AugAssign, ast.Delete)):
            return True
        if isinstance(node, ast.Raise):
            return True
        if isinstance(node, ast.Assign):
            lasting = all(isinstance(target, (ast.Attribute, ast.Subscript)) for target in node.targets)
            return lasting and not self.function(node).endswith("__init__")
        return False


def idle(node: ast.AST) -> bool:
    """Does nothing that a rule could want: documentation, assertions, words for people and for type checkers."""
    if isinstance(node, (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)):
        return True
    if isinstance(node, ast.arg):
        return True
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    if isinstance(node, ast.FunctionDef):
        return node.name in SPOKEN
    return isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node)


def counter(target: ast.expr, over: ast.expr) -> str:
    """The name a loop counts with; "" if it does not count."""
    if not (isinstance(over, ast.Call) and isinstance(over.func, ast.Name)):
        return ""
    if over.func.id == "range" and isinstance(target, ast.Name):
        return target.id
    if over.func.id == "enumerate" and isinstance(target, ast.Tuple) and isinstance(target.elts[0], ast.Name):
        return target.elts[0].id
    return ""


def number_given(statement: ast.stmt | None) -> int | None:
    """The whole number a name is given, if that is what the statement does."""
    if isinstance(statement, (ast.Assign, ast.AnnAssign)):
        value = statement.value
        if isinstance(value, ast.Constant) and isinstance(value.value, int):
            return value.value
    return None


def without_comments(source: bytes) -> bytes:
    """The same bytes at the same places, with blanks for comments."""
    lines = source.split(b"\n")
    for token in tokenize.tokenize(BytesIO(source).readline):
        if token.type == tokenize.COMMENT:
            line = lines[token.start[0] - 1]
            start = len(line.decode()[: token.start[1]].encode())
            lines[token.start[0] - 1] = line[:start].ljust(len(line))
    return b"\n".join(lines)


def flat(source: bytes) -> str:
    return " ".join(source.decode().split())
