import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// An import is undone, where it was made and later.
struct ImportUndoScreenTests {
    private static func report() -> ImportReport {
        var report = ImportReport(
            dryRun: false, format: "strong", dialect: "", delimiter: ",", weightUnit: .kg, unitSource: "option")
        (report.importID, report.newWorkouts, report.lastDate) = (ImportID(high: 5, low: 6), 3, "2026-10-05")
        return report
    }

    @Test func anEarlierImportIsUndoneAndTellsWhatStayed() {
        var device = Device.atGym(at: "/import") { server in
            server.imports = [Self.report()]
            server.keptOfImport = ["“Push” of 2026-10-05 stays: you changed it since."]
        }
        device.settle()
        #expect(device.pageText.contains("Your imports"))
        #expect(device.pageText.contains("3 workouts imported"))
        device.tap("Undo this import, Strong")
        device.wait(seconds: 10)
        #expect(device.server.imports[0].undone?.workouts == 2)
        #expect(device.pageText.contains("Undone: 2 workouts removed"))
        #expect(device.pageText.contains("stays: you changed it since."))
        #expect(!device.pageText.contains("Undo this import"), "it is undone once")
    }

    /// The removal is held back as long as it can be taken back, as that of a workout is.
    @Test func whatWasTappedByMistakeStays() {
        var device = Device.atGym(at: "/import") { server in server.imports = [Self.report()] }
        device.settle()
        device.tap("Undo this import, Strong")
        device.settle()
        #expect(device.pageText.contains("Import will be removed"))
        device.wait(seconds: 9)
        #expect(device.server.imports[0].undone == nil)
        device.tap("Undo")
        device.wait(seconds: 60)
        #expect(device.server.imports[0].undone == nil)
        #expect(device.pageText.contains("3 workouts imported"))
        device.tap("Undo this import, Strong")
        device.wait(seconds: 10)
        #expect(device.server.imports[0].undone != nil)
    }

    @Test func itIsUndoneWhereItWasMade() throws {
        var device = Device.atGym(at: "/import")
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        var looked = Self.report()
        (looked.importID, looked.dryRun) = (nil, true)
        device.respond(device.takeUpload().id, 200, JSON.text(looked))
        device.tap("Import 3 workouts")
        device.server.imports = [Self.report()]
        device.respond(device.takeUpload().id, 200, JSON.text(Self.report()))
        device.settle()
        #expect(device.pageText.contains("3 workouts imported"))
        device.tap("Undo this import")
        device.wait(seconds: 10)
        #expect(device.pageText.contains("Undone: 3 workouts removed"))
        #expect(!device.pageText.contains("3 workouts imported"))
    }

    @Test func whatTheHistorySaysIsToldAndStaysReachable() throws {
        var report = Self.report()
        let squat = try #require(BuiltInExercises.all.first { $0.slug == "squat_barbell" })
        let best = RecordMark(
            sessionID: WorkoutID(high: 1, low: 1), date: try #require(Instant("2024-03-12T18:00:00+01:00")),
            weight: .kg(140), reps: 5)
        var week = ImportReport.Week(from: "2026-10-05")
        (week.workouts, week.sets) = (3, 41)
        report.history = ImportReport.History(
            records: 37, mostTrained: [.init(squat, workouts: 142, best: best)], weeks: [week])
        var device = Device.atGym(at: "/import") { server in server.imports = [report] }
        device.settle()
        let text = device.pageText
        #expect(text.contains("What your history says") && text.contains("142 workouts · best 140 kg × 5"))
        #expect(text.contains("2024") && text.contains("37 records set"))
        #expect(text.contains("Week of 5 Oct 2026") && text.contains("3 workouts · 41 sets"))
    }

    @Test func whatGotNoAnswerIsTriedAgain() {
        var device = Device.atGym(at: "/import") { server in server.imports = [Self.report()] }
        device.settle()
        device.serverIsUp = false
        device.tap("Undo this import, Strong")
        device.wait(seconds: 10)
        #expect(device.server.imports[0].undone == nil)
        device.serverIsUp = true
        device.tap("Try again")
        device.settle()
        #expect(device.server.imports[0].undone != nil)
        #expect(device.pageText.contains("Undone: 3 workouts removed"))
    }

    @Test func withoutImportsThereIsNothingToUndo() {
        var device = Device.atGym(at: "/import")
        device.settle()
        #expect(!device.pageText.contains("Your imports"))
    }
}
