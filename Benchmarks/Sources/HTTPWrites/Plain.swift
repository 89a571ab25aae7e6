import Contract
import Foundation
import GRDB
import Training
import Wire

/// Plain SQLite, durable, one transaction for each set: what a set writes, without the server and without sharing commits.
enum Plain {
    /// - Returns: commits a second.
    static func measure(_ file: String, seconds: Double) throws -> Double {
        let pool = try DatabasePool(path: file)
        try pool.writeWithoutTransaction { database in
            try database.execute(
                sql: """
                    PRAGMA synchronous = FULL;
                    CREATE TABLE workouts (id INTEGER PRIMARY KEY, revision INTEGER, document TEXT);
                    CREATE TABLE events (workout INTEGER, seq INTEGER, document TEXT, PRIMARY KEY (workout, seq));
                    CREATE TABLE keys (workout INTEGER, key TEXT, fingerprint TEXT, response TEXT, PRIMARY KEY (workout, key));
                    INSERT INTO workouts VALUES (1, 0, '');
                    """)
        }
        let (document, event, fingerprint, answer) = try texts()
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        while ContinuousClock.now < end {
            count += 1
            try pool.write { database in
                try database.cachedStatement(sql: "UPDATE workouts SET revision = ?, document = ? WHERE id = 1")
                    .execute(arguments: [count, document])
                try database.cachedStatement(sql: "INSERT INTO events VALUES (1, ?, ?)")
                    .execute(arguments: [count, event])
                try database.cachedStatement(sql: "INSERT INTO keys VALUES (1, ?, ?, ?)")
                    .execute(arguments: [String(count), fingerprint, answer])
            }
        }
        return Double(count) / seconds
    }

    /// What one set of a workout of 60 writes: document, event, fingerprint and answer.
    private static func texts() throws -> (String, String, String, String) {
        var set = NewSet()
        set.reps = 8
        let block = StartPlan.Block(
            exerciseID: BuiltInExercises.id(slug: "bench_press_barbell"), sets: Array(repeating: set, count: 20))
        let start = StartWorkout(
            plan: StartPlan(blocks: [block, block, block]), meta: CommandMeta(key: nil, at: nil))
        let now = Instant(milliseconds: 1_800_000_000_000)
        var source = StartSource()
        source.facts = BuiltInExercises.all.filter { $0.id == block.exerciseID }.map(\.facts)
        let workout = try startWorkout(
            start, id: WorkoutID(high: 1, low: 1), user: UserID(high: 1, low: 2), source: source, now: now
        ).workout
        let log = LogSet(
            exerciseInstanceID: workout.exercises[0].instanceID, setID: workout.exercises[0].sets[0].id,
            values: SetValues(weight: .kg(60), reps: 8, rir: RIR(2)), meta: CommandMeta(key: "key", at: now))
        let reduction = try reduce(workout, .logSet(log), now: now)
        let answer = ChangeAnswer(
            eventID: reduction.event.id, totals: reduction.workout.totals, revision: reduction.workout.revision)
        return (
            JSON.text(reduction.workout), JSON.text(reduction.recorded(after: workout)),
            WorkoutCommand.logSet(log).fingerprint, JSON.text(answer)
        )
    }
}
