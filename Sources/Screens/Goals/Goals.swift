import Contract
import Sync
import Training

/// What the lifter wants to reach.
struct Goals {
    /// The goal that is made or changed.
    var draft: Draft?

    /// A goal as it is typed.
    struct Draft {
        /// `nil` for a new one.
        var goal: LifterGoal?
        var kind = LifterGoal.Kind.lift
        var measure = LifterGoal.Measure.kg
        var exercise: ExerciseID?
        /// Its name on the wire; empty for all.
        var muscle = ""
        var target = ""
        /// Like "2026-11-20"; empty for no day.
        var by = ""
        var fault: String?
    }
}

enum GoalsMessage {
    case make, edit(GoalID), putAway
    case choose
    case kind(String), measure(String), muscle(String), target(String), by(String)
    case save
    case end(GoalID, LifterGoal.Status)
    case delete(GoalID)
}

extension Goals {
    @inline(never) mutating func update(_ message: GoalsMessage, _ world: World) -> [Effect] {
        switch message {
        case .make:
            draft = Draft()
            return [.focus("goal-kind")]
        case .edit(let id):
            guard let goal = world.goal(id) else { return [] }
            draft = Draft(goal: goal, kind: goal.kind, measure: goal.measure, exercise: goal.exerciseID)
            draft?.target = world.strings.typed(goal.target, goal.measure)
            draft?.by = goal.by?.text ?? ""
            return [.scroll("goal"), .focus("goal-target")]
        case .putAway: draft = nil
        case .kind(let name):
            guard let kind = LifterGoal.Kind(rawValue: name) else { return [] }
            draft?.kind = kind
            draft?.measure = kind.measures[0]
        case .choose: return [.openSearch]
        case .measure(let name): draft?.measure = LifterGoal.Measure(rawValue: name) ?? .reps
        case .muscle(let name): draft?.muscle = name
        case .target(let text):
            draft?.target = text
            draft?.fault = nil
        case .by(let text): draft?.by = text
        case .save: return save(world)
        case .end(let id, let status): return end(id, status, world)
        case .delete(let id):
            guard let goal = world.goal(id) else { return [] }
            draft = nil
            let name = world.strings.name(goal, world)
            return [.offer(.deleting(.deleteGoal(id), name, world.strings))]
        }
        return []
    }

    /// The exercise that was looked for.
    mutating func take(_ exercise: Exercise) -> [Effect] {
        draft?.exercise = exercise.id
        return [.focus("goal-target")]
    }

    private mutating func save(_ world: World) -> [Effect] {
        guard let draft else { return [] }
        // Numbers of any unit are typed as those of kilograms are.
        let unit = draft.measure == .kg ? world.strings.unit : .kg
        guard let number = Mass(trimmed(draft.target), in: unit) else { return fail(world.strings[.noNumber]) }
        let target = Amount(units: number.units)
        let by = LocalDate(draft.by)
        var goal =
            draft.goal
            ?? LifterGoal(
                id: world.newID(), draft.kind, target, draft.measure, from: LocalDate(world.now), at: world.now)
        (goal.target, goal.by) = (target, by)
        if draft.goal == nil {
            if draft.kind.isOfExercise { goal.exerciseID = draft.exercise }
            if draft.kind == .hypertrophy { goal.muscle = Muscle(rawValue: draft.muscle) }
        }
        if let fault = goal.faults().first {
            return fail(fault.path == "/exercise_id" ? world.strings.chooseExercise : world.strings[.notPossible])
        }
        self.draft = nil
        let name = world.strings.name(goal, world)
        return [
            .queue(.goal(request(goal, isNew: draft.goal == nil), goal), name: name),
            .announce(world.strings.kept(!world.isStuck)), .focus("title"),
        ]
    }

    private func request(_ goal: LifterGoal, isNew: Bool) -> ClientRequest {
        if isNew {
            var asked = MakeGoal(id: goal.id, goal.kind, goal.target, by: goal.by)
            (asked.exerciseID, asked.muscle, asked.measure) = (goal.exerciseID, goal.muscle, goal.measure)
            asked.startDate = goal.startDate
            return ClientRequest(.makeGoal, asked)
        }
        var patch = PatchGoal()
        (patch.target, patch.by) = (goal.target, .some(goal.by))
        return ClientRequest(.changeGoal(goal.id), patch)
    }

    private mutating func end(_ id: GoalID, _ status: LifterGoal.Status, _ world: World) -> [Effect] {
        guard var goal = world.goal(id), goal.status != status else { return [] }
        draft = nil
        let before = goal.status
        goal.status = status
        goal.endedAt = status == .active ? nil : world.now
        let name = world.strings.name(goal, world)
        let queued = Effect.queue(.goal(ClientRequest(.changeGoal(id), PatchGoal(status)), goal), name: name)
        if status == .active { return [queued] }
        return [
            queued,
            .offer(
                Undo(
                    text: world.strings.said(status) + ": " + name, milliseconds: 6_000,
                    undo: [.message(.goals(.end(id, before)))])),
        ]
    }

    private mutating func fail(_ text: String) -> [Effect] {
        draft?.fault = text
        return [.announce(text), .focus("goal-target")]
    }

    @inline(never) func view(_ world: World) -> Screen {
        GoalsView(own: self, world: world, strings: world.strings).screen
    }
}

extension World {
    func goal(_ id: GoalID) -> LifterGoal? { knowledge.goals?.first { $0.goal.id == id }?.goal }
}

extension World {
    /// What the lifter's goals ask of an exercise.
    @inline(never) func emphasis(of id: ExerciseID) -> GoalEmphasis? {
        guard let all = knowledge.goals, !all.isEmpty, let exercise = knowledge.exercise(id) else { return nil }
        var (goals, weight): ([LifterGoal], Amount?) = ([], nil)
        for one in all {
            goals.append(one.goal)
            if one.goal.kind == .cut { weight = weight ?? one.progress.current }
        }
        return GoalEmphasis(of: exercise, among: goals, bodyWeight: weight)
    }
}

extension Strings {
    /// What a goal asks for.
    @inline(never) func emphasisText(_ emphasis: GoalEmphasis) -> String {
        voice.sentence(emphasis.reason(isAdvice: true))
    }
}
