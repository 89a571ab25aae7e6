import Contract
import Sync
import Training
import Wire

/// The versions of a plan, and what each of them changed.
struct Timeline {
    var plan: PlanID?
    /// The versions whose differences are shown, with what they are compared with.
    var open: [Knowledge.Comparison] = []

    func comparison(of version: SnapshotID) -> Knowledge.Comparison? { open.first { $0.version == version } }
}

enum TimelineMessage {
    case more
    case unfold(SnapshotID)
    /// Compares a version with another one, by its id as text; empty for the one it was made from.
    case compare(SnapshotID, String)
    /// Of the plan on the page, or of the one that was rolled back a moment ago.
    case rollBack(SnapshotID), rollBackOf(PlanID, SnapshotID)
}

extension Timeline {
    mutating func show(_ id: PlanID) { if plan != id { self = Timeline(plan: id) } }

    /// Differences are asked for when a version is opened, so that a hundred versions cost one page.
    func needs(_ world: World) -> [Query] {
        guard let plan else { return [] }
        var needs = [Query.versions(plan)]
        for comparison in open where comparison.other != nil || !isFirst(comparison.version, world) {
            needs.append(.diff(comparison.version, from: comparison.other))
        }
        return needs
    }

    /// The first version was made from none.
    private func isFirst(_ version: SnapshotID, _ world: World) -> Bool {
        guard let plan, let line = world.knowledge.versions[plan]?.first(where: { $0.id == version }) else {
            return false
        }
        return line.sourceVersionID == nil
    }

    @inline(never) mutating func update(_ message: TimelineMessage, _ world: World) -> [Effect] {
        switch message {
        case .more: return plan.map { [.more(.versions($0))] } ?? []
        case .unfold(let version):
            guard let index = open.firstIndex(where: { $0.version == version }) else {
                open.append(Knowledge.Comparison(version: version))
                return [.lookAgain([.diff(version, from: nil)])]
            }
            open.remove(at: index)
        case .compare(let version, let other):
            guard let index = open.firstIndex(where: { $0.version == version }) else { return [] }
            open[index].other = SnapshotID(other)
            return [.lookAgain([.diff(version, from: open[index].other)])]
        case .rollBack(let version): return plan.map { rollBack($0, to: version, world) } ?? []
        case .rollBackOf(let plan, let version): return rollBack(plan, to: version, world)
        }
        return []
    }

    private func rollBack(_ id: PlanID, to version: SnapshotID, _ world: World) -> [Effect] {
        guard let current = world.plan(id)?.currentVersion.id, current != version else { return [] }
        let body = RollBack(id: world.newID(), to: .id(version))
        let request = ClientRequest(.rollBackPlan(id), body)
        return world.isDirect
            ? [.send(Call(purpose: .rollBack(id, from: current), request: request))]
            : Self.rollBackLater(id, request, world)
    }

    /// It waits on the device. What stood in the version is not known here: the plan stays what it is until then.
    static func rollBackLater(_ id: PlanID, _ request: ClientRequest, _ world: World) -> [Effect] {
        guard let plan = world.plan(id) else { return [] }
        return [.queue(.plan(request, plan), name: plan.name), .announce(world.strings.kept(false))]
    }

    // MARK: Answers

    @inline(never) func rolledBack(_ id: PlanID, from before: SnapshotID, _ answer: Answer, _ world: World) -> [Effect]
    {
        var effects: [Effect] = []
        var number = 0
        if var plan = world.plan(id) {
            plan.versionCount += 1
            effects.append(.note(.plan(plan)))
            number = plan.currentVersion.versionNumber
        }
        if let version = answer.read(PlanSnapshot.self) {
            effects.append(.note(.version(version)))
            number = version.versionNumber
        }
        return effects + [
            .offer(
                Undo(
                    text: world.strings.nowVersion(number), announcement: world.strings[.rolledBack],
                    milliseconds: 10_000, undo: [.message(.timeline(.rollBackOf(id, before)))])),
            .lookAgain([.plans, .versions(id)]),
        ]
    }

    /// It stays folded.
    @inline(never) mutating func cannotCompare(_ version: SnapshotID, _ other: SnapshotID?, _ world: World) -> [Effect]
    {
        // Another version may have been chosen meanwhile.
        guard let index = open.firstIndex(where: { $0.version == version && $0.other == other }) else { return [] }
        open.remove(at: index)
        return [.announce(world.strings[.cannotLoad])]
    }

    // MARK: The screen

    @inline(never) func view(_ id: PlanID, _ world: World) -> Screen {
        guard let plan = world.plan(id) else { return world.waitingForPlans }
        let strings = world.strings
        let look = world.knowledge[.versions(id)]
        return world.screen(strings[.versions], plan.name, back: true, side: plansAside(world)) {
            if world.isWaiting(id) {
                tag("p", "why", [.role("status")], strings.planWaits(world.knowledge.held(id)))
            }
            if let lines = world.knowledge.versions[id] {
                tag("ol", "timeline", [], key: 1) {
                    for line in lines {
                        row(line, plan, lines, world).view
                    }
                }
                if look.cursor != nil {
                    button("btn wide", .timeline(.more), [.disabled(look.isLoading)], key: 2) {
                        strings[.showMore]
                    }
                }
            } else {
                world.awaited(.versions(id))
            }
        }
    }

    private func row(_ line: VersionLine, _ plan: WorkoutPlan, _ lines: [VersionLine], _ world: World) -> VersionRow {
        let opened = comparison(of: line.id)
        var others: [VersionRow.Other] = []
        if opened != nil {
            for other in lines where other.id != line.id {
                others.append(VersionRow.Other(id: other.id, number: other.versionNumber))
            }
        }
        return VersionRow(
            line: line, isCurrent: line.id == plan.currentVersion.id, isOpen: opened != nil, others: others,
            other: opened?.other, diff: opened.flatMap { world.knowledge.diffs[$0] }, strings: world.strings,
            now: world.now, exercises: plan.currentVersion.exercises)
    }
}

/// One version of a plan: who made it and when; opened, what it changed and the way back to it.
struct VersionRow {
    struct Other {
        var id: SnapshotID
        var number: Int
    }

    var line: VersionLine
    var isCurrent: Bool
    var isOpen: Bool
    var others: [Other]
    var other: SnapshotID?
    var diff: SnapshotDiff?
    var strings: Strings
    var now: Instant
    /// Of the plan as it is now, to tell more of those that are still in it.
    var exercises: [ExercisePrescription]

    var view: View {
        tag("li", isCurrent ? "card current" : "card", key: line.id.low) {
            button("unfold", .timeline(.unfold(line.id)), [.expanded(isOpen)]) {
                tag("span", "split") {
                    tag("b", "", strings.versionTitle(line.versionNumber))
                    if isCurrent { span("chip good", strings[.current]) }
                    span("chip", strings[author])
                }
                tag("span", "why block n", strings.date(line.createdAt, now: now))
                if let notes = line.notes, !notes.isEmpty { tag("span", "why block", notes) }
            }
            if isOpen {
                compareWith
                differences
                if !isCurrent { button("btn wide", .timeline(.rollBack(line.id)), [], strings[.backToThis]) }
            }
        }
    }

    private var author: Phrase {
        switch line.createdBy {
        case .user: .byYou
        case .rules: .byCoach
        case .ai: .byModel
        case .imported: .byImport
        }
    }

    private var compareWith: View? {
        if others.isEmpty { return nil }
        var choices: [(value: String, name: String)] = []
        choices.append(("", strings[line.sourceVersionID == nil ? .chooseVersion : .madeFrom]))
        for other in others { choices.append((other.id.text, strings.versionTitle(other.number))) }
        let id = "compare-" + String(line.versionNumber)
        return field(strings[.compareWith], fault: nil, id: id) {
            choiceList(id, strings[.compareWith], other?.text ?? "", choices) { [line] in
                .timeline(.compare(line.id, $0))
            }
        }
    }

    /// In the server's words, under the names of the exercises.
    private var differences: View? {
        guard let diff else {
            return other == nil && line.sourceVersionID == nil ? tag("p", "why", strings[.firstVersion]) : busy(strings)
        }
        return div("diff", [.role("status")]) {
            tag("p", "label", strings.versions(diff.from.versionNumber, diff.to.versionNumber))
            if diff.differences.isEmpty { tag("p", "why", strings[.noDifference]) }
            tag("ul") {
                for difference in diff.differences {
                    tag("li", difference.kind.mark) {
                        difference.text
                        if let exercise = exercises.first(where: { $0.id == difference.exercisePrescriptionID }) {
                            " "
                            button(
                                "chip", .exercise(.open(exercise.exerciseID)),
                                [.label(strings[.details] + ", " + strings.called(exercise.exerciseID, exercise.name))]
                            ) { chevron }
                        }
                    }
                }
            }
        }
    }
}

extension PlanDifference.Kind {
    /// What came, what went, and what is another.
    fileprivate var mark: String {
        switch self {
        case .exerciseAdded, .setAdded: "plus"
        case .exerciseRemoved, .setRemoved: "minus"
        case .exerciseMoved, .exerciseChanged, .setMoved, .setChanged, .notesChanged: ""
        }
    }
}
