import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is shown of a file before it is imported, and how far the import is.
struct ImportPreviewScreenTests {
    private static func looked() -> ImportReport {
        var report = ImportReport(
            dryRun: true, format: "strong", dialect: "S4", delimiter: ",", weightUnit: .lb, unitSource: "guess")
        (report.workouts, report.newWorkouts, report.newSets) = (40, 40, 120)
        report.unitEvidence = "Weights such as 135 are usual in pounds."
        var sample = WorkoutSession(
            id: id(7), title: "Push", origin: .imported, startedAt: evening, endedAt: evening.adding(seconds: 3_600))
        var bench = ExercisePerformance(
            id: id(8), exerciseID: id(9), name: "Bench Press (Barbell)", loadKind: .external, measure: .reps)
        bench.sets = [SetPerformance(id: id(10), setType: .working)]
        bench.sets[0].numbers = SetNumbers(weight: .kg(100), reps: 5)
        sample.exercises = [bench]
        report.sample = sample
        return report
    }

    @Test func aWorkoutAndTheEvidenceAreShown() throws {
        var device = Device.atGym(at: "/import")
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        device.respond(device.takeUpload().id, 200, JSON.text(Self.looked()))
        #expect(device.pageText.contains("A workout of the file"))
        #expect(device.pageText.contains("Bench Press (Barbell)") && device.pageText.contains("× 5"))
        #expect(device.pageText.contains("Weights such as 135 are usual in pounds."))
    }

    @Test func ofSeveralFilesItIsSaidWhichOneItIs() throws {
        var device = Device.atGym(at: "/import")
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "one.csv\ntwo.csv")
        device.respond(device.takeUpload().id, 200, JSON.text(Self.looked()))
        #expect(device.pageText.contains("File 1 of 2: one.csv"))
    }

    @Test func howFarItIsIsAskedUntilItIsOver() throws {
        var device = Device.atGym(at: "/import")
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        device.respond(device.takeUpload().id, 200, JSON.text(Self.looked()))
        device.tap("Import 40 workouts")
        let upload = device.takeUpload()
        device.wait(seconds: 1)
        #expect(!device.pageText.contains(" / 40"), "nothing is written yet")
        device.server.importProgress = ImportProgress(done: 16, total: 40)
        device.wait(seconds: 2)  // an answer takes its time, too
        #expect(device.pageText.contains("16 / 40"))
        var report = Self.looked()
        (report.dryRun, report.importID, report.sample) = (false, ImportID(high: 4, low: 4), nil)
        device.respond(upload.id, 200, JSON.text(report))
        device.wait(seconds: 5)
        #expect(!device.pageText.contains("16 / 40"))
    }
}
