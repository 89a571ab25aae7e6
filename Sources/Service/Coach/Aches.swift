public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What hurts and hurt, newest first.
    public func painFlags(_ user: UserID) async throws(ServiceError) -> [PainFlag] {
        try await read(user) { turn in try turn.store.painFlags() }
    }

    /// Notes that something hurts. A flag with that id is answered as it is; one that was deleted comes back as it was.
    public func flag(_ user: UserID, _ asked: FlagPain) async throws(ServiceError) -> (flag: PainFlag, created: Bool) {
        try asked.validate()
        return try await write(user, drawing: 1) { turn in try Aches(turn: turn).flag(asked) }
    }

    /// Replaces what is said of a pain; when it began and ended stays.
    public func change(_ user: UserID, _ id: PainFlagID, _ asked: FlagPain) async throws(ServiceError) -> PainFlag {
        try asked.validate()
        return try await write(user) { turn in try Aches(turn: turn).change(id, asked) }
    }

    /// It no longer hurts. Saying it twice changes nothing.
    public func resolve(_ user: UserID, _ id: PainFlagID, _ asked: ResolvePain) async throws(ServiceError) -> PainFlag {
        try await write(user) { turn in try Aches(turn: turn).resolve(id, asked.resolvedAt) }
    }

    /// It hurts still, or again.
    public func reopen(_ user: UserID, _ id: PainFlagID) async throws(ServiceError) -> PainFlag {
        try await write(user) { turn in try Aches(turn: turn).reopen(id) }
    }

    /// Forgets what was noted by mistake. Once it is gone, again is the same.
    public func deletePainFlag(_ user: UserID, _ id: PainFlagID) async throws(ServiceError) {
        try await write(user) { turn in try Aches(turn: turn).delete(id) }
    }

    /// What could be done instead of an exercise, the best first.
    ///
    /// - Parameter gym: what it has is there; `nil` for everything.
    public func substitutes(
        _ user: UserID, _ id: ExerciseID, in gym: GymID?
    ) async throws(ServiceError) -> [SubstituteOffer] {
        try await read(user) { turn in
            let id = try turn.shown(id)
            if let gym, try turn.store.gym(gym) == nil { throw ServiceError.notFound("gym", path: "/gym_id") }
            return try Aches(turn: turn).offers(for: id, in: gym)
        }
    }
}

/// What hurts, and what to do instead.
struct Aches: UseCase {
    let turn: Turn

    /// How many flags a lifter may have.
    private static let most = 1_000

    // MARK: Flags

    func flag(_ asked: FlagPain) throws -> (flag: PainFlag, created: Bool) {
        if let known = try store.painFlag(asked.id) { return (known, false) }
        if let deleted = try store.deletedPainFlag(asked.id) {
            try store.save(deleted)
            return (deleted, true)
        }
        guard try store.painFlags().count < Self.most else {
            throw ServiceError(.validation, "There are already 1000 pain flags.", path: "/id")
        }
        let began = min(asked.createdAt ?? now, now)
        if let at = asked.createdAt, at > now.adding(seconds: BodyEntry.mostAhead) {
            throw ServiceError([CalculationError("/created_at", "must not be in the future")])
        }
        var flag = PainFlag(
            id: asked.id.isNamed ? asked.id : turn.newID(), asked.bodyPart, asked.severity, createdAt: began)
        try fill(&flag, asked)
        try store.save(flag)
        return (flag, true)
    }

    func change(_ id: PainFlagID, _ asked: FlagPain) throws -> PainFlag {
        var flag = try known(id)
        (flag.bodyPart, flag.severity) = (asked.bodyPart, asked.severity)
        try fill(&flag, asked)
        try store.save(flag)
        return flag
    }

    private func fill(_ flag: inout PainFlag, _ asked: FlagPain) throws {
        if let exercise = asked.exerciseID, try turn.library()[exercise] == nil {
            throw ServiceError.notFound("exercise", path: "/exercise_id")
        }
        (flag.side, flag.exerciseID, flag.pattern, flag.notes) = (
            asked.side, asked.exerciseID, asked.pattern, asked.notes
        )
    }

    func resolve(_ id: PainFlagID, _ moment: Instant?) throws -> PainFlag {
        var flag = try known(id)
        guard flag.isOpen else { return flag }
        flag.resolvedAt = max(min(moment ?? now, now), flag.createdAt)
        try store.save(flag)
        return flag
    }

    func reopen(_ id: PainFlagID) throws -> PainFlag {
        var flag = try known(id)
        guard !flag.isOpen else { return flag }
        flag.resolvedAt = nil
        try store.save(flag)
        return flag
    }

    func delete(_ id: PainFlagID) throws {
        if try store.painFlag(id) == nil, try store.deletedPainFlag(id) != nil { return }
        _ = try known(id)
        try store.deletePainFlag(id, now: now)
    }

    private func known(_ id: PainFlagID) throws -> PainFlag {
        guard let flag = try store.painFlag(id) else { throw ServiceError.notFound("pain") }
        return flag
    }

    // MARK: What they touch

    /// The worst of what hurts to each exercise that it concerns.
    func touches() throws -> [ExerciseID: PainTouch] {
        Pains.touches(try turn.library().all, by: try store.openPainFlags())
    }

    /// What could be done instead of an exercise, the best first.
    func offers(for id: ExerciseID, in gym: GymID?) throws -> [SubstituteOffer] {
        let (library, voice) = (try turn.library(), try turn.voice())
        guard let exercise = library[id] else { return [] }
        let others = try alternatives(in: gym.flatMap { try store.gym($0) })
        return others.choices(for: exercise).map { substitute in
            SubstituteOffer(substitute, others.all[substitute.index].named(in: voice.language), voice)
        }
    }

    /// What a plan gets instead of each of its lifts that hurts badly, where the lifter usually trains: what is named for a day there,
    /// but for poor matches, which are for a day and change no plan.
    func replacements(
        _ pains: [ExerciseID: PainTouch]
    ) throws -> @Sendable ([ExerciseID]) -> [ExerciseID: ExerciseID] {
        guard pains.values.contains(where: { $0.severity == .severe }) else { return { _ in [:] } }
        let others = try alternatives(in: turn.settings().gymID.flatMap { try store.gym($0) })
        return { day in
            others.painFree(on: day, pains).filter { !$0.value.isPoorMatch }.mapValues { others.all[$0.index].id }
        }
    }

    /// What to do today instead of each lift of a day that hurts badly, in their order; nothing for what is better left out.
    ///
    /// - Parameter day: everything that is done on it.
    func painFree(
        on day: [ExerciseID], _ pains: [ExerciseID: PainTouch], in gym: GymID?
    ) throws -> [ExerciseID: Substitute] {
        guard day.contains(where: { pains[$0]?.severity == .severe }) else { return [:] }
        return try alternatives(in: gym.flatMap { try store.gym($0) }).painFree(on: day, pains)
    }

    /// What comes next, with what hurts there. What is named instead is what a preview of the plan names: of its day as it stands, also
    /// for a lift that something else waits to stand for, which is of no plan then.
    ///
    /// - Parameter plans: those that are looked for such a lift, in this order.
    func felt(
        _ items: [NextItem], _ pains: [ExerciseID: PainTouch], in plans: [WorkoutPlan]
    ) throws -> [NextItem] {
        guard !pains.isEmpty else { return items }
        let (voice, library, gym) = (try turn.voice(), try turn.library(), try turn.settings().gymID)
        // The same lifts stand in many plans.
        var days: [[ExerciseID]: [ExerciseID: Substitute]] = [:]
        return try items.map { item in
            guard let pain = pains[item.exerciseID] else { return item }
            var felt = item
            var instead: [Reason] = []
            if pain.severity == .severe {
                let plan = plans.first { plan in
                    if let own = item.planID { return plan.id == own }
                    return !plan.archived && plan.currentVersion.exercises.contains { $0.exerciseID == item.exerciseID }
                }
                var ids = plan?.currentVersion.exercises.map(\.exerciseID) ?? []
                // What waits to stand in the plan is no part of its day yet.
                if !ids.contains(item.exerciseID) { ids.append(item.exerciseID) }
                let day = try days[ids] ?? painFree(on: ids, pains, in: gym)
                days[ids] = day
                if let found = day[item.exerciseID] {
                    let name = library.all[found.index].named(in: voice.language)
                    instead = [.insteadOfPain(found, name.shownName, voice)]
                } else {
                    instead = [Reason(.painLeaveOut)]
                }
            }
            felt.feel(pain, instead: instead)
            return felt
        }
    }

    /// What there is to do instead of something.
    ///
    /// - Parameter gym: where; `nil` for anywhere.
    func alternatives(in gym: Gym?) throws -> Alternatives {
        Alternatives(
            all: try turn.library().all, equipment: gym?.equipment, trained: Array(try store.lastUses().keys),
            pains: try store.openPainFlags())
    }
}

/// What there is to do instead of something: by what is there, what the lifter has trained, and what hurts.
struct Alternatives: Sendable {
    let all: [Exercise]
    /// `nil` where nobody has said what is there.
    let equipment: Set<Equipment>?
    let trained: [ExerciseID]
    let pains: [PainFlag]

    /// What to do instead of each lift of a day that hurts badly; nothing for what is better left out. What is named before a
    /// workout, what comes next and what a plan is to get all follow from it.
    func painFree(on day: [ExerciseID], _ pains: [ExerciseID: PainTouch]) -> [ExerciseID: Substitute] {
        together(for: day.filter { pains[$0]?.severity == .severe }, besides: day)
    }

    /// What is shown to who looks for something else.
    func choices(for exercise: Exercise) -> [Substitute] {
        Substitutes.choices(for: exercise, among: all, equipment: equipment, trained: trained, pains: pains)
    }

    /// What to do instead of several of a day, as well as it fits together; nothing for what is better left out, or done as it is.
    ///
    /// - Parameter day: what is done on it anyway, those among it.
    func together(for ids: [ExerciseID], besides day: [ExerciseID]) -> [ExerciseID: Substitute] {
        var exercises: [Exercise] = []
        for id in ids where !exercises.contains(where: { $0.id == id }) {
            if let exercise = all.first(where: { $0.id == id }) { exercises.append(exercise) }
        }
        let found = Substitutes.together(
            for: exercises, among: all, equipment: equipment, trained: trained, pains: pains, besides: day)
        var together: [ExerciseID: Substitute] = [:]
        for (exercise, substitute) in zip(exercises, found) { together[exercise.id] = substitute }
        return together
    }

    /// What is named for several of a day that cannot be done, by place among all.
    func named(for exercises: [Exercise], chosen: [ExerciseID?], besides taken: [ExerciseID]) -> [[Int]] {
        Substitutes.named(
            for: exercises, chosen: chosen, among: all, equipment: equipment, trained: trained, pains: pains,
            besides: taken)
    }
}

extension FlagPain {
    /// Where the words are too many.
    fileprivate func validate() throws(ServiceError) {
        if let notes, notes.unicodeScalars.count > TextLimit.note {
            throw ServiceError(.validation, "notes \(TextLimit.fault(0...TextLimit.note)).", path: "/notes")
        }
    }
}
