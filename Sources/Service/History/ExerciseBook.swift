public import Contract
import Handbook
import Storage
public import Training
import Wire

extension TopsetService {
    /// Makes an exercise of the lifter's own. One with that id is answered as it is.
    public func create(
        _ user: UserID, _ asked: ExerciseEdit
    ) async throws(ServiceError) -> (exercise: ExerciseDetails, created: Bool) {
        try await write(user, drawing: 1) { turn in try ExerciseBook(turn: turn).create(asked) }
    }

    /// Changes an exercise of the lifter's own, or what is noted of any.
    public func change(
        _ user: UserID, _ id: ExerciseID, _ edit: ExerciseEdit
    ) async throws(ServiceError) -> ExerciseDetails {
        try await write(user) { turn in try ExerciseBook(turn: turn).change(id, edit) }
    }

    /// Deletes an exercise of the lifter's own that nothing names; once it is gone, again is the same.
    public func deleteExercise(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) {
        try await write(user) { turn in try ExerciseBook(turn: turn).delete(id) }
    }
}

/// The exercises as one lifter knows them: what comes with the app, what is their own, and what they noted of either.
struct ExerciseBook: UseCase {
    /// So many exercises of one's own.
    static let most = 2_000

    let turn: Turn

    // MARK: Reading

    /// Every exercise, the lifter's own first, with what lists say of it.
    func all() throws -> [Exercise] {
        let (language, marks, uses) = (
            try turn.voice().language, try store.exerciseMarks(), try store.lastUses()
        )
        let library = try turn.library()
        return library.all.map { exercise in
            var known = exercise.named(in: language)
            if let marks = marks[exercise.id] { known.take(marks) }
            // What was merged into it is found as what it was called.
            for merged in library.merged(into: exercise.id) { known.aliases += [merged.name] + merged.aliases }
            known.lastUsed = uses[exercise.id]
            return known
        }
    }

    /// One exercise, with all that is written and noted of it; `nil` for none of the lifter's.
    ///
    /// What goals make of it is not part of that: the goals are told, and it does not become another when they do.
    func details(_ id: ExerciseID) throws -> ExerciseDetails? {
        guard let found = try turn.library()[id] else { return nil }
        let marks = try store.marks(of: id)
        var exercise = found.named(in: try turn.voice().language)
        exercise.take(marks)
        return try details(of: exercise, marks)
    }

    /// Exercises as lists have them, each with all that is written and noted of it.
    func details(of exercises: some Sequence<Exercise>) throws -> [ExerciseDetails] {
        let marks = try store.exerciseMarks()
        return try exercises.map { try details(of: $0, marks[$0.id] ?? ExerciseMarks()) }
    }

    private func details(of known: Exercise, _ marks: ExerciseMarks) throws -> ExerciseDetails {
        let (language, unit) = (try turn.voice().language, try turn.settings().unit)
        var exercise = known
        exercise.defaultIncrement = exercise.loadStep(in: unit)
        if !exercise.isCustom, let text = ExerciseTexts.text(exercise.slug, in: language) {
            exercise.instructions = text.instructions
            (exercise.formCues, exercise.commonMistakes) = (text.formCues, text.commonMistakes)
        }
        var details = ExerciseDetails(exercise, defaultRule: marks.defaultRule ?? exercise.defaultRule(in: unit))
        let library = try turn.library()
        details.mergedInto = library.merges.into[exercise.id]
        details.merged = library.merged(into: exercise.id).map { MergedExercise(id: $0.id, name: $0.name) }
        return details
    }

    /// The same with what follows from the sessions and from the goals.
    func answer(_ id: ExerciseID) throws -> ExerciseDetails {
        guard var details = try details(id) else { throw ServiceError.notFound("exercise") }
        if let emphasis = try GoalEmphases(turn: turn).emphasis(of: details.exercise) {
            if try store.marks(of: id).defaultRule == nil {
                details.defaultRule = details.exercise.defaultRule(in: try turn.settings().unit, emphasis: emphasis)
            }
            details.goalEmphasis = emphasis
            details.goalEmphasis?.render(try turn.voice())
        }
        details.exercise.lastUsed = try store.lastUses(of: id)[id]
        return details
    }

    // MARK: Making

    func create(_ asked: ExerciseEdit) throws -> (exercise: ExerciseDetails, created: Bool) {
        let library = try turn.library()
        if let id = asked.id, let known = library[id] {
            guard known.isCustom else {
                throw ServiceError(.validation, "id is that of an exercise that comes with the app.", path: "/id")
            }
            return (try answer(id), false)
        }
        guard let name = asked.name else { throw ServiceError(.validation, "name is required.", path: "/name") }
        guard library.custom.count < Self.most else {
            throw ServiceError(.validation, "There already are 2000 exercises of your own.", path: "/id")
        }
        var exercise = Exercise(id: asked.id ?? turn.newID(), slug: "", name: name)
        exercise.isCustom = true
        var marks = ExerciseMarks()
        try apply(asked, to: &exercise, &marks)
        try turn.add(exercise)
        if marks != ExerciseMarks() { try store.save(marks, of: exercise.id) }
        return (try answer(exercise.id), true)
    }

    // MARK: Changing

    func change(_ id: ExerciseID, _ edit: ExerciseEdit) throws -> ExerciseDetails {
        guard let known = try turn.library()[id] else { throw ServiceError.notFound("exercise") }
        if let named = edit.id, named != id {
            throw ServiceError(.validation, "id is not the one in the path.", path: "/id")
        }
        var rest = edit
        rest.id = nil
        if !known.isCustom,
            case .object(let others)? = try? JSON.decode(
                JSONValue.self, from: JSON.text(rest.withoutMarks)), let first = others.first
        {
            throw ServiceError(
                .validation,
                "Of an exercise that comes with the app only favorite, hidden, video_url, note and aliases can change.",
                path: "/\(first.name)")
        }
        var (exercise, marks) = (known, try store.marks(of: id))
        let noted = marks
        try apply(rest, to: &exercise, &marks)
        if exercise.loadKind != known.loadKind || exercise.measure != known.measure, try isUsed(id) {
            let field = exercise.measure == known.measure ? "load_kind" : "measure"
            throw ServiceError(
                .validation, "\(field) stays as it is once the exercise is in use.", path: "/\(field)")
        }
        if exercise != known { try turn.change(exercise) }
        if marks != noted { try store.save(marks, of: id) }
        return try answer(id)
    }

    private func isUsed(_ id: ExerciseID) throws -> Bool {
        try turn.library().merges.into[id] != nil || store.sessionCount(with: id) > 0
            || !store.planNames(with: id).isEmpty || isRunning(id)
    }

    func isRunning(_ id: ExerciseID) throws -> Bool {
        try store.runningWorkout()?.exercises.contains { $0.exerciseID == id } ?? false
    }

    /// Says of an exercise what is asked for, where that may be.
    private func apply(_ edit: ExerciseEdit, to exercise: inout Exercise, _ marks: inout ExerciseMarks) throws {
        edit.apply(to: &exercise)
        edit.apply(to: &marks)
        if !exercise.isCustom, let aliases = edit.aliases {
            marks.aliases = aliases.filter { !exercise.aliases.contains($0) }
            try takeAway(marks.aliases, from: exercise.id)
        }
        let faults = edit.faults(exercise)
        if !faults.isEmpty { throw ServiceError(faults) }
        guard exercise.isCustom else { return }
        let (key, language) = (ExerciseName.key(exercise.name), try turn.voice().language)
        // Neither called the same nor shown as the same. What another one is also called may be the name of one's own, and is
        // found as that from then on: the names of a file that the lifter knows better.
        for other in try turn.library().named where other.id != exercise.id {
            let shown = other.named(in: language).shownName
            guard ExerciseName.key(other.name) == key || ExerciseName.key(shown) == key else { continue }
            throw ServiceError(.nameTaken, "There already is an exercise called \(shown).", path: "/name")
        }
        exercise.slug = key.replacing(" ", with: "_")
    }

    /// What one exercise is called from now on, no other is.
    private func takeAway(_ aliases: [String], from owner: ExerciseID) throws {
        let keys = Set(aliases.map { ExerciseName.key($0) })
        for (id, noted) in try store.exerciseMarks() where id != owner {
            var marks = noted
            marks.aliases.removeAll { keys.contains(ExerciseName.key($0)) }
            if marks != noted { try store.save(marks, of: id) }
        }
    }

    // MARK: Deleting

    func delete(_ id: ExerciseID) throws {
        guard let exercise = try turn.library()[id] else {
            if try store.isDeletedExercise(id) { return }
            throw ServiceError.notFound("exercise")
        }
        guard exercise.isCustom else {
            throw ServiceError(.readOnly, "What comes with the app cannot be deleted; it can be hidden.")
        }
        try remove(exercise.id)
    }

    /// Deletes an exercise of the lifter's own that is known to be there.
    func remove(_ id: ExerciseID) throws {
        let (sessions, plans) = (try store.sessionCount(with: id), try store.planNames(with: id))
        let library = try turn.library()
        let isMerged = library.merges.into[id] != nil || !library.merged(into: id).isEmpty
        let isFree = try sessions == 0 && plans.isEmpty && !isMerged && !isRunning(id)
        guard isFree else {
            var refusal = ServiceError(
                .inUse, "This exercise is part of your workouts or plans. It cannot be deleted; hide it instead.")
            var details = ErrorAnswer.Details()
            let running = try isRunning(id) ? store.runningWorkout()?.title ?? "The workout that is running" : nil
            let others =
                library.merged(into: id).map(\.name)
                + [library.merges.into[id].flatMap { library[$0]?.name }]
                .compactMap { $0 }
            // A workout holds it by its name, even where no set was done.
            let workouts = try store.newestSessions(with: id, limit: 5).map { workout in
                [workout.title, workout.startedAt.local.dateText].compactMap { $0 }.joined(separator: ", ")
            }
            (details.sessions, details.usedBy) = (sessions, plans + [running].compactMap { $0 } + others + workouts)
            refusal.details = details
            throw refusal
        }
        try turn.removeExercise(id)
    }
}

extension Exercise {
    /// With what it is called in a language; the lifter's own exercises are called what they are called.
    func named(in language: Language) -> Exercise {
        // In English the handbook has no names, and need not be read for them.
        guard language != .english, !isCustom,
            let name = ExerciseTexts.text(slug, in: language)?.name ?? language.ownText(self.name), name != self.name
        else { return self }
        var named = self
        named.localName = name
        return named
    }
}
