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
            case .refused: out.append(.announce(world.strings.refused(world.refusedCount)))
            case .completed(let answer, let workout): out += completed(answer, workout)
            case .changedElsewhere(let places): out += changedElsewhere(places)
            case .removedElsewhere(let exercise, let name, let set):
                let number = set.map { ", " + world.strings.setName($0) } ?? ""
                out += tellElsewhere(
                    world.strings.removedElsewhere(world.strings.called(exercise, name) + number))
            case .gaveWay: out += offer(.refused(world.strings.doneMeanwhile))
            case .tookBack(let places): out += [tookBack(places)] + carryOut(focus.tookBack(world))
            case .ended(let id, let status): out += ended(id, status)
            }
        }
        if wantsWorkout, facts.isTraining {
            wantsWorkout = false
            if facts.route == .today { out += enter(.workout, replace: true) }
        }
        // What the server holds is safe, whatever this device keeps.
        if facts.isSaved { focus.unkept = [] }
        return out + bringBackDone()
    }

    @inline(never) private func completed(_ answer: CompleteAnswer, _ workout: ActiveWorkout) -> [ShellEffect] {
        let waited = summary?.workout.id == workout.id ? summary : nil
        var done = Summary(answer: answer, workout: workout)
        done.effort = waited?.effort
        keptSummary = done.text
        return count(answer) + tellSummary(answer, workout.title) + carryOut(take(done)) + [
            .persist(key: Stored.summary, value: keptSummary)
        ]
            + [.announce(world.strings[.workoutSaved])]
    }

    /// A finished workout is answered, to this page or to another one.
    private func take(_ done: Summary) -> [Effect] {
        summary = done
        // What was judged today is not in what was known of earlier changes.
        for exercise in done.workout.exercises { facts.knowledge.lookAgain([.outcomes(exercise.exerciseID)]) }
        facts.knowledge.lookAgain(Query.daily)
        return facts.isTraining ? [] : focus.clearRest()
    }

    /// The workout is over without a summary: discarded here, or finished or discarded elsewhere.
    @inline(never) private func ended(_ id: WorkoutID, _ status: WorkoutStatus) -> [ShellEffect] {
        // Finished here, and discarded elsewhere before.
        if status == .completed { facts.knowledge.lookAgain(Query.daily) } else { facts.knowledge.forget(id) }
        if let waiting = summary, waiting.answer == nil, waiting.workout.id == id { summary = nil }
        // Another one was begun here meanwhile.
        if facts.isTraining { return [] }
        var effects = carryOut(focus.clearRest())
        focus = focus.afresh
        if let undo = facts.undo, undo.isOfWorkout { effects += gone(undo) }
        if facts.route == .workout || (facts.route == .summary && summary == nil) {
            if let summary, summary.workout.id == id { return effects + enter(.summary, replace: true) }
            let strings = world.strings
            let ran = facts.sync.refused.contains {
                $0.change.workoutID == id && $0.code == ErrorCode.activeWorkoutExists.rawValue
            }
            effects +=
                enter(.today, replace: true) + offer(.refused(ran ? strings.ranElsewhere : strings[.overElsewhere]))
        }
        return effects
    }

    /// Somebody else gave sets other numbers than were shown here: which, and what they are now.
    @inline(never) private func changedElsewhere(_ places: [SetPlace]) -> [ShellEffect] {
        guard let place = places.first, let name = name(of: place), let set = world.workout?[place],
            let exercise = world.workout?.exercise(place.exerciseInstanceID)
        else { return [] }
        let text = world.strings.changedElsewhere(
            name, world.strings.recorded(set, exercise, failed: false), places.count - 1)
        return tellElsewhere(text)
    }

    /// What can be taken back stays; what is only told gives way to what came after it.
    @inline(never) private func tellElsewhere(_ text: String) -> [ShellEffect] {
        if let undo = facts.undo, undo.way != .close { return [.announce(text)] }
        return offer(.refused(text))
    }

    /// What it was before is not known any more: which set it was of is.
    @inline(never) private func tookBack(_ places: [SetPlace]) -> ShellEffect {
        let set = places.first.flatMap { name(of: $0) }
        return .announce(set.map { world.strings.undoneNow($0) } ?? world.strings[.takenBack])
    }

    /// "Bench Press, set 2".
    private func name(of place: SetPlace) -> String? {
        guard let exercise = world.workout?.exercise(place.exerciseInstanceID),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID })
        else { return nil }
        return world.strings.called(exercise) + ", " + world.strings.setName(exercise, index)
    }

    // MARK: Other pages of the browser

    /// What another page has stored.
    func stored(_ entries: [(key: String, value: String)]) -> [ShellEffect] {
        var effects: [ShellEffect] = []
        var held: String?
        for (key, text) in entries {
            switch key {
            case Stored.summary: effects += takeSummary(text)
            case Stored.counters: facts.counted = text
            case Stored.held: held = text
            case Stored.asked: focus.wasAsked = true
            case Stored.rest: effects += carryOut(focus.takeRest(text, world))
            case Stored.away: facts.isAway = !text.isEmpty
            default: break
            }
        }
        let waited = facts.outbox.waiting.count
        facts.outbox.stored(entries)
        facts.sync.unmade = facts.outbox.unmade()
        // The page that sends was answered: what came of it is the server's to say.
        if facts.outbox.waiting.count < waited { facts.knowledge.lookAgain(Query.daily) }
        effects += carryOut(facts.sync.stored(entries, at: facts.now))
        // After it: where a set was done meanwhile, each page says so.
        if let held { effects += takeUpHeld(held, grace: 2_000) }
        foresee()
        // Finished on another page, and not answered yet.
        if facts.route == .workout, !facts.isTraining, let workout = facts.sync.workout, workout.status == .completed {
            summary = Summary(answer: nil, workout: workout)
            effects += enter(.summary, replace: true)
        }
        return effects + askWanted()
    }

    /// The end of a workout came to another page, or was looked at there.
    private func takeSummary(_ text: String) -> [ShellEffect] {
        keptSummary = text
        if let done = Summary(stored: text) { return carryOut(take(done)) }
        if summary?.answer == nil { return [] }
        summary = nil
        return facts.route == .summary ? enter(.today, replace: true) : []
    }

    /// One page of a browser sends, and listens to what changes elsewhere. Where a device is signed in it asks nothing: it
    /// takes the turn once it leaves.
    func becameSender(_ sends: Bool, _ pages: String) -> [ShellEffect] {
        heldTurn = nil
        if sends, facts.route == .pairing {
            heldTurn = pages
            return []
        }
        let turn = carryOut(facts.outbox.takeTurn(sends))
        // What was found out here holds on the next page, too, until that one was answered.
        facts.isAway = world.failures > 0
        guard sends else { return [.follow("")] + turn + carryOut(facts.sync.handOver()) }
        var names: [String] = []
        for name in pages.split(separator: ",") { names.append(String(name)) }
        return [.follow(ClientRequest(.changes()).path)] + turn + carryOut(facts.sync.takeOver(names, at: facts.now))
            + askWanted()
    }

    /// What could not be saved, as text to be kept elsewhere.
    @inline(never) var refusedText: String {
        var text = ""
        for refused in facts.sync.refused {
            if !text.isEmpty { text += "\n" }
            text += world.strings.describe(refused.change) + " (" + refused.code + ": " + refused.message + ")"
        }
        for refused in world.refusedEntries {
            if !text.isEmpty { text += "\n" }
            text +=
                world.strings.describe(refused.entry) + " (" + refused.fault.code + ": " + refused.fault.message + ")"
            if case .plan(_, let plan) = refused.entry.step { text += "\n" + world.strings.text(plan.currentVersion) }
        }
        return text
    }
}

extension Strings {
    var keepMine: String { t("Keep mine", "Meins behalten") }
    var keepApart: String { t("Keep as a workout of its own", "Als eigenes Training behalten") }
    var showMine: String { t("Show mine", "Meins zeigen") }
    var ranElsewhere: String {
        t(
            "A workout was running on another device already: this one was not started.",
            "Auf einem anderen Gerät lief schon ein Training: Dieses wurde nicht begonnen.")
    }

    /// "Bench Press, set 2: 82.5 kg × 10".
    func describe(_ change: QueuedChange) -> String {
        let name = change.exerciseName ?? ""
        var text = change.exerciseID.map { called($0, name) } ?? name
        if let number = change.setNumber { text += (text.isEmpty ? "" : ", ") + setName(number) }
        let what =
            switch change.step {
            case .start(let start): self[.startOf] + " " + (start.planName ?? self[.emptyWorkout])
            case .change(.logSet(let log)): values(log.values)
            case .change(.patch(let patch)): describe(patch)
            case .change(.addExercise(let add)): self[.addExercise] + " " + called(add.facts)
            case .change(.removeExercise): self[.removeExercise]
            case .change(.swapExercise(let swap)): self[.swapExercise] + " " + called(swap.facts)
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
        case .rir(let rir): effortName + " " + self.rir(rir)
        case .status(let status):
            switch status {
            case .planned: self[.planned]
            case .done: self[.done]
            case .skipped: self[.skipped]
            }
        case .setType(let type): name(of: type)
        case .amrap: "AMRAP"
        case .isFailure: self[.toFailure]
        case .durationSeconds(let seconds): seconds.map { clock(Int64($0)) } ?? "–"
        case .distance(let distance): distance.map { self.distance($0) } ?? "–"
        case .note(let text), .skipReason(let text), .notes(let text), .title(let text): text ?? "–"
        case .restSeconds(let seconds): self[.rest] + " " + (seconds.map { clock(Int64($0)) } ?? "–")
        case .gymID: self[.gym]
        }
    }

    /// "82.5 kg × 10 · RIR 2", as short as the values allow.
    func values(_ values: SetValues, _ loadKind: LoadKind = .external) -> String {
        let target = SetTarget(weight: values.weight, reps: values.reps)
        var text = values.weight == nil && values.reps == nil ? "" : voice.target(target, loadKind: loadKind)
        if let seconds = values.durationSeconds { text += (text.isEmpty ? "" : " · ") + clock(Int64(seconds)) }
        if let distance = values.distance { text += (text.isEmpty ? "" : " · ") + self.distance(distance) }
        if let rir = values.rir { text += (text.isEmpty ? "" : " · ") + effortName + " " + self.rir(rir) }
        return text.isEmpty ? "–" : text
    }

    /// Why the engine would not have it. Its own words are English and for developers.
    func rejection(_ error: WorkoutError) -> String { self[.notPossible] }
}
