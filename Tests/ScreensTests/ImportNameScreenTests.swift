import Contract
import Foundation
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What the lifter says of the names of other apps.
struct ImportNameScreenTests {
    private static func looked(_ device: inout Device, _ change: (inout ImportReport) -> Void) throws {
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        var report = ImportReport(
            dryRun: true, format: "strong", dialect: "", delimiter: ",", weightUnit: .kg, unitSource: "option")
        report.newWorkouts = 1
        change(&report)
        device.respond(device.takeUpload().id, 200, JSON.text(report))
    }

    /// The names that an upload says something of.
    private static func said(_ path: String) throws -> [String] {
        guard let mark = path.range(of: "names=") else { return [] }
        let text = path[mark.upperBound...].prefix { $0 != "&" }
        let json = try #require(String(text).removingPercentEncoding)
        return try JSON.decode([ImportName].self, from: json).map { $0.name + " " + $0.choice.rawValue }
    }

    @Test func whatIsSaidOfNamesGoesWithTheImport() throws {
        var device = Device.atGym(at: "/import")
        let choice = device.server.exercises[0]
        try Self.looked(&device) {
            $0.unmatched = ["Chest Fly", "Morning Thing"]
            $0.names = [
                .init(name: "Chest Fly", sets: 12, choices: [.init(exerciseID: choice.id, name: choice.name)]),
                .init(name: "Morning Thing", sets: 1, choices: []),
            ]
        }
        #expect(device.pageText.contains("Which exercise is “Chest Fly”? 12 sets"))
        device.tap(choice.name)
        device.tap("What is “Morning Thing”?")
        device.settle()
        #expect(device.pageText.contains("What is “Morning Thing”?"))
        device.tap("Always on its own")
        #expect(device.pageText.contains("always on its own"))
        device.tap("Import 1 workout")
        let run = device.takeUpload()
        #expect(run.path.contains("dry_run=false"))
        #expect(try Self.said(run.path) == ["Chest Fly exercise", "Morning Thing never"])
        device.respond(run.id, 0, "")
        #expect(device.pageText.contains("Import 1 workout"), "what was said is not lost with the answer")
    }

    @Test func aRecognisedNameIsSoughtAndSaidAnew() throws {
        var device = Device.atGym(at: "/import")
        let (first, other) = (device.server.exercises[0], device.server.exercises[1])
        try Self.looked(&device) {
            $0.matched = [.init(name: "Lift", exerciseID: first.id, rule: "exact", score: 100)]
        }
        device.tap("Lift")
        device.settle()
        device.type(other.name, into: "Search exercises")
        device.tap(other.name)
        device.tap("Import 1 workout")
        #expect(try Self.said(device.takeUpload().path) == ["Lift exercise"])
    }

    /// In English, too, where names are not looked up to be translated.
    @Test func theButtonOfAnotherExerciseSaysItsName() throws {
        var device = Device.atGym(at: "/import")
        let other = device.server.exercises[1]
        try Self.looked(&device) { $0.names = [.init(name: "Odd Lift", sets: 3, choices: [])] }
        device.tap("What is “Odd Lift”?")
        device.settle()
        device.type(other.name, into: "Search exercises")
        device.tap(other.name)
        #expect(device.pageText.contains("\(other.name) · as you said"))
        #expect(!device.pageText.contains("Odd Lift · as you said"))
    }

    @Test func aNameOfEarlierFilesIsChangedAndTakenBack() throws {
        var device = Device.atGym(at: "/import") { server in
            let first = server.exercises[0]
            server.importNames = [ImportName("Lift", .found, first.id, called: first.name)]
        }
        let first = device.server.exercises[0]
        #expect(device.pageText.contains("Names from other apps"))
        device.tap("Lift")
        device.settle()
        device.tap("My own")
        device.settle()
        #expect(device.server.importNames.map(\.choice) == [.own])
        #expect(device.pageText.contains("your own"))
        device.tap("Undo")
        device.settle()
        #expect(device.server.importNames == [ImportName("Lift", .exercise, first.id, called: first.name)])
    }

    @Test func withoutImportsThereAreNoNames() {
        var device = Device.atGym(at: "/import")
        device.settle()
        #expect(!device.pageText.contains("Names from other apps"))
    }
}
