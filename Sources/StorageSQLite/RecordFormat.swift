import Foundation
import Storage

/// Bytes that may be anything: what does not lie in them is `nil`, and nothing in them is trusted to lead anywhere.
struct DoubtfulBytes {
    let bytes: UnsafeRawBufferPointer

    func holds(_ offset: Int, _ size: Int) -> Bool { offset >= 0 && size >= 0 && offset <= bytes.count - size }

    /// - Parameter size: 1, 2 or 4 bytes, big-endian.
    func unsigned(_ offset: Int, _ size: Int) -> Int? {
        guard holds(offset, size) else { return nil }
        return (offset..<offset + size).reduce(0) { $0 << 8 | Int(bytes[$1]) }
    }

    /// A number of at most 64 bits, seven to a byte, and where it ends.
    func varint(_ offset: Int) -> (value: Int64, end: Int)? {
        var value: UInt64 = 0
        for index in 0..<9 {
            guard holds(offset + index, 1) else { return nil }
            let byte = bytes[offset + index]
            if index == 8 { return (Int64(bitPattern: value << 8 | UInt64(byte)), offset + 9) }
            value = value << 7 | UInt64(byte & 0x7F)
            if byte & 0x80 == 0 { return (Int64(bitPattern: value), offset + index + 1) }
        }
        return nil
    }

    /// The values of a record that fills these bytes to the last one; `nil` where it does not, and for numbers with a
    /// fraction, which no column of ours holds.
    ///
    /// - Parameter columns: more than these are not a record of ours.
    func record(atMost columns: Int) -> [SQLValue]? {
        guard let header = varint(0), header.value <= Int64(bytes.count), header.value > header.end else { return nil }
        // What it says of itself comes first, and only then its texts are read: most of what is no record stops here.
        var (offset, end, count) = (header.end, Int(header.value), 0)
        while offset < header.value {
            guard count < columns, let type = varint(offset), let size = Self.size(ofType: type.value),
                size <= Int64(bytes.count - end)
            else { return nil }
            (offset, end, count) = (type.end, end + Int(size), count + 1)
        }
        guard offset == Int(header.value), end == bytes.count else { return nil }
        var values: [SQLValue] = []
        values.reserveCapacity(count)
        (offset, end) = (header.end, offset)
        while values.count < count, let type = varint(offset), let size = Self.size(ofType: type.value) {
            guard let value = value(ofType: type.value, end..<end + Int(size)) else { return nil }
            values.append(value)
            (offset, end) = (type.end, end + Int(size))
        }
        return values
    }

    private static func size(ofType type: Int64) -> Int64? {
        switch type {
        case 0, 8, 9: 0
        case 1...4: type
        case 5: 6
        case 6: 8
        case 12...: (type - 12) / 2
        default: nil
        }
    }

    private func value(ofType type: Int64, _ range: Range<Int>) -> SQLValue? {
        switch type {
        case 0: .null
        case 8, 9: .integer(type - 8)
        case 12... where type & 1 == 0: .blob(Array(bytes[range]))
        case 13...: String(validating: bytes[range], as: UTF8.self).map(SQLValue.text)
        default:
            .integer(range.reduce(bytes[range.lowerBound] & 0x80 == 0 ? 0 : -1) { $0 << 8 | Int64(bytes[$1]) })
        }
    }
}

/// The pages of a database that may be damaged, as its log leaves them, and what can be read of each by itself.
///
/// Every step is bounded, so that no content makes it longer than a few times the size of the file.
///
/// Format: sqlite.org/fileformat2.html, section 1.
struct DoubtfulPages {
    private static let magic = Array("SQLite format 3\0".utf8)
    /// A sound page is covered by its cells once, and an overflow page is in one chain; so many times either is read at most.
    private static let patience = 8

    private let file: UnsafeRawBufferPointer
    private let log: UnsafeRawBufferPointer
    private let written: WriteAheadLog.Content
    private let pageSize: Int
    /// Of a page; the rest of it is reserved.
    private let usable: Int
    /// The number of the last page.
    private let last: Int
    /// The pages that are there.
    let numbers: [Int]
    /// The pages in the chains of the records that were read.
    private(set) var overflow: Set<Int> = []
    private var visits: [Int: (walk: Int, times: Int)] = [:]
    private var walks = 0

    /// - Parameter reserved: the bytes at the end of each page that are not the database's.
    init(
        _ file: UnsafeRawBufferPointer, log: UnsafeRawBufferPointer, _ written: WriteAheadLog.Content, reserved: Int
    ) {
        (self.file, self.log, self.written) = (file, log, written)
        let stated = DoubtfulBytes(bytes: file).unsigned(16, 2).map { $0 == 1 ? 65_536 : $0 } ?? 0
        let isSize = stated >= 512 && stated & (stated - 1) == 0
        // What the log says is under a checksum.
        pageSize = written.pageSize > 0 ? written.pageSize : isSize ? stated : 4_096
        usable = pageSize - reserved
        let whole = file.count / pageSize
        // After a commit the log says how many there are. The header says it too, but nothing tells whether that is damaged.
        last = written.pageCount > 0 ? written.pageCount : whole
        let logged = written.pages.keys.filter { [last] in $0 > whole && $0 <= last }.sorted()
        numbers = Array(1..<min(whole, last) + 1) + logged
    }

    /// What the header says is reserved at the end of each page, where it can be so: 0, or up to 32 bytes.
    static func reserved(_ file: UnsafeRawBufferPointer) -> Int {
        guard file.starts(with: magic), let size = DoubtfulBytes(bytes: file).unsigned(20, 1), size <= 32 else {
            return 0
        }
        return size
    }

    private func page(_ number: Int) -> DoubtfulBytes? {
        guard number > 0, number <= last else { return nil }
        if let range = written.pages[number] {
            return DoubtfulBytes(bytes: UnsafeRawBufferPointer(rebasing: log[range].prefix(usable)))
        }
        guard number <= file.count / pageSize else { return nil }
        let start = (number - 1) * pageSize
        return DoubtfulBytes(bytes: UnsafeRawBufferPointer(rebasing: file[start..<start + usable]))
    }

    /// The pages that hold nothing, whose old rows are still to be read. Where their list cannot be followed to the end that
    /// the header names, every page that looks like a part of it is taken for one, and some may be missed.
    func free() -> (pages: Set<Int>, isWhole: Bool) {
        var free: Set<Int> = []
        var most = last
        if let header = page(1), header.bytes.starts(with: Self.magic), let count = header.unsigned(28, 4),
            let first = header.unsigned(32, 4), let total = header.unsigned(36, 4)
        {
            most = max(most, count)
            var next = first
            while next != 0, !free.contains(next), let part = listed(next, most) {
                free.insert(next)
                free.formUnion(part.pages)
                next = part.next
            }
            if next == 0, free.count == total { return (free, true) }
        }
        let parts = numbers.compactMap { listed($0, most) }.filter { !$0.pages.isEmpty }
        // A part that another one lists is itself free, and what it lists is long out of date.
        let outdated = Set(parts.flatMap(\.pages))
        for part in parts where !outdated.contains(part.number) { free.formUnion(part.pages) }
        return (free, false)
    }

    /// What the part of the list of free pages on a page lists, where the page can be one.
    private func listed(_ number: Int, _ most: Int) -> (number: Int, next: Int, pages: [Int])? {
        guard let page = page(number), let next = page.unsigned(0, 4), next <= most, let count = page.unsigned(4, 4),
            count <= usable / 4 - 2
        else { return nil }
        let pages = (0..<count).compactMap { page.unsigned(8 + 4 * $0, 4) }
        guard pages.allSatisfy({ $0 > 1 && $0 <= most }), Set(pages).count == count else { return nil }
        return (number, next, pages)
    }

    /// Where the cells of a page of this type begin; -1 for those that cannot be there.
    private func cells(_ number: Int, type: Int, headerSize: Int) -> (page: DoubtfulBytes, offsets: [Int])? {
        // The first page begins with the header of the file.
        let start = number == 1 ? 100 : 0
        guard let page = page(number), page.unsigned(start, 1) == type, let count = page.unsigned(start + 3, 2),
            let content = page.unsigned(start + 5, 2)
        else { return nil }
        let end = start + headerSize + 2 * count
        guard end <= (content == 0 ? 65_536 : content), max(content, end) <= usable else { return nil }
        let offsets = (0..<count).map { page.unsigned(start + headerSize + 2 * $0, 2) ?? 0 }
        return (page, offsets.map { $0 >= end ? $0 : -1 })
    }

    /// The children of an interior page of a table, with a `nil` where some may be missing; none where it is no such page.
    func children(of number: Int) -> [Int?] {
        guard let (page, offsets) = cells(number, type: 0x05, headerSize: 12) else { return [] }
        let start = number == 1 ? 100 : 0
        let children = (offsets + [start + 8]).map { offset in
            page.unsigned(offset, 4).flatMap { $0 > 1 && $0 <= last && $0 != number ? $0 : nil }
        }
        // From where the content begins, a sound page is cells, free blocks and the odd bytes between them.
        var used = offsets.reduce(0) { used, offset in used + (page.varint(offset + 4).map { $0.end - offset } ?? 0) }
        used += (page.unsigned(start + 5, 2) ?? 0) + (page.unsigned(start + 7, 1) ?? 0)
        var block = page.unsigned(start + 1, 2) ?? 0
        while block > 0, used < usable, let size = page.unsigned(block + 2, 2), size >= 4 {
            used += size
            block = page.unsigned(block, 2) ?? 0
        }
        return used == usable && block == 0 ? children : children + [nil]
    }

    /// The records of a leaf page of a table, without those that do not read; `nil` where it is no such page.
    mutating func records(on number: Int, atMost columns: Int) -> [[SQLValue]]? {
        guard let (page, offsets) = cells(number, type: 0x0D, headerSize: 8) else { return nil }
        var (records, room) = ([[SQLValue]](), usable * Self.patience)
        records.reserveCapacity(offsets.count)
        for offset in offsets {
            guard let length = page.varint(offset), length.value > 0, length.value <= Int64(numbers.count * usable),
                let start = page.varint(length.end)?.end
            else { continue }
            let (size, local) = (Int(length.value), localSize(Int(length.value)))
            guard page.holds(start, local + (local < size ? 4 : 0)), local <= room else { continue }
            room -= local
            let head = UnsafeRawBufferPointer(rebasing: page.bytes[start..<start + local])
            if local == size {
                if let record = DoubtfulBytes(bytes: head).record(atMost: columns) { records.append(record) }
            } else if let first = page.unsigned(start + local, 4), let (payload, chain) = joined(head, first, size),
                let record = payload.withUnsafeBytes({ DoubtfulBytes(bytes: $0).record(atMost: columns) })
            {
                records.append(record)
                overflow.formUnion(chain)
            }
        }
        return records
    }

    /// How many bytes of a payload lie on the leaf page itself.
    private func localSize(_ size: Int) -> Int {
        let (most, least) = (usable - 35, (usable - 12) * 32 / 255 - 23)
        guard size > most else { return size }
        let fitting = least + (size - least) % (usable - 4)
        return fitting <= most ? fitting : least
    }

    /// A payload of `size` bytes whose rest is in the chain of pages that begins with `next`, and ends there exactly.
    private mutating func joined(
        _ head: UnsafeRawBufferPointer, _ next: Int, _ size: Int
    ) -> (payload: [UInt8], chain: [Int])? {
        var (payload, chain, next) = (Array(head), [Int](), next)
        walks += 1
        while payload.count < size {
            let times = visits[next]?.times ?? 0
            guard next > 1, let page = page(next), visits[next]?.walk != walks, times < Self.patience,
                let following = page.unsigned(0, 4)
            else { return nil }
            visits[next] = (walks, times + 1)
            payload += page.bytes.dropFirst(4).prefix(size - payload.count)
            chain.append(next)
            next = following
        }
        return next == 0 ? (payload, chain) : nil
    }
}
