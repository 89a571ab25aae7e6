"""Reads what scripts need of a WebAssembly module: its functions, their names, what they call and which addresses they take."""

import re
import subprocess
from pathlib import Path


class Reader:
    def __init__(self, data: bytes, at: int = 0):
        self.data, self.at = data, at

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def signed(self) -> int:
        begin = self.at
        value, bits = self.number(), 7 * (self.at - begin)
        return value - (1 << bits) if value >> (bits - 1) else value

    def take(self, count: int) -> bytes:
        self.at += count
        return self.data[self.at - count : self.at]

    def text(self) -> str:
        return self.take(self.number()).decode()

    def limits(self) -> None:
        if self.number() & 1:
            self.number()
        self.number()


def sections(module: bytes):
    reader = Reader(module, 8)
    while reader.at < len(module):
        kind = reader.take(1)[0]
        yield kind, reader.take(reader.number())


class Module:
    """`functions` are those with a body; `imports` stand before them in the numbers by which functions are called."""

    def __init__(self, module: bytes):
        self.imports, self.names, self.bodies, self.others = 0, {}, [], {}
        self.exported, self.table, self.table_base, self.data = [], [], 0, b""
        titles = {1: "types", 2: "imports", 3: "signatures", 4: "table", 6: "globals", 7: "exports", 9: "elements", 11: "data"}
        for kind, section in sections(module):
            if kind not in (0, 10):
                self.others[titles.get(kind, f"section {kind}")] = section
            reader = Reader(section)
            if kind == 0:
                self._read_names(reader)
            elif kind == 2:
                self._read_imports(reader)
            elif kind == 7:
                for _ in range(reader.number()):
                    reader.text()
                    what, index = reader.take(1)[0], reader.number()
                    if what == 0:
                        self.exported.append(index)
            elif kind == 9:
                self._read_table(reader)
            elif kind == 10:
                self.bodies = [reader.take(reader.number()) for _ in range(reader.number())]
            elif kind == 11:
                self.data = section

    def _read_imports(self, reader: Reader) -> None:
        for _ in range(reader.number()):
            reader.text(), reader.text()
            kind = reader.take(1)[0]
            if kind == 0:
                self.imports += 1
                reader.number()
            elif kind == 3:
                reader.take(2)
            else:  # a table's element type, then limits
                if kind == 1:
                    reader.take(1)
                reader.limits()

    def _read_table(self, reader: Reader) -> None:
        for _ in range(reader.number()):
            if reader.number() != 0 or reader.take(1)[0] != 0x41:
                raise ValueError("a table that is filled in another way than the linker's")
            self.table_base = reader.signed()
            reader.take(1)
            self.table += [reader.number() for _ in range(reader.number())]

    def _read_names(self, reader: Reader) -> None:
        if reader.text() != "name":
            return
        while reader.at < len(reader.data):
            kind, length = reader.take(1)[0], reader.number()
            part = Reader(reader.take(length))
            if kind == 1:
                self.names = {part.number(): part.text() for _ in range(part.number())}

    def name(self, body: int) -> str:
        return self.names.get(self.imports + body, "?")


def calls_and_numbers(body: bytes) -> tuple[set[int], set[int]]:
    """The functions that a body calls, and the 32-bit numbers in it: addresses of functions are among them."""
    reader, calls, numbers = Reader(body), set(), set()
    for _ in range(reader.number()):
        reader.number(), reader.take(1)
    while reader.at < len(body):
        code = reader.take(1)[0]
        if code in (0x10, 0x12, 0xD2):  # call, return_call, ref.func
            calls.add(reader.number())
        elif code == 0x41:
            numbers.add(reader.signed())
        elif code in (0x02, 0x03, 0x04, 0x42):  # block, loop, if: their type; i64.const
            reader.signed()
        elif code in (0x0C, 0x0D) or 0x20 <= code <= 0x26:  # branches, locals, globals, table elements
            reader.number()
        elif code == 0x0E:
            for _ in range(reader.number() + 1):
                reader.number()
        elif code in (0x11, 0x13) or 0x28 <= code <= 0x3E:  # indirect calls; loads and stores
            reader.number(), reader.number()
        elif code in (0x3F, 0x40, 0xD0):
            reader.take(1)
        elif code in (0x43, 0x44):
            reader.take(4 if code == 0x43 else 8)
        elif code == 0x1C:
            reader.take(reader.number())
        elif code == 0xFC:
            operands = {8: 2, 9: 1, 10: 2, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 16: 1, 17: 1}.get(reader.number(), 0)
            for _ in range(operands):
                reader.number()
        elif code not in (0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0xD1) and not 0x45 <= code <= 0xC4:
            raise ValueError(f"unknown instruction {code:#x}")
    return calls, numbers


def demangled(names: list[str]) -> list[str]:
    toolchain = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True).stdout
    resources = re.search(r'"runtimeResourcePath"\s*:\s*"(.*?)"', toolchain)
    tool = Path(resources[1]).parents[1] / "bin" / "swift-demangle" if resources else Path("swift-demangle")
    text = subprocess.run([tool], input="\n".join(names), capture_output=True, text=True, check=True).stdout
    return text.split("\n")[: len(names)]
