import Contract
import Storage
import Training

/// An import is written in steps, so that others are let in between them. It is there once its report is: until then a note
/// says that it is under way, and whoever finds one that nobody goes on with takes the import back.
extension TopsetService {
    /// Sets in one step: some milliseconds.
    private static let stepSets = 200

    /// An import that did nothing for so many milliseconds was cut off. The number of its process would say less: it may be
    /// another's by now, or count in another container.
    private static let silence: Int64 = 30_000

    /// Notes that an import begins. The sessions that it finds there stay as they are meanwhile, but for those that are added:
    /// there is one import at a time.
    ///
    /// - Throws: `importInProgress`.
    func begin(_ id: ImportID, _ user: UserID) async throws(ServiceError) {
        let note = Store.ImportNote(id: id, touchedAt: clock())
        if let standing = try await read(user, { store in try store.importUnderWay() }), isSilent(standing) {
            try await takeBack(standing.id, user)
        }
        try await write(user) { store in
            guard try store.importUnderWay() == nil else {
                throw ServiceError.later(
                    1, "Another import is still being written. Try again in a moment.", as: .importInProgress)
            }
            try store.insert(note)
        }
    }

    private func isSilent(_ note: Store.ImportNote) -> Bool {
        // A clock that was set back makes no import last.
        abs(clock().milliseconds - note.touchedAt.milliseconds) > Self.silence
    }

    /// Writes what was prepared.
    func write(
        _ prepared: PreparedImport, _ request: ImportRequest, _ id: ImportID, _ user: UserID, unit: MassUnit
    ) async throws {
        for step in Self.steps(prepared.fresh, by: { $0.exercises.reduce(1) { $0 + $1.sets.count } }) {
            try Task.checkCancellation()
            let now = clock()
            try await write(user) { store in
                for session in step { try store.insert(session, importID: id) }
                try store.touchNote(of: id, now: now)
            }
        }
        try await rebuildRecords(of: prepared.fresh, id, user)
        try Task.checkCancellation()
        try await finish(prepared, request, id, user, unit: unit)
    }

    /// Consecutive items whose sizes add up to a step.
    private static func steps<Item>(_ items: [Item], by size: (Item) -> Int) -> [ArraySlice<Item>] {
        var steps: [ArraySlice<Item>] = []
        var (start, total) = (0, 0)
        for (index, item) in items.enumerated() {
            total += size(item)
            guard total >= stepSets || index == items.count - 1 else { continue }
            steps.append(items[start...index])
            (start, total) = (index + 1, 0)
        }
        return steps
    }

    private func rebuildRecords(
        of sessions: [WorkoutSession], _ id: ImportID, _ user: UserID
    ) async throws(ServiceError) {
        var sets: [ExerciseID: Int] = [:]
        for session in sessions {
            for performance in session.exercises { sets[performance.exerciseID, default: 1] += performance.sets.count }
        }
        for step in Self.steps(sets.sorted { $0.key < $1.key }, by: { $0.value }) {
            let drafts = try await read(user) { store in try step.map { try store.draftRecords(of: $0.key) } }
            let now = clock()
            try await write(user) { store in
                for draft in drafts { try store.save(draft) }
                try store.touchNote(of: id, now: now)
            }
        }
    }

    private func finish(
        _ prepared: PreparedImport, _ request: ImportRequest, _ id: ImportID, _ user: UserID, unit: MassUnit
    ) async throws(ServiceError) {
        let now = clock()
        let taken = request.takeChanges ? prepared.changed : []
        try await write(user) { store in
            for exercise in prepared.newExercises { try store.insert(exercise) }
            for change in taken {
                try Self.append(.init(.reimport, change.taken), after: change.current, change.taken, store, now)
            }
            let touched = taken.flatMap { $0.current.trainedExercises + $0.taken.trainedExercises }
            try Self.rework(touched, of: taken.map(\.current.id), store, now)
            if try store.settings() == nil {
                var settings = Settings()
                settings.unit = unit
                try store.save(settings)
            }
            try store.insert(prepared.report, id: id, fileName: request.fileName, now: now)
            try store.deleteNote(of: id)
        }
    }

    /// Takes back what an import has written so far, in steps, and its note last.
    func takeBack(_ id: ImportID, _ user: UserID) async throws(ServiceError) {
        let written = try await read(user) { store in try store.sessions(of: id) }
        var exercises = Set<ExerciseID>()
        for step in Self.steps(written, by: { _ in 20 }) {
            exercises.formUnion(
                try await write(user) { store in
                    try step.reduce(into: Set<ExerciseID>()) { exercises, session in
                        exercises.formUnion(try store.withdraw(session))
                    }
                })
        }
        for step in Self.steps(exercises.sorted(), by: { _ in 40 }) {
            try await write(user) { store in for exercise in step { try store.rebuildRecords(of: exercise) } }
        }
        try await write(user) { store in try store.deleteNote(of: id) }
    }

    /// Takes back the imports that were cut off: those that nobody goes on with.
    ///
    /// - Parameter asNobodyElseIsAtWork: every one that is noted, since no other process has the database open.
    public func takeBackImports(asNobodyElseIsAtWork isAlone: Bool = false) async throws(ServiceError) {
        let notes: [(UserID, Store.ImportNote)]
        do {
            notes = try await database.read { try Store.importNotes($0) }
        } catch { throw ServiceError(any: error) }
        for (user, note) in notes where isAlone || isSilent(note) { try await takeBack(note.id, user) }
    }
}
