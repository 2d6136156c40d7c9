"""Which tests prove which clauses of a rule book.

The tests of a checkout are read, not run: every `@clause("slug", "R14", …)` on a test counts, and what a module lists
in `SOCIAL` is explained rather than proven. A wheel carries the report of the checkout it was built from. `setup.py`
loads this file by itself, so it needs nothing but the standard library.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

#: Clause id -> what proves it.
Proofs = dict[str, list[str]]

PACKAGE: Final = Path(__file__).parents[1]
SOCIAL_MARK: Final = "social: "


def clause_ids() -> dict[str, list[str]]:
    """Every clause id of every rule book."""
    ids: dict[str, list[str]] = json.loads((PACKAGE / "data" / "clauses.json").read_text(encoding="utf-8"))
    return ids


def coverage() -> dict[str, Proofs]:
    """Slug -> id -> tests, for every rule book: from the checkout's tests, or as the wheel remembers them."""
    for checkout in (PACKAGE.parents[1], Path.cwd()):
        if (checkout / "tests" / "clauses.py").is_file() and (checkout / "src" / "troef").is_dir():
            return scan(checkout / "tests", clause_ids())
    kept = PACKAGE / "data" / "coverage.json"
    if kept.is_file():
        report: dict[str, Proofs] = json.loads(kept.read_text(encoding="utf-8"))
        return report
    return {slug: {name: [] for name in names} for slug, names in clause_ids().items()}


def scan(tests: Path, ids: dict[str, list[str]]) -> dict[str, Proofs]:
    """The same, from a folder of tests. Ids that no rule book has are kept, so that they can be reported."""
    report: dict[str, Proofs] = {slug: {name: [] for name in names} for slug, names in ids.items()}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        file = path.relative_to(tests.parent).as_posix()
        constants = _imported(tree, (path.parent, tests)) | _constants(tree)
        for test, slug, names in _marks(tree, constants):
            for name in names:
                proofs = report.setdefault(slug, {}).setdefault(name, [])
                where = f"{file}::{test}" if test else file
                if where not in proofs:
                    proofs.append(where)
        for slug, reasons in _social(tree, path.stem, ids).items():
            for name, reason in reasons.items():
                report.setdefault(slug, {}).setdefault(name, []).append(SOCIAL_MARK + reason)
    return report


def unproven(report: dict[str, Proofs], slug: str, ids: dict[str, list[str]]) -> list[str]:
    """The clauses of a game that nothing proves; only T-clauses (table manners) may be social."""
    proofs = report.get(slug, {})
    return [name for name in ids.get(slug, []) if not _proven(name, proofs.get(name, []))]


def unknown_ids(report: dict[str, Proofs], ids: dict[str, list[str]]) -> list[str]:
    """Clauses that tests name and no rule book has."""
    return [f"{slug} {name}" for slug, proofs in report.items() for name in proofs if name not in ids.get(slug, [])]


def _proven(name: str, proofs: list[str]) -> bool:
    return any(name.startswith("T") or not proof.startswith(SOCIAL_MARK) for proof in proofs)


def _marks(tree: ast.Module, constants: dict[str, list[str]]) -> Iterator[tuple[str, str, list[str]]]:
    """Every use of `clause`: the test it stands on, the slug and the ids."""
    for owner, prefix in _scopes(tree):
        for node in owner.body:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                if owner is tree:  # cases in a list of their own: pytest.param(…, marks=clause(…))
                    yield from (("", *mark) for mark in _calls([node], constants))
                continue
            yield from ((prefix + node.name, *mark) for mark in _calls(node.decorator_list, constants))


def _scopes(tree: ast.Module) -> Iterator[tuple[ast.Module | ast.ClassDef, str]]:
    yield tree, ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node, f"{node.name}::"


def _calls(
    nodes: "list[ast.expr] | list[ast.stmt]", constants: dict[str, list[str]]
) -> Iterator[tuple[str, list[str]]]:
    for top in nodes:
        for node in ast.walk(top):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "clause"
                and node.args
            ):
                slug, *names = [_words(argument, constants) for argument in node.args]
                if slug:
                    yield slug[0], [name for part in (slug[1:], *names) for name in part]


def _words(node: ast.expr, constants: dict[str, list[str]]) -> list[str]:
    """The texts that an argument stands for: itself, a constant of the module, or several after a star."""
    if isinstance(node, ast.Starred):
        return _words(node.value, constants)
    if isinstance(node, ast.Name):
        return constants.get(node.id, [])
    if isinstance(node, ast.Tuple | ast.List):
        return [word for part in node.elts for word in _words(part, constants)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _constants(tree: ast.Module) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name, value in _assignments(tree):
        found[name] = _words(value, found)
    return found


def _imported(tree: ast.Module, folders: tuple[Path, ...]) -> dict[str, list[str]]:
    """Constants that come from a helper beside the tests (`from positions import SLUG`)."""
    found: dict[str, list[str]] = {}
    for node in tree.body:
        if not isinstance(node, ast.ImportFrom) or node.level or not node.module:
            continue
        for folder in folders:
            helper = folder / f"{node.module}.py"
            if helper.is_file():
                there = _constants(ast.parse(helper.read_text(encoding="utf-8"), str(helper)))
                found |= {each.asname or each.name: there.get(each.name, []) for each in node.names}
                break
    return found


def _assignments(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _social(tree: ast.Module, stem: str, ids: dict[str, list[str]]) -> dict[str, dict[str, str]]:
    """The module's `SOCIAL`: `{"T1": why}` in `test_<slug>….py`, or `{"slug": {"T1": why}}` anywhere."""
    for name, value in _assignments(tree):
        if name != "SOCIAL":
            continue
        try:
            facts = ast.literal_eval(value)
        except ValueError:
            continue
        if all(isinstance(reasons, dict) for reasons in facts.values()):
            return dict(facts)
        wanted = stem.removeprefix("test_").replace("_", "-")
        slugs = [slug for slug in ids if wanted == slug or wanted.startswith(f"{slug}-")]
        return {max(slugs, key=len): dict(facts)} if slugs else {}
    return {}
