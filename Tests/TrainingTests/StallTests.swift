import TestSupport
import Testing
import Training

/// A set that the session went on without is a miss; one that it was cut short before is none.
struct StallTests {
    private static let plan: PlanSnapshot = {
        var plan = PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user)
        var lift = ExercisePrescription(id: id(1), exerciseID: bench.id, name: "")
        lift.rule = .doubleProgression(DoubleProgression())
        for number in 1...3 {
            lift.sets.append(SetPrescription(id: id(number), type: .working, weight: .kg(80), reps: 8))
        }
        plan.exercises = [lift]
        return plan
    }()

    /// A session of the plan without its last set.
    ///
    /// - Parameter later: how many seconds after the second set another exercise was done.
    private static func session(_ day: Int, later: Int64) -> WorkoutSession {
        let start = Instant(milliseconds: 0).adding(seconds: Int64(day) * 86_400)
        var session = WorkoutSession(id: id(day), origin: .plan, startedAt: start, endedAt: start)
        session.planSnapshotID = plan.id
        var performance = ExercisePerformance(id: id(day * 2), exerciseID: bench.id, name: "")
        performance.exercisePrescriptionID = plan.exercises[0].id
        for (index, prescribed) in plan.exercises[0].sets.enumerated() {
            var set = SetPerformance(id: id(day * 10 + index), status: index < 2 ? .done : .skipped)
            (set.setPrescriptionID, set.target) = (prescribed.id, SetTarget(weight: .kg(80), reps: 8))
            if index < 2 {
                (set.weight, set.reps) = (.kg(80), 8)
                set.completedAt = start.adding(seconds: 600 + Int64(index) * 60)
            }
            performance.sets.append(set)
        }
        var other = ExercisePerformance(id: id(day * 2 + 1), exerciseID: pullUp.id, name: "")
        other.sets = [SetPerformance(id: id(day * 10 + 9))]
        other.sets[0].completedAt = start.adding(seconds: 660 + later)
        session.exercises = [performance, other]
        return session
    }

    private static func next(later: Int64) -> Recommendation? {
        let log = NextFromLog(snapshots: [plan.id: plan], increment: { _ in mass("2.5") })
        let (newest, before) = (session(2, later: later), session(1, later: later))
        return log.item(bench.id, in: newest, of: [newest, before])?.recommendation
    }

    @Test func twoSessionsThatWentOnWithoutTheLastSetAreTwoStalls() {
        #expect(Self.next(later: 60)?.change == .deload)
    }

    @Test func twoSessionsThatWereCutShortAreNone() {
        #expect(Self.next(later: -600)?.change == .stay)
        #expect(Self.next(later: -600)?.reasons.map(\.code) == [.missingSets])
    }
}
