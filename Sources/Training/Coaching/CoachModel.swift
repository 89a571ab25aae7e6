/// Every number of the coach's model. Those of strength, chance and raises were fitted on ten real logs and held on twenty-six
/// others; decision 28 says how, and what came of it.
public enum CoachModel {
    // MARK: Strength

    /// The scale of ln e1RM after the first outing.
    static let firstScale = 0.066
    /// How fast the scale follows what was missed.
    static let scaleRate = 0.27
    static let smallestScale = 0.008
    /// The largest miss that the scale believes in.
    static let largestMiss = 0.40
    /// How much wider the scale is for 30 days beyond the first 14.
    static let wideningByMonth = 0.6
    /// How much of a worse performance is believed; of a better one all: nobody lifts more than they can.
    static let trustInLess = 0.5

    // MARK: Layoff

    /// Days without any session from which on it is a layoff.
    public static let layoffDays = 21
    /// What a layoff takes from ln e1RM.
    static let layoffDrop = 0.10

    // MARK: What is remembered

    static let outingsRemembered = 8
    /// Outings that tell what is usual.
    static let window = 6
    static let loadsRemembered = 24
    /// Days of a lift differ: so many were compared, the last outing missed by so much, and that of the same day by less than
    /// this share of it.
    static let slotsCompared = 3.0
    static let slotFloor = 0.03
    static let slotRatio = 0.6
    static let slotRate = 0.25
    /// A lift with fewer outings than this is new to the coach.
    static let warmOutings = 4

    // MARK: Decision

    /// How much harder than the strength that is known a target may be, by its e1RM.
    static let hardest = 1.05
    /// Reps below the usual ones that a raise may begin with.
    static let repsBelowUsual = 2
    /// An offer with less chance than this is none.
    static let worthOffering = 0.35

    /// 1 / (1 + e^-z); nothing for z of -40 and less.
    static func logistic(_ z: Double) -> Double { z > -40 ? 1 / (1 + exponential(-min(z, 40))) : 0 }

    /// The largest whole number that is not above `value`, within a million of nothing.
    static func whole(_ value: Double) -> Int { Int(max(-1_000_000, min(1_000_000, value)).rounded(.down)) }

    /// `value`, at most `limit` away from nothing.
    static func clipped(_ value: Double, _ limit: Double) -> Double { max(-limit, min(limit, value)) }
}
