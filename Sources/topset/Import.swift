import ArgumentParser
import Contract
import Foundation
import Service
import Training
import Wire

struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Import another app's export, any table of sets, or everything from one of Topset's own.",
        discussion: """
            Reports first and asks; with --yes it does not ask. Importing again adds nothing. A sealed backup of an account asks for \
            its passphrase, or takes it from --passphrase-file or TOPSET_PASSPHRASE.
            """)

    @OptionGroup var shared: SharedOptions

    @OptionGroup var export: ExportOptions

    @OptionGroup var passphrase: PassphraseOptions

    @Option(help: "Which column of a table is what: {\"date\": \"Datum\", \"exercise\": \"#2\", \"reps\": \"Wdh.\"}.")
    var mapping: String?

    @Option(help: "A name under which --mapping is kept for tables with the same header.")
    var layout: String?

    @Option(
        help:
            "What names in the file are: [{\"name\": \"Odd Lift\", \"choice\": \"exercise\", \"exercise_id\": \"…\"}].")
    var names: String?

    @Flag(help: "Report only; write nothing.")
    var dryRun = false

    @Flag(help: "Import without asking.")
    var yes = false

    @Flag(help: "Put right the workouts that the file has otherwise now; restoring a session takes that back.")
    var takeChanges = false

    func run() async throws {
        if !dryRun, !yes, !Terminal.isInteractive {
            throw ValidationError("Without a terminal to ask on, say --yes to import or --dry-run to look.")
        }
        let bytes = try readFile(export.file)
        let secret = SealedFile.isLikely(bytes) ? try passphrase.forOpening() : nil
        // To look makes no database.
        let service = shared.exists || !dryRun ? try await shared.service() : try shared.nowhere()
        var request = TopsetService.ImportRequest()
        request.format = export.format
        request.unit = export.unit
        request.timezone = export.timezone
        (request.mapping, request.layout, request.names) = (mapping, layout, names)
        request.takeChanges = takeChanges
        request.fileName = URL(fileURLWithPath: export.file).lastPathComponent
        func taken(_ bytes: consuming [UInt8], _ request: TopsetService.ImportRequest) async throws -> ImportReport {
            guard let secret else { return try await service.importLog(TopsetService.localUser, bytes, request) }
            return try await service.restore(
                TopsetService.localUser, sealed: FileBytes(bytes), BackUpAccount(passphrase: secret), costly: true,
                dryRun: request.dryRun)
        }
        if dryRun || !yes {
            let report = try await taken(bytes, request)
            show(report)
            guard !dryRun else { return }
            let changes = takeChanges ? report.changed.count : 0
            guard report.newWorkouts + changes > 0 else { return }
            let question =
                changes == 0
                ? "Import \(report.newWorkouts) workouts?"
                : "Import \(report.newWorkouts) workouts and take \(changes) changed ones?"
            guard Terminal.confirm(question) else {
                print("Nothing was imported.")
                return
            }
        }
        request.dryRun = false
        // Nobody needs the file any more once it is read.
        let report = try await taken(consume bytes, request)
        if yes {
            show(report)
        } else {
            print("Imported \(report.newWorkouts) workouts with \(report.newSets) sets.")
            if report.changesTaken > 0 { print("Took \(report.changesTaken) changed workouts.") }
        }
    }

    private func show(_ report: ImportReport) {
        if shared.json { return Terminal.print(json: report) }
        let unit =
            report.unitSource == "guess"
            ? "\(report.weightUnit.rawValue), a guess: --unit decides" : report.weightUnit.rawValue
        print(
            "\(report.format) \(report.dialect): \(report.sets) sets in \(report.workouts) workouts of \(report.exercises) exercises"
        )
        if let first = report.firstDate, let last = report.lastDate {
            print("from \(first) to \(last), weights in \(unit)")
        }
        print(
            "\(report.newWorkouts) workouts (\(report.newSets) sets) \(report.dryRun ? "would be new" : "new"), "
                + "\(report.duplicates) sets already there")
        for change in report.changed { print(Self.line(change)) }
        if !report.changed.isEmpty {
            let count = report.changed.count
            print(
                takeChanges
                    ? "\(count) changed workouts \(report.dryRun ? "would be" : "were") taken"
                    : "\(count) changed workouts stay as they are: --take-changes takes them")
        }
        if report.warmupSets > 0 { print("\(report.warmupSets) sets are marked as warm-ups") }
        if !report.unmatched.isEmpty {
            print("your own exercises: " + report.unmatched.joined(separator: ", "))
        }
        for line in report.keptApart {
            print("\(line.name) stays apart from \(line.takenBy), as in the file")
        }
        for row in report.skippedRows { print("line \(row.line) skipped: \(row.reason)") }
        for row in report.repairedRows { print("line \(row.line) repaired: \(row.repair)") }
        for warning in report.warnings {
            print((warning.line.map { "line \($0): " } ?? "") + warning.text)
        }
        if !report.dryRun, report.newWorkouts > 0, report.planOffers.contains(where: { $0.state == .open }) {
            let names = report.planOffers.filter { $0.state == .open }.map { "\($0.name) (\($0.sessions)×)" }.joined(
                separator: ", ")
            print("recurring workouts, offered as plans in the app: " + names)
        }
    }
}

extension Import {
    /// What differs in a workout that is there.
    private static func line(_ change: ImportReport.Changed) -> String {
        let counts = [
            (change.setsAdded, "sets added"), (change.setsRemoved, "sets removed"),
            (change.setsChanged, "sets changed"),
            (change.detailsChanged, "details changed"),
        ]
        let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return "changed: \(change.title ?? "workout") of \(change.date), \(words)"
    }
}

/// Reads `--unit`.
@Sendable func massUnit(_ text: String) throws -> MassUnit {
    guard let unit = MassUnit(rawValue: text.lowercased()) else { throw ValidationError("--unit must be kg or lb.") }
    return unit
}

/// A file's bytes, or a failure that names it.
func readFile(_ path: String) throws -> [UInt8] {
    let path = NSString(string: path).expandingTildeInPath
    guard FileManager.default.fileExists(atPath: path) else { throw Failure("there is no file \(path)") }
    do {
        return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
        throw Failure("cannot read \(path)")
    }
}
