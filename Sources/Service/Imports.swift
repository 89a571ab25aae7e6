import Foundation
import Interchange
import Storage
public import Training

extension TopsetService {
    /// What is asked of an import.
    public struct ImportRequest: Sendable {
        /// The app that wrote the file; `nil` or `auto` to find out.
        public var format: String?
        /// The unit of weights that state none; `nil` to guess.
        public var unit: MassUnit?
        /// An IANA zone such as `Europe/Berlin`; `nil` for this machine's.
        public var timezone: String?
        /// Report only; nothing is written.
        public var dryRun = true
        public var fileName: String?

        public init() {}
    }

    /// Imports an export: reads it, matches its names, reports, and unless it is a dry run stores everything in one
    /// transaction. Importing again adds nothing; a later export only adds.
    public func importLog(
        _ user: UserID, _ bytes: [UInt8], _ request: ImportRequest
    ) async throws(ServiceError) -> ImportReport {
        let now = clock()
        let importID: ImportID = newID()
        let zone = try Self.zone(request.timezone)
        let log = try Self.readFile(bytes, request.format, request.unit)
        if request.dryRun {
            return try await read(user) { store in
                let history = ImportedHistory(log, user: user, library: try Library(store), zone: zone)
                return try Self.report(log, history, store, dryRun: true).report
            }
        }
        return try await write(user) { store in
            let history = ImportedHistory(log, user: user, library: try Library(store), zone: zone)
            var (report, fresh) = try Self.report(log, history, store, dryRun: false)
            guard !fresh.isEmpty else { return report }
            report.importID = importID
            for exercise in history.newExercises { try store.insert(exercise) }
            for session in fresh { try store.insert(session, importID: importID) }
            for exercise in Set(fresh.flatMap(\.trainedExercises)) { try store.rebuildRecords(of: exercise) }
            if try store.settings() == nil {
                var settings = Settings()
                settings.unit = log.weightUnit
                try store.save(settings)
            }
            try store.insert(report, id: importID, fileName: request.fileName, now: now)
            return report
        }
    }

    /// What to lift next, straight from an export, storing nothing.
    public static func next(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?, language: Language
    ) throws(ServiceError) -> (items: [NextItem], unit: MassUnit) {
        let (history, increment, unit) = try history(bytes, format: format, unit: unit, timezone: timezone)
        let voice = Voice(language, unit)
        let next = NextFromLog(increment: increment)
        return (next.items(history.sessions.reversed()).map { $0.rendered(voice) }, unit)
    }

    /// How the engine's targets would have fared in an export, storing nothing.
    public static func backtest(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?
    ) throws(ServiceError) -> BacktestReport {
        let (history, increment, _) = try history(bytes, format: format, unit: unit, timezone: timezone)
        return Training.backtest(history.sessions, increment: increment)
    }

    /// The sessions of an export, the step of each exercise's load, and the unit of its weights.
    private static func history(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?
    ) throws(ServiceError) -> (ImportedHistory, @Sendable (ExerciseID) -> Mass, MassUnit) {
        let log = try readFile(bytes, format, unit)
        let history = ImportedHistory(
            log, user: localUser, library: Library(custom: []), zone: try zone(timezone))
        return (history, Library(custom: history.newExercises).increment(log.weightUnit), log.weightUnit)
    }

    /// Reports of past imports, newest first.
    public func imports(_ user: UserID, limit: Int) async throws(ServiceError) -> [ImportReport] {
        try await read(user) { store in try store.imports(limit: limit) }
    }

    /// The names of the formats that a caller may ask for.
    public static let importFormats = ["auto"] + ImportFormat.allCases.map(\.rawValue)

    /// The format that a caller names; `nil` for `auto`.
    private static func importFormat(_ name: String?) throws(ServiceError) -> ImportFormat? {
        guard let name, name != "auto" else { return nil }
        guard let format = ImportFormat(rawValue: name) else {
            let known = importFormats.joined(separator: ", ")
            throw ServiceError(.validation, "format must be one of \(known).", path: "/format")
        }
        return format
    }

    private static func readFile(
        _ bytes: [UInt8], _ format: String?, _ unit: MassUnit?
    ) throws(ServiceError) -> ImportedLog {
        let options = ImportOptions(format: try importFormat(format), unit: unit)
        do throws(ImportError) { return try readLog(bytes, options) } catch { throw ServiceError(error) }
    }

    private static func zone(_ name: String?) throws(ServiceError) -> TimeZone {
        guard let name, !name.isEmpty else { return .current }
        guard let zone = TimeZone(identifier: name) else {
            throw ServiceError(.validation, "timezone must be a name like Europe/Berlin.", path: "/timezone")
        }
        return zone
    }

    /// The report, and the sessions that are not there yet.
    private static func report(
        _ log: ImportedLog, _ history: ImportedHistory, _ store: Store, dryRun: Bool
    ) throws -> (report: ImportReport, fresh: [WorkoutSession]) {
        var report = ImportReport()
        report.dryRun = dryRun
        report.format = log.format.rawValue
        report.dialect = log.dialect
        report.delimiter = log.delimiter
        report.weightUnit = log.weightUnit
        report.unitSource = log.unitSource.rawValue
        report.workouts = log.workouts.count
        report.exercises = log.exerciseNames.count
        report.sets = log.setCount
        report.warmupSets = log.warmupCount
        report.firstDate = history.sessions.first?.startedAt.local.dateText
        report.lastDate = history.sessions.last?.startedAt.local.dateText
        report.rows = log.rows
        report.matched = history.matched
        report.unmatched = history.newExercises.map(\.name)
        report.planOffers = history.planOffers()
        for row in log.skippedRows {
            var line = ImportReport.Skipped()
            (line.line, line.reason) = (row.line, row.reason)
            report.skippedRows.append(line)
        }
        for row in log.repairedRows {
            var line = ImportReport.Repaired()
            (line.line, line.repair) = (row.line, row.repair)
            report.repairedRows.append(line)
        }
        for warning in log.warnings { report.warnings.append(.init(warning.line, warning.text)) }
        var fresh: [WorkoutSession] = []
        for session in history.sessions {
            let sets = session.exercises.reduce(0) { $0 + $1.sets.count }
            if try store.knowsSession(session.id) {
                report.duplicates += sets
            } else {
                report.newWorkouts += 1
                report.newSets += sets
                fresh.append(session)
            }
        }
        return (report, fresh)
    }
}
