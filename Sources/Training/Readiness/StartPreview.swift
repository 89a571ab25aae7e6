public import Wire

/// What a workout would be that starts now, and what is to be decided before.
public struct StartPreview: WireModel, Sendable {
    public var planID: PlanID
    public var planSnapshotID: SnapshotID
    /// The gym for which it was worked out; left out where there is none.
    public var gymID: GymID?
    public var phase: TrainingPhase?
    public var exercises: [PreviewExercise] = []
    /// Pending and deferred changes of the plan.
    public var changes: [SuggestedChange] = []
    /// What the lifter may confirm, or asked about; it goes into the start as `override`.
    public var proposedOverride: SessionOverride?
    /// Why it is proposed, or why nothing is although the lifter feels low.
    public var reasons: [Reason] = []

    public init(
        planID: PlanID, planSnapshotID: SnapshotID, phase: TrainingPhase? = nil, exercises: [PreviewExercise] = [],
        changes: [SuggestedChange] = [], proposedOverride: SessionOverride? = nil, reasons: [Reason] = []
    ) {
        (self.planID, self.planSnapshotID, self.phase, self.exercises) = (planID, planSnapshotID, phase, exercises)
        (self.changes, self.proposedOverride, self.reasons) = (changes, proposedOverride, reasons)
    }

    public init(blank: Blank) { (planID, planSnapshotID) = (.init(blank: blank), .init(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.omittable("gym_id", &gymID)
        try v.field("phase", &phase)
        try v.field("exercises", &exercises)
        try v.field("changes", &changes)
        try v.field("proposed_override", &proposedOverride)
        try v.field("reasons", &reasons)
    }
}

/// One exercise of a preview.
public struct PreviewExercise: WireModel, Sendable {
    public var exercisePrescriptionID: PrescriptionID
    public var exerciseID: ExerciseID
    public var name: String
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    public var sets: [PreviewSet] = []
    /// The sets as they are once everything that waits for the plan is accepted; `nil` where that changes nothing here.
    public var accepted: [PreviewSet]?
    /// That today's targets hold; `nil` for what the coach's model does not know.
    public var chance: Chance?
    /// The same once everything that waits is accepted, and with the proposed override; `nil` where the targets stay.
    public var acceptedChance: Chance?
    public var proposedChance: Chance?
    /// Why less is proposed for it today.
    public var caution: Reason?
    /// What hurts there, and where that is severe what could be done instead; that it is to be left out where nothing could.
    public var pain: Reason?
    public var substitute: SubstituteOffer?
    /// What it takes and the gym has not, and what could be done there instead, the best first; left out where nothing is missing.
    public var missing: [Equipment]?
    public var substitutes: [PreviewSubstitute]?

    public init(
        exercisePrescriptionID: PrescriptionID, exerciseID: ExerciseID, name: String, loadKind: LoadKind = .external,
        measure: Measure = .reps, sets: [PreviewSet] = [], accepted: [PreviewSet]? = nil
    ) {
        (self.exercisePrescriptionID, self.exerciseID, self.name) = (exercisePrescriptionID, exerciseID, name)
        (self.loadKind, self.measure, self.sets, self.accepted) = (loadKind, measure, sets, accepted)
    }

    public init(blank: Blank) {
        (exercisePrescriptionID, exerciseID, name) = (.init(blank: blank), .init(blank: blank), "")
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("sets", &sets)
        try v.field("accepted", &accepted)
        try v.field("chance", &chance, default: nil)
        try v.field("accepted_chance", &acceptedChance, default: nil)
        try v.field("proposed_chance", &proposedChance, default: nil)
        try v.field("caution", &caution, default: nil)
        try v.field("pain", &pain, default: nil)
        try v.field("substitute", &substitute, default: nil)
        try v.omittable("missing", &missing)
        try v.omittable("substitutes", &substitutes)
    }
}

/// An exercise that could be done instead of one that a gym has nothing for.
public struct PreviewSubstitute: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    /// What its working sets would aim at today: its own work of last time as the phase of the day has it, else the planned reps.
    public var targets: [SetTarget] = []

    public init(exerciseID: ExerciseID, name: String) { (self.exerciseID, self.name) = (exerciseID, name) }

    public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("targets", &targets, default: [])
    }
}

/// One set of a preview.
public struct PreviewSet: WireModel, Sendable {
    /// `nil` for a set that the override adds: it has no targets without it.
    public var setPrescriptionID: SetPrescriptionID?
    public var type = SetType.working
    public var amrap = false
    /// What the plan says.
    public var plan: SetTarget
    /// Today's target without an override: what the plan says, as far as the gym can load it.
    public var target: SetTarget
    /// Today's target with the proposed override; `nil` when the set is left out then, or none is proposed.
    public var proposed: SetTarget?
    /// Why today's target is not the plan's.
    public var reasons: [Reason] = []

    public init(
        setPrescriptionID: SetPrescriptionID? = nil, type: SetType = .working, amrap: Bool = false, plan: SetTarget,
        target: SetTarget, proposed: SetTarget? = nil, reasons: [Reason] = []
    ) {
        (self.setPrescriptionID, self.type, self.amrap, self.plan) = (setPrescriptionID, type, amrap, plan)
        (self.target, self.proposed, self.reasons) = (target, proposed, reasons)
    }

    public init(blank: Blank) { (plan, target) = (SetTarget(), SetTarget()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("type", &type)
        try v.field("amrap", &amrap)
        try v.field("plan", &plan)
        try v.field("target", &target)
        try v.field("proposed", &proposed)
        try v.field("reasons", &reasons)
    }
}

extension StartPreview {
    /// The targets of a version as they are, and as they would be with what is proposed.
    ///
    /// - Parameter loads: what an exercise can be loaded with today.
    public init(
        _ snapshot: PlanSnapshot, of plan: PlanID, _ proposal: ReadinessProposal,
        loads: (ExercisePrescription) -> Loads
    ) {
        self.init(planID: plan, planSnapshotID: snapshot.id)
        proposedOverride = proposal.override
        reasons = proposal.reasons
        let today = EffectiveTargets(of: snapshot, loads: loads)
        let proposed = proposal.override.map { EffectiveTargets(of: snapshot, override: $0, loads: loads) }
        for (position, prescription) in snapshot.exercises.enumerated() {
            var exercise = PreviewExercise(
                exercisePrescriptionID: prescription.id, exerciseID: prescription.exerciseID, name: prescription.name,
                loadKind: prescription.loadKind, measure: prescription.measure)
            for (index, prescribed) in prescription.sets.enumerated() {
                let effective = today.exercises[position][index]
                exercise.sets.append(
                    PreviewSet(prescribed, effective, proposed: proposed?.exercises[position][index]))
                guard let proposed, let more = proposed.more[position], more.behind == index else { continue }
                let added = PreviewSet(
                    type: prescribed.type, amrap: prescribed.amrap, plan: SetTarget(), target: SetTarget(),
                    proposed: proposed.exercises[position][index].target,
                    reasons: proposed.exercises[position][index].reasons + [more.reason])
                exercise.sets += Array(repeating: added, count: more.count)
            }
            exercises.append(exercise)
        }
    }

    /// Says of every set what the plan has where the phase of the day makes something else of it, and why.
    ///
    /// - Parameter plan: the version without the phase.
    public mutating func add(_ adjustment: PhaseAdjustment, to plan: PlanSnapshot) {
        guard !adjustment.isNothing else { return }
        for index in exercises.indices where index < plan.exercises.count {
            let planned = plan.exercises[index].sets
            for place in exercises[index].sets.indices {
                let id = exercises[index].sets[place].setPrescriptionID
                guard let own = planned.first(where: { $0.id == id })?.target else { continue }
                let today = exercises[index].sets[place].plan
                exercises[index].sets[place].plan = own
                guard let from = own.weight, let to = today.weight, from != to else { continue }
                let reason = Reason(adjustment.phase.reason) {
                    ($0.percent, $0.from, $0.to) = (adjustment.intensity.share, from, to)
                }
                exercises[index].sets[place].reasons.insert(reason, at: 0)
            }
        }
    }

    /// Says of every set that the plan has no weight for why it has one today.
    public mutating func add(firstWeights reasons: [PrescriptionID: [Reason]]) {
        for index in exercises.indices {
            guard let said = reasons[exercises[index].exercisePrescriptionID] else { continue }
            for place in exercises[index].sets.indices where exercises[index].sets[place].plan.weight != nil {
                exercises[index].sets[place].plan.weight = nil
                exercises[index].sets[place].reasons.insert(contentsOf: said, at: 0)
            }
        }
    }

    /// Adds what the sets are once everything that waits is accepted.
    ///
    /// - Parameter ahead: the preview of the version that comes of it.
    public mutating func add(accepted ahead: StartPreview) {
        for index in exercises.indices {
            let id = exercises[index].exercisePrescriptionID
            let sets = ahead.exercises.first { $0.exercisePrescriptionID == id }?.sets ?? []
            if sets != exercises[index].sets { exercises[index].accepted = sets }
        }
    }

    /// Adds the chance of every target that it names.
    ///
    /// - Parameter chance: of an exercise's working sets.
    public mutating func addChances(_ chance: (ExerciseID, [SetTarget]) -> Chance?) {
        for index in exercises.indices {
            let exercise = exercises[index]
            func working(_ sets: [PreviewSet], _ target: (PreviewSet) -> SetTarget?) -> [SetTarget] {
                var targets: [SetTarget] = []
                for set in sets where set.type.countsForProgression {
                    if let target = target(set) { targets.append(target) }
                }
                return targets
            }
            exercises[index].chance = chance(exercise.exerciseID, working(exercise.sets) { $0.target })
            if let accepted = exercise.accepted {
                exercises[index].acceptedChance = chance(exercise.exerciseID, working(accepted) { $0.target })
            }
            if proposedOverride != nil {
                let proposed = working(exercise.accepted ?? exercise.sets) { $0.proposed }
                exercises[index].proposedChance = chance(exercise.exerciseID, proposed)
            }
        }
    }

    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> StartPreview {
        var rendered = self
        for index in reasons.indices { rendered.reasons[index].render(voice) }
        for index in changes.indices { rendered.changes[index].render(voice) }
        for exercise in exercises.indices {
            rendered.exercises[exercise].sets = exercises[exercise].sets.map { $0.rendered(voice) }
            rendered.exercises[exercise].caution?.render(voice)
            rendered.exercises[exercise].pain?.render(voice)
            rendered.exercises[exercise].accepted = exercises[exercise].accepted?.map { $0.rendered(voice) }
        }
        return rendered
    }
}

extension PreviewSet {
    fileprivate func rendered(_ voice: Voice) -> PreviewSet {
        var rendered = self
        for index in reasons.indices { rendered.reasons[index].render(voice) }
        return rendered
    }

    fileprivate init(
        _ prescribed: SetPrescription, _ today: EffectiveTargets.OfSet, proposed: EffectiveTargets.OfSet?
    ) {
        self.init(
            setPrescriptionID: prescribed.id, type: prescribed.type, amrap: prescribed.amrap, plan: prescribed.target,
            target: today.target, reasons: today.reasons)
        guard let proposed else { return }
        if !proposed.isLeftOut { self.proposed = proposed.target }
        for reason in proposed.reasons where !reasons.contains(reason) { reasons.append(reason) }
    }
}
