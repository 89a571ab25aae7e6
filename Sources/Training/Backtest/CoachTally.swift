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
            tally.stepBack = track.own(exercise)
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
