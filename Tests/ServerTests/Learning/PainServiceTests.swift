import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What a pain does to what comes next: moderate holds, severe proposes another exercise, resolved no longer counts.
struct PainServiceTests {
    private static let flag = "01900000-0000-7000-8000-000000000a11"

    private func flag(_ kit: Kit, _ part: String, _ severity: String) async throws {
        let answer = try await kit.post(
            "/v1/pain-flags", #"{"id":"\#(Self.flag)","body_part":"\#(part)","severity":"\#(severity)"}"#)
        #expect(answer.status == 201, "\(answer.text)")
    }

    /// Reaches the top of the range, which raises the weight.
    private func train(_ alex: Lifter, _ plan: PlanID) async throws -> [SuggestedChange] {
        let workout = try await alex.start(plan)
        try await alex.logEach(workout, weight: .kg(60), reps: 12)
        return try await alex.complete(workout, rpe: nil).suggestions.flatMap(\.changes)
    }

    private func plan(_ alex: Lifter) async throws -> PlanID {
        try await alex.plan(
            Lifter.bench, rule: #"{"type":"double_progression"}"#,
            #"[{"weight":60,"reps":12},{"weight":60,"reps":12}]"#
        ).id
    }

    @Test func withoutPainTheWeightGoesUp() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let changes = try await train(alex, plan(alex))
            #expect(changes.contains { $0.type == .increaseWeight })
        }
    }

    @Test func mildIsNotedAndHoldsNothing() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            try await flag(kit, "wrist", "mild")
            let changes = try await train(alex, plan(alex))
            let raise = try #require(changes.first { $0.type == .increaseWeight })
            #expect(raise.reasons.last?.text == "Slight pain in the wrist, which this loads: stop if it gets worse.")
        }
    }

    /// A pain holds the weight that was lifted, not back from it: it is what the plan asks for from now on.
    @Test func aFirstWeightIsNoRaiseAndStaysThoughItHurts() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await alex.plan(
                Lifter.bench, rule: #"{"type":"double_progression"}"#, #"[{"reps":12},{"reps":12}]"#
            ).id
            try await flag(kit, "wrist", "moderate")
            let changes = try await train(alex, id)
            #expect(changes.map(\.type) == [.increaseWeight, .increaseWeight])
            #expect(changes.allSatisfy { $0.value?.mass == .kg(60) && $0.reasons.first?.code == .targetFound })
            #expect(changes.allSatisfy { $0.reasons.contains { $0.code == .gatePain } })
            let waiting = try await kit.get("/v1/suggestions?state=pending").text
            #expect(waiting.contains("target_found"), "it is there to be taken: \(waiting)")
        }
    }

    @Test func moderateHoldsUntilItIsResolved() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await plan(alex)
            try await flag(kit, "wrist", "moderate")
            let held = try await train(alex, id)
            #expect(held.map(\.type) == [.stay] && held[0].reasons.first?.code == .gatePain)
            #expect(held[0].reasons.first?.params.bodyPart == .wrist)
            _ = try await kit.post("/v1/pain-flags/\(Self.flag)/resolve")
            let changes = try await train(alex, id)
            #expect(changes.contains { $0.type == .increaseWeight })
        }
    }

    @Test func severeProposesAnExerciseThatIsFreeOfIt() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await plan(alex)
            try await flag(kit, "wrist", "severe")
            let changes = try await train(alex, id)
            #expect(changes.map(\.type) == [.substitute] && changes[0].reasons.map(\.code) == [.gatePainSevere])
            let other = try #require(changes[0].replacementExerciseID)
            let exercise = try await kit.get("/v1/exercises/\(other.text)").value(Exercise.self)
            let pain = PainFlag(id: .init(high: 0, low: 1), .wrist, .severe, createdAt: kit.clock.now())
            #expect(pain.touch(exercise) == nil && exercise.primaryMuscles.contains(.chest))
            _ = try await alex.decide(changes, "accepted")
            #expect(try await alex.plan(id).currentVersion.exercises[0].exerciseID == other)
        }
    }

    /// Who is told to take another exercise is told which; else it is to be left out.
    @Test func wherePainLeavesNothingElseAPreviewSaysToLeaveItOut() async throws {
        try await Kit.with { kit in
            try await flag(kit, "shoulder", "severe")
            let lifts = ["lat_pulldown_cable", "pull_up", "bench_press_barbell", "overhead_press_barbell"].map {
                #"{"exercise_id":"\#(kit.exercise($0))","sets":[{"weight":20,"reps":8}]}"#
            }
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"Day","exercises":[\#(lifts.joined(separator: ","))]}"#
            ).value(WorkoutPlan.self)
            func preview() async throws -> [PreviewExercise] {
                try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self).exercises
            }
            for exercise in try await preview() {
                let pain = try #require(exercise.pain)
                #expect(pain.code == (exercise.substitute == nil ? .painLeaveOut : .gatePainSevere), "\(exercise.name)")
                #expect(pain.params.bodyPart == .shoulder)
            }
            for part in BodyPart.allCases where part != .shoulder {
                _ = try await kit.post(
                    "/v1/pain-flags", #"{"body_part":"\#(part.rawValue)","severity":"severe"}"#)
            }
            let all = try await preview()
            #expect(all.count == lifts.count && all.allSatisfy { $0.substitute == nil })
            #expect(all.allSatisfy { $0.pain?.code == .painLeaveOut && $0.pain?.text.contains("leave it out") == true })
        }
    }

    /// One rule: what is named before a workout is what the plan is to get after it; a poor match is for the day alone, and the lift
    /// is left out then as long as it hurts.
    @Test(arguments: ["elbow", "chest", "wrist"])
    func whatIsNamedBeforeIsWhatThePlanGetsAfterwards(part: String) async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let pushUp = BuiltInExercises.id(slug: "push_up")
            let plan = try await alex.plan(
                "Push", [(pushUp, #"[{"reps":8}]"#), (Lifter.bench, #"[{"weight":60,"reps":8}]"#)])
            try await flag(kit, part, "severe")
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            let workout = try await alex.start(plan.id)
            for exercise in workout.exercises {
                for set in exercise.sets {
                    let logged = try await kit.post(
                        "/v1/active-workouts/\(workout.id.text)/log-set",
                        #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(set.weight)),"reps":8},"idempotency_key":"\#(set.id.text)"}"#
                    )
                    #expect(logged.status == 200, "\(logged.text)")
                }
            }
            let completed = try await alex.complete(workout, rpe: nil)
            let changes = completed.suggestions.flatMap(\.changes)
            let hurt = preview.exercises.filter { $0.pain?.code == .gatePainSevere }
            #expect(hurt.count == 2)
            // Also while that waits, what comes next names for each what a preview names.
            let again = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            for exercise in again.exercises where exercise.pain?.code == .gatePainSevere {
                for items in [completed.next, next] {
                    let item = try #require(items.first { $0.exerciseID == exercise.exerciseID }, "\(exercise.name)")
                    let named = item.recommendation.reasons.all.filter { $0.text.hasPrefix("Instead: ") }
                    let wanted = exercise.substitute.map { "Instead: " + $0.name }
                    #expect(named.count == (wanted == nil ? 0 : 1), "\(item.recommendation.reasons.all)")
                    if let wanted { #expect(named.allSatisfy { $0.text.hasPrefix(wanted) }, "\(named)") }
                }
            }
            for exercise in hurt {
                let own = changes.filter { $0.targetExercisePrescriptionID == exercise.exercisePrescriptionID }
                let poor: [Reason.Code] = [.helpingMuscles, .oppositeMuscles, .poorMatch]
                if let named = exercise.substitute, !named.reasons.contains(where: { poor.contains($0.code) }) {
                    #expect(own.map(\.type) == [.substitute])
                    #expect(own.first?.replacementExerciseID == named.exerciseID)
                } else {
                    #expect(own.map(\.type) == [.stay])
                    #expect(own.first?.reasons.last?.code == .painLeaveOut)
                }
            }
            // Whatever trains the chest hurts there; what spares the elbow or the wrist can train it.
            #expect(changes.contains { $0.type == .substitute } == (part != "chest"))
        }
    }

    @Test func aRaiseThatWaitsIsHeldBackByALaterPain() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await plan(alex)
            _ = try await train(alex, id)
            func next() async throws -> Recommendation {
                try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            }
            func waiting() async throws -> Int {
                try await kit.post("/v1/plans/\(id.text)/preview-start").value(StartPreview.self).changes.count
            }
            let raised = try await next()
            #expect(raised.change == .increaseWeight && raised.targets[0].weight != .kg(60))
            #expect(try await waiting() > 0)
            try await flag(kit, "wrist", "moderate")
            let held = try await next()
            #expect(held.change == .stay && held.targets.allSatisfy { $0.weight == .kg(60) })
            #expect(held.reasons.all.contains { $0.code == .gatePain }, "\(held.reasons.all)")
            #expect(try await waiting() == 0)
            _ = try await kit.post("/v1/pain-flags/\(Self.flag)/resolve")
            #expect(try await next() == raised)
            #expect(try await waiting() > 0)
        }
    }

    /// What was to be taken instead is over with the pain: it is not open any more, and no start makes it part of the plan.
    @Test func whatAPainAskedForIsOverWithIt() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await plan(alex)
            func swaps() async throws -> Int {
                let open = try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items
                return open.flatMap(\.changes).count { $0.type == .substitute }
            }
            func waiting() async throws -> Int {
                try await kit.post("/v1/plans/\(id.text)/preview-start").value(StartPreview.self).changes
                    .count { $0.type == .substitute }
            }
            try await flag(kit, "wrist", "severe")
            _ = try await train(alex, id)
            #expect(try await swaps() == 1)
            #expect(try await waiting() == 1)
            _ = try await kit.post("/v1/pain-flags/\(Self.flag)/resolve")
            #expect(try await swaps() == 0)
            #expect(try await waiting() == 0)
            let kept = try await kit.get("/v1/suggestions").value(Page<PlanSuggestion>.self).items
            #expect(kept.flatMap(\.changes).contains { $0.type == .substitute }, "what was proposed stays on record")
        }
    }

    /// What waits for a decision is not asked for while it hurts, and is there again afterwards.
    @Test func aHeldRaiseIsNotAmongWhatIsOpen() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            _ = try await train(alex, plan(alex))
            func open() async throws -> [ChangeType] {
                try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items
                    .flatMap(\.changes).map(\.type)
            }
            let before = try await open()
            #expect(before.contains(.increaseWeight))
            try await flag(kit, "wrist", "moderate")
            #expect(try await !open().contains(.increaseWeight))
            _ = try await kit.post("/v1/pain-flags/\(Self.flag)/resolve")
            #expect(try await open() == before)
        }
    }

    /// A success on the way to a raise promises none while it hurts, and a severe pain says what else there is.
    @Test func whatComesNextPromisesNothingAndNamesTheWayOut() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let id = try await alex.plan(
                Lifter.bench, rule: #"{"type":"straight_sets","successes_needed":2}"#,
                #"[{"weight":60,"reps":12},{"weight":60,"reps":12}]"#
            ).id
            _ = try await train(alex, id)
            func next() async throws -> Recommendation {
                try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            }
            #expect(try await next().reasons[0].text.contains("goes up"))
            try await flag(kit, "wrist", "moderate")
            let held = try await next()
            #expect(held.reasons[0].text == "Pain in the wrist, which this loads: no increase until it is better.")
            #expect(!held.reasons.contains { $0.text.contains("goes up") })
            _ = try await kit.send(.delete, "/v1/pain-flags/\(Self.flag)")
            try await flag(kit, "wrist", "severe")
            #expect(try await next().reasons[0].code == .gatePain, "noted under its id it comes back as it was")
            _ = try await kit.send(
                .put, "/v1/pain-flags/\(Self.flag)", #"{"body_part":"wrist","severity":"severe"}"#)
            let severe = try await next()
            #expect(severe.reasons[0].code == .gatePainSevere && severe.reasons[1].text.hasPrefix("Instead: "))
        }
    }

    /// A clock that is a little fast is forgiven, a date that is yet to come is not.
    @Test func aPainThatIsStillToComeIsRefused() async throws {
        try await Kit.with { kit in
            var asked = try JSON.decode(FlagPain.self, from: #"{"body_part":"knee","severity":"mild"}"#)
            asked.createdAt = kit.clock.now().adding(seconds: 2 * 86_400)
            let refused = try await kit.post("/v1/pain-flags", JSON.text(asked))
            #expect(refused.status == 400 && refused.path == "/created_at", "\(refused.text)")
            #expect(try await kit.get("/v1/pain-flags").value(Page<PainFlag>.self).items.isEmpty)
            asked.createdAt = kit.clock.now().adding(seconds: 60)
            let noted = try await kit.post("/v1/pain-flags", JSON.text(asked))
            #expect(noted.status == 201, "\(noted.text)")
            let began = try noted.value(PainFlag.self).createdAt
            #expect(began <= kit.clock.now())
        }
    }

    @Test func whatWasDeletedComesBackAsItWas() async throws {
        try await Kit.with { kit in
            try await flag(kit, "knee", "severe")
            let resolved = try await kit.post("/v1/pain-flags/\(Self.flag)/resolve").value(PainFlag.self)
            _ = try await kit.send(.delete, "/v1/pain-flags/\(Self.flag)")
            #expect(try await kit.get("/v1/pain-flags").value(Page<PainFlag>.self).items.isEmpty)
            let back = try await kit.post("/v1/pain-flags", JSON.text(FlagPain(resolved)))
            #expect(try back.status == 201 && back.value(PainFlag.self) == resolved)
        }
    }
}
