import Foundation
import Interchange
import Storage
import Training

/// An import worked out against what is there, before anything of it is stored.
struct PreparedImport {
    var report: ImportReport
    let history: ImportedHistory
    /// Which workouts of it are not there yet.
    let fresh: [Int]
    /// Workouts that are there and that the file has otherwise now.
    let changed: [ChangedWorkout]
    /// What the lifter says of its names that was not said before.
    let names: [ImportName]

    init(_ log: ImportedLog, zone: TimeZone, _ turn: Turn, names said: [ImportName], dryRun: Bool) throws {
        let (store, user) = (turn.store, turn.user)
        let earlier = try store.standingImports()
        var hand = try store.importNames()
        names = try NameDecisions(turn: turn).news(said, hand)
        for name in names { hand[ExerciseName.key(name.name)] = name }
        var history = ImportedHistory(
            log, user: user, library: try turn.library(), zone: zone,
            decided: ImportedHistory.decided(by: earlier.reversed(), user: user), hand: hand,
            marks: try store.exerciseMarks())
        let known = try store.knownSessions()
        let merges = try turn.library().merges
        try history.setApart(known, merges) { id, exercises in
            guard try exercises.isDisjoint(with: store.exercises(doneIn: id)) else { return false }
            // What the lifter put right here makes no other workout of it.
            let told = try store.facts(of: id).compactMap(\.session).flatMap(\.exercises)
            return exercises.isDisjoint(with: told.map { merges.shown($0.exerciseID) })
        }
        try history.meet(known, try store.importedStarts(), merges) { id in try store.exercises(doneIn: id) }
        var report = ImportReport(log, history)
        report.dryRun = dryRun
        if dryRun {
            (report.names, report.unitEvidence) = (history.openNames, log.unitEvidence)
            report.dateOrder = log.dateOrder?.rawValue
        }
        var fresh: [Int] = []
        var changed: [ChangedWorkout] = []
        for (index, workout) in log.workouts.enumerated() {
            let sets = history.setCount(index)
            if !known.contains(history.heads[index].id) {
                report.newWorkouts += 1
                report.newSets += sets
                fresh.append(index)
            } else if workout.id != nil {
                // Written here: it knows less than what stands here.
                report.duplicates += sets
            } else if let change = try ChangedWorkout(history.session(index), store) {
                report.changed.append(change.line)
                changed.append(change)
            } else {
                report.duplicates += sets
            }
        }
        if dryRun { report.sample = (fresh.last ?? log.workouts.indices.last).map(history.session) }
        report.planOffers = try store.withStates([report] + earlier, isNew: true)[0].planOffers
        (self.report, self.history, self.fresh, self.changed) = (report, history, fresh, changed)
    }
}

extension ImportReport {
    /// What a file holds, whatever is there.
    fileprivate init(_ log: ImportedLog, _ history: ImportedHistory) {
        self.init(
            dryRun: true, format: log.format.rawValue, dialect: log.dialect, delimiter: log.delimiter,
            weightUnit: log.weightUnit, unitSource: log.unitSource.rawValue)
        workouts = log.workouts.count
        exercises = log.exerciseNames.count
        sets = log.setCount
        warmupSets = log.warmupCount
        firstDate = history.heads.first?.startedAt.local.dateText
        lastDate = history.heads.last?.startedAt.local.dateText
        rows = log.rows
        matched = history.matched
        unmatched = history.unmatched
        keptApart = history.keptApart
        questions = history.questions
        planOffers = history.planOffers()
        for row in log.skippedRows {
            skippedRows.append(Skipped(line: row.line, reason: row.reason))
        }
        for row in log.repairedRows {
            repairedRows.append(Repaired(line: row.line, repair: row.repair))
        }
        for warning in log.warnings { warnings.append(.init(warning.line, warning.text)) }
        for name in log.exerciseNames {
            guard let lift = history.helped[name] else { continue }
            warnings.append(.init(nil, "“\(name)” with a weight below zero is \(lift.name): the weight is the help."))
        }
        for line in history.matched where line.rule == MatchRule.log.rawValue {
            guard let exercise = history.byName[line.name] else { continue }
            warnings.append(
                .init(
                    nil,
                    "“\(line.name)” was taken for \(exercise.name): what the log shows fits no other exercise of that name."
                ))
        }
    }
}

extension ImportReport {
    /// Says how many finished workouts of an export of our own were not as they were recorded; nothing of none.
    mutating func warn(ofRestored count: Int) {
        if count == 0 { return }
        warnings.append(
            .init(
                nil,
                count == 1
                    ? "1 finished workout was not as its events and corrections say, and is now."
                    : "\(count) finished workouts were not as their events and corrections say, and are now."))
    }
}
