import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// A lifter who lives at random with several plans, rules, units and gyms, and compares what is said with what is.
struct NextLife {
    let kit: Kit
    let alex: Lifter
    var generator: SeededGenerator
    private var plans: [PlanID] = []
    private var gyms: [GymID] = []
    private(set) var steps = 0

    init(_ kit: Kit, _ seed: UInt64) {
        (self.kit, alex, generator) = (kit, Lifter(kit: kit), SeededGenerator(seed))
    }

    private mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func pick<T>(_ list: [T]) -> T { list[roll(0...(list.count - 1))] }

    // MARK: Beginning

    private static let rules = [
        "null", "null", #"{"type":"double_progression"}"#, #"{"type":"double_progression","scope":"set"}"#,
        #"{"type":"straight_sets"}"#, #"{"type":"top_set_backoff"}"#, #"{"type":"rpe_autoregulated"}"#,
        #"{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":65,"reps":5},{"percent":85,"reps":5,"amrap":true}],[{"percent":75,"reps":3},{"percent":95,"reps":1,"amrap":true}]],"increase":{"when":"cycle","amount":2.5}}"#,
        #"{"type":"staged","stages":[{"sets":3,"reps":5},{"sets":5,"reps":3}],"increment":2.5}"#,
    ]

    mutating func begin() async throws {
        let gym =
            #"{"name":"Cellar","bars":[{"weight":20}],"plates":[{"weight":20,"count":4},{"weight":5,"count":4},{"weight":1.25,"count":2}],"dumbbells":[4,8,12,16,20,24]}"#
        gyms.append(try await kit.post("/v1/gyms", gym).value(Gym.self).id)
        let pounds =
            #"{"name":"Garage","unit":"lb","bars":[{"weight":20.41165665}],"plates":[{"weight":20.41165665,"count":4},{"weight":4.5359237,"count":4},{"weight":2.26796185,"count":2}]}"#
        gyms.append(try await kit.post("/v1/gyms", pounds).value(Gym.self).id)
        let key = #""018f0000-0000-7000-8000-0000000000bb""#
        for place in 0..<3 {
            let reps = pick([5, 8, 10, 12, 15])
            let weight = pick(["60", "62.5", "30", "5", "null"])
            let sets = Array(repeating: #"{"weight":\#(weight),"reps":\#(reps)}"#, count: roll(1...3))
            let body = "[" + sets.joined(separator: ",") + "]"
            // Two plans for one lift: linked in some lives, apart in others.
            let shared = place < 2 && roll(0...1) == 0 ? key : "null"
            let plan = try await alex.plan(
                place < 2 ? Lifter.bench : Lifter.incline, rule: pick(Self.rules), body, key: shared)
            plans.append(plan.id)
        }
    }

    /// A weight as the lifter writes it, in the unit of the day.
    private func weight(_ number: Int64) async throws -> Mass {
        let unit = try await kit.get("/v1/settings").value(Settings.self).unit
        return Mass(thousandths: number * 1_000, of: unit)
    }

    // MARK: Living

    mutating func step() async throws {
        steps += 1
        switch roll(0...13) {
        case 0...3: try await train()
        case 4...6: try await decide()
        case 7: try await acceptEverything()
        case 8: try await changeSettings()
        case 9: try await comeBackFromTheOtherUnit()
        case 10: try await edit()
        case 11: try await trainFreely()
        case 12: try await propose()
        default: kit.clock.advance(seconds: 7 * 86_400)
        }
        kit.clock.advance(seconds: Int64(roll(0...60_000)))
        try await check()
    }

    private mutating func train() async throws {
        let plan = pick(plans)
        let gym = roll(0...3) == 0 ? #","gym_id":"\#(pick(gyms).text)""# : ""
        let preview = try await kit.post(
            "/v1/plans/\(plan.text)/preview-start", gym.isEmpty ? "{}" : "{" + gym.dropFirst() + "}"
        ).value(StartPreview.self)
        let takesAll = try await takes(preview)
        kit.clock.advance(seconds: 2 * 86_400)
        let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.text)"\#(gym)}"#)
        let workout = try await workout(started)
        // Line 14: what was advertised is what the grid opens with.
        var advertised = preview.exercises.map { $0.sets.map(\.target) }
        if takesAll { advertised = preview.exercises.map { ($0.accepted ?? $0.sets).map(\.target) } }
        #expect(workout.exercises.map { $0.sets.map { $0.target ?? SetTarget() } } == advertised)
        for (exercise, shown) in zip(workout.exercises, preview.exercises) where !takesAll {
            for (set, line) in zip(exercise.sets, shown.sets) {
                #expect(set.weight == line.target.weight && set.reps == line.target.reps)
                #expect(line.target.ofThePlan.weight == line.plan.weight)
            }
        }
        let (skips, drop) = (roll(0...4) == 0, roll(0...3))
        let own = try await weight(40)
        var undone = 0
        for exercise in workout.exercises {
            for set in exercise.sets {
                if skips, roll(0...1) == 0 {
                    undone += 1
                    continue
                }
                let reps = max(1, (set.reps ?? 8) + (drop == 0 ? roll(-3...0) : roll(0...4)))
                try await log(workout, exercise, set, weight: set.weight ?? (roll(0...2) == 0 ? nil : own), reps)
            }
        }
        let answer = try await alex.complete(workout, rpe: roll(0...2) == 0 ? nil : roll(5...10))
        try await checkSummary(answer, workout, undone)
    }

    /// Accepts what waits together with a start, now and then.
    private mutating func takes(_ preview: StartPreview) async throws -> Bool {
        let open = preview.changes.filter { $0.conflict == nil }
        if open.isEmpty || roll(0...2) > 0 { return false }
        let all = open.map { #"{"change_id":"\#($0.id.text)","decision":"accepted"}"# }.joined(separator: ",")
        return try await kit.post("/v1/suggestions/decisions", #"{"decisions":[\#(all)]}"#).status == 200
    }

    private func log(
        _ workout: ActiveWorkout, _ exercise: ActiveExercise, _ set: ActiveSet, weight: Mass?, _ reps: Int
    ) async throws {
        let answer = try await kit.post(
            "/v1/active-workouts/\(workout.id.text)/log-set",
            #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(weight)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}"#
        )
        #expect(answer.status == 200, "\(answer.text)")
    }

    private func workout(_ started: Kit.Answer) async throws -> ActiveWorkout {
        #expect(started.status == 201, "\(started.text)")
        let id = try started.value(StartAnswer.self).workoutID
        return try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
    }

    private mutating func trainFreely() async throws {
        let reps = pick([5, 8, 12])
        let own = try await weight(80)
        let body =
            #"{"plan":{"blocks":[{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":\#(JSON.text(own)),"reps":\#(reps)},{"weight":\#(JSON.text(own)),"reps":\#(reps)}]}]}}"#
        let workout = try await workout(try await kit.post("/v1/active-workouts", body))
        for set in workout.exercises[0].sets {
            try await log(workout, workout.exercises[0], set, weight: own, reps)
        }
        let answer = try await alex.complete(workout, rpe: nil)
        // Line 4: a target that was met is called met.
        let codes = answer.next.flatMap(\.recommendation.reasons).map(\.code)
        #expect(!codes.contains(.belowTarget), "\(codes)")
        #expect(answer.next.allSatisfy { $0.recommendation.targets.allSatisfy { ($0.reps ?? 0) <= reps + 1 } })
    }

    private mutating func decide() async throws {
        let bundles = try await kit.get("/v1/suggestions?limit=3").value(Page<PlanSuggestion>.self).items
        var changes = bundles.flatMap(\.changes)
        changes.shuffle(using: &generator)
        let decision = pick(["accepted", "rejected", "rejected", "deferred", "withdrawn"])
        let chosen = changes.prefix(roll(1...4)).map { #"{"change_id":"\#($0.id.text)","decision":"\#(decision)"}"# }
        if chosen.isEmpty { return }
        let answer = try await kit.post(
            "/v1/suggestions/decisions", #"{"decisions":[\#(chosen.joined(separator: ","))]}"#)
        #expect(answer.status == 200 || answer.code == "CHANGE_CONFLICT", "\(answer.text)")
    }

    /// Line 1: accepting everything makes the plans' targets equal what `next` said.
    private mutating func acceptEverything() async throws {
        let before = try await next().filter { $0.planID != nil }
        var open: [SuggestedChange] = []
        for plan in plans {
            for state in ["pending", "deferred"] {
                open += try await kit.get("/v1/suggestions?plan_id=\(plan.text)&state=\(state)").value(
                    Page<PlanSuggestion>.self
                ).items.flatMap(\.changes)
            }
        }
        // Somebody's own proposals may contradict the rules'; those are decided one by one in life.
        let all = open.map { #"{"change_id":"\#($0.id.text)","decision":"accepted"}"# }
        if all.isEmpty { return }
        let answer = try await kit.post(
            "/v1/suggestions/decisions", #"{"decisions":[\#(all.joined(separator: ","))]}"#)
        guard answer.status == 200 else { return #expect(answer.code == "CHANGE_CONFLICT", "\(answer.text)") }
        for item in before {
            let exercise = try await exercise(item)
            if exercise.rule?.isScheduled == true { continue }
            #expect(
                exercise.plannedSets.map { $0.target } == item.recommendation.targets.map(\.ofThePlan),
                "\(item.recommendation.reasons.map(\.text))")
        }
        let after = try await next().filter { $0.planID != nil }
        for (one, other) in zip(before.sorted(by: order), after.sorted(by: order)) {
            #expect(one.recommendation.targets == other.recommendation.targets)
        }
    }

    private func order(_ one: NextItem, _ other: NextItem) -> Bool {
        (one.exercisePrescriptionID?.text ?? "") < (other.exercisePrescriptionID?.text ?? "")
    }

    private mutating func changeSettings() async throws {
        try await save(unit: pick(["kg", "lb"]), gym: roll(0...2) == 0 ? pick(gyms) : nil, auto: roll(0...5) == 0)
    }

    private func save(unit: String, gym: GymID?, auto: Bool) async throws {
        let gym = gym.map { #""\#($0.text)""# } ?? "null"
        let answer = try await kit.send(
            .put, "/v1/settings", #"{"unit":"\#(unit)","gym_id":\#(gym),"flags":{"auto_apply_progression":\#(auto)}}"#)
        #expect(answer.status == 200, "\(answer.text)")
    }

    /// Line 6: to the other unit and back, and everything waits as it did; meanwhile it waits as well.
    private mutating func comeBackFromTheOtherUnit() async throws {
        var settings = try await kit.get("/v1/settings").value(Settings.self)
        let before = try await waiting()
        let unit = settings.unit
        settings.unit = unit == .kg ? .lb : .kg
        #expect(try await kit.send(.put, "/v1/settings", JSON.text(settings)).status == 200)
        kit.clock.advance(seconds: 1)
        let there = try await waiting()
        for change in before where !change.isConversion {
            #expect(there.contains { $0.id == change.id && $0.state == change.state }, "it was lost")
        }
        try await check()
        settings.unit = unit
        #expect(try await kit.send(.put, "/v1/settings", JSON.text(settings)).status == 200)
        kit.clock.advance(seconds: 1)
        let after = try await waiting()
        let known = Set(before.map(\.id))
        let still = after.filter { known.contains($0.id) }
        #expect(still.map { JSON.text($0) } == before.map { JSON.text($0) })
        // A weight of the other unit, about which nothing waited, is asked about now.
        #expect(after.allSatisfy { known.contains($0.id) || $0.isConversion })
    }

    private func waiting() async throws -> [SuggestedChange] {
        var open: [SuggestedChange] = []
        for state in ["pending", "deferred"] {
            let page = try await kit.get("/v1/suggestions?limit=500&state=\(state)").value(Page<PlanSuggestion>.self)
            open += page.items.flatMap(\.changes)
        }
        return open.sorted { $0.id.text < $1.id.text }
    }

    private mutating func edit() async throws {
        let plan = try await alex.plan(pick(plans))
        var exercises = plan.currentVersion.exercises
        if roll(0...1) == 0 {
            for index in exercises[0].sets.indices where exercises[0].sets[index].weight != nil {
                exercises[0].sets[index].weight = try await weight(Int64(roll(20...90)))
            }
        } else {
            for index in exercises[0].sets.indices { exercises[0].sets[index].reps = roll(3...12) }
        }
        let answer = try await kit.post(
            "/v1/plans/\(plan.id.text)/versions", #"{"exercises":\#(JSON.text(exercises))}"#)
        #expect(answer.status < 300, "\(answer.text)")
    }

    private mutating func propose() async throws {
        let version = try await alex.plan(pick(plans)).currentVersion
        let target = #""target_exercise_prescription_id":"\#(version.exercises[0].id.text)""#
        let step = try await weight(5)
        let change = pick([
            #"{"change_type":"increase_reps",\#(target),"delta":1}"#,
            #"{"change_type":"increase_weight",\#(target),"delta":\#(JSON.text(step))}"#,
        ])
        _ = try await kit.post(
            "/v1/suggestions",
            #"{"source":"user","plan_snapshot_id":"\#(version.id.text)","reasons":["mine"],"changes":[\#(change)]}"#)
    }

    // MARK: Checking

    private func next() async throws -> [NextItem] {
        let items = try await kit.get("/v1/next").value(Page<NextItem>.self).items
        // An answer that was kept is the one that would be worked out now.
        #expect(try await kit.service.next(TopsetService.localUser) == items)
        return items
    }

    private func exercise(_ item: NextItem) async throws -> ExercisePrescription {
        let plan = try await alex.plan(try #require(item.planID))
        return try #require(plan.currentVersion.exercises.first { $0.id == item.exercisePrescriptionID })
    }

    /// Every plan's lifts are there, and every sentence is true of the numbers beside it.
    private func check() async throws {
        let items = try await next()
        let voice = Voice(.english, try await kit.get("/v1/settings").value(Settings.self).unit)
        for plan in try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items {
            for exercise in plan.currentVersion.exercises {
                let own = items.filter { $0.planID == plan.id && $0.exercisePrescriptionID == exercise.id }
                #expect(own.count == 1, "every plan keeps its lifts")
                guard let item = own.first else { continue }
                let saying = Saying(item, exercise, voice)
                #expect(saying.lie == nil, "\(saying)")
            }
        }
        let waiting = try await waiting()
        for change in waiting {
            // A sentence is about the hardest set of those that change together.
            let lies = waiting.filter { $0.groupID == change.groupID && $0.from == change.from }
                .map { Saying.lie(of: $0, voice) }
            if lies.contains(where: { $0 == nil }) { continue }
            guard let lie = Saying.lie(of: change, voice) else { continue }
            // Or about one of them that was decided by itself.
            let group = try await group(of: change).filter { $0.from == change.from && $0.type == change.type }
            #expect(group.contains { Saying.lie(of: $0, voice) == nil }, "\(lie): \(JSON.text(change))")
        }
    }

    /// What a change was proposed together with, whatever was decided of it.
    private func group(of change: SuggestedChange) async throws -> [SuggestedChange] {
        for state in ["pending", "deferred", "accepted", "rejected", "withdrawn", "superseded"] {
            let page = try await kit.get("/v1/suggestions?limit=500&state=\(state)").value(Page<PlanSuggestion>.self)
            for bundle in page.items where bundle.changes.contains(where: { $0.id == change.id }) {
                let whole = try await kit.get("/v1/suggestions/\(bundle.id.text)").value(PlanSuggestion.self)
                return whole.changes.filter { $0.groupID == change.groupID }
            }
        }
        return []
    }

    /// Line 13: "every set reached its target" needs a target, and sets that were done.
    private func checkSummary(_ answer: CompleteAnswer, _ workout: ActiveWorkout, _ undone: Int) async throws {
        guard answer.summary.wentWell.code == .targetsReached else { return }
        #expect(undone == 0)
        let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
        for set in session.exercises.flatMap(\.sets) where set.setType.countsForProgression {
            let target = try #require(set.target)
            #expect(set.status == .done && (set.reps ?? 0) >= target.reps ?? 0)
        }
    }
}

/// A sentence beside its numbers.
private struct Saying: CustomStringConvertible {
    let item: NextItem
    let exercise: ExercisePrescription
    private let voice: Voice

    init(_ item: NextItem, _ exercise: ExercisePrescription, _ voice: Voice) {
        (self.item, self.exercise, self.voice) = (item, exercise, voice)
    }

    var description: String {
        (lie ?? "") + ": " + voice.sets(item.recommendation.targets) + " | "
            + item.recommendation.reasons.map(\.text).joined(separator: " ") + " | plan "
            + voice.sets(exercise.plannedSets.map { $0.target })
    }

    /// What is not true of the numbers; `nil` where everything is.
    var lie: String? {
        let next = item.recommendation
        if next.reasons.isEmpty { return "no reason" }
        if exercise.rule?.isScheduled == true { return nil }
        let plan = exercise.plannedSets.map { $0.target }
        for target in next.targets {
            guard let planned = target.plannedWeight else { continue }
            let isSaid = next.reasons.contains {
                $0.code == .gymLimit && $0.params.from == planned && $0.params.to == target.weight
            }
            if !isSaid { return "nobody says why it is not \(voice.mass(planned))" }
        }
        // What else is said is of the weights that the gym in use may not have.
        let targets = next.targets.map(\.ofThePlan)
        // A load on top of the rule's own, or below it, is said last.
        let last = Self.said(next.reasons.all)
        if let last, !targets.contains(where: { $0.weight == last }) { return "nothing is \(voice.mass(last))" }
        for reason in next.reasons {
            if let lie = Self.lie(of: reason, targets, plan, voice, isLast: last == nil) { return lie }
        }
        return nil
    }

    /// The weight that further sentences lead to.
    private static func said(_ reasons: [Reason]) -> Mass? {
        let own = reasons.last { $0.code == .ownLoad && $0.params.to == reasons.first?.params.to }
        return (own ?? reasons.last { $0.code == .gateEasySession || $0.code == .stepCapped })?.params.to
    }

    private static func lie(
        of reason: Reason, _ targets: [SetTarget], _ plan: [SetTarget], _ voice: Voice, isLast: Bool
    ) -> String? {
        let p = reason.params
        switch reason.code {
        case .targetReached:
            if let reps = p.nextReps, targets.contains(where: { $0.reps != reps }) { return "reps are not \(reps)" }
        case .maximumReached, .topSetReached, .setsReached, .effortStep, .deload:
            if isLast, let to = p.to, !targets.contains(where: { $0.weight == to }) {
                return "nothing is \(voice.mass(to))"
            }
            if reason.code == .maximumReached, let reps = p.nextReps, reps != p.reps,
                !targets.contains(where: { $0.reps == reps })
            {
                return "no set goes to \(reps)"
            }
            if let to = p.to, !reason.text.contains(voice.number(to)) { return "\(voice.number(to)) is not said" }
        case .belowTarget, .missingSets, .lighterSets, .failureCounted, .successCounted, .maximumUnconfirmed,
            .effortHolds,
            .noEffort, .gateHardSession, .gateConfirm, .planTarget, .declined, .gymLimitKept, .noHarderLoad:
            if targets != plan { return "the plan says something else" }
        case .manualOverride:
            if let to = p.to, !targets.contains(where: { ($0.weight ?? .zero) >= to }) {
                return "not at the new weight"
            }
        default: break
        }
        return nil
    }

    /// What is not true of the numbers of a change that waits.
    static func lie(of change: SuggestedChange, _ voice: Voice) -> String? {
        guard change.type == .increaseWeight || change.type == .decreaseWeight || change.type == .deload,
            let value = change.value?.mass, let first = change.reasons.first,
            let to = said(change.reasons) ?? first.params.to
        else { return nil }
        switch first.code {
        case .maximumReached, .setsReached, .deload, .unitConversion:
            if to == value { return nil }
            // The other sets of an exercise may have weights of their own: the sentence is about the hardest.
            return first.params.from == change.from?.mass ? "says \(voice.mass(to)), is \(voice.mass(value))" : nil
        default: return nil
        }
    }
}
