public import Wire

/// How targets that were shown fared, beside repeating the last time: of all lifts, and of each.
public struct CoachStanding: WireModel, Sendable {
    public var all: CoachTally
    /// Those with the most targets first.
    public var lifts: [CoachTally] = []

    /// - Parameter name: of an exercise.
    public init(_ scores: [DatedScore], _ track: CoachTrack, _ name: (ExerciseID) -> String) {
        all = CoachTally(nil, "", scores)
        all.stepBack = track.all
        var byLift: [ExerciseID: [DatedScore]] = [:]
        for score in scores { byLift[score.exerciseID, default: []].append(score) }
        for (exercise, own) in byLift {
            var tally = CoachTally(exercise, name(exercise), own)
            tally.stepBack = track.stepsBack(exercise)
            if tally.shown > 0 { lifts.append(tally) }
        }
        lifts.sort { ($1.shown, $0.name) < ($0.shown, $1.name) }
    }

    public init(blank: Blank) { all = CoachTally(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("all", &all)
        try v.field("lifts", &lifts)
    }
}

/// How the targets of a lift fared, or of all. Those of which nothing was done that tells of strength are left out.
public struct CoachTally: WireModel, Sendable {
    /// `nil` for all lifts.
    public var exerciseID: ExerciseID?
    public var name: String
    public var shown = 0
    /// Of these, how many the coach's model set; the others were a rule's, or the lifter's own.
    public var own = 0
    public var coach = Fate()
    /// What would have come of the same as the time before.
    public var repeatLast = Fate()
    /// What was said of those whose weight the lifter chose within 2 %, and how many came true; tenth by tenth.
    public var chances: [Said] = []
    /// Why the coach asks for no more than the last time; `nil` where it does not step back.
    public var stepBack: Reason?

    init(_ exercise: ExerciseID?, _ name: String, _ scores: [DatedScore]) {
        (exerciseID, self.name) = (exercise, name)
        var (errors, ofRepeat) = (0.0, 0.0)
        var said: [(chance: Double, done: Bool)] = []
        for dated in scores {
            guard let (asked, repeated) = dated.score.outcomes() else { continue }
            shown += 1
            if dated.score.change != nil { own += 1 }
            coach.add(asked)
            repeatLast.add(repeated)
            errors += asked.error
            ofRepeat += repeated.error
            if let done = asked.cameTrue { said.append((Double(dated.score.chance.thousandths) / 1_000, done)) }
        }
        guard shown > 0 else { return }
        coach.error = Self.mean(errors, of: shown)
        repeatLast.error = Self.mean(ofRepeat, of: shown)
        for bin in BacktestForesight.Calibration(said).bins {
            chances.append(Said(Chance(bin.said), bin.done))
        }
    }

    /// To a tenth of a percent.
    private static func mean(_ sum: Double, of count: Int) -> Percent {
        let tenths: Double = 1_000 * sum / Double(count)
        return Percent(thousandths: 100 * Int64(tenths.rounded()))
    }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("shown", &shown)
        try v.field("own", &own)
        try v.field("coach", &coach)
        try v.field("repeat_last", &repeatLast)
        try v.field("chances", &chances)
        try v.field("step_back", &stepBack)
    }

    /// What came of targets.
    public struct Fate: WireDefaulted, Sendable {
        /// Some set with at least the weight.
        public var tried = BacktestReport.Share()
        /// Of those that were tried, 90 % of the reps in such sets.
        public var held = BacktestReport.Share()
        /// The estimated max of the target was more than 5 % above, and below, that of what was done.
        public var tooHard = BacktestReport.Share()
        public var tooEasy = BacktestReport.Share()
        /// How far it was from that; the mean.
        public var error = Percent(thousandths: 0)

        public init() {}

        mutating func add(_ outcome: TargetOutcome) {
            tried.add(outcome.held != nil)
            if let isHeld = outcome.held { held.add(isHeld) }
            tooHard.add(outcome.isTooHard)
            tooEasy.add(outcome.isTooEasy)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("tried", &tried)
            try v.field("held", &held)
            try v.field("too_hard", &tooHard)
            try v.field("too_easy", &tooEasy)
            try v.field("e1rm_error", &error)
        }
    }

    /// Chances that are alike.
    public struct Said: WireModel, Sendable {
        /// The mean of them.
        public var chance: Chance
        /// How many came true.
        public var done: BacktestReport.Share

        public init(_ chance: Chance, _ done: BacktestReport.Share) { (self.chance, self.done) = (chance, done) }

        public init(blank: Blank) { (chance, done) = (Chance(0), BacktestReport.Share()) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("chance", &chance)
            try v.field("done", &done)
        }
    }
}

/// A target, of which lift it was and of when.
public struct DatedScore: Sendable {
    public var exerciseID: ExerciseID
    public var startedAt: Instant
    public var score: CoachScore

    public init(_ exercise: ExerciseID, _ startedAt: Instant, _ score: CoachScore) {
        (exerciseID, self.startedAt, self.score) = (exercise, startedAt, score)
    }
}

/// Where the coach steps back: where its own targets were lately farther from what was done than repeating would have been.
/// A lift with enough targets speaks for itself; the others go with all.
///
/// Whoever steps back is as good as repeating from then on, so the coach comes forward again as the targets that were worse
/// grow old.
public struct CoachTrack: Sendable {
    /// The targets of the model and those of repeating: how far off both were, added up.
    private struct Sum {
        var (count, coach, repeated) = (0, 0.0, 0.0)

        func reason(_ policy: CoachPolicy) -> Reason? {
            let worse: Double = (coach - repeated) * 100_000 / Double(max(1, count))
            guard worse > Double(policy.worseThanRepeating.thousandths) else { return nil }
            return Reason(.coachStepsBack) { $0.number = count }
        }
    }

    /// Why it steps back in all; `nil` where it does not.
    public private(set) var all: Reason?
    private var lifts: [ExerciseID: Reason?] = [:]

    public init() {}

    /// - Parameter scores: what is older than the policy's days before the newest does not count.
    public init(_ scores: [DatedScore], _ policy: CoachPolicy = .current) {
        var newest = Int64.min
        for score in scores { newest = max(newest, score.startedAt.milliseconds) }
        var (whole, parts) = (Sum(), [ExerciseID: Sum]())
        for dated in scores where newest - dated.startedAt.milliseconds <= Int64(policy.scoredDays) * 86_400_000 {
            guard dated.score.change != nil, let (asked, repeated) = dated.score.outcomes() else { continue }
            whole.count += 1
            whole.coach += asked.error
            whole.repeated += repeated.error
            parts[dated.exerciseID, default: Sum()].count += 1
            parts[dated.exerciseID, default: Sum()].coach += asked.error
            parts[dated.exerciseID, default: Sum()].repeated += repeated.error
        }
        if whole.count >= policy.scoredInAll { all = whole.reason(policy) }
        for (exercise, part) in parts where part.count >= policy.scoredOfLift {
            lifts[exercise] = .some(part.reason(policy))
        }
    }

    /// Why it steps back at a lift; `nil` where it does not.
    public func stepsBack(_ exercise: ExerciseID) -> Reason? {
        if let own = lifts[exercise] { return own }
        return all
    }
}
