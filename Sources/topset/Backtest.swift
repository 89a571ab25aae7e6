import ArgumentParser
import Service
import Training
import Wire

struct Backtest: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replay a real history, and report how targets would have fared in it.",
        discussion: """
            Reads an export of another app and stores nothing. Before every outing of a lift five ways of \
            setting the next target are asked, each from what was done until then; the outing says how they fared. The \
            columns:

              Rule 8-12     double progression from 8 to 12 reps: what a plan does where nobody chose a rule
              Own range     the same in the lifter's usual reps, from one below to two above
              Repeat        what was done the last time
              Mean          the last weight, with the reps by a moving mean of the estimated max (each outing counts half)
              Coach         the model that sets targets where no rule does

            The lines. A target is a weight with reps; what was done is told by the heaviest weight and the fewest reps at \
            it; the estimated max of either is weight x (1 + reps / 30):

              Weight off by     from the weight of the target to that which was taken, on average
              Max off by        the same of the estimated max
              Too hard          targets more than 5 % above what was done, by their estimated max
              Too easy          targets more than 5 % below it
              Asks for more     more weight than the last time, or more reps at it
                rightly         of those, the lifter did better: more weight or reps, and no lower estimated max
                found           of the times that the lifter did better, those in which more was asked
              Raises            more weight than the last time
                rightly         of those, the lifter took more weight
                found           of the times that the lifter took more weight, those in which it was raised
              Tried             some set had at least the weight of the target
                held            of those, the sets with that weight had 90 % of the reps
              Within five       a set of the next five outings had the weight and the reps, where there are five
                raises          the same of those targets that raised the weight
              Pace              how much harder than the last time a target is, on average (each by at most 20 %)

            Then what the coach foresaw, whatever it asked for: strength (the best estimated max), with how often it was \
            within the band for 50, 80 and 95 % of outings; the reps at the weight that was taken; how well it tells \
            outings with more weight, and better ones, from others (0.5 is chance, 1 never wrong). Last, whether chances \
            came true: of reps that had been reached before at the nearest weight, and up to four fewer, where the weight \
            was not lowered; and of the coach's targets where their weight was taken within 2 %.

            Before all that stands how often Today would have named the workout that was then trained: of the days from the \
            29th of the log on, by the names of workouts.

            The lifter saw none of these targets: "rightly" is agreement with the lifter, and what was not tried speaks \
            neither for nor against a target. Where the log marks no warm-ups, easy first sets that climb to the heaviest \
            weight are taken for such.
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
