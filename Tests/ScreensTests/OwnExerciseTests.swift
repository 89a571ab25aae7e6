import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Exercises of the lifter's own: merged and parted, made in the middle of a workout, described.
@Suite struct OwnExerciseTests {
    private static let own = ExerciseID(high: 7, low: 77)

    private static func library(at path: String = "/exercises") -> Device {
        Device.atGym(at: path) { server in
            var own = Exercise(id: own, slug: "x", name: "Bench press (gym X)")
            own.isCustom = true
            server.exercises.insert(own, at: 0)
        }
    }

    private static func names(_ device: Device) -> [String] {
        device.app.library.found(device.app.world).map(\.shownName)
    }

    private static func takeFirst(_ device: inout Device) throws {
        device.event(.keydown, try #require(device.path(to: "query", .keydown)), "Enter")
    }

    @Test func anOwnOneIsMergedAndTakenBack() throws {
        var device = Self.library()
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Merge into…")
        #expect(device.focused == "query")
        // What it is called finds it; what is counted otherwise cannot be chosen.
        #expect(device.pageText.contains("Bench Press (Barbell)"))
        device.type("plank", into: "query")
        #expect(device.pageText.contains("Nothing found"))
        #expect(!device.pageText.contains("as your own"))
        device.type("bench", into: "query")
        try Self.takeFirst(&device)
        #expect(device.pageText.contains("Bench press (gym X) is now Bench Press (Barbell)"))
        #expect(!Self.names(device).contains("Bench press (gym X)"), "before the server has answered")
        device.settle()
        #expect(device.server.merged.map(\.own.id) == [Self.own])
        device.tap("Undo")
        device.settle()
        #expect(device.server.merged.isEmpty)
        #expect(Self.names(device).contains("Bench press (gym X)"))
    }

    @Test func thePageOfTheOtherPartsIt() throws {
        var device = Self.library()
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Merge into…")
        try Self.takeFirst(&device)
        device.settle()
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("Merged: Bench press (gym X)"))
        device.tap("Part")
        #expect(!device.pageText.contains("Merged: "), "before the server has answered")
        device.settle()
        #expect(device.server.merged.isEmpty)
        #expect(!device.pageText.contains("Merged: "))
        // The way back stands in the sheet, and only there: what lies under it is out of reach.
        let strip = try #require(device.path(toClass: "ways"))
        #expect(device.path(to: "Undo")?.starts(with: strip) == true)
        device.tap("Undo")
        device.settle()
        #expect(device.server.merged.map(\.own.id) == [Self.own])
    }

    @Test func aMergeWithoutSignalWaits() throws {
        var device = Self.library()
        device.goOnline(false)
        device.tap("Bench press (gym X)")
        device.tap("Merge into…")
        try Self.takeFirst(&device)
        #expect(!Self.names(device).contains("Bench press (gym X)"))
        #expect(device.server.merged.isEmpty)
        device.goOnline(true)
        device.wait(seconds: 30)
        device.settle()
        #expect(device.server.merged.map(\.own.id) == [Self.own])
    }

    @Test func anExerciseOfTheAppIsNotMergedAway() {
        var device = Self.library()
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(!device.pageText.contains("Merge into…"))
    }

    // MARK: In the middle of a workout

    private static func training() -> Device {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    private static func make(_ device: inout Device) {
        device.tap("Add exercise")
        device.type("Rope Hold", into: "query")
        device.tap("Add “Rope Hold” as your own")
        #expect(device.focused == "exercise-name")
        device.change("time", "exercise-measure")
        device.change("bodyweight", "exercise-load")
        device.tap("Add to the workout")
    }

    @Test func anExerciseIsMadeInAWorkoutAndStandsInIt() throws {
        var device = Self.training()
        Self.make(&device)
        #expect(device.app.search == nil)
        device.settle()
        let made = try #require(device.server.exercises.first { $0.name == "Rope Hold" })
        #expect(made.isCustom && made.measure == .time)
        #expect(device.server.current?.exercises.last?.exerciseID == made.id)
        #expect(device.app.world.refusedCount == 0)
    }

    /// The server hears of the exercise before it hears that the workout has it, however often it could not be reached.
    @Test func withoutSignalBothWaitInTheirOrder() throws {
        var device = Self.training()
        device.goOnline(false)
        Self.make(&device)
        device.settle()
        #expect(device.facts.sync.workout?.exercises.last?.name == "Rope Hold")
        #expect(device.server.current?.exercises.count == 3)
        device.goOnline(true)
        device.wait(seconds: 60)
        device.settle()
        let made = try #require(device.server.exercises.first { $0.name == "Rope Hold" })
        #expect(device.server.current?.exercises.last?.exerciseID == made.id)
        #expect(device.app.world.refusedCount == 0)
        let told = device.server.log.filter { $0 == "POST /v1/exercises" || $0.hasSuffix("add-exercise") }
        #expect(told.first == "POST /v1/exercises")
        #expect(told.last?.hasSuffix("add-exercise") == true)
    }

    @Test func aNameThatIsTakenIsSaidAndEscapeGoesBackToTheSearch() {
        var device = Self.training()
        device.tap("Add exercise")
        device.type("Rope Hold", into: "query")
        device.tap("Add “Rope Hold” as your own")
        device.type("pull up", into: "exercise-name")
        device.tap("Add to the workout")
        #expect(device.pageText.contains("There already is an exercise called Pull Up."))
        device.key("Escape")
        #expect(device.app.library.form == nil && device.app.search?.query == "Rope Hold")
    }

    // MARK: The form and the page

    @Test func theFormSetsCategoryRuleAndStep() throws {
        var device = Self.library()
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Edit")
        #expect(device.html.contains("exercise-category"))
        device.change("push", "exercise-category")
        device.change("straight_sets", "exercise-rule")
        device.type("5", into: "exercise-step")
        device.tap("save-exercise")
        device.settle()
        let own = try #require(device.server.exercises.first { $0.id == Self.own })
        #expect(own.category == .push && own.defaultIncrement == .kg(5))
        guard case .straightSets(let rule) = device.server.rules[Self.own] else {
            Issue.record("\(String(describing: device.server.rules[Self.own]))")
            return
        }
        #expect(rule.increment == .kg(5))
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Edit")
        #expect(device.app.library.form?.rule == "straight_sets" && device.app.library.form?.category == .push)
    }

    @Test func theFormTakesSeveralPiecesOfEquipmentALinkAndWhetherItIsMobility() throws {
        var device = Self.library()
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Edit")
        for piece in ["Barbell", "Rack", "Bench", "Rack"] { device.tap(piece) }
        device.event(.change, try #require(device.path(toBox: "Mobility")), "true")
        device.type("example.org/press", into: "exercise-video")
        device.tap("save-exercise")
        #expect(device.focused == "exercise-video" && device.html.contains("exercise-video-fault"))
        #expect(device.pageText.contains("A link begins with https://"))
        device.type("https://example.org/press", into: "exercise-video")
        device.tap("save-exercise")
        device.settle()
        let own = try #require(device.server.exercises.first { $0.id == Self.own })
        #expect(own.equipment == [.barbell, .bench] && own.isMobility)
        #expect(own.videoURL == "https://example.org/press")
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Edit")
        #expect(device.app.library.form?.equipment == [.barbell, .bench])
        #expect(device.app.library.form?.video == "https://example.org/press")
    }

    @Test func whatTheServerRefusesStandsBesideItsField() {
        var device = Self.library()
        device.tap("Bench press (gym X)")
        device.settle()
        device.tap("Edit")
        device.change("time", "exercise-measure")
        device.type("Hold (gym X)", into: "exercise-name")
        device.server.refusal = (
            "PATCH /v1/exercises/" + Self.own.text, "VALIDATION", "measure stays as it is once the exercise is in use.",
            "/measure"
        )
        device.tap("save-exercise")
        device.settle()
        #expect(device.focused == "exercise-measure" && device.html.contains("exercise-measure-fault"))
        #expect(device.pageText.contains("Stays as it is once the exercise is in use."))
        #expect(device.app.library.form?.name == "Hold (gym X)", "nothing has to be typed again")
        device.server.refusal = nil
        device.change("reps", "exercise-measure")
        #expect(!device.html.contains("exercise-measure-fault"))
        device.tap("save-exercise")
        device.settle()
        #expect(device.server.exercises.first { $0.id == Self.own }?.name == "Hold (gym X)")
    }

    @Test func thePageListsTheRecords() {
        var device = Self.library()
        device.tap("Bench Press (Barbell)")
        device.settle()
        let text = device.pageText
        #expect(text.contains("Records"))
        #expect(text.contains("Hardest set ") && text.contains("82.5 kg × 11"))
        #expect(text.contains("Most volume in a workout"))
    }
}
