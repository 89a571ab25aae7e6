public import Contract
import Foundation
import Interchange
import Storage
public import Training
import Wire

/// Takes in a file of measurements as it comes. Of an export of Apple Health, which may be gigabytes, only what is kept is held;
/// anything else is a table, and held whole.
public struct BodyIntake: Sendable {
    /// How much of a file says what it is. A form has some lines before it.
    private static let headBytes = 4_096

    private var head: [UInt8] = []
    private var health: AppleHealthReader?
    private var isKnown = false
    /// What came of a table.
    public private(set) var table: [UInt8] = []

    public init() {}

    /// Whether it is an export of Apple Health.
    public var isHealth: Bool { health != nil }

    /// Takes the next bytes.
    public mutating func take(_ bytes: UnsafeRawBufferPointer) throws(ServiceError) {
        if isKnown { return try pass(bytes) }
        head.append(contentsOf: bytes)
        if head.count >= Self.headBytes { try decide() }
    }

    /// There are no more.
    public mutating func end() throws(ServiceError) { if !isKnown { try decide() } }

    private mutating func decide() throws(ServiceError) {
        isKnown = true
        if AppleHealthReader.isOne(head) { health = AppleHealthReader() }
        let first = head
        head = []
        try first.withUnsafeBufferPointer { bytes throws(ServiceError) in try pass(UnsafeRawBufferPointer(bytes)) }
    }

    private mutating func pass(_ bytes: UnsafeRawBufferPointer) throws(ServiceError) {
        if health != nil {
            health?.take(bytes)
            if health?.isTooLong == true {
                throw ServiceError(.tooLarge, "The file holds more than \(AppleHealthReader.mostValues) measurements.")
            }
        } else {
            guard table.count + bytes.count <= BodyLimit.file else {
                throw ServiceError(.tooLarge, "The body is larger than \(BodyLimit.file >> 20) MiB.")
            }
            table.append(contentsOf: bytes)
        }
    }

    /// What was read of Apple Health.
    fileprivate func read() -> (measurements: [ReadMeasurement], report: BodyImportReport)? {
        guard let health else { return nil }
        var report = BodyImportReport(.appleHealth, dryRun: false)
        report.rows = health.records
        for (line, fault) in health.faults { report.skip(line, BodyImportReport.Skipped.Reason(fault)) }
        return (health.measurements(), report)
    }
}

extension TopsetService {
    /// How many measurements are written at once: others' writes go on in between.
    private static let step = 200

    /// Imports measurements, or only reports what it would do. The same file again changes nothing.
    ///
    /// - Parameters:
    ///   - table: the file where it is a table, without a form around it; not looked at otherwise.
    ///   - timezone: where its times are meant where it says no zone: a name such as `Europe/Berlin`; `nil` for the server's.
    public func importBody(
        _ user: UserID, _ intake: BodyIntake, table: [UInt8], unit: MassUnit?, timezone: String?, dryRun: Bool
    ) async throws(ServiceError) -> BodyImportReport {
        let settings = try await settings(user)
        let language = settings.language.map { spoken[$0] ?? .english } ?? Self.language ?? .english
        let known = intake.read()
        var (found, report): ([ReadMeasurement], BodyImportReport)
        if let known {
            (found, report) = known
        } else {
            (found, report) = try readTable(table, unit ?? settings.unit, timezone, language)
        }
        report.dryRun = dryRun
        let entries = entries(found, of: user, &report)
        for start in stride(from: 0, to: entries.count, by: Self.step) {
            let part = Array(entries[start..<min(start + Self.step, entries.count)])
            let done =
                dryRun
                ? try await read(user) { turn in try BodyImport(turn: turn).take(part, dryRun: true) }
                : try await write(user) { turn in try BodyImport(turn: turn).take(part, dryRun: false) }
            report.added += done.added
            report.changed += done.changed
            report.duplicates += done.same
            report.deletedBefore += done.deleted
        }
        return report
    }

    private func readTable(
        _ bytes: [UInt8], _ unit: MassUnit, _ timezone: String?, _ language: Language
    ) throws(ServiceError) -> ([ReadMeasurement], BodyImportReport) {
        let zone = try Self.zone(timezone)
        let table: BodyTable
        do throws(ImportError) { table = try BodyTable(bytes, unit: unit) } catch {
            guard case .unknownFormat(let header) = error else { throw ServiceError(error, in: language) }
            throw ServiceError(
                .validation,
                "This is no table of measurements: no column is a date and a measure beside it. Its header: \(header)")
        }
        var report = BodyImportReport(.csv, dryRun: false)
        (report.rows, report.ignoredColumns) = (table.lines, table.ignoredColumns)
        if table.assumesWeightUnit { report.weightUnit = unit == .kg ? .kg : .lb }
        if table.assumesLengthUnit { report.lengthUnit = unit == .kg ? .cm : .inch }
        for (line, fault) in table.faults { report.skip(line, BodyImportReport.Skipped.Reason(fault)) }
        let measurements = table.rows.map { row in
            let at = row.offsetMinutes.map { Instant(row.time, offsetMinutes: $0) } ?? zone.instant(of: row.time)
            return ReadMeasurement(row.kind, at: at, row.value, row.unit, line: row.line)
        }
        return (measurements, report)
    }

    /// The entries of a file: each with an id that follows from what it is and when, the last one where several say the same.
    private func entries(
        _ found: [ReadMeasurement], of user: UserID, _ report: inout BodyImportReport
    ) -> [BodyEntry] {
        let source: BodySource = report.format == .csv ? .csv : .appleHealth
        var (places, entries): ([BodyEntryID: Int], [BodyEntry]) = ([:], [])
        for one in found {
            let when = one.day?.text ?? String(one.at.milliseconds)
            let entry = BodyEntry(
                id: .named("body/\(one.kind.rawValue)/\(when)", in: user), at: one.at, one.kind,
                amount: one.value.kept(from: one.unit), shownIn: one.unit, source: source)
            if one.at > now.adding(seconds: BodyEntry.mostAhead) {
                report.skip(one.line, .inFuture)
            } else if !entry.faults().isEmpty {
                report.skip(one.line, .outOfRange)
            } else if let place = places[entry.id] {
                entries[place] = entry
            } else {
                places[entry.id] = entries.count
                entries.append(entry)
            }
        }
        report.count(entries)
        return entries
    }
}

/// Writes the measurements of a file beside what is there.
private struct BodyImport: UseCase {
    /// What became of some measurements.
    struct Count: Sendable {
        var added = 0
        var changed = 0
        var same = 0
        var deleted = 0
    }

    let turn: Turn

    func take(_ entries: [BodyEntry], dryRun: Bool) throws -> Count {
        var count = Count()
        for entry in entries {
            guard let known = try store.knownBodyEntry(entry.id) else {
                count.added += 1
                if !dryRun { try store.save(entry) }
                continue
            }
            if known.isDeleted {
                count.deleted += 1
            } else if known.entry.amount == entry.amount, known.entry.unit == entry.unit {
                count.same += 1
            } else {
                count.changed += 1
                if !dryRun { try store.save(entry) }
            }
        }
        return count
    }
}

extension BodyImportReport {
    /// In the order of the file, the first ones: what cannot be read is found before what no body has.
    fileprivate mutating func skip(_ line: Int, _ reason: Skipped.Reason) {
        skipped += 1
        let place = skippedRows.lastIndex { $0.line <= line }.map { $0 + 1 } ?? 0
        skippedRows.insert(Skipped(line: line, reason), at: place)
        if skippedRows.count > Self.mostSkipped { skippedRows.removeLast() }
    }

    fileprivate mutating func count(_ all: [BodyEntry]) {
        entries = all.count
        for kind in BodyKind.allCases {
            let some = all.count { $0.kind == kind }
            if some > 0 { kinds.append(KindCount(kind, some)) }
        }
        let days = all.map { LocalDate($0.at) }
        (firstDate, lastDate) = (days.min(), days.max())
    }
}

extension BodyImportReport.Skipped.Reason {
    fileprivate init(_ fault: MeasurementFault) {
        self =
            switch fault {
            case .noDate: .noDate
            case .noNumber: .noNumber
            case .unknownUnit: .unknownUnit
            case .unknownKind: .unknownKind
            }
    }
}
