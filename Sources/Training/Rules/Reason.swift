public import Wire

/// Why a target is what it is: a code and the numbers it was made of, rendered in the lifter's language.
public struct Reason: WireModel, Sendable {
    /// Each code names one branch of one rule.
    public enum Code: String, WireEnum, Sendable {
        // Double progression and what it shares with reps and time alone.
        case maximumReached = "maximum_reached"
        case maximumUnconfirmed = "maximum_unconfirmed"
        case someAtMaximum = "some_sets_at_maximum"
        case someAtTarget = "some_sets_at_target"
        case targetReached = "target_reached"
        /// Like `targetReached`, where a set that does not count stayed below its target.
        case countingSetsReached = "counting_sets_reached"
        /// A set beside the one that the reasons are about.
        case goesAlong = "goes_along"
        case repsIntoRange = "reps_into_range"
        /// Like `targetReached`, of a log that names no targets.
        case repsRepeated = "reps_repeated"
        case untilFailure = "until_failure"
        case belowTarget = "below_target"
        case bodyweightAtMaximum = "bodyweight_at_maximum"
        case noAssistanceLeft = "no_assistance_left"
        case durationReached = "duration_reached"
        case durationAtMaximum = "duration_at_maximum"
        case shorterThanTarget = "shorter_than_target"
        // Any rule.
        case missingSets = "missing_sets"
        case lighterSets = "lighter_sets"
        case noWorkingSets = "no_working_sets"
        case noWeight = "no_weight"
        /// The plan named no target, and now there is one.
        case targetFound = "target_found"
        /// The plan names no weight, and what the log shows says one.
        case firstWeight = "first_weight"
        /// What is lifted once, of a lift that was trained last so long ago that less is assumed.
        case agedMax = "aged_max"
        /// The plan's own target, for no other reason than that it stands there.
        case planTarget = "plan_target"
        /// The plan's target with several changes that wait, each with reasons of its own.
        case waiting
        case declined
        case noHarderLoad = "no_harder_load"
        case manualOverride = "manual_override"
        case manualRule = "manual_rule"
        case keptAsDone = "kept_as_done"
        case overCap = "over_rpe_cap"
        case deload
        case sessionNotJudged = "session_not_judged"
        case testNotJudged = "test_not_judged"
        case rampCountedAsWarmup = "ramp_counted_as_warmup"
        // Straight sets.
        case setsReached = "sets_reached"
        case successCounted = "success_counted"
        case failureCounted = "failure_counted"
        case stepDoubled = "step_doubled"
        // Top set and back-offs.
        case topSetReached = "top_set_reached"
        case topSetInRange = "top_set_in_range"
        case topSetBelowRange = "top_set_below_range"
        // Effort.
        case effortStep = "effort_step"
        case effortHolds = "effort_holds"
        case noEffort = "no_effort"
        // Percentages of a training max, or of another key.
        case weekNext = "week_next"
        case trainingMaxRaised = "training_max_raised"
        case trainingMaxHeld = "training_max_held"
        case cycleMissed = "cycle_missed"
        case derived
        // Stages.
        case repsNeeded = "reps_needed"
        case stageFailed = "stage_failed"
        case restarted
        // Gates and calibration.
        case gateHardSession = "gate_hard_session"
        case gateEasySession = "gate_easy_session"
        case gateConfirm = "gate_confirm"
        case gatePain = "gate_pain"
        case gatePainSevere = "gate_pain_severe"
        /// What hurts a little is noted, and changes nothing.
        case painNoted = "pain_noted"
        /// It hurts badly, and nothing like it is free of pain.
        case painLeaveOut = "pain_leave_out"
        case calibratedDown = "calibrated_down"
        case calibratedUp = "calibrated_up"
        case stepCapped = "step_capped"
        case largeStep = "large_step"
        case smallerStep = "smaller_step"
        case ownLoad = "own_load"
        case doneAnywayBefore = "done_anyway_before"
        // Today's targets.
        case gymLimit = "gym_limit"
        case gymLimitKept = "gym_limit_kept"
        case overrideWeight = "override_weight"
        /// A week of a program asks for another share of the weight.
        case phaseRegular = "phase_regular"
        case phaseDeload = "phase_deload"
        case phasePeak = "phase_peak"
        case phaseTest = "phase_test"
        case overrideVolume = "override_volume"
        case overrideSkip = "override_skip"
        case readinessSick = "readiness_sick"
        case readinessLow = "readiness_low"
        case readinessSore = "readiness_sore"
        case readinessTrusted = "readiness_trusted"
        case shortTime = "short_time"
        /// What a goal makes of a rule that nobody chose.
        case goalStrength = "goal_strength"
        case goalHypertrophy = "goal_hypertrophy"
        case goalEndurance = "goal_endurance"
        case goalFatLoss = "goal_fat_loss"
        // The coach's model, where no rule of a plan decides.
        case coachLayoff = "coach_layoff"
        case coachReturn = "coach_return"
        case coachThere = "coach_there"
        case coachLoad = "coach_load"
        case coachReps = "coach_reps"
        case coachEase = "coach_ease"
        case coachLight = "coach_light"
        case coachHold = "coach_hold"
        case coachSlot = "coach_slot"
        case coachCold = "coach_cold"
        case coachStepsBack = "coach_steps_back"
        // The coach's model beside a rule.
        case hardTarget = "hard_target"
        case hardTargetOnly = "hard_target_only"
        case surelyHeld = "surely_held"
        case hardlyHeld = "hardly_held"
        case readinessLayoff = "readiness_layoff"
        // The rule of a plan that is made of a log.
        case ruleFromBackoffs = "rule_from_backoffs"
        case ruleFromStraightSets = "rule_from_straight_sets"
        case ruleFromRange = "rule_from_range"
        // Why an exercise could stand in the place of another.
        case sameMovement = "same_movement"
        case sameMuscles = "same_muscles"
        case someMuscles = "some_muscles"
        case helpingMuscles = "helping_muscles"
        case oppositeMuscles = "opposite_muscles"
        case poorMatch = "poor_match"
        case sameEquipment = "same_equipment"
        case trainedBefore = "trained_before"
        // Plans.
        case unitConversion = "unit_conversion"
        case unitChanged = "unit_changed"
        case afterSession = "after_session"
        /// In somebody's own words: `text` is all there is.
        case stated
    }

    /// The numbers of a reason; each code uses its own few.
    public struct Params: WireDefaulted, Sendable {
        public var sets: Int?
        public var reps: Int?
        public var targetReps: Int?
        public var nextReps: Int?
        public var from: Mass?
        public var to: Mass?
        public var percent: Percent?
        public var increment: Mass?
        public var seconds: Int?
        /// What was asked for before rounding, and the loads around it where it is none.
        public var raw: Mass?
        public var below: Mass?
        public var above: Mass?
        public var rpe: SessionRPE?
        public var cap: SessionRPE?
        /// The first of two that belong together: success 1 of 2, week 3 of 4.
        public var number: Int?
        public var of: Int?
        /// When the outing was that is spoken of.
        public var date: Instant?
        /// The reps in reserve of it.
        public var rir: RIR?
        /// Of the target.
        public var chance: Chance?
        /// What hurts, on which side, and by what an exercise meets it.
        public var bodyPart: BodyPart?
        public var side: BodySide?
        public var link: PainTouch.Link?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("sets", &sets)
            try v.omittable("reps", &reps)
            try v.omittable("target_reps", &targetReps)
            try v.omittable("next_reps", &nextReps)
            try v.omittable("from", &from)
            try v.omittable("to", &to)
            try v.omittable("percent", &percent)
            try v.omittable("increment", &increment)
            try v.omittable("seconds", &seconds)
            try v.omittable("raw", &raw)
            try v.omittable("below", &below)
            try v.omittable("above", &above)
            try v.omittable("rpe", &rpe)
            try v.omittable("cap", &cap)
            try v.omittable("number", &number)
            try v.omittable("of", &of)
            try v.omittable("date", &date)
            try v.omittable("rir", &rir)
            try v.omittable("chance", &chance)
            try v.omittable("body_part", &bodyPart)
            try v.omittable("side", &side)
            try v.omittable("link", &link)
        }
    }

    public var code: Code
    public var params = Params()
    /// The sentence in the language of the one who asked; empty until rendered.
    public var text = ""

    public init(blank: Blank) { code = .manualRule }

    /// Why, by a code and the numbers that it needs.
    public init(_ code: Code, _ fill: (inout Params) -> Void = { _ in }) {
        self.code = code
        fill(&params)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("params", &params)
        try v.field("text", &text, default: "")
    }
}

extension Reason {
    /// A change was declined, and what was there stays.
    public static var declined: Reason { Reason(.declined) }

    /// What a pain means for an exercise.
    public init(_ touch: PainTouch) {
        let code: Code =
            switch touch.severity {
            case .mild: .painNoted
            case .moderate: .gatePain
            case .severe: .gatePainSevere
            }
        self.init(code) { ($0.bodyPart, $0.side, $0.link) = (touch.flag.bodyPart, touch.flag.side, touch.link) }
    }

    /// Somebody's own words.
    init(stated text: String) {
        self.init(.stated)
        self.text = text
    }

    /// Writes the sentence out; what somebody said stays as it was said.
    public mutating func render(_ voice: Voice) {
        if code != .stated { text = voice.sentence(self) }
    }
}
