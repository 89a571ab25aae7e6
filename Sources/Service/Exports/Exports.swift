public import Contract
import Interchange
import Storage
public import Training

extension TopsetService {
    /// Writes what a lifter takes along, piece by piece, as it is at one moment. What was written is given to `sink`, so that memory does
    /// not grow with the history.
    ///
    /// - Parameter part: which table, of tables.
    public func export(
        _ user: UserID, _ format: ExportFormat, _ part: ExportPart = .sets,
        to sink: @escaping @Sendable (String) throws -> Void
    ) async throws(ServiceError) {
        try await read(user) { turn in try Export(turn: turn, sink: sink).write(format, part) }
    }
}

/// What is written of a lifter's account.
private struct Export: UseCase {
    /// Bytes that are gathered before they are given away.
    private static let pieceBytes = 60_000
    /// How far ahead a calendar tells.
    private static let comingDays = 28

    let turn: Turn
    let sink: (String) throws -> Void

    func write(_ format: ExportFormat, _ part: ExportPart) throws {
        switch (format, part) {
        case (.json, _):
            var writer = AccountFileWriter(store)
            try writer.write(now: now, to: sink)
        case (.csv, .sets): try history(SetsCSV())
        case (.csv, .workouts): try history(WorkoutsCSV())
        case (.csv, .exercises): try exercises()
        case (.strong, _): try history(StrongCSV())
        case (.openweight, _): try history(OpenweightJSON())
        case (.ics, _): try history(WorkoutCalendar(coming: coming(), now: now))
        }
    }

    private func history(_ writer: some HistoryWriter) throws {
        var (writer, text) = (writer, "")
        writer.begin(&text)
        try store.eachSession { session in
            writer.write(session, &text)
            guard text.utf8.count > Self.pieceBytes else { return }
            try sink(text)
            text.removeAll(keepingCapacity: true)
        }
        writer.end(&text)
        try sink(text)
    }

    /// The lifter's own exercises, those that were merged among them, and what was trained or marked of the others.
    private func exercises() throws {
        let (library, marks, uses) = (try turn.library(), try store.exerciseMarks(), try store.lastUses())
        var text = ""
        let writer = ExercisesCSV()
        writer.begin(&text)
        for exercise in library.named where exercise.isCustom || marks[exercise.id] != nil || uses[exercise.id] != nil {
            var known = exercise
            if let marks = marks[exercise.id] { known.take(marks) }
            known.lastUsed = uses[exercise.id]
            let shown = library.merges.shown(exercise.id)
            writer.write(known, shownAs: shown == exercise.id ? nil : shown, &text)
        }
        try sink(text)
    }

    /// The days of the program that is followed, where it is bound to days of the week: of others only the order is known.
    private func coming() throws -> [WorkoutCalendar.Coming] {
        guard let program = try store.activeProgram()?.program, !program.weekdays.isEmpty else { return [] }
        var days: [WorkoutCalendar.Coming] = []
        var names: [PlanID: String] = [:]
        for ahead in 0..<Self.comingDays {
            let date = now.adding(seconds: Int64(ahead) * 86_400)
            guard program.weekdays.contains(date.local.weekday + 1), let day = program.dueDay(at: date),
                let plan = day.planID, ahead > 0 || !program.isTrained(on: date)
            else { continue }
            if names[plan] == nil { names[plan] = try store.plan(plan)?.name }
            let title = day.name ?? names[plan] ?? program.name
            days.append(WorkoutCalendar.Coming(id: day.id, date: date.local, title: title))
        }
        return days
    }
}
