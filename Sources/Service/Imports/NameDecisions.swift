import Contract
import Interchange
import Storage
public import Training
import Wire

extension TopsetService {
    /// What each name of the files that were imported is, in the order in which they came.
    public func importNames(_ user: UserID) async throws(ServiceError) -> [ImportName] {
        try await read(user) { turn in try NameDecisions(turn: turn).all() }
    }

    /// Says what a name of other apps is, for later imports and for what was imported of it. The same again changes nothing.
    public func decide(_ user: UserID, _ name: ImportName) async throws(ServiceError) -> ImportName {
        try await write(user) { turn in
            if let note = try turn.store.importUnderWay(), !ImportRun.isSilent(note, at: turn.now) {
                throw ImportRun.isUnderWay
            }
            let names = NameDecisions(turn: turn)
            let checked = try names.checked(name, at: "")
            try names.keep(checked)
            return try names.answer(checked)
        }
    }
}

/// What the lifter says of names by hand. History follows without being written anew: a name that was said anything of is an
/// exercise of the lifter's own, which is shown as the one that is meant (decision 35). What was recognised before anybody was
/// asked is lifted out of its exercise once, with a fact for each session.
struct NameDecisions: UseCase {
    let turn: Turn

    /// The decisions that come with a file.
    static func read(_ text: String?) throws(ServiceError) -> [ImportName] {
        guard let text, !text.isEmpty else { return [] }
        do throws(WireError) {
            var reader = try Reader(Array(text.utf8), limitsTexts: true)
            return try [ImportName].read(&reader)
        } catch {
            guard error.kind != .malformed, !error.path.isEmpty else {
                throw ServiceError(.validation, "names must be a list.", path: "/names")
            }
            let path = "/names" + error.path
            if path.hasSuffix("/choice"), error.kind != .missing { throw noChoice(path) }
            throw ServiceError(.validation, "\(path.dropFirst()) \(error.message).", path: path)
        }
    }

    private static func noChoice(_ path: String) -> ServiceError {
        ServiceError(.validation, "choice must be one of exercise, own, never.", path: path)
    }

    /// Those of them that say something new.
    func news(_ said: [ImportName], _ known: [String: ImportName]) throws -> [ImportName] {
        var news: [String: ImportName] = [:]
        for (index, name) in said.enumerated() {
            let checked = try checked(name, at: "/names/\(index)")
            let key = ExerciseName.key(name.name)
            guard known[key].map({ ($0.choice, $0.exerciseID) == (checked.choice, checked.exerciseID) }) != true
            else { continue }
            news[key] = checked
        }
        return news.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The decision with the exercise that is shown, or none where none is meant.
    func checked(_ name: ImportName, at path: String) throws -> ImportName {
        guard !ExerciseName.key(name.name).isEmpty, ImportName.length.contains(name.name.unicodeScalars.count)
        else {
            throw ServiceError(.validation, "name \(TextLimit.fault(ImportName.length)).", path: path + "/name")
        }
        switch name.choice {
        case .found:
            throw Self.noChoice(path + "/choice")
        case .own, .never: return ImportName(name.name, name.choice)
        case .exercise:
            guard let id = name.exerciseID, let exercise = try turn.library().shown(id) else {
                throw ServiceError.notFound("exercise", path: path + "/exercise_id")
            }
            // The lifter's own exercise of that name is itself.
            if exercise.id == ImportedHistory.ownID(name.name, turn.user) { return ImportName(name.name, .own) }
            return ImportName(name.name, .exercise, exercise.id)
        }
    }

    /// Keeps a decision, and lets what was imported follow.
    func keep(_ name: ImportName) throws {
        let key = ExerciseName.key(name.name)
        try store.save(name, now: now)
        let own = ImportedHistory.ownID(name.name, turn.user)
        if try turn.library()[own] == nil {
            let reports = try store.standingImports().reversed()
            guard let found = ImportedHistory.decided(by: Array(reports), user: turn.user)[key],
                let exercise = try turn.library().shown(found), exercise.id != name.exerciseID
            else { return }
            try liftOut(name.name, of: exercise, as: own, Array(reports))
        }
        let merging = ExerciseMerging(turn: turn)
        let standing = try turn.library().merges.into[own]
        guard standing != name.exerciseID else { return }
        if standing != nil { _ = try merging.part(own) }
        guard let target = name.exerciseID else { return }
        do {
            _ = try merging.merge(own, into: target)
        } catch var error as ServiceError {
            if error.details?.path == "/into" { error.details?.path = "/exercise_id" }
            throw error
        }
    }

    /// Makes what was imported by a name, and was taken for an exercise, one of the lifter's own.
    private func liftOut(
        _ name: String, of exercise: Exercise, as own: ExerciseID, _ reports: [ImportReport]
    ) throws {
        let key = ExerciseName.key(name)
        var made = Exercise(id: own, slug: key.replacing(" ", with: "_"), name: name)
        made.isCustom = true
        made.take(after: exercise)
        (made.measure, made.loadKind) = (exercise.measure, exercise.loadKind)
        let taken = Set(try turn.library().named.map { ExerciseName.key($0.name) })
        var number = 2
        while taken.contains(ExerciseName.key(made.name)) {
            made.name = "\(name) (\(number))"
            number += 1
        }
        try turn.add(made)
        let (corrections, merges) = (Corrections(turn: turn), try store.merges())
        var touched: [WorkoutID] = []
        for report in reports {
            let names = report.matched.filter { merges.shown($0.exerciseID) == exercise.id }
            guard let id = report.importID, names.contains(where: { ExerciseName.key($0.name) == key }) else {
                continue
            }
            for session in try store.sessions(of: id, with: exercise.id) {
                guard let before = try store.session(session) else { continue }
                var after = before
                for index in after.exercises.indices
                where after.exercises[index].exerciseID == exercise.id
                    && after.exercises[index].wasImported(as: key, isOnly: names.count == 1)
                {
                    (after.exercises[index].exerciseID, after.exercises[index].name) = (own, made.name)
                }
                guard after != before else { continue }
                try corrections.append(.init(.reimport, after), after: before, after)
                touched.append(session)
            }
        }
        try corrections.rework([own, exercise.id], of: touched)
    }

    // MARK: What is known

    func all() throws -> [ImportName] {
        let reports = Array(try store.standingImports().reversed())
        let decided = ImportedHistory.decided(by: reports, user: turn.user)
        var left = try store.importNames()
        var (names, seen): ([ImportName], Set<String>) = ([], [])
        for report in reports {
            for name in report.matched.map(\.name) + report.unmatched {
                let key = ExerciseName.key(name)
                guard seen.insert(key).inserted else { continue }
                let said = left.removeValue(forKey: key)
                var line = try answer(said ?? ImportName(name, .found, decided[key]))
                line.name = name
                names.append(line)
            }
        }
        for (_, name) in left.sorted(by: { $0.key < $1.key }) { names.append(try answer(name)) }
        return names
    }

    /// A decision with the exercise that the name is shown as.
    func answer(_ name: ImportName) throws -> ImportName {
        let library = try turn.library()
        let own = ImportedHistory.ownID(name.name, turn.user)
        let exercise = name.choice == .exercise ? name.exerciseID : library[own] == nil ? name.exerciseID : own
        let shown = exercise.flatMap { library.shown($0) }
        return ImportName(name.name, name.choice, shown?.id, called: shown?.name ?? name.name)
    }
}

extension ExercisePerformance {
    /// Whether it stood in a file by a name.
    ///
    /// - Parameter isOnly: no other name of the file meant its exercise.
    fileprivate func wasImported(as key: String, isOnly: Bool) -> Bool {
        sets.contains { set in
            let raw = set.raw?.texts ?? []
            return !raw.isEmpty && (isOnly || raw.contains { ExerciseName.key($0) == key })
        }
    }
}

extension ImportedHistory {
    /// Takes the exercises of the lifter's own that names are which the lifter has said something of.
    mutating func takeByHand(_ log: ImportedLog, _ library: Library) {
        for name in log.exerciseNames {
            guard let said = hand[ExerciseName.key(name)], let own = library[Self.ownID(name, user)] else { continue }
            byName[name] = own
            matched.append(
                .init(name: name, exerciseID: said.exerciseID ?? own.id, rule: MatchRule.hand.rawValue, score: 100))
        }
    }

    /// Whether a name becomes an exercise of the lifter's own because they said something of it. One that was taken for an exercise
    /// before is lifted out of that once the import is there.
    func isOwnByHand(_ name: String, _ decided: [String: ExerciseID]) -> Bool {
        let key = ExerciseName.key(name)
        return hand[key] != nil && (decided[key] == nil || decided[key] == Self.ownID(name, user))
    }

    /// Names that were not recognised for sure, and what they could be, the likeliest first.
    func names(
        left log: ImportedLog, _ library: Library, _ matcher: NameMatcher, _ decided: [String: ExerciseID],
        _ usage: [String: NameUsage]
    ) -> [ImportQuestion] {
        let sure = Set(matched.filter { $0.score >= 90 }.map(\.name))
        let held = Set(byName.values.map(\.id))
        var names: [ImportQuestion] = []
        for name in log.exerciseNames where !sure.contains(name) {
            let key = ExerciseName.key(name)
            guard hand[key] == nil, decided[key] == nil else { continue }
            if let asked = questions.first(where: { $0.name == name }) {
                names.append(asked)
                continue
            }
            var ids: [ExerciseID] = []
            if let match = matched.first(where: { $0.name == name }) { ids.append(match.exerciseID) }
            // Beyond that nobody looks through them, and each costs some time.
            if names.count < 200 {
                for choice in matcher.look(name, library).alternatives where !ids.contains(choice.exerciseID) {
                    ids.append(choice.exerciseID)
                }
            }
            // What another name of the file holds comes last: two names of one file are hardly one exercise.
            let apart = keptApart.first { $0.name == name }?.exerciseID
            let taken = ids.filter { $0 != byName[name]?.id && $0 != apart && held.contains($0) }
            let free = ids.filter { $0 != apart && !taken.contains($0) }
            let offered = free.prefix(apart == nil ? 3 : 2) + [apart].compactMap { $0 } + taken
            let choices = offered.prefix(3).compactMap { library.shown($0) }
            names.append(
                ImportQuestion(
                    name: name, sets: usage[name]?.sets ?? 0,
                    choices: choices.map { .init(exerciseID: $0.id, name: $0.name) }))
        }
        return names
    }
}
