import Contract
import Service
import Training

/// The keys of what one command of the command line does to a workout: its own for the first set, further ones that begin with it.
enum StepKey {
    /// Of a set of a log, from 0.
    static func set(_ index: Int, of key: String) -> String { index == 0 ? key : "\(key)/\(index)" }
    /// Of adding the set that is logged with a key.
    static func adding(_ key: String) -> String { key + "/set" }
    /// Of adding the exercise that is logged to.
    static func addingExercise(_ key: String) -> String { key + "/exercise" }

    /// The key of the command that a step belongs to.
    static func command(of step: String) -> Substring {
        var key = Substring(step)
        for suffix in ["/set", "/exercise"] where key.hasSuffix(suffix) { key = key.dropLast(suffix.count) }
        guard let slash = key.lastIndex(of: "/"), slash > key.startIndex, key.index(after: slash) < key.endIndex,
            key[key.index(after: slash)...].utf8.allSatisfy({ (48...57).contains($0) })
        else { return key }
        return key[..<slash]
    }
}

extension Lifter {
    /// Takes back what the newest command did that is not undone: of a log its sets and what was added for them, of any other change
    /// that one. What was used for something else since stays.
    ///
    /// - Parameter key: with the key of before it is answered as before, and goes on where that was cut off.
    /// - Returns: the API's answers.
    @discardableResult
    func takeBack(in workout: WorkoutID, key: String) async throws -> [String] {
        var answers: [String] = []
        for (index, step) in try await steps(toUndo: key, in: workout).enumerated() {
            let own = StepKey.set(index, of: key)
            do {
                let body = UndoChange(workoutID: workout, reverts: step, meta: meta(own))
                answers.append(try await apply(.undo(body), to: workout))
            } catch let error as ServiceError where index > 0 && error.code == .undoConflict { break }
        }
        return answers
    }

    /// The keys of the steps of the newest command that is not undone by another key than this one, the newest first. One without a
    /// key, or none at all, is the server's to find.
    private func steps(toUndo key: String, in workout: WorkoutID) async throws -> [String?] {
        var events: [WorkoutEvent] = []
        repeat {
            let page = try await service.events(user, workout, after: events.last?.seq ?? 0, limit: 500)
            events += page.items
            if page.nextCursor == nil { break }
        } while true
        let own = StepKey.command(of: key)
        let undone = events.filter { $0.type == .changeUndone && $0.idempotencyKey.map(StepKey.command) != own }
            .compactMap(\.payload.revertedEventID)
        let before = events.first { $0.idempotencyKey == key }?.payload.revertedEventID
        let newest =
            before.flatMap { id in events.first { $0.id == id } }
            ?? RecordedChange.target(of: UndoChange(meta: meta(key)), in: events)
        guard let newest, let step = newest.idempotencyKey else { return [nil] }
        let command = StepKey.command(of: step)
        return events.reversed().filter {
            $0.seq <= newest.seq && $0.uiSource == newest.uiSource && !undone.contains($0.id)
                && $0.idempotencyKey.map(StepKey.command) == command
        }.map(\.idempotencyKey)
    }
}
