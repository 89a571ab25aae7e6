public import Training

/// What another app's export holds, in the words of this house, before any exercise is matched and anything is stored.
public struct ImportedLog: Equatable, Sendable {
    /// The app that wrote the file.
    public let format: ImportFormat
    /// Which of the app's layouts it is: `S1` to `S6` for Strong, `F1` to `F5` for FitNotes; the app's name where it has one.
    public let dialect: String
    /// What stands between two cells: a comma, a semicolon or a tab.
    public let delimiter: String
    /// The unit of the weights; where rows say their own, the one most of them say.
    public let weightUnit: MassUnit
    /// How `weightUnit` is known.
    public let unitSource: UnitSource
    /// What speaks for a unit that was guessed; `nil` for one that is known.
    public let unitEvidence: String?
    /// The order in which dates were read that can be read in two ways; `nil` where they tell.
    public let dateOrder: ColumnMapping.DateOrder?
    /// The order in which dates were read, also where they tell; `nil` where none needs one.
    public let readOrder: ColumnMapping.DateOrder?
    /// Rows under the header, blank ones left out: sets, rest timers, notes and skipped rows.
    public let rows: Int
    /// The workouts with at least one set, oldest first.
    public let workouts: [ImportedWorkout]
    /// Rows that could not be read, in the order of the file.
    public let skippedRows: [SkippedRow]
    /// Rows that could be read only after a repair, in the order of the file.
    public let repairedRows: [RepairedRow]
    /// What was kept but looks wrong, and what holds for the whole file.
    public let warnings: [ImportWarning]
}

/// One workout of an export.
public struct ImportedWorkout: Equatable, Sendable {
    /// The app that wrote it.
    public let format: ImportFormat
    /// What identifies the workout: its start and name. Unique within a file and the same in a later export, also in
    /// one of another dialect or language of the same app.
    public let key: String
    /// Its id, in a file of ours.
    public let id: WorkoutID?
    /// The workout's name, without spaces around it.
    public let title: String
    /// The wall-clock time at which it began.
    public let start: LocalDateTime
    /// Minutes east of UTC of the clock that `start` was read on, where the file says so; `nil` for the lifter's own. Apps that
    /// write UTC (0) mean a moment, not a clock on a wall.
    public let offsetMinutes: Int?
    /// From start to end in seconds, also when that is absurd; `nil` when the file does not say.
    public let durationSeconds: Int?
    /// The note on the workout.
    public let notes: String?
    /// What was done, in order.
    public let exercises: [ImportedExercise]

    /// The name of this workout among all imports, from which ids are derived.
    public var idName: String { format.rawValue + ":" + key }
}

/// Consecutive sets of one exercise. The same exercise may come twice in a workout.
public struct ImportedExercise: Equatable, Sendable {
    /// The other app's name for it, equipment included: `Bench Press (Barbell)`.
    public let name: String
    /// The note on the exercise in this workout.
    public let notes: String?
    /// The same for exercises done in turn; means something within its workout only.
    public let supersetGroup: String?
    /// The sets, in the order of the file.
    public let sets: [ImportedSet]
}

/// One performed set.
public struct ImportedSet: Equatable, Sendable {
    /// The line of the file on which its row begins; the first is 1.
    public let line: Int
    /// What the set was for.
    public let type: SetType
    /// `nil` when blank or 0: bodyweight, or nothing lifted.
    public let weight: Mass?
    /// Whether the file has the weight below zero: help, which only an assisted lift has.
    public let isHelp: Bool
    /// `nil` when blank, or 0 on a timed or distance set.
    public let reps: Int?
    /// What the row says, or 10 − RPE; at most 5.
    public let rir: RIR?
    /// Time under work in seconds; `nil` when blank or 0.
    public let durationSeconds: Int?
    /// `nil` when blank or 0.
    public let distance: Distance?
    /// Whether the file says it was taken to failure.
    public let isFailure: Bool
    /// Whether the file says that it was to be as many repetitions as possible.
    public let isAmrap: Bool
    /// Seconds from the workout's start until the set was done, where the file has it.
    public let secondsIn: Int?
    /// The rest after this set in seconds, where the file has it.
    public let restSeconds: Int?
    /// A note on this set alone.
    public let note: String?
    /// The row's cells as they stand in the file, so that nothing the reading lost is lost for good.
    public let cells: RawCells

    /// The same one by one.
    public var raw: [String] { cells.texts }
}

/// How the unit of the weights is known. What the file states wins over what the lifter says, and that over a guess.
public enum UnitSource: String, Equatable, Sendable {
    /// The header names it.
    case column
    /// Each row names it.
    case row
    /// Guessed from the weights: show it and let the lifter correct it.
    case guess
    /// Said with the import.
    case user
}

/// A row that was left out.
public struct SkippedRow: Equatable, Sendable {
    /// The line on which it begins; the first is 1.
    public let line: Int
    /// Why, with the cell that is to blame.
    public let reason: String
}

/// A row that was mended before it was read.
public struct RepairedRow: Equatable, Sendable {
    /// The line on which it begins; the first is 1.
    public let line: Int
    /// What was done to it.
    public let repair: String
}

/// Something that was kept as it is but deserves a look; without a line it is about the whole file.
public struct ImportWarning: Equatable, Sendable {
    /// The line it is about; the first is 1.
    public let line: Int?
    /// What to look at.
    public let text: String
}

extension ImportedLog {
    /// The distinct exercise names, in order of first appearance from the oldest workout on.
    public var exerciseNames: [String] {
        var seen: Set<String> = []
        var names: [String] = []
        for workout in workouts {
            for exercise in workout.exercises where seen.insert(exercise.name).inserted { names.append(exercise.name) }
        }
        return names
    }

    /// Performed sets of every type.
    public var setCount: Int {
        workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
    }

    /// The sets that the file marks as warm-ups.
    public var warmupCount: Int {
        workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count { $0.type == .warmup } } }
    }

    /// The start of the oldest workout.
    public var firstDate: LocalDateTime? { workouts.first?.start }

    /// The start of the newest workout.
    public var lastDate: LocalDateTime? { workouts.last?.start }
}
