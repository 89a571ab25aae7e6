import Contract
import Sync
import Training
import Wire

/// The versions of a plan, as far as they were asked for.
struct Timeline: Equatable {
    var plan: PlanID
    /// Newest first.
    var lines: [VersionLine]?
    var more: String?
    var isLoading = false
    var hasFailed = false
    var open: [Opened] = []

    /// A version whose differences are shown.
    struct Opened: Equatable {
        var id: SnapshotID
        /// What it is compared with; `nil` for the one it was made from.
        var other: SnapshotID?
        var diff: SnapshotDiff?
    }

    func opened(_ id: SnapshotID) -> Opened? { open.first { $0.id == id } }
}

extension App {
    func openTimeline(_ id: PlanID) -> [Effect] {
        if timeline?.plan != id { timeline = Timeline(plan: id) }
        return ask(.versions(id, more: false))
    }

    func moreVersions() -> [Effect] {
        guard let timeline, timeline.more != nil else { return [] }
        return ask(.versions(timeline.plan, more: true))
    }

    /// Differences are asked for when a version is opened, so that a hundred versions cost one page.
    func unfold(_ version: SnapshotID) -> [Effect] {
        guard let index = timeline?.open.firstIndex(where: { $0.id == version }) else {
            timeline?.open.append(Timeline.Opened(id: version))
            return askDiff(version, nil)
        }
        timeline?.open.remove(at: index)
        return []
    }

    func compare(_ version: SnapshotID, _ other: SnapshotID?) -> [Effect] {
        guard let index = timeline?.open.firstIndex(where: { $0.id == version }) else { return [] }
        timeline?.open[index] = Timeline.Opened(id: version, other: other)
        return askDiff(version, other)
    }

    private func askDiff(_ version: SnapshotID, _ other: SnapshotID?) -> [Effect] {
        // The first version was made from none.
        if other == nil, timeline?.lines?.first(where: { $0.id == version })?.sourceVersionID == nil { return [] }
        return ask(.diff(version, from: other))
    }

    func rollBack(_ id: PlanID, to version: SnapshotID) -> [Effect] {
        guard let current = plan(id)?.currentVersion.id, current != version else { return [] }
        let body = RollBack(id: ids.next(at: now), to: .id(version))
        return [send(Call(purpose: .rollBack(id, from: current), request: ClientRequest(.rollBackPlan(id), body)))]
    }

    // MARK: Answers

    func learnVersions(_ plan: PlanID, _ isGood: Bool, _ body: String, more: Bool) -> [Effect] {
        guard isGood, timeline?.plan == plan, let page = Stored.read(Page<VersionLine>.self, body) else { return [] }
        timeline?.more = page.nextCursor
        var lines = more ? timeline?.lines ?? [] : []
        for line in page.items where !lines.contains(where: { $0.id == line.id }) { lines.append(line) }
        timeline?.lines = lines
        return []
    }

    func learnDiff(_ version: SnapshotID, _ other: SnapshotID?, _ isGood: Bool, _ body: String) -> [Effect] {
        // Another version may have been chosen meanwhile.
        guard let index = timeline?.open.firstIndex(where: { $0.id == version && $0.other == other }) else { return [] }
        guard isGood, let diff = Stored.read(SnapshotDiff.self, body) else {
            timeline?.open.remove(at: index)
            return [.announce(strings[.cannotLoad])]
        }
        timeline?.open[index].diff = diff
        return []
    }

    // MARK: The screen

    func timelineScreen(_ id: PlanID) -> View {
        guard let plan = plan(id) else { return waitingForPlans }
        let timeline = timeline.flatMap { $0.plan == id ? $0 : nil } ?? Timeline(plan: id, isLoading: true)
        return screen(strings[.versions], plan.name, back: true, side: plansAside) {
            if let lines = timeline.lines {
                tag("ol", "timeline", [], key: 1) {
                    for line in lines {
                        lazy("version", key: line.id.low, versionRow(line, plan, timeline)) { $0.view }
                    }
                }
                if timeline.more != nil {
                    button("btn wide", .plans(.moreVersions), [.disabled(timeline.isLoading)], key: 2) {
                        strings[.showMore]
                    }
                }
            } else if timeline.isLoading {
                skeleton
            }
        }
    }

    private func versionRow(_ line: VersionLine, _ plan: WorkoutPlan, _ timeline: Timeline) -> VersionRow {
        let opened = timeline.opened(line.id)
        var others: [VersionRow.Other] = []
        if opened != nil {
            for other in timeline.lines ?? [] where other.id != line.id {
                others.append(VersionRow.Other(id: other.id, number: other.versionNumber))
            }
        }
        return VersionRow(
            line: line, isCurrent: line.id == plan.currentVersion.id, isOpen: opened != nil, others: others,
            other: opened?.other, diff: opened?.diff, strings: strings, now: now.startOfDay)
    }
}

/// One version of a plan: who made it and when; opened, what it changed and the way back to it.
struct VersionRow: Equatable {
    struct Other: Equatable {
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

    var view: View {
        tag("li", isCurrent ? "card current" : "card") {
            button("unfold", .plans(.unfold(line.id)), [.expanded(isOpen)]) {
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
                if !isCurrent { button("btn wide", .plans(.rollBack(line.id)), [], strings[.backToThis]) }
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
                .plans(.compare(line.id, $0))
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
                for difference in diff.differences { tag("li", difference.kind.mark, difference.text) }
            }
        }
    }
}

/// Something is on its way.
func busy(_ strings: Strings) -> View {
    div("skeleton row", [.attribute("aria-busy", "true"), .role("status"), .label(strings[.loading])]) {}
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
