"""What a disk could hold had the power failed, rebuilt from the log that power_cut.c records."""

import random
import struct
from dataclasses import dataclass
from pathlib import Path

NAMED, REMOVED, WRITTEN, CUT, SYNCED, NAMES_SYNCED = range(1, 7)
HEAD = struct.Struct("<IIqq")
SECTOR = 512


@dataclass
class Record:
    kind: int
    file: int
    at: int
    data: bytes
    end: int  # the length of the log once this record stood in it


class RecordedDisk:
    """The files of one folder, as they were at the start and in every moment since."""

    def __init__(self, before: dict[str, bytes], log: Path):
        self.before = before
        self.records: list[Record] = []
        content, position = log.read_bytes(), 0
        while position + HEAD.size <= len(content):
            kind, size, file, at = HEAD.unpack_from(content, position)
            end = position + HEAD.size + size
            if end > len(content):  # cut off by the kill: it never happened
                break
            self.records.append(Record(kind, file, at, content[position + HEAD.size : end], end))
            position = end
        self.end = position
        self.names = {r.file: r.data.decode() for r in self.records if r.kind == NAMED}

    def of(self, name: str, *kinds: int) -> list[Record]:
        """The records of one file."""
        return [r for r in self.records if r.kind in kinds and self.names.get(r.file) == name]

    def everything(self) -> dict[str, bytes]:
        """Every write, synced or not: what the folder holds when nothing is cut."""
        return self._image(self.records, lambda file: self.end, self.end, None)

    def explains(self, real: dict[str, bytes]) -> bool:
        """Whether the log has all that the killed process did to its files; its last record may be half done."""
        last = self.records[-1]
        for records in (self.records, self.records[:-1]):
            image, found = self._image(records, lambda file: self.end, self.end, None), dict(real)
            if last.kind == WRITTEN:
                for files in (image, found):
                    content = bytearray(files.get(self.names[last.file], b""))
                    put(content, last.at, bytes(len(last.data)))
                    files[self.names[last.file]] = bytes(content)
            if image == found:
                return True
        return False

    def strict(self, cut: int | None = None, trusted: int | None = None) -> dict[str, bytes]:
        """Only what was synced before the log was `cut` long: every other write and change of a name is lost.

        A disk that lies said of syncs after `trusted` that they were done, and did nothing.
        """
        return self._at(cut, trusted, None)

    def torn(self, chance: random.Random, cut: int | None = None) -> dict[str, bytes]:
        """What was synced and, of the rest, some writes, some lost, some torn at sectors; in any order, since the
        kernel and the disk settle on one of their own. Changes of names keep theirs, as in a journal."""
        return self._at(cut, None, chance)

    def _at(self, cut, trusted, chance):
        records = [r for r in self.records if cut is None or r.end <= cut]
        covered: dict[int, int] = {}
        names_covered = 0
        for record in records:
            if trusted is not None and record.end > trusted:
                continue
            if record.kind == SYNCED:
                covered[record.file] = max(covered.get(record.file, 0), record.at)
            elif record.kind == NAMES_SYNCED:
                names_covered = max(names_covered, record.at)
        if chance:
            pending = [r.end for r in records if r.kind in (NAMED, REMOVED) and r.end > names_covered]
            names_covered = chance.choice([names_covered, *pending])
        return self._image(records, lambda file: covered.get(file, 0), names_covered, chance)

    def _image(self, records, covered, names_covered, chance) -> dict[str, bytes]:
        # Each name's file, None for one that was not opened since the start.
        names = {name: None for name in self.before}
        contents: dict[int, bytearray] = {}
        pending: dict[int, list[Record]] = {}
        known = set(self.before)
        for record in records:
            if record.kind == NAMED:
                name = self.names[record.file]
                contents[record.file] = bytearray(self.before[name] if name in known else b"")
                if name in known:  # this is the file of the start, whose name is certain
                    known.discard(name)
                    names[name] = record.file
                elif record.end <= names_covered:
                    names[name] = record.file
            elif record.kind == REMOVED:
                name = self.names[record.file]
                if record.end <= names_covered:
                    names.pop(name, None)
            elif record.kind in (WRITTEN, CUT):
                if record.end <= covered(record.file):
                    apply(record, contents[record.file])
                elif chance:
                    pending.setdefault(record.file, []).append(record)
        for file, rest in pending.items():
            apply_some(rest, contents[file], chance)
        return {name: self.before[name] if file is None else bytes(contents[file]) for name, file in names.items()}


def apply(record: Record, content: bytearray) -> None:
    if record.kind == CUT:
        del content[record.at :]
        content.extend(bytes(record.at - len(content)))
    else:
        put(content, record.at, record.data)


def put(content: bytearray, at: int, data: bytes) -> None:
    if at > len(content):
        content.extend(bytes(at - len(content)))
    content[at : at + len(data)] = data


def apply_some(records: list[Record], content: bytearray, chance: random.Random) -> None:
    """Applies a random part of writes that nobody synced.

    Of two writes to one sector the later never comes without the earlier: the kernel has one copy of a page.
    """
    lost, torn = chance.choice([(0.05, 0.05), (0.5, 0.2), (0.2, 0.8), (0.9, 0.05)])
    last: dict[int, int] = {}  # by sector: the last write of it that the disk saw
    kept_cuts = set()
    for index, record in enumerate(records):
        fate = chance.random()
        if record.kind == CUT:
            if fate >= lost:
                kept_cuts.add(index)
            continue
        for sector in range(record.at // SECTOR, (record.at + len(record.data) + SECTOR - 1) // SECTOR):
            if fate >= lost + torn or (fate >= lost and chance.random() < 0.5):
                last[sector] = index
    for index, record in enumerate(records):
        if record.kind == CUT:
            if index in kept_cuts:
                apply(record, content)
            continue
        end = record.at + len(record.data)
        for sector in range(record.at // SECTOR, (end + SECTOR - 1) // SECTOR):
            if last.get(sector, -1) >= index:
                first, after = max(record.at, sector * SECTOR), min(end, (sector + 1) * SECTOR)
                put(content, first, record.data[first - record.at : after - record.at])


def read_folder(folder: Path) -> dict[str, bytes]:
    """The files of a folder, without shared memory, which is made anew."""
    return {p.name: p.read_bytes() for p in folder.iterdir() if p.is_file() and not p.name.endswith("-shm")}


def write_folder(image: dict[str, bytes], folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, content in image.items():
        path = folder / name
        path.write_bytes(content)
        path.chmod(0o600)
