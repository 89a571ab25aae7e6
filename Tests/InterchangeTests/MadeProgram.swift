import TestSupport
import Training

/// A program with everything that a notation must be able to say, made by a seed.
struct MadeProgram {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed) }

    /// Names and texts that a line could trip over.
    static let texts = [
        "Upper A", "rest", "Rest", "a, b; c: d", "\"quoted\"", "as", "one as two", " spaced ", "", "5x5", "> note",
        "# five",
        "line\nbreak\n", "tab\tand\rreturn", "back\\slash", "(open", "week 3", "plan", "Bänke – schräg", "深蹲",
        "e\u{301}",
        "\u{301}alone", "\u{2028}", "days", "No sets", "key squat", "x\u{0}y", "by set", "\u{FEFF}", "optional",
    ]

    static let exercises: [Exercise] = {
        var exercises = [0, 2, 5, 9, 29, 40].map { BuiltInExercises.all[$0] }
        for (index, name) in texts.enumerated() where !name.isEmpty {
            exercises.append(Exercise(id: .named(name, in: exercises[0].id), slug: "own_" + String(index), name: name))
        }
        return exercises
    }()

    static func exercise(_ name: String) -> Exercise? { exercises.first { Array($0.name.utf8) == Array(name.utf8) } }
    static func exercise(_ id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }

    private mutating func maybe<T>(_ value: (inout Self) -> T) -> T? { random.chance(2) ? value(&self) : nil }
    private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    private mutating func text() -> String { random.pick(Self.texts) }
    private mutating func percent() -> Percent { Percent(thousandths: Int64(int(1...200_000))) }
    private mutating func rpe() -> SessionRPE { SessionRPE(halves: int(2...20))! }

    private mutating func mass() -> Mass {
        switch int(0...3) {
        case 0: Mass(thousandths: Int64(int(0...800)) * 1_250, of: .kg)
        case 1: .lb(Int64(int(0...900)))
        case 2: Mass(thousandths: Int64(int(0...90_000)) * 10, of: .lb)
        default: Mass(units: Int64(int(0...9_999_999_999_999)))
        }
    }

    private mutating func key() -> ProgressionKey {
        switch int(0...2) {
        case 0: ProgressionLabel(random.pick(["squat", "bench volume", "a", "t3-row", "0123456789abcdefghij"]))!.key
        case 1: .named("key", in: Self.exercises[0].id)
        default: ProgressionLabel(random.pick(["press 2", "row/light", "x.y_z+1"]))!.key
        }
    }

    // MARK: Programs

    mutating func blueprint() -> ProgramBlueprint {
        var made = ProgramBlueprint(name: text())
        made.slug = maybe { $0.text() }
        made.about = maybe { $0.text() }
        made.category = maybe { $0.random.pick(ProgramCategory.allCases) }
        made.difficulty = maybe { $0.random.pick(Difficulty.allCases) }
        made.goal = maybe { $0.random.pick(Goal.allCases) }
        made.split = maybe { $0.random.pick(Split.allCases) }
        made.loops = random.chance(2)
        made.daysPerWeek = maybe { $0.int(1...7) }
        made.weekdays = maybe { made in Array(made.int(1...4)...made.int(4...7)) }
        made.maxShare = maybe { Modifier(thousandths: Int64($0.int(1...2_000))) }
        var names = Set<String>()
        for _ in 0..<int(1...4) {
            let plan = plan()
            if names.insert(plan.name).inserted { made.plans.append(plan) }
        }
        var week = 1
        for _ in 0..<int(0...3) {
            var days: [ProgramBlueprint.Day] = []
            var like = ProgramBlueprint.Day()
            like.phase = maybe { $0.random.pick(TrainingPhase.allCases) }
            like.intensityModifier = maybe { Modifier(thousandths: Int64($0.int(100...2_000))) }
            like.volumeModifier = maybe { Modifier(thousandths: Int64($0.int(100...2_000))) }
            for _ in 0..<int(1...4) {
                var day = like
                day.plan = maybe { $0.random.pick(made.plans).name }
                if random.chance(3) { day.name = text() }
                if random.chance(5) { day.notes = text() }
                days.append(day)
            }
            // A block of weeks, which are the same.
            for _ in 0..<int(1...3) {
                for day in days {
                    var day = day
                    day.week = random.chance(9) ? nil : week
                    made.days.append(day)
                }
                week += 1
            }
        }
        return made
    }

    mutating func plan() -> ProgramBlueprint.Plan {
        var plan = ProgramBlueprint.Plan(name: text())
        plan.notes = maybe { $0.text() }
        plan.category = maybe { $0.text() }
        plan.estimatedMinutes = maybe { $0.int(1...180) }
        for _ in 0..<int(0...5) { plan.exercises.append(prescription()) }
        return plan
    }

    mutating func prescription() -> ExercisePrescription {
        let exercise = random.pick(Self.exercises)
        var made = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        made.muscles = exercise.primaryMuscles
        made.notes = maybe { $0.text() }
        made.optional = random.chance(3)
        made.supersetGroup = maybe { $0.text() }
        made.progressionKey = maybe { $0.key() }
        made.rule = maybe { $0.rule() }
        made.repRange.mode = random.pick(RepRange.Mode.allCases)
        made.repRange.lower = maybe { $0.int(1...9) }
        made.repRange.upper = maybe { $0.int(9...20) }
        made.rest.mode = random.pick(RestPolicy.Mode.allCases)
        made.rest.seconds = maybe { $0.int(0...600) }
        if random.chance(2) {
            made.rest.byType = [random.pick(SetType.allCases).rawValue: int(0...600)]
            if random.chance(2) { made.rest.byType?["top"] = int(0...600) }
        }
        for _ in 0..<int(0...3) {
            let set = set(made.repRange.lower)
            for _ in 0..<int(1...3) { made.sets.append(set) }
        }
        return made
    }

    private mutating func set(_ lower: Int?) -> SetPrescription {
        SetPrescription(
            id: .unnamed, type: random.chance(2) ? .working : random.pick(SetType.allCases),
            weight: maybe { $0.mass() },
            reps: random.chance(4) ? nil : lower ?? int(1...100), rir: maybe { RIR(halves: $0.int(0...10))! },
            amrap: random.chance(4), durationSeconds: random.chance(4) ? int(1...7_200) : nil,
            restSeconds: random.chance(4) ? int(0...600) : nil)
    }

    // MARK: Rules

    mutating func rule() -> ProgressionRule { rule(random.pick(ProgressionRule.Kind.allCases)) }

    mutating func rule(_ kind: ProgressionRule.Kind) -> ProgressionRule {
        switch kind {
        case .doubleProgression:
            var rule = DoubleProgression()
            (rule.startingReps, rule.maxReps) = (int(1...8), int(8...30))
            if random.chance(2) { (rule.incrementPercent, rule.minIncrement) = (percent(), mass()) }
            rule.scope = random.pick(DoubleProgression.Scope.allCases)
            rule.rpeCap = maybe { $0.rpe() }
            rule.confirmations = int(1...3)
            rule.untilFailure = maybe { $0.random.chance(2) }
            return .doubleProgression(rule)
        case .straightSets:
            var rule = StraightSets()
            if random.chance(2) { (rule.increment, rule.deloadPercent) = (mass(), percent()) }
            (rule.successesNeeded, rule.failuresBeforeDeload) = (int(1...3), int(1...3))
            rule.doubleAtAmrapReps = maybe { $0.int(1...20) }
            return .straightSets(rule)
        case .topSetBackoff:
            var rule = TopSetBackoff()
            rule.topReps = RepBounds(int(1...4), int(4...8))
            rule.rpeCap = maybe { $0.rpe() }
            if random.chance(2) { (rule.increment, rule.backoffDropPercent) = (mass(), percent()) }
            (rule.backoffSets, rule.backoffReps) = (int(0...5), RepBounds(int(4...6), int(6...12)))
            return .topSetBackoff(rule)
        case .rpeAutoregulated:
            var rule = RPEAutoregulated()
            if random.chance(2) { rule.steps.removeFirst() }
            for index in rule.steps.indices {
                rule.steps[index].percent = Percent(thousandths: Int64(int(-50_000...50_000)))
            }
            return .rpeAutoregulated(rule)
        case .percentOfMax: return .percentOfMax(percentOfMax())
        case .staged: return .staged(staged())
        case .derivedFrom: return .derivedFrom(DerivedFrom(key: key().text, percent: percent()))
        case .repsOnly:
            var rule = RepsOnly()
            rule.maxReps = int(10...20)
            return .repsOnly(rule)
        case .durationOnly:
            var rule = DurationOnly()
            (rule.stepSeconds, rule.maxSeconds) = (int(1...240), int(1...3_600))
            return .durationOnly(rule)
        case .manual: return .manual
        }
    }

    private mutating func percentOfMax() -> PercentOfMax {
        var weeks: [[PercentOfMax.PercentSet]] = []
        for _ in 0..<int(1...4) {
            var week: [PercentOfMax.PercentSet] = []
            for _ in 0..<int(1...4) {
                let set = PercentOfMax.PercentSet(percent: percent(), reps: int(1...20), amrap: random.chance(3))
                for _ in 0..<int(1...3) { week.append(set) }
            }
            weeks.append(week)
        }
        var increase = MaxIncrease()
        increase.when = random.pick(MaxIncrease.When.allCases)
        if increase.when == .amrap {
            for row in 0..<int(0...3) { increase.table.append(MaxIncrease.Row(minReps: row * 2, amount: mass())) }
        } else {
            increase.amount = mass()
        }
        return PercentOfMax(trainingMax: mass(), weeks: weeks, increase: increase)
    }

    private mutating func staged() -> Staged {
        var rule = Staged()
        for index in rule.stages.indices {
            (rule.stages[index].sets, rule.stages[index].reps) = (int(1...9), int(1...9))
            rule.stages[index].amrap = random.chance(2)
        }
        if random.chance(3) { rule.stages = Staged.standard }
        if random.chance(2) { rule.increment = mass() }
        rule.totalRepsNeeded = maybe { $0.int(1...50) }
        (rule.restart.percent, rule.restart.stage) = (percent(), int(0...2))
        rule.restart.of = random.pick(Staged.Restart.Of.allCases)
        rule.restart.add = mass()
        return rule
    }
}
