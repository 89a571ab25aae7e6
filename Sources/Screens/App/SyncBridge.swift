import Contract
import Sync
import Training
import Wire

extension App {
    /// Hands the effects of the client of the workout on to the browser, and notes what happened.
    func carryOut(_ effects: [SyncEffect]) -> [ShellEffect] {
        var out: [ShellEffect] = []
        for effect in effects {
            switch effect {
            case .request(let own, let method, let path, let body):
                out.append(.request(id: number(.sync(own)), method: method, path: path, body: body))
            case .persist(let key, let value): out.append(.persist(key: key, value: value))
            case .timer(.retry, let delay): out.append(.timer(.syncRetry, milliseconds: delay))
            case .timer(.edits, let delay): out.append(.timer(.syncEdits, milliseconds: delay))
            case .declined(let error): out += carryOut(focus.declined(error, world))
            case .refused: out.append(.announce(world.strings.refused(facts.sync.refused.count)))
            case .completed(let answer, let workout): out += completed(answer, workout)
            case .ended(_, let status): out += ended(status)
            }
        }
        // What the server holds is safe, whatever this device keeps.
        if facts.isSaved { focus.unkept = [] }
        return out
    }

    private func completed(_ answer: CompleteAnswer, _ workout: ActiveWorkout) -> [ShellEffect] {
        let waited = summary
        summary = Summary(answer: answer, workout: workout)
        summary?.effort = waited?.effort
        // What was judged today is not in what was known of earlier changes.
        for exercise in workout.exercises { facts.knowledge.lookAgain([.outcomes(exercise.exerciseID)]) }
        facts.knowledge.lookAgain(Query.daily)
        return carryOut(focus.clearRest()) + [.announce(world.strings[.workoutSaved])]
    }

    /// The workout is over without a summary: discarded here, or finished or discarded elsewhere.
    private func ended(_ status: WorkoutStatus) -> [ShellEffect] {
        var effects = carryOut(focus.clearRest())
        focus = Focus()
        if facts.undo?.isOfWorkout == true { facts.undo = nil }
        if let waiting = summary, waiting.answer == nil { summary = nil }
        if facts.route == .workout || (facts.route == .summary && summary == nil) {
            effects += enter(.today, replace: true)
        }
        if status == .completed { facts.knowledge.lookAgain(Query.daily) }
        return effects
    }

    /// What could not be saved, as text to be kept elsewhere.
    var refusedText: String {
        var text = ""
        for refused in facts.sync.refused {
            if !text.isEmpty { text += "\n" }
            text += world.strings.describe(refused.change) + " (" + refused.code + ": " + refused.message + ")"
        }
        return text
    }
}

extension Strings {
    /// "Bench Press, set 2: 82.5 kg × 10".
    func describe(_ change: QueuedChange) -> String {
        var text = change.exerciseName ?? ""
        if let number = change.setNumber { text += (text.isEmpty ? "" : ", ") + setName(number) }
        let what =
            switch change.step {
            case .start(let start): self[.startOf] + " " + (start.planName ?? self[.emptyWorkout])
            case .change(.logSet(let log)): values(log.values)
            case .change(.patch(let patch)): describe(patch)
            case .change(.addExercise(let add)): self[.addExercise] + " " + (add.facts?.name ?? "")
            case .change(.removeExercise): self[.removeExercise]
            case .change(.swapExercise(let swap)): self[.swapExercise] + " " + (swap.facts?.name ?? "")
            case .change(.autofillExercise): self[.fillIn]
            case .change(.reorderExercises): self[.reorder]
            case .change(.superset): self[.superset]
            case .change(.undo): self[.undo]
            case .change(.complete): self[.finishWorkout]
            case .change(.cancel): self[.discardWorkout]
            }
        return text.isEmpty ? what : text + ": " + what
    }

    private func describe(_ patch: PatchWorkout) -> String {
        var parts = ""
        for op in patch.ops {
            if !parts.isEmpty { parts += ", " }
            switch op {
            case .addSet(let add):
                let value = add.value
                parts +=
                    self[.addSet] + " "
                    + values(
                        SetValues(
                            weight: value.weight, reps: value.reps, rir: value.rir,
                            durationSeconds: value.durationSeconds,
                            distance: value.distance))
            case .removeSet: parts += self[.removeSet]
            case .setField(let field): parts += describe(field.change)
            }
        }
        return parts
    }

    private func describe(_ change: SetFieldChange) -> String {
        switch change {
        case .weight(let mass): mass.map { voice.mass($0) } ?? "–"
        case .reps(let count): count.map { reps($0) } ?? "–"
        case .rir(let rir): "RIR " + self.rir(rir)
        case .status(let status):
            switch status {
            case .planned: self[.planned]
            case .done: self[.done]
            case .skipped: self[.skipped]
            }
        case .setType(let type): type.rawValue
        case .isFailure: self[.toFailure]
        case .durationSeconds(let seconds): seconds.map { clock(Int64($0)) } ?? "–"
        case .distance(let distance): distance.map { self.distance($0) } ?? "–"
        case .note(let text), .skipReason(let text), .notes(let text), .title(let text): text ?? "–"
        case .gymID: self[.gym]
        }
    }

    /// "82.5 kg × 10 · RIR 2", as short as the values allow.
    func values(_ values: SetValues, _ loadKind: LoadKind = .external) -> String {
        let target = SetTarget(weight: values.weight, reps: values.reps)
        var text = values.weight == nil && values.reps == nil ? "" : voice.target(target, loadKind: loadKind)
        if let seconds = values.durationSeconds { text += (text.isEmpty ? "" : " · ") + clock(Int64(seconds)) }
        if let distance = values.distance { text += (text.isEmpty ? "" : " · ") + self.distance(distance) }
        if let rir = values.rir { text += (text.isEmpty ? "" : " · ") + "RIR " + self.rir(rir) }
        return text.isEmpty ? "–" : text
    }

    /// Why the engine would not have it. Its own words are English and for developers.
    func rejection(_ error: WorkoutError) -> String { self[.notPossible] }
}
