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
}

extension SessionPage {
    /// A session that is in no list is asked for alone.
    static func needs(_ id: WorkoutID, _ world: World) -> [Query] {
        world.knowledge.session(id) == nil ? [.session(id)] : []
    }

    mutating func update(_ message: SessionMessage, _ world: World) -> [Effect] {
        switch message {
        case .name(let text):
            name = text
            fault = nil
            return []
        case .save(let id): return savePlan(id, name ?? world.knowledge.session(id)?.title ?? "", world)
        }
    }

    func view(_ id: WorkoutID, _ world: World) -> Screen {
        let strings = world.strings
        guard let session = world.knowledge.session(id) else {
            if world.knowledge[.session(id)].hasFailed { return world.missingScreen }
            return world.screen(strings[.history], back: true) { world.skeleton }
        }
        let small =
            strings.date(session.startedAt, now: world.now)
            + " · " + strings.minutes(session.endedAt.seconds(since: session.startedAt))
        return world.screen(session.title ?? strings[.workout], small, back: true) {
            tag("p", "why n", strings.totals(session.totals))
            if let rpe = session.postEffort?.rpe { tag("p", "why n", strings.effort(rpe.halves / 2)) }
            if let notes = session.notes, !notes.isEmpty { tag("p", "why", notes) }
            div("columns cards") {
                for exercise in session.exercises { performance(exercise, strings) }
            }
            if session.planID == nil, !session.exercises.isEmpty {
                saveAsPlan(
                    session.id, name ?? session.title ?? "", fault, { .session(.name($0)) },
                    .session(.save(session.id)), world)
            }
        }
    }

    private func performance(_ exercise: ExercisePerformance, _ strings: Strings) -> View {
        div("card", key: exercise.id.low) {
            tag("h3", "", exercise.name)
            if let notes = exercise.notes, !notes.isEmpty { tag("p", "why", notes) }
            tag("table", "ev n") {
                tag("tbody") {
                    for (index, set) in exercise.sets.enumerated() {
                        tag("tr", "", key: set.id.low) {
                            tag("td", "", setName(index, exercise, strings))
                            tag("td", set.status == .done ? "hit" : "") {
                                set.status == .skipped
                                    ? strings[.skipped]
                                    : strings.full(
                                        set.weight, set.reps, set.durationSeconds, set.distance, exercise.measure,
                                        exercise.loadKind) + (set.rir.map { " · RIR " + strings.rir($0) } ?? "")
                            }
                        }
                    }
                }
            }
        }
    }

    /// "Set 1": warm-ups are not counted, as in the workout.
    private func setName(_ index: Int, _ exercise: ExercisePerformance, _ strings: Strings) -> String {
        if exercise.sets[index].setType == .warmup { return strings[.warmupSet] }
        var number = 0
        for set in exercise.sets[...index] where set.setType != .warmup { number += 1 }
        return strings.setName(number)
    }
}
