import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is done with a set and with an exercise beside its numbers.
@Suite struct FocusSheetTests {
    private func started(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var server = gymServer()
        prepare(&server)
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    private func sets(_ device: Device, _ exercise: Int = 0) -> [ActiveSet] {
        device.server.current?.exercises[exercise].sets ?? []
    }

    // MARK: Sets

    @Test func theNumberOfASetOpensItsKind() throws {
        var device = started()
        device.tap("Options of set 1")
        #expect(device.focused == "sheet")
        let main = try #require(device.path(toClass: "screen"))
        #expect(device.shell.peek(main)?.attributes["inert"] != nil, "what lies under a sheet is out of reach")
        device.tap("Warm-up")
        device.settle()
        #expect(sets(device)[0].setType == .warmup)
        #expect(device.focused.hasPrefix("num-"))
        #expect(device.path(to: "Options of warm-up 1") != nil)
        device.tap("Options of set 1")
        device.tap("Back-off")
        device.settle()
        #expect(sets(device).map(\.setType) == [.warmup, .backoff, .working])
        #expect(device.pageText.contains("1Back-off"))
        device.tap("More")
        device.tap("Undo the last change")
        device.settle()
        #expect(sets(device).map(\.setType) == [.warmup, .working, .working])
    }

    @Test func everyKindCanBeChosenAndIsNamed() {
        for type in SetType.allCases {
            var device = started()
            device.tap("Options of set 2")
            device.tap(device.strings.name(of: type))
            device.settle()
            #expect(sets(device)[1].setType == type, "\(type)")
        }
        var chosen = started()
        chosen.tap("Options of set 2")
        chosen.tap("Warm-up")
        chosen.settle()
        chosen.tap("Options of warm-up 1")
        chosen.tap("AMRAP")
        chosen.settle()
        #expect(sets(chosen).map(\.amrap) == [false, true, false])
        #expect(sets(chosen)[1].setType == .working, "a warm-up is not asked for all that is there")
        #expect(chosen.pageText.contains("2AMRAP"))
        chosen.tap("Options of set 2")
        chosen.tap("Back-off")
        chosen.settle()
        #expect(sets(chosen)[1].setType == .backoff && !sets(chosen)[1].amrap)
        var amrap = started { $0.plans[0].currentVersion.exercises[0].sets[2].amrap = true }
        #expect(amrap.pageText.contains("3AMRAP"))
        amrap.tap("Options of set 3")
        #expect(amrap.pageText.contains("As many reps as possible"))
    }

    @Test func aNoteIsKeptWhenItsSheetGoes() {
        var device = started()
        device.tap("Options of set 1")
        device.typeNote("Felt light")
        #expect(sets(device)[0].note == nil)
        device.tap("Close")
        device.settle()
        #expect(sets(device)[0].note == "Felt light")
        #expect(device.pageText.contains("note"))
        // Done at once after it: the note is not lost.
        device.tap("Options of set 1")
        device.typeNote("Felt heavy")
        device.tap("Close")
        device.tap("go")
        device.settle()
        #expect(sets(device)[0].note == "Felt heavy" && sets(device)[0].status == .done)
        device.tap("More about Bench Press (Barbell)")
        device.typeNote("Seat at 4")
        device.tap("Close")
        device.settle()
        #expect(device.server.current?.exercises[0].notes == "Seat at 4")
        #expect(device.pageText.contains("Seat at 4"))
    }

    @Test func deleteOnARowIsASwipe() throws {
        for event in [EventKind.keydown, .swipe] {
            var device = started()
            let row = try #require(device.path(to: "set-" + sets(device)[1].id.text, event))
            device.event(event, row, event == .keydown ? "Delete" : "")
            #expect(device.pageText.contains("Set 2 removed"))
            #expect(device.path == "/workout", "a swipe goes nowhere")
            device.tap("Undo")
            device.wait(seconds: 10)
            #expect(sets(device).count == 3)
            device.event(event, row, event == .keydown ? "Delete" : "")
            device.wait(seconds: 10)
            device.settle()
            #expect(sets(device).count == 2)
        }
        // The keyboard goes on in the row that follows; in the one before where there is none.
        for (deleted, next) in [(1, 2), (2, 1), (0, 1)] {
            var device = started()
            let row = try #require(device.path(to: "set-" + sets(device)[deleted].id.text, .keydown))
            let name = "num-" + sets(device)[next].id.text
            device.event(.keydown, row, "Delete")
            #expect(device.focused == name)
            #expect(device.path(to: name) != nil, "it is on the page")
        }
        // Other keys in a row mean what they mean elsewhere.
        var device = started()
        let row = try #require(device.path(to: "set-" + sets(device)[1].id.text, .keydown))
        device.event(.keydown, row, "ArrowDown")
        #expect(device.app.focus.cell?.place.setID == sets(device)[0].id)
        device.event(.keydown, row, "9")
        #expect(device.app.focus.typed == "9")
        device.event(.keydown, row, "Enter")
        #expect(device.server.current?.totals.sets == 0, "Enter presses the button that has the focus")
    }

    // MARK: Exercises

    @Test func anExerciseIsSwappedForARankedSubstituteAndDoneSetsStay() {
        var device = started { server in
            for index in server.exercises.indices {
                server.exercises[index].pattern = index == 0 ? .horizontalPush : .verticalPull
                server.exercises[index].primaryMuscles = index == 0 ? [.chest] : [.lats]
            }
            for (number, name) in ["Dumbbell Press", "Chest Fly"].enumerated() {
                var exercise = Exercise(id: ExerciseID(high: 7, low: UInt64(20 + number)), slug: "", name: name)
                exercise.pattern = number == 0 ? .horizontalPush : .isolation
                exercise.primaryMuscles = [.chest]
                server.exercises.insert(exercise, at: 0)
            }
        }
        device.tap("go")
        device.tap("More about Bench Press (Barbell)")
        device.tap("Swap")
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)"))
        #expect(device.pageText.contains("Sets that are done stay as they are."))
        #expect(device.pageText.contains("Dumbbell Presssame movement, same muscles"))
        #expect(device.pageText.contains("Chest Flysame muscles"))
        #expect(!device.pageText.contains("Pull Upsame"))
        device.tap("Dumbbell Press")
        device.settle()
        let exercise = device.server.current?.exercises[0]
        #expect(exercise?.name == "Dumbbell Press")
        #expect(exercise?.sets.map(\.status) == [.done, .planned, .planned])
        #expect(exercise?.sets[0].weight == Mass(thousandths: 82_500, of: .kg))
        #expect(exercise?.sets[0].performedExerciseID == ExerciseID(high: 7, low: 1))
        #expect(exercise?.sets[1].weight == nil)
        device.tap("Undo")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Bench Press (Barbell)")
    }

    /// Sets that were done before a swap say nothing of the weight of the other exercise.
    @Test func theOpenSetsAfterASwapAreOfferedNoWeightOfTheExerciseThatWent() {
        var device = started { server in
            var press = Exercise(
                id: ExerciseID(high: 7, low: 8), slug: "", name: "Dumbbell Press", loadKind: .external, measure: .reps)
            press.pattern = .horizontalPush
            press.primaryMuscles = [.chest]
            server.exercises.insert(press, at: 0)
        }
        device.tap("go")
        device.tap("More about Bench Press (Barbell)")
        device.tap("Swap")
        device.tap("Search exercises")
        device.type("dumbbell", into: "Search exercises")
        device.event(.keydown, device.path(to: "Search exercises", .keydown) ?? [], "Enter")
        device.settle()
        #expect(device.path(to: "Weight, Set 1, 82.5") != nil, "what was done stays")
        #expect(device.pageText.contains("Set 1: Bench Press (Barbell), before the swap"))
        #expect(device.path(to: "Weight, Set 2, –") != nil)
        device.tap("Weight, Set 2, –")
        #expect(device.path(to: "Same as above, 82.5") == nil)
        for key in ["3", "0"] { device.key(key) }
        device.tap("Close the number pad")
        device.tap("go")
        device.settle()
        #expect(device.path(to: "Weight, Set 3, 30, like the set before") != nil, "its own set is a model again")
        #expect(sets(device).map(\.weight) == [Mass(thousandths: 82_500, of: .kg), .kg(30), nil])
    }

    @Test func aSubstituteCanBeLookedForAmongAll() {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Swap")
        device.tap("Search exercises")
        device.type("pull", into: "Search exercises")
        device.event(.keydown, device.path(to: "Search exercises", .keydown) ?? [], "Enter")
        device.settle()
        #expect(device.server.current?.exercises.map(\.name) == ["Pull Up", "Pull Up", "Plank"])
        // The search is for adding again.
        device.add("runn")
        #expect(device.server.current?.exercises.count == 4)
    }

    @Test func aWarmUpIsPutInAsRowsAndTakenBackAsOne() {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        #expect(device.pageText.contains("20 × 8, 42.5 × 5, 57.5 × 3, 70 × 2"))
        device.tap("Add warm-up sets")
        device.settle()
        #expect(sets(device).map(\.setType) == [.warmup, .warmup, .warmup, .warmup, .working, .working, .working])
        #expect(device.pageText.contains("Done · 20 kg × 8"))
        device.tap("More about Bench Press (Barbell)")
        #expect(device.path(to: "Add warm-up sets") == nil, "there are some")
        device.tap("Close")
        device.tap("Undo")
        device.settle()
        #expect(sets(device).map(\.setType) == [.working, .working, .working])
        #expect(device.facts.sync.isSaved)
    }

    @Test func warmUpsAreThoseOfTheCalculator() throws {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Add warm-up sets")
        device.settle()
        let body = #"{"weight":82.5,"unit":"kg"}"#
        let answer = try calculateWarmUp(try JSON.decode(InUnit<WarmUpBody>.self, from: body)).content
        let ramp = sets(device).filter { $0.setType == .warmup }
        #expect(ramp.map(\.weight) == answer.sets.map { .some($0.weight) })
        #expect(ramp.map(\.reps) == answer.sets.map { .some($0.reps) })
    }

    @Test func warmUpsAreWhatTheGymLoads() throws {
        var gym = Gym(id: GymID(high: 3, low: 1), name: "")
        gym.bars = [Gym.Bar(name: "", weight: .kg(15))]
        gym.plates = [PlateCount(.kg(20), 4), PlateCount(.kg(5), 2)]
        gym.has = ["bench"]
        var device = started {
            $0.gyms = [gym]
            $0.settings.gymID = gym.id
        }
        device.tap("More about Bench Press (Barbell)")
        device.tap("Add warm-up sets")
        device.settle()
        let loads = gym.loads(for: [.barbell], kind: .external, increment: .kilogram)
        let ramp = sets(device).filter { $0.setType == .warmup }.compactMap(\.weight)
        #expect(ramp.count > 1 && ramp == ramp.sorted() && Set(ramp).count == ramp.count)
        #expect(ramp.allSatisfy { loads.nearest($0) == $0 && $0 < Mass(thousandths: 82_500, of: .kg) })
        // The steps are the gym's, too, and what it cannot load is said.
        #expect(device.pageText.contains("the bar alone15 kg"))
        device.tap("Weight, Set 1, 82.5")
        #expect(device.pageText.contains("82.5 kg cannot be loaded here"))
        device.tap("+ 12.5 kg")
        device.tap("Close the number pad")
        device.settle()
        #expect(sets(device)[ramp.count].weight == .kg(95))
    }

    @Test func anExerciseIsDroppedAtAnotherPlaceAndWhatIsTrainedStaysOpen() throws {
        var device = started()
        func order() -> [String]? { device.server.current?.exercises.map(\.name) }
        for list in [device.path(toClass: "reorder"), device.path(toClass: "list")] {
            let list = try #require(list)
            device.event(.reorder, list, "2,0")
            device.settle()
            #expect(order() == ["Plank", "Bench Press (Barbell)", "Pull Up"])
            #expect(device.announced.last == "Plank, place 1 of 3")
            #expect(device.pageText.contains("Done · 82.5 kg × 12"), "bench press is still what is trained")
            device.event(.reorder, list, "0,7")
            device.event(.reorder, list, "rubbish")
            device.event(.reorder, list, "0,2")
            device.settle()
            #expect(order() == ["Bench Press (Barbell)", "Pull Up", "Plank"])
        }
    }

    @Test func exercisesAreMovedSkippedAndRested() {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Move down")
        device.settle()
        #expect(device.server.current?.exercises.map(\.name) == ["Pull Up", "Bench Press (Barbell)", "Plank"])
        #expect(device.announced.last == "Bench Press (Barbell), place 2 of 3")
        device.tap("Longer")
        device.settle()
        #expect(device.server.current?.exercises[1].restSeconds == 135)
        device.tap("Close")
        device.tap("go")
        #expect(device.app.focus.rest?.seconds == 135)
        device.tap("More about Bench Press (Barbell)")
        device.tap("Skip the rest of it")
        device.settle()
        #expect(device.server.current?.exercises[1].sets.map(\.status) == [.done, .skipped, .skipped])
        device.tap("Undo")
        device.settle()
        #expect(device.server.current?.exercises[1].sets.map(\.status) == [.done, .planned, .planned])
    }

    @Test func everythingCanBeTakenBackAndDoneAgain() {
        var device = started()
        let before = device.server.current?.exercises
        device.tap("go")
        device.tap("Add a set")
        device.tap("Set 2, 82.5 kilograms, 12 reps, not done")
        device.settle()
        let after = device.server.current?.exercises
        device.tap("More")
        #expect(device.pageText.contains("Bench Press (Barbell), Set 2: 82.5 kg × 12"))
        for _ in 1...3 { device.tap("Undo the last change") }
        device.settle()
        #expect(device.server.current?.exercises == before)
        for _ in 1...3 { device.tap("Do it again") }
        #expect(device.path(to: "Do it again") == nil)
        device.settle()
        #expect(device.server.current?.exercises == after)
        #expect(device.facts.sync.workout?.exercises == after && device.facts.sync.isSaved)
    }

    @Test func theStripOfAChangeGoesWithWhatIsTakenBackFromTheMenu() {
        var device = started()
        device.tap("Use last")
        #expect(device.path(toClass: "snack") != nil)
        device.tap("More")
        device.tap("Undo the last change")
        #expect(device.path(toClass: "snack") == nil, "its button would take back something else")
        device.tap("Do it again")
        #expect(device.path(toClass: "snack") == nil)
    }

    @Test func thePadGivesTheFocusBackToTheCellThatWasEdited() throws {
        var device = started()
        for (close, cell) in [("Escape", "Weight, Set 1, 82.5"), ("OK", "RIR, Set 1, –")] {
            device.tap(cell)
            #expect(device.focused == "pad")
            if close == "Escape" { device.key(close) } else { device.tap(close) }
            #expect(device.path(toClass: "pad") == nil)
            let path = try #require(device.path(to: device.focused))
            #expect(device.shell.peek(path)?.attributes["aria-label"] == cell)
        }
    }
}

extension Device {
    /// Writes into the note of the sheet that is open.
    mutating func typeNote(_ text: String) {
        guard let root = shell.root, let path = Self.area(root) else { return }
        event(.input, path, text)
    }

    private static func area(_ node: NaiveNode) -> [Int]? {
        if node.tag == "textarea" { return [] }
        for (index, child) in node.children.enumerated() {
            if let path = area(child) { return [index] + path }
        }
        return nil
    }
}
