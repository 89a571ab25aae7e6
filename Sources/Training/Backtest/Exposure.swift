/// One outing that could be foreseen: what was known of the lift before it, what the coach asked, and what was then done.
struct Exposure {
    let lift: LoggedLift
    /// Where the outing before stands among those of the lift.
    let place: Int
    /// What is remembered, on the day of the outing.
    let outlook: Outlook
    /// The coach's target.
    let target: CoachTarget
    /// The mean of the best estimated maxima so far, in kg, in which each counts as much as all before it.
    let average: Double
    let row: CoachRow
    /// Of the log's weights.
    let unit: MassUnit

    init(
        _ lift: LoggedLift, _ place: Int, _ outlook: Outlook, average: Double, _ unit: MassUnit, _ preset: CoachPreset
    ) {
        let next = lift.outings[place + 1]
        (self.lift, self.place, self.outlook, self.average, self.unit) = (lift, place, outlook, average, unit)
        target = outlook.target(next.slot, preset)
        row = CoachRow(lift.name, outlook, target, lift.outings[place], next, unit)
    }

    /// The outing before.
    var last: Outing { lift.outings[place] }
    var next: Outing { lift.outings[place + 1] }
    /// The next five outings; `nil` where there are fewer.
    var nextFive: ArraySlice<Outing>? {
        place + 5 < lift.outings.count ? lift.outings[(place + 1)...(place + 5)] : nil
    }

    /// The estimated max of the lowest set at the heaviest weight, before and now, in the unit of the log.
    var before: Double { row.last.weight * EstimatedMax.ratio(last.low) }
    var now: Double { row.next.weight * EstimatedMax.ratio(next.low) }
    /// Whether the lifter took more weight than before.
    var tookMore: Bool { next.weight > last.weight }
    /// Whether it was more weight or more reps, and no lower estimated max.
    var didBetter: Bool {
        (tookMore || next.weight == last.weight && next.low > last.low) && now >= before * (1 - 1e-9)
    }

    /// How much one estimated max is above another, as a natural logarithm; a fifth at most, so that a slip of the pen does not
    /// decide.
    static func growth(from before: Double, to now: Double) -> Double {
        CoachModel.clipped(naturalLogarithm(now / before), 0.2)
    }
}
