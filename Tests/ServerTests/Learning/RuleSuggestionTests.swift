import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What the rules propose after a session, set by set, and how it goes on from there (seed 000, training modes and
/// progression patterns).
struct RuleSuggestionTests {
    private static func lines(_ changes: [SuggestedChange]) -> [String] {
        changes.map { change in
            let value = change.value?.whole.map { String($0) } ?? "–"
            return change.type.rawValue + " " + value
        }
    }

    private static let kilos = #"{"type":"double_progression","starting_reps":8,"max_reps":12,"min_increment":2.5}"#

    private static func sets(_ sets: [(Double, Int, String)]) -> String {
        "[" + sets.map { #"{"weight":\#($0.0),"reps":\#($0.1),"type":"\#($0.2)"}"# }.joined(separator: ",") + "]"
    }

    /// Trains a plan of one exercise in kilograms and gives the rules' changes.
    private static func train(
        _ alex: Lifter, _ plan: PlanID, _ reps: [Int?], rpe: Int? = nil, start extra: String = ""
    ) async throws -> CompleteAnswer {
        let workout = try await alex.start(plan, extra)
        for (set, reps) in zip(workout.exercises[0].sets, reps) {
            guard let reps else { continue }
            _ = try await alex.kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"""
                {"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)",\#
                "values":{"weight":\#(JSON.text(set.weight)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}
                """#)
        }
        return try await alex.complete(workout, rpe: rpe)
    }

    @Test func weightGoesUpAndRepsGoBackInOneGroup() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
            let answer = try await Self.train(alex, plan.id, [12, 12])
            let bundle = try #require(answer.suggestions.first)
            #expect(bundle.source == .rules && bundle.sessionID == answer.archivedWorkoutID)
            #expect(bundle.planSnapshotID == plan.currentVersion.id && bundle.policyVersion == 1)
            #expect(bundle.changes.map(\.type) == [.increaseWeight, .decreaseReps, .increaseWeight, .decreaseReps])
            #expect(Set(bundle.changes.map(\.groupID)).count == 1)
            for (change, set) in zip(
                bundle.changes.filter { $0.type == .increaseWeight }, plan.currentVersion.exercises[0].sets)
            {
                #expect(change.value == .mass(Mass(thousandths: 62_500, of: .kg)))
                #expect(change.delta == .mass(Mass(thousandths: 2_500, of: .kg)))
                #expect(change.targetSetPrescriptionID == set.id && change.sourceSetPerformanceID != nil)
                #expect(change.reasons.first?.code == .maximumReached && change.reasons.first?.text.isEmpty == false)
            }
            let group = try #require(bundle.changes[0].groupID)
            let decided = try await kit.post(
                "/v1/suggestions/decisions", #"{"decisions":[{"group_id":"\#(group.text)","decision":"accepted"}]}"#
            ).value(DecisionsAnswer.self)
            #expect(decided.snapshots.first?.createdBy == .rules)
            #expect(decided.snapshots.first?.exercises[0].sets.map(\.reps) == [8, 8])
            let next = try await Self.train(alex, plan.id, [8, 8], rpe: 7)
            #expect(next.outcomes.count == 4 && next.outcomes.allSatisfy { $0.outcome == .good })
        }
    }

    @Test func onlyTheSetsThatEarnedItMove() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let rule = #"{"type":"double_progression","scope":"set"}"#
            let plan = try await alex.plan(
                Lifter.bench, rule: rule,
                Self.sets([(65, 12, "working"), (65, 12, "working"), (65, 12, "working"), (65, 12, "working")]))
            let bundle = try #require(try await Self.train(alex, plan.id, [12, 12, 10, 8]).suggestions.first)
            let sets = plan.currentVersion.exercises[0].sets.map(\.id)
            #expect(
                bundle.changes.filter { $0.type == .increaseWeight }.map(\.targetSetPrescriptionID) == [
                    sets[0], sets[1],
                ])
            #expect(
                !bundle.changes.contains {
                    $0.targetSetPrescriptionID == sets[2] || $0.targetSetPrescriptionID == sets[3]
                })
            // Each set by itself: accepting one leaves the other as it was.
            let first = bundle.changes.filter { $0.targetSetPrescriptionID == sets[0] }
            let version = try #require(try await alex.decide(first, "accepted").snapshots.first)
            #expect(version.exercises[0].sets.map { $0.weight! > .kg(65) } == [true, false, false, false])
        }
    }

    @Test func rampsAreLeftAlone() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let rule = #"{"type":"double_progression","starting_reps":4,"max_reps":6}"#
            let plan = try await alex.plan(
                Lifter.bench, rule: rule,
                Self.sets([(40, 12, "warmup"), (50, 10, "warmup"), (60, 8, "warmup"), (70, 6, "top"), (70, 6, "top")]))
            let bundle = try #require(try await Self.train(alex, plan.id, [12, 10, 8, 6, 6]).suggestions.first)
            let top = Set(plan.currentVersion.exercises[0].sets.suffix(2).map(\.id))
            #expect(!bundle.changes.isEmpty)
            #expect(bundle.changes.allSatisfy { $0.targetSetPrescriptionID.map { top.contains($0) } == true })
        }
    }

    @Test func aReversePyramidIsRaisedAtItsFirstSet() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: #"{"type":"manual"}"#,
                Self.sets([(75, 5, "top"), (70, 6, "working"), (65, 8, "working"), (60, 10, "working")]))
            #expect(try await Self.train(alex, plan.id, [6, 6, 8, 10]).suggestions.isEmpty)
            let exercise = plan.currentVersion.exercises[0]
            let bundle = try await alex.propose(
                plan.currentVersion.id,
                [
                    #"{"change_type":"increase_weight","target_exercise_prescription_id":"\#(exercise.id.text)","target_set_prescription_id":"\#(exercise.sets[0].id.text)","value":77.5}"#
                ], source: "user")
            let version = try #require(try await alex.decide(bundle.changes, "accepted").snapshots.first)
            #expect(version.createdBy == .user)
            #expect(version.exercises[0].sets.map { $0.weight!.text(in: .kg) } == ["77.5", "70", "65", "60"])
        }
    }

    /// Seed 000's double progression, week by week, every proposal accepted.
    @Test func doubleProgressionClimbsAndStartsAgain() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets(Array(repeating: (65, 8, "working"), count: 3)))
            for week in 8...12 {
                let version = try await alex.plan(plan.id).currentVersion
                #expect(version.exercises[0].sets.map(\.reps) == [week, week, week])
                let answer = try await Self.train(alex, plan.id, [week, week, week])
                _ = try await alex.decide(try #require(answer.suggestions.first).changes, "accepted")
            }
            let version = try await alex.plan(plan.id).currentVersion
            #expect(version.exercises[0].sets.map(\.reps) == [8, 8, 8])
            #expect(version.exercises[0].sets.allSatisfy { $0.weight == Mass(thousandths: 67_500, of: .kg) })
            #expect(version.versionNumber == 6)
        }
    }

    @Test func hardSessionsHoldAndEasyOnesTakeOneLoadMore() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 10, "working"), (60, 10, "working")]))
            let hard = try #require(try await Self.train(alex, plan.id, [12, 12], rpe: 9).suggestions.first)
            #expect(hard.changes.map(\.type) == [.stay])
            #expect(hard.changes[0].reasons.map(\.code) == [.gateHardSession])
            let easy = try #require(try await Self.train(alex, plan.id, [12, 12], rpe: 6).suggestions.first)
            let raised = easy.changes.filter { $0.type == .increaseWeight }
            #expect(raised.allSatisfy { $0.value == .mass(.kg(65)) })
            #expect(raised.first?.reasons.map(\.code).contains(.gateEasySession) == true)
            let peak = try #require(
                try await Self.train(alex, plan.id, [12, 12], rpe: 9, start: #","phase":"peak""#).suggestions.first)
            #expect(peak.changes.contains { $0.type == .increaseWeight })
        }
    }

    @Test func aStepThatWasTooMuchIsHalvedTheNextTime() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(100, 12, "working"), (100, 12, "working")]))
            let first = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            _ = try await alex.decide(first.changes, "accepted")
            #expect(try await alex.plan(plan.id).currentVersion.exercises[0].sets[0].weight == .kg(105))
            let missed = try await Self.train(alex, plan.id, [7, 6], rpe: 9)
            #expect(missed.outcomes.filter { $0.type == .increaseWeight }.allSatisfy { $0.outcome == .tooAggressive })
            let again = try #require(try await Self.train(alex, plan.id, [12, 12], rpe: 8).suggestions.first)
            let raised = try #require(again.changes.first { $0.type == .increaseWeight })
            #expect(raised.value == .mass(Mass(thousandths: 107_500, of: .kg)))
            #expect(raised.reasons.map(\.code).contains(.calibratedDown) && raised.confidence == .low)
        }
    }

    @Test func whatAppliesByItselfIsStillADecision() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            _ = try await kit.send(.put, "/v1/settings", #"{"flags":{"auto_apply_progression":true}}"#)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
            let bundle = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            #expect(bundle.changes.allSatisfy { $0.decision == .accepted && $0.decidedBy == .policy })
            let version = try await alex.plan(plan.id).currentVersion
            #expect(version.versionNumber == 2 && version.exercises[0].sets[0].reps == 8)
            // Only this exercise is asked for again; a step back is always asked for.
            _ = try await kit.send(
                .put, "/v1/settings",
                #"{"flags":{"auto_apply_progression":true},"exercise_auto_apply":{"\#(Lifter.bench.text)":false}}"#)
            let asked = try #require(try await Self.train(alex, plan.id, [8, 8]).suggestions.first)
            #expect(asked.changes.allSatisfy { $0.state == .pending })
        }
    }

    @Test func aLinkedPlanFollowsInTheSameDecision() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let key = #""018f0000-0000-7000-8000-0000000000aa""#
            let sets = Self.sets([(60, 12, "working"), (60, 12, "working")])
            let one = try await alex.plan(Lifter.bench, rule: Self.kilos, sets, key: key)
            let other = try await alex.plan(Lifter.bench, rule: Self.kilos, sets, key: key)
            let alone = try await alex.plan(Lifter.bench, rule: Self.kilos, sets)
            let bundle = try #require(try await Self.train(alex, one.id, [12, 12]).suggestions.first)
            let decided = try await alex.decide(bundle.changes, "accepted")
            #expect(decided.snapshots.count == 2)
            let followed = try await alex.plan(other.id).currentVersion
            #expect(followed.exercises[0].sets.map { $0.weight!.text(in: .kg) } == ["62.5", "62.5"])
            #expect(followed.exercises[0].sets.map(\.reps) == [8, 8])
            #expect(try await alex.plan(alone.id).versionCount == 1)
            // The first session of either plan judges it.
            let judged = try await Self.train(alex, other.id, [8, 8], rpe: 7)
            #expect(judged.outcomes.count == 4)
            // And taking it back reaches both as well: not after it was judged.
            let late = try await kit.post(
                "/v1/suggestions/decisions",
                #"{"decisions":[{"change_id":"\#(bundle.changes[0].id.text)","decision":"withdrawn"}]}"#)
            #expect(late.status == 409 && late.path == "/decisions/0")
        }
    }

    @Test func aDecisionIsWithdrawnTheSameDayByAFurtherVersion() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
            let bundle = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            _ = try await alex.decide(bundle.changes, "accepted")
            let back = try await alex.decide(bundle.changes, "withdrawn")
            #expect(back.snapshots.map(\.versionNumber) == [3])
            #expect(back.snapshots[0].exercises == plan.currentVersion.exercises)
            #expect(
                back.changes.allSatisfy {
                    $0.decision == .withdrawn && $0.state == .pending && $0.appliedInSnapshotID == nil
                })
            _ = try await alex.decide(bundle.changes, "accepted")
            kit.clock.advance(seconds: 86_400)
            let late = try await kit.post(
                "/v1/suggestions/decisions",
                #"{"decisions":[{"change_id":"\#(bundle.changes[0].id.text)","decision":"withdrawn"}]}"#)
            #expect(late.code == "CHANGE_CONFLICT")
        }
    }

    @Test func conflictsAreToldAndNothingIsHalfDone() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
            let bundle = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            // Meanwhile the second set is set to something else by hand.
            var exercises = plan.currentVersion.exercises
            exercises[0].sets[1].weight = .kg(50)
            let edit = #"{"exercises":\#(JSON.text(exercises))}"#
            #expect(try await kit.post("/v1/plans/\(plan.id.text)/versions", edit).status == 201)
            let list = bundle.changes.map { #"{"change_id":"\#($0.id.text)","decision":"accepted"}"# }
            let refused = try await kit.post(
                "/v1/suggestions/decisions", #"{"decisions":[\#(list.joined(separator: ","))]}"#)
            #expect(refused.status == 409 && refused.code == "CHANGE_CONFLICT" && refused.path == "/decisions/2")
            #expect(try await alex.plan(plan.id).versionCount == 2)
            #expect(try await alex.changes(state: "pending", plan.id).count == 4)
            // What still fits can be accepted alone.
            let some = try await alex.decide(Array(bundle.changes.prefix(2)), "accepted")
            #expect(some.snapshots.first?.exercises[0].sets.map { $0.weight!.text(in: .kg) } == ["62.5", "50"])
        }
    }

    @Test func aNewerVerdictReplacesTheOlder() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 8, "working"), (60, 8, "working")]))
            let first = try #require(try await Self.train(alex, plan.id, [9, 9]).suggestions.first)
            _ = try await alex.decide(first.changes, "deferred")
            let second = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            let old = try await alex.changes(state: "superseded", plan.id)
            #expect(Set(old.map(\.id)) == Set(first.changes.map(\.id)))
            #expect(old.allSatisfy { change in second.changes.contains { $0.id == change.supersededByID } })
            let refused = try await kit.post(
                "/v1/suggestions/decisions",
                #"{"decisions":[{"change_id":"\#(first.changes[0].id.text)","decision":"accepted"}]}"#)
            #expect(refused.code == "CHANGE_CONFLICT")
        }
    }

    @Test func whatOnlyMakesSenseTogetherGivesWayTogether() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
            let own = try #require(try await Self.train(alex, plan.id, [12, 12]).suggestions.first)
            let exercise = plan.currentVersion.exercises[0]
            _ = try await alex.propose(
                plan.currentVersion.id,
                exercise.sets.map {
                    #"{"change_type":"increase_weight","target_exercise_prescription_id":"\#(exercise.id.text)","target_set_prescription_id":"\#($0.id.text)","delta":1}"#
                })
            #expect(try await alex.changes(state: "superseded", plan.id).count == own.changes.count)
        }
    }

    /// A correction takes the ground from under what was drawn from the session; so does the end of the plan.
    @Test func proposalsDoNotOutliveTheirEvidence() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for ends in ["correction", "deletion", "plan"] {
                let plan = try await alex.plan(
                    Lifter.bench, rule: Self.kilos, Self.sets([(60, 12, "working"), (60, 12, "working")]))
                let answer = try await Self.train(alex, plan.id, [12, 12])
                let path = "/v1/sessions/\(answer.archivedWorkoutID.text)"
                switch ends {
                case "correction":
                    let session = try await kit.get(path).value(WorkoutSession.self)
                    let sets = session.exercises[0].sets.map { #"{"id":"\#($0.id.text)","reps":3}"# }
                    _ = try await kit.post(
                        path + "/corrections",
                        #"{"exercises":[{"id":"\#(session.exercises[0].id.text)","sets":[\#(sets.joined(separator: ","))]}]}"#
                    )
                case "deletion": _ = try await kit.send(.delete, path)
                default: _ = try await kit.send(.delete, "/v1/plans/\(plan.id.text)")
                }
                // What was put right is judged anew.
                let now = try await alex.changes(state: "pending", plan.id)
                #expect(now.map(\.type) == (ends == "correction" ? [.stay] : []), "\(ends)")
                let gone = try await alex.changes(state: "superseded", plan.id)
                #expect(gone.count == 4, "\(ends)")
                #expect(gone.allSatisfy { $0.supersededByID == now.first?.id }, "\(ends)")
            }
        }
    }

    @Test func changesThatContradictEachOtherAreNotAppliedTogether() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 10, "working"), (60, 10, "working")]))
            let exercise = plan.currentVersion.exercises[0]
            func change(_ type: String, _ rest: String = "") -> String {
                #"{"change_type":"\#(type)","target_exercise_prescription_id":"\#(exercise.id.text)","target_set_prescription_id":"\#(exercise.sets[0].id.text)"\#(rest)}"#
            }
            let pairs = [
                [change("increase_weight", #","delta":5"#), change("increase_weight", #","delta":10"#)],
                [change("increase_weight", #","delta":5"#), change("remove_set")],
            ]
            for pair in pairs {
                let bundle = try await alex.propose(plan.currentVersion.id, pair, source: "user")
                let list = bundle.changes.map { #"{"change_id":"\#($0.id.text)","decision":"accepted"}"# }
                let refused = try await kit.post(
                    "/v1/suggestions/decisions", #"{"decisions":[\#(list.joined(separator: ","))]}"#)
                #expect(refused.code == "CHANGE_CONFLICT" && refused.text.contains("contradicts"), "\(refused.text)")
            }
            #expect(try await alex.plan(plan.id).versionCount == 1)
        }
    }

    @Test func aPreviewSaysWhichChangesNoLongerFit() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 10, "working"), (60, 10, "working")]))
            _ = try await Self.train(alex, plan.id, [12, 12])
            var exercises = plan.currentVersion.exercises
            exercises[0].sets.removeLast()
            _ = try await kit.post(
                "/v1/plans/\(plan.id.text)/versions", #"{"exercises":\#(JSON.text(exercises))}"#)
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            #expect(preview.changes.count == 4)
            #expect(
                preview.changes.filter { $0.conflict != nil }.map(\.targetSetPrescriptionID)
                    == Array(repeating: plan.currentVersion.exercises[0].sets[1].id, count: 2))
        }
    }

    @Test func aRuleThatNamesNoStepHasTheUsualOneOfTheUnit() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let plan = try await alex.plan(
                Lifter.bench, rule: #"{"type":"double_progression"}"#, Lifter.sets([(155, 12), (155, 12)]))
            let workout = try await alex.start(plan.id)
            try await alex.log(workout, [[(155, 12), (155, 12)]])
            let bundle = try #require(try await alex.complete(workout, rpe: 7).suggestions.first)
            #expect(bundle.changes.first { $0.type == .increaseWeight }?.value == .mass(.lb(165)))
        }
    }

    @Test func whatWasRejectedAndDoneAnywayIsNoticed() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 8, "working"), (60, 8, "working")]))
            let first = try #require(try await Self.train(alex, plan.id, [8, 8]).suggestions.first)
            _ = try await alex.decide(first.changes, "rejected", reason: "Too soon")
            let second = try #require(try await Self.train(alex, plan.id, [9, 9]).suggestions.first)
            let rejected = try await alex.changes(state: "rejected", plan.id)
            #expect(rejected.allSatisfy { $0.doneAnyway })
            #expect(second.changes.allSatisfy { $0.confidence == .high })
            #expect(second.changes[0].reasons.map(\.code).contains(.doneAnywayBefore))
        }
    }

    @Test func threeTimesDeferredAndThenAcceptedIsAskedAtTheStart() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 8, "working"), (60, 8, "working")]))
            for reps in 8...10 {
                let bundle = try #require(try await Self.train(alex, plan.id, [reps, reps]).suggestions.first)
                #expect(bundle.changes.allSatisfy { $0.askedAt == .review })
                _ = try await alex.decide(bundle.changes, "deferred")
                _ = try await alex.decide(bundle.changes, "accepted")
            }
            let bundle = try #require(try await Self.train(alex, plan.id, [11, 11]).suggestions.first)
            #expect(bundle.changes.allSatisfy { $0.askedAt == .start })
        }
    }

    @Test func decisionsOnFreeformWorkMakeTheOrphansNextVersion() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let started = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).value(StartAnswer.self)
            let path = "/v1/active-workouts/\(started.workoutID.text)"
            _ = try await kit.post(
                path + "/add-exercise",
                #"{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":60,"reps":12},{"weight":60,"reps":12}],"idempotency_key":"a"}"#
            )
            let workout = try await kit.get(path).value(ActiveWorkout.self)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    path + "/log-set",
                    #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":60,"reps":12,"rir":2},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
            let bundle = try #require(try await alex.complete(workout, rpe: 7).suggestions.first)
            #expect(bundle.planID == nil && bundle.changes.contains { $0.type == .increaseReps })
            let next = try #require(try await alex.decide(bundle.changes, "accepted").snapshots.first)
            #expect(next.planID == nil && next.versionNumber == 2 && next.sourceVersionID == bundle.planSnapshotID)
            let plan = try await kit.post(
                "/v1/sessions/\(workout.id.text)/save-as-plan", #"{"name":"Push Day"}"#
            ).value(WorkoutPlan.self)
            #expect(plan.currentVersion.id == next.id && plan.versionCount == 2)
            #expect(try await Self.train(alex, plan.id, [13, 13], rpe: 7).outcomes.count == 2)
        }
    }

    /// A schedule goes from week to week; its training max rises by a decision, and another lift follows it.
    @Test func aScheduleIsWorkedOutWhenTheDayStarts() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let key = "018f0000-0000-7000-8000-0000000000aa"
            let rule =
                #"{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":65,"reps":5},{"percent":75,"reps":5}],[{"percent":70,"reps":3},{"percent":80,"reps":3}]],"increase":{"when":"cycle","amount":5}}"#
            let plan = try await alex.plan(
                Lifter.bench, rule: rule, Self.sets([(65, 5, "working"), (75, 5, "working")]), key: "\"\(key)\"")
            let light = try await alex.plan(
                Lifter.incline, rule: #"{"type":"derived_from","key":"\#(key)","percent":50}"#,
                Self.sets([(40, 8, "working")]))
            func weights(_ plan: PlanID) async throws -> [String] {
                let workout = try await alex.start(plan)
                let weights = workout.exercises[0].sets.map { $0.weight?.text(in: .kg) ?? "–" }
                for set in workout.exercises[0].sets {
                    _ = try await kit.post(
                        "/v1/active-workouts/\(workout.id.text)/log-set",
                        #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(set.weight)),"reps":\#(set.reps ?? 0)},"idempotency_key":"\#(set.id.text)"}"#
                    )
                }
                let answer = try await alex.complete(workout, rpe: 8)
                for change in answer.suggestions.flatMap(\.changes) where change.type == .changeTrainingMax {
                    _ = try await alex.decide([change], "accepted")
                }
                return weights
            }
            #expect(try await weights(plan.id) == ["65", "75"])
            #expect(try await weights(light.id) == ["50"])
            #expect(try await weights(plan.id) == ["70", "80"])
            // 65 and 75 % of 105, in steps of 2.5 kg.
            #expect(try await weights(plan.id) == ["67.5", "80"])
            #expect(try await weights(light.id) == ["52.5"])
            // The plan's own sets are never written over.
            #expect(
                try await alex.plan(plan.id).currentVersion.exercises[0].sets.map { $0.weight!.text(in: .kg) } == [
                    "65", "75",
                ])
        }
    }

    /// In whatever order changes are named in one call, the same version comes out.
    @Test(arguments: 1...8) func theOrderOfAcceptanceDoesNotMatter(seed: UInt64) async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            var generator = SeededGenerator(seed)
            var outcomes: [[ExercisePrescription]] = []
            for shuffled in [false, true] {
                let plan = try await alex.plan(
                    Lifter.bench, rule: Self.kilos,
                    Self.sets([(60, 10, "working"), (60, 10, "working"), (60, 10, "working")]))
                let exercise = plan.currentVersion.exercises[0]
                func change(_ type: String, _ set: Int?, _ rest: String) -> String {
                    let target = set.map { #","target_set_prescription_id":"\#(exercise.sets[$0].id.text)""# } ?? ""
                    return
                        #"{"change_type":"\#(type)","target_exercise_prescription_id":"\#(exercise.id.text)"\#(target)\#(rest)}"#
                }
                var changes = try await alex.propose(
                    plan.currentVersion.id,
                    [
                        change("increase_weight", 0, #","delta":2.5"#), change("decrease_reps", 0, #","value":8"#),
                        change("increase_reps", 1, #","delta":1"#), change("increase_rest", nil, #","value":180"#),
                        change("change_set_type", 1, #","value":"top""#), change("add_set", nil, ""),
                        change("remove_set", 2, ""),
                    ], source: "user"
                ).changes
                if shuffled { changes.shuffle(using: &generator) }
                let version = try #require(try await alex.decide(changes, "accepted").snapshots.first)
                var exercises = version.exercises
                for index in exercises[0].sets.indices {
                    exercises[0].sets[index].id = .named(String(index), in: Lifter.bench)
                }
                (exercises[0].id, exercises[0].progressionKey) = (.unnamed, nil)
                outcomes.append(exercises)
            }
            #expect(outcomes[0] == outcomes[1])
            #expect(outcomes[0][0].sets.count == 3 && outcomes[0][0].rest.seconds == 180)
        }
    }

    @Test func aProposalIsCheckedAndEveryFaultNamed() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: Self.kilos, Self.sets([(60, 10, "working"), (60, 10, "working")]))
            let exercise = plan.currentVersion.exercises[0]
            func post(_ change: String) async throws -> Kit.Answer {
                try await kit.post(
                    "/v1/suggestions",
                    #"{"source":"user","plan_snapshot_id":"\#(plan.currentVersion.id.text)","changes":[\#(change)]}"#)
            }
            let target = #""target_exercise_prescription_id":"\#(exercise.id.text)""#
            let set = #""target_set_prescription_id":"\#(exercise.sets[0].id.text)""#
            for (body, path) in [
                (#"{"change_type":"increase_weight",\#(target),\#(set)}"#, "/changes/0/delta"),
                (#"{"change_type":"increase_weight",\#(target),\#(set),"delta":-5}"#, "/changes/0/delta"),
                (#"{"change_type":"increase_weight",\#(target),\#(set),"value":5000}"#, "/changes/0/value"),
                (#"{"change_type":"increase_reps",\#(target),\#(set),"delta":0.5}"#, "/changes/0/value"),
                (#"{"change_type":"change_set_type",\#(target),\#(set),"value":"huge"}"#, "/changes/0/value"),
                (#"{"change_type":"remove_set",\#(target)}"#, "/changes/0/target_set_prescription_id"),
                (#"{"change_type":"increase_rest",\#(target),"value":900}"#, "/changes/0/value"),
                (
                    #"{"change_type":"change_training_max",\#(target),"value":100}"#,
                    "/changes/0/target_exercise_prescription_id"
                ),
                (#"{"change_type":"substitute",\#(target)}"#, "/changes/0/replacement_exercise_id"),
            ] {
                let answer = try await post(body)
                #expect(answer.status == 400 && answer.path == path, "\(body) → \(answer.text)")
            }
            let gone = try await post(
                #"{"change_type":"stay","target_exercise_prescription_id":"018f0000-0000-7000-8000-000000000001"}"#)
            #expect(gone.status == 404 && gone.code == "TARGET_NOT_FOUND")
            #expect(try await kit.get("/v1/suggestions").value(Page<PlanSuggestion>.self).items.isEmpty)
            // The same proposal with its id is the same proposal.
            let body =
                #"{"id":"018f0000-0000-7000-8000-00000000000b","source":"user","plan_snapshot_id":"\#(plan.currentVersion.id.text)","changes":[{"change_type":"increase_weight",\#(target),"delta":5}]}"#
            let (one, two) = (try await kit.post("/v1/suggestions", body), try await kit.post("/v1/suggestions", body))
            #expect(one.status == 201 && two.status == 200 && one.text == two.text)
        }
    }
}
