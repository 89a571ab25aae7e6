import Sync
import Training

/// One session of the past.
struct SessionPage {
    /// The name typed for a plan to be made from it.
    var name: String?
    /// Why the plan could not be saved.
    var fault: String?
}

enum SessionMessage {
    case name(String)
    case save(WorkoutID)
    case delete(WorkoutID)
    case doAgain(WorkoutID)
    case copy(WorkoutID)
    case share(WorkoutID, asPicture: Bool)
}

extension SessionPage {
    /// A session that is in no list is asked for alone.
    static func needs(_ id: WorkoutID, _ world: World) -> [Query] {
        guard let session = world.knowledge.session(id) else { return [.session(id)] }
        return session.planID == nil && !world.isWaiting(id) ? [.painFlags, .rules(id)] : [.painFlags]
    }

    @inline(never) mutating func update(_ message: SessionMessage, _ world: World) -> [Effect] {
        let strings = world.strings
        switch message {
        case .name(let text):
            name = text
            fault = nil
            return []
        case .save(let id): return savePlan(id, name ?? world.knowledge.session(id)?.title ?? "", world)
        case .delete(let id):
            guard let session = world.knowledge.session(id) else { return [] }
            let name = strings.name(session, now: world.now)
            return [
                .go(.history, replace: true),
                .offer(.deleting(.deleteSession(id), name, strings)),
            ]
        case .doAgain(let id):
            guard world.canStart, let session = world.knowledge.session(id) else { return [] }
            return [.perform(session.again)]
        case .copy(let id):
            guard let session = world.knowledge.session(id) else { return [] }
            return [.copy(strings.text(session, now: world.now)), .announce(strings[.copied])]
        case .share(let id, let asPicture):
            guard let session = world.knowledge.session(id) else { return [] }
            return [
                .shell(
                    .share(
                        title: strings.name(session, now: world.now), text: strings.text(session, now: world.now),
                        picture: asPicture ? SessionPicture(session: session, strings: strings, now: world.now).svg : ""
                    ))
            ]
        }
    }

    @inline(never) func view(_ id: WorkoutID, _ world: World) -> Screen {
        let strings = world.strings
        guard let session = world.knowledge.session(id) else {
            return world.awaiting(strings[.history], [.session(id)])
        }
        let small = strings.dateAndLength(session, now: world.now)
        return world.screen(strings.titled(session.title), small, back: true) {
            if world.isWaiting(id) { span("chip bad", strings.waitsToBeSaved, [.role("status")]) }
            tag("p", "why n", strings.totals(session.totals))
            milestones(session.achievements, world)
            if let rpe = session.postEffort?.rpe { tag("p", "why n", strings.effort(rpe.halves / 2)) }
            if let notes = session.notes, !notes.isEmpty { tag("p", "why", notes) }
            div("columns cards") {
                for exercise in session.exercises { performance(exercise, session, world) }
            }
            tools(session, world)
            if session.planID == nil, !session.exercises.isEmpty, !world.isWaiting(id) {
                saveAsPlan(
                    session.id, name ?? session.title ?? "", fault, { .session(.name($0)) },
                    .session(.save(session.id)), world)
            }
        }
    }

    @Children<Message> private func tools(_ session: WorkoutSession, _ world: World) -> [View] {
        let strings = world.strings
        div("tools", key: 51) {
            link("btn", .editSession(session.id)) { strings.correct }
            if !session.exercises.isEmpty {
                button("btn", .session(.doAgain(session.id)), [.disabled(!world.canStart)], strings.doAgain)
            }
        }
        shareTools(session.id, strings)
        div("tools", key: 53) {
            button("", .session(.copy(session.id)), [], strings[.copy])
            button("danger", .session(.delete(session.id)), [], strings[.delete])
        }
    }

    private func performance(_ exercise: ExercisePerformance, _ session: WorkoutSession, _ world: World) -> View {
        let strings = world.strings
        return div("card", key: exercise.id.low) {
            tag("h3") { exerciseName(exercise.exerciseID, strings.called(exercise)) }
            if let notes = exercise.notes, !notes.isEmpty { tag("p", "why", notes) }
            for flag in world.pains(on: exercise.exerciseID, in: session) {
                tag("p", "hurts", key: flag.id.low, strings.hurtThen + ": " + strings.short(flag))
            }
            for record in session.records.hardest where record.exerciseID == exercise.exerciseID {
                tag("p", "n") {
                    span("chip gold", strings[.record])
                    " " + strings.record(record, exercise.loadKind)
                }
            }
            tag("table", "ev n") {
                tag("tbody") {
                    for (index, set) in exercise.sets.enumerated() {
                        tag("tr", "", key: set.id.low) {
                            tag("td", "", strings.setName(index, exercise))
                            tag("td", set.status == .done ? "hit" : "", strings.done(set, exercise))
                        }
                    }
                }
            }
        }
    }
}

/// The two ways to show a workout to others.
func shareTools(_ id: WorkoutID, _ strings: Strings) -> View {
    div("tools", key: 52) {
        button("", .session(.share(id, asPicture: false)), [], strings.share)
        button("", .session(.share(id, asPicture: true)), [], strings.shareImage)
    }
}

extension WorkoutSession {
    /// The same exercises with the sets as they were done, to be done again. How hard they were is not taken over.
    fileprivate var again: Intent {
        var (blocks, facts) = ([StartPlan.Block](), [ExerciseFacts]())
        for exercise in exercises {
            var sets: [NewSet] = []
            for set in exercise.sets where set.status == .done { sets.append(NewSet(again: set, exercise)) }
            if sets.isEmpty { continue }
            blocks.append(
                StartPlan.Block(
                    exerciseID: exercise.exerciseID, name: exercise.name, supersetGroup: exercise.supersetGroup,
                    sets: sets))
            facts.append(
                ExerciseFacts(
                    id: exercise.exerciseID, name: exercise.name, loadKind: exercise.loadKind,
                    measure: exercise.measure))
        }
        return .startAgain(StartPlan(blocks: blocks), facts, title: title)
    }
}

extension NewSet {
    /// An imported log may hold more than a set of today may.
    fileprivate init(again set: SetPerformance, _ exercise: ExercisePerformance) {
        self.init()
        (setType, amrap) = (set.setType, set.amrap)
        weight = exercise.loadKind == .bodyweight ? nil : set.weight.map { min($0, SetLimits.maximumWeight) }
        let most = SetLimits.reps(exercise.loadKind, exercise.measure)
        reps = set.reps.map { min(most, max(1, $0)) } ?? (exercise.measure == .reps ? 1 : nil)
        (durationSeconds, distance) = (set.durationSeconds, set.distance)
    }
}
