import Contract
import Interchange
import Storage
import Training
import Wire

extension TopsetService {
    /// Whether what begins so may be everything of an account, open or sealed, also with a form around it.
    public static func isLikelyAccount(_ head: [UInt8]) -> Bool {
        head.contains(Array("\"\(AccountFile.schema)\"".utf8)) || head.contains(SealedHeader.magic)
    }

    /// Puts an export of ours back into an account in which nothing is yet: everything, or nothing. The same again adds nothing.
    func restore(_ user: UserID, _ bytes: FileBytes, dryRun: Bool) async throws(ServiceError) -> ImportReport {
        let file: AccountFile
        do throws(AccountFileFault) { file = try AccountFile(bytes) } catch { throw ServiceError(error) }
        guard !dryRun else {
            return try await read(user) { turn in try AccountRestore(turn: turn, file: file).run(dryRun: true) }
        }
        let report = try await write(user) { turn in try AccountRestore(turn: turn, file: file).run(dryRun: false) }
        // What was chosen before holds no more.
        languages.keep(try await settings(user).language.map { spoken[$0] ?? .english }, of: user)
        return report
    }
}

/// Everything of an account, from a file into the store.
private struct AccountRestore: UseCase {
    let turn: Turn
    let file: AccountFile

    func run(dryRun: Bool) throws -> ImportReport {
        guard try store.importUnderWay() == nil else { throw ImportRun.isUnderWay }
        let isEmpty = try store.isEmptyAccount()
        if isEmpty, !dryRun { try store.clearReplaced() }
        var (count, known) = (Count(), KnownRows(store))
        for row in file.rows {
            let values = try values(row)
            count.add(values, of: row.table)
            if !isEmpty {
                guard try known.has(values, in: row.table) else { throw Self.notEmpty }
            } else if !dryRun {
                try insert(values, row)
            }
        }
        let rebuilt = isEmpty && !dryRun ? try finishReadably() : RebuildReport()
        var report = count.report(
            dryRun: dryRun, isNew: isEmpty, unit: try store.settings()?.unit ?? .kg, rows: file.rows.count)
        report.warn(ofRestored: rebuilt.restored)
        return report
    }

    private func values(_ row: AccountFile.Row) throws -> [SQLValue] {
        do throws(AccountFileFault) { return try file.values(row, for: turn.user) } catch { throw ServiceError(error) }
    }

    private func insert(_ values: [SQLValue], _ row: AccountFile.Row) throws {
        do throws(StorageError) { try store.insert(values, into: row.table) } catch {
            guard case .constraint = error else { throw error }
            throw ServiceError(.row(table: row.table.name, column: nil, line: row.line))
        }
    }

    private func finishReadably() throws -> RebuildReport {
        do { return try finish() } catch let error as StorageError {
            guard case .corrupt(let fault) = error else { throw error }
            throw Self.contradiction(fault)
        }
    }

    /// Works out what follows from the rows, and reads everything as it will be read.
    private func finish() throws -> RebuildReport {
        if let loose = try store.loose() { throw Self.contradiction(loose) }
        for workout in try store.liveWorkouts() {
            if let fault = try store.replayFault(workout) { throw Self.contradiction(fault) }
        }
        try store.eachSession { _ in }
        _ = try (store.plans(), store.programs(), store.imports(limit: Int(Int32.max)))
        try readEveryDay()
        let rebuilt = try Rebuild(turn: turn).run()
        try store.noteEverything()
        return rebuilt
    }

    private func readEveryDay() throws {
        _ = try store.scheduleEntries(from: LocalDate(day: .min), through: LocalDate(day: .max))
        for entry in try store.bodyEntries(in: 0..<Int(Int32.max)) where !entry.faults().isEmpty {
            throw Self.contradiction("body_entries.amount")
        }
        for goal in try store.goals() where !goal.faults().isEmpty { throw Self.contradiction("goals.document") }
    }

    private static let notEmpty = ServiceError(
        .inUse, "An export of Topset goes into an account in which nothing is yet, and here something is already.")

    private static func contradiction(_ fault: String) -> ServiceError {
        ServiceError(.validation, "The export contradicts itself and was not imported: \(fault).")
    }
}

/// What a file holds, counted as it is read.
private struct Count {
    private var exercises: Set<String> = []
    private var workouts = 0
    private var sets = 0
    private var warmups = 0
    private var first: Instant?
    private var last: Instant?

    mutating func add(_ values: [SQLValue], of table: AccountTable) {
        func value(_ name: String) -> SQLValue {
            table.columns.firstIndex { $0.name == name }.map { values[$0] } ?? .null
        }
        switch table.name {
        case "sessions":
            workouts += 1
            guard case .integer(let milliseconds) = value("started_ms"),
                case .integer(let offset) = value("started_offset")
            else { return }
            let start = Instant(milliseconds: milliseconds, offsetMinutes: Int(offset))
            first = min(first ?? start, start)
            last = max(last ?? start, start)
        case "performances": if case .text(let exercise) = value("exercise_id") { exercises.insert(exercise) }
        case "performed_sets" where value("status") == .text(SetStatus.done.rawValue):
            sets += 1
            if value("set_type") == .text(SetType.warmup.rawValue) { warmups += 1 }
        default: break
        }
    }

    func report(dryRun: Bool, isNew: Bool, unit: MassUnit, rows: Int) -> ImportReport {
        var report = ImportReport(
            dryRun: dryRun, format: ImportFormat.topset.rawValue, dialect: String(AccountFile.version), delimiter: "",
            weightUnit: unit, unitSource: "column")
        (report.workouts, report.exercises, report.sets, report.warmupSets) = (workouts, exercises.count, sets, warmups)
        (report.firstDate, report.lastDate) = (first?.local.dateText, last?.local.dateText)
        (report.newWorkouts, report.newSets) = isNew ? (workouts, sets) : (0, 0)
        report.duplicates = isNew ? 0 : sets
        report.rows = rows
        return report
    }
}

extension ServiceError {
    /// An export of ours that cannot be read.
    fileprivate init(_ fault: AccountFileFault) {
        switch fault {
        case .malformed(let line):
            self.init(
                .validation,
                "This export of Topset is damaged or cut off: line \(line) cannot be read. Nothing was imported.")
        case .newer(let version):
            self.init(
                .validation,
                "This export was made by a newer version of Topset (form \(version)). Bring this one up to date first.")
        case .table(let name, let line):
            self.init(
                .validation,
                "This export has a table that is not known here: “\(name)” in line \(line). Nothing was imported.")
        case .row(let table, let column?, let line):
            self.init(
                .validation,
                "Line \(line) of this export is no row of \(table): “\(column)” is not as it should be. Nothing was imported.",
                path: "/tables/\(table)/\(column)")
        case .row(let table, nil, let line):
            self.init(
                .validation, "Line \(line) of this export is no row of \(table). Nothing was imported.",
                path: "/tables/\(table)")
        case .count(let said, let found):
            self.init(
                .validation, "This export says that it has \(said) rows, and has \(found). Nothing was imported.",
                path: "/rows")
        }
    }
}
