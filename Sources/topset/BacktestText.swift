import Foundation
import Training

/// A report as a person reads it.
struct BacktestText {
    private let report: BacktestReport

    init(_ report: BacktestReport) { self.report = report }

    func print() {
        coverage()
        plans()
        guard let foresight = report.foresight else {
            Swift.print("There is nothing to judge: it takes three sessions of an exercise with weight and reps.")
            return
        }
        targets()
        self.foresight(foresight)
        conclusions()
    }

    private func coverage() {
        let coverage = report.coverage
        let period = [coverage.firstDate, coverage.lastDate].compactMap { $0 }.joined(separator: " to ")
        Swift.print("\(coverage.sessions) sessions, \(coverage.sets) sets, \(coverage.exercises) exercises, \(period)")
        let effort = coverage.sets == 0 ? 0 : 100 * Double(coverage.setsWithRPE) / Double(coverage.sets)
        let faults = coverage.implausibleSets > 0 ? ", \(coverage.implausibleSets) cannot be" : ""
        Swift.print("\(percent(effort)) of the sets have RPE\(faults)")
        var line = "\(report.exposures) outings of \(coverage.judgedExercises) exercises can be judged"
        for reason in BacktestCoverage.LeftOut.Reason.allCases {
            let count = coverage.leftOut.count { $0.reason == reason }
            guard count > 0 else { continue }
            switch reason {
            case .tooFewSessions: line += ", \(count) exercises left out for fewer than 3 sessions"
            case .noWeight: line += ", \(count) without weight"
            case .assisted: line += ", \(count) with assistance"
            case .notByReps: line += ", \(count) by time or distance"
            }
        }
        Swift.print(line)
    }

    private func plans() {
        let plans = report.plans
        guard plans.right.of > 0 else { return }
        let reasons = plans.reasons.map { reason in
            let name =
                switch reason.reason {
                case .weekday: "by the weekday"
                case .rotation: "by what follows on the last one"
                case .favorite, .recent, .untrained: "by the last one"
                case .scheduled, .program, .streak, .recovery: reason.reason.rawValue
                }
            return "\(name) \(part(reason.right))"
        }
        Swift.print(
            "After four weeks the workout of the day, by its name, is foreseen in \(part(plans.right)): "
                + reasons.joined(separator: ", "))
    }

    // MARK: Targets

    private func targets() {
        let lifter = report.lifter
        Swift.print(
            "The lifter took more weight than the time before in \(share(lifter.raises)), did better in "
                + "\(share(lifter.betters)), and went up by \(percent(lifter.pace)) an outing.\n")
        let lines: [(name: String, cell: (BacktestTargets) -> String)] = [
            ("Weight off by", { percent($0.weightError) }), ("Max off by", { percent($0.maxError) }),
            ("Too hard", { share($0.tooHard) }), ("Too easy", { share($0.tooEasy) }),
            ("Asks for more", { share($0.asksMore) }), ("  rightly", { part($0.morePrecision) }),
            ("  found", { part($0.moreRecall) }),
            ("Raises", { share($0.raises) }), ("  rightly", { part($0.raisePrecision) }),
            ("  found", { part($0.raiseRecall) }),
            ("Tried", { share($0.tried) }), ("  held", { part($0.held) }),
            ("Within five", { part($0.reached) }), ("  raises", { part($0.raiseReached) }),
            ("Pace", { percent($0.pace) }),
        ]
        let rows = lines.map { line in [line.name] + report.targets.map { line.cell($0) } }
        Terminal.table([""] + report.targets.map { name($0.candidate) }, rows)
        Swift.print("")
    }

    private func name(_ candidate: BacktestCandidate) -> String {
        switch candidate {
        case .today: "Rule 8-12"
        case .ownRange: "Own range"
        case .repeatLast: "Repeat"
        case .average: "Mean"
        case .coach: "Coach"
        }
    }

    // MARK: Foresight

    private func foresight(_ foresight: BacktestForesight) {
        Swift.print(
            "The coach foresaw strength within \(percent(foresight.strengthError)) on average (the last time: "
                + "\(percent(foresight.strengthErrorOfRepeat))); \(share(foresight.within50)), \(share(foresight.within80)) "
                + "and \(share(foresight.within95)) were within the bands for 50, 80 and 95 %.")
        Swift.print(
            "It foresaw the reps within \(number(foresight.repsError, 2)) on average (the last time: "
                + "\(number(foresight.repsErrorOfRepeat, 2))), and tells more weight from none with "
                + "\(score(foresight.raiseAUC)), better from not with \(score(foresight.betterAUC)).\n")
        chances("Chance of reps done before", foresight.chances)
        chances("Chance of the coach's targets", foresight.targets)
    }

    private func chances(_ name: String, _ calibration: BacktestForesight.Calibration) {
        guard !calibration.bins.isEmpty else { return }
        Terminal.table(
            [name, "came true", "of"],
            calibration.bins.map { bin in [number(bin.said, 2), number(bin.rate, 2), String(bin.done.of)] })
        Swift.print("Off by \(number(calibration.error, 3)) on average.\n")
    }

    // MARK: What follows

    /// From so many outings on the figures are more than chance.
    private static let enough = 100
    /// Points of the mean error that set two ways apart, in one log.
    private static let clearly = 0.5

    private func conclusions() {
        guard report.exposures >= Self.enough else {
            Swift.print("Only \(report.exposures) outings can be judged: too few to tell one way from another.")
            return
        }
        guard let coach = of(.coach), let last = of(.repeatLast), let rule = of(.today) else { return }
        let nearness =
            if coach.maxError < last.maxError - Self.clearly {
                "nearer to what this lifter does than"
            } else if coach.maxError > last.maxError + Self.clearly {
                "farther from what this lifter does than"
            } else {
                "as near to what this lifter does as"
            }
        Swift.print(
            "The coach is \(nearness) repeating the last time: its targets miss the next outing by "
                + "\(percent(coach.maxError)), repeating by \(percent(last.maxError)), double progression from 8 to 12 reps "
                + "by \(percent(rule.maxError)).")
        Swift.print(
            "It asks for more in \(share(coach.asksMore)) of the outings, and the lifter did better in "
                + "\(share(report.lifter.betters)); of its targets that were tried \(share(coach.held)) held (double "
                + "progression: \(share(rule.held))), and \(share(coach.tooHard)) of all were too hard (repeating: "
                + "\(share(last.tooHard))).")
    }

    private func of(_ candidate: BacktestCandidate) -> BacktestTargets? {
        report.targets.first { $0.candidate == candidate }
    }

    // MARK: Numbers

    private func number(_ value: Double, _ digits: Int) -> String {
        let text = String(format: "%.\(digits)f", value.magnitude)
        return value < 0 && text.contains { $0 != "0" && $0 != "." } ? "−" + text : text
    }

    private func percent(_ value: Double) -> String { number(value, 1) + " %" }

    private func share(_ share: BacktestReport.Share) -> String { share.percent.map { percent($0) } ?? "–" }

    /// A share of fewer than all outings, with how many those are.
    private func part(_ share: BacktestReport.Share) -> String {
        share.percent.map { "\(percent($0)) of \(share.of)" } ?? "–"
    }

    private func score(_ value: Double?) -> String { value.map { number($0, 2) } ?? "–" }
}
