import Foundation
import Storage

/// What the rows of a table look like.
struct TableShape: Sendable {
    struct Column: Sendable {
        let name: String
        /// A text; otherwise an integer, or bytes.
        let isText: Bool
        /// Bytes, which may be anything.
        var isBlob = false
        /// Never empty.
        let isRequired: Bool
    }

    let name: String
    let columns: [Column]

    /// A row with the columns that were added after it was written; `nil` where it cannot be one of this table.
    fileprivate func completed(_ row: [SQLValue]) -> [SQLValue]? {
        guard row.count <= columns.count else { return nil }
        for (value, column) in zip(row, columns) {
            switch value {
            case .null: if column.isRequired { return nil }
            case .integer: if column.isText || column.isBlob { return nil }
            case .text: if !column.isText { return nil }
            case .blob: if !column.isBlob { return nil }
            }
        }
        guard row.count < columns.count else { return row }
        let added = columns[row.count...]
        return added.contains(where: \.isRequired) ? nil : row + added.map { _ in .null }
    }
}

/// The rows on the leaf pages of a damaged database, read without what leads to them.
///
/// A row says what it holds, not what table it is of. All rows of a page are of one table, and all pages of a tree; the table is
/// the one that they fit. Where they fit more than one, the schema decides, as far as it can be read: it names the page that each
/// tree begins with, and a tree that misses no page has none elsewhere. Otherwise nothing does: a row is rather left out than
/// put where it was not.
struct LeafPages {
    private let database: Data
    private let log: Data

    /// - Parameters:
    ///   - database: the whole file.
    ///   - log: the whole log beside it; may be empty.
    init(database: Data, log: Data) { (self.database, self.log) = (database, log) }

    /// The rows that can be read, by the name of their table, in the order of their pages. Where a page was copied or a row was
    /// written anew, two may have the same key; none are the same in all columns.
    ///
    /// - Parameters:
    ///   - shapes: the tables that may be there.
    ///   - isFitting: a closer look at a row that has the shape of a table.
    /// - Returns: the rows, and how many more there are that fit a table, of which it cannot be said which one.
    func rows(
        _ shapes: [TableShape], isFitting: (_ table: String, _ row: [SQLValue]) -> Bool
    ) -> (tables: [String: [[SQLValue]]], unassigned: Int) {
        let written = WriteAheadLog.content(of: log)
        return database.withUnsafeBytes { file in
            log.withUnsafeBytes { log in
                let reserved = DoubtfulPages.reserved(file)
                // Some systems reserve bytes in every page, and a damaged header says so too: the rows tell.
                let readings = Set([0, reserved]).sorted().map { reserved in
                    var pages = DoubtfulPages(file, log: log, written, reserved: reserved)
                    return Self.rows(&pages, shapes, isFitting)
                }
                return readings.max { Self.count($0) < Self.count($1) } ?? ([:], 0)
            }
        }
    }

    private static func count(_ reading: (tables: [String: [[SQLValue]]], unassigned: Int)) -> Int {
        reading.tables.values.reduce(reading.unassigned) { $0 + $1.count }
    }

    private static func rows(
        _ pages: inout DoubtfulPages, _ shapes: [TableShape], _ isFitting: (String, [SQLValue]) -> Bool
    ) -> (tables: [String: [[SQLValue]]], unassigned: Int) {
        let free = pages.free()
        let columns = max(5, shapes.map(\.columns.count).max() ?? 0)
        var (leaves, trees) = ([Leaf](), Trees())
        for number in pages.numbers where !free.pages.contains(number) {
            guard let records = pages.records(on: number, atMost: columns) else {
                let children = pages.children(of: number)
                if !children.isEmpty { trees.add(children, below: number) }
                continue
            }
            let rows = records.filter { !trees.add(entry: $0) }
            trees.add([], below: number)
            if number > 1 { leaves.append(Leaf(number, rows, shapes, isFitting)) }
        }
        leaves.removeAll { pages.overflow.contains($0.number) || $0.rows.isEmpty }
        let whole = trees.whole()
        var fitting: [Int: Set<Int>] = [:]
        for leaf in leaves { fitting[trees.root(of: leaf.number), default: leaf.tables].formIntersection(leaf.tables) }

        var (tables, unassigned, known) = ([String: [[SQLValue]]](), 0, shapes.map { _ in Set<Content>() })
        for leaf in leaves {
            let root = trees.root(of: leaf.number)
            var candidates = leaf.tables.count == 1 ? leaf.tables : leaf.tables.intersection(fitting[root] ?? [])
            if let name = trees.names[root] {
                if candidates.count > 1 { candidates = candidates.filter { shapes[$0].name == name } }
            } else {
                let others = candidates.filter { !whole.contains(shapes[$0].name) }
                // A page of a table that misses none is free; where the list of those is not whole, only this tells.
                if others.isEmpty, !candidates.isEmpty, !free.isWhole { continue }
                if candidates.count > 1, free.isWhole { candidates = others }
            }
            let table = candidates.count == 1 ? candidates.first : nil
            for row in leaf.rows {
                guard let table, row.tables.contains(table), let values = shapes[table].completed(row.values) else {
                    unassigned += 1
                    continue
                }
                if known[table].insert(Content(row: values)).inserted {
                    tables[shapes[table].name, default: []].append(values)
                }
            }
        }
        return (tables, unassigned)
    }

    /// A leaf page, with those of its rows that fit a table.
    private struct Leaf {
        let number: Int
        let rows: [(values: [SQLValue], tables: [Int])]
        /// The tables that most of the rows fit: all of them, unless one is damaged.
        let tables: Set<Int>

        init(_ number: Int, _ records: [[SQLValue]], _ shapes: [TableShape], _ isFitting: (String, [SQLValue]) -> Bool)
        {
            self.number = number
            var counts = shapes.map { _ in 0 }
            rows = records.compactMap { record in
                let tables = shapes.indices.filter { index in
                    shapes[index].completed(record).map { isFitting(shapes[index].name, $0) } ?? false
                }
                for table in tables { counts[table] += 1 }
                return tables.isEmpty ? nil : (record, tables)
            }
            let most = counts.max() ?? 0
            tables = Set(most == 0 ? [] : counts.indices.filter { counts[$0] == most })
        }
    }

    /// What is known of the trees of the pages.
    private struct Trees {
        /// SQLite goes no deeper.
        private static let deepest = 20
        /// The page above a page; 0 where more than one claims it.
        private var parents: [Int: Int] = [:]
        /// The tables whose first pages the schema names, by page.
        private(set) var names: [Int: String] = [:]
        /// The pages that were read, and those of them whose children are in doubt.
        private var (read, doubtful): (Set<Int>, Set<Int>) = ([], [])

        mutating func add(_ children: [Int?], below parent: Int) {
            read.insert(parent)
            for child in children {
                guard let child else {
                    doubtful.insert(parent)
                    continue
                }
                if let other = parents.updateValue(parent, forKey: child) {
                    doubtful.formUnion([parent, other])
                    if other != parent { parents[child] = 0 }
                }
            }
        }

        /// The tables that miss no page, of those that the schema names.
        func whole() -> Set<String> {
            let lost = parents.filter { !read.contains($0.key) || names[$0.key] != nil }.values
            let broken = Set(doubtful.union(lost).map { root(of: $0) })
            let sound = names.filter { read.contains($0.key) && parents[$0.key] == nil && !broken.contains($0.key) }
            return Set(sound.values)
        }

        /// Takes a row of the schema, which fits some tables of ours; answers whether it is one.
        mutating func add(entry row: [SQLValue]) -> Bool {
            guard row.count == 5, case .text(let kind) = row[0], case .text(let name) = row[1], case .text = row[2],
                case .integer(let root) = row[3], ["table", "index", "view", "trigger"].contains(kind)
            else { return false }
            if kind == "table", root > 1 { names[Int(root)] = name }
            return true
        }

        func root(of page: Int) -> Int {
            var page = page
            for _ in 0..<Self.deepest {
                guard let parent = parents[page], parent != 0 else { break }
                page = parent
            }
            return page
        }
    }

    /// A row, to tell it from others by every byte: as texts, two spellings of one letter would be the same.
    private struct Content: Hashable {
        let row: [SQLValue]

        static func == (one: Self, other: Self) -> Bool {
            one.row.elementsEqual(other.row) {
                guard case (.text(let one), .text(let other)) = ($0, $1) else { return $0 == $1 }
                return one.utf8.elementsEqual(other.utf8)
            }
        }

        func hash(into hasher: inout Hasher) {
            for value in row {
                switch value {
                case .null: hasher.combine(0)
                case .integer(let number): hasher.combine(number)
                case .text(var text): text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
                case .blob(let bytes): hasher.combine(bytes)
                }
            }
        }
    }
}
