import Training

/// Puts rows together into workouts, blocks of one exercise, and sets.
struct Gathering {
    private var drafts: [WorkoutDraft] = []
    /// Index of a draft by its group.
    private var index: [String: Int] = [:]

    mutating func add(_ row: LogRow) {
        let at = draft(of: row)
        // A rest timer says nothing about the workout that its sets do not say, and starts no block.
        if case .rest(let seconds) = row.content {
            drafts[at].rest(seconds, after: row.exercise)
            return
        }
        let isNewBlock = drafts[at].startsBlock(row)
        if isNewBlock { drafts[at].blocks.append(BlockDraft(name: row.exercise, superset: row.superset)) }
        let last = drafts[at].blocks.count - 1
        drafts[at].blocks[last].add(row)
    }

    private mutating func draft(of row: LogRow) -> Int {
        let at: Int
        if let known = index[row.workout.group] {
            at = known
        } else {
            at = drafts.count
            index[row.workout.group] = at
            drafts.append(WorkoutDraft(heading: row.workout, line: row.source.line))
        }
        // The same but where the sets of a day have a time each.
        if row.workout.start < drafts[at].heading.start { drafts[at].heading.start = row.workout.start }
        if drafts[at].heading.notes == nil { drafts[at].heading.notes = row.workout.notes }
        if drafts[at].heading.durationSeconds == nil {
            drafts[at].heading.durationSeconds = row.workout.durationSeconds
        }
        return at
    }

    /// The workouts that have sets, oldest first; those of one start in the order of the file. A draft is let go once it is read:
    /// a long file is not in memory twice.
    consuming func workouts(_ format: ImportFormat, _ findings: inout Findings) -> [ImportedWorkout] {
        var workouts: [ImportedWorkout] = []
        var keys: Set<String> = []
        var ids: Set<WorkoutID> = []
        // Sorting is stable.
        drafts.sort { $0.heading.start < $1.heading.start }
        for index in drafts.indices {
            let (heading, line, blocks) = (drafts[index].heading, drafts[index].line, drafts[index].blocks)
            drafts[index].blocks = []
            let exercises = blocks.filter { !$0.sets.isEmpty }.map(\.imported)
            guard !exercises.isEmpty else {
                findings.warn(line, WorkoutHeading.withoutSets(textCell(heading.title), heading.start.dateText))
                continue
            }
            if let seconds = heading.durationSeconds, seconds > 86_400 {
                findings.warn(line, heading.doubt(seconds))
            }
            var (key, use) = (heading.key, 1)
            while !keys.insert(key).inserted {
                use += 1
                key = "\(heading.key) #\(use)"
            }
            workouts.append(
                ImportedWorkout(
                    format: format, key: key, id: heading.id.flatMap { ids.insert($0).inserted ? $0 : nil },
                    title: heading.title, start: heading.start,
                    offsetMinutes: heading.offsetMinutes,
                    // One without an end went on at least until its last set was done.
                    durationSeconds: heading.durationSeconds ?? exercises.lastSecondsIn, notes: heading.notes,
                    exercises: exercises))
        }
        return workouts
    }
}

extension [ImportedExercise] {
    fileprivate var lastSecondsIn: Int? { lazy.flatMap(\.sets).compactMap(\.secondsIn).max() }
}

private struct WorkoutDraft {
    var heading: WorkoutHeading
    /// The line of its first row.
    let line: Int
    var blocks: [BlockDraft] = []

    func startsBlock(_ row: LogRow) -> Bool {
        guard let block = blocks.last, block.name == row.exercise, block.superset == row.superset else { return true }
        if let place = row.place, let last = block.lastPlace { return place <= last }
        return false
    }

    /// The rest after the last set, if it is of the exercise that the timer belongs to; of two timers the first counts.
    mutating func rest(_ seconds: Int?, after exercise: String) {
        guard let last = blocks.indices.last, blocks[last].name == exercise, let set = blocks[last].sets.indices.last,
            blocks[last].sets[set].rest == nil
        else { return }
        blocks[last].sets[set].rest = seconds
    }
}

private struct BlockDraft {
    let name: String
    var notes: String?
    let superset: String?
    var lastPlace: Int?
    var sets: [SetDraft] = []

    init(name: String, superset: String?) {
        self.name = name
        self.superset = superset
    }

    mutating func add(_ row: LogRow) {
        lastPlace = row.place ?? lastPlace
        guard case .set(let numbers, let type, let isFailure) = row.content else {
            addNote(row.exerciseNote)
            return
        }
        // The first note is the exercise's, repeated by some apps on every row; another one is the set's own.
        let note = row.exerciseNote
        if notes == nil { notes = note }
        sets.append(
            SetDraft(
                line: row.source.line, cells: RawCells(row.source.raw ?? row.source.cells), numbers: numbers,
                type: type, isFailure: isFailure, isAmrap: row.isAmrap, secondsIn: row.secondsIn, rest: row.rest,
                note: row.setNote ?? (note == notes ? nil : note)))
    }

    private mutating func addNote(_ note: String?) {
        guard let note, note != notes else { return }
        notes = notes.map { $0 + "\n" + note } ?? note
    }

    var imported: ImportedExercise {
        ImportedExercise(name: name, notes: notes, supersetGroup: superset, sets: sets.map(\.imported))
    }
}

private struct SetDraft {
    let line: Int
    let cells: RawCells
    let numbers: SetNumbers
    let type: SetType
    let isFailure: Bool
    let isAmrap: Bool
    let secondsIn: Int?
    var rest: Int?
    let note: String?

    var imported: ImportedSet {
        ImportedSet(
            line: line, type: type, weight: numbers.weight, isHelp: numbers.isHelp, reps: numbers.reps,
            rir: numbers.rir,
            durationSeconds: numbers.durationSeconds, distance: numbers.distance, isFailure: isFailure,
            isAmrap: isAmrap, secondsIn: secondsIn, restSeconds: rest, note: note, cells: cells)
    }
}
