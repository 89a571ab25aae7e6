import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is known of an exercise, over any page, and a change that the lifter proposes.
@Suite struct ExerciseSheetTests {
    /// A year of Mondays on the bench, a little heavier each time.
    private func trained(_ server: inout FakeServer, times: Int = 12) {
        let last = server.sessions[0]
        for number in 1..<times {
            var session = last
            session.id = WorkoutID(high: 6, low: UInt64(number))
            session.startedAt = last.startedAt.adding(seconds: -604_800 * Int64(number))
            session.endedAt = session.startedAt.adding(seconds: 3_000)
            session.exercises.removeLast(2)
            session.exercises[0].id = InstanceID(high: 6, low: UInt64(number))
            for index in session.exercises[0].sets.indices {
                session.exercises[0].sets[index].id = SetID(high: UInt64(number), low: UInt64(index))
                session.exercises[0].sets[index].weight = .kg(80 - Int64(number) * 2)
            }
            server.sessions.append(session)
        }
    }

    private func bench(_ server: FakeServer) -> ExerciseID { server.exercises[0].id }

    @Test func theSheetOpensFromThePlanPageAndTellsHowItWent() {
        var device = Device.atGym(at: "/plans/00000000-0000-0008-0000-000000000001") { trained(&$0) }
        device.tap("Bench Press (Barbell)3 sets")
        device.settle()
        let text = device.pageText
        #expect(text.contains("Best by reps"))
        #expect(text.contains("82.5 kg × 11"))
        #expect(device.html.contains("role=\"img\""))
        #expect(device.html.contains("Best estimated max: "))
        // The newest five; more on demand.
        #expect(text.contains("78 kg × 11") && !text.contains("60 kg × 11, 11, 11"))
        device.tap("Show more")
        device.settle()
        #expect(device.pageText.contains("60 kg × 11"))
        device.key("Escape")
        #expect(!device.pageText.contains("Best by reps"))
    }

    /// The second plan's next day is one of a deload: half of the sets at three fifths of the weight.
    @Test func theNextTargetIsThatOfTheDayOnWhichThePlanComesNext() throws {
        var server = FakeServer.ofTwoPlans
        var program = Training.Program(id: ProgramID(high: 6, low: 99), name: "Block")
        for (index, plan) in server.plans.enumerated() {
            program.days.append(
                ProgramDay(
                    id: ProgramDayID(high: 6, low: UInt64(index)), dayNumber: index + 1, planID: plan.id,
                    phase: index == 0 ? nil : .deload))
        }
        program.start(at: Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60))
        (server.programs, server.followed) = ([program], program.id)
        server.next = []
        for plan in server.plans {
            let exercise = plan.currentVersion.exercises[0]
            var item = NextItem(
                exerciseID: exercise.exerciseID, name: exercise.name,
                recommendation: Recommendation(
                    change: .stay, targets: Array(repeating: SetTarget(weight: .kg(100), reps: 8), count: 3),
                    reasons: NonEmpty(Reason(.manualRule))))
            (item.planID, item.planName, item.exercisePrescriptionID) = (plan.id, plan.name, exercise.id)
            server.next?.append(item)
        }
        var device = Device(server)
        device.boot(at: "/plans/" + server.plans[0].id.text)
        device.settle()
        device.tap("Bench Press (Barbell)3 sets")
        device.settle()
        let text = device.pageText
        let (first, second) = (text.firstRange(of: "Push A100 kg"), text.firstRange(of: "Pull A60 kg"))
        #expect(first != nil && second != nil, "\(text)")
        #expect(text.contains("Block · day 2 of 2. "))
        #expect(!text.contains("Block · day 1"))
    }

    @Test func withoutSignalTheSheetShowsWhatIsKnown() {
        var device = Device.atGym(at: "/history/00000000-0000-0005-0000-000000000005")
        device.goOnline(false)
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("Best by reps"))
        #expect(device.pageText.contains("82.5 kg × 11, 11, 11"))
    }

    @Test func theSheetOpensInAWorkoutAndLeavesItAsItIs() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("Best by reps"))
        device.tap("Close")
        device.tap("go")
        device.settle()
        #expect(device.facts.sync.workout?.exercises[0].sets[0].status == .done)
    }

    @Test func theSheetLiesOverTheSheetBeforeAStart() {
        var device = Device.atGym()
        device.tap("How do you feel?")
        device.settle()
        let before = device.pageText
        device.app.facts.now = device.now
        _ = device.app.update(.exercise(.open(bench(device.server))))
        device.show(true)
        device.settle()
        #expect(device.pageText.contains("Best by reps"))
        device.key("Escape")
        #expect(device.pageText == before)
    }

    @Test func aChangeIsProposedWithoutSignalAndStandsAmongTheSuggestions() {
        var device = Device.atGym(at: "/plans/00000000-0000-0008-0000-000000000001")
        device.goOnline(false)
        device.tap("Bench Press (Barbell)3 sets")
        device.tap("Propose a change")
        device.type("85", into: "propose-weight")
        device.type("10", into: "propose-reps")
        device.type("4", into: "propose-sets")
        device.tap("Propose")
        device.settle()
        #expect(device.pageText.contains("It stands among the suggestions."))
        let waiting = device.facts.knowledge.suggestions?.first
        #expect(waiting?.source == .user)
        #expect(
            waiting?.changes.map(\.type) == [
                .increaseWeight, .increaseWeight, .increaseWeight, .decreaseReps, .decreaseReps, .decreaseReps, .addSet,
            ])
        device.tap("Look")
        #expect(device.path == "/suggestions")
        #expect(device.pageText.contains("85 kg × 10"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.suggestions.map(\.source) == [.user])
        #expect(device.server.suggestions[0].changes.count == 7)
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
    }

    @Test func whatIsNoProposalIsSaidBesideItsField() {
        var device = Device.atGym(at: "/plans/00000000-0000-0008-0000-000000000001")
        device.tap("Bench Press (Barbell)3 sets")
        device.tap("Propose a change")
        device.tap("Propose")
        #expect(device.announced.contains("Nothing is different yet."))
        device.type("999", into: "propose-reps")
        device.tap("Propose")
        #expect(device.shell.root.map { find($0, id: "propose-reps-fault") } == true)
        #expect(!device.stored.keys.contains { $0.hasPrefix(Outbox.stepKey) })
    }

    private func find(_ node: NaiveNode, id: String) -> Bool {
        node.attributes["id"] == id || node.children.contains { find($0, id: id) }
    }

    @Test func theChartOfABodyweightLiftCountsRepsAndOneTimeIsNoChart() {
        var server = gymServer()
        trained(&server)
        let pullUp = server.exercises[1].id
        #expect(
            ExerciseChart(ExerciseHistory(server.sessions, of: pullUp), Strings(Voice()), server.sessions[0].startedAt)
                == nil)
        let history = ExerciseHistory(server.sessions, of: bench(server))
        #expect(history.outings.count == 12)
        #expect(history.outings[0].top?.weight == Mass(thousandths: 82_500, of: .kg))
        #expect(history.best.map(\.reps) == [11])
        let chart = ExerciseChart(history, Strings(Voice()), server.sessions[0].startedAt)
        #expect(chart.map { HTML.text($0.view) }?.contains("<path") == true)
    }

    @Test func aPictureOfAWorkoutHoldsNoMarkupOfItsTexts() {
        var session = gymServer().sessions[0]
        session.title = "<b>Legs & \u{1}co</b>"
        let svg = SessionPicture(session: session, strings: Strings(Voice()), now: session.endedAt).svg
        #expect(svg.contains("&lt;b>Legs &amp;  co&lt;/b>"))
        #expect(svg.contains("Bench Press (Barbell)"))
        #expect(svg.hasPrefix("<svg xmlns") && svg.hasSuffix("</svg>"))
    }

    @Test func theStarOfARecordInAPictureIsDrawn() throws {
        var session = gymServer().sessions[0]
        let mark = """
            {"session_id": "\(session.id.text)", "date": "2026-11-01T10:00:00Z", "weight": null, "reps": 9, \
            "duration_seconds": null, "value": null}
            """
        let record = """
            {"kind": "reps", "exercise_id": "\(session.exercises[1].exerciseID.text)", "mark": \(mark), "previous": \(mark)}
            """
        func svg() -> String { SessionPicture(session: session, strings: Strings(Voice()), now: session.endedAt).svg }
        #expect(!svg().contains("<path"))
        session.records = [try JSON.decode(PersonalRecord.self, from: record)]
        #expect(svg().contains("<path") && !svg().contains("★"))
    }
}
