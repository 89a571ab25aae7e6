import Contract
import Foundation
import Interchange
import Storage
import Training

extension TopsetService {
    /// Takes back the imports that were cut off: those that nobody goes on with.
    ///
    /// - Parameter asNobodyElseIsAtWork: every one that is noted, since no other process has the database open.
    public func takeBackImports(asNobodyElseIsAtWork isAlone: Bool = false) async throws(ServiceError) {
        let notes: [(UserID, Store.ImportNote)]
        do {
            notes = try await database.read { try Store.importNotes($0) }
        } catch { throw ServiceError(any: error) }
        for (user, note) in notes where isAlone || ImportRun.isSilent(note, at: clock()) {
            try await ImportRun(service: self, user: user, id: note.id, request: ImportRequest()).takeBack()
        }
    }
}

/// An import is written in steps, so that others are let in between them. It is there once its report is: until then a note
/// says that it is under way, and whoever finds one that nobody goes on with takes the import back.
struct ImportRun: Sendable {
    /// Sets in one step: some tens of milliseconds. Each step is made durable by itself, and writes the pages that it touched
    /// whole.
    private static let stepSets = 2_400

    /// An import that did nothing for so many milliseconds was cut off. The number of its process would say less: it may be
    /// another's by now, or count in another container.
    private static let silence: Int64 = 30_000

    let service: TopsetService
    let user: UserID
    let id: ImportID
    let request: TopsetService.ImportRequest

    /// Stores everything, or nothing.
    ///
    /// - Parameter size: of the file, in bytes.
    func run(_ log: ImportedLog, _ zone: TimeZone, _ names: [ImportName], _ size: Int) async throws(ServiceError)
        -> ImportReport
    {
        try await begin()
        do {
            try Task.checkCancellation()
            let unit = log.weightUnit
            var prepared = try await service.read(user) { turn in
                try PreparedImport(log, zone: zone, turn, names: names, dryRun: false)
            }
            FreedMemory.giveBack(after: size)
            let taken = request.takeChanges ? prepared.changed.count : 0
            guard !prepared.fresh.isEmpty || taken > 0 || !prepared.names.isEmpty else {
                try await takeBack()
                return prepared.report
            }
            (prepared.report.importID, prepared.report.changesTaken) = (id, taken)
            try await write(prepared, unit: unit)
            return prepared.report
        } catch {
            // Not by this task, which may be cancelled. Where even that fails, the note is left, and the next start takes the
            // import back.
            await Task { try? await takeBack() }.value
            throw ServiceError(any: error)
        }
    }

    /// Notes that the import begins. The sessions that it finds there stay as they are meanwhile, but for those that are added:
    /// there is one import at a time.
    ///
    /// - Throws: `importInProgress`.
    func begin() async throws(ServiceError) {
        let id = id
        try await finishWhatWasCutOff()
        try await service.write(user) { turn in
            guard try turn.store.importUnderWay() == nil else { throw Self.isUnderWay }
            try turn.store.insert(Store.ImportNote(id: id, touchedAt: turn.now))
        }
    }

    static var isUnderWay: ServiceError {
        .later(1, "Another import is still being written. Try again in a moment.", as: .importInProgress)
    }

    /// Takes back an import of the lifter's that nobody goes on with.
    func finishWhatWasCutOff() async throws(ServiceError) {
        if let standing = try await service.read(user, { turn in try turn.store.importUnderWay() }),
            Self.isSilent(standing, at: service.now)
        {
            try await ImportRun(service: service, user: user, id: standing.id, request: request).takeBack()
        }
    }

    static func isSilent(_ note: Store.ImportNote, at now: Instant) -> Bool {
        // A clock that was set back makes no import last.
        abs(now.milliseconds - note.touchedAt.milliseconds) > silence
    }

    private func write(_ prepared: PreparedImport, unit: MassUnit) async throws {
        let (id, history) = (id, prepared.history)
        service.importsUnderWay[user] = ImportProgress(done: 0, total: prepared.fresh.count)
        defer { service.importsUnderWay[user] = nil }
        // Oldest first, as indexes by time have them, and as they are read again: so a step touches few pages of either.
        let inOrder = prepared.fresh.sorted {
            history.heads[$0].startedAt.milliseconds < history.heads[$1].startedAt.milliseconds
        }
        for step in Self.steps(inOrder, by: { 1 + history.setCount($0) }) {
            try Task.checkCancellation()
            let sessions = step.map(history.session)
            try await service.write(user) { turn in
                try turn.store.insert(sessions[...], importID: id)
                try turn.store.touchNote(of: id, now: turn.now)
            }
            service.importsUnderWay.add(step.count, of: user)
        }
        try await rebuildRecords(of: prepared)
        try Task.checkCancellation()
        try await finish(prepared, unit: unit)
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

    private func rebuildRecords(of prepared: PreparedImport) async throws(ServiceError) {
        let (id, history, fresh) = (id, prepared.history, prepared.fresh)
        let brought = try await service.read(user) { turn in
            BroughtPerformances(history, fresh, shownBy: try turn.store.merges())
        }
        // Other lifts, too, if weeks without training were none after all.
        let starts = fresh.map { history.heads[$0].startedAt }
        let others = try await service.write(user) { turn in
            let days = try turn.store.trainingDays()
            if let first = starts.filter(days.splitsLayoff).min() { try turn.store.staleLifts(since: first) }
            return try turn.store.staleLifts()
        }
        var sets = brought.sets
        for exercise in others { sets[exercise, default: 1] += 0 }
        for step in Self.steps(sets.sorted { $0.key < $1.key }, by: { $0.value }) {
            let drafts = try await service.read(user) { turn in
                let days = try turn.store.trainingDays(evenUnderWay: true)
                return try step.map {
                    try turn.store.draftRecords(of: $0.key, brought: brought[$0.key], days: days)
                }
            }
            try await service.write(user) { turn in
                for draft in drafts { try turn.store.save(draft) }
                try turn.store.touchNote(of: id, now: turn.now)
            }
        }
    }

    private func finish(_ prepared: PreparedImport, unit: MassUnit) async throws(ServiceError) {
        let layout = request.keptLayout
        let (id, fileName, taken) = (id, request.fileName, request.takeChanges ? prepared.changed : [])
        try await service.write(user) { turn in
            let (store, corrections) = (turn.store, Corrections(turn: turn))
            for exercise in prepared.history.newExercises { try turn.add(exercise) }
            for change in taken {
                try corrections.append(.init(.reimport, change.taken), after: change.current, change.taken)
            }
            // From here on the sessions of the import count.
            try store.deleteNote(of: id)
            let touched = taken.flatMap { $0.current.trainedExercises + $0.taken.trainedExercises }
            try corrections.rework(touched, of: taken.map(\.current.id))
            if try store.settings() == nil {
                var settings = Settings()
                settings.unit = unit
                try turn.save(settings)
            }
            try store.insert(prepared.report, id: id, fileName: fileName, now: turn.now)
            if let layout { try store.save(layout, now: turn.now) }
            for name in prepared.names { try NameDecisions(turn: turn).keep(name) }
        }
    }

    /// Takes back what the import has written so far, in steps, and its note last. What follows from the sessions is worked out
    /// before they go: who is cut off meanwhile finds by them what is left to be done.
    func takeBack() async throws(ServiceError) {
        let id = id
        let (written, trained) = try await service.read(user) { turn in
            (try turn.store.sessions(of: id), try turn.store.exercises(of: id))
        }
        if !written.isEmpty {
            try await service.write(user) { turn in try turn.store.staleLifts(since: Instant(milliseconds: .min)) }
            try await rebuild(trained)
        }
        for step in Self.steps(written, by: { _ in 20 }) {
            try await service.write(user) { turn in
                for session in step { try turn.store.withdraw(session) }
                try turn.store.touchNote(of: id, now: turn.now)
            }
        }
        // Days without training may be others now that they are gone.
        try await rebuild([])
        try await service.write(user) { turn in try turn.store.deleteNote(of: id) }
    }

    /// Works out anew what follows from the history of exercises, and of those that became stale.
    private func rebuild(_ exercises: [ExerciseID]) async throws(ServiceError) {
        let id = id
        let stale = try await service.read(user) { turn in try turn.store.staleLifts() }
        for step in Self.steps(Set(exercises + stale).sorted(), by: { _ in 40 }) {
            try await service.write(user) { turn in
                for exercise in step { try turn.store.rebuildRecords(of: exercise) }
                try Judge(turn: turn).evaluateAll(of: Set(step))
                try turn.store.touchNote(of: id, now: turn.now)
            }
        }
    }
}
