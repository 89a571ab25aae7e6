/// A plan as far as it tells which is next.
public struct PlanUse: Equatable, Sendable {
    public var id: PlanID
    /// What kind of day it is; plans without one stand for themselves.
    public var category: String?
    public var favorite: Bool
    /// The days on which it was trained, in any order.
    public var days: [LocalDate]

    public init(_ id: PlanID, category: String? = nil, favorite: Bool = false, days: [LocalDate] = []) {
        (self.id, self.category, self.favorite, self.days) = (id, category, favorite, days)
    }

    /// What rotates: push, pull, legs.
    fileprivate var kind: String { category.map { $0.isEmpty ? id.text : $0.lowercased() } ?? id.text }

    fileprivate func last(before today: LocalDate) -> LocalDate? { days.filter { $0 < today }.max() }
}

/// Which plan is most likely trained today, and why (seed 002, "Template Prediction").
public struct PlanPrediction: Equatable, Sendable {
    /// Why it is that plan.
    public enum Reason: Equatable, Sendable {
        /// Trained on this weekday in so many of the last four weeks: 3 or 4.
        case weekday(times: Int)
        /// In the last eight weeks its kind followed so often on the kind that was trained last.
        case rotation(times: Int)
        /// The favourite that was trained last.
        case favorite
        /// The plan that was trained last.
        case recent
        /// None was trained yet: it is the first.
        case untrained
    }

    public let plan: PlanID
    public let reason: Reason
    /// The day before today on which it was trained last, as far as that is known.
    public let lastDone: LocalDate?

    /// Weeks that a weekday is looked at, and in how many of them a plan must have been trained.
    public static let (weeks, times) = (4, 3)
    /// Days over which the order of kinds is looked at.
    public static let rotationDays: Int64 = 56
    /// How many of the newest workouts are looked at, by the server and by a device that has read one page of the history: one a day
    /// over those weeks.
    public static let workouts = weeks * 7

    /// `nil` where there are no plans.
    ///
    /// What was trained today already is not foreseen, as long as there is something else.
    ///
    /// - Parameter plans: those that can be started, in the lifter's order.
    public init?(_ plans: [PlanUse], today: LocalDate) {
        let open = plans.filter { !$0.days.contains(today) }
        let choices = open.isEmpty ? plans : open
        guard let first = choices.first else { return nil }
        var found = (first.id, Reason.untrained)
        if let usual = Self.usual(choices, on: today) {
            found = usual
        } else if let next = Self.next(choices, of: plans, on: today) {
            found = next
        } else if let favorite = Self.newest(choices.filter({ $0.favorite }), today) {
            found = (favorite, .favorite)
        } else if let last = Self.newest(choices.filter({ !$0.days.isEmpty }), today) {
            found = (last, .recent)
        }
        (plan, reason) = found
        lastDone = choices.first { $0.id == found.0 }?.last(before: today)
    }

    /// The plan trained on this weekday in most of the last four weeks, if in three at least; of equals the one trained last.
    private static func usual(_ plans: [PlanUse], on today: LocalDate) -> (PlanID, Reason)? {
        var best: (plan: PlanUse, times: Int)?
        for plan in plans {
            var times = 0
            for week in 1...weeks where plan.days.contains(today.adding(days: Int64(-7 * week))) { times += 1 }
            guard times >= Self.times else { continue }
            if let standing = best {
                guard
                    times > standing.times
                        || times == standing.times
                            && (plan.last(before: today) ?? today) > (standing.plan.last(before: today) ?? today)
                else { continue }
            }
            best = (plan, times)
        }
        return best.map { ($0.plan.id, .weekday(times: $0.times)) }
    }

    /// Of the kind that mostly followed on the kind trained last, twice at least, the plan that was longest ago.
    private static func next(_ choices: [PlanUse], of plans: [PlanUse], on today: LocalDate) -> (PlanID, Reason)? {
        // Each kind once. There are few of either: a dictionary and a sort would be more code than all of this.
        var kinds: [String] = []
        var trained: [(day: LocalDate, kind: Int)] = []
        for plan in plans {
            let kind = kinds.firstIndex(of: plan.kind) ?? kinds.count
            if kind == kinds.count { kinds.append(plan.kind) }
            for day in plan.days where day <= today && today.day - day.day <= rotationDays {
                let place = trained.firstIndex {
                    $0.day != day ? $0.day > day : kinds[$0.kind] > kinds[kind]
                }
                trained.insert((day, kind), at: place ?? trained.count)
            }
        }
        guard let last = trained.last?.kind else { return nil }
        var followers = kinds.map { _ in 0 }
        for place in trained.indices.dropLast() where trained[place].kind == last {
            followers[trained[place + 1].kind] += 1
        }
        var best: (kind: String, times: Int)?
        for (place, kind) in kinds.enumerated() where choices.contains(where: { $0.kind == kind }) {
            let times = followers[place]
            if let best, best.times > times || best.times == times && best.kind <= kind { continue }
            best = (kind, times)
        }
        guard let best, best.times >= 2 else { return nil }
        var oldest: PlanUse?
        for plan in choices where plan.kind == best.kind {
            if let standing = oldest {
                guard let one = plan.last(before: today) else {
                    oldest = plan
                    break
                }
                guard let other = standing.last(before: today), one < other else { continue }
            }
            oldest = plan
        }
        return oldest.map { ($0.id, .rotation(times: best.times)) }
    }

    private static func newest(_ plans: [PlanUse], _ today: LocalDate) -> PlanID? {
        var newest: PlanUse?
        for plan in plans {
            guard let standing = newest else {
                newest = plan
                continue
            }
            if let day = plan.last(before: today), standing.last(before: today).map({ $0 < day }) ?? true {
                newest = plan
            }
        }
        return newest?.id
    }
}
