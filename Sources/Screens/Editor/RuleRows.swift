import Training
import Wire

/// Several of a kind in a rule, each a row of two fields: the sets of weeks, stages, steps by effort, raises by reps. In the text of
/// their setting they stand in lines: a row each, or the sets of a week.
struct RuleRows {
    let name: String
    /// Lines, their rows, the fields of those.
    var lines: [[[String]]] = []

    init(_ name: String, _ text: String) {
        self.name = name
        if text.isEmpty { return }
        for line in Self.split(text, UInt8(ascii: "\n")) {
            var rows: [[String]] = []
            for row in isOfWeeks ? Self.split(line, UInt8(ascii: " ")) : [line] {
                let fields = Self.split(row, separator)
                rows.append([fields[0], fields.count > 1 ? fields[1] : ""])
            }
            lines.append(rows)
        }
    }

    /// Whether a line is a week of several sets.
    var isOfWeeks: Bool { name == "weeks" }
    var isOfStages: Bool { name == "stages" }

    /// The field of reps that may be open; `nil` where there is none.
    var openField: Int? { isOfWeeks ? 0 : isOfStages ? 1 : nil }

    /// Fields that would do, to see which of a row does not.
    private var sample: [String] { isOfWeeks ? Self.week : isOfStages ? Self.stage : Self.raise }

    private static let week = ["5", "50"]
    private static let stage = ["3", "5"]
    private static let raise = ["8", "2"]

    /// Where the second of the two fields stands in a row of the rule, as the end of a JSON pointer.
    fileprivate var secondField: String {
        switch name {
        case "weeks", "steps": "/percent"
        case "stages": "/reps"
        default: "/amount"
        }
    }

    private var separator: UInt8 { UInt8(ascii: isOfWeeks ? "@" : isOfStages ? "x" : " ") }

    private static func split(_ text: String, _ separator: UInt8) -> [String] {
        var parts: [String] = []
        for part in text.utf8.split(separator: separator, omittingEmptySubsequences: false) {
            parts.append(String(Substring(part)))
        }
        return parts
    }

    private func text(_ row: [String]) -> String {
        row[0] + String(decoding: [separator], as: UTF8.self) + row[1]
    }

    var text: String {
        var text = ""
        for (index, line) in lines.enumerated() {
            if index > 0 { text += "\n" }
            for (place, row) in line.enumerated() { text += (place > 0 ? " " : "") + self.text(row) }
        }
        return text
    }

    // MARK: As fields

    /// What a field shows: what is meant stands beside it.
    func shown(_ line: Int, _ row: Int, _ field: Int) -> String {
        let text = lines[line][row][field]
        return text.hasSuffix("%") || text.hasSuffix("+") ? String(text.dropLast()) : text
    }

    func isOpen(_ line: Int, _ row: Int) -> Bool { openField.map { lines[line][row][$0].hasSuffix("+") } ?? false }

    /// Whether a rule would not have what stands in a field.
    func isWrong(_ line: Int, _ row: Int, _ field: Int, in rule: ProgressionRule, _ unit: MassUnit) -> Bool {
        var (rule, fields) = (rule, sample)
        fields[field] = lines[line][row][field]
        return !rule.set(name, text(fields), unit)
    }

    // MARK: Changes, each as the text that it comes to

    func typing(_ entry: String, _ line: Int, _ row: Int, _ field: Int) -> String {
        var changed = self
        var bytes: [UInt8] = []
        for byte in entry.utf8 where byte > 32 && byte != separator { bytes.append(byte) }
        let isOpen = field == openField && self.isOpen(line, row)
        changed.lines[line][row][field] = String(decoding: bytes, as: UTF8.self) + (isOpen ? "+" : "")
        return changed.text
    }

    func toggling(_ line: Int, _ row: Int) -> String {
        guard let field = openField else { return text }
        var changed = self
        changed.lines[line][row][field] = shown(line, row, field) + (isOpen(line, row) ? "" : "+")
        return changed.text
    }

    /// One more, like the last one.
    func adding(to line: Int) -> String {
        var changed = self
        if let last = lines[line].last { changed.lines[line].append(last) }
        return changed.text
    }

    func addingLine() -> String {
        var changed = self
        changed.lines.append(lines.last ?? [sample])
        return changed.text
    }

    func removing(_ line: Int, _ row: Int) -> String {
        var changed = self
        changed.lines[line].remove(at: row)
        if changed.lines[line].isEmpty { changed.lines.remove(at: line) }
        return changed.text
    }
}

extension EditorCard {
    /// The rows of a setting; what is wrong stands beside its own.
    @inline(never) func rows(_ setting: RuleSetting, _ text: String, _ id: String) -> View {
        let rows = RuleRows(setting.name, text)
        let names = strings.columns(of: rows)
        let change: (String) -> Message = { [index] in .editor(.ruleSetting(index, setting.name, $0)) }
        // Without a raise nothing is ever added; all else needs one row.
        let isOne = rows.lines.count == 1 && rows.lines[0].count == 1 && setting.name != "increase/table"
        return div("sets", [.id(id), .role("group"), .label(setting.label)]) {
            for (line, fields) in rows.lines.enumerated() {
                if rows.isOfWeeks { tag("p", "label", strings.weekTitle(line + 1, nil)) }
                for row in fields.indices {
                    let title = strings.title(of: rows, line, row)
                    let spoken = rows.isOfWeeks ? strings.weekTitle(line + 1, nil) + ": " + title : title
                    let own = id + "-" + String(line) + "-" + String(row)
                    div("set-line", key: UInt64(line * 100 + row + 1)) {
                        tag("span", "why n", title)
                        for field in 0..<2 { cell(rows, line, row, field, own, spoken + ", " + names[field], change) }
                        if rows.openField != nil {
                            button(
                                "btn plain", change(rows.toggling(line, row)),
                                [
                                    .id(own + "-open"), .pressed(rows.isOpen(line, row)),
                                    .label(strings.asManyAsPossible + ", " + spoken),
                                ], "+")
                        }
                        iconButton(
                            .close, strings.removeRow + ", " + spoken, change(rows.removing(line, row)),
                            [.id(own + "-remove"), .disabled(isOne)])
                    }
                    if let (field, fault) = fault(rows, line, row) {
                        tag("p", "fault", [.id(own + "-" + String(field) + "-fault")], fault)
                    }
                }
                if rows.isOfWeeks {
                    button(
                        "btn plain", change(rows.adding(to: line)),
                        [.label(strings[.plusSet] + ", " + strings.weekTitle(line + 1, nil))],
                        key: UInt64(line * 100 + 99), strings[.plusSet])
                }
            }
            button("btn plain", change(rows.addingLine()), [.id(id + "-add")], key: 100_000, strings.addingTo(rows))
        }
    }

    /// Whether something is wrong with one of the rows of a setting.
    func isWrong(_ setting: RuleSetting, _ text: String) -> Bool {
        let rows = RuleRows(setting.name, text)
        for (line, fields) in rows.lines.enumerated() {
            for row in fields.indices where fault(rows, line, row) != nil { return true }
        }
        return false
    }

    private func cell(
        _ rows: RuleRows, _ line: Int, _ row: Int, _ field: Int, _ id: String, _ label: String,
        _ change: @escaping (String) -> Message
    ) -> View {
        var isWrong = fault(rows, line, row)?.field == field
        if let rule = prescription.rule, rows.isWrong(line, row, field, in: rule, strings.unit) { isWrong = true }
        return numberInput(id + "-" + String(field), label, rows.shown(line, row, field), isWrong) {
            change(rows.typing($0, line, row, field))
        }
    }

    /// What is wrong with a row: as it is typed, else what the server would not have of it.
    private func fault(_ rows: RuleRows, _ line: Int, _ row: Int) -> (field: Int, text: String)? {
        let names = strings.columns(of: rows)
        for field in 0..<2 where prescription.rule.map({ rows.isWrong(line, row, field, in: $0, strings.unit) }) == true
        {
            return (field, names[field] + ": " + strings[.noNumber])
        }
        let own = "/rule/" + rows.name + "/" + String(line) + (rows.isOfWeeks ? "/" + String(row) : "")
        for (path, text) in faults where path == own || path.hasPrefix(own + "/") {
            let ending = String(path.dropFirst(own.utf8.count))
            return (rows.secondField == ending ? 1 : 0, text)
        }
        return nil
    }
}

/// Rows of rules, in words.
extension Strings {
    /// What the two fields of a row are.
    fileprivate func columns(of rows: RuleRows) -> [String] {
        switch rows.name {
        case "weeks": [repsWord, t("Percent", "Prozent")]
        case "stages": [t("Sets", "Sätze"), repsWord]
        case "steps": [t("Up to RPE", "Bis RPE"), t("Change, percent", "Änderung, Prozent")]
        default: [t("From reps", "Ab Wdh."), t("More", "Mehr")]
        }
    }

    private var repsWord: String { t("Reps", "Wdh.") }

    /// "Set 2", "Stage 3", "Row 1": with its week where there are weeks.
    fileprivate func title(of rows: RuleRows, _ line: Int, _ row: Int) -> String {
        if rows.isOfWeeks { return setName(row + 1) }
        return rows.isOfStages
            ? t("Stage {}", "Stufe {}", String(line + 1)) : t("Row {}", "Zeile {}", String(line + 1))
    }

    fileprivate func addingTo(_ rows: RuleRows) -> String {
        if rows.isOfWeeks { return t("+ Week", "+ Woche") }
        return rows.isOfStages ? t("+ Stage", "+ Stufe") : t("+ Row", "+ Zeile")
    }

    fileprivate var removeRow: String { t("Remove", "Entfernen") }
}
