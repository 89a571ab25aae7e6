import Training

/// JEFIT's export: several tables under headings in one file, of which one lists workouts and one the exercises done in
/// them, with all sets of an exercise in one cell (`80x8,85x6`).
struct JefitFile {
    private struct Table {
        var header: [String] = []
        var rows: [DelimitedText.Record] = []

        func cell(_ name: String, _ row: DelimitedText.Record) -> String {
            guard let column = header.firstIndex(of: name), column < row.cells.count else { return "" }
            return trimmed(row.cells[column])
        }
    }

    private let sessions: Table
    private let logs: Table
    private let unit: MassUnit?

    /// `nil` when the records are another app's.
    init?(_ records: [DelimitedText.Record]) {
        var tables: [String: Table] = [:]
        var section: String?
        for record in records {
            if let mark = record.sectionMark {
                section = mark.isEmpty ? nil : mark
            } else if let section {
                if tables[section] == nil {
                    tables[section] = Table(header: record.cells.map { plainHeaderName($0) })
                } else if record.cells.map({ plainHeaderName($0) }) != tables[section]?.header {
                    tables[section]?.rows.append(record)
                }
            } else if tables.isEmpty {
                // The one table without its heading.
                let header = record.cells.map { plainHeaderName($0) }
                guard Set(header).isSuperset(of: ["ename", "logs"]) else { return nil }
                (section, tables["EXERCISE LOGS"]) = ("EXERCISE LOGS", Table(header: header))
            }
        }
        guard let logs = tables["EXERCISE LOGS"], Set(logs.header).isSuperset(of: ["ename", "logs"]) else { return nil }
        self.logs = logs
        sessions = tables["WORKOUT SESSIONS"] ?? Table()
        let setting = tables["SETTING"] ?? Table()
        unit = setting.rows.first.flatMap { massUnit(named: setting.cell("mass", $0).lowercased()) }
    }

    /// The columns of the rows that `unfold` makes.
    var columns: Columns {
        var columns = Columns([.workoutNumber, .start, .workoutDuration, .exerciseName, .weight, .reps])
        columns.massUnit = unit
        return columns
    }

    /// Rows of the table of exercises.
    var rowCount: Int { logs.rows.count }

    /// One row for each set. What is no set of weight and repetitions is skipped, with its line.
    ///
    /// - Throws: `tooManyRows`.
    func unfold(_ findings: inout Findings) throws(ImportError) -> [LogLine] {
        let headings = sessionHeadings()
        let name = logs.header.firstIndex(of: "ename") ?? 0
        var lines: [LogLine] = []
        for row in logs.rows {
            if row.cells.count != logs.header.count, row.repair != nil {
                findings.skip(row.line, "stray quotation mark")
                continue
            }
            let number = logs.cell("belongsession", row)
            // A moment is the session's; without one the day is the row's.
            var heading = headings[number] ?? ["", ""]
            if heading[0].isEmpty { heading[0] = logs.cell("mydate", row) }
            let text = logs.cell("logs", row)
            let sets = text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { trimmed(String($0)) }
            guard lines.count + findings.skipped.count + sets.count <= ImportLimit.rows else {
                throw .tooManyRows(limit: ImportLimit.rows)
            }
            let pairs = sets.map { Self.pair($0) }
            let (common, place) = shortened(row, &findings)
            if pairs.isEmpty {
                findings.skip(row.line, "no weight, reps, time or distance")
            } else if Self.isTimed(pairs) {
                findings.skip(row.line, "time and distance of JEFIT cannot be read: \(quoted(text))")
            } else {
                for (set, pair) in zip(sets, pairs) {
                    guard let pair else {
                        findings.skip(row.line, "\(quoted(set)) is no weight and reps")
                        continue
                    }
                    var raw = common
                    raw[place] = set
                    lines.append(
                        LogLine(
                            line: row.line, cells: [number] + heading + [raw[name], pair.weight, pair.reps], raw: raw))
                }
            }
        }
        return lines
    }

    /// The cells of a row without its sets, none longer than it may be, and where the sets stood.
    private func shortened(_ row: DelimitedText.Record, _ findings: inout Findings) -> (cells: [String], sets: Int) {
        let place = logs.header.firstIndex(of: "logs") ?? 0
        var cells = row.cells
        while cells.count < logs.header.count { cells.append("") }
        cells[place] = ""
        var columns = Columns()
        columns[.exerciseName] = logs.header.firstIndex(of: "ename")
        return (LogLine(line: row.line, cells: cells).tidied(columns, &findings).cells, place)
    }

    /// When each session began and how long it took. JEFIT counts seconds from 1970, in UTC.
    private func sessionHeadings() -> [String: [String]] {
        var headings: [String: [String]] = [:]
        for row in sessions.rows {
            let moment = ["starttime", "starttimie"].compactMap { Int64(sessions.cell($0, row)) }.first { $0 > 0 }
            var start = sessions.cell("mydate", row)
            if let moment, moment < 253_000_000_000 {
                start = LocalDateTime(millisecondsOnTheWall: moment * 1_000).text + "Z"
            }
            headings[sessions.cell("_id", row)] = [start, sessions.cell("total_time", row)]
        }
        return headings
    }

    /// The halves of `80x8`.
    private static func pair(_ set: String) -> (weight: String, reps: String)? {
        let halves = set.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }.map { trimmed(String($0)) }
        guard halves.count == 2, case .number = WrittenNumber.Cell(halves[0]),
            case .number = WrittenNumber.Cell(halves[1])
        else { return nil }
        return (halves[0], halves[1])
    }

    /// Calories, distance, speed, laps and minutes stand as zeros by numbers: `0x0,0x0,0x0,0x10,0x60`.
    private static func isTimed(_ pairs: [(weight: String, reps: String)?]) -> Bool {
        func isZero(_ cell: String) -> Bool { !WrittenNumber.Cell(cell).hasNumber }
        let known = pairs.compactMap { $0 }
        return pairs.count >= 4 && known.allSatisfy { isZero($0.weight) }
            && (known.count < pairs.count || known.contains { isZero($0.reps) })
    }
}

extension DelimitedText.Record {
    /// The heading that a record is instead of a row, such as `### EXERCISE LOGS ###`, in capitals; empty where one only ends a
    /// table.
    var sectionMark: String? {
        let text = trimmed(cells[0])
        guard text.hasPrefix("###"), cells.dropFirst().allSatisfy({ trimmed($0).isEmpty }) else { return nil }
        return trimmed(String(text.filter { $0 != "#" })).uppercased()
    }
}
