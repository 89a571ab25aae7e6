import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is found by an address, in the list of exercises, or without the server.
@Suite struct FindableTests {
    private static let bench = ExerciseID(high: 7, low: 1)

    private static func at(_ path: String) -> Device {
        Device.atGym(at: path) { server in
            var routine = Routine(
                slug: "hips", name: "Open the hips", about: "", type: .postWorkout, durationSeconds: 420)
            routine.steps = [.init(exerciseID: bench, name: "Pigeon", seconds: 45, reps: nil)]
            server.routines = [routine]
            server.exercises[0].instructions = "Lie down and press."
        }
    }

    // MARK: Addresses

    @Test func theAddressOfAnExerciseOpensItsSheet() {
        let id = Device.atGym().server.exercises[0].id
        var device = Self.at("/exercises/" + id.text)
        device.settle()
        #expect(device.app.exerciseSheet?.exercise == id && device.facts.route == .exercises)
        #expect(device.pageText.contains("Lie down and press."))
        device.key("Escape")
        #expect(device.app.exerciseSheet == nil && device.facts.route == .exercises)
        // By the browser's own ways, too.
        device.navigate("/")
        #expect(device.facts.route == .today)
        device.navigate("/exercises/" + id.text)
        #expect(device.app.exerciseSheet?.exercise == id)
    }

    @Test func theAddressOfTheSearchLeadsToIt() {
        let device = Self.at("/search")
        #expect(device.facts.route == .exercises && device.focused == "library-query")
        #expect(Route(path: "/exercises/none") == nil && Route(path: "/searching") == nil)
    }

    // MARK: Routines

    @Test func allRoutinesAreListedWithHowLongTheyTake() {
        var device = Self.at("/exercises")
        #expect(device.pageText.contains("Open the hips") && device.pageText.contains("7 min"))
        device.tap("Open the hips")
        #expect(device.pageText.contains("Start the routine") && device.pageText.contains("Pigeon"))
        device.key("Escape")
        #expect(device.app.routine == nil && device.focused == "routine")
    }

    // MARK: A pack

    @Test func aPackIsLoadedReportedAndTakenBack() throws {
        var device = Self.at("/exercises")
        device.event(.change, try #require(device.path(to: "pack-file", .change)), "pack.json")
        var upload = device.takeUpload()
        #expect(upload.path == "/v1/exercises/packs")
        var report = PackReport()
        report.added = [.init(name: "Yoke Walk", exerciseID: ExerciseID(high: 9, low: 1))]
        report.known = [.init(name: "Plank", exerciseID: Self.bench), .init(name: "Bench", exerciseID: Self.bench)]
        report.refused = [.init(index: 3, name: "Nameless", reason: "It is too long.")]
        device.requests = []
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("1 added, 2 known already, 1 not taken."))
        #expect(device.pageText.contains("Nameless: It is too long."))
        #expect(device.requests.contains { $0.path.hasPrefix("/v1/exercises?") }, "they are in the list at once")
        device.tap("Undo")
        upload = device.takeUpload()
        #expect(upload.path == "/v1/exercises/packs?undo=true")
        report = PackReport()
        report.removed = [.init(name: "Yoke Walk", exerciseID: ExerciseID(high: 9, low: 1))]
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("1 taken back."))
    }

    @Test func aPackThatIsNoneSaysSo() throws {
        var device = Self.at("/exercises")
        device.event(.change, try #require(device.path(to: "pack-file", .change)), "photo.json")
        device.respond(device.takeUpload().id, 400, "no JSON")
        #expect(device.pageText.contains("This file cannot be read."))
        #expect(device.announced.last == "This file cannot be read.")
    }

    // MARK: Without the server

    @Test func howItIsDoneSaysThatItComesLater() {
        var device = Self.at("/exercises")
        device.goOnline(false)
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("How it is done comes when the server can be reached."))
        device.goOnline(true)
        device.settle()
        #expect(!device.pageText.contains("comes when the server"))
        #expect(device.pageText.contains("Lie down and press."))
    }

    @Test func nothingSaysThatAllIsSavedWhileTheServerDoesNotAnswer() {
        var device = Self.at("/")
        device.tap("Start Push A")
        device.settle()
        #expect(device.html.contains("Everything is saved"))
        device.serverIsUp = false
        device.show(false)
        device.wait(seconds: 3_600)
        device.show(true)
        device.settle()
        device.goOnline(false)
        #expect(!device.html.contains("Everything is saved"))
        #expect(device.html.contains("Offline. What you log is kept here"))
    }

    @Test func aSavedExerciseIsSaidToWaitWhereItDoes() {
        var device = Self.at("/exercises")
        device.goOnline(false)
        device.tap("Make your own")
        device.type("Rope Hold", into: "exercise-name")
        device.tap("save-exercise")
        #expect(device.announced.last == "1 change waits to be saved")
    }
}
