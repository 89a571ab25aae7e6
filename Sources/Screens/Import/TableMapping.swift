import Contract
import Training
import Wire

/// What the lifter says of the columns of a table of their own.
struct TableMapping {
    var columns: ImportColumns?
    /// What each column is; empty for nothing.
    var parts: [String] = []
    /// Empty to go by the dates.
    var dateOrder = ""
    /// The name under which it is kept; empty for none.
    var name = ""
    /// As the import takes it, once it was said.
    var mapping: String?

    /// What a column can be, as the server calls it.
    static let choices: [(value: String, english: String, german: String)] = [
        ("", "Nothing of this", "Nichts davon"),
        ("date", "Date", "Datum"),
        ("time", "Time of day", "Uhrzeit"),
        ("exercise", "Exercise", "Übung"),
        ("set_order", "Number of the set", "Nummer des Satzes"),
        ("sets", "Number of sets", "Anzahl der Sätze"),
        ("weight", "Weight", "Gewicht"),
        ("weight_unit", "Unit of the weight", "Einheit des Gewichts"),
        ("reps", "Reps", "Wiederholungen"),
        ("rpe", "RPE", "RPE"),
        ("rir", "Reps in reserve", "Wiederholungen in Reserve"),
        ("distance", "Distance", "Strecke"),
        ("distance_unit", "Unit of the distance", "Einheit der Strecke"),
        ("seconds", "Time of the set", "Dauer des Satzes"),
        ("warmup", "Warm-up or not", "Aufwärmen oder nicht"),
        ("notes", "Note on the set", "Notiz zum Satz"),
        ("workout", "Name of the workout", "Name des Trainings"),
        ("workout_notes", "Note on the workout", "Notiz zum Training"),
        ("duration", "Length of the workout", "Dauer des Trainings"),
        ("end", "End of the workout", "Ende des Trainings"),
    ]

    /// Columns by their places: no name needs to be written into JSON.
    fileprivate var text: String {
        var text = dateOrder.isEmpty ? "" : "\"date_order\":\"" + dateOrder + "\""
        for (place, part) in parts.enumerated() where !part.isEmpty {
            text += (text.isEmpty ? "\"" : ",\"") + part + "\":\"#" + String(place + 1) + "\""
        }
        return "{" + text + "}"
    }

    /// As it is kept with what else was said of the files: whether it was said to its end, the parts, the order, the name.
    var kept: String {
        var text = mapping == nil ? "-" : "="
        for part in parts { text += part + "," }
        return text + "|" + dateOrder + "|" + name
    }

    /// Takes up what was kept.
    init(kept: Substring) {
        let fields = kept.dropFirst().split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3 else { return }
        for part in fields[0].split(separator: ",", omittingEmptySubsequences: false).dropLast() {
            parts.append(String(part))
        }
        (dateOrder, name) = (String(fields[1]), String(fields[2]))
        if kept.first == "=" { mapping = text }
    }

    init() {}

    fileprivate mutating func take(_ saved: ImportColumns.Saved) {
        (parts, dateOrder, name) = (saved.parts, saved.dateOrder ?? "", saved.name)
    }
}

enum TableMessage {
    /// Asks what the columns may be.
    case ask
    /// That a column is something, or with an empty text nothing.
    case part(Int, String)
    case dateOrder(String)
    case name(String)
    /// Takes what was said of an earlier table.
    case saved(Int)
    case done
}

extension Import {
    @inline(never) mutating func update(_ message: TableMessage, _ world: World) -> [Effect] {
        switch message {
        case .ask:
            guard step != .importing, step != .checking else { return [] }
            if table.columns != nil {
                step = .mapping
                return [.focus("report")]
            }
            step = .checking
            return [
                .sendFile(Call(purpose: .importColumns, request: ClientRequest(.importColumns)), input: chosenInput)
            ]
        case .part(let place, let part):
            guard table.parts.indices.contains(place) else { return [] }
            // One column is a thing, and no other.
            for other in table.parts.indices where table.parts[other] == part { table.parts[other] = "" }
            table.parts[place] = part
        case .dateOrder(let order):
            table.dateOrder = order
            if step == .report {
                table.mapping = table.text
                return [keepAnswers] + check(world)
            }
        case .name(let name): table.name = name
        case .saved(let index):
            if let saved = table.columns?.layouts, saved.indices.contains(index) { table.take(saved[index]) }
        case .done:
            guard step == .mapping else { return [] }
            (table.mapping, table.name, fault) = (table.text, trimmed(table.name), nil)
            return [keepAnswers] + check(world)
        }
        return [keepAnswers]
    }

    /// What the columns may be; what was said of a table with the same header goes before.
    @inline(never) mutating func columnsCame(_ answer: Answer, _ world: World) -> [Effect] {
        guard answer.isGood, let columns = answer.read(ImportColumns.self) else {
            isAway = answer.status == 0
            let text = answer.fault?.message ?? awayText(world)
            step = .failed(text)
            return [.announce(text)]
        }
        table.columns = columns
        // What was said of it before the page was loaded again stands.
        if table.parts.count != columns.columns.count {
            table.parts = []
            for column in columns.columns { table.parts.append(column.part ?? "") }
            if let saved = columns.layouts.first { table.take(saved) }
        }
        (step, fault) = (.mapping, nil)
        return [.focus("report")]
    }

    @Children<Message> @inline(never) func tableView(_ strings: Strings) -> [View] {
        tag("h2", "section", [.id("report"), .focusable], key: 68, strings.sayColumns)
        if let fault { div("banner bad", [.role("alert")], key: 58) { tag("span", "", fault) } }
        tag("p", "why", key: 52, strings.columnsHint)
        if let layouts = table.columns?.layouts, !layouts.isEmpty {
            div("trio", [.role("group"), .label(strings.savedColumns)], key: 51) {
                for (index, saved) in layouts.enumerated() {
                    button(
                        "btn", .importing(.table(.saved(index))), [.pressed(saved.parts == table.parts)], saved.name)
                }
            }
        }
        for (place, column) in (table.columns?.columns ?? []).enumerated() {
            columnView(place, column, strings)
        }
        div("card", key: 50) {
            field(strings.dateOrder, fault: nil, id: "date-order") {
                choiceList(
                    "date-order", strings.dateOrder, table.dateOrder,
                    [
                        ("", strings.asItReads), ("day_first", strings.dayFirst), ("month_first", strings.monthFirst),
                    ]
                ) { .importing(.table(.dateOrder($0))) }
            }
            field(strings.keepColumns, fault: nil, id: "layout-name") {
                textInput("layout-name", table.name, limit: "100", false) { .importing(.table(.name($0))) }
            }
        }
    }

    private func columnView(_ place: Int, _ column: ImportColumns.Column, _ strings: Strings) -> View {
        var cells = ""
        for cell in column.cells { cells += (cells.isEmpty ? "" : " · ") + cell }
        if column.evidence == "cells", column.part == table.parts[place] { cells += strings.byCells }
        var choices: [(value: String, name: String)] = []
        for choice in TableMapping.choices { choices.append((choice.value, strings.t(choice.english, choice.german))) }
        let id = "column-" + String(place)
        return div("card", key: 200 + UInt64(place)) {
            field(column.name, fault: nil, id: id) {
                choiceList(id, column.name, table.parts[place], choices) { .importing(.table(.part(place, $0))) }
            }
            tag("p", "why", cells)
        }
    }
}
