import ArgumentParser
import Service
import Training
import Wire

struct Backtest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replay a real history through the engine, and report how its targets fared.",
        discussion: """
            Reads an export of another app (Strong, Hevy) and stores nothing. After every session of an exercise each rule \
            proposes, and the next session is held against it:

              differs       the first rule would have proposed something else
              met           every working set: the proposed weight and reps
              overshot      more weight, or 115 % of the reps at it
              stalled       not met, at the weight of the session before

            Of the proposals to take more weight, and of those to stay or add a rep:

              confirmed     that weight or more, with 90 % of the reps
              too much      that weight, but with fewer reps
              less          a smaller step than proposed
              overruled     more weight, although it was not proposed

            The lifter saw none of these proposals: what was not followed speaks neither for nor against a rule. Of a \
            session, the hardest working weight and the reps at it count; where the log marks no warm-ups, lighter first \
            sets that lead up to it are taken for such. A rule of effort is judged only where there is RPE. Straight sets \
            aim at the reps that the lifter did most often so far.
            """)

    @OptionGroup var shared: SharedOptions

    @OptionGroup var export: ExportOptions

    @Flag(
        name: .customLong("rows"),
        help: "Print a line of JSON for every outing that the coach could have foreseen: what it knew, what was done.")
    var printsRows = false

    func run() async throws {
        if printsRows {
            let rows = try TopsetService.coachRows(
                try readFile(export.file), format: export.format, unit: export.unit, timezone: export.timezone)
            for row in rows { Swift.print(JSON.text(row)) }
            return
        }
        let report = try TopsetService.backtest(
            try readFile(export.file), format: export.format, unit: export.unit, timezone: export.timezone)
        if shared.json { return Terminal.print(json: report) }
        BacktestText(report).print()
    }
}

/// A report as a person reads it.
private struct BacktestText {
    let report: BacktestReport
    private let voice = Voice()

    init(_ report: BacktestReport) { self.report = report }

    func print() {
        coverage()
        guard !report.rules.isEmpty else {
            Swift.print("There is nothing to judge: it takes three sessions of an exercise with weight and reps.")
            return
        }
        lifter()
        rules()
        conclusions()
    }

    private func coverage() {
        let coverage = report.coverage
        let period = [coverage.firstDate, coverage.lastDate].compactMap { $0 }.joined(separator: " to ")
        Swift.print("\(coverage.sessions) sessions, \(coverage.sets) sets, \(coverage.exercises) exercises, \(period)")
        Swift.print(
            "\(share(coverage.setsWithRPE, coverage.sets)) of the sets have RPE, "
                + "\(share(coverage.markedWarmups, coverage.sets)) are marked as warm-ups, "
                + "\(share(coverage.guessedWarmups, coverage.sets)) are taken for warm-ups"
                + (coverage.implausibleSets > 0 ? ", \(coverage.implausibleSets) cannot be" : ""))
        var line = "\(coverage.judgedExercises) exercises are judged"
        for reason in BacktestCoverage.LeftOut.Reason.allCases {
            let count = coverage.leftOut.count { $0.reason == reason }
            guard count > 0 else { continue }
            switch reason {
            case .tooFewSessions: line += ", \(count) left out for fewer than 3 sessions"
            case .noWeight: line += ", \(count) without weight"
            case .notByReps: line += ", \(count) by time or distance"
            }
        }
        Swift.print(line + "\n")
    }

    private func lifter() {
        let lifter = report.lifter
        Swift.print(
            "From one session to the next the lifter took more weight in \(share(lifter.harder, lifter.pairs)), the same "
                + "in \(share(lifter.same, lifter.pairs)), less in \(share(lifter.easier, lifter.pairs)) "
                + "of \(lifter.pairs) cases.")
        if let step = lifter.step, let reps = lifter.repsBeforeStep {
            Swift.print(
                "A step of the lifter is \(spread(step)) (quartiles), taken after "
                    + "\(reps.lower.thousandths / 1_000), \(reps.median.thousandths / 1_000) or "
                    + "\(reps.upper.thousandths / 1_000) reps in the weakest set.")
        }
        if let sessions = lifter.sessionsToProgress, let days = lifter.daysToProgress {
            Swift.print("A new best weight of an exercise comes after \(sessions) sessions or \(days) days (medians).")
        }
        Swift.print("")
    }

    private func rules() {
        let header = [
            "Rule", "Judged", "Differs", "Met", "Overshot", "Stalled", "Increases", "Confirmed", "Too much", "Less",
            "Reps overruled", "Stays overruled", "Step (quartiles)",
        ]
        Terminal.table(
            header,
            report.rules.map { rule in
                [
                    rule.rule, String(rule.judged), share(rule.differing, rule.judged), share(rule.met, rule.judged),
                    share(rule.overshot, rule.judged),
                    share(rule.stalled, rule.judged), String(rule.increases), share(rule.confirmed, rule.increases),
                    share(rule.tooAggressive, rule.increases), share(rule.smallerSteps, rule.increases),
                    part(rule.repIncreasesOverruled, rule.repIncreases), part(rule.staysOverruled, rule.stays),
                    rule.step.map(spread) ?? "–",
                ]
            })
        Swift.print("")
    }

    /// What the figures say, as far as there are enough of them.
    private func conclusions() {
        let standard = report.rules[0]
        guard standard.increases >= 20 else {
            Swift.print("Only \(standard.increases) increases can be judged: too few to tell one step from another.")
            return
        }
        let tried = standard.confirmed + standard.tooAggressive
        Swift.print(
            "Of \(standard.increases) increases by \(standard.rule), \(tried) were tried: "
                + "\(share(standard.confirmed, tried)) of those held.")
        let others = report.rules.dropFirst().filter { $0.increases >= 20 && isBeyondChance($0, standard) }
        if let best = others.max(by: { rate($0) < rate($1) }) {
            Swift.print(
                "\(best.rule) is confirmed more often: \(share(best.confirmed, best.increases)) "
                    + "of \(best.increases) increases, against \(share(standard.confirmed, standard.increases)).")
        } else {
            Swift.print("No other rule is confirmed more often than by chance.")
        }
        let overruled = standard.repIncreasesOverruled + standard.staysOverruled
        let waiting = standard.repIncreases + standard.stays
        if waiting > 0 {
            Swift.print(
                "When it did not raise the weight, the lifter did so in \(share(overruled, waiting)) of \(waiting) cases."
            )
        }
    }

    /// Whether one rule's increases are confirmed more often by two standard errors of the difference.
    private func isBeyondChance(_ one: BacktestRule, _ other: BacktestRule) -> Bool {
        let (n, m) = (Double(one.increases), Double(other.increases))
        let all = Double(one.confirmed + other.confirmed) / (n + m)
        return rate(one) - rate(other) > 2 * (all * (1 - all) * (1 / n + 1 / m)).squareRoot()
    }

    private func rate(_ rule: BacktestRule) -> Double { Double(rule.confirmed) / Double(max(1, rule.increases)) }

    private func share(_ part: Int, _ whole: Int) -> String {
        whole == 0 ? "–" : "\((part * 200 + whole) / (whole * 2))%"
    }

    private func part(_ part: Int, _ whole: Int) -> String { whole == 0 ? "–" : "\(part) of \(whole)" }

    private func spread(_ spread: Spread) -> String {
        [spread.lower, spread.median, spread.upper].map { number in
            let tenths = (number.thousandths + 50) / 100
            return voice.percent(Percent(thousandths: tenths * 100))
        }.joined(separator: ", ")
    }
}
