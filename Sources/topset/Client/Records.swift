import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Records: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "Records, newest first, of all exercises or of one.")

    @OptionGroup var options: LifterOptions

    @Argument(help: "The exercise.", completion: Completions.exercises)
    var exercise: String?

    @Option(help: "So many at most, 1 to 500.")
    var limit = 50

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError("--limit must be from 1 to 500.") }
    }

    func run(_ lifter: Lifter) async throws {
        var filter = SessionFilter()
        if let exercise { filter.exercise = try await lifter.exercise(exercise).id }
        let found = try await records(filter, lifter)
        if json { return Terminal.print(json: Page(found.map(\.record))) }
        guard !found.isEmpty else { return print("No record yet: a first time is where they begin.") }
        let text = RecordText(lifter.voice)
        let rows = found.map { name, record in
            let before = record.previous.value.map {
                record.kind == .volume ? lifter.voice.volume($0) : lifter.voice.mass($0)
            }
            return [
                record.mark.date.local.dateText, name,
                text.line(record) + ", before " + (before ?? text.work(record.previous)),
            ]
        }
        Terminal.table(["Date", "Exercise", "Record"], rows, whole: [0])
    }

    /// The records of the sessions that set any, newest first.
    private func records(
        _ filter: SessionFilter, _ lifter: Lifter
    ) async throws -> [(name: String, record: PersonalRecord)] {
        var found: [(name: String, record: PersonalRecord)] = []
        var cursor: String?
        repeat {
            let page = try await lifter.service.shortSessions(lifter.user, filter, cursor: cursor, limit: 500)
            for short in page.items where !short.achievements.isEmpty && found.count < limit {
                let session = try await lifter.service.session(lifter.user, short.id)
                for record in session.records where filter.exercise.map({ $0 == record.exerciseID }) ?? true {
                    let name = session.exercises.first { $0.exerciseID == record.exerciseID }?.name ?? ""
                    found.append((name, record))
                }
            }
            cursor = page.nextCursor
        } while cursor != nil && found.count < limit
        return Array(found.prefix(limit))
    }
}
