import Training

/// The goals: those that are followed with how far they are, the one that is being made, and what became of others.
struct GoalsView {
    let own: Goals
    let world: World
    let strings: Strings

    var screen: Screen {
        var (active, ended) = ([TrackedGoal](), [TrackedGoal]())
        for one in world.knowledge.goals ?? [] where !world.isHidden(one.goal.id.low) {
            if one.goal.status == .active { active.append(one) } else { ended.append(one) }
        }
        return world.screen(strings.goals, back: true) {
            if world.knowledge.goals == nil {
                world.awaited(.goals)
            } else if active.isEmpty, own.draft == nil {
                tag("p", "why", key: 1, strings.noGoals)
            }
            for one in active { card(one) }
            if let draft = own.draft {
                form(draft)
            } else {
                button("btn wide", .goals(.make), [.id("make")], key: 2, strings.newGoal)
            }
            if !ended.isEmpty {
                tag("details", key: 3) {
                    tag("summary", "label", strings.pastGoals)
                    div("list") { for one in ended { past(one.goal) } }
                }
            }
        }
    }

    private func card(_ tracked: TrackedGoal) -> View {
        let (goal, progress) = (tracked.goal, tracked.progress)
        let name = strings.name(goal, world)
        return div("card", key: goal.id.low) {
            tag("h2", "h3", name)
            tag("p", "why n") {
                if let current = progress.current {
                    tag("b", "", strings.amount(current, goal.measure))
                    " → "
                }
                strings.amount(goal.target, goal.measure)
                if let by = goal.by { strings.until(strings.day(by.text)) }
            }
            GoalBar(goal, progress, name, strings).view
            if let asked = GoalEmphasis(goal, bodyWeight: progress.current) {
                tag("p", "why", strings.emphasisText(asked))
            }
            for reason in progress.reasons where !reason.text.isEmpty { tag("p", "why", reason.text) }
            div("tools") {
                button("", .goals(.end(goal.id, .completed)), [.label(strings.said(.completed) + ", " + name)]) {
                    strings.said(.completed)
                }
                button("", .goals(.edit(goal.id)), [.label(strings[.edit] + ", " + name)], strings[.edit])
                button("", .goals(.end(goal.id, .archived)), [.label(strings.giveUp + ", " + name)], strings.giveUp)
            }
        }
    }

    private func past(_ goal: LifterGoal) -> View {
        let name = strings.name(goal, world)
        return div("item", key: goal.id.low) {
            tag("span") {
                name
                tag(
                    "small",
                    strings.amount(goal.target, goal.measure) + " · " + strings.said(goal.status)
                        + (goal.endedAt.map { ", " + strings.date($0, now: world.now) } ?? ""))
            }
            button(
                "btn", .goals(.end(goal.id, .active)), [.label(strings.again + ", " + name)], strings.again)
            iconButton(.close, strings[.delete] + ", " + name, .goals(.delete(goal.id)))
        }
    }

    // MARK: One that is made or changed

    private func form(_ draft: Goals.Draft) -> View {
        let isWeight = draft.measure == .kg
        let label = strings.target + " (" + (isWeight ? strings.unit.rawValue : strings.name(draft.measure)) + ")"
        return div("card", [.id("goal")], key: 2) {
            if draft.goal == nil {
                field(strings.whatGoal, fault: nil, id: "goal-kind") {
                    choiceList("goal-kind", strings.whatGoal, draft.kind.rawValue, kinds) { .goals(.kind($0)) }
                }
                if draft.kind.isOfExercise {
                    button("btn wide", .goals(.choose), [.id("add")]) {
                        draft.exercise.flatMap { world.knowledge.exercise($0)?.shownName } ?? strings.chooseExercise
                    }
                }
                if draft.kind.measures.count > 1 {
                    choiceList("goal-measure", strings.measureWord, draft.measure.rawValue, measures(draft.kind)) {
                        .goals(.measure($0))
                    }
                }
                if draft.kind == .hypertrophy {
                    field(strings.muscleWord, fault: nil, id: "goal-muscle") {
                        choiceList("goal-muscle", strings.muscleWord, draft.muscle, muscles) { .goals(.muscle($0)) }
                    }
                }
            }
            div("pair") {
                field(label, fault: draft.fault, id: "goal-target") {
                    numberInput("goal-target", label, draft.target, draft.fault != nil) { .goals(.target($0)) }
                }
                field(strings.byWord, fault: nil, id: "goal-by") {
                    dateInput("goal-by", draft.by) { .goals(.by($0)) }
                }
            }
            div("trio") {
                button("btn", .goals(.putAway), [], strings[.close])
                button("btn yes", .goals(.save), [.id("save-goal")], strings.save)
            }
        }
    }

    private var kinds: [(value: String, name: String)] {
        var kinds: [(value: String, name: String)] = []
        for kind in LifterGoal.Kind.allCases { kinds.append((kind.rawValue, strings.name(kind))) }
        return kinds
    }

    private func measures(_ kind: LifterGoal.Kind) -> [(value: String, name: String)] {
        var measures: [(value: String, name: String)] = []
        for measure in kind.measures { measures.append((measure.rawValue, strings.name(measure))) }
        return measures
    }

    private var muscles: [(value: String, name: String)] {
        var muscles = [(value: "", name: strings.allMuscles)]
        for muscle in Muscle.allCases { muscles.append((muscle.rawValue, strings.name(muscle))) }
        return muscles
    }
}

/// How far a goal is: the way from where it began, at the left, to where it is, what is likely on its day, and the goal as a line.
struct GoalBar {
    private let goal: LifterGoal
    private let strings: Strings
    private let label: String
    private let start: Amount
    private let current: Amount
    private let likely: (low: Amount, high: Amount)?
    /// What stands at the ends, and whether the smaller one stands at the right: who loses weight goes on to the right, too.
    private let least: Amount
    private let most: Amount
    private let isDown: Bool

    private static let width: Int64 = 320

    init(_ goal: LifterGoal, _ progress: GoalProgress, _ name: String, _ strings: Strings) {
        (self.goal, self.strings) = (goal, strings)
        // A week begins with nothing.
        start = goal.kind.isWeekly ? .zero : progress.start ?? progress.current ?? .zero
        current = progress.current ?? start
        likely = progress.projection.map { ($0.low, $0.high) }
        least = min(start, current, likely?.low ?? current, goal.target)
        most = max(start, current, likely?.high ?? current, goal.target)
        isDown = goal.target < start
        label = name + ": " + strings.percentDone(progress.percent)
    }

    private func x(_ amount: Amount) -> Int64 {
        // Thousandths of the range, so that no product is too large.
        let range = max(1, (most.units - least.units) / 1_000)
        let way = (amount.units - least.units) / range * Self.width / 1_000
        return isDown ? Self.width - way : way
    }

    private func bar(_ name: String, _ one: Amount, _ other: Amount) -> View {
        let (left, right) = (min(x(one), x(other)), max(x(one), x(other)))
        return tag(
            "rect", name,
            [
                .attribute("x", String(left)), .attribute("width", String(right - left)),
                .attribute("y", "6"), .attribute("height", "8"), .attribute("rx", "3"),
            ]
        ) {}
    }

    var view: View {
        div("") {
            tag("svg", "chart way", [.attribute("viewBox", "0 0 324 20"), .role("img"), .label(label)]) {
                bar("ground", least, most)
                if let likely { bar("likely", likely.low, likely.high) }
                bar("gone", start, current)
                tag("path", "aim", [.attribute("d", "M" + String(x(goal.target) + 1) + " 1V19")]) {}
            }
            div("split why n", [.unheard]) {
                tag("span", "", strings.amount(isDown ? most : least, goal.measure))
                tag("span", "", strings.amount(isDown ? least : most, goal.measure))
            }
        }
    }
}
