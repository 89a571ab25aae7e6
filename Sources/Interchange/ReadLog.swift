import Training

/// Reads another app's export. What cannot go on is thrown; what can is in the log: skipped and repaired rows with
/// their lines, and warnings. Nothing is matched or stored.
public func readLog(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws(ImportError) -> ImportedLog {
    guard bytes.count <= ImportLimit.bytes else { throw .tooLarge(limitBytes: ImportLimit.bytes) }
    let text = DecodedText(bytes)
    if let app = OtherApp(text: text.utf8) { throw .notReadYet(app) }
    let delimiter = DelimitedText.delimiter(of: text.utf8)
    let delimiterText = String(Unicode.Scalar(delimiter))
    let records = try records(of: text.utf8, delimiter)
    let layout = try Layout(records, said: options.format)

    var findings = Findings()
    if let warning = text.warning { findings.warn(nil, warning) }
    let body = layout.header == nil ? records[...] : records.dropFirst()
    let rows = mendedRows(body, layout, delimiter: delimiterText, &findings)
    let rowCount = rows.count + findings.skipped.count
    let units = Units(rows, layout, said: options.unit)
    let gathering = gathered(rows, layout, units, delimiterText, &findings)
    let workouts = gathering.workouts(layout.format, &findings)
    findings.warn(about: layout)
    findings = findings.inOrder()
    return ImportedLog(
        format: layout.format, dialect: layout.dialect, delimiter: delimiterText, weightUnit: units.weight,
        unitSource: units.source, rows: rowCount, workouts: workouts, skippedRows: findings.skipped,
        repairedRows: findings.repaired, warnings: findings.warnings)
}

/// The records that hold anything, header included.
private func records(of utf8: [UInt8], _ delimiter: UInt8) throws(ImportError) -> [DelimitedText.Record] {
    var text = DelimitedText(utf8, delimiter: delimiter)
    var records: [DelimitedText.Record] = []
    while let record = text.next() {
        if record.isBlank { continue }
        // Spreadsheets put "sep=;" above the header.
        if records.isEmpty, record.cells[0].lowercased().hasPrefix("sep=") {
            text.forgetWidth()
            continue
        }
        guard records.count <= ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
        records.append(record)
    }
    return records
}

private func gathered(
    _ rows: [LogLine], _ layout: Layout, _ units: Units, _ delimiter: String, _ findings: inout Findings
) -> Gathering {
    let columns = layout.columns
    let order = DateText.order(of: rows.lazy.map { columns.cell(.start, of: $0.cells) }, delimiter: delimiter)
    if !order.isCertain {
        let reading = order.order == .dayFirst ? "day before month" : "month before day"
        findings.warn(nil, "Dates can be read in two ways; they were read with the \(reading).")
    }
    let starts = StartTimes(DateText(order: order.order))
    var gathering = Gathering()
    switch layout.format {
    case .strong:
        var strong = StrongRows(columns: columns, units: units, starts: starts)
        for row in rows {
            do throws(RowFault) {
                gathering.add(try strong.read(row.shortened(columns, &findings), &findings))
            } catch {
                findings.skip(row.line, error.reason)
            }
        }
    case .hevy:
        var hevy = HevyRows(columns: columns, units: units, starts: starts, ends: starts)
        for row in rows {
            do throws(RowFault) {
                gathering.add(try hevy.read(row.shortened(columns, &findings), &findings))
            } catch {
                findings.skip(row.line, error.reason)
            }
        }
    }
    return gathering
}
