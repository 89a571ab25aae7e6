"""Puts the functions of a WebAssembly module in an order in which less of it has to be sent."""

import re
import subprocess
import tempfile
from pathlib import Path

from wasm_module import demangled

COPIES = ("outlined init with copy", "outlined destroy", "outlined copy", "outlined consume", "outlined assign",
          "outlined enum tag")


def family(name: str) -> str | None:
    """What a function is a copy of that the compiler made for one type; nothing for one that somebody wrote."""
    for kind in COPIES:
        if kind in name:
            return kind
    if "specialization" not in name:
        return None
    of = name.rsplit("> of ", 1)[-1] if "<" in name else re.sub(r"^.*specialization.*? of ", "", name)
    return re.sub(r"[<(].*", "", of) or of


def forms(text: str) -> tuple[str, list[list[str]]]:
    """The first line of a module's text, and what stands in it, each as its lines."""
    first, *lines = text.split("\n")
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(" ("):
            found.append([line])
        elif line not in (")", ""):
            found[-1].append(line)
    return first, found


def functions(forms: list[list[str]]) -> list[list[str]]:
    return [form for form in forms if form[0].startswith(" (func ")]


def put_in_order(module: Path, named: Path) -> None:
    """Copies of one thing stand side by side, the smaller first: what repeats is near, which the compression tells in fewer
    bits. What somebody wrote keeps its place before them: neighbours in a file are alike, too.

    `named`: the same module with the names of its functions.
    """
    with tempfile.TemporaryDirectory() as folder:
        text, names = Path(folder, "module.wat"), Path(folder, "named.wat")
        subprocess.run(["wasm-dis", module, "-o", text], check=True)
        subprocess.run(["wasm-dis", named, "-o", names], check=True)
        first, all_forms = forms(text.read_text(errors="surrogateescape"))
        _, own = forms(names.read_text(errors="surrogateescape"))
        mangled = [re.match(r" \(func \$(\S+)", form[0])[1].replace("\\", "") for form in functions(own)]
        bodies = functions(all_forms)
        assert len(bodies) == len(mangled), "the two are not one module"
        families = [family(name) for name in demangled(mangled)]
        order = sorted(
            range(len(bodies)),
            key=lambda index: (1, families[index], len(bodies[index])) if families[index] else (0, "", 0))
        ordered = iter([bodies[index] for index in order])
        lines = [first]
        for form in all_forms:
            lines += next(ordered) if form[0].startswith(" (func ") else form
        text.write_text("\n".join([*lines, ")", ""]), errors="surrogateescape")
        subprocess.run(["wasm-as", "--all-features", text, "-o", module], check=True)
