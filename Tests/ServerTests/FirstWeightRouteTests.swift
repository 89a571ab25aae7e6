import Contract
import TestSupport
import Testing
import Training
import Wire

/// Programs of lifters whose history comes after them, or is long ago.
struct FirstWeightRouteTests {
    private let notation =
        #"program: Late\nloops: yes\n\nplan: Monday\nSquat (Barbell): 3x5\nBench Press (Barbell): 3x8\n\ndays: Monday"#

    private func log(_ kit: Kit, _ day: String, squat: Int) async throws {
        let squats = kit.exercise("squat_barbell")
        let made = try await kit.post(
            "/v1/sessions",
            #"{"started_at":"\#(day)T16:00:00Z","ended_at":"\#(day)T17:00:00Z","idempotency_key":"\#(day)","#
                + #""exercises":[{"exercise_id":"\#(squats)","sets":[{"weight":\#(squat),"reps":5}]}]}"#)
        #expect(made.status == 201, "\(made.text)")
    }

    private func adopt(_ kit: Kit) async throws -> (plan: PlanID, day: ProgramDay) {
        let made = try await kit.post("/v1/programs/import", #"{"notation":"\#(notation)","activate":true}"#)
        #expect(made.status == 201, "\(made.text)")
        let day = try made.value(TrackedProgram.self).program.days[0]
        return (try #require(day.planID), day)
    }

    /// What is asked of the squat by the plan, by a preview of the start, by what comes next, and by the start itself.
    private func squats(_ kit: Kit, _ plan: PlanID) async throws -> (plan: [Mass?], today: [Mass?], next: [Mass?]) {
        let id = try #require(ExerciseID(kit.exercise("squat_barbell")))
        let planned = try await kit.get("/v1/plans/\(plan.text)").value(WorkoutPlan.self).currentVersion
        let preview = try await kit.post("/v1/plans/\(plan.text)/preview-start").value(StartPreview.self)
        let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
        let item = try #require(next.first { $0.exerciseID == id })
        return (
            planned.exercises[0].sets.map(\.weight), preview.exercises[0].sets.map(\.target.weight),
            item.recommendation.targets.map(\.weight)
        )
    }

    @Test func aHistoryThatComesLaterGivesTheWeightsItWouldHaveGivenAtTheBeginning() async throws {
        try await Kit.with { kit in
            let (plan, day) = try await adopt(kit)
            let before = try await squats(kit, plan)
            #expect(before.plan == [nil, nil, nil] && before.today == before.plan && before.next == before.plan)
            try await log(kit, "2026-11-10", squat: 100)
            let late = try await squats(kit, plan)
            #expect(late.plan == before.plan)
            let early = try await adopt(kit)
            let begun = try await squats(kit, early.plan)
            #expect(begun.plan.allSatisfy { $0 != nil } && late.today == begun.plan && late.next == begun.plan)
            let preview = try await kit.post("/v1/plans/\(plan.text)/preview-start").value(StartPreview.self)
            #expect(preview.exercises[0].sets[0].plan.weight == nil)
            #expect(preview.exercises[0].sets[0].reasons.map(\.code) == [.firstWeight])
            #expect(preview.exercises[0].sets[0].reasons.allSatisfy { !$0.text.isEmpty })
            // Of the bench press the log says nothing.
            #expect(preview.exercises[1].sets.allSatisfy { $0.target.weight == nil })

            let start = try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(day.id.text)"}"#)
                .value(StartAnswer.self)
            let workout = try await kit.get("/v1/active-workouts/\(start.workoutID.text)").value(ActiveWorkout.self)
            #expect(workout.exercises[0].sets.map { $0.target?.weight } == begun.plan)
            let weight = try #require(begun.plan[0]?.text(in: .kg))
            for index in 0..<3 {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    kit.logBody(workout, index, key: "set\(index)", weight: weight, reps: "4"))
            }
            let answer = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete")
                .value(CompleteAnswer.self)
            // Below the target nothing rises, and the weight becomes the plan's.
            let found = answer.suggestions.flatMap(\.changes).filter { $0.type == .increaseWeight }
            #expect(found.count == 3 && found.allSatisfy { $0.from == nil && $0.value?.mass == begun.plan[0] })
            #expect(found.allSatisfy { $0.reasons.first?.code == .targetFound })
        }
    }

    @Test func whatThePlanOfALifterLeavesOpenStaysOpen() async throws {
        try await Kit.with { kit in
            let squats = kit.exercise("squat_barbell")
            let own = try await kit.post(
                "/v1/plans", #"{"name":"Own","exercises":[{"exercise_id":"\#(squats)","sets":[{"reps":5}]}]}"#
            ).value(WorkoutPlan.self)
            try await log(kit, "2026-11-10", squat: 100)
            let asked = try await self.squats(kit, own.id)
            #expect(asked.today == [nil] && asked.next == [nil])
        }
    }

    @Test func aLiftOfLongAgoCountsATenthLessAndIsSaidToBeOld() async throws {
        try await Kit.with { kit in
            func preview() async throws -> ProgramPreview {
                var request = PreviewProgram()
                request.pasted = notation.replacing(#"\n"#, with: "\n")
                return try await kit.post("/v1/program-templates/preview", JSON.text(request))
                    .value(ProgramPreview.self)
            }
            try await log(kit, "2026-11-01", squat: 100)
            let fresh = try await preview()
            #expect(fresh.maxes.count == 1 && fresh.aged.isEmpty)
            let full = try #require(fresh.maxes.first?.weight)
            // Eight months on.
            kit.clock.advance(seconds: 240 * 86_400)
            let old = try await preview()
            let aged = try #require(old.aged.first)
            #expect(old.aged.count == 1 && aged.exerciseID == old.maxes[0].exerciseID)
            // An answer says a weight to a gram.
            let tenth = (full * 9).units - (old.maxes[0].weight * 10).units
            #expect(abs(tenth) <= Mass.kilogram.units / 50, "\(full) \(old.maxes[0].weight)")
            #expect(aged.reason.params.to == old.maxes[0].weight)
            #expect(aged.reason.params.from == full && aged.reason.params.number == 8)
            #expect(aged.reason.text.contains("8 months ago"))
            // What was said is no matter of age.
            var request = PreviewProgram()
            request.pasted = notation.replacing(#"\n"#, with: "\n")
            request.starts = [LiftStart(aged.exerciseID, weight: full)]
            let said = try await kit.post("/v1/program-templates/preview", JSON.text(request))
                .value(ProgramPreview.self)
            #expect(said.aged.isEmpty && said.maxes[0].weight == full)
        }
    }
}
