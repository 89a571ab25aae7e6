import Contract
import Training

extension Import {
    /// Holds the removal back as long as it can be taken back: the file itself is not kept to be imported again.
    mutating func undo(_ id: ImportID, _ world: World) -> [Effect] {
        guard undoing == nil else { return [] }
        undoing = id
        return [
            .offer(
                Undo(
                    text: world.strings.importGoes, milliseconds: 10_000, held: id.text,
                    undo: [.message(.importing(.keep))],
                    lapse: [.send(Call(purpose: .undoImport, request: ClientRequest(.undoImport(id))))]))
        ]
    }

    @inline(never) mutating func undone(_ answer: Answer, _ world: World) -> [Effect] {
        guard let report = answer.read(ImportReport.self), let undone = report.undone else { return [] }
        var effects: [Effect] = [
            .lookAgain(Query.daily + [.imports, .importNames, .exercises]), .announce(world.strings.undone(undone)),
        ]
        if self.report?.importID == report.importID {
            self.report = report
            effects.append(.focus("report"))
        }
        return effects
    }
}

/// The imports that were, the newest first: each can be undone, and tells what stayed.
@inline(never) func pastImports(_ importing: Import, _ world: World) -> [View] {
    let strings = world.strings
    var items: [View] = []
    for report in world.knowledge.imports {
        guard let id = report.importID else { continue }
        var what = strings.imported(report.newWorkouts)
        if let undone = report.undone { what = strings.undone(undone) }
        items.append(
            div("", key: id.low) {
                div("item") {
                    tag("span") {
                        strings.appName(report.format) + " · " + strings.day(report.lastDate)
                        tag("small", what)
                    }
                    if report.undone == nil { undoButton(report, importing, strings, in: "chip") }
                }
                if let undone = report.undone { keptLines(undone) }
            })
    }
    if items.isEmpty { return [] }
    return [section(strings.yourImports, key: 52), div("list card", key: 51) { items }]
}

@inline(never) func undoButton(
    _ report: ImportReport, _ importing: Import, _ strings: Strings, in look: String = "btn wide"
) -> View {
    let id = report.importID ?? ImportID(high: 0, low: 0)
    let isChip = look == "chip"
    let whole = strings.undoImport + (isChip ? ", " + strings.appName(report.format) : "")
    return button(
        look, .importing(.undo(id)), [.disabled(importing.undoing != nil), .label(whole)], key: isChip ? nil : 50,
        importing.undoing == id ? strings.undoing : isChip ? strings[.undo] : whole)
}

/// What stayed of an import that was undone, and why.
@inline(never) func keptLines(_ undone: ImportReport.Undone, key: UInt64? = nil) -> [View] {
    var lines: [View] = []
    for line in undone.kept { lines.append(tag("p", "why", line.text)) }
    if lines.isEmpty { return [] }
    return [div("card", key: key) { lines }]
}
