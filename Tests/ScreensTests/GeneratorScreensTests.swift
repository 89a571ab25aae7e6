import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// A workout or a week that the server puts together: asked for, changed, started, kept, followed.
@Suite struct GeneratorScreensTests {
    private static func choice(
        _ server: FakeServer, _ place: Int, _ why: String, weight: Mass? = nil
    ) -> GeneratedChoice {
        let exercise = server.exercises[place]
        var prescription = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        prescription.repRange = RepRange(8, 12)
        prescription.rest.seconds = 90
        prescription.sets = Array(
            repeating: SetPrescription(id: .unnamed, weight: weight, reps: 8, rir: RIR(2)), count: 3)
        var choice = GeneratedChoice(prescription)
        choice.reasons = [GeneratedReason(.movement, why)]
        return choice
    }

    /// The bench, or pull-ups instead; and pull-ups.
    private static func training(_ server: FakeServer, _ names: [String]) -> GeneratedTraining {
        var plans: [GeneratedPlan] = []
        for name in names {
            var plan = GeneratedPlan(name)
            plan.minutes = 43
            var bench = GeneratedItem(choice(server, 0, "Push forward.", weight: .kg(40)))
            bench.alternatives = [choice(server, 2, "Hold still.")]
            plan.items = [bench, GeneratedItem(choice(server, 1, "Pull down."))]
            plan.leftOut = [GeneratedReason(.noTime, "Running: no time for it.")]
            plans.append(plan)
        }
        var made = GeneratedTraining(names.count == 1 ? names[0] : "Both", goal: .general, minutes: 60, plans: plans)
        made.days = names
        made.reasons = [GeneratedReason(.goal, "For fitness.")]
        if names.count > 1 { (made.daysPerWeek, made.split) = (2, .fullBody) }
        return made
    }

    private func started(
        _ names: [String] = ["Full Body"], at path: String, _ prepare: (inout FakeServer) -> Void = { _ in }
    ) -> Device {
        var server = gymServer()
        server.generated = Self.training(server, names)
        prepare(&server)
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    /// Two taps from an empty store: generate, start.
    @Test func aNewcomerStartsAGeneratedWorkout() throws {
        var device = started(at: "/") {
            ($0.plans, $0.sessions) = ([], [])
        }
        device.tap("Generate workout")
        device.settle()
        #expect(device.path == "/generate")
        for text in ["For fitness.", "About 43 min.", "Push forward.", "3 × 8–12", "40 kg", "no time for it"] {
            #expect(device.pageText.contains(text), "\(text)")
        }
        device.tap("Start Full Body")
        device.settle()
        #expect(device.path == "/workout")
        let workout = try #require(device.server.workouts.first)
        #expect(workout.title == "Full Body" && workout.exercises.map(\.name) == ["Bench Press (Barbell)", "Pull Up"])
        let set = try #require(workout.exercises[0].sets.first)
        #expect(set.weight == .kg(40) && set.reps == 8 && set.rir == nil && set.restSeconds == 90)
    }

    @Test func whatIsChosenIsAskedFor() throws {
        var device = started(at: "/generate")
        let first = try JSON.decode(GenerateWorkout.self, from: try #require(device.server.generating.last))
        #expect(first.isSame(as: GenerateWorkout()), "the server knows the lifter")
        device.change("30", "Minutes")
        device.change("push", "What to train")
        device.change("strength", "What you train for")
        device.settle()
        let last = try JSON.decode(GenerateWorkout.self, from: try #require(device.server.generating.last))
        #expect(last.minutes == 30 && last.focus == .push && last.goal == .strength && last.variant == 0)
        device.tap("Something else")
        device.settle()
        let next = try JSON.decode(GenerateWorkout.self, from: try #require(device.server.generating.last))
        #expect(next.variant == 1 && next.minutes == 30)
    }

    @Test func anExerciseIsSwappedAndRemovedAndComesBack() throws {
        var device = started(at: "/generate")
        device.tap("Bench Press (Barbell)")
        device.tap("Swap")
        #expect(device.pageText.contains("Hold still.") && !device.pageText.contains("Push forward."))
        device.tap("Remove")
        #expect(!device.pageText.contains("Hold still.") && device.pageText.contains("Pull down."))
        device.tap("Undo")
        #expect(device.pageText.contains("Hold still."))
        device.tap("Swap")
        #expect(device.pageText.contains("Push forward."))
        device.tap("Remove")
        device.tap("Start Full Body")
        device.settle()
        #expect(device.server.workouts.first?.exercises.map(\.name) == ["Pull Up"])
    }

    /// One more exercise, another order, more and fewer sets: with how long it takes then.
    @Test func itIsChangedBeforeItStarts() throws {
        var device = started(at: "/generate")
        device.tap("Bench Press (Barbell)")
        device.tap("Add a set")
        #expect(device.pageText.contains("4 sets") && !device.pageText.contains("About 43 min."))
        func minutes() throws -> Int {
            let text = try #require(device.pageText.split(separator: "About ").last)
            return try #require(Int(text.prefix { $0 != " " }))
        }
        let longer = try minutes()
        device.tap("Remove set")
        device.tap("Remove set")
        #expect(device.pageText.contains("2 sets"))
        #expect(try minutes() < longer)
        let before = try minutes()
        device.tap("Swap")
        #expect(device.pageText.contains("Hold still."))
        device.tap("Move down")
        device.tap("Add exercise")
        device.settle()
        let name = try #require(device.server.exercises.last).name
        device.type(name, into: "query")
        device.tap(name)
        #expect(try minutes() > before)
        device.tap("Start Full Body")
        device.settle()
        let workout = try #require(device.server.workouts.first)
        #expect(workout.exercises.map(\.name).first == "Pull Up" && workout.exercises.map(\.name).last == name)
        #expect(workout.exercises.count == 3 && workout.exercises[1].sets.count == 2)
    }

    /// An empty workout that runs already takes it over, and begins with its first exercise.
    @Test func anEmptyWorkoutTakesItOver() throws {
        var device = started(at: "/") { ($0.plans, $0.sessions) = ([], []) }
        device.tap("Start an empty workout")
        device.settle()
        device.tap("Generate workout")
        device.settle()
        device.tap("Add to the workout")
        device.settle()
        #expect(device.path == "/workout" && device.server.workouts.count == 1)
        let workout = try #require(device.server.workouts.first)
        #expect(workout.exercises.map(\.name) == ["Bench Press (Barbell)", "Pull Up"])
        #expect(workout.exercises[0].sets.map(\.weight) == [.kg(40), .kg(40), .kg(40)])
        #expect(device.path(to: "go") != nil && device.pageText.contains("Done · 40 kg × 8"))
    }

    @Test func aWorkoutIsKeptAsAPlan() throws {
        var device = started(at: "/generate")
        device.tap("Save as plan")
        device.settle()
        let plan = try #require(device.server.plans.first { $0.name == "Full Body" })
        #expect(plan.currentVersion.exercises.map(\.name) == ["Bench Press (Barbell)", "Pull Up"])
        #expect(device.path == "/plans" && device.pageText.contains("Full Body"))
    }

    @Test func aWeekIsFollowed() throws {
        var device = started(["Upper A", "Lower A"], at: "/programs")
        device.tap("Make a week for me")
        device.settle()
        #expect(device.path == "/generate/week" && device.server.generating.count == 1)
        device.change("4", "Days a week")
        device.settle()
        let asked = try JSON.decode(GenerateWeek.self, from: try #require(device.server.generating.last))
        #expect(asked.daysPerWeek == 4 && asked.goal == nil && asked.split == nil)
        device.tap("Follow this week")
        device.settle()
        let kept = try #require(device.server.imported.first)
        #expect(kept.activate && kept.program?.plans.map(\.name) == ["Upper A", "Lower A"])
        #expect(kept.program?.days.map(\.plan) == ["Upper A", "Lower A"] && kept.program?.loops == true)
        #expect(device.path == "/" && device.server.followed == kept.id)
    }

    @Test func withoutTheServerItSaysSoAndTriesAgain() throws {
        var device = started(at: "/") { ($0.plans, $0.sessions) = ([], []) }
        device.serverIsUp = false
        device.tap("Generate workout")
        device.settle()
        #expect(device.pageText.contains("It is put together by the server."))
        #expect(device.path(to: "Minutes") == nil, "nothing is asked that nobody answers")
        #expect(device.path(to: "Start Full Body") == nil)
        device.serverIsUp = true
        device.tap("Try again")
        device.settle()
        #expect(device.path(to: "Start Full Body") != nil)
    }

    @Test func bothPlacesHaveAddressesOfTheirOwn() {
        for route in [Route.making(week: false), .making(week: true)] { #expect(Route(path: route.path) == route) }
    }

    @Test func itIsSaidInGerman() {
        let device = started(at: "/generate/week") { $0.settings.language = "de" }
        for text in ["Woche zusammenstellen", "Dieser Woche folgen", "Etwas anderes"] {
            #expect(device.pageText.contains(text), "\(text)")
        }
    }
}
