import Training

/// What a table is: whose export, in which layout, and where its rows begin.
struct Layout {
    let format: ImportFormat
    private(set) var dialect: String
    var columns: Columns
    /// The cells of a whole row.
    private(set) var width: Int
    /// The record of the header; `nil` when the file has none.
    let header: DelimitedText.Record?
    /// Whether whole rows may lack the last cell, of which the header knows nothing.
    private(set) var hasOptionalCell = false
    /// Columns that say nothing known here.
    private(set) var unknownColumns: [String] = []
    /// Whether columns were recognised by what stands under them.
    let isByShape: Bool
    /// How the sets of a row stand side by side, where they do.
    var wide: WideRows?
    /// By which words a table was understood that is no known app's.
    var guess: MappingGuess?

    /// Recognises the layout by the names in the header, whatever their order; failing that, by the shape of the rows.
    init(_ records: [DelimitedText.Record], _ options: ImportOptions) throws(ImportError) {
        guard let first = records.first else { throw .empty }
        if let mapping = options.saysColumns {
            self = try Layout(mapping, records)
            return
        }
        let said = options.format
        var found = said == .csv ? nil : Self.named(first, rows: records.dropFirst())
        if found == nil, said != .csv {
            if let app = OtherApp(records) { throw .notReadYet(app) }
            found = Self.shaped(first, rows: records.dropFirst())
        }
        if found == nil { found = Self.guessed(records, evenByCells: said == .csv) }
        guard let found else { throw .unknownFormat(header: Self.shortened(first)) }
        if let said, said != found.format { throw .otherFormat(said: said, found: found.format) }
        self = found
    }

    init(
        _ format: ImportFormat, _ dialect: String, _ columns: Columns, header: DelimitedText.Record?, width: Int,
        isByShape: Bool = false
    ) {
        self.format = format
        self.dialect = dialect
        self.columns = columns
        self.columns.hasConvertedWeights = format == .strong
        self.width = width
        self.header = header
        self.isByShape = isByShape
        let known = columns.known
        for (index, cell) in (header?.cells ?? []).enumerated() where !known.contains(index) {
            let name = trimmed(cell)
            if !name.isEmpty, !(format.hasSilentColumns && silentColumns.contains(name.lowercased())) {
                unknownColumns.append(cell)
            }
        }
    }

    private static func named(_ header: DelimitedText.Record, rows: ArraySlice<DelimitedText.Record>) -> Layout? {
        let width = header.cells.count
        let hevy = Columns(header: header.cells, names: hevyColumn)
        if hevy.has(.start, .exerciseName), hevy.has(.setOrder) || hevy.has(.setType) || hevy.has(.reps) {
            return Layout(.hevy, "hevy", hevy, header: header, width: width)
        }
        var strong = Columns(header: header.cells, names: strongColumn)
        guard strong.has(.start, .exerciseName, .setOrder, .weight, .reps) else { return ofApp(header, rows) }
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

    /// Another app's by the set of its names.
    private static func ofApp(_ header: DelimitedText.Record, _ rows: ArraySlice<DelimitedText.Record>) -> Layout? {
        let names = Set(header.cells.map { plainHeaderName($0) })
        func has(_ all: String...) -> Bool { names.isSuperset(of: all) }
        func layout(_ format: ImportFormat, _ dialect: String, _ table: [String: Field]) -> Layout {
            let columns = Columns(header: header.cells) { column(named: $0, among: table) }
            return Layout(format, dialect, columns, header: header, width: header.cells.count)
        }
        if let wide = WideRows(header.cells) {
            var layout = Layout(.stronglifts, "stronglifts", wide.columns, header: header, width: header.cells.count)
            (layout.wide, layout.unknownColumns) = (wide, [])
            return layout
        }
        if has("workout_id", "started_at", "exercise", "set_type", "weight_kg") {
            var own = layout(.topset, "sets", ownNames)
            (own.columns.massUnit, own.columns.distanceUnit) = (.kg, .metre)
            return own
        }
        if has("workout datetime", "exercise", "completed reps") {
            return layout(.liftosaur, "liftosaur", liftosaurNames)
        }
        if has("starttime", "exercise", "status") || has("starttime", "exercise", "iswarmup") {
            return layout(.fitnotes, "F5", fitNotesSessionNames)
        }
        if has("date", "exercise", "reps", "iswarmup") || has("date", "exercise", "multiplier") {
            return layout(.fitbod, "fitbod", fitbodNames)
        }
        guard has("date", "exercise", "category"), names.contains("reps") || names.contains("time") else { return nil }
        var fitNotes = layout(.fitnotes, "", fitNotesNames)
        let dialect =
            fitNotes.columns.otherMassUnit != nil
            ? "F4" : fitNotes.columns.massUnit != nil ? "F1" : fitNotes.columns.has(.setNotes) ? "F3" : "F2"
        fitNotes = layout(.fitnotes, dialect, fitNotesNames)
        fitNotes.takeComments(of: rows)
        return fitNotes
    }

    /// Gives a column to comments that the header does not mention: a cell behind those of the header, or several where commas in
    /// it were not quoted, in rows that are well-formed without it.
    private mutating func takeComments(of rows: ArraySlice<DelimitedText.Record>) {
        guard !columns.has(.setNotes) else { return }
        guard rows.contains(where: { hasComment($0.cells) }) else { return }
        (columns[.setNotes], dialect) = (width, "F3")
        width += 1
        hasOptionalCell = true
    }

    /// Whether something stands behind the cells of the header, once as many cells went to the name as it takes for the rest to
    /// fit.
    private func hasComment(_ cells: [String]) -> Bool {
        guard cells.count > width, let name = columns[.exerciseName] else { return false }
        for more in 0..<min(cells.count - width, 8)
        where fits(Array(cells[..<name] + cells[(name + more)...].prefix(width - name))) {
            return cells[(width + more)...].contains { !trimmed($0).isEmpty }
        }
        return false
    }

    private static func shaped(_ first: DelimitedText.Record, rows: ArraySlice<DelimitedText.Record>) -> Layout? {
        guard let shape = StrongShape.matching(rows.isEmpty ? [first] : rows) else { return nil }
        var columns = Columns(shape.fields)
        if shape.dialect == "S6" { (columns.massUnit, columns.distanceUnit) = (.kg, .metre) }
        return Layout(
            .strong, shape.dialect, columns, header: shape.fits(first.cells) ? nil : first, width: shape.fields.count,
            isByShape: true)
    }

    static func shortened(_ record: DelimitedText.Record) -> String {
        let text = record.cells.prefix(60).joined(separator: ", ")
        return text.count > 120 ? String(text.prefix(120)) + "…" : text
    }
}

extension Layout {
    /// Whether the header is in a language whose dates begin with the day.
    var saysDayFirst: Bool {
        (header?.cells ?? []).contains { dayFirstWords.contains(withoutUnit(plainHeaderName($0), of: .weight)) }
    }

    /// Whether a fragment of a row has the date of one.
    func begins(_ cells: [String]) -> Bool {
        let date = trimmed(columns.cell(.start, of: cells))
        return !date.isEmpty
            && (DateText(order: .dayFirst).read(date) ?? DateText(order: .monthFirst).read(date)) != nil
    }

    /// Whether the cells of a row are of their columns' kinds.
    func fits(_ cells: [String]) -> Bool {
        format == .strong ? strongRowFits(cells, columns) : setRowFits(cells, columns, namesType: format == .hevy)
    }
}

extension ImportFormat {
    /// Whether columns of other things than sets are passed over without a word.
    fileprivate var hasSilentColumns: Bool {
        self == .fitnotes || self == .fitbod || self == .liftosaur || self == .topset
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
