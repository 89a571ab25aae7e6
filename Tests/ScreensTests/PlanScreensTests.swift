import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Plans: the list, one of them, its editor and its versions.
@Suite struct PlanScreensTests {
    func started(_ server: FakeServer = gymServer(), at path: String = "/plans") -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    func push(_ device: Device) -> WorkoutPlan { device.server.plans.first { $0.name == "Push A" }! }

    @Test func theListLeadsToAPlanAndItsStart() {
        var device = started()
        device.tap("Push A")
        #expect(device.path == "/plans/" + push(device).id.text)
        #expect(device.pageText.contains("Bench Press (Barbell)3 sets of 8–12"))
        device.tap("Start Push A")
        device.settle()
        #expect(device.path == "/workout")
    }

    @Test func favouritesComeFirstAndArchivedPlansAreFoldedAway() throws {
        var server = gymServer()
        for (number, name) in ["Legs", "Arms", "Old"].enumerated() {
            var plan = server.plans[0]
            (plan.id, plan.name) = (PlanID(high: 9, low: UInt64(number)), name)
            plan.currentVersion.planID = plan.id
            (plan.favorite, plan.archived, plan.complete) = (name == "Arms", name == "Old", name != "Legs")
            server.plans.append(plan)
        }
        var device = started(server)
        let text = device.pageText
        let arms = try #require(text.firstRange(of: "Arms")?.lowerBound)
        #expect(arms < (try #require(text.firstRange(of: "Push A")?.lowerBound)))
        #expect(text.contains("draft"))
        #expect(!text.contains("Old"))
        device.tap("Archived (1)")
        device.tap("Old")
        device.tap("Bring back")
        device.settle()
        #expect(device.server.plans.allSatisfy { !$0.archived })
        // A draft is not offered on the first screen.
        device.tap("Today")
        #expect(!device.pageText.contains("Legs"))
    }

    @Test func aPlanIsStarredCopiedAndDeletedWithUndo() {
        var device = started()
        device.tap("Push A")
        device.tap("Favourite")
        device.settle()
        #expect(push(device).favorite)
        device.tap("Duplicate")
        device.settle()
        #expect(device.server.plans.map(\.name) == ["Push A", "Copy of Push A"])
        device.tap("Copy of Push A")
        device.tap("Delete")
        #expect(device.path == "/plans")
        #expect(!device.pageText.contains("Copy of Push A1"))
        #expect(device.server.plans.count == 2)
        device.tap("Undo")
        device.wait(seconds: 30)
        #expect(device.server.plans.count == 2)
        device.tap("Copy of Push A")
        device.tap("Delete")
        device.wait(seconds: 11)
        #expect(device.server.plans.map(\.name) == ["Push A"])
    }

    @Test func leavingThePlansDeletesWhatWasHeldBack() {
        var device = started()
        device.tap("Push A")
        device.tap("Delete")
        device.tap("Progress")
        device.settle()
        #expect(device.server.plans.isEmpty)
    }

    @Test func anEditBecomesOneVersion() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        #expect(device.path.hasSuffix("/edit"))
        device.tap("Bench Press (Barbell)")
        device.type("85", into: "Weight, Set 1")
        device.type("8,", into: "reps, Set 1")
        #expect(device.pageText.contains("not a number that fits"))
        device.type("8", into: "reps, Set 1")
        #expect(!device.pageText.contains("not a number that fits"))
        device.tap("Same for all sets")
        device.tap("Move down, Bench Press (Barbell)")
        #expect(device.announced.last == "Bench Press (Barbell), place 2 of 3")
        device.tap("Save as version 2")
        device.settle()
        #expect(device.path == "/plans/" + push(device).id.text)
        let version = push(device).currentVersion
        #expect(version.versionNumber == 2)
        #expect(version.exercises.map(\.name) == ["Pull Up", "Bench Press (Barbell)", "Plank"])
        #expect(version.exercises[1].sets.allSatisfy { $0.weight == .kg(85) && $0.reps == 8 })
        #expect(device.server.log.filter { $0.hasSuffix("/versions") && $0.hasPrefix("POST") }.count == 1)
        #expect(device.stored[Stored.drafts] == nil)
    }

    @Test func aRestOfTheExerciseHoldsForSetsThatHadTheirOwn() {
        var server = gymServer()
        server.plans[0].currentVersion.exercises[0].sets[0].restSeconds = 90
        var device = started(server)
        device.tap("Push A")
        device.tap("Edit")
        device.tap("Bench Press (Barbell)")
        device.type("240", into: "Rest, seconds")
        device.tap("Save as version 2")
        device.settle()
        let exercise = push(device).currentVersion.exercises[0]
        #expect(exercise.sets.map { exercise.restSeconds(after: $0) } == [240, 240, 240])
    }

    @Test func editsSurviveAReloadAndLeavingAsksNothing() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.type("Push B", into: "plan-name")
        device.tap("Back")
        #expect(device.path == "/plans/" + push(device).id.text)
        device.boot(at: device.path)
        device.settle()
        device.tap("Go on editing")
        #expect(device.html.contains("value=\"Push B\""))
        device.boot(at: device.path)
        device.settle()
        #expect(device.html.contains("value=\"Push B\""))
        device.tap("Discard the changes")
        device.tap("Edit")
        #expect(device.html.contains("value=\"Push A\""))
    }

    @Test func exercisesAreRemovedWithUndoDraggedAndLinked() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.tap("Pull Up")
        device.tap("Remove exercise")
        #expect(device.app.editor?.draft.exercises.count == 2)
        device.tap("Undo")
        #expect(device.app.editor?.draft.exercises.count == 3)
        let list = device.path(toClass: "reorder") ?? []
        device.event(.reorder, list, "2,0")
        #expect(device.app.editor?.draft.exercises.map(\.name) == ["Plank", "Bench Press (Barbell)", "Pull Up"])
        device.event(.reorder, list, "0,7")
        device.event(.reorder, list, "rubbish")
        #expect(device.app.editor?.draft.exercises.first?.name == "Plank")
        device.tapBox("Superset with the next one", in: "edit-2")
        #expect(device.app.editor?.draft.exercises.map(\.supersetGroup) == [nil, nil, nil])
        device.tap("Bench Press (Barbell)")
        device.tapBox("Superset with the next one", in: "edit-1")
        #expect(device.app.editor?.draft.exercises.map(\.supersetGroup) == [nil, "A", "A"])
        device.tap("Move up, Pull Up")
        #expect(device.app.editor?.draft.exercises.map(\.supersetGroup) == [nil, "A", "A"])
        device.tap("Move up, Pull Up")
        #expect(device.app.editor?.draft.exercises.map(\.supersetGroup) == [nil, nil, nil])
    }

    @Test func aNewPlanIsMadeOfExercisesThatWereLookedFor() {
        var device = started(FakeServer())
        device.server.exercises = gymServer().exercises
        device.boot(at: "/plans")
        device.settle()
        device.tap("New plan")
        device.tap("Save plan")
        #expect(device.pageText.contains("A name is needed."))
        device.type("Bench day", into: "plan-name")
        device.tap("Add exercise")
        device.type("bench", into: "query")
        device.tap("Bench Press (Barbell)")
        device.type("60", into: "Weight, Set 1")
        device.change("straight_sets", "How it progresses")
        #expect(device.pageText.contains("Step (kg)"))
        device.type("5", into: "Step (kg)")
        device.type("240", into: "Rest, seconds")
        device.tap("Save plan")
        device.settle()
        let plan = device.server.plans.first
        #expect(plan?.name == "Bench day")
        #expect(plan?.complete == true)
        let exercise = plan?.currentVersion.exercises.first
        #expect(exercise?.sets.count == 3)
        #expect(exercise?.sets.first?.weight == .kg(60))
        #expect(exercise?.rest.seconds == 240)
        #expect(exercise?.repRange.mode == .notSet)
        guard case .straightSets(let rule)? = exercise?.rule else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.increment == .kg(5))
        #expect(device.path == "/plans/" + (plan?.id.text ?? ""))
    }

    @Test func whatTheServerWouldNotHaveIsSaidAtTheField() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.tap("Bench Press (Barbell)")
        device.type("3000", into: "Weight, Set 2")
        device.tap("Save as version 2")
        device.settle()
        #expect(device.pageText.contains("Must be between 0 and 2000 kg."))
        #expect(device.pageText.contains("Please look at what is marked."))
        device.type("80", into: "Weight, Set 2")
        #expect(!device.pageText.contains("weight must be between"))
        device.tap("Save as version 2")
        device.settle()
        #expect(push(device).versionCount == 2)
    }

    @Test func aVersionMadeElsewhereIsSaidBeforeItIsSavedOver() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.type("mine", into: "plan-notes")
        var elsewhere = Device(device.server)
        elsewhere.boot(at: device.path)
        elsewhere.settle()
        elsewhere.type("theirs", into: "plan-notes")
        elsewhere.tap("Save as version 2")
        elsewhere.settle()
        device.server = elsewhere.server
        device.tap("Save as version 2")
        device.settle()
        #expect(device.pageText.contains("changed elsewhere"))
        device.tap("Save over it")
        device.settle()
        #expect(push(device).currentVersion.versionNumber == 3)
        #expect(push(device).currentVersion.notes == "mine")
    }

    @Test func withoutAnAnswerTheEditsWaitAndAreSentAgain() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.type("slow", into: "plan-notes")
        device.serverIsUp = false
        device.tap("Save as version 2")
        device.settle()
        #expect(device.path == "/plans/" + push(device).id.text)
        #expect(device.pageText.contains("slow"))
        device.serverIsUp = true
        device.wait(seconds: 60)
        #expect(push(device).currentVersion.notes == "slow")
        #expect(push(device).versionCount == 2)
    }

    @Test func anExerciseLookedForInAWorkoutGoesIntoTheWorkout() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.type("mine", into: "plan-notes")
        device.tap("Back")
        device.tap("Start Push A")
        device.settle()
        device.tap("Add exercise")
        device.tap("Running")
        device.settle()
        #expect(device.server.current?.exercises.last?.name == "Running")
        #expect(device.facts.knowledge.drafts.first?.exercises.count == 3)
    }

    @Test func whatWasSavedWhileTheEditorWasLeftIsNoDraftAnyMore() {
        var device = started()
        device.tap("Push A")
        device.tap("Edit")
        device.type("mine", into: "plan-notes")
        device.tap("Save as version 2")
        device.tap("Back")
        device.settle()
        #expect(push(device).versionCount == 2)
        #expect(device.facts.knowledge.drafts.isEmpty)
        #expect(device.stored[Stored.drafts] == nil)
    }

    // MARK: Versions

    func threeVersions() -> Device {
        var device = started()
        device.tap("Push A")
        for (number, weight) in [85, 90].enumerated() {
            device.tap("Edit")
            device.tap("Bench Press (Barbell)")
            device.type(String(weight), into: "Weight, Set 1")
            device.tap("Save as version \(number + 2)")
            device.settle()
        }
        device.tap("Versions")
        device.settle()
        return device
    }

    @Test func theTimelineShowsWhatAVersionChangedWhenItIsOpened() {
        var device = threeVersions()
        #expect(device.path.hasSuffix("/history"))
        #expect(!device.server.log.contains { $0.contains("/diff") })
        device.tap("Version 3")
        device.settle()
        #expect(device.pageText.contains("Version 2 → 3"))
        #expect(device.pageText.contains("set 1: 85 kg → 90 kg."))
        device.change(device.server.versions[0].id.text, "Compare with")
        device.settle()
        #expect(device.pageText.contains("Version 1 → 3"))
        #expect(device.pageText.contains("82.5 kg → 90 kg."))
        device.tap("Version 3")
        #expect(!device.pageText.contains("Version 1 → 3"))
    }

    @Test func goingBackMakesAVersionAndCanBeTakenBack() {
        var device = threeVersions()
        device.tap("Version 1")
        device.settle()
        device.tap("Back to this version")
        device.settle()
        #expect(push(device).currentVersion.versionNumber == 4)
        #expect(push(device).currentVersion.exercises == device.server.versions[0].exercises)
        #expect(device.pageText.contains("as version 4"))
        device.tap("Undo")
        device.settle()
        #expect(push(device).currentVersion.versionNumber == 5)
        #expect(push(device).currentVersion.exercises == device.server.versions[2].exercises)
    }

    @Test func aTapInALongTimelineRedrawsOnlyItsVersion() {
        var server = gymServer()
        for number in 2...100 {
            var version = server.plans[0].currentVersion
            version.versionNumber = number
            version.id = SnapshotID(high: 77, low: UInt64(number))
            server.versions.append(version)
        }
        var device = started(server, at: "/plans/" + server.plans[0].id.text + "/history")
        device.tap("Version 50")
        #expect(device.shell.patches < 20)
        device.settle()
        #expect(device.shell.patches < 20)
    }

    @Test func addressesAreKept() {
        let plan = PlanID(high: 8, low: 1)
        let exercise = ExerciseID(high: 7, low: 1)
        for route in [
            Route.newPlan, .plan(plan), .editPlan(plan), .planHistory(plan), .suggestions, .progress(exercise),
            .coach,
        ] {
            #expect(Route(path: route.path) == route)
        }
        #expect(Route(path: "/plans/x") == nil)
        #expect(Route(path: "/plans/" + plan.text + "/x") == nil)
    }
}
