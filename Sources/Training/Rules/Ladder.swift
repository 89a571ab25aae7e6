/// The climb that double progression, reps-only and duration-only have in common: once every set has reached its target,
/// each goes one step on, up to the top.
struct Ladder {
    /// What is climbed.
    enum Rungs { case reps, seconds }

    var rungs = Rungs.reps
    var step = 1
    var top: Int
    /// New targets are at least this; a target that a set does not state is this.
    var bottom = 1
    /// Whether a target that is held above the top comes down to it with the next step.
    var comesDown = false

    /// The rung after one.
    func next(_ rung: Int?) -> Int {
        let rung = rung ?? bottom
        let next = max(bottom, min(rung + step, top))
        return comesDown ? next : max(rung, next)
    }

    /// A target one rung on.
    func next(_ target: SetTarget) -> SetTarget {
        var target = target
        switch rungs {
        case .reps: target.reps = next(target.reps)
        case .seconds: target.durationSeconds = next(target.durationSeconds)
        }
        return target
    }

    /// Whether a target stands below the top.
    func canClimb(_ target: SetTarget) -> Bool {
        switch rungs {
        case .reps: (target.reps ?? bottom) < top
        case .seconds: (target.durationSeconds ?? bottom) < top
        }
    }

    /// The next step after a session: the same again where a set is missing or short, the top where it is reached.
    func climb(_ judgement: Judgement, atTop: Reason) -> Proposal {
        if let blocked = judgement.blocked { return judgement.stay(blocked) }
        if let short = judgement.short(unstated: bottom) {
            return judgement.stay(judgement.below(short, unstated: bottom))
        }
        guard judgement.judged.contains(where: { canClimb($0.target) }) else { return judgement.stay(atTop) }
        var planned = judgement.planned
        for index in planned.indices { planned[index].target = next(planned[index].target) }
        switch rungs {
        case .reps:
            var lowest = Int.max
            for set in judgement.judged { lowest = min(lowest, set.reps ?? 0) }
            var reason = reached(lowest, judgement.planned, planned)
            if reason.code == .targetReached, judgement.sets.contains(where: { judgement.isShort($0) }) {
                reason.code = .countingSetsReached
            }
            return Proposal(.increaseReps, planned, reason)
        case .seconds:
            let seconds = planned.first?.target.durationSeconds
            let same = planned.allSatisfy { $0.target.durationSeconds == seconds }
            return Proposal(
                .increaseDuration, planned, Reason(.durationReached) { $0.seconds = same ? seconds : nil })
        }
    }

    /// What a step of the reps is called: "one rep more" only where it is one.
    func reached(_ lowest: Int, _ before: [PlannedSet], _ after: [PlannedSet]) -> Reason {
        var moved = 0
        for (old, new) in zip(before, after) where old.target.reps != new.target.reps {
            moved += 1
            if (new.target.reps ?? 0) - (old.target.reps ?? 0) != 1 {
                return Reason(.repsIntoRange) { ($0.reps, $0.targetReps) = (bottom, top) }
            }
        }
        return Reason(.targetReached) {
            ($0.sets, $0.reps, $0.nextReps) = (after.count, lowest, Self.common(after))
            if moved < after.count { ($0.number, $0.of) = (moved, after.count) }
        }
    }

    /// The reps that all targets share; `nil` when they differ.
    private static func common(_ sets: [PlannedSet]) -> Int? {
        for set in sets where set.target.reps != sets.first?.target.reps { return nil }
        return sets.first?.target.reps
    }
}
