import Contract
import Training
import Wire

extension Import {
    /// What was said of a name of the file.
    private func choice(of name: String) -> ImportName? {
        for one in said where one.name == name { return one }
        return nil
    }

    /// Of the file that is looked through it is sent with the import; of those before at once, and history follows.
    mutating func say(_ name: ImportName, _ world: World) -> [Effect] {
        if step == .report {
            said.removeAll { $0.name == name.name }
            said.append(name)
            return [keepAnswers, .announce(world.strings.saysName(name, world))]
        }
        guard step == .choose else { return [] }
        var effects: [Effect] = [Self.decide(name)]
        for before in world.knowledge.importNames ?? [] where before.name == name.name {
            var back = before
            // What was found is said by hand from now on.
            if back.choice == .found { back.choice = back.exerciseID == nil ? .own : .exercise }
            effects.append(
                .offer(
                    Undo(
                        text: world.strings.saysName(name, world), milliseconds: 10_000, undo: [Self.decide(back)])))
        }
        return effects
    }

    /// Keeps what was chosen and said of the files that wait, for when they are looked through again: in a line each which of them it
    /// is, its unit, what was said of its columns and of names, and the files.
    var keepAnswers: Effect {
        var text = String(place) + "\n" + (unit?.rawValue ?? "-") + "\n" + table.kept + "\n" + JSON.text(said)
        for file in files { text += "\n" + file }
        return .note(.keptDraft(Stored.fileAnswers, text))
    }

    /// Takes up what was said of the same files.
    mutating func takeUpAnswers(_ text: String?) {
        let lines = (text ?? "").split(separator: "\n")
        guard lines.count == files.count + 4, let place = Int(lines[0]), files.indices.contains(place) else { return }
        for index in files.indices where String(lines[index + 4]) != files[index] { return }
        (self.place, unit) = (place, MassUnit(rawValue: String(lines[1])))
        table = TableMapping(kept: lines[2])
        said = Stored.read([ImportName].self, String(lines[3])) ?? []
    }

    private static func decide(_ name: ImportName) -> Effect {
        .send(Call(purpose: .decideName, request: ClientRequest(.decideName, name)))
    }

    /// The names of the file: those that are not sure with what they could be, the others folded away.
    @inline(never) func names(_ report: ImportReport, _ world: World) -> [View] {
        if !report.dryRun { return [] }
        let strings = world.strings
        var views: [View] = []
        if !report.names.isEmpty {
            views.append(
                div("card", key: 59) {
                    tag("h3", "", strings.questionsTitle)
                    tag("p", "why", strings.namesHint)
                    for name in report.names.prefix(100) { choices(name, report, world) }
                    if report.names.count > 100 { tag("p", "why", strings.moreLines(report.names.count - 100)) }
                })
        }
        var sure: [ImportReport.Matched] = []
        for line in report.matched where !report.names.contains(where: { $0.name == line.name }) { sure.append(line) }
        if !sure.isEmpty {
            views.append(
                tag("details", "", key: 57) {
                    tag("summary", "why", strings.recognised(sure.count))
                    div("list") {
                        for line in sure {
                            let said = choice(of: line.name) ?? ImportName(line.name, .found, line.exerciseID)
                            let known = said.exerciseID.flatMap { world.knowledge.exercise($0) }
                            nameLine(line.name, strings.means(said, known?.shownName ?? line.name))
                        }
                    }
                })
        }
        return views
    }

    @Children<Message> private func choices(
        _ name: ImportReport.Question, _ report: ImportReport, _ world: World
    ) -> [View] {
        let strings = world.strings
        let said = choice(of: name.name)
        let found = report.matched.first { $0.name == name.name }?.exerciseID
        let meant = said == nil ? found : said?.exerciseID
        let isListed = name.choices.contains { $0.exerciseID == meant }
        let isOther = said != nil && said?.choice != .own && !isListed
        let shown = meant.flatMap { world.knowledge.exercise($0)?.shownName } ?? name.name
        tag("p", "section", strings.whichIs(name.name, name.sets))
        div("trio", [.role("group"), .label(name.name)]) {
            for choice in name.choices {
                button(
                    "btn fit", .importing(.say(ImportName(name.name, .exercise, choice.exerciseID))),
                    [.pressed(choice.exerciseID == meant)], strings.called(choice.exerciseID, choice.name))
            }
            button(
                "btn", .importing(.say(ImportName(name.name, .own))),
                [.pressed(said?.choice == .own || meant == nil && said?.choice != .never)], strings.myOwn)
            button(
                "btn fit", .importing(.look(name.name)),
                [.pressed(isOther), .label(strings.isWhat(name.name))],
                isOther ? strings.means(said!, shown) : strings.otherExercise)
        }
    }
}

@inline(never) private func nameLine(_ name: String, _ means: String) -> View {
    button("item", .importing(.look(name))) {
        tag("span") {
            name
            tag("small", means)
        }
    }
}

/// What the names of earlier files are; each can be said anew.
@inline(never) func importNames(_ world: World) -> [View] {
    guard let names = world.knowledge.importNames, !names.isEmpty else { return [] }
    return [
        section(world.strings.namesOfApps, key: 55),
        tag("p", "why", key: 56, world.strings.namesOfAppsHint),
        div("list card", key: 54) {
            for name in names { nameLine(name.name, world.strings.means(name, name.name)) }
        },
    ]
}
