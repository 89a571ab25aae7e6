import TestSupport
import Testing
import Training
import Wire

/// A workout with everything that happened to it.
private struct Recorded {
    var workout: ActiveWorkout
    var changes: [RecordedChange]
    var replayed: JSONValue

    init() throws {
        let command = StartWorkout(planSnapshotID: id(301), meta: .unsaid)
        let start = try startWorkout(
            command, id: id(900), user: lifter, source: StartSource(snapshot: pushPlan()), now: evening)
        workout = start.workout
        changes = [
            RecordedChange(
                start.event,
                before: ActiveWorkout(
                    id: id(1), userID: id(2), startTime: evening, createdAt: evening, updatedAt: evening),
                after: start.workout)
        ]
        replayed = try JSONValue.null.applying(start.event.diffOps)
    }

    /// The change that an undo is about.
    func undone(by command: WorkoutCommand) -> RecordedChange? {
        guard case .undo(let undo) = command,
            let event = RecordedChange.target(of: undo, in: changes.map(\.event))
        else { return nil }
        return changes[event.seq - 1]
    }

    mutating func apply(_ command: WorkoutCommand, now: Instant) throws {
        let reduction = try reduce(workout, command, now: now, undoing: undone(by: command))
        let event = reduction.recorded(after: workout)
        changes.append(RecordedChange(event, before: workout, after: reduction.workout))
        workout = reduction.workout
        replayed = try replayed.applying(event.diffOps)
    }
}

/// What a lifter sees of a workout: all but the numbering and the clock of the last change.
private func content(_ workout: ActiveWorkout) -> ActiveWorkout {
    var copy = workout
    copy.revision = 0
    copy.updatedAt = copy.startTime
    return copy
}

struct WorkoutPropertyTests {
    /// After any commands, valid or not: stored totals are the recomputed ones, and replaying the events' diff ops over
    /// nothing gives the stored document byte for byte, with gapless numbers.
    @Test(arguments: 0..<200) func anyCommandSequenceReplays(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var recorded = try Recorded()
        for number in 1...60 {
            let command = random.command(for: recorded.workout, number: number)
            #expect(try JSON.decode(WorkoutCommand.self, from: JSON.text(command)) == command)
            let before = recorded
            do {
                try recorded.apply(command, now: evening.adding(seconds: Int64(number) * 60))
            } catch is WorkoutError {
                #expect(recorded.workout == before.workout)
                continue
            }
            let (workout, event) = (recorded.workout, recorded.changes[recorded.changes.count - 1].event)
            #expect(event.seq == before.workout.revision + 1)
            #expect(!event.diffOps.isEmpty)
            #expect(JSON.text(recorded.replayed) == JSON.text(workout))
            #expect(workout.totals == Totals(of: workout.exercises))
            #expect(workout.exercises.map(\.position) == Array(workout.exercises.indices))
            let ids = workout.exercises.flatMap { $0.sets.map(\.id) }
            #expect(Set(ids).count == ids.count)
            for exercise in workout.exercises {
                for set in exercise.sets where set.status == .planned {
                    #expect((set.reps ?? 1) >= 1)
                    #expect(set.performedExerciseID == nil)
                }
                let kept = Set(exercise.sets.compactMap(\.performedExerciseID))
                #expect(kept.isSubset(of: exercise.swappedFrom.map(\.exerciseID)))
            }
            #expect(try JSON.decode(WorkoutEvent.self, from: JSON.text(event)) == event)
        }
        #expect(try JSON.decode(ActiveWorkout.self, from: JSON.text(recorded.workout)) == recorded.workout)
        let session = archive(recorded.workout, effort: nil)
        #expect(session.computedTotals == session.totals)
    }

    /// Undoing a change at once gives what was there before it, and undoing the undo what was there after it.
    @Test(arguments: 0..<60) func undoAndRedoAreInverse(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var recorded = try Recorded()
        for number in 1...50 {
            let command = random.command(for: recorded.workout, number: number)
            let now = evening.adding(seconds: Int64(number) * 60)
            guard (try? recorded.apply(command, now: now)) != nil, recorded.workout.status == .inProgress else {
                continue
            }
            let change = recorded.changes[recorded.changes.count - 1]
            var copy = recorded
            var undo = UndoChange(reverts: change.event.idempotencyKey, meta: .unsaid)
            undo.meta = meta("undo-\(number)")
            try copy.apply(.undo(undo), now: now)
            #expect(JSON.text(content(copy.workout)) == JSON.text(content(change.before)), "\(command)")
            undo.reverts = "undo-\(number)"
            undo.meta = meta("redo-\(number)")
            try copy.apply(.undo(undo), now: now)
            #expect(JSON.text(content(copy.workout)) == JSON.text(content(change.after)))
        }
    }

    /// Undoing again and again without a name walks back to the start, whatever was done and undone before.
    @Test(arguments: 0..<40) func undoingEverythingLeadsBackToTheStart(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var recorded = try Recorded()
        let start = recorded.workout
        for number in 1...25 {
            let command = random.command(for: recorded.workout, number: number)
            if case .complete = command { continue }
            // A named undo in between may leave a state from which the others no longer lead back: only the last one's.
            if case .undo(let undo) = command, undo.reverts != nil { continue }
            try? recorded.apply(command, now: evening.adding(seconds: Int64(number) * 60))
        }
        var steps = 0
        while true {
            let undo = UndoChange(meta: meta("back-\(steps)"))
            do {
                try recorded.apply(.undo(undo), now: evening.adding(seconds: 4_000))
            } catch let error as WorkoutError {
                #expect(error.code == .nothingToUndo)
                break
            }
            steps += 1
        }
        #expect(JSON.text(content(recorded.workout)) == JSON.text(content(start)))
    }

    /// Two changes of different places can be taken back in either order; only where two things came back behind the
    /// same neighbour their own order may differ.
    @Test(arguments: 0..<60) func undosOfDifferentPlacesCommute(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var recorded = try Recorded()
        for number in 1...30 {
            let command = random.command(for: recorded.workout, number: number)
            try? recorded.apply(command, now: evening.adding(seconds: Int64(number) * 60))
        }
        guard recorded.workout.status == .inProgress else { return }
        func undo(_ keys: [String?]) -> ActiveWorkout? {
            var copy = recorded
            for (index, key) in keys.enumerated() {
                let undo = UndoChange(reverts: key, meta: meta("u\(index)"))
                guard (try? copy.apply(.undo(undo), now: evening.adding(seconds: 4_000))) != nil else { return nil }
            }
            var result = content(copy.workout)
            result.exercises.sort { $0.instanceID < $1.instanceID }
            for index in result.exercises.indices {
                result.exercises[index].position = 0
                result.exercises[index].sets.sort { $0.id < $1.id }
            }
            return result
        }
        let keys = recorded.changes.dropFirst().filter { $0.event.type != .changeUndone }.map(\.event.idempotencyKey)
        for one in keys {
            for other in keys where one != other {
                if let forth = undo([one, other]), let back = undo([other, one]) {
                    #expect(JSON.text(forth) == JSON.text(back), "\(one ?? "") \(other ?? "")")
                }
            }
        }
    }
}
