import Contract
import Foundation
import Interchange
import Storage
public import Training
public import Wire

extension TopsetService {
    /// What is asked of an import.
    public struct ImportRequest: Sendable {
        /// The app that wrote the file; `nil` or `auto` to find out.
        public var format: String?
        /// The unit of weights that state none; `nil` to guess.
        public var unit: MassUnit?
        /// Which column of a table is what, as a JSON object: `{"date": "Datum", "exercise": "#2"}`; `nil` to go by the header.
        public var mapping: String?
        /// The name under which the mapping is kept.
        public var layout: String?
        var keptLayout: Store.ImportLayout?
        /// What the lifter says of names in it, as a JSON array of `ImportName`.
        public var names: String?
        /// An IANA zone such as `Europe/Berlin`; `nil` for this machine's.
        public var timezone: String?
        /// Report only; nothing is written.
        public var dryRun = true
        public var fileName: String?
        /// Whether workouts that the file has otherwise now are put right.
        public var takeChanges = false

        public init() {}

        /// Whether an export of Topset is looked for.
        fileprivate var mayBeOwn: Bool { ["auto", ImportFormat.topset.rawValue].contains(format ?? "auto") }
    }

    /// Imports a file that may be on the disk: everything of an account, however long it is, or what other apps write.
    public func importLog(
        _ user: UserID, _ file: FileBytes, _ request: ImportRequest
    ) async throws(ServiceError) -> ImportReport {
        if request.mayBeOwn, AccountFile.isLikely(file.prefix(512)) {
            return try await restore(user, file, dryRun: request.dryRun)
        }
        guard file.count <= ImportLimit.bytes else {
            throw ServiceError(.tooLarge(limitBytes: ImportLimit.bytes), in: Self.language ?? .english)
        }
        return try await importLog(user, file.array, request)
    }

    /// Imports an export: reads it, matches its names, reports, and unless it is a dry run stores everything, or nothing.
    /// Importing again adds nothing; a later export only adds. The file is let go once it is read.
    public func importLog(
        _ user: UserID, _ bytes: consuming [UInt8], _ request: ImportRequest
    ) async throws(ServiceError) -> ImportReport {
        let isOwn = request.format == ImportFormat.topset.rawValue
        if request.mayBeOwn, AccountFile.isLikely(bytes) {
            return try await restore(user, FileBytes(bytes), dryRun: request.dryRun)
        }
        let zone = try Self.zone(request.timezone)
        let language = try await read(user) { turn in try turn.voice().language }
        var options = Interchange.ImportOptions(
            format: try Self.importFormat(request.format), unit: request.unit,
            mapping: try Self.mapping(request.mapping), latest: latestStart)
        options.usualOrder = Self.usualOrder(language, request.timezone)
        let names = try NameDecisions.read(request.names)
        let size = bytes.count
        let log: ImportedLog
        do throws(ServiceError) {
            log = try await readFile(user, bytes, options, request.layout, language)
        } catch  where isOwn {
            throw ServiceError(.validation, "This is no export of Topset.")
        }
        let layout = request.dryRun ? nil : try Self.layout(bytes, request, log.readOrder)
        _ = consume bytes
        if request.dryRun {
            return try await read(user) { turn in
                try PreparedImport(log, zone: zone, turn, names: names, dryRun: true).report
            }
        }
        var request = request
        request.keptLayout = layout
        FreedMemory.giveBack(after: size)
        let report = try await ImportRun(service: self, user: user, id: newID(), request: request).run(
            log, zone, names, size)
        return try await read(user) { turn in try ImportedStory(turn: turn).added(to: report) }
    }

    /// A day from now, where it is latest on earth: what begins after it has not begun.
    private var latestStart: LocalDateTime {
        Instant(milliseconds: clock().milliseconds, offsetMinutes: 14 * 60).adding(seconds: 86_400).local
    }

    /// What to lift next, straight from an export, storing nothing.
    public static func next(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?, language: Language
    ) throws(ServiceError) -> (items: [NextItem], unit: MassUnit) {
        let (history, increment, unit) = try history(bytes, format: format, unit: unit, timezone: timezone)
        let voice = Voice(language, unit)
        var next = NextFromLog(increment: increment, unit: unit)
        let sessions = Array(history.sessions.reversed())
        next.lifts = LiftBook(replaying: sessions)
        return (next.items(sessions).map { $0.rendered(voice) }, unit)
    }

    /// How the engine's targets would have fared in an export, storing nothing.
    public static func backtest(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?
    ) throws(ServiceError) -> BacktestReport {
        let (history, increment, unit) = try history(bytes, format: format, unit: unit, timezone: timezone)
        return Training.backtest(history.sessions, unit: unit, step: increment)
    }

    /// Every outing in an export that the coach could have foreseen, in order of time, storing nothing.
    public static func coachRows(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?
    ) throws(ServiceError) -> [CoachRow] {
        let (history, increment, unit) = try history(bytes, format: format, unit: unit, timezone: timezone)
        return Training.coachRows(history.sessions, unit: unit, step: increment)
    }

    /// The sessions of an export, the step of each exercise's load, and the unit of its weights.
    private static func history(
        _ bytes: [UInt8], format: String?, unit: MassUnit?, timezone: String?
    ) throws(ServiceError) -> (ImportedHistory, @Sendable (ExerciseID) -> Mass, MassUnit) {
        let log = try readFile(
            bytes, Interchange.ImportOptions(format: try importFormat(format), unit: unit), language ?? .english)
        let history = ImportedHistory(
            log, user: localUser, library: Library(custom: []), zone: try zone(timezone))
        return (history, Library(custom: history.newExercises).increment(log.weightUnit), log.weightUnit)
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

    /// The mapping that a caller sends: names of parts with names of columns, and `date_order`.
    static func mapping(_ text: String?) throws(ServiceError) -> ColumnMapping? {
        guard let text, !text.isEmpty else { return nil }
        let members: [(String, String)]
        do throws(WireError) {
            var reader = try Reader(Array(text.utf8), limitsTexts: true)
            members = try reader.members(of: String.self)
        } catch {
            throw ServiceError(
                .validation, "mapping must be a JSON object with the names of columns.", path: "/mapping" + error.path)
        }
        var mapping = ColumnMapping()
        for (name, value) in members {
            if name == "date_order" {
                guard let order = ColumnMapping.DateOrder(rawValue: value) else {
                    throw ServiceError(
                        .validation, "date_order must be one of day_first, month_first.", path: "/mapping/date_order")
                }
                mapping.dateOrder = order
                continue
            }
            guard let part = ColumnMapping.Part(rawValue: name) else {
                let known = ColumnMapping.Part.allCases.map(\.rawValue).joined(separator: ", ")
                throw ServiceError(
                    .validation, "mapping may name \(known) and date_order.",
                    path: "/mapping/" + JSONPointer.escape(name))
            }
            mapping.columns[part] = value
        }
        return mapping
    }

    /// Reads a file as the lifter said of an earlier one with its header, where it is no known app's.
    ///
    /// - Parameter layout: the name under which that was kept; `nil` for the newest.
    private func readFile(
        _ user: UserID, _ bytes: [UInt8], _ options: Interchange.ImportOptions, _ layout: String?, _ language: Language
    ) async throws(ServiceError) -> ImportedLog {
        var options = options
        let plain: Result<ImportedLog, ServiceError>
        do throws(ServiceError) {
            plain = .success(try Self.readFile(bytes, options, language))
        } catch {
            plain = .failure(error)
        }
        if case .success(let log) = plain, log.format != .csv { return log }
        let order = options.mapping?.dateOrder
        guard options.saysColumns == nil, let header = try? guessMapping(bytes).key else { return try plain.get() }
        let kept = try await read(user) { turn in try turn.store.importLayouts(header: header) }
        guard let said = layout.map({ name in kept.first { $0.name == name } }) ?? kept.first else {
            return try plain.get()
        }
        options.mapping = try Self.mapping(said.mapping)
        if let order { options.mapping?.dateOrder = order }
        return try Self.readFile(bytes, options, language)
    }

    private static func readFile(
        _ bytes: [UInt8], _ options: Interchange.ImportOptions, _ language: Language
    ) throws(ServiceError) -> ImportedLog {
        do throws(ImportError) { return try readLog(bytes, options) } catch { throw ServiceError(error, in: language) }
    }

    static func zone(_ name: String?) throws(ServiceError) -> TimeZone {
        guard let name, !name.isEmpty else { return .current }
        guard let zone = TimeZone(identifier: name) else {
            throw ServiceError(.validation, "timezone must be a name like Europe/Berlin.", path: "/timezone")
        }
        return zone
    }
}
