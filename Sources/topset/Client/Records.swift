import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Records: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "Records, newest first, of all exercises or of one.")

    @OptionGroup var options: LifterOptions
    @OptionGroup var page: PageOptions

    @Argument(help: "The exercise.", completion: Completions.exercises)
    var exercise: String?

    func run(_ lifter: Lifter) async throws {
        let one: ExerciseID? = if let exercise { try await lifter.exercise(exercise).id } else { nil }
        let start = try page.start()
        let found = page.page(
            try await lifter.service.recordTimeline(lifter.user, of: one, in: start..<start + page.limit + 1),
            from: start)
        if json { return Terminal.print(json: found) }
        guard !found.items.isEmpty else {
            let isEmpty = try await lifter.hasNothing()
            return Terminal.tell(
                "No record yet: a first time is where they begin." + (isEmpty ? " To begin: " + FirstSteps.log : ""))
        }
        let text = RecordText(lifter.voice)
        let rows = found.items.map { dated in
            let record = dated.record
            let before = record.previous.value.map {
                record.kind == .volume ? lifter.voice.volume($0) : lifter.voice.mass($0)
            }
            return [
                dated.date.local.dateText, dated.exerciseName,
                text.line(record) + ", before " + (before ?? text.work(record.previous)),
            ]
        }
        Terminal.table(["Date", "Exercise", "Record"], rows, whole: [0])
        page.tellMore(found)
    }
}
