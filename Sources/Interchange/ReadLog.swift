import Training

/// Reads another app's export. What cannot go on is thrown; what can is in the log: skipped and repaired rows with
/// their lines, and warnings. Nothing is matched or stored.
public func readLog(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws(ImportError) -> ImportedLog {
    var findings = Findings()
    var source = try logSource(bytes, options, &findings)
    return try source.log(options, &findings)
}

/// The rows of a file. What they were found in is let go with the end of this.
private func logSource(
    _ bytes: [UInt8], _ options: ImportOptions, _ findings: inout Findings
) throws(ImportError) -> LogSource {
    let text = try decodedText(bytes)
    if let warning = text.warning { findings.warn(nil, warning) }
    if options.saysColumns == nil, options.format != .csv {
        if let file = try OpenweightFile(text.utf8) {
            try expect(.openweight, options)
            let lines = try file.unfold(&findings)
            return LogSource(.openweight, "openweight", ",", OpenweightFile.columns, lines, count: lines.count)
        }
        if let app = OtherApp(text: text.utf8) { throw .notReadYet(app) }
    }
    let delimiter = DelimitedText.delimiter(of: text.utf8)
    let delimiterText = String(Unicode.Scalar(delimiter))
    let records = try records(of: text.utf8, delimiter)
    if options.saysColumns == nil, options.format != .csv, let file = JefitFile(records) {
        try expect(.jefit, options)
        let lines = try file.unfold(&findings)
        return LogSource(.jefit, "jefit", delimiterText, file.columns, lines, count: file.rowCount)
    }
    let layout = try Layout(records, options)
    let body = layout.header == nil ? records[...] : records.dropFirst()
    let rows = mendedRows(body, layout, delimiter: delimiterText, &findings)
    let count = rows.count + findings.skipped.count
    var (columns, sets) = (layout.columns, rows)
    if let wide = layout.wide { (columns, sets) = (wide.unfolded, try wide.unfold(rows, &findings)) }
    findings.warn(about: layout)
    var source = LogSource(layout.format, layout.dialect, delimiterText, columns, sets, count: count)
    source.saysDayFirst = layout.saysDayFirst
    return source
}

private func expect(_ found: ImportFormat, _ options: ImportOptions) throws(ImportError) {
    if let said = options.format, said != found { throw .otherFormat(said: said, found: found) }
}

func decodedText(_ bytes: [UInt8]) throws(ImportError) -> DecodedText {
    guard bytes.count <= ImportLimit.bytes else { throw .tooLarge(limitBytes: ImportLimit.bytes) }
    // How zip and gzip begin. What lies in one as it is would be read as a table with its directory for rows.
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x1F, 0x8B]) { throw .packed }
    return DecodedText(bytes)
}

/// The records that hold anything, header included.
func records(of utf8: [UInt8], _ delimiter: UInt8) throws(ImportError) -> [DelimitedText.Record] {
    var text = DelimitedText(utf8, delimiter: delimiter)
    var records: [DelimitedText.Record] = []
    while let record = text.next() {
        if record.isBlank { continue }
        // Spreadsheets put "sep=;" above the header.
        if records.isEmpty, record.cells[0].lowercased().hasPrefix("sep=") {
            text.forgetWidth()
            continue
        }
        // Under a heading between tables another header follows.
        if record.sectionMark != nil { text.forgetWidth() }
        guard records.count <= ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
        records.append(record)
    }
    return records
}

/// A file as rows of one set each, whatever it looked like before.
private struct LogSource {
    let format: ImportFormat
    let dialect: String
    let delimiter: String
    let columns: Columns
    private var rows: [LogLine]
    /// Rows of the file itself.
    let count: Int
    /// Whether its header is in a language whose dates begin with the day.
    var saysDayFirst = false

    init(
        _ format: ImportFormat, _ dialect: String, _ delimiter: String, _ columns: Columns, _ rows: [LogLine],
        count: Int
    ) {
        (self.format, self.dialect, self.delimiter) = (format, dialect, delimiter)
        (self.columns, self.rows, self.count) = (columns, rows, count)
    }

    /// Its workouts. A row is let go once it is read: a long file is not in memory twice.
    ///
    /// - Throws: `tooManyRows` where rows stand for more sets than there may be rows.
    mutating func log(_ options: ImportOptions, _ findings: inout Findings) throws(ImportError) -> ImportedLog {
        let units = Units(rows, columns, said: options.unit)
        let dates = dateOrder(options)
        let reading = dates.order == .dayFirst ? "day before month" : "month before day"
        if !dates.isCertain, options.mapping?.dateOrder == nil {
            findings.warn(nil, "Dates can be read in two ways; they were read with the \(reading).")
        } else if dates.isProven, let said = options.mapping?.dateOrder, said != .init(dates.order) {
            findings.warn(
                nil, "Dates were read with the \(reading): the file has numbers over 12 that can only be days.")
        }
        let gathering = try gathered(units, dates.order, options, &findings)
        let workouts = gathering.workouts(format, &findings)
        let findings = findings.inOrder()
        return ImportedLog(
            format: format, dialect: dialect, delimiter: delimiter, weightUnit: units.weight, unitSource: units.source,
            unitEvidence: units.evidence,
            dateOrder: dates.isCertain ? nil : .init(dates.order),
            readOrder: dates.isNeeded ? .init(dates.order) : nil,
            rows: count, workouts: workouts, skippedRows: findings.skipped, repairedRows: findings.repaired,
            warnings: findings.warnings)
    }

    private mutating func gathered(
        _ units: Units, _ order: DateText.Order, _ options: ImportOptions, _ findings: inout Findings
    ) throws(ImportError) -> Gathering {
        var starts = StartTimes(DateText(order: order), hasZones: format != .strong && format != .hevy)
        starts.latest = options.latest
        var gathering = Gathering()
        if format == .strong {
            var strong = StrongRows(columns: columns, units: units, starts: starts)
            for index in rows.indices {
                let row = rows[index].taken()
                do throws(RowFault) {
                    gathering.add(try strong.read(row.tidied(columns, &findings), &findings))
                } catch {
                    findings.skip(row.line, error.reason)
                }
            }
            return gathering
        }
        var sets = SetRows(
            columns: columns, units: units,
            order: [.hevy, .topset, .openweight].contains(format) ? .place : format == .csv ? .marks : .nothing,
            groupsByDay: hasTimesOfSets, plansSets: format == .liftosaur, starts: starts)
        var count = 0
        for index in rows.indices {
            let row = rows[index].taken()
            do throws(RowFault) {
                guard let set = try sets.read(row.tidied(columns, &findings), &findings) else { continue }
                for _ in 0..<set.count { gathering.add(set) }
                count += set.count
            } catch {
                findings.skip(row.line, error.reason)
            }
            guard count <= ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
        }
        return gathering
    }

    /// In which order dates are read. What the lifter says, of this file or of one like it, goes before everything but a proof.
    private func dateOrder(_ options: ImportOptions) -> DateText.FoundOrder {
        var found = DateText.order(
            of: rows.lazy.map { columns.cell(.start, of: $0.cells) }, delimiter: delimiter, saysDayFirst: saysDayFirst,
            usual: options.usualOrder.map { $0 == .dayFirst ? .dayFirst : .monthFirst })
        guard let said = options.mapping?.dateOrder, !found.isProven, found.isNeeded else { return found }
        let order = said == .dayFirst ? DateText.Order.dayFirst : .monthFirst
        if found.order != order { found.isCertain = false }
        found.order = order
        return found
    }

    /// Whether the times of a table are those of its sets: then a day is a workout. Most rows have the time of the row before
    /// where they are a workout's.
    private var hasTimesOfSets: Bool {
        guard format == .csv || format == .fitbod, rows.count >= 8 else { return false }
        var changes = 0
        var last = ""
        for row in rows {
            let start = columns.startCell(of: row.cells)
            if start != last { changes += 1 }
            last = start
        }
        return changes * 2 > rows.count
    }
}

extension ColumnMapping.DateOrder {
    fileprivate init(_ order: DateText.Order) { self = order == .dayFirst ? .dayFirst : .monthFirst }
}
