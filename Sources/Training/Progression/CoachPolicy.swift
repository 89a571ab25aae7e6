/// Every window, limit and factor of the learning loop in one place (DESIGN.md 4.3 and 4.4). Suggestions carry the version
/// that shaped them, so that a change of policy can be told from a change of the lifter.
public struct CoachPolicy: Equatable, Sendable {
    /// What holds now.
    public static let current = CoachPolicy()

    /// Counted up whenever a number below changes.
    public var version = 1

    // MARK: Gates

    /// From this session effort on nothing goes up.
    public var hardSession = SessionRPE(clamping: 9)
    /// The same in a peak phase, where hard work is meant.
    public var hardPeakSession = SessionRPE(halves: 19) ?? SessionRPE(clamping: 10)
    /// Up to this session effort, with targets exceeded, a weight goes up by one load more.
    public var easySession = SessionRPE(clamping: 6)

    // MARK: Steps

    /// A raise of more than this share of the weight is flagged, and a smaller load that the lifter has used is taken.
    public var largeRaise = Percent(thousandths: 20_000)

    // MARK: Calibration

    /// What the step becomes after one that was too much.
    public var halfStep = Percent(thousandths: 50_000)
    /// What the step becomes after `tooEasyInARow`, and the most it may become for all reasons together.
    public var largeStep = Percent(thousandths: 150_000)
    /// How much heavier than before an enlarged step may be. A step that is larger by itself stays.
    public var largestRaise = Percent(thousandths: 10_000)
    public var tooEasyInARow = 2
    /// Outcomes in a row that make the coach sure.
    public var goodInARow = 2
    /// How long a model does not propose an added set again that was rejected.
    public var rejectedSetDays = 56
    /// How long a rejected change is watched for being done after all.
    public var doneAnywayDays = 28
    /// Changes accepted only after they were deferred, in a row, after which the lifter is asked before the next workout.
    public var deferredThenAccepted = 3
    /// Tired sessions with nothing but good outcomes, in a row, after which being tired lowers nothing any more.
    public var goodWhileTired = 3

    // MARK: Outcomes

    /// Worked below this share of the target weight, an increase was ignored.
    public var ignoredBelow = Percent(thousandths: 95_000)
    /// Worked above this share of the target weight, a decrease was ignored.
    public var ignoredAbove = Percent(thousandths: 105_000)
    /// Below this share of the reps it was too aggressive.
    public var tooFewReps = Percent(thousandths: 90_000)
    /// From this share of the reps on, in an easy session, it was too easy.
    public var manyReps = Percent(thousandths: 115_000)
    /// From this session effort on a single missed target makes it too aggressive.
    public var struggle = SessionRPE(clamping: 9)
    /// Up to this session effort targets that were just reached make it too easy.
    public var veryEasySession = SessionRPE(clamping: 4)
    /// How far the median rest may be off the target, either way.
    public var restTolerance = Percent(thousandths: 25_000)

    // MARK: Where the coach steps back

    /// Days before the newest target that was shown in which the coach's own targets are held against repeating the last time.
    public var scoredDays = 90
    /// So many of them tell of a lift, and so many of the coach in all.
    public var scoredOfLift = 15
    public var scoredInAll = 30
    /// How much farther than repeating, in points of the estimated max, they may be from what was done. What is beyond makes the
    /// coach ask for no more than the last time.
    public var worseThanRepeating = Percent(thousandths: 500)

    // MARK: Today

    /// What is proposed for a day on which the lifter feels low or has little time.
    public var readiness = ReadinessPolicy()

    public init() {}
}
