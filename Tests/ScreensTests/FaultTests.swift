import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is wrong stands beside the field it is about, in the words of the one who refused.
@Suite struct FaultTests {
    private func isPressed(_ device: Device, _ name: String) -> Bool {
        device.path(to: name).flatMap { device.shell.peek($0) }?.attributes["aria-pressed"] == "true"
    }

    // MARK: The unit

    @Test func theUnitDoesNotChangeWhileAWorkoutRunsHere() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.navigate("/settings")
        device.tap("Pounds")
        #expect(device.pageText.contains("PoundsThe unit can change when the running workout is finished."))
        #expect(isPressed(device, "Kilograms") && !isPressed(device, "Pounds"))
        device.settle()
        #expect(device.server.settings.unit == .kg)
        device.language = "de-DE"
        device.boot(at: "/settings")
        device.settle()
        device.tap("Pfund")
        #expect(device.pageText.contains("PfundDie Einheit lässt sich ändern, wenn das laufende Training beendet ist."))
    }

    @Test func theUnitGoesBackWhenAWorkoutRunsElsewhere() {
        var device = Device.atGym(at: "/settings")
        let start = StartWorkout(workoutID: WorkoutID(high: 3, low: 3), freeform: true, meta: .unsaid)
        _ = device.server.handle("POST", "/v1/active-workouts", JSON.text(start), now: device.now)
        device.tap("Pounds")
        device.settle()
        #expect(device.pageText.contains("PoundsA workout is running elsewhere."))
        #expect(isPressed(device, "Kilograms") && !isPressed(device, "Pounds"))
        #expect(device.app.world.strings.unit == .kg)
    }

    @Test func whatHasNoFieldInTheSettingsStandsAtTheTop() {
        var device = Device.atGym(at: "/settings") {
            $0.refusal = ("PUT /v1/settings", "VALIDATION_ERROR", "Dieses Studio gibt es nicht.", "/gym_id")
        }
        device.tap("Longer")
        device.settle()
        #expect(device.pageText.contains("Dieses Studio gibt es nicht.DisplayUnit"))
        #expect(device.pageText.contains("2:00"))
    }

    // MARK: Plans

    private func refused(_ path: String, _ prepare: (inout Device) -> Void = { _ in }) -> String {
        var device = Device.atGym(at: "/plans") {
            $0.plans[0].currentVersion.exercises[0].rule = .doubleProgression(DoubleProgression())
            $0.refusal = (
                "POST /v1/plans/" + $0.plans[0].id.text + "/versions", "VALIDATION_ERROR", "So geht es nicht.", path
            )
        }
        device.navigate(Route.editPlan(device.server.plans[0].id).path)
        device.tap("Bench Press (Barbell)")
        device.type("80", into: "Weight, Set 1")
        device.tap("Save as version 2")
        device.settle()
        return device.pageText
    }

    @Test(arguments: [
        ("/notes", "NoteSo geht es nicht."), ("/exercises/0/rep_range/upper", "Reps toSo geht es nicht."),
        ("/exercises/0/rest/seconds", "Rest, secondsSo geht es nicht."),
        ("/exercises/0/rule/min_increment", "Smallest step (kg)So geht es nicht."),
        ("/exercises/0/rule/starting_reps", "So geht es nicht.More, percent"),
        ("/exercises/0/notes", "NoteSo geht es nicht.Remove exercise"),
        ("/exercises/0/superset_group", "So geht es nicht.SET"), ("/exercises", "So geht es nicht.Name of the plan"),
        ("/base_version_id", "So geht es nicht.Name of the plan"),
    ])
    func aFaultOfAPlanStandsAtItsField(path: String, text: String) {
        let page = refused(path)
        #expect(page.contains(text), "\(page)")
        #expect(page.split(separator: "So geht es nicht.").count == 2, "told once")
    }

    @Test func aPlanThatCannotBeSavedSaysWhyBesideItsName() {
        var device = Device.atGym(at: "/") {
            $0.sessions[0].planID = nil
            $0.refusal = (
                "POST /v1/sessions/" + $0.sessions[0].id.text + "/save-as-plan", "NAME_TAKEN",
                "Ein Plan heißt schon so.", "/name"
            )
        }
        device.navigate(Route.session(device.server.sessions[0].id).path)
        device.tap("Save as plan")
        device.settle()
        #expect(device.pageText.contains("Ein Plan heißt schon so.Save as plan"))
    }

    // MARK: Review

    @Test func aRefusedDecisionSaysWhyOnItsCard() {
        var device = Device.atGym(at: "/suggestions") {
            $0.suggestions = [raise($0.plans[0])]
            $0.refusal = (
                "POST /v1/suggestions/decisions", "CHANGE_CONFLICT", "Der Plan sagt inzwischen etwas anderes.",
                "/decisions/1"
            )
        }
        device.tap("Accept, Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("AcceptDer Plan sagt inzwischen etwas anderes.Set by set"))
        #expect(device.path(to: "Accept, Bench Press (Barbell)") != nil)
        device.navigate("/")
        device.tap("Start Push A")
        device.settle()
        device.tap("Accept 1 and start")
        device.settle()
        #expect(device.facts.route == .today)
        #expect(device.pageText.contains("Der Plan sagt inzwischen etwas anderes.NoAccept"))
        #expect(device.path(to: "Accept 1 and start") != nil)
    }

    // MARK: History

    @Test func theHistorySaysItsUnits() {
        var server = gymServer()
        var session = server.sessions[0]
        session.id = WorkoutID(high: 5, low: 6)
        session.exercises[0].sets[0].setType = .warmup
        session.exercises[0].sets[1].weight = Mass(thousandths: 87_255, of: .kg)
        session.exercises[2].measure = .distance
        session.exercises[2].sets[0].durationSeconds = 12
        session.exercises[2].sets[0].distance = Distance(units: 400_000)
        session.exercises[2].sets[1].distance = Distance(units: 421_950_000)
        server.sessions = [session]
        var device = Device(server)
        device.boot(at: Route.session(session.id).path)
        device.settle()
        let text = device.pageText
        #expect(text.contains("Warm-up82.5 kg × 11"))
        #expect(text.contains("Set 1" + Voice().number(Mass(thousandths: 87_255, of: .kg)) + " kg × 11"))
        #expect(text.contains("40 m · 0:12"))
        #expect(text.contains("42.195 km"))
    }
}
