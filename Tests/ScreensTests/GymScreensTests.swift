import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Gyms: the list, one of them, and where they count.
@Suite struct GymScreensTests {
    /// A cellar with a bar and a bench, and a hotel with dumbbells.
    private static func gyms() -> [Gym] {
        var cellar = Gym(id: GymID(high: 3, low: 1), name: "Cellar")
        cellar.bars = [Gym.Bar(name: "Olympic", weight: .kg(20))]
        cellar.plates = [PlateCount(.kg(20), 4), PlateCount(.kg(10), 2), PlateCount(Mass("1.25", in: .kg)!, 2)]
        cellar.has = ["bench"]
        return [cellar, Gym(.hotel, id: GymID(high: 3, low: 2), name: "Hotel", unit: .kg)]
    }

    private func device(at path: String = "/gyms", used: Int? = 0) -> Device {
        Device.atGym(at: path) {
            $0.gyms = Self.gyms()
            $0.settings.gymID = used.map { Self.gyms()[$0].id }
            var press = Exercise(id: ExerciseID(high: 7, low: 20), slug: "", name: "Dumbbell Press")
            (press.equipment, press.pattern) = ([.dumbbell, .bench], .horizontalPush)
            $0.exercises.append(press)
            $0.exercises[0].pattern = .horizontalPush
        }
    }

    @Test func aFirstGymIsAPresetThatIsPutRight() throws {
        var device = Device.atGym(at: "/settings")
        device.tap("Set up your gym")
        #expect(device.path == "/gyms")
        device.tap("Add a gym")
        #expect(device.path == "/gyms/new")
        device.tap("Garage rack")
        #expect(device.pageText.contains("20 – 141.5 kg") || device.pageText.contains("20 – "))
        device.type("  My garage ", into: "gym-name")
        device.tap("One pair more of 20 kg")
        device.tap("One pair less of 1.25 kg")
        device.tap("Save gym")
        device.settle()
        let gym = try #require(device.server.gyms.first)
        #expect(device.path == "/gyms" && gym.name == "My garage" && gym.location == .home)
        #expect(gym.plates.first { $0.weight == .kg(20) }?.count == 6)
        #expect(gym.plates.allSatisfy { $0.weight > .kg(2) })
        #expect(device.server.settings.gymID == gym.id, "the first one is the one in use")
        #expect(device.pageText.contains("In use"))
    }

    @Test(arguments: [Language.english, .german])
    func theGarageSaysAllThatItHas(language: Language) {
        let strings = Strings(Voice(language))
        let gym = Gym(.garage, id: GymID(high: 1, low: 1), name: "", unit: .kg)
        #expect(!gym.has.isEmpty)
        for feature in Gym.Feature.allCases where gym.has.contains(feature.rawValue) {
            let name = strings.name(feature).lowercased()
            #expect(strings.meaning(GymPreset.garage).lowercased().contains(name), "\(name)")
        }
    }

    /// What the server would refuse is said in the form, while everything that was typed is still there.
    @Test func aNameThatIsTakenIsSaidBeforeItIsSaved() {
        var device = device()
        device.tap("Add a gym")
        device.tap("Garage rack")
        device.type(" hotel ", into: "gym-name")
        device.tap("Save gym")
        device.settle()
        #expect(device.path == "/gyms/new" && device.focused == "gym-name")
        #expect(device.pageText.contains("There already is a gym called Hotel."))
        #expect(device.server.gyms.count == 2)
        device.type("Hotel by the sea", into: "gym-name")
        device.tap("Save gym")
        device.settle()
        #expect(device.path == "/gyms" && device.server.gyms.count == 3)
        // Its own name keeps nobody from saving.
        device.tap("Cellar")
        device.tap("One pair more of 20 kg")
        device.tap("Save gym")
        #expect(device.path == "/gyms")
    }

    @Test func aNameIsAskedForAndANumberThatIsNoneIsMarked() {
        var device = device()
        device.tap("Cellar")
        device.type("", into: "gym-name")
        device.type("heavy", into: "bar-0")
        device.tap("Save gym")
        #expect(device.path.hasPrefix("/gyms/"))
        #expect(device.focused == "gym-name")
        #expect(device.html.contains("gym-name-fault") && device.html.contains("bar-0-fault"))
        device.type("Cellar", into: "gym-name")
        device.type("15", into: "bar-0")
        device.tap("Save gym")
        device.settle()
        #expect(device.server.gyms[0].bars[0].weight == .kg(15))
    }

    @Test func inTheOtherUnitAUsualSetIsTheOneThatIsSoldThere() throws {
        var device = Device.atGym(at: "/gyms/new")
        device.tap("Garage rack")
        device.tap("One pair more of 20 kg")
        device.tap("Pounds")
        #expect(device.pageText.contains("45 lb") && !device.pageText.contains("44."))
        #expect(!device.pageText.contains("stays as heavy"))
        // Every pair on the bar: 45 + 2 × (3 × 45 + 35 + 25 + 10 + 5 + 2.5). After 80 comes 95: no steps of 5.
        #expect(device.pageText.contains("45 – 470 lb") && !device.pageText.contains("45 – 470 lb, in steps"))
        device.tap("Kilograms")
        #expect(device.pageText.contains("20 – 207.5 kg, in steps of 2.5"))
        device.tap("Save gym")
        device.settle()
        let gym = try #require(device.server.gyms.first)
        #expect(gym.bars.map(\.weight) == [.kg(20)] && gym.plates.first == PlateCount(.kg(20), 6))
    }

    /// What was saved in pounds is what it was when it is opened again and changed back.
    @Test func platesOfTwoSizesStayTwoInTheOtherUnitAlsoOnceItIsSaved() {
        var device = device()
        device.tap("Cellar")
        device.tap("One pair more of 25 kg")
        let before = device.app.gymEditor?.gym
        device.tap("Pounds")
        #expect(device.pageText.contains("55 lb") && device.pageText.contains("45 lb"))
        device.tap("Save gym")
        device.settle()
        #expect(device.server.gyms[0].unit == .lb)
        device.tap("Cellar")
        device.tap("Kilograms")
        #expect(device.app.gymEditor?.gym == before)
    }

    /// A pair of tiny plates is no step between all weights.
    @Test func stepsAreSaidOnlyWhereEveryOneOfThemCanBeLoaded() {
        var device = device()
        device.tap("Cellar")
        // 2 × 20, 10 and 1.25 on a side: after 22.5 comes 40.
        #expect(device.pageText.contains("20 – 122.5 kg") && !device.pageText.contains("in steps of"))
        for weight in ["2.5", "5"] { device.tap("One pair more of \(weight) kg") }
        #expect(device.pageText.contains("20 – 137.5 kg, in steps of 2.5"))
        device.type("0.25", into: "gym-plate")
        device.tap("Add: Another plate")
        #expect(device.pageText.contains("20 – 138 kg") && !device.pageText.contains("in steps of"))
    }

    @Test func whatIsNoUsualSetStaysAndSaysSo() {
        var device = device()
        device.tap("Cellar")
        device.type("7", into: "gym-plate")
        device.tap("Add: Another plate")
        device.tap("Pounds")
        #expect(device.pageText.contains("stays as heavy as it was"))
        #expect(device.pageText.contains("7 kg") && device.pageText.contains("20 kg"), "in their own unit")
        #expect(!device.pageText.contains("44.09 lb"))
        #expect(device.app.gymEditor?.gym.bars.map(\.weight) == [.lb(45)])
    }

    /// Only the standard bar has a counterpart; another one weighs what it weighs, in whatever unit it is shown.
    @Test func anotherBarKeepsItsWeightInTheOtherUnit() {
        var device = device()
        device.tap("Cellar")
        for (index, weight) in [(1, "25"), (2, "7.5")] {
            device.tap("Add a bar")
            device.type(weight, into: "bar-\(index)")
        }
        device.tap("One pair more of 25 kg")
        let before = device.app.gymEditor?.gym
        device.tap("Pounds")
        let bars = device.app.gymEditor?.gym.bars.map(\.weight)
        #expect(bars == [.lb(45), .kg(25), Mass("7.5", in: .kg)!])
        #expect(device.html.contains("55.12") && device.html.contains("16.53"))
        device.tap("Kilograms")
        #expect(device.app.gymEditor?.gym == before)
        #expect(!device.pageText.contains("stays as heavy"))
        device.tap("Pounds")
        #expect(device.app.gymEditor?.gym.bars.map(\.weight) == bars)
        // Beside something that was changed, what was not is what it was.
        device.type("20", into: "bar-2")
        device.tap("Kilograms")
        #expect(device.app.gymEditor?.gym.bars.map(\.weight) == [.kg(20), .kg(25), .lb(20)])
        device.tap("Save gym")
        device.settle()
        #expect(device.server.gyms[0].bars.map(\.weight) == [.kg(20), .kg(25), .lb(20)])
    }

    @Test func dumbbellsAreEnteredAsARangeAndTakenOutOneByOne() {
        var device = device()
        device.tap("Cellar")
        device.type("10", into: "gym-from")
        device.type("20", into: "gym-to")
        device.tap("Add dumbbells")
        #expect(device.focused == "gym-step" && device.html.contains("gym-step-fault"))
        device.type("5", into: "gym-step")
        device.tap("Add dumbbells")
        #expect(device.pageText.contains("3 pairs · 10 – 20 kg"))
        device.type("12,5", into: "gym-from")
        device.tap("Add dumbbells")
        device.tap("Remove 15")
        device.tap("Save gym")
        device.settle()
        #expect(device.server.gyms[0].dumbbells == [.kg(10), Mass("12.5", in: .kg)!, .kg(20)])
    }

    /// The key adds what was typed, as the button beside the field does.
    @Test func enterAddsThePlateAndTheDumbbells() throws {
        var device = device()
        device.tap("Cellar")
        device.type("7", into: "gym-plate")
        device.event(.keydown, try #require(device.path(toClass: "pair")), "Tab")
        #expect(device.app.gymEditor?.gym.plates.contains { $0.weight == .kg(7) } == false)
        device.event(.keydown, try #require(device.path(toClass: "pair")), "Enter")
        #expect(device.app.gymEditor?.gym.plates.contains(PlateCount(.kg(7), 2)) == true)
        device.type("12", into: "gym-from")
        device.event(.keydown, try #require(device.path(toClass: "pair three")), "Enter")
        #expect(device.app.gymEditor?.gym.dumbbells == [.kg(12)])
        #expect(device.focused == "gym-from")
    }

    @Test func stacksAndWeightsOfOneExerciseAreDrawnAndKept() throws {
        var device = device()
        device.tap("Cellar")
        device.event(.change, try #require(device.path(toBox: "Weights of cables")), "true")
        device.type("2.5", into: "cable-step")
        device.type("7,5", into: "cable-first")
        device.type("1.25 x", into: "cable-more")
        #expect(device.html.contains("cable-more-fault"))
        device.type("1.25", into: "cable-more")
        #expect(device.pageText.contains("7.5 · 8.75 · 10 · 11.25 · 12.5 … kg"))
        device.tap("add")
        device.type("Pull", into: "query")
        device.tap("Pull Up")
        #expect(device.focused == "own-0-step")
        device.type("7", into: "own-0-step")
        device.type("seat 4", into: "own-note-0")
        device.tap("Save gym")
        device.settle()
        let gym = device.server.gyms[0]
        #expect(
            gym.cable
                == WeightStack(
                    step: Mass("2.5", in: .kg)!, first: Mass("7.5", in: .kg), addOns: [Mass("1.25", in: .kg)!]))
        #expect(gym.exerciseLoads.map(\.note) == ["seat 4"] && gym.exerciseLoads[0].stack.step == .kg(7))
    }

    @Test func aGymIsCopiedTakenIntoUseAndDeletedWithUndo() {
        var device = device()
        device.tap("Train here, Hotel")
        device.settle()
        #expect(device.server.settings.gymID == Self.gyms()[1].id)
        device.tap("Hotel")
        device.tap("Copy")
        #expect(device.path == "/gyms/new" && device.html.contains("Copy of Hotel"))
        device.tap("Save gym")
        device.settle()
        #expect(device.server.gyms.map(\.name) == ["Cellar", "Hotel", "Copy of Hotel"])
        #expect(device.server.settings.gymID == Self.gyms()[1].id, "a copy is not moved into")
        device.tap("Hotel")
        device.tap("Delete")
        device.settle()
        #expect(device.path == "/gyms" && device.server.gyms.map(\.name) == ["Cellar", "Copy of Hotel"])
        #expect(device.server.settings.gymID == nil)
        device.tap("Undo")
        device.settle()
        #expect(Set(device.server.gyms.map(\.name)) == ["Cellar", "Copy of Hotel", "Hotel"])
        #expect(device.server.settings.gymID == Self.gyms()[1].id)
    }

    @Test func editsThatWereLeftAreGoneOnWithAndCanBeGivenUp() {
        var device = device()
        device.tap("Cellar")
        device.type("Loft", into: "gym-name")
        device.tap("Back")
        device.tap("Cellar")
        #expect(device.html.contains("Loft"))
        device.tap("Discard")
        device.tap("Cellar")
        #expect(!device.html.contains("Loft"))
        #expect(device.server.gyms[0].name == "Cellar")
    }

    @Test func withoutANetworkAGymWaitsAndIsInUseAtOnce() {
        var device = device(used: nil)
        device.goOnline(false)
        device.tap("Add a gym")
        device.tap("Dumbbells only")
        device.tap("Save gym")
        device.settle()
        let made = device.facts.knowledge.gyms.last
        #expect(made?.name == "Dumbbells only" && device.facts.knowledge.settings.gymID == made?.id)
        #expect(device.server.gyms.count == 2)
        device.goOnline(true)
        device.wait(seconds: 90)
        device.settle()
        #expect(device.server.gyms.count == 3)
        #expect(device.server.settings.gymID == made?.id, "the server knew the gym before it was in use")
    }

    // MARK: The start

    @Test func aGymWithoutABarIsSaidBeforeABarbellBenchAndAnotherExerciseOffered() throws {
        var device = device(at: "/", used: 1)
        device.tap("Start Push A")
        #expect(device.path == "/", "it does not start silently")
        #expect(device.pageText.contains("No barbell at Hotel."))
        device.settle()
        // The nearest that can be done there is chosen already.
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)"))
        device.tap("Start")
        device.settle()
        #expect(device.path == "/workout")
        #expect(device.facts.sync.workout?.exercises.map(\.name) == ["Dumbbell Press", "Pull Up", "Plank"])
        let held = try #require(device.server.current)
        #expect(held.exercises.first?.name == "Dumbbell Press" && held.gymID == Self.gyms()[1].id)
    }

    @Test func itIsDoneAnywayWhereTheLifterSaysSo() {
        var device = device(at: "/", used: 1)
        device.tap("Start Push A")
        device.tap("Do it anyway")
        #expect(!device.pageText.contains("Instead of Bench Press (Barbell)"))
        device.settle()
        device.tap("Start as planned")
        device.settle()
        #expect(device.facts.sync.workout?.exercises[0].name == "Bench Press (Barbell)")
        #expect(device.pageText.contains("No barbell at Hotel."), "it stays in sight")
    }

    @Test func theGymIsChosenBeforeTheStartAndTheTargetsAreItsOwn() {
        var device = device(at: "/", used: 1)
        device.tap("Start Push A")
        device.tap("Cellar")
        device.settle()
        #expect(!device.pageText.contains("No barbell"))
        #expect(device.server.settings.gymID == Self.gyms()[0].id)
        // 82.5 kg is what the plan asks for; 20 + 2 × 30 + 2 × 1.25 is that.
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.gymID == Self.gyms()[0].id)
        #expect(device.server.current?.exercises[0].sets[0].weight == Mass("82.5", in: .kg))
    }

    @Test func anotherGymChosenAtTheStartProposesAtOnceWhatIsThere() throws {
        var device = device(at: "/", used: 0)
        device.tap("How do you feel?")
        #expect(!device.pageText.contains("Instead of"))
        device.tap("Hotel")
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)"), "before the server has answered")
        device.settle()
        device.tap("Cellar")
        #expect(!device.pageText.contains("Instead of"))
    }

    @Test func withSeveralGymsAndNoneInUseAStartAsksWhereOnce() {
        var device = device(at: "/", used: nil)
        device.tap("Start Push A")
        #expect(device.path == "/" && device.pageText.contains("Where today?"))
        device.settle()
        device.tap("Cellar")
        device.settle()
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.gymID == Self.gyms()[0].id)
        device.tap("More")
        device.tap("Discard workout")
        device.wait(seconds: 10)
        device.tap("Start Push A")
        #expect(device.path == "/workout", "it was asked once")
    }

    @Test func aNewcomersFirstStartAsksWhereAndGoesOnWithoutAGym() {
        var device = Device(gymServer(trained: false))
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        #expect(device.path == "/" && device.pageText.contains("Where today?"))
        #expect(device.path(to: "Set up your gym") != nil)
        device.tap("Start as planned")
        device.settle()
        #expect(device.path == "/workout" && device.server.current?.gymID == nil)
    }

    @Test func withGymsAndNoneInUseOneCanBeAdded() {
        var device = device(at: "/", used: nil)
        device.tap("Start Push A")
        device.settle()
        device.tap("Add a gym")
        #expect(device.path == "/gyms")
    }

    @Test func todaysCardSaysWhatTheGymHasNot() {
        let hotel = device(at: "/", used: 1)
        #expect(hotel.pageText.contains("No barbell at Hotel."))
        #expect(!device(at: "/", used: 0).pageText.contains("No barbell"))
    }

    @Test func whatTheGymHasNotStandsBesideEachTargetOfIt() throws {
        for (used, isLacking) in [(0, false), (1, true)] {
            let today = device(at: "/", used: used).pageText
            let next = try #require(today.firstRange(of: "What next"))
            #expect(today[next.upperBound...].contains("No barbell at Hotel.") == isLacking, "\(today)")
            var plan = device(at: "/plans/00000000-0000-0008-0000-000000000001", used: used)
            #expect(plan.pageText.ranges(of: "No barbell at Hotel.").count == (isLacking ? 1 : 0), "\(plan.pageText)")
            plan.tap("Bench Press (Barbell)3 sets")
            plan.settle()
            #expect(plan.pageText.contains("Next time"))
            #expect(plan.pageText.ranges(of: "No barbell at Hotel.").count == (isLacking ? 2 : 0), "on its page, too")
        }
    }

    // MARK: In the workout

    @Test func aFoldedExerciseSaysWhatTheNewGymHasNotForIt() {
        var device = device(at: "/", used: 0)
        device.tap("Start Push A")
        device.settle()
        device.facts.knowledge.exercises?[1].equipment = [.pullUpBar]
        device.tap("More")
        device.tap("Change gym")
        device.tap("Hotel")
        #expect(device.pageText.contains("No pull-up bar at Hotel."))
    }

    @Test func theWorkoutGoesOnInAnotherGymAndComesBack() throws {
        var device = device(at: "/", used: 0)
        device.tap("Start Push A")
        device.settle()
        var small = Self.gyms()[0]
        (small.id, small.name) = (GymID(high: 3, low: 9), "Small")
        small.plates = [PlateCount(.kg(10), 2)]
        device.server.gyms.append(small)
        device.facts.knowledge.gyms.append(small)
        device.tap("More")
        device.tap("Change gym")
        device.tap("Small")
        device.settle()
        for workout in [try #require(device.facts.sync.workout), try #require(device.server.current)] {
            #expect(workout.gymID == small.id)
            #expect(workout.exercises[0].sets.map(\.weight) == Array(repeating: .kg(40), count: 3))
            #expect(workout.exercises[0].sets[0].target?.plannedWeight == Mass("82.5", in: .kg))
        }
        #expect(device.server.settings.gymID == small.id)
        device.tap("Undo")
        device.settle()
        #expect(device.facts.sync.workout?.gymID == Self.gyms()[0].id)
        #expect(device.server.current?.exercises[0].sets[0].weight == Mass("82.5", in: .kg))
        #expect(device.server.settings.gymID == Self.gyms()[0].id)
    }

    @Test func aLastTimeSaysAtWhichOtherGymItWas() {
        var device = Device.atGym {
            $0.gyms = Self.gyms()
            $0.settings.gymID = Self.gyms()[0].id
            $0.sessions[0].gymID = Self.gyms()[1].id
        }
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("Last, Wed 11 Nov, at Hotel: "))
    }

    @Test func onAMachineTheLastTimeIsTheLastInThisGym() throws {
        var known = Knowledge(stored: [:])
        var press = gymServer().exercises[0]
        press.equipment = [.machine]
        known.exercises = [press]
        let here = try #require(gymServer().sessions.first)
        var away = here
        (away.id, away.startedAt) = (WorkoutID(high: 5, low: 6), here.startedAt.adding(seconds: 86_400))
        known.sessions = [away, here]
        for index in 0..<2 { known.sessions?[index].gymID = Self.gyms()[1 - index].id }
        known.settings.gymID = Self.gyms()[0].id
        #expect(known.last(press.id)?.sessionID == here.id)
        known.exercises?[0].equipment = [.barbell]
        #expect(known.last(press.id)?.sessionID == away.id, "a bar weighs the same everywhere")
    }

    // MARK: Who trains

    @Test func theProfileIsSaidTapByTapAndTakenBack() {
        var device = Device.atGym(at: "/settings")
        device.tap("You and your training")
        device.settle()
        #expect(device.path == "/profile")
        for name in ["Muscle", "Full body", "Beginner"] { device.tap(name) }
        device.change("  Alex ", "profile-name")
        device.settle()
        var said = Profile()
        (said.name, said.goal, said.preferredSplit, said.experience) = ("Alex", .hypertrophy, .fullBody, .beginner)
        #expect(device.server.profile == said)
        device.tap("Muscle")
        device.tap("RPE, 10 less those")
        device.settle()
        #expect(device.server.profile.goal == nil)
        #expect(device.server.settings.effortScale == .rpe, "one source: the settings")
    }

    @Test func everyPlaceHasAnAddress() {
        for route in [Route.profile, .gyms, .newGym, .gym(GymID(high: 1, low: 2))] {
            #expect(Route(path: route.path) == route)
        }
        #expect(Route(path: "/gyms/none") == nil)
    }
}
