import Storage
import Synchronization
import Training

/// Running workouts as this process last committed them, so that the next set need not read the document again. The
/// store compares the revision before it trusts one, and nothing enters before its commit: a write that was rolled back
/// leaves no trace here.
final class WorkoutCache: Sendable {
    /// About 90 kB each for 60 sets, most of it text; the least recently changed half goes when it is full.
    private static let capacity = 512

    private struct Entry {
        var written: WrittenWorkout
        var used: UInt64
    }

    private struct State {
        var entries: [WorkoutID: Entry] = [:]
        var tick: UInt64 = 0
    }

    private let state = Mutex(State())

    subscript(_ id: WorkoutID) -> WrittenWorkout? { state.withLock { $0.entries[id]?.written } }

    /// Keeps a committed workout while it runs.
    func keep(_ written: WrittenWorkout) {
        let workout = written.workout
        state.withLock { state in
            guard workout.status == .inProgress else {
                state.entries[workout.id] = nil
                return
            }
            // Two writers of one workout may come here in the other order than they committed.
            if let known = state.entries[workout.id], known.written.workout.revision > workout.revision { return }
            state.tick += 1
            state.entries[workout.id] = Entry(written: written, used: state.tick)
            guard state.entries.count > Self.capacity else { return }
            let oldest = state.tick - UInt64(Self.capacity / 2)
            state.entries = state.entries.filter { $0.value.used > oldest }
        }
    }
}
