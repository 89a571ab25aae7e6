public import Wire

/// What a session came to, in three sentences (seed 004 section 9.5), each made of computed numbers alone.
public struct CompletionSummary: WireModel, Sendable {
    public var wentWell: SummaryNote
    public var toImprove: SummaryNote
    public var nextSessionNote: SummaryNote

    public init(wentWell: SummaryNote, toImprove: SummaryNote, nextSessionNote: SummaryNote) {
        (self.wentWell, self.toImprove, self.nextSessionNote) = (wentWell, toImprove, nextSessionNote)
    }

    public init(blank: Blank) {
        (wentWell, toImprove) = (SummaryNote(blank: blank), SummaryNote(blank: blank))
        nextSessionNote = SummaryNote(blank: blank)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("went_well", &wentWell)
        try v.field("to_improve", &toImprove)
        try v.field("next_session_note", &nextSessionNote)
    }
}

/// One sentence: a code and the numbers it was made of, rendered in the lifter's language.
public struct SummaryNote: WireModel, Sendable {
    /// What the sentence says.
    public enum Code: String, WireEnum, Sendable {
        case estimatedMaxRecord = "e1rm_record"
        case repRecord = "rep_record"
        case targetsReached = "targets_reached"
        case workDone = "work_done"
        case nothingDone = "nothing_done"
        case repsMissed = "reps_missed"
        case holdEnded = "hold_ended"
        case lighterSet = "lighter_set"
        case setsNotDone = "sets_not_done"
        case closerToFailure = "closer_to_failure"
        case fartherFromFailure = "farther_from_failure"
        case hardSession = "hard_session"
        case nothingMissed = "nothing_missed"
        case nextTarget = "next_target"
        case sameAgain = "same_again"
        case noTarget = "no_target"
    }

    /// The numbers of a sentence; each code uses its own few.
    public struct Params: WireDefaulted, Sendable {
        public var exerciseID: ExerciseID?
        public var exercise: String?
        public var sets: Int?
        public var reps: Int?
        public var targetReps: Int?
        public var weight: Mass?
        public var targetWeight: Mass?
        public var volume: Mass?
        public var percent: Percent?
        public var rir: RIR?
        public var targetRIR: RIR?
        public var rpe: SessionRPE?
        public var seconds: Int?
        public var targetSeconds: Int?
        public var distance: Distance?
        public var loadKind: LoadKind?

        public init() {}

        init(_ id: ExerciseID, _ name: String) { (exerciseID, exercise) = (id, name) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("exercise_id", &exerciseID)
            try v.omittable("exercise", &exercise)
            try v.omittable("sets", &sets)
            try v.omittable("reps", &reps)
            try v.omittable("target_reps", &targetReps)
            try v.omittable("weight", &weight)
            try v.omittable("target_weight", &targetWeight)
            try v.omittable("volume", &volume)
            try v.omittable("percent", &percent)
            try v.omittable("rir", &rir)
            try v.omittable("target_rir", &targetRIR)
            try v.omittable("rpe", &rpe)
            try v.omittable("seconds", &seconds)
            try v.omittable("target_seconds", &targetSeconds)
            try v.omittable("distance_m", &distance)
            try v.omittable("load_kind", &loadKind)
        }
    }

    public var code: Code
    public var params = Params()
    /// The sentence in the language of the one who asked; empty until rendered.
    public var text = ""

    public init(blank: Blank) { code = .nothingDone }

    /// A sentence by its code and the numbers that it needs.
    public init(_ code: Code, _ params: Params = Params()) {
        self.code = code
        self.params = params
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("params", &params)
        try v.field("text", &text, default: "")
    }
}

extension CompletionSummary {
    /// - Parameters:
    ///   - summaries: the session's exercises beside what was there before.
    ///   - next: what comes next in them.
    ///   - toFailure: the prescriptions whose sets go to failure, so that no reps of theirs can be missed.
    public init(
        _ session: WorkoutSession, _ summaries: [ExerciseSummary], next: [NextItem], toFailure: Set<PrescriptionID> = []
    ) {
        let judged = session.judgedSets(toFailure)
        wentWell = Self.wentWell(session, summaries, judged)
        toImprove = Self.toImprove(session, judged)
        nextSessionNote = Self.nextSession(next)
    }

    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> CompletionSummary {
        var rendered = self
        rendered.wentWell.text = voice.sentence(wentWell)
        rendered.toImprove.text = voice.sentence(toImprove)
        rendered.nextSessionNote.text = voice.sentence(nextSessionNote)
        return rendered
    }

    /// The largest estimated-max record, else the heaviest rep record, else targets reached, else the work itself.
    private static func wentWell(
        _ session: WorkoutSession, _ summaries: [ExerciseSummary], _ judged: [WorkoutSession.JudgedSet]
    ) -> SummaryNote {
        var best: ExerciseSummary?
        for summary in summaries where summary.isRecord {
            if (summary.deltaPercent ?? Percent(thousandths: 0)) > (best?.deltaPercent ?? Percent(thousandths: -1)) {
                best = summary
            }
        }
        if let best {
            var params = SummaryNote.Params(best.exerciseID, best.name)
            (params.weight, params.percent) = (best.current, best.deltaPercent)
            return SummaryNote(.estimatedMaxRecord, params)
        }
        var heaviest: (ExerciseSummary, RepRecord)?
        for summary in summaries {
            guard let record = summary.repRecord else { continue }
            if (record.weight ?? .zero) > (heaviest?.1.weight ?? Mass(units: -1)) { heaviest = (summary, record) }
        }
        if let (summary, record) = heaviest {
            var params = SummaryNote.Params(summary.exerciseID, summary.name)
            (params.weight, params.reps) = (record.weight, record.reps)
            return SummaryNote(.repRecord, params)
        }
        var params = SummaryNote.Params()
        (params.sets, params.reps, params.volume) = (session.totals.sets, session.totals.reps, session.totals.volume)
        if params.sets == 0 { return SummaryNote(.nothingDone) }
        let reachedAll =
            !judged.isEmpty && judged.allSatisfy { $0.set.reachedTarget($0.performance.loadKind) }
            && !session.hasUndoneWork
        return SummaryNote(reachedAll ? .targetsReached : .workDone, params)
    }

    /// The set that fell shortest of its target, else sets not done, else effort off target, else a very hard session.
    private static func toImprove(_ session: WorkoutSession, _ judged: [WorkoutSession.JudgedSet]) -> SummaryNote {
        var worst: WorkoutSession.JudgedSet?
        for one in judged where one.set.status == .done && one.missing > (worst?.missing ?? 0) { worst = one }
        if let worst {
            var params = SummaryNote.Params(worst.performance.exerciseID, worst.performance.name)
            (params.reps, params.targetReps) = (worst.set.reps, worst.set.target?.reps)
            return SummaryNote(.repsMissed, params)
        }
        for one in judged where one.set.status == .done && !one.set.reachedTarget(one.performance.loadKind) {
            var params = SummaryNote.Params(one.performance.exerciseID, one.performance.name)
            if let asked = one.set.target?.durationSeconds, (one.set.durationSeconds ?? 0) < asked {
                (params.seconds, params.targetSeconds) = (one.set.durationSeconds ?? 0, asked)
                return SummaryNote(.holdEnded, params)
            }
            (params.weight, params.targetWeight) = (one.set.weight, one.set.target?.weight)
            return SummaryNote(.lighterSet, params)
        }
        var notDone: SummaryNote.Params?
        for performance in session.exercises {
            for set in performance.sets where set.isUndone {
                var params = notDone ?? SummaryNote.Params(performance.exerciseID, performance.name)
                params.sets = (params.sets ?? 0) + 1
                notDone = params
            }
        }
        if let notDone { return SummaryNote(.setsNotDone, notDone) }
        for one in judged {
            guard let rir = one.set.rir, let target = one.set.target?.rir, (rir.halves - target.halves).magnitude >= 4
            else { continue }
            var params = SummaryNote.Params(one.performance.exerciseID, one.performance.name)
            (params.rir, params.targetRIR) = (rir, target)
            return SummaryNote(rir < target ? .closerToFailure : .fartherFromFailure, params)
        }
        if let rpe = session.postEffort?.rpe, rpe.halves >= 18 {
            var params = SummaryNote.Params()
            params.rpe = rpe
            return SummaryNote(.hardSession, params)
        }
        return SummaryNote(session.totals.sets == 0 ? .nothingDone : .nothingMissed)
    }

    /// The first increase, else the first thing to be done again.
    private static func nextSession(_ next: [NextItem]) -> SummaryNote {
        guard let item = next.first(where: { $0.recommendation.change != .stay }) ?? next.first,
            let target = item.recommendation.targets.first
        else { return SummaryNote(.noTarget) }
        var params = SummaryNote.Params(item.exerciseID, item.name)
        (params.sets, params.weight, params.reps) = (item.recommendation.targets.count, target.weight, target.reps)
        (params.seconds, params.distance, params.loadKind) = (target.durationSeconds, target.distance, item.loadKind)
        // The next week of a schedule is no change, and yet not the same.
        let isSame = item.recommendation.change == .stay && item.recommendation.reasons.first?.code != .weekNext
        return SummaryNote(isSame ? .sameAgain : .nextTarget, params)
    }
}

extension WorkoutSession {
    fileprivate typealias JudgedSet = (performance: ExercisePerformance, set: SetPerformance, missing: Int)

    /// The sets of work that had a target, with the reps they fell short of it. Sets to failure have none to fall short of.
    fileprivate func judgedSets(_ toFailure: Set<PrescriptionID>) -> [JudgedSet] {
        var judged: [JudgedSet] = []
        for performance in exercises where performance.exercisePrescriptionID.map({ !toFailure.contains($0) }) ?? true {
            for set in performance.sets
            where set.setType != .warmup && set.target?.asksForSomething == true && !performance.isEased(set) {
                let missing = (set.target?.reps ?? 0) - (set.reps ?? set.target?.reps ?? 0)
                judged.append((performance, set, max(0, missing)))
            }
        }
        return judged
    }
}

extension ExercisePerformance {
    /// Whether a back-off or drop set still has the target of the heavy sets, as one has that became it during the workout:
    /// it is meant to be lighter.
    fileprivate func isEased(_ set: SetPerformance) -> Bool {
        if set.setType == .working || set.setType == .top { return false }
        guard let weight = set.target?.weight else { return false }
        return sets.contains {
            ($0.setType == .working || $0.setType == .top) && $0.target?.weight == weight
        }
    }
}

extension WorkoutSession {
    /// Whether a set of work was planned and not done. One that an override left out was not meant for the day.
    fileprivate var hasUndoneWork: Bool {
        for performance in exercises {
            for set in performance.sets where set.isUndone { return true }
        }
        return false
    }
}

extension SetTarget {
    /// Whether it names reps or a time, without which there is nothing to reach.
    fileprivate var asksForSomething: Bool { reps != nil || durationSeconds != nil }
}

extension SetPerformance {
    /// Whether the set was done, with what its target asks for.
    fileprivate func reachedTarget(_ kind: LoadKind) -> Bool {
        guard status == .done, let target else { return false }
        if let asked = target.weight, asked > .zero {
            let lifted = weight ?? .zero
            if kind == .assisted ? lifted > asked : lifted < asked { return false }
        }
        if let reps = target.reps, (self.reps ?? 0) < reps { return false }
        if let seconds = target.durationSeconds, (durationSeconds ?? 0) < seconds { return false }
        return true
    }
}
