import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What lies over the workout: after a reload, after "back", and what has the focus then.
@Suite struct ComingBackTests {
    private func reloaded(_ device: Device) -> Device {
        var device = device
        device.boot(at: device.path)
        device.settle()
        return device
    }

    @Test(arguments: [
        ("More", "Discard workout"), ("Options of set 2", "Kind of set"), ("More about Bench Press (Barbell)", "Rest"),
        ("Bench Press (Barbell)", "Best by reps"), ("Weight, Set 2", "Close the number pad"),
    ])
    func aReloadComesBackToWhatLayOverTheWorkout(opener: String, shown: String) {
        var device = Device.inPushA()
        device.tap(opener)
        device.settle()
        let html = device.html
        #expect(html.contains(shown) || opener.hasPrefix("Weight"))
        let place = (device.app.focus.sheet, device.app.focus.cell, device.app.exerciseSheet?.exercise)
        var again = reloaded(device)
        #expect(again.path == "/workout")
        #expect(again.app.focus.sheet == place.0 && again.app.focus.cell == place.1)
        #expect(again.app.exerciseSheet?.exercise == place.2)
        again.key("Escape")
        again = reloaded(again)
        #expect(again.app.focus.sheet == nil && again.app.focus.cell == nil && again.app.exerciseSheet == nil)
    }

    @Test(arguments: ["Options of set 2", "More about Bench Press (Barbell)"])
    func aNoteThatIsBeingWrittenOutlivesAReload(opener: String) {
        var device = Device.inPushA()
        device.tap(opener)
        device.settle()
        device.typeNote("Left elbow")
        device = reloaded(device)
        #expect(device.html.contains("Left elbow"))
        device.key("Escape")
        device.settle()
        let exercise = device.server.current?.exercises[0]
        #expect((opener.hasPrefix("Options") ? exercise?.sets[1].note : exercise?.notes) == "Left elbow")
        #expect(device.app.focus.draft == nil)
    }

    @Test func whatLayOverAWorkoutIsNotOverToday() {
        var device = Device.inPushA()
        device.tap("More")
        device.boot(at: "/")
        device.settle()
        #expect(device.app.focus.sheet == nil && device.path(to: "Resume") != nil)
    }

    @Test func aDiscardCanStillBeTakenBackAfterAReload() {
        var device = Device.inPushA()
        device.tap("More")
        device.tap("Discard workout")
        device.wait(seconds: 3)
        device = reloaded(device)
        #expect(device.pageText.contains("Workout discarded") && device.path(to: "Resume") == nil)
        device.tap("Undo")
        #expect(device.path == "/workout")
        device = reloaded(device)
        #expect(device.path == "/workout" && !device.pageText.contains("Workout discarded"))
        device.tap("More")
        device.tap("Discard workout")
        device = reloaded(device)
        device.wait(seconds: 11)
        #expect(device.server.current == nil && device.facts.sync.workout == nil)
    }

    @Test func whatWasSaidAtTheEndOutlivesAReload() throws {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        device.tap("More")
        device.tap("Finish workout")
        device.tap("Effort 7 of 10")
        device.typeNote("Slept badly")
        device = reloaded(device)
        #expect(device.app.focus.notes == "Slept badly" && device.html.contains("Slept badly"))
        device.tap("Finish")
        device.settle()
        let session = try #require(device.server.sessions.first)
        #expect(session.notes == "Slept badly" && session.postEffort?.rpe == SessionRPE(clamping: 7))
    }

    @Test func aDeletionIsHeldBackOverAReload() {
        let session = "/history/" + gymServer().sessions[0].id.text
        var device = Device.atGym(at: session)
        device.tap("Delete")
        device.wait(seconds: 3)
        device = reloaded(device)
        #expect(device.path == "/history" && device.path(toClass: "snack") != nil)
        #expect(device.app.world.shownSessions?.isEmpty == true && device.server.sessions.count == 1)
        device.tap("Undo")
        #expect(device.stored[Stored.held] == nil)
        device = reloaded(device)
        device.wait(seconds: 60)
        #expect(device.path(toClass: "snack") == nil && device.server.sessions.count == 1)
        device.navigate(session)
        device.tap("Delete")
        // Put away, closed, and opened again elsewhere and without a network.
        device.goOnline(false)
        device.show(false)
        device.boot(at: "/")
        device.settle()
        #expect(device.path(toClass: "snack") != nil)
        device.wait(seconds: 11)
        #expect(device.stored[Stored.held] == nil && device.app.world.shownSessions?.isEmpty == true)
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.sessions.isEmpty)
    }

    /// Each kind of what is deleted is hidden until its strip goes, and is asked for then.
    @Test func everyKindOfDeletionIsHeldBackOverAReload() {
        let steps: [OutboxStep] = [
            .deleteSession(WorkoutID(high: 5, low: 5)), .deletePlan(PlanID(high: 8, low: 1)),
            .deleteProgram(ProgramID(high: 8, low: 9)), .deleteBody(BodyEntryID(high: 8, low: 8)),
            .deleteGoal(GoalID(high: 8, low: 9)), .unschedule(ScheduleEntryID(high: 8, low: 7), from: nil),
        ]
        for step in steps {
            var device = Device.atGym()
            device.stored[Stored.held] = JSON.text(Held(step: step, name: "This"))
            device.isOnline = false
            device = reloaded(device)
            #expect(device.pageText.contains("This deleted") && device.app.world.undo?.hides != nil)
            device.wait(seconds: 11)
            #expect(device.facts.outbox.waiting.map(\.step) == [step] && device.stored[Stored.held] == nil)
        }
    }

    @Test func anImportIsUndoneAfterAReload() {
        var device = Device.atGym(at: "/import")
        let id = ImportID(high: 5, low: 1)
        device.stored[Stored.held] = id.text
        device = reloaded(device)
        #expect(device.pageText.contains("Import will be removed") && device.app.importing.undoing == id)
    }

    @Test func whatIsRemovedFromAWorkoutIsHeldBackOverAReload() throws {
        var device = Device.inPushA()
        let set = try #require(device.server.current?.exercises[0].sets[1])
        device.event(.keydown, try #require(device.path(to: "set-" + set.id.text, .keydown)), "Delete")
        device = reloaded(device)
        #expect(device.pageText.contains("Set 2 removed") && device.path(toClass: "snack") != nil)
        #expect(device.server.current?.exercises[0].sets.count == 3)
        device.wait(seconds: 6)
        device.settle()
        #expect(device.server.current?.exercises[0].sets.count == 2)
        device.tap("More about Bench Press (Barbell)")
        device.tap("Remove exercise")
        device = reloaded(device)
        #expect(device.app.world.shown?.exercises.count == 2 && device.server.current?.exercises.count == 3)
        device.tap("Undo")
        device = reloaded(device)
        device.wait(seconds: 30)
        #expect(device.server.current?.exercises.count == 3)
    }

    /// What the device keeps says what is held back of a workout; of another workout, of none or damaged it says nothing.
    @Test func whatIsKeptSaysWhatIsHeldBack() throws {
        var device = Device.inPushA()
        let workout = try #require(device.facts.sync.workout)
        let (exercise, set) = (workout.exercises[1].instanceID, workout.exercises[1].sets[0].id)
        for hides in [Withheld.workout, .exercise(exercise), .set(SetPlace(exercise, set))] {
            let text = JSON.text(HeldPart(hides, of: workout.id, done: 3))
            let part = try #require(Stored.read(HeldPart.self, text))
            #expect(part.hides == hides && part.workout == workout.id && part.done == 3)
            device.stored[Stored.held] = text
            device = reloaded(device)
            #expect(device.facts.undo?.hides == hides)
            #expect(Stored.read(Held.self, text) == nil && ImportID(text) == nil)
        }
        let other = JSON.text(HeldPart(.workout, of: WorkoutID(high: 5, low: 77), done: 0))
        for text in [other, "", "x", "{}", "{\"workout_id\":\"" + workout.id.text + "\"}"] {
            device.stored[Stored.held] = text
            device = reloaded(device)
            #expect(device.facts.undo == nil && device.app.world.shown?.exercises.count == 3, "\(text)")
        }
    }

    /// Each page of a browser shows it, so that it is done when the one that was tapped on is closed.
    @Test func whatIsHeldBackIsSoOnEveryPage() throws {
        var first = Device.atGym(at: "/history/" + gymServer().sessions[0].id.text)
        first.tap("Delete")
        let held = try #require(first.stored[Stored.held])
        var other = Device.atGym(at: "/history")
        other.hear([(Stored.held, held)])
        other.hear([(Stored.held, held)])
        #expect(other.path(toClass: "snack") != nil && other.app.world.shownSessions?.isEmpty == true)
        // It is taken back, or was done, on the first.
        other.hear([(Stored.held, "")])
        #expect(other.path(toClass: "snack") == nil && other.app.world.shownSessions?.count == 1)
        other.wait(seconds: 30)
        #expect(other.server.sessions.count == 1)
        other.hear([(Stored.held, held)])
        other.wait(seconds: 11)
        #expect(other.server.sessions.count == 1, "it is done on the first, as long as that is there")
        other.wait(seconds: 2)
        other.settle()
        #expect(other.server.sessions.isEmpty)
    }

    @Test(arguments: ["More", "Options of set 2", "Bench Press (Barbell)", "Weight, Set 2"])
    func backClosesWhatLiesOverTheWorkoutAndStays(opener: String) {
        var device = Device.inPushA()
        #expect(device.visited == ["/"])
        device.tap(opener)
        device.settle()
        // The browser is at the address before already.
        device.path = device.visited.removeLast()
        device.navigate(device.path)
        #expect(device.app.focus.sheet == nil && device.app.focus.cell == nil && device.app.exerciseSheet == nil)
        #expect(device.path == "/workout" && device.visited == ["/"] && device.facts.route == .workout)
        device.navigate("/")
        #expect(device.facts.route == .today)
    }

    @Test(arguments: [1, 3]) func anUnfinishedWorkoutGoesOnAfterItsLastSet(done: Int) {
        var device = Device.inPushA()
        device.tap("Pull Up")
        for _ in 0..<done {
            device.tap("go")
            device.settle()
        }
        // On a device that does not know where the lifter was.
        device.stored[Stored.focus] = nil
        device = reloaded(device)
        let open = device.app.focus.openIndex(device.facts.sync.workout!)
        #expect(open == (done == 1 ? 1 : 2), "not in the first exercise, of which nothing was done")
        device.tap("Bench Press (Barbell)")
        device = reloaded(device)
        #expect(device.app.focus.openIndex(device.facts.sync.workout!) == 0, "a reload stays")
    }

    @Test func theExerciseSheetGivesTheFocusBackToTheNameThatOpenedIt() {
        var device = Device.inPushA()
        device.tap("Bench Press (Barbell)")
        #expect(device.focused == "sheet")
        device.key("Escape")
        #expect(device.focused == "about-" + gymServer().exercises[0].id.text)
        #expect(device.path(to: device.focused) != nil, "it is on the page")
    }

    @Test func theFocusDoesNotLeaveASheet() throws {
        var device = Device.inPushA()
        device.tap("More")
        let edges = listeners(try #require(device.shell.root)).filter { $0.1 == .focus }
        #expect(edges.count == 2, "before its first control and after its last one")
        for (path, event) in edges {
            device.focused = ""
            device.event(event, path)
            #expect(device.focused == "sheet")
        }
    }
}
