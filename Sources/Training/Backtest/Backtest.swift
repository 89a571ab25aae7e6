/// Replays a history through the engine: after each session of an exercise every rule proposes, and the next session says
/// how good the proposal was. The lifter saw none of them, so a proposal that was not followed is no failure of either.
///
/// - Parameters:
///   - sessions: oldest first.
///   - increment: the step of an exercise's load.
public func backtest(_ sessions: [WorkoutSession], increment: (ExerciseID) -> Mass) -> BacktestReport {
    var report = BacktestReport()
    let lifts = trainedLifts(sessions, increment: increment)
    report.coverage = BacktestCoverage(sessions, lifts)
    let judged = lifts.filter { $0.fault == nil }
    report.lifter = BacktestLifter(judged)
    let first = judged.map { BacktestCandidate.all[0].proposals($0) }
    for candidate in BacktestCandidate.all {
        var rule = BacktestRule(rule: candidate.name)
        var steps: [Int64] = []
        for (place, lift) in judged.enumerated() {
            for (index, proposal) in candidate.proposals(lift).enumerated() {
                guard let proposal else { continue }
                if !proposal.isSameTarget(as: first[place][index]) { rule.differing += 1 }
                rule.judge(proposal, after: lift.outings[index], by: lift.outings[index + 1], lift, &steps)
            }
        }
        rule.step = Spread(thousandths: steps)
        if rule.judged > 0 { report.rules.append(rule) }
    }
    return report
}

/// Every exercise of the sessions, in the order in which they were first trained.
private func trainedLifts(_ sessions: [WorkoutSession], increment: (ExerciseID) -> Mass) -> [TrainedLift] {
    var lifts: [TrainedLift] = []
    var places: [ExerciseID: Int] = [:]
    for session in sessions {
        var setsByPlace: [(place: Int, sets: [SetPerformance])] = []
        for performance in session.exercises {
            let place = places[performance.exerciseID] ?? lifts.count
            if place == lifts.count {
                places[performance.exerciseID] = place
                lifts.append(TrainedLift(performance, increment: increment(performance.exerciseID)))
            }
            // An exercise that stands twice in a session is one piece of work.
            if let known = setsByPlace.firstIndex(where: { $0.place == place }) {
                setsByPlace[known].sets += performance.sets
            } else {
                setsByPlace.append((place, performance.sets))
            }
        }
        for (place, sets) in setsByPlace { lifts[place].add(sets, session) }
    }
    return lifts
}

extension BacktestRule {
    /// Reps done, of those proposed, from which a proposal was confirmed (DESIGN.md 4.4: below it is too aggressive).
    static let confirmedPercent = 90
    /// Reps done, of those proposed, from which it was overshot (DESIGN.md 4.4: from it on it may be too easy).
    static let overshotPercent = 115

    fileprivate mutating func judge(
        _ proposal: BacktestCandidate.Outcome, after: TrainedLift.Outing, by next: TrainedLift.Outing,
        _ lift: TrainedLift,
        _ steps: inout [Int64]
    ) {
        guard let before = after.weight, let own = next.weight else { return }
        let (weight, reps) = (proposal.weight, proposal.reps)
        let loads = lift.loads
        let atWeight = next.working.filter { set in set.weight.map { !loads.isHarder(weight, than: $0) } ?? false }
        var done = 0
        for set in atWeight { done += set.reps ?? 0 }
        let (tookMore, planned) = (loads.isHarder(own, than: before), reps * atWeight.count)
        judged += 1
        let isMet = atWeight.count == next.working.count && atWeight.allSatisfy { $0.reps ?? 0 >= reps }
        if isMet { met += 1 }
        let manyReps = !atWeight.isEmpty && done * 100 >= planned * Self.overshotPercent
        if loads.isHarder(own, than: weight) || manyReps { overshot += 1 }
        if !isMet, own == before { stalled += 1 }
        if loads.isHarder(weight, than: before) {
            increases += 1
            steps.append(lift.step(from: before, to: weight))
            if atWeight.isEmpty {
                if tookMore { smallerSteps += 1 }
            } else if done * 100 >= planned * Self.confirmedPercent {
                confirmed += 1
            } else {
                tooAggressive += 1
            }
        } else if proposal.change == .increaseReps {
            repIncreases += 1
            if tookMore { repIncreasesOverruled += 1 }
        } else {
            stays += 1
            if tookMore { staysOverruled += 1 }
        }
    }
}

extension BacktestLifter {
    fileprivate init(_ lifts: [TrainedLift]) {
        self.init()
        var (steps, reps): ([Int64], [Int64]) = ([], [])
        var (sessions, days): ([Int], [Int]) = ([], [])
        for lift in lifts {
            for (before, after) in zip(lift.outings, lift.outings.dropFirst()) {
                guard let from = before.weight, let to = after.weight else { continue }
                pairs += 1
                if lift.loads.isHarder(to, than: from) {
                    harder += 1
                    if from > .zero { steps.append(lift.step(from: from, to: to)) }
                    reps.append(Int64(before.reps) * 1_000)
                } else if to == from {
                    same += 1
                } else {
                    easier += 1
                }
            }
            Self.progress(lift, &sessions, &days)
        }
        step = Spread(thousandths: steps)
        repsBeforeStep = Spread(thousandths: reps)
        sessionsToProgress = Self.median(sessions)
        daysToProgress = Self.median(days)
    }

    private static func progress(_ lift: TrainedLift, _ sessions: inout [Int], _ days: inout [Int]) {
        var best: (weight: Mass, place: Int)?
        for (place, outing) in lift.outings.enumerated() {
            guard let weight = outing.weight else { continue }
            guard let standing = best else {
                best = (weight, place)
                continue
            }
            guard lift.loads.isHarder(weight, than: standing.weight) else { continue }
            sessions.append(place - standing.place)
            days.append(Int(clamping: outing.date.seconds(since: lift.outings[standing.place].date) / 86_400))
            best = (weight, place)
        }
    }

    private static func median(_ numbers: [Int]) -> Int? {
        numbers.isEmpty ? nil : numbers.sorted()[(numbers.count - 1) / 2]
    }
}

extension BacktestCoverage {
    fileprivate init(_ sessions: [WorkoutSession], _ lifts: [TrainedLift]) {
        self.init()
        self.sessions = sessions.count
        firstDate = sessions.first?.startedAt.local.dateText
        lastDate = sessions.last?.startedAt.local.dateText
        for session in sessions {
            for performance in session.exercises {
                for set in performance.sets where set.status == .done {
                    sets += 1
                    if set.rir != nil { setsWithRPE += 1 }
                    if set.setType == .warmup { markedWarmups += 1 }
                    if Plausibility.fault(of: set) != nil { implausibleSets += 1 }
                }
            }
        }
        exercises = lifts.count
        for lift in lifts {
            guessedWarmups += lift.guessedWarmups
            guard let fault = lift.fault else {
                judgedExercises += 1
                continue
            }
            let line = LeftOut(name: lift.facts.name, reason: fault, sessions: lift.outings.count)
            leftOut.append(line)
        }
    }
}
