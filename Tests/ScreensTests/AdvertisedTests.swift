import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// A raise of the bench press by one rep in the sets given, which are those of the plan before they are raised.
func raise(
    _ plan: WorkoutPlan, sets: [Int] = [0, 1, 2], number: UInt64 = 1, session: InstanceID? = nil
) -> PlanSuggestion {
    var suggestion = PlanSuggestion(
        id: SuggestionID(high: 62, low: number), createdAt: Instant(milliseconds: 0), source: .rules, planID: plan.id,
        planSnapshotID: plan.currentVersion.id)
    let prescription = plan.currentVersion.exercises[0]
    for index in sets {
        var change = SuggestedChange(
            id: ChangeID(high: 60 + number, low: UInt64(index)), type: .increaseReps, exerciseName: prescription.name)
        change.groupID = ChangeGroupID(high: 61, low: number)
        change.targetExercisePrescriptionID = prescription.id
        change.targetSetPrescriptionID = prescription.sets[index].id
        change.sourceExercisePerformanceID = session
        change.exerciseID = prescription.exerciseID
        let reps = prescription.sets[index].reps ?? 0
        (change.from, change.value, change.delta) = (.reps(reps), .reps(reps + 1), .reps(1))
        suggestion.changes.append(change)
    }
    return suggestion
}

/// What is advertised is what a start loads; what waits to be decided stands beside it as a proposal.
@Suite struct AdvertisedTests {
    private func device(_ prepare: (inout FakeServer) -> Void) -> Device {
        var server = gymServer()
        prepare(&server)
        var device = Device(server)
        device.boot()
        device.settle()
        return device
    }

    private func reps(_ device: Device) -> [Int?] { device.server.current?.exercises[0].sets.map(\.reps) ?? [] }
    private func planned(_ device: Device) -> [Int?] {
        device.server.plans[0].currentVersion.exercises[0].sets.map(\.reps)
    }

    @Test func aProposalStandsBesideTheTargetThatAStartLoads() {
        var device = device { $0.suggestions = [raise($0.plans[0])] }
        #expect(device.pageText.contains("82.5 kg × 12 proposed × 13"))
        #expect(!device.pageText.contains("+1 rep82.5"))
        device.navigate(Route.plan(device.server.plans[0].id).path)
        device.settle()
        #expect(device.pageText.contains("82.5 kg × 12 proposed × 13"))
        device.navigate("/")
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("Sets 1–3: 82.5 kg × 12 → 82.5 kg × 13"))
        #expect(device.pageText.contains("82.5 kg × 12, 12, 12"))
        device.tap("Start as planned")
        device.settle()
        #expect(reps(device) == [12, 12, 12])
    }

    /// In a deload the row shows lighter numbers than those that the chance is of.
    @Test(arguments: [false, true]) func aChanceStandsOnlyBesideTheNumbersThatItIsOf(isDeload: Bool) throws {
        let device = device { server in
            let exercise = server.plans[0].currentVersion.exercises[0]
            var item = NextItem(
                exerciseID: exercise.exerciseID, name: exercise.name,
                recommendation: Recommendation(
                    change: .stay, targets: exercise.plannedSets.map(\.target), reasons: NonEmpty(Reason(.planTarget))))
            (item.planID, item.exercisePrescriptionID) = (server.plans[0].id, exercise.id)
            item.chance = Chance(0.74)
            server.next = [item]
            var program = Training.Program(id: ProgramID(high: 6, low: 99), name: "Block")
            program.days = [ProgramDay(id: ProgramDayID(high: 6, low: 1), dayNumber: 1, planID: server.plans[0].id)]
            program.days[0].phase = isDeload ? .deload : nil
            program.start(at: Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60))
            (server.programs, server.followed) = ([program], program.id)
        }
        let page = device.pageText
        let next = page[try #require(page.firstRange(of: "What next"), "\(page)").upperBound...]
        #expect(next.contains("82.5 kg × 12") == !isDeload, "\(next)")
        #expect(next.contains("3 times in 4") == !isDeload, "\(next)")
    }

    @Test func whatTheGymCannotLoadIsToldBeforeTheStart() {
        var device = device { ($0.gymLimit, $0.next) = (.kg(60), []) }
        #expect(device.pageText.contains("60 kg × 12"))
        #expect(!device.pageText.contains("82.5 kg × 12"))
        device.tap("How do you feel?")
        device.settle()
        #expect(device.pageText.contains("60 kg × 12, 12, 12"))
        device.tap("Start as planned")
        // Before the server has said anything.
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(60))
        device.settle()
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(60))
    }

    @Test func aRejectedRaiseIsNotShownAgain() {
        var device = device { $0.suggestions = [raise($0.plans[0])] }
        device.tap("1 suggestion waits")
        device.settle()
        device.tap("No, Bench Press (Barbell)")
        device.settle()
        device.navigate("/")
        #expect(!device.pageText.contains("proposed"))
        device.isOnline = false
        device.boot()
        device.settle()
        #expect(!device.pageText.contains("proposed"))
        #expect(!device.pageText.contains("suggestion waits"))
    }

    @Test func eachProposalIsTakenOrDeclinedBeforeTheStartAndTakenBack() {
        var device = device { $0.suggestions = [raise($0.plans[0])] }
        device.tap("Start Push A")
        device.settle()
        device.tap("Accept, Bench Press (Barbell)")
        device.settle()
        #expect(planned(device) == [13, 13, 13])
        #expect(device.pageText.contains("82.5 kg × 13, 13, 13"))
        #expect(device.path(to: "Start as planned") != nil)
        device.tap("Undo")
        device.settle()
        #expect(planned(device) == [12, 12, 12])
        device.tap("No, Bench Press (Barbell)")
        device.settle()
        #expect(device.path(to: "Accept 1 and start") == nil)
        device.tap("Undo")
        device.settle()
        device.tap("Accept 1 and start")
        device.settle()
        #expect(reps(device) == [13, 13, 13])
    }

    @Test func aStartWaitsForTheDecisionThatWasJustTaken() {
        var device = device { $0.suggestions = [raise($0.plans[0])] }
        device.tap("Start Push A")
        device.settle()
        device.tap("Accept, Bench Press (Barbell)")
        device.tap("Saving")
        #expect(device.path == "/")
        device.settle()
        device.tap("Start as planned")
        device.settle()
        #expect(reps(device) == [13, 13, 13])
    }

    @Test func whatWasAcceptedWithTheStartCanBeTakenBackInTheWorkout() {
        var device = device { $0.suggestions = [raise($0.plans[0])] }
        device.tap("Start Push A")
        device.settle()
        device.tap("Accept 1 and start")
        device.settle()
        #expect(device.path == "/workout")
        #expect(device.pageText.contains("Accepted · Version 2"))
        device.tap("Undo")
        device.settle()
        #expect(planned(device) == [12, 12, 12])
        #expect(device.pageText.contains("This workout goes on as it began."))
    }

    @Test func theStartSaysWhatItApplies() {
        var override = SessionOverride(reason: "", adjustments: [])
        let adjustment = SessionOverride.Adjustment(type: .percentWeight, value: Percent(thousandths: -10_000))
        override.adjustments = [adjustment]
        var device = device {
            $0.suggestions = [raise($0.plans[0])]
            $0.overrideWhenSick = override
        }
        device.tap("Start Push A")
        device.settle()
        device.tap("Sick")
        device.settle()
        device.event(.change, device.path(toBox: "−10% weight") ?? [], "true")
        #expect(device.path(to: "Accept 1, apply −10% weight and start") != nil)
        // The list shows what that button loads: the raise, and then ten percent less of its weight.
        #expect(device.pageText.contains("74 kg × 13, 13, 1382.5 kg × 12, 12, 12"))
        // Why, and the switch, stand in the strip with the buttons.
        let strip = device.shell.peek(device.path(toClass: "ways") ?? []).map { Device.text($0) } ?? ""
        #expect(strip.hasPrefix("You feel sick: lighter today.−10% weight"))
        let german = Strings(Voice(.german, .kg))
        #expect(german.start(accepting: 2, nil) == "2 annehmen und starten")
        #expect(german.start(accepting: 0, override) == "−10 % Gewicht anwenden und starten")
        #expect(german.start(accepting: 2, override) == "2 annehmen, −10 % Gewicht anwenden und starten")
        #expect(german.start(accepting: 0, nil) == "Wie geplant starten")
    }

    /// Proposals, decisions, undoing, edits elsewhere and changes of the gym, in any order.
    @Test(arguments: 0..<20)
    func whateverIsDecidedAStartLoadsWhatWasAdvertised(seed: UInt64) {
        var dice = Dice(seed &* 7_919 &+ 3)
        var device = device { _ in }
        for step in 0..<40 {
            let plan = device.server.plans[0]
            switch dice.roll(7) {
            case 0: device.server.gymLimit = [nil, .kg(60), .kg(90)][dice.roll(3)]
            case 1: device.server.suggestions = [raise(plan, number: 100 + UInt64(step))]
            case 2, 3:
                device.navigate("/suggestions")
                let way = ["Accept", "No", "Later"][dice.roll(3)] + ", Bench Press (Barbell)"
                if device.path(to: way) != nil { device.tap(way) }
                device.settle()
                if dice.roll(3) == 0, device.path(to: "Undo") != nil { device.tap("Undo") }
            case 4:
                for set in 0..<3 {
                    device.server.plans[0].currentVersion.exercises[0].sets[set].reps = 5 + dice.roll(6)
                }
                device.server.plans[0].currentVersion.id = SnapshotID(high: 300, low: UInt64(step))
            default: start(&device, &dice, "seed \(seed), step \(step)")
            }
            device.settle()
            device.navigate("/")
            device.boot()
            device.settle()
        }
    }

    /// Starts, and goes back to before.
    private func start(_ device: inout Device, _ dice: inout Dice, _ name: String) {
        let before = device.server
        guard let plan = device.app.world.plan(before.plans[0].id) else { return }
        var advertised = device.facts.knowledge.asTrained(plan).currentVersion.exercises[0].sets.map(\.target)
        let first = Voice().target(SetTarget(weight: advertised[0].weight, reps: advertised[0].reps))
        #expect(device.pageText.contains("3 sets of 8–12" + first), "\(name)")
        device.tap("Start Push A")
        device.settle()
        if device.app.starting != nil, dice.roll(2) == 0 {
            device.tap("Start as planned")
        } else if let starting = device.app.starting {
            let steps = plan.currentVersion.exercises[0].steps(starting.waiting(device.app.world).flatMap(\.changes))
            for step in steps { advertised[step.number - 1].reps = step.to.reps }
            device.tap(steps.isEmpty ? "Start as planned" : "Accept 1 and start")
        }
        device.settle()
        #expect(device.server.current?.exercises[0].sets.compactMap(\.target) == advertised, "\(name)")
        device = Device(before)
        device.boot()
    }

    // MARK: Two plans with one lift

    /// Another plan with the same bench press, at another weight.
    private func secondPlan(_ server: inout FakeServer) {
        var plan = server.plans[0]
        (plan.id, plan.name) = (PlanID(high: 8, low: 101), "Push B")
        plan.currentVersion.id = SnapshotID(high: 8, low: 102)
        plan.currentVersion.planID = plan.id
        plan.currentVersion.exercises = Array(plan.currentVersion.exercises.prefix(1))
        plan.currentVersion.exercises[0].id = PrescriptionID(high: 8, low: 111)
        for index in 0..<3 {
            plan.currentVersion.exercises[0].sets[index].id = SetPrescriptionID(high: 110, low: UInt64(index))
            plan.currentVersion.exercises[0].sets[index].weight = .kg(70)
        }
        server.plans.append(plan)
    }

    /// A lift is said for each plan that is in use, and once of those that are not.
    @Test(arguments: [false, true]) func whatNextNamesThePlanOfALiftThatTwoPlansHold(isUsed: Bool) {
        let now = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
        let device = device { server in
            secondPlan(&server)
            // The first one comes next.
            server.plans[0].lastUsed = now.adding(seconds: -3 * 86_400)
            server.plans[1].lastUsed = now.adding(seconds: (isUsed ? -5 : -90) * 86_400)
            server.suggestions = [raise(server.plans[1])]
            server.next = []
            for plan in server.plans {
                var item = NextItem(
                    exerciseID: bench.id, name: "",
                    recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))))
                let exercise = plan.currentVersion.exercises[0]
                (item.exerciseID, item.name) = (exercise.exerciseID, exercise.name)
                (item.planID, item.planName, item.exercisePrescriptionID) = (plan.id, plan.name, exercise.id)
                item.recommendation.targets = exercise.sets.map(\.target)
                server.next?.append(item)
            }
        }
        let text = device.pageText
        #expect(text.contains("Bench Press (Barbell)Push A82.5 kg × 12 Bench") == isUsed)
        #expect(text.contains("Bench Press (Barbell)Push B70 kg × 12 proposed × 13") == isUsed)
        #expect(text.contains("82.5 kg × 12"))
    }

    /// A plan names no weights for the sets of a schedule: what they are next the server has worked out.
    @Test func whatNextSaysTheWeightsOfASchedule() {
        let device = device { server in
            let percents: [Int64] = [57_500, 67_500, 77_500]
            let week = percents.map { PercentOfMax.PercentSet(percent: Percent(thousandths: $0), reps: 5) }
            server.plans[0].currentVersion.exercises[0].rule = .percentOfMax(
                PercentOfMax(trainingMax: .kg(100), weeks: [week]))
            for index in 0..<3 {
                server.plans[0].currentVersion.exercises[0].sets[index].weight = nil
                server.plans[0].currentVersion.exercises[0].sets[index].reps = 5
            }
            let exercise = server.plans[0].currentVersion.exercises[0]
            let targets = percents.map { SetTarget(weight: Mass(thousandths: $0, of: .kg), reps: 5) }
            var item = NextItem(
                exerciseID: exercise.exerciseID, name: exercise.name,
                recommendation: Recommendation(
                    change: .stay, targets: targets, reasons: NonEmpty(Reason(.planTarget))))
            (item.planID, item.exercisePrescriptionID) = (server.plans[0].id, exercise.id)
            server.next = [item]
        }
        #expect(device.pageText.contains("57.5 kg × 5 · 67.5 kg × 5 · 77.5 kg × 5"), "\(device.pageText)")
    }

    @Test func proposalsOfTwoPlansForOneLiftStandTogetherUnderTheirPlans() {
        var device = device { server in
            secondPlan(&server)
            var other = raise(server.plans[0], number: 3)
            for index in other.changes.indices {
                other.changes[index].exerciseID = ExerciseID(high: 7, low: 2)
                other.changes[index].exerciseName = "Pull Up"
                other.changes[index].targetExercisePrescriptionID = PrescriptionID(high: 8, low: 12)
            }
            server.suggestions = [raise(server.plans[0]), other, raise(server.plans[1], number: 2)]
        }
        #expect(device.pageText.contains("Bench Press (Barbell) (Push A), Bench Press (Barbell) (Push B), Pull Up"))
        device.tap("3 suggestions wait")
        device.settle()
        let text = device.pageText
        #expect(text.contains("Later: asked again before the next workout."))
        let first = text.firstRange(of: "Bench Press (Barbell)Push A")?.lowerBound
        let second = text.firstRange(of: "Bench Press (Barbell)Push B")?.lowerBound
        let third = text.firstRange(of: "Pull UpPush A")?.lowerBound
        #expect(first != nil && second != nil && third != nil)
        if let first, let second, let third { #expect(first < second && second < third) }
        #expect(text.contains("Sets 1–3: 70 kg × 12 → 70 kg × 13"))
    }

    // MARK: What each set becomes

    @Test func setsThatDifferAreToldEach() {
        var device = device { server in
            server.plans[0].currentVersion.exercises[0].sets[1].reps = 10
            server.suggestions = [raise(server.plans[0])]
        }
        device.navigate("/suggestions")
        device.settle()
        let text = device.pageText
        #expect(text.contains("Set 1: 82.5 kg × 12 → 82.5 kg × 13"))
        #expect(text.contains("Set 2: 82.5 kg × 10 → 82.5 kg × 11"))
        #expect(text.contains("Set 3: 82.5 kg × 12 → 82.5 kg × 13"))
        #expect(!text.contains("12→13"), "one number does not stand for all of them")
    }

    @Test func workWithoutAPlanHasNoVersionToSpeakOf() throws {
        var device = device { server in
            let performance = server.sessions[0].exercises[0]
            var suggestion = raise(server.plans[0], session: performance.id)
            suggestion.planID = nil
            for index in suggestion.changes.indices {
                suggestion.changes[index].targetExercisePrescriptionID = PrescriptionID(high: 200, low: 1)
                suggestion.changes[index].sourceSetPerformanceID = performance.sets[index].id
                (suggestion.changes[index].from, suggestion.changes[index].value) = (.reps(11), .reps(12))
            }
            server.suggestions = [suggestion]
        }
        device.navigate("/suggestions")
        device.settle()
        #expect(device.pageText.contains("Sets 1–3: 82.5 kg × 11 → 82.5 kg × 12"))
        device.tap("Accept all")
        device.settle()
        #expect(device.pageText.contains("Accepted"))
        #expect(!device.pageText.contains("Version"))
    }

    @Test func anAcceptedChangeIsToldFromWhatStoodThereBefore() {
        let server = gymServer()
        var exercise = server.plans[0].currentVersion.exercises[0]
        let changes = raise(server.plans[0]).changes
        let before = exercise.steps(changes)
        #expect(before.map(\.number) == [1, 2, 3])
        for index in exercise.sets.indices { exercise.sets[index].reps = 13 }
        #expect(exercise.steps(changes) == before)
        // Somebody else edited the plan: the change no longer fits.
        for index in exercise.sets.indices { exercise.sets[index].reps = 6 }
        #expect(exercise.steps(changes).isEmpty)
        exercise.sets[0].type = .warmup
        exercise.sets[1].reps = 12
        #expect(exercise.steps(changes).map(\.number) == [1])
    }

    @Test func aChangeOfTheWholeExerciseIsToldForEachWorkingSet() {
        let server = gymServer()
        var exercise = server.plans[0].currentVersion.exercises[0]
        exercise.sets[0].type = .warmup
        exercise.sets[2].weight = .kg(80)
        var change = SuggestedChange(id: id(1), type: .stay, exerciseName: "")
        change.type = .increaseWeight
        (change.from, change.delta) = (.mass(Mass(thousandths: 82_500, of: .kg)), .mass(.kg(5)))
        change.value = .mass(Mass(thousandths: 87_500, of: .kg))
        let steps = exercise.steps([change])
        #expect(steps.map(\.to.weight) == [Mass(thousandths: 87_500, of: .kg), .kg(85)])
        for index in 1...2 { exercise.sets[index].weight = steps[index - 1].to.weight }
        #expect(exercise.steps([change]) == steps)
    }

    // MARK: Evidence

    @Test func nothingIsCalledAHitWithoutATarget() {
        var workout = ActiveWorkout(
            id: id(1), userID: id(2), startTime: evening, createdAt: evening, updatedAt: evening)
        var exercise = ActiveExercise(instanceID: id(1), exerciseID: bench.id, name: "", position: 0)
        exercise.instanceID = InstanceID(high: 1, low: 1)
        var set = ActiveSet(id: id(1))
        (set.weight, set.reps, set.status) = (.kg(80), 8, .done)
        exercise.sets = [set]
        workout.exercises = [exercise]
        var change = SuggestedChange(id: id(1), type: .stay, exerciseName: "")
        change.sourceExercisePerformanceID = exercise.instanceID
        let card = ReviewCard(
            suggestion: PlanSuggestion(id: id(1), createdAt: Instant(milliseconds: 0), source: .rules),
            changes: [change])
        func isHit(_ workout: ActiveWorkout) -> Bool? {
            Evidence(card, workout.exercises, nil, [])?.isHit
        }
        #expect(isHit(workout) == nil)
        workout.exercises[0].sets[0].target = SetTarget(weight: .kg(80), reps: 8)
        #expect(isHit(workout) == true)
        workout.exercises[0].sets.append(workout.exercises[0].sets[0])
        workout.exercises[0].sets[1].status = .skipped
        #expect(isHit(workout) == false)
    }
}
