/// Replays a history: before each outing of a lift every candidate sets a target, and the outing says how good it was. The lifter
/// saw none of them, so a target that was not tried is no failure of either.
///
/// - Parameters:
///   - sessions: oldest first.
///   - unit: of the log's weights.
///   - step: of a load without plates to go by.
public func backtest(
    _ sessions: [WorkoutSession], unit: MassUnit, step: (ExerciseID) -> Mass
) -> BacktestReport {
    var report = BacktestReport()
    let lifts = loggedLifts(sessions, step: step)
    let exposures = exposures(of: lifts, sessions, unit)
    report.coverage = BacktestCoverage(sessions, lifts)
    report.exposures = exposures.count
    report.plans = PlanForesight(sessions)
    guard !exposures.isEmpty else { return report }
    report.lifter = BacktestLifter(exposures)
    for candidate in BacktestCandidate.allCases {
        report.targets.append(BacktestTargets(candidate, exposures))
    }
    report.foresight = BacktestForesight(exposures)
    return report
}

extension BacktestTargets {
    init(_ candidate: BacktestCandidate, _ exposures: [Exposure]) {
        self.init(candidate)
        for exposure in exposures { judge(candidate.target(exposure), exposure) }
        let count = Double(max(1, exposures.count))
        weightError *= 100 / count
        maxError *= 100 / count
        pace *= 100 / count
    }

    private mutating func judge(_ target: (weight: Mass, reps: Int), _ exposure: Exposure) {
        let (last, next) = (exposure.last, exposure.next)
        let weight = target.weight.number(in: exposure.unit)
        let asked = weight * EstimatedMax.ratio(target.reps)
        weightError += (weight - exposure.row.next.weight).magnitude / exposure.row.next.weight
        let outcome = TargetOutcome(target.weight, target.reps, ratio: asked / exposure.now, next)
        maxError += outcome.error
        tooHard.add(outcome.isTooHard)
        tooEasy.add(outcome.isTooEasy)
        pace += Exposure.growth(from: exposure.before, to: asked)

        let isRaise = target.weight > last.weight
        let isMore = isRaise || target.weight == last.weight && target.reps > last.low
        asksMore.add(isMore)
        if isMore { morePrecision.add(exposure.didBetter) }
        if exposure.didBetter { moreRecall.add(isMore) }
        raises.add(isRaise)
        if isRaise { raisePrecision.add(exposure.tookMore) }
        if exposure.tookMore { raiseRecall.add(isRaise) }

        tried.add(outcome.held != nil)
        if let isHeld = outcome.held { held.add(isHeld) }
        guard let future = exposure.nextFive else { return }
        let isReached = future.contains { outing in
            outing.sets.contains { $0.weight >= target.weight && $0.reps >= target.reps }
        }
        reached.add(isReached)
        if isRaise { raiseReached.add(isReached) }
    }
}

extension BacktestLifter {
    init(_ exposures: [Exposure]) {
        self.init()
        for exposure in exposures {
            raises.add(exposure.tookMore)
            betters.add(exposure.didBetter)
            pace += Exposure.growth(from: exposure.before, to: exposure.now)
        }
        pace *= 100 / Double(max(1, exposures.count))
    }
}

extension BacktestCoverage {
    fileprivate init(_ sessions: [WorkoutSession], _ lifts: [LoggedLift]) {
        self.init()
        self.sessions = sessions.count
        firstDate = sessions.first?.startedAt.local.dateText
        lastDate = sessions.last?.startedAt.local.dateText
        for session in sessions {
            for performance in session.exercises {
                for set in performance.sets where set.status == .done {
                    sets += 1
                    if set.rir != nil { setsWithRPE += 1 }
                    if Plausibility.fault(of: set) != nil { implausibleSets += 1 }
                }
            }
        }
        exercises = lifts.count
        for lift in lifts {
            guard let fault = lift.fault else {
                judgedExercises += 1
                continue
            }
            leftOut.append(LeftOut(name: lift.name, reason: fault, sessions: lift.sessions))
        }
    }
}
