import Storage
import Training

/// What the history says with an import in it (the lift a lifter trains most, their bests, the last weeks).
struct ImportedStory: UseCase {
    let turn: Turn

    /// A report with what the history says; a dry run, an import that changed nothing and one that was undone say nothing.
    func added(to report: ImportReport) throws -> ImportReport {
        guard !report.dryRun, report.importID != nil, report.undone == nil else { return report }
        var report = report
        report.history = try history()
        return report
    }

    private func history() throws -> ImportReport.History? {
        guard let newest = try store.shortSessions(Store.SessionFilter(), limit: 1).first else { return nil }
        let library = try turn.library()
        var lifts: [ImportReport.Lift] = []
        for (id, workouts) in try store.mostTrained() {
            guard lifts.count < 6 else { break }
            guard let exercise = library[id] else { continue }
            lifts.append(.init(exercise, workouts: workouts, best: try store.bestSet(of: exercise)))
        }
        var lately = Store.SessionFilter()
        // Nine weeks reach over eight and any zone.
        lately.from = newest.startedAt.adding(seconds: -9 * 7 * 86_400)
        let sessions = try store.shortSessions(lately, limit: 1_000)
        return ImportReport.History(
            records: try store.announcedRecords(), mostTrained: lifts,
            weeks: ImportReport.Week.upToNewest(sessions))
    }
}
