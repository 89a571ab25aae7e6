import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// 5/3/1 with days left out, done again and gone to: every day is trained as its preview says.
struct ProgramWeekRouteTests {
    private let program = "01900000-0000-7000-8000-000000000b53"
    private static let starts = ["overhead_press_barbell", "deadlift_barbell", "bench_press_barbell", "squat_barbell"]
        .map { LiftStart(BuiltInExercises.id(slug: $0), weight: .kg(100)) }

    private static func text(_ sets: [(weight: Mass?, reps: Int?)]) -> [String] {
        sets.map { "\($0.reps ?? 0)x\($0.weight?.text(in: .kg) ?? "–")" }
    }

    private static func text(_ targets: [SetTarget]) -> [String] { text(targets.map { ($0.weight, $0.reps) }) }

    /// The main lift of each day, before the program is begun.
    private func foreseen(_ kit: Kit) async throws -> [[String]] {
        var request = PreviewProgram()
        (request.programTemplateID, request.starts) = ("531", Self.starts)
        let preview = try await kit.post("/v1/program-templates/preview", JSON.text(request))
            .value(ProgramPreview.self)
        return preview.days.map { day in Self.text(day.exercises[0].targets.map { ($0.weight, $0.reps) }) }
    }

    private func followed(_ kit: Kit) async throws -> Program {
        let starts = Self.starts.map { JSON.text($0) }.joined(separator: ",")
        let made = try await kit.post(
            "/v1/programs", #"{"id":"\#(program)","program_template_id":"531","activate":true,"starts":[\#(starts)]}"#)
        #expect(made.status == 201, "\(made.text)")
        return try made.value(TrackedProgram.self).program
    }

    /// What a preview of a day shows; what a start of it gives is the same, and is done.
    private func train(_ kit: Kit, _ day: ProgramDay) async throws -> [String] {
        let plan = try #require(day.planID)
        let preview = try await kit.post(
            "/v1/plans/\(plan.text)/preview-start", #"{"program_day_id":"\#(day.id.text)"}"#
        ).value(StartPreview.self)
        let start = try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(day.id.text)"}"#)
        #expect(start.status == 201, "\(start.text)")
        let id = try start.value(StartAnswer.self).workoutID
        let workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
        let sets = workout.exercises[0].sets
        for (index, set) in sets.enumerated() {
            let body = kit.logBody(
                workout, index, key: "set\(index)/\(id.text)", weight: JSON.text(set.weight), reps: "\(set.reps ?? 0)")
            #expect(try await kit.post("/v1/active-workouts/\(id.text)/log-set", body).status == 200)
        }
        #expect(try await kit.post("/v1/active-workouts/\(id.text)/complete").status == 200)
        kit.clock.advance(seconds: 86_400)
        let started = Self.text(sets.map { ($0.weight, $0.reps) })
        #expect(Self.text(preview.exercises[0].sets.map(\.target)) == started)
        return started
    }

    /// What is said to come next in the main lift of a day.
    private func next(_ kit: Kit, _ day: ProgramDay) async throws -> [String] {
        let plan = try await kit.get("/v1/plans/\(try #require(day.planID).text)").value(WorkoutPlan.self)
        let items = try await kit.get("/v1/next").value(Page<NextItem>.self).items
        let main = plan.currentVersion.exercises[0].id
        let item = try #require(items.first { $0.planID == plan.id && $0.exercisePrescriptionID == main })
        return Self.text(item.recommendation.targets)
    }

    @Test func aDayLeftOutDoneAgainOrGoneToHasItsOwnWeek() async throws {
        try await Kit.with { kit in
            let foreseen = try await foreseen(kit)
            let days = try await followed(kit).days
            #expect(foreseen.count >= 16 && days.count == 16)
            #expect(try await train(kit, days[0]) == foreseen[0])
            // Skipped: the deadlift, the bench and the squat of the first week.
            #expect(try await kit.post("/v1/programs/active/skip", #"{"day_number":4}"#).status == 200)
            #expect(try await next(kit, days[7]) == foreseen[7])
            #expect(try await train(kit, days[7]) == foreseen[7])
            // Done again.
            #expect(try await train(kit, days[0]) == foreseen[0])
            // Gone to: the third week's bench, the first bench at all.
            let moved = try await kit.send(.patch, "/v1/programs/\(program)", #"{"current_day":11}"#)
            #expect(moved.status == 200, "\(moved.text)")
            #expect(try await next(kit, days[10]) == foreseen[10])
            #expect(try await train(kit, days[10]) == foreseen[10])
            // The light squat, whatever was done before.
            #expect(try await train(kit, days[15]) == foreseen[15])
            // Begun anew.
            #expect(try await kit.post("/v1/programs/\(program)/restart").status == 200)
            #expect(try await next(kit, days[2]) == foreseen[2])
            #expect(try await train(kit, days[2]) == foreseen[2])
        }
    }
}
