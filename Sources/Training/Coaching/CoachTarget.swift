public import Wire

/// How sure the coach has to be of what it asks for.
struct CoachNerve: Equatable {
    /// The least chance of a target with more weight, of one with a rep more, and of the same again.
    var load, reps, hold: Double
    /// The least score of "takes more weight next".
    var raise: Double
}

extension CoachPreset {
    /// What the coach has to be sure of.
    var nerve: CoachNerve {
        switch self {
        case .careful: CoachNerve(load: 0.80, reps: 0.75, hold: 0.60, raise: 0.50)
        case .standard: CoachNerve(load: 0.70, reps: 0.60, hold: 0.50, raise: 0.45)
        case .ambitious: CoachNerve(load: 0.55, reps: 0.50, hold: 0.40, raise: 0.35)
        }
    }
}

/// What the coach asks of the heaviest sets of a lift.
public struct CoachTarget {
    /// Why it is what it is.
    public enum Change: String, WireEnum, Sendable {
        /// Weeks without training: less weight, the same reps.
        case layoff
        /// Back up to a weight that was lifted before.
        case back = "return"
        /// More weight.
        case load
        /// A rep more.
        case reps
        /// A rep less.
        case ease
        /// A light day again: it is not raised from.
        case light
        /// The same again.
        case hold
    }

    public var change: Change
    public var weight: Mass
    public var reps: Int
    /// That all sets at the weight reach the reps, 0 to 1.
    public var chance: Double
    /// The outing that is repeated or beaten.
    public var reference: Outing
}

extension Outlook {
    // MARK: Structure

    /// The outing that is repeated or beaten: the last; for a lift whose days differ the last of the same day, once that has
    /// clearly been the better guess.
    func reference(_ slot: String?) -> Outing {
        guard Double(lift.slotsSeen) >= CoachModel.slotsCompared, lift.missOfLast > CoachModel.slotFloor,
            lift.missOfSlot < CoachModel.slotRatio * lift.missOfLast
        else { return last }
        return outings.last { $0.slot == slot } ?? lift.outings.last { $0.slot == slot } ?? last
    }

    /// Loads above an outing, the preferred one first: the newest heavier one that is remembered, else the lift's last raise
    /// again; then the smallest step.
    func ladder(above outing: Outing, _ loads: Loads?) -> [Mass] {
        let weight = outing.weight
        func loadable(_ load: Mass) -> Mass { loads.map { $0.atLeast(load) ?? $0.nearest(load) } ?? load }
        let tenth = Mass(units: weight.units / 10).roundedDown(to: step)
        var first = weight + min(lift.rise ?? step, max(step, tenth))
        if let back = outings.last(where: { $0.weight > weight })?.weight, back * 10 <= weight * 11 { first = back }
        first = loadable(first)
        var smaller: Mass?
        for load in lift.loads + [weight + step] {
            let load = loadable(load)
            guard load * 1_000 > weight * 1_001, load < first else { continue }
            smaller = min(smaller ?? load, load)
        }
        var ladder: [Mass] = []
        if first > weight { ladder.append(first) }
        if let smaller { ladder.append(smaller) }
        return ladder
    }

    /// The heaviest load used lately at or a little below `weight`; without one, that rounded down to the step.
    private func load(below weight: Mass, for outing: Outing, _ loads: Loads?) -> Mass {
        var known: Mass?
        for load in lift.loads where load * 1_000 >= weight * 930 && load <= weight {
            if loads?.atMost(load) ?? load == load { known = max(known ?? load, load) }
        }
        if let known { return known }
        if let loads { return loads.atMost(weight) ?? min(outing.weight, loads.nearest(weight)) }
        return outing.weight > step ? max(step, weight.roundedDown(to: step)) : outing.weight
    }

    // MARK: Decision

    /// The target of the heaviest sets.
    ///
    /// - Parameters:
    ///   - slot: the day of the plan, or the title of the workout, that is asked about.
    ///   - preset: how sure the coach has to be.
    ///   - loads: what the gym has; `nil` where it does not say.
    ///   - stepsBack: whether nothing more is asked than the last time.
    public func target(
        _ slot: String?, _ preset: CoachPreset = .standard, _ loads: Loads? = nil, stepsBack: Bool = false
    ) -> CoachTarget {
        let nerve = preset.nerve
        let reference = reference(slot)
        let (weight, low) = (reference.weight, reference.low)
        func target(_ change: CoachTarget.Change, _ weight: Mass, _ reps: Int) -> CoachTarget {
            CoachTarget(
                change: change, weight: weight, reps: reps, chance: chance(of: reps, at: weight), reference: reference)
        }
        if layoff >= Double(CoachModel.layoffDays) {
            return target(.layoff, load(below: weight.scaled(9, over: 10), for: reference, loads), low)
        }
        let light = isLight(reference) && reference.startedAt == last.startedAt
        if !stepsBack, let raise = raise(from: reference, isLight: light, nerve, loads) {
            return target(raise.weight <= heaviest ? .back : .load, raise.weight, raise.reps)
        }
        let more = weight.kilograms * EstimatedMax.ratio(low + 1)
        if !light, !stepsBack, chance(of: low + 1, at: weight) >= nerve.reps, more <= mostShown {
            return target(.reps, weight, low + 1)
        }
        if low > 1, chance(of: low, at: weight) < nerve.hold { return target(.ease, weight, low - 1) }
        return target(light ? .light : .hold, weight, low)
    }

    /// The hardest estimated max, in kg, that is asked for.
    private var mostShown: Double { CoachModel.hardest * exponential(lift.mean ?? 0) }

    /// More weight, where this lifter takes it and it would hold.
    private func raise(
        from reference: Outing, isLight: Bool, _ nerve: CoachNerve, _ loads: Loads?
    ) -> (weight: Mass, reps: Int)? {
        guard raiseScore >= nerve.raise else { return nil }
        let least = max(1, min(CoachModel.whole(usual + 0.5) - CoachModel.repsBelowUsual, reference.low))
        let margin = naturalLogarithm(nerve.load / (1 - nerve.load))
        for weight in ladder(above: reference, loads) where !isLight || weight <= heaviest {
            let (location, scale) = reps(at: weight)
            let sure = CoachModel.whole(location + 0.5 - scale * margin)
            let within = CoachModel.whole(30 * (mostShown / weight.kilograms - 1) + 1e-9)
            let reps = min(sure, reference.low, within)
            if reps >= least { return (weight, reps) }
        }
        return nil
    }

    /// What the lifter might do beside the target.
    public func offers(beside target: CoachTarget, _ loads: Loads? = nil) -> [Offer] {
        var offers: [Offer] = []
        func offer(_ kind: Offer.Kind, _ weight: Mass, _ reps: Int) {
            let chance = chance(of: reps, at: weight)
            // More reps than this cannot be logged as work.
            guard chance >= CoachModel.worthOffering, reps <= Outing.mostReps else { return }
            offers.append(Offer(kind, SetTarget(weight: weight, reps: reps), Chance(chance)))
        }
        let reference = target.reference
        switch target.change {
        case .hold, .reps, .ease, .light: offer(.beat, target.weight, target.reps + 1)
        case .layoff, .back, .load: break
        }
        if target.change == .hold || target.change == .reps, let next = ladder(above: reference, loads).first {
            offer(.step, next, max(1, min(reference.low, CoachModel.whole(reps(at: next).location + 0.5))))
        }
        if isLight(reference), let heavy = outings.last(where: { $0.weight * 95 > reference.weight * 100 }) {
            offer(.back, loads.map { $0.nearest(heavy.weight) } ?? heavy.weight, heavy.low)
        }
        return offers
    }

    /// The target of every set of the reference: those at its heaviest weight move, the others keep their share of it.
    public func sets(_ target: CoachTarget, _ loads: Loads? = nil) -> [Outing.WorkSet] {
        let reference = target.reference
        var sets: [Outing.WorkSet] = []
        for set in reference.sets {
            if set.weight == reference.weight {
                var reps = target.reps
                switch target.change {
                case .load, .back, .ease: break
                case .layoff, .reps, .light, .hold: reps = max(reps, set.reps)
                }
                sets.append(Outing.WorkSet(weight: target.weight, reps: reps))
            } else if target.weight == reference.weight {
                sets.append(Outing.WorkSet(weight: set.weight, reps: set.reps))
            } else {
                let share = set.weight.scaled(target.weight.units, over: reference.weight.units)
                let load = loads.map { $0.nearest(share) } ?? share.rounded(to: step)
                sets.append(Outing.WorkSet(weight: load, reps: set.reps))
            }
        }
        return sets
    }
}
