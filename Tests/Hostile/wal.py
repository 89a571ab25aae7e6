"""Reads SQLite's write-ahead log as recovery does, and sees what recovery drops without a word.

Recovery goes through the frames from the first and stops where a checksum does not continue the one before: what
follows counts as never committed. After a kill or a power cut that is so. After damage it is not, and committed work is
dropped.

The two are told apart by this: with `synchronous = FULL` a frame is written after a commit only once that commit was
synced. So a frame that continues the checksum of a commit frame, both of this log's salts, proves that the commit was
on the disk. Recovery stopping before it means that something on the disk has changed since.

A power cut leaves no such pair behind where recovery stops: what was not synced is one transaction, and its commit
frame is its last. What lies behind that is older: of another pass over the file, with other salts, or of a transaction
rolled back, whose checksums continue from another frame.
"""

import functools
import struct
from dataclasses import dataclass

HEADER, FRAME = 32, 24
UNPROVEN = 3  # commits at the start of a log: GRDB opens with `NORMAL` and makes two, and the next is the first synced


@functools.lru_cache(maxsize=50_000)
def checksum(seed: tuple[int, int], data: bytes, order: str) -> tuple[int, int]:
    one, two = seed
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for index in range(0, len(words), 2):
        one = (one + words[index] + two) & 0xFFFFFFFF
        two = (two + words[index + 1] + one) & 0xFFFFFFFF
    return one, two


@dataclass
class Frame:
    page: int
    commit: bool
    salts: tuple[int, int]
    stored: tuple[int, int]
    continues: bool  # its checksum is right if the one stored before it is


@dataclass
class Recovery:
    frames: list[Frame]
    kept: int  # the frames up to the last commit that recovery takes
    stopped: int  # the first frame that recovery cannot take
    proven: int  # the last commit frame that was on the disk for certain: more than `kept` when there is damage

    @property
    def is_damaged(self) -> bool:
        return self.proven > self.kept


def proves(frames: list[Frame], number: int) -> bool:
    """Whether a frame, by its index, continues a commit that had to be synced before it was written."""
    if not frames[number - 1].commit or not frames[number].continues:
        return False
    return sum(frame.commit for frame in frames[:number]) > UNPROVEN


def read(content: bytes) -> Recovery:
    """What recovery makes of a log. One that is empty, or was never begun, is sound."""
    if len(content) < HEADER:
        return Recovery([], 0, 1, 0)
    magic, _, size, _, *salts = struct.unpack(">6I", content[:24])
    order = ">" if magic & 1 else "<"
    previous = struct.unpack(">2I", content[24:32])
    is_header_sound = (magic & ~1) == 0x377F0682 and checksum((0, 0), content[:24], order) == previous
    if size not in [1 << bits for bits in range(9, 17)]:
        size, order = 4096, "<"  # damaged; the frames may still tell
    frames = []
    for at in range(HEADER, len(content) - FRAME - size + 1, FRAME + size):
        page, truncate, salt1, salt2, sum1, sum2 = struct.unpack_from(">6I", content, at)
        page_content = content[at + FRAME : at + FRAME + size]
        right = checksum(checksum(previous, content[at : at + 8], order), page_content, order)
        previous = (sum1, sum2)
        frames.append(Frame(page, truncate != 0, (salt1, salt2), previous, right == previous))
    if not is_header_sound:  # it is written in one sector and synced before any frame: no cut tears it
        pairs = [i for i in range(1, len(frames)) if proves(frames, i) and frames[i].salts == frames[i - 1].salts]
        return Recovery(frames, 0, 1, max(pairs, default=0))
    stopped = kept = 0
    for stopped, frame in enumerate(frames, 1):
        if frame.salts != tuple(salts) or not frame.continues or frame.page == 0:
            break
        if frame.commit:
            kept = stopped
    else:
        stopped = len(frames) + 1
    proven = kept
    for number in range(stopped, len(frames)):  # this frame and the one after it, counted from 1
        if proves(frames, number) and frames[number - 1].salts == frames[number].salts == tuple(salts):
            proven = number
    return Recovery(frames, kept, stopped, proven)
