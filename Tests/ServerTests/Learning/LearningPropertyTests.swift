import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// Whatever is trained, decided, edited, corrected and taken back, in any order: what was is still shown as it was, and
/// everything derived follows from the facts alone.
struct LearningPropertyTests {
    @Test(arguments: 1...24) func factsAloneGiveWhatIsStored(seed: UInt64) async throws {
        try await Kit.with { kit in
            var life = RandomLife(kit, seed)
            try await life.begin()
            for _ in 0..<30 {
                try await life.step()
                try await life.checkVersions()
            }
            try await life.checkPast()
            let report = try await kit.service.rebuild(TopsetService.localUser)
            #expect(!report.changed, "a rebuild came out differently")
            #expect(report.records > 0)
        }
    }
}

/// A lifter who does everything at random.
private struct RandomLife {
    let kit: Kit
    let alex: Lifter
    var generator: SeededGenerator
    var plans: [PlanID] = []
    /// Everything immutable, as it was first seen.
    var snapshots: [SnapshotID: String] = [:]
    var targets: [WorkoutID: [SetTarget?]] = [:]

    init(_ kit: Kit, _ seed: UInt64) {
        (self.kit, alex, generator) = (kit, Lifter(kit: kit), SeededGenerator(seed))
    }

    mutating func begin() async throws {
        let key = #""018f0000-0000-7000-8000-0000000000aa""#
        let rule = #"{"type":"double_progression","scope":"\#(Bool.random(using: &generator) ? "set" : "exercise")"}"#
        let sets = #"[{"weight":60,"reps":10},{"weight":60,"reps":10},{"weight":60,"reps":10}]"#
        for _ in 0..<2 {
            let plan = try await alex.plan(Lifter.bench, rule: rule, sets, key: key)
            plans.append(plan.id)
        }
    }

    private mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func plan() -> PlanID { plans[roll(0...(plans.count - 1))] }

    mutating func step() async throws {
        switch roll(0...9) {
        case 0...3: try await train()
        case 4...6: try await decide()
        case 7: try await edit()
        case 8: try await propose()
        default: try await correct()
        }
        kit.clock.advance(seconds: Int64(roll(0...100_000)))
    }

    private mutating func train() async throws {
        let moods = ["", "", #","pre_mood":{"feeling":"tired"}"#, #","pre_mood":{"feeling":"sick"}"#]
        let overrides = [
            "", "", "", #","override":{"reason":"short","adjustments":[{"type":"percent_volume","value":-40}]}"#,
        ]
        // Some workouts are logged afterwards, so that an older one may come later.
        let past = roll(0...4) == 0
        let start = JSON.text(kit.clock.now().adding(seconds: -4 * 86_400))
        let extra = moods[roll(0...3)] + overrides[roll(0...3)] + (past ? #","start_time":\#(start)"# : "")
        let workout = try await alex.start(plan(), extra)
        targets[workout.id] = workout.exercises.flatMap(\.sets).map(\.target)
        for exercise in workout.exercises {
            for set in exercise.sets where set.status == .planned && roll(0...9) > 0 {
                let reps = max(1, (set.reps ?? 8) + roll(-2...3))
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(set.weight)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
        }
        _ = try await alex.complete(workout, rpe: roll(0...2) == 0 ? nil : roll(4...10))
    }

    /// Any decision on any of the newest changes; refusals are part of life.
    private mutating func decide() async throws {
        let bundles = try await kit.get("/v1/suggestions?limit=4").value(Page<PlanSuggestion>.self).items
        var changes = bundles.flatMap(\.changes)
        changes.shuffle(using: &generator)
        let decision = ["accepted", "accepted", "accepted", "rejected", "deferred", "withdrawn"][roll(0...5)]
        let chosen = changes.prefix(roll(1...6)).map { #"{"change_id":"\#($0.id.text)","decision":"\#(decision)"}"# }
        if chosen.isEmpty { return }
        let before = try await versions()
        let answer = try await kit.post(
            "/v1/suggestions/decisions", #"{"decisions":[\#(chosen.joined(separator: ","))]}"#)
        #expect(answer.status == 200 || answer.code == "CHANGE_CONFLICT", "\(answer.text)")
        if answer.status != 200 { #expect(try await versions() == before, "nothing is half done") }
    }

    private func versions() async throws -> [Int] {
        var counts: [Int] = []
        for plan in plans { counts.append(try await alex.plan(plan).versionCount) }
        return counts
    }

    private mutating func edit() async throws {
        let plan = try await alex.plan(plan())
        var exercises = plan.currentVersion.exercises
        switch roll(0...3) {
        case 0: exercises[0].sets[0].weight = .kg(Int64(roll(40...80)))
        case 1: if exercises[0].sets.count > 1 { exercises[0].sets.removeLast() }
        case 2:
            let versions = try await kit.get("/v1/plans/\(plan.id.text)/versions").value(Page<PlanSnapshot>.self).items
            let to = versions[roll(0...(versions.count - 1))].id.text
            #expect(try await kit.post("/v1/plans/\(plan.id.text)/rollback", #"{"to":"\#(to)"}"#).status < 300)
            return
        default: exercises[0].notes = "note \(roll(0...9))"
        }
        let answer = try await kit.post(
            "/v1/plans/\(plan.id.text)/versions", #"{"exercises":\#(JSON.text(exercises))}"#)
        #expect(answer.status < 300, "\(answer.text)")
    }

    private mutating func propose() async throws {
        let version = try await alex.plan(plan()).currentVersion
        let exercise = version.exercises[0]
        let target = #""target_exercise_prescription_id":"\#(exercise.id.text)""#
        let bodies = [
            #"{"change_type":"increase_weight",\#(target),"delta":2.5}"#, #"{"change_type":"add_set",\#(target)}"#,
            #"{"change_type":"increase_rest",\#(target),"value":200}"#, #"{"change_type":"stay",\#(target)}"#,
        ]
        let answer = try await kit.post(
            "/v1/suggestions",
            #"{"source":"\#(roll(0...1) == 0 ? "ai" : "user")","plan_snapshot_id":"\#(version.id.text)","changes":[\#(bodies[roll(0...3)])]}"#
        )
        #expect([201, 400, 409].contains(answer.status), "\(answer.text)")
    }

    private mutating func correct() async throws {
        let sessions = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
        guard !sessions.isEmpty else { return }
        let session = sessions[roll(0...(sessions.count - 1))]
        let path = "/v1/sessions/\(session.id.text)"
        switch roll(0...2) {
        case 0: #expect(try await kit.send(.delete, path).status == 200)
        case 1: _ = try await kit.post(path + "/restore")
        default:
            let exercise = session.exercises[0]
            let sets = exercise.sets.enumerated().map { index, set in
                index == 0 && set.status == .done
                    ? #"{"id":"\#(set.id.text)","reps":\#(roll(1...14))}"# : #"{"id":"\#(set.id.text)"}"#
            }
            let answer = try await kit.post(
                path + "/corrections",
                #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[\#(sets.joined(separator: ","))]}]}"#)
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    // MARK: Checks

    /// Numbers are gapless, and no version ever changes.
    mutating func checkVersions() async throws {
        for plan in plans {
            let all = try await kit.get("/v1/plans/\(plan.text)/versions?limit=500").value(Page<PlanSnapshot>.self)
                .items
            #expect(all.map(\.versionNumber) == Array((1...all.count).reversed()))
            for snapshot in all {
                let text = JSON.text(snapshot)
                #expect(snapshots[snapshot.id] ?? text == text)
                snapshots[snapshot.id] = text
            }
        }
    }

    /// Every session still shows the targets that it was started with.
    func checkPast() async throws {
        for (id, expected) in targets {
            let answer = try await kit.get("/v1/sessions/\(id.text)")
            guard answer.status == 200 else { continue }
            let session = try answer.value(WorkoutSession.self)
            #expect(session.exercises.flatMap(\.sets).map(\.target) == expected)
            let snapshot = try await kit.get("/v1/snapshots/\(try #require(session.planSnapshotID).text)")
            #expect(snapshots[try #require(session.planSnapshotID)] == JSON.text(try snapshot.value(PlanSnapshot.self)))
        }
    }
}
