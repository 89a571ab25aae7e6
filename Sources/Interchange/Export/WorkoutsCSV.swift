public import Training

/// One row for each finished workout, with what it comes to.
public struct WorkoutsCSV: HistoryWriter {
    private let rows = DelimitedRows(delimiter: ",")

    public init() {}

    static let header = [
        "workout_id", "workout", "origin", "started_at", "ended_at", "duration_seconds", "exercises", "sets", "reps",
        "volume_kg", "records", "feeling", "energy", "soreness", "rpe", "phase", "plan_id", "plan_version_id",
        "program_day_id", "gym_id", "notes",
    ]

    public mutating func begin(_ text: inout String) { rows.begin(Self.header, &text) }

    public mutating func write(_ session: WorkoutSession, _ text: inout String) {
        let totals = session.computedTotals
        rows.append(
            [
                .id(session.id), .text(session.title), .plain(session.origin.rawValue), .time(session.startedAt),
                .time(session.endedAt), .number(session.durationSeconds), .number(session.exercises.count),
                .number(totals.sets), .number(totals.reps), .kilograms(totals.volume), .number(session.records.count),
                .plain(session.preMood?.feeling?.rawValue), .plain(session.preMood?.energy?.rawValue),
                .plain(session.preMood?.soreness?.rawValue),
                .plain(session.postEffort?.rpe.map { exactDecimal(Int64($0.halves) * 5, scale: 1) }),
                .plain(session.phase?.rawValue), .id(session.planID), .id(session.planSnapshotID),
                .id(session.programDayID), .id(session.gymID), .text(session.notes),
            ], to: &text)
    }
}

extension WorkoutSession {
    /// Seconds from start to end.
    var durationSeconds: Int { Int(clamping: max(0, endedAt.seconds(since: startedAt))) }
}
