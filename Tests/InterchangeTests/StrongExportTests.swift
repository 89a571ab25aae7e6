import TestSupport
import Testing
import Training

@testable import Interchange

/// What a writer makes of workouts.
func written<Writer: HistoryWriter>(_ writer: Writer, _ sessions: [WorkoutSession]) -> String {
    var (writer, text) = (writer, "")
    writer.begin(&text)
    for session in sessions { writer.write(session, &text) }
    writer.end(&text)
    return text
}

struct StrongExportTests {
    /// What Strong's layout can say of workouts, one line each.
    private func lines(_ sessions: [WorkoutSession]) -> [String] {
        var lines: [String] = []
        for session in sessions where session.exercises.contains(where: { $0.sets.contains { $0.status == .done } }) {
            lines.append(
                "\(session.startedAt.local.text.prefix(19)) \(session.title ?? "") \(session.durationSeconds) \(session.notes ?? "-")"
            )
            for exercise in session.exercises {
                let done = exercise.sets.filter { $0.status == .done }
                guard !done.isEmpty else { continue }
                lines.append("\(exercise.name): \(exercise.notes ?? "-")")
                for set in done {
                    let special = set.setType == .warmup || set.setType == .dropset
                    lines.append(
                        line(
                            special ? set.setType : .working, set.weight, set.reps, set.rir, set.durationSeconds,
                            set.distance,
                            isFailure: set.isFailure && !special, set.note == exercise.notes ? nil : set.note))
                }
            }
        }
        return lines
    }

    private func lines(_ log: ImportedLog) -> [String] {
        var lines: [String] = []
        for workout in log.workouts {
            lines.append(
                "\(workout.start.text) \(workout.title) \(workout.durationSeconds ?? -1) \(workout.notes ?? "-")")
            for exercise in workout.exercises {
                lines.append("\(exercise.name): \(exercise.notes ?? "-")")
                for set in exercise.sets {
                    lines.append(
                        line(
                            set.type, set.weight, set.reps, set.rir, set.durationSeconds, set.distance,
                            isFailure: set.isFailure, set.note))
                }
            }
        }
        return lines
    }

    private func line(
        _ type: SetType, _ weight: Mass?, _ reps: Int?, _ rir: RIR?, _ seconds: Int?, _ distance: Distance?,
        isFailure: Bool, _ note: String?
    ) -> String {
        let numbers = [
            weight?.units, reps.map { Int64($0) }, rir.map { Int64($0.halves) }, seconds.map { Int64($0) },
            distance?.units,
        ]
        let text = numbers.map { $0.map { String($0) } ?? "-" }.joined(separator: " ")
        return "\(type.rawValue)\(isFailure ? " F" : "") \(text) \(note ?? "-")"
    }

    @Test(arguments: 1...120 as ClosedRange<UInt64>)
    func whatIsWrittenInStrongsLayoutIsReadBackAsItWas(seed: UInt64) throws {
        var history = MadeHistory(seed: seed)
        let sessions = history.sessions(8)
        let log = try log(written(StrongCSV(), sessions))
        #expect(lines(log) == lines(sessions), "seed \(seed)")
        #expect(log.skippedRows.isEmpty && log.repairedRows.isEmpty && log.warnings.isEmpty, "seed \(seed)")
        #expect((log.dialect, log.weightUnit, log.unitSource) == ("S6", .kg, .column))
    }

    @Test func theHeaderIsStrongs() {
        let text = written(StrongCSV(), [])
        #expect(text == Header.s6 + "\r\n")
    }

    @Test func workoutsOfTheSameStartAndNameStayTwo() throws {
        var history = MadeHistory(seed: 5)
        var sessions = history.sessions(2)
        sessions[1].startedAt = sessions[0].startedAt
        sessions[1].title = sessions[0].title
        for index in sessions.indices { sessions[index].exercises[0].sets[0].status = .done }
        #expect(try log(written(StrongCSV(), sessions)).workouts.count == 2)
    }
}
