import TestSupport
import Testing
import Wire

@testable import Training

/// Which of the lifter's plans is foreseen, and how long it takes.
struct PlansInUseTests {
    /// Friday.
    private static let today = LocalDate("2026-11-20")!

    private static func plan(_ number: UInt64, madeFor program: ProgramID? = nil, used: Bool = false) -> WorkoutPlan {
        var plan = WorkoutPlan(
            id: PlanID(high: 2, low: number), name: "Plan \(number)",
            currentVersion: PlanSnapshot(
                id: SnapshotID(high: 2, low: number), createdAt: Instant(milliseconds: 0), createdBy: .user))
        plan.madeFor = program
        if used, let program { plan.usedBy = [program] }
        return plan
    }

    private static func session(_ number: UInt64, daysAgo: Int64) -> TrainedSession {
        let start = Instant(today.adding(days: -daysAgo).midnight, offsetMinutes: 0)
        return TrainedSession(id: WorkoutID(high: 3, low: number), startedAt: start, endedAt: start)
    }

    @Test func aSessionOfNoPlanIsKnownByItsVersionOrItsName() {
        let plan = Self.plan(1)
        #expect(plan.isRun(by: plan.id, nil, "Another"))
        #expect(plan.isRun(by: nil, plan.currentVersion.id, nil))
        #expect(plan.isRun(by: nil, nil, "Plan 1"))
        #expect(!plan.isRun(by: PlanID(high: 2, low: 9), nil, "Plan 1"), "another plan of that name ran it")
        #expect(!plan.isRun(by: nil, nil, nil))
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func aListSaysEachLiftAndNoneOnceForEachUnusedPlan(seed: UInt64) {
        var random = SeededGenerator(seed)
        func plan(_ number: Int) -> PlanID { PlanID(high: 2, low: UInt64(number)) }
        var items: [NextItem] = []
        for number in 0..<Int.random(in: 0...12, using: &random) {
            var item = NextItem(
                exerciseID: ExerciseID(high: 7, low: UInt64.random(in: 0..<4, using: &random)), name: "\(number)",
                recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))))
            if !random.chance(4) { item.planID = plan(Int.random(in: 0..<6, using: &random)) }
            items.append(item)
        }
        let used = (0..<6).filter { _ in random.chance(3) }.map(plan)
        let shown = items.withoutRepeats(inUse: used)
        #expect(Set(shown.map(\.exerciseID)) == Set(items.map(\.exerciseID)))
        #expect(shown.map(\.name) == items.map(\.name).filter { name in shown.contains { $0.name == name } })
        func isUsed(_ item: NextItem) -> Bool { item.planID.map { used.contains($0) } ?? true }
        #expect(shown.filter(isUsed).count == items.filter(isUsed).count)
        for item in shown where !isUsed(item) {
            #expect(shown.filter { $0.exerciseID == item.exerciseID }.count == 1)
        }
    }

    @Test func twoSessionsOfADayAreOneAndTheLastUseCountsHoweverLongAgo() {
        var plan = Self.plan(1)
        plan.lastUsed = Instant(Self.today.adding(days: -200).midnight, offsetMinutes: 0)
        var sessions = [Self.session(1, daysAgo: 3), Self.session(2, daysAgo: 3), Self.session(3, daysAgo: 90)]
        for index in sessions.indices { sessions[index].planID = plan.id }
        let use = PlanUse(plan, sessions, today: Self.today)
        #expect(use.days == [Self.today.adding(days: -3), Self.today.adding(days: -200)])
    }

    @Test func daysOfAnotherProgramAreForeseenOnlyWhereThereIsNothingElse() {
        let (followed, other) = (ProgramID(high: 4, low: 1), ProgramID(high: 4, low: 2))
        let far = Self.plan(1, madeFor: other, used: true)
        let left = Self.plan(2, madeFor: other)
        let own = Self.plan(3, madeFor: followed, used: true)
        func foreseen(_ plans: [WorkoutPlan], following program: ProgramID?) -> PlanID? {
            PlanPrediction(plans, following: program, [], today: Self.today)?.plan
        }
        #expect(foreseen([far, left, own], following: followed) == own.id)
        #expect(foreseen([far, left], following: followed) == left.id)
        #expect(foreseen([far], following: followed) == far.id)
        #expect(foreseen([far, own], following: nil) == far.id)
        #expect(foreseen([left, own], following: nil) == own.id, "what is left of a program comes last")
        #expect(PlanPrediction([own], following: nil, [], today: Self.today)?.reason == .untrained)
    }

    /// Minutes of sessions, each a day before the last.
    private static func sessions(of plan: WorkoutPlan, _ minutes: [Int64]) -> [TrainedSession] {
        minutes.enumerated().map { place, minutes in
            var session = session(UInt64(place), daysAgo: Int64(place) + 1)
            (session.planID, session.endedAt) = (plan.id, session.startedAt.adding(seconds: 60 * minutes))
            return session
        }
    }

    @Test(arguments: UInt64(1)...20)
    func aPlanTakesAsLongAsTheMiddleOneOfItsLastFive(_ seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (plan, other) = (Self.plan(1), Self.plan(2))
        let minutes = (0..<Int.random(in: 3...9, using: &random)).map { _ in Int64.random(in: 5...240, using: &random) }
        let own = Self.sessions(of: plan, minutes)
        let usual = try #require(plan.usualMinutes(own, today: Self.today))
        let last = minutes.prefix(5).sorted()
        #expect(last.count { $0 < usual } <= last.count / 2 && last.count { $0 > usual } <= last.count / 2, "\(seed)")
        let others = own.shuffled(using: &random) + Self.sessions(of: other, [100, 100, 100])
        #expect(plan.usualMinutes(others, today: Self.today) == usual, "\(seed)")
        #expect(plan.usualMinutes(own, today: Self.today.adding(days: 80)) == nil, "that is long ago")
    }

    @Test func whatWasTriedOutOrLeftOpenSaysNothingAndTwoAreTooFew() {
        let plan = Self.plan(1)
        func usual(_ minutes: [Int64]) -> Int? {
            plan.usualMinutes(Self.sessions(of: plan, minutes), today: Self.today)
        }
        #expect(usual([50, 52]) == nil)
        #expect(usual([50, 0, 4, 300, 800, 52]) == nil)
        #expect(usual([50, 0, 4, 300, 800, 52, 58]) == 52)
        #expect(usual([50, 52, 56, 70]) == 54)
    }

    @Test func howLongItTookComesBeforeWhatThePlanSays() {
        var plan = Self.plan(1)
        plan.estimatedMinutes = 60
        func minutes(_ sessions: [TrainedSession]) -> Int? {
            plan.minutes(on: nil, restSeconds: 120, sessions, today: Self.today)
        }
        #expect(minutes([]) == 60)
        #expect(minutes(Self.sessions(of: plan, [41, 43, 48])) == 43)
    }

    @Test func aDayOfFewerSetsTakesAsMuchLess() throws {
        var plan = Self.plan(1)
        #expect(plan.minutes(on: nil, restSeconds: 120) == nil, "nothing is in it")
        var exercise = ExercisePrescription(
            id: PrescriptionID(high: 5, low: 1), exerciseID: ExerciseID(high: 5, low: 1), name: "", loadKind: .external,
            measure: .reps)
        for number in 0..<4 {
            var set = SetPrescription(id: SetPrescriptionID(high: 5, low: UInt64(number)))
            (set.weight, set.reps) = (Mass(thousandths: 60_000, of: .kg), 8)
            exercise.sets.append(set)
        }
        plan.currentVersion.exercises = [exercise]
        let whole = try #require(plan.minutes(on: nil, restSeconds: 120))
        #expect(plan.minutes(on: PhaseAdjustment(.regular), restSeconds: 120) == whole)
        let light = try #require(plan.minutes(on: PhaseAdjustment(.deload), restSeconds: 120))
        #expect(light < whole && light >= whole / 2)
        plan.estimatedMinutes = 60
        #expect(plan.minutes(on: nil, restSeconds: 120) == 60)
        #expect(plan.minutes(on: PhaseAdjustment(.deload), restSeconds: 120) == 30)
    }
}
