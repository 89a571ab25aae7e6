import TestSupport
import Testing
import Training
import Wire

/// Which day of a program is due (seed 003), and what its phase makes of the targets (seed 001).
struct ProgramTests {
    // MARK: Phases

    /// Seed 001, "Week Types and Modifiers": every row by name.
    @Test(
        arguments: [
            (TrainingPhase.regular, 1_000, 1_000, nil), (.deload, 600, 500, 3_00), (.peak, 1_050, 700, 50),
            (.test, 1_000, 300, nil),
        ] as [(TrainingPhase, Int64, Int64, Int?)])
    func everyWeekTypeHasItsModifiers(phase: TrainingPhase, intensity: Int64, volume: Int64, reserve: Int?) {
        let adjustment = PhaseAdjustment(phase)
        #expect(adjustment.intensity.thousandths == intensity)
        #expect(adjustment.volume.thousandths == volume)
        #expect(adjustment.reserve?.halves == reserve.map { $0 / 50 })
        for language in Languages().all {
            // A week may have numbers of its own: they stand beside the guidance, not in it.
            #expect(!phase.coachingNotes(language).contains { $0.isNumber })
            // Every row has guidance of its own.
            for other in TrainingPhase.allCases where other != phase {
                #expect(phase.coachingNotes(language) != other.coachingNotes(language))
            }
        }
    }

    /// The day that is due answers with the row of its phase; one of no phase with none.
    @Test(
        arguments: [
            (TrainingPhase.regular, 1_000, 1_000, 1_000), (.deload, 600, 500, 700), (.peak, 1_050, 700, 950),
            (.test, 1_000, 300, 1_000), (nil, nil, nil, nil),
        ] as [(TrainingPhase?, Int64?, Int64?, Int?)])
    func todayAnswersWithTheTable(phase: TrainingPhase?, intensity: Int64?, volume: Int64?, cap: Int?) throws {
        var program = program("A")
        program.days[0].phase = phase
        let tracked = TrackedProgram(program, isActive: true, lastUsed: nil, now: monday)
        let today = ProgramToday(tracked, now: monday) { _ in nil }
        #expect(today.day?.phase == phase)
        #expect(today.intensity?.thousandths == intensity && today.volume?.thousandths == volume)
        #expect(today.rpeCap == cap.flatMap { RPE(hundredths: $0) })
        program.days[0].intensityModifier = Modifier(thousandths: 900)
        let own = ProgramToday(
            TrackedProgram(program, isActive: true, lastUsed: nil, now: monday), now: monday
        ) { _ in nil }
        #expect(own.intensity?.thousandths == 900 && own.rpeCap != nil)
    }

    @Test func aDeloadTakesWeightAndSetsAndLeavesThePlan() throws {
        let plan = pushPlan()
        let loads = Loads(increment: .kg(1), kind: .external)
        let day = plan.adjusted(by: PhaseAdjustment(.deload)) { _ in loads }
        #expect(day.id == plan.id)
        for (own, today) in zip(plan.exercises, day.exercises) {
            let counting = own.sets.filter { $0.type.countsForProgression }
            let kept = today.sets.filter { $0.type.countsForProgression }
            #expect(kept.count == max(1, (counting.count + 1) / 2))
            for (before, after) in zip(counting, kept) {
                #expect(after.id == before.id && after.reps == before.reps)
                if let weight = before.weight { #expect(after.weight == loads.nearest(weight.scaled(6, over: 10))) }
                if before.reps != nil { #expect(try #require(after.rir) >= #require(RIR(3))) }
            }
        }
        #expect(plan.adjusted(by: PhaseAdjustment(.regular)) { _ in loads } == plan)
    }

    /// The last working set that a test week leaves goes as far as it goes; what may be left out is not tested.
    @Test func aTestIsForAsManyRepsAsThereAre() throws {
        var plan = pushPlan()
        let loads = Loads(.standard(.kg))
        for index in plan.exercises[0].sets.indices { plan.exercises[0].sets[index].rir = RIR(3) }
        let day = plan.adjusted(by: PhaseAdjustment(.test)) { _ in loads }
        let tested = day.exercises[0].sets.filter(\.type.countsForProgression)
        #expect(tested.count < plan.exercises[0].sets.filter(\.type.countsForProgression).count)
        #expect(tested.last?.amrap == true && tested.last?.rir == nil)
        #expect(tested.last?.numbers.reps == plan.exercises[0].sets.last?.numbers.reps)
        plan.exercises[0].optional = true
        let optional = plan.adjusted(by: PhaseAdjustment(.test)) { _ in loads }
        #expect(optional.exercises[0].sets.allSatisfy { !$0.amrap })
    }

    /// A ramp keeps what it leads up to where the week is to be heavy or a test, and begins as it does where it is light.
    @Test(
        arguments: [
            (.regular, [65, 75, 85], true), (.deload, [39, 45], false), (.peak, [79, 89], false), (.test, [85], true),
        ] as [(TrainingPhase, [Int64], Bool)])
    func aRampKeepsItsHeavySet(phase: TrainingPhase, weights: [Int64], isOpen: Bool) {
        var plan = pushPlan()
        var lift = plan.exercises[0]
        lift.sets = ([65, 75, 85] as [Int64]).map { weight in
            var set = SetPrescription(id: .unnamed, reps: 5)
            (set.weight, set.amrap) = (.kg(weight), weight == 85)
            return set
        }
        plan.exercises = [lift]
        let loads = Loads(increment: .kg(1), kind: .external)
        let day = plan.adjusted(by: PhaseAdjustment(phase)) { _ in loads }.exercises[0].sets
        #expect(day.map(\.weight) == weights.map { .kg($0) })
        // A cap of effort leaves something also in the last set.
        #expect(day.last?.amrap == isOpen)
        plan.exercises[0].loadKind = .assisted
        let helped = plan.adjusted(by: PhaseAdjustment(.test)) { _ in Loads(increment: .kg(1), kind: .assisted) }
        #expect(helped.exercises[0].sets.map(\.weight) == [.kg(65)], "less help is harder")
    }

    /// A max of 100 kg is a place for whoever begins, but not beside weights that are written out.
    @Test(arguments: [true, false]) func aMaxOfAHundredBesideWeightsIsSomebodysOwn(hasWeights: Bool) {
        var lift = pushPlan().exercises[0]
        lift.rule = .percentOfMax(
            PercentOfMax(
                trainingMax: PercentOfMax.openMax, weeks: [[.init(percent: Percent(thousandths: 65_000), reps: 5)]]))
        lift.sets = [SetPrescription(id: .unnamed, reps: 5)]
        if hasWeights { lift.sets[0].weight = .kg(65) }
        var blueprint = ProgramBlueprint(name: "P", plans: [.init(name: "A", exercises: [lift])])
        blueprint.maxShare = Modifier(thousandths: 900)
        let begun = blueprint.started([:], unit: .kg) { $0.ownLoads() }
        guard case .percentOfMax(let rule)? = begun.plans[0].exercises[0].rule else { return }
        #expect((rule.trainingMax == .kg(100)) == hasWeights)
        #expect(blueprint.guessed([:]).isEmpty == hasWeights)
        let handedOn = begun.withoutGuesses([:], unit: .kg) { $0.ownLoads() }
        #expect(handedOn == blueprint)
    }

    @Test func whatHurtsIsNotMadeHeavierByAPeakWeek() {
        let (plan, loads) = (pushPlan(), Loads(increment: .kg(1), kind: .external))
        func heaviest(_ phase: TrainingPhase, held: Bool) -> Mass? {
            plan.adjusted(by: PhaseAdjustment(phase), held: { _ in held }, loads: { _ in loads })
                .exercises[0].workingWeights.max()
        }
        let planned = plan.exercises[0].workingWeights.max()
        #expect(heaviest(.peak, held: true) == planned && heaviest(.peak, held: false) != planned)
        #expect(heaviest(.deload, held: true) == heaviest(.deload, held: false), "less is less all the same")
    }

    /// The key set of a peak week is its heaviest, though the day has fewer sets than the schedule.
    @Test(arguments: [(5, true), (4, false)]) func aPeakWeekRaisesTheMax(reps: Int, isRaised: Bool) {
        let week = ([65, 75, 85] as [Int64]).map {
            PercentOfMax.PercentSet(percent: Percent(thousandths: $0 * 1_000), reps: 5)
        }
        var rule = PercentOfMax(trainingMax: .kg(100), weeks: [week])
        (rule.increase.when, rule.increase.amount) = (.week, .kg(5))
        let loads = Loads(increment: .kg(1), kind: .external)
        let sets = ([79, 89] as [Int64]).map { weight in
            EvaluatedSet(
                target: SetTarget(weight: .kg(weight), reps: 5), weight: .kg(weight), reps: weight == 89 ? reps : 5)
        }
        var work = SessionWork(sets, loads: loads)
        work.isPeak = true
        let step = ProgressionRule.percentOfMax(rule).next(after: work)
        #expect((step.recommendation.change == .changeTrainingMax) == isRaised)
    }

    /// On a day of the week that is none of those that were chosen, the day that waits is the next one.
    @Test func theDayThatWaitsForItsWeekdayIsNext() {
        var program = program("AB")
        // `monday` is day 1 of the week; Tuesday and Thursday are trained.
        program.weekdays = [2, 4]
        let today = ProgramToday(TrackedProgram(program, isActive: true, lastUsed: nil, now: monday), now: monday) {
            _ in nil
        }
        #expect(today.isRest && today.day?.dayNumber == 1 && today.nextWorkout?.dayNumber == 1)
        let tuesday = monday.adding(seconds: 86_400)
        let due = ProgramToday(TrackedProgram(program, isActive: true, lastUsed: nil, now: tuesday), now: tuesday) {
            _ in nil
        }
        #expect(!due.isRest && due.day?.dayNumber == 1 && due.nextWorkout?.dayNumber == 2)
    }

    /// A share is no change: it has no sign.
    @Test(arguments: [Reason.Code.phaseRegular, .phaseDeload, .phasePeak, .phaseTest])
    func theReasonOfAPhaseSaysAShare(code: Reason.Code) {
        let reason = Reason(code) {
            ($0.percent, $0.from, $0.to) = (Percent(thousandths: 60_000), .kg(100), .kg(60))
        }
        #expect(Voice(.english, .kg).sentence(reason).contains(" 60% of 100 kg"))
        for language in Languages().all {
            let text = Voice(language, .kg).sentence(reason)
            #expect(text.contains(" 60") && !text.contains("−") && !text.contains("+"), "\(text)")
        }
    }

    /// What stands for a lift of the plan is lightened as the lift is: from its own work, rounded to its own loads.
    @Test(arguments: TrainingPhase.allCases) func whatStandsForALiftIsDoneAsThePhaseHasIt(phase: TrainingPhase) throws {
        let adjustment = PhaseAdjustment(phase)
        let loads = Loads(increment: .kg(5), kind: .external)
        var plan = pushPlan()
        for index in plan.exercises[0].sets.indices { plan.exercises[0].sets[index].rir = RIR(1) }
        let planned = plan.adjusted(by: adjustment) { _ in loads }.exercises[0].sets
            .filter(\.type.countsForProgression).map(\.target)
        for kilograms in 20...200 as ClosedRange<Int64> {
            let last = [SetTarget(weight: .kg(kilograms), reps: 5), SetTarget(weight: .kg(kilograms - 5), reps: 6)]
            let targets = adjustment.targets(like: last, insteadOf: planned, .reps, loads: loads)
            #expect(targets.count == planned.count)
            let weight = try #require(targets[0].weight)
            if adjustment.intensity == .whole {
                #expect(weight == .kg(kilograms) && targets[0].plannedWeight == nil)
            } else {
                #expect(
                    weight == loads.nearest(Mass.kg(kilograms).scaled(adjustment.intensity.thousandths, over: 1_000)))
            }
            #expect(targets[0].ofThePlan.weight == .kg(kilograms), "what comes next begins with what was done in full")
            for (target, set) in zip(targets, planned) {
                #expect(target.rir == (adjustment.reserve == nil ? nil : set.rir))
            }
            #expect(targets.map(\.reps) == planned.indices.map { $0 == 0 ? 5 : 6 })
        }
        #expect(
            adjustment.targets(like: [], insteadOf: planned, .reps, loads: loads).map(\.reps) == planned.map(\.reps))
    }

    /// Back-offs of a first session are lighter than its top set, by the share of the rule.
    @Test func backOffsBeginLighterThanTheTopSet() throws {
        var rule = TopSetBackoff()
        rule.backoffDropPercent = Percent(thousandths: 20_000)
        var lift = pushPlan().exercises[0]
        lift.rule = .topSetBackoff(rule)
        lift.sets = [SetType.top, .backoff, .backoff].map {
            var set = SetPrescription(id: .unnamed, type: $0)
            set.reps = 5
            return set
        }
        let blueprint = ProgramBlueprint(name: "P", plans: [.init(name: "A", exercises: [lift])])
        let loads = Loads(.standard(.kg))
        let sets = blueprint.started([lift.exerciseID: .kg(100)], unit: .kg) { _ in loads }.plans[0].exercises[0].sets
        let top = try #require(sets[0].weight)
        #expect(top > .kg(70) && sets[1].weight == sets[2].weight)
        let share = Double(try #require(sets[1].weight).units) / Double(top.units)
        #expect(abs(share - 0.8) < 0.03)
    }

    /// Every phase rounds to the load that is nearest, as `calc/loading` says it; only never to a harder one than the plan's where it
    /// asks for less.
    @Test(arguments: TrainingPhase.allCases, [1, 2, 5, 10] as [Int64])
    func everyPhaseRoundsToTheNearestLoad(phase: TrainingPhase, step: Int64) throws {
        let loads = Loads(increment: .kg(step), kind: .external)
        let adjustment = PhaseAdjustment(phase)
        for kilograms in 20...200 as ClosedRange<Int64> {
            var plan = pushPlan()
            plan.exercises[0].sets = straight(3, 5, at: kilograms)
            let weight = try #require(plan.adjusted(by: adjustment) { _ in loads }.exercises[0].sets[0].weight)
            let exact = Mass.kg(kilograms).scaled(adjustment.intensity.thousandths, over: 1_000)
            #expect(
                weight == (adjustment.intensity == .whole ? .kg(kilograms) : loads.nearest(exact)),
                "\(kilograms) kg in steps of \(step)")
            if adjustment.intensity < .whole { #expect(weight <= .kg(kilograms)) }
        }
    }

    @Test(arguments: 1...200) func noPhaseMakesWhatCannotBe(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var plan = pushPlan()
        plan.exercises[0].sets = straight(
            Int.random(in: 1...9, using: &random), 5, at: .random(in: 5...200, using: &random))
        var adjustment = PhaseAdjustment(random.pick(TrainingPhase.allCases))
        adjustment.intensity = Modifier(thousandths: .random(in: 100...2_000, using: &random))
        adjustment.volume = Modifier(thousandths: .random(in: 100...2_000, using: &random))
        let loads = Loads(.standard(.kg))
        let day = plan.adjusted(by: adjustment) { _ in loads }
        let (own, today) = (plan.exercises[0].sets, day.exercises[0].sets)
        #expect(!today.isEmpty && today.count <= own.count)
        for (before, after) in zip(own, today) {
            let (planned, weight) = (try #require(before.weight), try #require(after.weight))
            #expect(loads.nearest(weight) == weight || weight == planned)
            if adjustment.intensity < .whole { #expect(weight <= max(planned, loads.nearest(planned))) }
        }
    }

    // MARK: Days

    private let monday = Instant("2026-11-16T18:00:00+01:00")!

    private func at(_ days: Int64, hour: Int64 = 0) -> Instant { monday.adding(seconds: days * 86_400 + hour * 3_600) }

    /// Days by letters: a letter is a plan, a dash is rest.
    private func program(_ days: String, loops: Bool = false) -> Program {
        var program = Program(id: id(1), name: days)
        for (index, letter) in days.enumerated() {
            program.days.append(
                ProgramDay(
                    id: id(100 + index), dayNumber: index + 1,
                    planID: letter == "-" ? nil : id(Int(letter.asciiValue!))))
        }
        program.loops = loops
        program.start(at: monday)
        return program
    }

    private func train(_ program: inout Program, on date: Int64) throws {
        let day = try #require(program.dueDay(at: at(date)))
        program.done(day, session: id(Int(1_000 + date)), at: at(date))
    }

    /// Seed 003: push, pull, legs, rest; "automatic day-by-day progression after each workout completion".
    @Test func aDoneDayIsFollowedByTheNext() throws {
        var program = program("ABC-ABC-")
        for (date, number) in [(0, 1), (1, 2), (2, 3)] as [(Int64, Int)] {
            #expect(program.dueDay(at: at(date))?.dayNumber == number)
            try train(&program, on: date)
        }
        // The rest day is the day after, and passes with its date.
        #expect(program.dueDay(at: at(2, hour: 1))?.isRestDay == true)
        // Each plan comes next on the first of its days from there on.
        for plan in Set(program.days.compactMap(\.planID)) {
            let next = program.nextDay(with: plan, at: at(2, hour: 1))
            #expect(next?.id == program.days.first { $0.dayNumber > 3 && $0.planID == plan }?.id)
        }
        #expect(program.dueDay(at: at(3))?.dayNumber == 4)
        #expect(program.isTrained(on: at(3)) == false)
        #expect(program.dueDay(at: at(4))?.dayNumber == 5)
        #expect(program.isTrained(on: at(4)))
        // Missed days move the program, not the calendar.
        #expect(program.dueDay(at: at(20))?.dayNumber == 5)
        for date in [20, 21] as [Int64] { try train(&program, on: date) }
        let last = try #require(program.dueDay(at: at(22)))
        let isLast = program.done(last, session: id(7), at: at(22))
        #expect(isLast)
        #expect(program.run?.finishedAt == at(22))
        #expect(program.dueDay(at: at(23)) == nil)
        #expect(ProgramProgress(of: program).status == .finished)
    }

    /// Sunday's workout is one of this week where weeks begin with it.
    @Test func theWeekOfARoutineIsTheLifters() {
        var program = program("AB", loops: true)
        program.done(program.days[0], session: id(7), at: at(-1))
        program.done(program.days[1], session: id(8), at: at(0))
        func done(_ start: WeekStart) -> Int {
            ProgramProgress(of: program, now: at(0), startingOn: start).doneThisWeek
        }
        #expect(done(.monday) == 1 && done(.sunday) == 2 && done(.saturday) == 2)
    }

    /// Whether rounds end in it or the week of the program does: what was done in a week stays done in it.
    @Test func whatWasDoneThisWeekStaysDone() throws {
        var round = program("AB", loops: true)
        var weeks = program("ABAB", loops: true)
        for index in weeks.days.indices { weeks.days[index].week = index / 2 + 1 }
        for date in 0..<6 as Range<Int64> {
            try train(&round, on: date)
            try train(&weeks, on: date)
            for program in [round, weeks] {
                #expect(ProgramProgress(of: program, now: at(date)).doneThisWeek == Int(date) + 1)
            }
        }
        #expect(round.run?.lap == 3 && ProgramProgress(of: weeks, now: at(6)).plannedThisWeek == 2)
        #expect(ProgramProgress(of: round, now: at(7)).doneThisWeek == 0, "another week")
    }

    /// On the days of the week to which it is bound it says which of its days comes; where the calendar has something of its own for a
    /// day, be it rest, it says nothing.
    @Test func aBoundDaySaysWhatItIs() throws {
        var program = program("ABAB")
        program.weekdays = [1, 3]
        for index in program.days.indices {
            program.days[index].week = index / 2 + 1
            if index >= 2 { program.days[index].phase = .deload }
        }
        func bound(_ day: Int64, _ planned: [ScheduledWorkout] = [], now: Int64 = 0) -> BoundDay? {
            program.bound(on: LocalDate(at(day)), now: at(now), [], besides: planned)
        }
        func said(_ day: Int64, now: Int64 = 0, _ plan: String? = "Push A") throws -> String {
            Voice().sentence(try #require(bound(day, now: now)), of: program) { _ in plan }
        }
        program.name = "Block"
        #expect(try said(0) == "Push A · week 1 of 2, day 1" && bound(1) == nil)
        #expect(try said(7) == "Push A · week 2 of 2, day 3 · Deload: lighter and less")
        #expect(try said(7, nil) == "Block · week 2 of 2, day 3 · Deload: lighter and less")
        #expect(try said(0, now: 1) == "Block" && bound(0, now: 1)?.state == .missed)
        var rest = ScheduleEntry(id: id(3), .rest, on: LocalDate(at(7)))
        let days = rest.days(from: LocalDate(at(0)), through: LocalDate(at(9)))
        #expect(bound(7, days) == nil && bound(2, days) != nil)
        rest.changes = [ScheduleEntry.Change(date: LocalDate(at(7)), isSkipped: true)]
        #expect(bound(7, rest.days(from: LocalDate(at(0)), through: LocalDate(at(9)))) != nil, "it is left out")
        let done = TrainedSession(id: id(4), startedAt: at(0), endedAt: at(0), planID: program.days[0].planID)
        #expect(program.bound(on: LocalDate(at(0)), now: at(0), [done], besides: [])?.state == .done)
    }

    @Test func aRoutineComesRoundForEver() throws {
        var program = program("AB", loops: true)
        var done: [Int] = []
        for date in 0..<5 as Range<Int64> {
            done.append(try #require(program.dueDay(at: at(date))).dayNumber)
            try train(&program, on: date)
        }
        #expect(done == [1, 2, 1, 2, 1])
        #expect(program.run?.lap == 2)
        #expect(program.run?.finishedAt == nil)
        // Only what still tells something is kept: two rounds, and what was done in the last week.
        #expect(try #require(program.run).marks.count == 5)
        for date in 5..<40 as Range<Int64> { try train(&program, on: date) }
        #expect(try #require(program.run).marks.count <= 10)
    }

    @Test func skippingTwiceIsOnce() throws {
        var program = program("ABC")
        program.skip(1, at: at(0))
        let once = program
        program.skip(1, at: at(0, hour: 1))
        #expect(program == once)
        #expect(program.dueDay(at: at(0))?.dayNumber == 2)
        program.jump(to: 1, at: at(0))
        #expect(program.dueDay(at: at(0))?.dayNumber == 1)
    }

    @Test func whatIsSkippedOverIsSkippedToo() throws {
        var program = program("AB-CD")
        try train(&program, on: 0)
        program.skip(5, at: at(1))
        let run = try #require(program.run)
        #expect(run.marks.map(\.dayNumber) == [1, 2, 4, 5])
        #expect(run.marks.map(\.kind) == [.done, .skipped, .skipped, .skipped])
    }

    @Test func anEarlierDayDoneAgainLeavesTheNextOne() throws {
        var program = program("ABC")
        try train(&program, on: 0)
        program.done(program.days[0], session: id(55), at: at(1))
        #expect(program.run?.nextDay == 2)
        // A session counts once, however often it is told.
        let before = program
        program.done(program.days[0], session: id(55), at: at(1))
        #expect(program == before)
    }

    @Test func aPauseMissesNothing() throws {
        var program = program("AB", loops: true)
        program.weekdays = [1, 3, 5]
        program.pause(true, at: at(0))
        #expect(program.dueDay(at: at(30)) == nil)
        program.pause(false, at: at(28))
        #expect(program.dueDay(at: at(28))?.dayNumber == 1)
    }

    @Test func fixedWeekdaysPassWhenMissed() throws {
        var program = program("ABCD")
        program.weekdays = [1, 3, 5]
        #expect(program.isTrained(on: at(0)))
        #expect(!program.isTrained(on: at(1)))
        #expect(program.dueDay(at: at(1))?.dayNumber == 2)
        try train(&program, on: 2)
        #expect(program.run?.nextDay == 3)
        #expect(!program.isTrained(on: at(2, hour: 2)))
        // Friday was missed.
        #expect(program.dueDay(at: at(7))?.dayNumber == 4)
    }

    // MARK: Properties

    @Test(arguments: 1...300) func theCursorIsAlwaysADay(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let letters = (0..<Int.random(in: 0...9, using: &random)).map { _ in random.pick(["A", "B", "-"]) }
        var program = program("A" + letters.joined(), loops: random.chance(2))
        if random.chance(3) { program.weekdays = [2, 4] }
        var date: Int64 = 0
        for step in 0..<60 {
            date += .random(in: 0...3, using: &random)
            switch Int.random(in: 0...5, using: &random) {
            case 0: program.skip(.random(in: 1...10, using: &random), at: at(date))
            case 1: program.jump(to: .random(in: 1...10, using: &random), at: at(date))
            case 2: program.pause(random.chance(2), at: at(date))
            default:
                if let day = program.dueDay(at: at(date)), !day.isRestDay {
                    program.done(day, session: id(5_000 + step), at: at(date))
                }
            }
            let run = try #require(program.run)
            #expect((1...program.days.count).contains(run.nextDay))
            if run.finishedAt == nil, run.pausedAt == nil {
                let due = try #require(program.dueDay(at: at(date)))
                // The same moment has the same day, and asking changes nothing.
                #expect(program.dueDay(at: at(date)) == due)
            }
            #expect(try JSON.decode(Program.self, from: JSON.text(program)) == program)
            let progress = ProgramProgress(of: program, now: at(date))
            #expect(progress.done <= progress.total)
        }
    }
}

extension ProgramProgress {
    fileprivate init(of program: Program) {
        self.init(of: program, now: program.run?.dueSince ?? program.run!.startedAt)
    }
}
