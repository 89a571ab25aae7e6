import Storage
public import Training

extension TopsetService {
    /// Takes out what an import brought, but for what was changed or is used since. The same again answers the same.
    ///
    /// - Parameter language: what the report is said in.
    public func undoImport(
        _ user: UserID, _ id: ImportID, language: Language
    ) async throws(ServiceError) -> ImportReport {
        let run = ImportRun(service: self, user: user, id: ImportUndo.taken(id), request: ImportRequest())
        try await run.finishWhatWasCutOff()
        let (report, isNew) = try await write(user) { turn in try ImportUndo(turn: turn, id: id).begin() }
        if isNew {
            // Not by this task, which may be cancelled. Where it fails, the note is left, and the rest is done at the next start.
            do { try await Task { try await run.takeBack() }.value } catch { throw ServiceError(any: error) }
        }
        return report.said(in: language)
    }
}

/// An import is undone at once: what goes becomes part of an import that was cut off, which nobody sees, and is then taken out in
/// steps as that would be.
struct ImportUndo: UseCase {
    let turn: Turn
    let id: ImportID

    /// The import that was cut off which the sessions that go are part of.
    static func taken(_ id: ImportID) -> ImportID { .named("undo", in: id) }

    /// Decides what goes and what stays, and hides what goes.
    ///
    /// - Returns: the report with what stays, and whether it is undone by this.
    func begin() throws -> (report: ImportReport, isNew: Bool) {
        guard try store.importUnderWay() == nil else { throw ImportRun.isUnderWay }
        guard let past = try store.pastImport(id) else { throw ServiceError.notFound("import") }
        let at = past.at
        var report = past.report
        if report.undone != nil { return (report, false) }
        let others = try store.imports(limit: Int(Int32.max)).filter { $0.importID != id && $0.undone == nil }
        var kept: [String] = []
        if report.changesTaken > 0 {
            for change in report.changed { if let line = try giveBack(change, takenAt: at) { kept.append(line) } }
        }
        let stays = try edited(others)
        kept += stays.map(\.line)
        let goes = Set(try store.sessions(of: id)).subtracting(stays.map(\.id)).sorted()
        for session in goes {
            for change in try store.openChanges(drawnFrom: session) { try Proposals(turn: turn).retire(change) }
        }
        let deleted = try withdrawDeleted()
        try store.hide(goes, as: Self.taken(id), now: now)
        kept += try forgetNames(report, saidAt: at, others)
        report.undone = .init(
            at: now, workouts: goes.count + deleted.workouts,
            sets: try store.setCount(of: Self.taken(id)) + deleted.sets)
        report.undone?.kept = kept.map { .init(nil, $0) }
        report.planOffers = []
        try store.update(report, id: id)
        return (report, true)
    }

    // MARK: Workouts

    /// Takes out the workouts of the import that the lifter has deleted: without what is kept of them nothing brings them back.
    private func withdrawDeleted() throws -> (workouts: Int, sets: Int) {
        let deleted = try store.deletedSessions(of: id)
        var sets = 0
        for session in deleted {
            let last = Corrections.standing(try store.facts(of: session)).last { $0.session != nil }?.session
            for exercise in last?.exercises ?? [] { sets += exercise.sets.count }
            try store.withdraw(session)
        }
        return (deleted.count, sets)
    }

    /// Gives a workout back what it was before the import put it right.
    ///
    /// - Returns: what is told where it stays as the import made it; `nil` where it does not, or is gone.
    private func giveBack(_ change: ImportReport.Changed, takenAt moment: Instant) throws -> String? {
        guard let newest = try store.newestFact(of: change.sessionID), let session = try store.session(change.sessionID)
        else { return nil }
        guard newest.kind == .reimport, newest.at.milliseconds == moment.milliseconds else {
            let day = session.startedAt.local.dateText
            return session.title.map { title in
                "“\(title)” of \(day) stays as the file had it: it was changed again since."
            }
                ?? "The workout of \(day) stays as the file had it: it was changed again since."
        }
        _ = try Corrections(turn: turn).restore(change.sessionID)
        return nil
    }

    /// The workouts of the import that the lifter, or an import after it, made into something else.
    private func edited(_ others: [ImportReport]) throws -> [(id: WorkoutID, line: String)] {
        var taken = Set<WorkoutID>()
        for report in others where report.changesTaken > 0 { taken.formUnion(report.changed.map(\.sessionID)) }
        var edited: [(WorkoutID, String)] = []
        for id in try store.changedSessions(of: id) {
            let facts = Corrections.standing(try store.facts(of: id)).map(\.kind)
            guard let session = try store.session(id) else { continue }
            let day = session.startedAt.local.dateText
            if facts.contains(.correction) {
                let line = session.title.map { title in "“\(title)” of \(day) stays: you changed it since." }
                edited.append((id, line ?? "The workout of \(day) stays: you changed it since."))
            } else if facts.contains(.reimport), taken.contains(id) {
                let line = session.title.map { title in "“\(title)” of \(day) stays: another import changed it since." }
                edited.append((id, line ?? "The workout of \(day) stays: another import changed it since."))
            }
        }
        return edited
    }

    // MARK: Names

    /// Forgets what was said of names with the import, and takes out the exercises of the lifter's own that only it brought.
    ///
    /// - Returns: what is told of those that stay.
    private func forgetNames(_ report: ImportReport, saidAt moment: Instant, _ others: [ImportReport]) throws
        -> [String]
    {
        var elsewhere = Set<String>()
        for other in others {
            for name in other.matched.map(\.name) + other.unmatched { elsewhere.insert(ExerciseName.key(name)) }
        }
        for key in try store.importNames(decidedAt: moment) where !elsewhere.contains(key) {
            try forget(key)
        }
        let said = try store.importNames()
        let byHand = report.matched.filter { $0.rule == MatchRule.hand.rawValue }.map(\.name)
        var (kept, seen): ([String], Set<String>) = ([], [])
        for name in report.unmatched + byHand where seen.insert(ExerciseName.key(name)).inserted {
            let key = ExerciseName.key(name)
            guard let own = try turn.library()[ImportedHistory.ownID(name, turn.user)] else { continue }
            if try said[key] == nil && !elsewhere.contains(key) && isUntouched(own, name) {
                try turn.removeExercise(own.id)
            } else if try turn.library().merges.into[own.id] == nil {
                // What is shown as another exercise since stays for nobody to see.
                kept.append("“\(own.name)” stays: it is still used, or you noted something of it.")
            }
        }
        return kept
    }

    /// Forgets what was said of a name, unless what is shown as another exercise by it stands elsewhere, too.
    private func forget(_ key: String) throws {
        let own = ImportedHistory.ownID(key, turn.user)
        let library = try turn.library()
        if library[own] != nil, let shown = library.merges.into[own] {
            let book = ExerciseBook(turn: turn)
            let isUsed = try store.isDone(own, outside: Self.taken(id)) || book.isRunning(own) || book.isRunning(shown)
            if isUsed { return }
            _ = try ExerciseMerging(turn: turn).part(own)
        }
        try store.deleteImportName(key)
    }

    /// Whether an exercise of the lifter's own is as the import made it, and is done and planned nowhere else.
    private func isUntouched(_ own: Exercise, _ name: String) throws -> Bool {
        let library = try turn.library()
        // It may have got a number, to be told apart.
        let isNamed = own.name == name || own.name.hasPrefix(name) && own.name.hasSuffix(")")
        guard own.isCustom, isNamed, own.aliases.isEmpty,
            library.merges.into[own.id] == nil, library.merged(into: own.id).isEmpty
        else { return false }
        return try store.marks(of: own.id) == ExerciseMarks() && !store.isDone(own.id, outside: Self.taken(id))
            && store.planNames(with: own.id).isEmpty && !ExerciseBook(turn: turn).isRunning(own.id)
    }
}
