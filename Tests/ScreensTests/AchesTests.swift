import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What hurts: the map, the list, and what the workout says of it.
@Suite struct AchesTests {
    /// A gym with a bench press that loads the shoulder, and a leg press and a fly beside it.
    private func server(_ flags: [PainFlag] = []) -> FakeServer {
        var server = gymServer()
        server.exercises[0].pattern = .horizontalPush
        server.exercises[0].primaryMuscles = [.chest]
        for (number, name) in ["Machine Fly", "Leg Extension"].enumerated() {
            var exercise = Exercise(id: ExerciseID(high: 7, low: UInt64(number) + 20), slug: "", name: name)
            (exercise.pattern, exercise.equipment) = (.isolation, [.machine])
            exercise.primaryMuscles = number == 0 ? [.chest] : [.quadriceps]
            server.exercises.append(exercise)
        }
        server.pains = flags
        return server
    }

    private func flag(_ part: BodyPart, _ severity: PainSeverity, _ number: Int = 1) -> PainFlag {
        PainFlag(id: id(number), part, severity, createdAt: Instant(milliseconds: 1_794_000_000_000))
    }

    private func device(_ flags: [PainFlag] = [], at path: String = "/pain") -> Device {
        var device = Device(server(flags))
        device.boot(at: path)
        device.settle()
        return device
    }

    // MARK: The page

    @Test func whatHurtsIsTappedOnTheMapAndSaved() throws {
        var device = device()
        #expect(device.pageText.contains("Nothing hurts."))
        device.tap("Left shoulder")
        #expect(device.focused == "sheet")
        device.tap("Moderate")
        #expect(device.pageText.contains("What it concerns is not raised."))
        device.change("vertical_push", "When")
        device.type("since the dips", into: "pain-note")
        device.tap("Note it")
        device.settle()
        let saved = try #require(device.server.pains.first)
        #expect(saved.bodyPart == .shoulder && saved.side == .left && saved.severity == .moderate)
        #expect(saved.pattern == .verticalPush && saved.notes == "since the dips" && saved.isOpen)
        #expect(device.path(to: "Left shoulder, Moderate") != nil, "the map says it")
        #expect(device.pageText.contains("since the dips"))
        device.tap("Undo")
        device.settle()
        #expect(device.server.pains.isEmpty && device.pageText.contains("Nothing hurts."))
    }

    @Test func everyPlaceIsOnTheMapAndInTheList() {
        let device = device()
        for part in BodyPart.allCases {
            let name = device.strings.place(part, part.isPaired ? .right : nil)
            #expect(device.path(to: name) != nil, "\(name) is not on the map")
            #expect(device.path(to: device.strings.place(part, nil)) != nil, "\(part) is not in the list")
        }
    }

    @Test func whatIsBetterIsPastAndMayHurtAgain() {
        var device = device([flag(.knee, .severe)])
        device.tap("It is better, Knee")
        #expect(device.pageText.contains("Nothing hurts."), "at once")
        device.settle()
        #expect(device.server.pains[0].resolvedAt != nil && device.pageText.contains("Past"))
        device.tap("Undo")
        device.settle()
        #expect(device.server.pains[0].isOpen && !device.pageText.contains("Past"))
        device.tap("It is better, Knee")
        device.settle()
        device.tap("It hurts again, Knee")
        device.settle()
        #expect(device.server.pains[0].isOpen)
    }

    @Test func aWrongOneIsDeletedAndComesBack() {
        var device = device([flag(.knee, .mild)])
        device.tap("Right knee, Mild")
        device.tap("Noted by mistake: delete")
        device.settle()
        #expect(device.server.pains.isEmpty)
        device.tap("Undo")
        device.settle()
        #expect(device.server.pains.map(\.bodyPart) == [.knee] && device.path(to: "Right knee, Mild") != nil)
    }

    @Test func whatIsNotedWithoutASignalWaits() {
        var device = device()
        device.goOnline(false)
        device.tap("Lower back")
        device.tap("Severe")
        device.tap("Note it")
        device.settle()
        #expect(device.server.pains.isEmpty && device.path(to: "Lower back, Severe") != nil)
        // A reload finds it still.
        device.boot(at: "/pain")
        device.settle()
        #expect(device.path(to: "Lower back, Severe") != nil)
        device.goOnline(true)
        device.settle()
        #expect(device.server.pains.map(\.severity) == [.severe])
    }

    @Test func aPlaceThatHurtsOpensWhatIsKnownOfIt() {
        var device = device([flag(.elbow, .mild)])
        device.tap("Left elbow, Mild")
        device.tap("Severe")
        device.tap("Save")
        device.settle()
        #expect(device.server.pains.count == 1 && device.server.pains[0].severity == .severe)
        device.tap("Undo")
        device.settle()
        #expect(device.server.pains[0].severity == .mild)
    }

    @Test func itIsSaidInGerman() {
        var device = Device(server([flag(.knee, .severe)]))
        device.language = "de-DE"
        device.boot(at: "/pain")
        device.settle()
        #expect(device.pageText.contains("Beschwerden") && device.pageText.contains("Knie"))
        #expect(device.path(to: "Es ist besser, Knie") != nil)
    }

    // MARK: The workout

    @Test func mildIsNotedBesideTheSetsAndSevereOffersTheSwap() throws {
        var mild = device([flag(.chest, .mild)], at: "/")
        mild.tap("Start Push A")
        mild.settle()
        #expect(mild.pageText.contains("Slight pain in the chest, which this trains: stop if it gets worse."))
        #expect(mild.path(to: "Take Machine Fly") == nil)

        var severe = device([flag(.wrist, .severe)], at: "/")
        severe.start()
        #expect(severe.pageText.contains("Severe pain in the wrist, which this loads: take another exercise."))
        severe.tap("Take Machine Fly")
        severe.settle()
        #expect(severe.server.current?.exercises[0].name == "Machine Fly")
        #expect(!severe.pageText.contains("Severe pain"))
    }

    @Test func nothingAlikeThatIsFreeOfPainIsSaidSo() {
        var device = device([flag(.chest, .severe)], at: "/")
        device.start()
        #expect(device.pageText.contains("better leave it out today"))
        device.tap("More about Bench Press (Barbell)")
        device.tap("Swap")
        #expect(device.pageText.contains("Severe pain in the chest, which this trains"), "the swap says it, too")
        #expect(
            device.pageText.split(separator: "which this trains").count == 3, "beside the sets, and once above the list"
        )
        device.tap("Close")
        device.tap("Leave it out today")
        device.settle()
        #expect(device.server.current?.exercises[0].sets.allSatisfy { $0.status == .skipped } ?? false)
    }

    /// Where nothing like it is free of pain, what moves the other way is, and the reason is said.
    @Test func whereNothingAlikeIsFreeOfPainTheOppositeIsProposed() {
        var server = server([flag(.chest, .severe)])
        var row = Exercise(id: ExerciseID(high: 7, low: 40), slug: "", name: "Machine Row")
        (row.pattern, row.primaryMuscles, row.equipment) = (.horizontalPull, [.middleBack], [.machine])
        server.exercises.append(row)
        var device = Device(server)
        device.boot(at: "/")
        device.settle()
        device.start()
        #expect(
            device.pageText.contains(
                "the opposite muscles: a poor match, for today only, since nothing like it is free of pain."))
        device.tap("Take Machine Row")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Machine Row")
    }

    /// What is held is neither offered more nor promised it, at once and without the server.
    @Test func whatIsHeldOffersNoMore() {
        func workout(_ flags: [PainFlag]) -> Device {
            var device = device(flags, at: "/")
            device.start()
            return device
        }
        let free = workout([])
        #expect(free.path(to: "Raise the planned sets by 2.5 kg") != nil)
        let held = workout([flag(.chest, .moderate)])
        #expect(held.path(to: "Raise the planned sets by 2.5 kg") == nil)
        #expect(!held.pageText.contains("goes up"))
    }

    @Test func itHurtsFromTheMenuOfAnExercise() throws {
        var device = device(at: "/")
        device.tap("Start Push A")
        device.settle()
        device.tap("More about Bench Press (Barbell)")
        device.tap("It hurts")
        #expect(device.pageText.contains("Felt in Bench Press (Barbell)"))
        device.tap("Moderate")
        device.tap("Note it")
        device.settle()
        let saved = try #require(device.server.pains.first)
        #expect(saved.exerciseID == device.server.exercises[0].id && saved.bodyPart == .shoulder)
        #expect(device.pageText.contains("Pain in the shoulder here: no increase until it is better."))
        #expect(device.facts.route == .workout)
    }

    @Test func aFoldedExerciseBearsAMark() {
        var pull = flag(.upperBack, .moderate)
        pull.exerciseID = ExerciseID(high: 7, low: 2)
        var device = device([pull], at: "/")
        device.start()
        #expect(device.path(to: "Pull Up, 0 of 3 sets done, pain") != nil)
    }

    // MARK: The sheet before a start

    /// What hurts is one thing at one moment, whoever says it: what stands on the sheet follows it as it comes.
    @Test func theSheetFollowsWhatIsSaidElsewhere() {
        var device = device(at: "/")
        device.tap("How do you feel?")
        device.settle()
        #expect(!device.pageText.contains("Severe pain"))
        func tell(_ flags: [PainFlag]) {
            device.server.pains = flags
            device.beTold(ChangeEvent(revision: 7, changes: [.init(kind: .painFlag, id: id(1), isDeleted: false)]))
            device.settle()
        }
        tell([flag(.wrist, .severe)])
        #expect(device.pageText.contains("Severe pain in the wrist, which this loads: take another exercise."))
        device.tap("Take Machine Fly")
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)"))
        // It was proposed since nothing hurts in it, and is not offered in its own place.
        #expect(device.path(to: "Take Machine Fly") == nil && device.path(to: "Take Bench Press (Barbell)") != nil)
        var better = flag(.wrist, .severe)
        better.resolvedAt = device.now
        tell([better])
        #expect(!device.pageText.contains("Severe pain"))
        // What was taken instead can be given back.
        device.tap("Take Bench Press (Barbell)")
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Bench Press (Barbell)")
    }

    /// It goes on by itself as soon as it is known what hurts, and stays where that is to be decided about.
    @Test(arguments: [false, true]) func aStartThatWasTappedEarlyWaitsForWhatHurts(hurts: Bool) {
        var device = device(hurts ? [flag(.wrist, .severe)] : [], at: "/")
        device.facts.knowledge.pains = nil
        device.facts.knowledge[.painFlags] = Look()
        device.tap("Start Push A")
        #expect(device.path == "/" && !device.pageText.contains("Severe pain"))
        device.settle()
        #expect(device.path == (hurts ? "/" : "/workout"))
        #expect(device.pageText.contains("Severe pain in the wrist") == hurts)
    }

    @Test func aStartWhoseWarningsCannotBeLoadedGoesOn() {
        var device = device(at: "/")
        device.facts.knowledge.pains = nil
        device.facts.knowledge[.painFlags] = Look()
        device.tap("Start Push A")
        device.goOnline(false)
        device.settle()
        #expect(device.path == "/workout")
    }

    @Test func todaysCardSaysWhatHurtsBadly() {
        let line = "Severe pain in the wrist, which this loads"
        #expect(device([flag(.wrist, .severe)], at: "/").pageText.contains(line))
        #expect(!device([flag(.wrist, .mild)], at: "/").pageText.contains("pain in the wrist"))
        #expect(!device([flag(.knee, .severe)], at: "/").pageText.contains("Severe pain"))
    }

    @Test func whatIsDoneInsteadIsDoneAlsoAsPlanned() {
        var server = server([flag(.wrist, .severe)])
        server.suggestions = [raise(server.plans[0])]
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        device.tap("Take Machine Fly")
        #expect(device.path(to: "Accept 1 and start") != nil)
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Machine Fly")
        #expect(device.server.plans[0].currentVersion.exercises[0].name == "Bench Press (Barbell)")
    }

    @Test func withoutASignalTheSheetSaysWhatHurts() {
        var device = device([flag(.wrist, .severe)], at: "/")
        device.goOnline(false)
        device.tap("Start Push A")
        device.settle()
        #expect(device.path == "/", "it is asked first")
        #expect(device.pageText.contains("Severe pain in the wrist, which this loads: take another exercise."))
        device.tap("Take Machine Fly")
        device.tap("Start")
        device.settle()
        #expect(device.facts.sync.workout?.exercises[0].name == "Machine Fly")
    }

    // MARK: History

    @Test func aSessionSaysWhatHurtThen() {
        var server = server()
        var before = flag(.wrist, .moderate)
        before.createdAt = server.sessions[0].startedAt.adding(seconds: -60)
        before.resolvedAt = server.sessions[0].endedAt
        server.pains = [before]
        var device = Device(server)
        device.boot(at: Route.session(server.sessions[0].id).path)
        device.settle()
        #expect(device.pageText.contains("Hurt then: Wrist, Moderate"))
    }
}

extension Device {
    /// Starts the plan of the day, also where it is asked about what hurts.
    fileprivate mutating func start() {
        tap("Start Push A")
        settle()
        if path == "/" {
            tap("Start as planned")
            settle()
        }
    }
}
