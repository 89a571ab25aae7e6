/// A program played from its first day on, by the rules of its plans, for a lifter who takes every recommendation: what a preview
/// shows week by week, with the weights of whoever looks at it.
///
/// A day of a phase has its targets as the phase makes them. One for recovery or for a test moves nothing; one with other
/// weights or fewer sets than its plan is judged as if the plan's own had been asked for.
public struct ProgramSimulation: Sendable {
    /// What an exercise begins with.
    public struct Start: Sendable {
        /// Of the working sets, or the training max; `nil` for what the prescription says.
        public var weight: Mass?
        /// The step of the exercise's load.
        public var increment: Mass
        /// What there is to load; `nil` for multiples of the rule's own step.
        public var loads: Loads?

        public init(weight: Mass?, increment: Mass, loads: Loads? = nil) {
            (self.weight, self.increment, self.loads) = (weight, increment, loads)
        }
    }

    private let blueprint: ProgramBlueprint
    private let lifter: NamedLifter
    private let voice: Voice
    private var program: SimulatedProgram
    /// The index of the next day, over all laps.
    private var next = 0

    /// - Parameters:
    ///   - blueprint: keys that it leaves out follow from `withKeys()`.
    ///   - voice: in which reasons are said, in the lifter's unit.
    ///   - start: what an exercise begins with, asked once for each prescription.
    public init(
        of blueprint: ProgramBlueprint, lifter: NamedLifter, voice: Voice = Voice(),
        start: (ExercisePrescription) -> Start
    ) {
        (self.blueprint, self.lifter, self.voice) = (blueprint.withKeys(), lifter, voice)
        var lifts: [(name: String, key: String, exercise: ExerciseID, lift: SimulatedLift)] = []
        for (plan, content) in self.blueprint.plans.enumerated() {
            for (place, prescription) in content.exercises.enumerated() {
                let first = start(prescription)
                let usual = prescription.ruleInUse(increment: first.increment, unit: voice.unit)
                let loads = first.loads ?? usual.ownLoads(kind: prescription.loadKind, unit: voice.unit)
                let begun = first.weight.map { prescription.starting(at: $0, loads) } ?? prescription
                let rule = begun.ruleInUse(increment: first.increment, unit: voice.unit)
                guard let key = prescription.progressionKey else { continue }
                lifts.append(
                    (
                        Self.name(plan, place), key.text, prescription.exerciseID, SimulatedLift(begun, rule, loads)
                    ))
            }
        }
        program = SimulatedProgram(lifts)
    }

    private static func name(_ plan: Int, _ place: Int) -> String { String(plan) + "/" + String(place) }

    /// Whether its last day was played. One that loops is never over, one without days always.
    public var isOver: Bool { blueprint.days.isEmpty || !blueprint.loops && next >= blueprint.days.count }

    /// The days up to the end, or as many as are asked for: rest days count.
    public mutating func play(atMost days: Int) -> [SimulatedProgramDay] {
        var played: [SimulatedProgramDay] = []
        while played.count < days, let day = playDay() { played.append(day) }
        return played
    }

    /// Plays the next day; `nil` where it is over.
    public mutating func playDay() -> SimulatedProgramDay? {
        guard !isOver else { return nil }
        let place = next % blueprint.days.count
        let day = blueprint.days[place]
        var played = SimulatedProgramDay(day, number: place + 1, lap: next / blueprint.days.count)
        next += 1
        guard let plan = blueprint.plans.firstIndex(where: { $0.name == day.plan }) else { return played }
        // All targets of a day are those of its start.
        let before = program
        let week = blueprint.week(of: day)
        for (place, prescription) in blueprint.plans[plan].exercises.enumerated() {
            let name = Self.name(plan, place)
            guard let lift = before.lifts[name] else { continue }
            let state = before.state(of: name)
            let reference = before.reference(for: name)
            let planned = lift.targets(state.on(week, lift.rule), reference: reference)
            var asked = day.adjustment.asked(planned, prescription)
            let kept = asked.kept(by: day.adjustment)
            if !day.adjustment.isNothing { asked.adjust(by: day.adjustment, lift.loads) }
            let targets = day.adjustment.isNothing ? planned : asked.plannedSets
            let done = lifter.perform(targets, session: program.counts[name] ?? 0)
            var work = SessionWork(
                day.adjustment.evaluated(done, targets, planned, kept), loads: lift.loads, reference: reference)
            (work.kind, work.isPeak) = (day.adjustment.phase.kind, day.phase == .peak)
            // A raise that is large for the weight is a smaller one there, too.
            let step = Coach().sensible(lift.step(work, program.state(of: name)), work)
            program.take(step, name)
            played.exercises.append(SimulatedExercise(prescription, SimulatedSession(targets, done, step, voice)))
        }
        return played
    }
}

extension ProgramBlueprint.Day {
    /// What it makes of the targets of its plan.
    public var adjustment: PhaseAdjustment {
        PhaseAdjustment(phase, intensity: intensityModifier, volume: volumeModifier)
    }
}

extension PhaseAdjustment {
    /// The lift with its sets of the day, before the phase.
    fileprivate func asked(_ planned: [PlannedSet], _ prescription: ExercisePrescription) -> ExercisePrescription {
        var day = prescription
        day.sets = []
        for set in planned {
            var own = SetPrescription(id: .unnamed, type: set.type, amrap: set.amrap)
            (own.weight, own.reps, own.rir) = (set.target.weight, set.target.reps, set.target.rir)
            own.durationSeconds = set.target.durationSeconds
            day.sets.append(own)
        }
        return day
    }

    /// What was done, beside the plan's own targets: sets that the day leaves out went as the last one before them, or its first.
    fileprivate func evaluated(
        _ done: [PerformedEntry], _ targets: [PlannedSet], _ planned: [PlannedSet], _ kept: [Bool]
    ) -> [EvaluatedSet] {
        var (evaluated, next): ([EvaluatedSet], Int) = ([], 0)
        for (index, plan) in planned.enumerated() {
            let isLeftOut = !kept[index]
            if !isLeftOut { next += 1 }
            let place = max(0, next - 1)
            guard place < targets.count, place < done.count else { continue }
            var set = done[place].evaluated(against: targets[place])
            set.target = plan.target
            if set.weight == targets[place].target.weight { set.weight = plan.target.weight }
            if isLeftOut, let reps = set.reps, reps >= targets[place].target.reps ?? 0 {
                set.reps = plan.target.reps
            }
            if isLeftOut, set.durationSeconds == targets[place].target.durationSeconds {
                set.durationSeconds = plan.target.durationSeconds
            }
            (set.type, set.amrap) = (plan.type, plan.amrap)
            evaluated.append(set)
        }
        return evaluated
    }
}
