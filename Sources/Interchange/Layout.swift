import Training

/// What a file is: whose export, in which layout, and where its rows begin.
struct Layout {
    let format: ImportFormat
    let dialect: String
    let columns: Columns
    /// The cells of a whole row.
    let width: Int
    /// The record of the header; `nil` when the file has none.
    let header: DelimitedText.Record?
    /// Columns that say nothing known here.
    let unknownColumns: [String]
    /// Whether columns were recognised by what stands under them.
    let isByShape: Bool

    /// Recognises the layout by the names in the header, whatever their order; failing that, by the shape of the rows.
    init(_ records: [DelimitedText.Record], said: ImportFormat?) throws(ImportError) {
        guard let first = records.first else { throw .empty }
        var found = Self.named(first, rows: records.dropFirst())
        if found == nil {
            if let app = OtherApp(records) { throw .notReadYet(app) }
            found = Self.shaped(first, rows: records.dropFirst())
        }
        guard let found else { throw .unknownFormat(header: Self.shortened(first)) }
        if let said, said != found.format { throw .otherFormat(said: said, found: found.format) }
        self = found
    }

    private init(
        _ format: ImportFormat, _ dialect: String, _ columns: Columns, header: DelimitedText.Record?, width: Int,
        isByShape: Bool = false
    ) {
        self.format = format
        self.dialect = dialect
        self.columns = columns
        self.width = width
        self.header = header
        self.isByShape = isByShape
        let known = columns.known
        unknownColumns =
            header?.cells.enumerated().filter { !known.contains($0.offset) && !trimmed($0.element).isEmpty }.map(
                \.element) ?? []
    }

    private static func named(_ header: DelimitedText.Record, rows: ArraySlice<DelimitedText.Record>) -> Layout? {
        let width = header.cells.count
        let hevy = Columns(header: header.cells, names: hevyColumn)
        if hevy.has(.start, .exerciseName), hevy.has(.setOrder) || hevy.has(.setType) || hevy.has(.reps) {
            return Layout(.hevy, "hevy", hevy, header: header, width: width)
        }
        var strong = Columns(header: header.cells, names: strongColumn)
        guard strong.has(.start, .exerciseName, .setOrder, .weight, .reps) else { return nil }
        if strong.known.count < width { strong.fillIn(width: width) }
        return Layout(.strong, strongDialect(strong, header.cells), strong, header: header, width: width)
    }

    private static func strongDialect(_ columns: Columns, _ header: [String]) -> String {
        if columns.has(.workoutNumber) { return "S6" }
        if columns.has(.weightUnit) { return "S5" }
        if columns.massUnit != nil { return columns.cell(.weight, of: header).contains("(") ? "S6" : "S1" }
        if columns.has(.workoutDuration) { return "S4" }
        return columns.has(.rpe) ? "S3" : "S2"
    }

    private static func shaped(_ first: DelimitedText.Record, rows: ArraySlice<DelimitedText.Record>) -> Layout? {
        guard let shape = StrongShape.matching(rows.isEmpty ? [first] : rows) else { return nil }
        var columns = Columns(shape.fields)
        if shape.dialect == "S6" { (columns.massUnit, columns.distanceUnit) = (.kg, .metre) }
        return Layout(
            .strong, shape.dialect, columns, header: shape.fits(first.cells) ? nil : first, width: shape.fields.count,
            isByShape: true)
    }

    private static func shortened(_ record: DelimitedText.Record) -> String {
        let text = record.cells.joined(separator: ", ")
        return text.count > 120 ? String(text.prefix(120)) + "…" : text
    }
}

extension Layout {
    /// Whether a fragment of a row has the date of one.
    func begins(_ cells: [String]) -> Bool {
        let date = trimmed(columns.cell(.start, of: cells))
        return !date.isEmpty
            && (DateText(order: .dayFirst).read(date) ?? DateText(order: .monthFirst).read(date)) != nil
    }

    /// Whether the cells of a row are of their columns' kinds.
    func fits(_ cells: [String]) -> Bool {
        switch format {
        case .strong: strongRowFits(cells, columns)
        case .hevy: hevyRowFits(cells, columns)
        }
    }
}

extension Columns {
    /// Gives unknown columns the meaning they have in the one layout of this width that agrees with all known ones: a
    /// header of which the table of its language has most names but not all.
    fileprivate mutating func fillIn(width: Int) {
        let known = Field.allCases.filter { self[$0] != nil }
        let shapes = StrongShape.all.filter { shape in
            shape.fields.count == width && known.allSatisfy { field in shape.fields[self[field] ?? 0] == field }
        }
        guard shapes.count == 1, let shape = shapes.first else { return }
        for (index, field) in shape.fields.enumerated() { self[field] = index }
    }
}
