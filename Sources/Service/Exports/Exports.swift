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
        case (.csv, .measurements): try measurements()
        case (.strong, _): try history(StrongCSV())
        case (.openweight, _): try history(OpenweightJSON())
        case (.ics, _): try history(WorkoutCalendar(coming: ComingWorkouts(turn: turn).all(), now: now))
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

    private func measurements() throws {
        let writer = MeasurementsCSV()
        var text = ""
        writer.begin(&text)
        try store.eachBodyEntry { entry in
            writer.write(entry, &text)
            guard text.utf8.count > Self.pieceBytes else { return }
            try sink(text)
            text.removeAll(keepingCapacity: true)
        }
        try sink(text)
    }
}
