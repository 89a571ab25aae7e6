public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// The programs that were not deleted, newest first.
    ///
    /// - Parameter range: which of those that are asked for, counted from 0; `nil` for all.
    public func programs(
        _ user: UserID, _ filter: ProgramFilter = ProgramFilter(), in range: Range<Int>? = nil
    ) async throws(ServiceError) -> [TrackedProgram] {
        try await read(user) { turn in
            let book = ProgramBook(turn: turn)
            let all = filter.isActive ? try turn.store.activeProgram().map { [$0] } ?? [] : try turn.store.programs()
            let found = all.filter { filter.fits($0.program.category, $0.program.difficulty) }
            return try found.dropFirst(range?.lowerBound ?? 0).prefix(range?.count ?? .max).map(book.tracked)
        }
    }

    /// One program, and where the lifter stands in it.
    public func program(_ user: UserID, _ id: ProgramID) async throws(ServiceError) -> TrackedProgram {
        try await read(user) { turn in
            let book = ProgramBook(turn: turn)
            return try book.tracked(book.program(id))
        }
    }

    /// What the program that is followed has for today.
    public func programToday(_ user: UserID) async throws(ServiceError) -> ProgramToday {
        try await read(user) { turn in
            let book = ProgramBook(turn: turn)
            return try book.today(book.active())
        }
    }

    /// Changes what a program says of itself, its days, or where the lifter stands in it.
    public func change(
        _ user: UserID, _ id: ProgramID, _ patch: PatchProgram
    ) async throws(ServiceError) -> TrackedProgram {
        try await write(user) { turn in try ProgramBook(turn: turn).change(id, patch) }
    }

    /// Deletes a program. Its plans and what was trained stay. Deleting it again changes nothing.
    ///
    /// - Parameter undo: takes back that it was made: the plans that were made with it go, too, unless something was made of them.
    public func deleteProgram(_ user: UserID, _ id: ProgramID, undo: Bool = false) async throws(ServiceError) {
        try await write(user) { turn in
            let book = ProgramBook(turn: turn)
            try book.delete(id)
            if undo { try book.deleteUntrainedPlans(of: id) }
        }
    }

    /// Follows a program from now on, and no other: from where it was, or from its first day.
    ///
    /// - Parameter restarting: begins anew.
    public func activate(
        _ user: UserID, _ id: ProgramID, restarting: Bool = false
    ) async throws(ServiceError) -> TrackedProgram {
        try await write(user) { turn in try ProgramBook(turn: turn).activate(id, restarting: restarting) }
    }

    /// Follows a program no longer. It stays where it is.
    public func deactivate(_ user: UserID, _ id: ProgramID) async throws(ServiceError) -> TrackedProgram {
        try await write(user) { turn in try ProgramBook(turn: turn).deactivate(id) }
    }

    /// Leaves a day of the program out that is followed.
    public func skip(_ user: UserID, _ request: SkipDay) async throws(ServiceError) -> ProgramToday {
        try await write(user) { turn in try ProgramBook(turn: turn).skip(request) }
    }
}

/// A lifter's programs.
struct ProgramBook: UseCase {
    let turn: Turn

    // MARK: Reading

    func program(_ id: ProgramID) throws -> Store.StoredProgram {
        guard let stored = try store.program(id) else { throw ServiceError.notFound("program") }
        return stored
    }

    /// One that is to be changed or followed: none of the library.
    private func own(_ id: ProgramID) throws -> Store.StoredProgram {
        guard !LibraryShelf.isTemplate(id) else {
            throw ServiceError(
                .readOnly, "The programs of the library stay as they are: make one of your own of it, and follow that.")
        }
        return try program(id)
    }

    func active() throws -> Store.StoredProgram {
        guard let stored = try store.activeProgram() else {
            throw ServiceError(.notFound, "No program is being followed.")
        }
        return stored
    }

    /// With where the lifter stands in it.
    func tracked(_ stored: Store.StoredProgram) throws -> TrackedProgram {
        TrackedProgram(
            stored.program, isActive: stored.isActive, lastUsed: try store.lastUse(of: stored.program.id), now: now,
            startingOn: try turn.settings().firstWeekday)
    }

    /// `nil` for one that is not there.
    func known(_ id: ProgramID) throws -> TrackedProgram? { try store.program(id).map(tracked) }

    func today(_ stored: Store.StoredProgram) throws -> ProgramToday {
        var names: [PlanID: String] = [:]
        if let plan = stored.program.dueDay(at: now)?.planID { names[plan] = try store.plan(plan)?.name }
        var today = ProgramToday(try tracked(stored), now: now) { names[$0] }
        // Of a program whose weeks are for something, one of which nothing is said is a regular one.
        let hasPhases = stored.program.days.contains { $0.phase != nil }
        if let day = today.day, !day.isRestDay, let phase = day.phase ?? (hasPhases ? .regular : nil) {
            today.coachingNotes = phase.coachingNotes(try turn.voice().language)
        }
        return today
    }

    // MARK: Changing

    func change(_ id: ProgramID, _ patch: PatchProgram) throws -> TrackedProgram {
        let stored = try own(id)
        var program = patch.applied(to: stored.program)
        if patch.days != nil { try complete(&program, after: stored.program) }
        try check(program, after: stored.program)
        if patch.days != nil { program.reorder(from: stored.program.days) }
        try move(&program, patch)
        try store.save(program, now: now)
        return try tracked(self.program(id))
    }

    /// Moves the cursor, and lets it rest or go on.
    private func move(_ program: inout Program, _ patch: PatchProgram) throws {
        if let run = patch.run {
            var faults = PlanFaults()
            faults.check(run, of: program)
            if let error = faults.error { throw error }
            for (index, mark) in (run?.marks ?? []).enumerated() {
                guard let session = mark.sessionID, try !store.hasSession(session) else { continue }
                throw ServiceError.notFound("session", path: "/run/marks/\(index)/session_id")
            }
            program.putBack(run)
        }
        if let number = patch.currentDay {
            guard program.run != nil else {
                throw ServiceError(.validation, "current_day needs a program that was started.", path: "/current_day")
            }
            guard program.day(number: number) != nil else {
                throw ServiceError(.validation, "current_day is no day of this program.", path: "/current_day")
            }
            program.jump(to: number, at: now)
        }
        if let paused = patch.paused, paused != (program.run?.pausedAt != nil) {
            guard program.run != nil else {
                throw ServiceError(.validation, "paused needs a program that was started.", path: "/paused")
            }
            program.pause(paused, at: now)
        }
    }

    /// Gives ids and numbers to days that have none.
    ///
    /// - Parameter before: as it was, whose plans may have lost their exercises since.
    func complete(_ program: inout Program, after before: Program? = nil) throws {
        for index in program.days.indices {
            if program.days[index].dayNumber == 0 { program.days[index].dayNumber = index + 1 }
            if !program.days[index].id.isNamed {
                program.days[index].id = .named("day/\(index + 1)", in: program.id)
                // An earlier day may have the id of this place, and be another by now.
                var attempt = 1
                while program.days.filter({ $0.id == program.days[index].id }).count > 1 {
                    attempt += 1
                    program.days[index].id = .named("day/\(index + 1)/\(attempt)", in: program.id)
                }
            }
        }
        for (index, day) in program.days.enumerated() {
            if let id = day.planID {
                guard let plan = try store.plan(id) else {
                    throw ServiceError.notFound("plan", path: "/days/\(index)/plan_id")
                }
                // A plan may be empty while it is put together, but nobody trains it.
                if plan.currentVersion.exercises.isEmpty, before?.days.contains(where: { $0.planID == id }) != true {
                    throw ServiceError(
                        .validation, "The plan has no exercise yet.", path: "/days/\(index)/plan_id")
                }
            }
            if let owner = try store.program(of: day.id)?.program.id, owner != program.id {
                throw ServiceError(.validation, "id belongs to a day of another program.", path: "/days/\(index)/id")
            }
        }
    }

    /// - Parameter before: as it was, whose weeks may stay as they are: those of before 2026-12 may be in any order.
    func check(_ program: Program, after before: Program?) throws {
        var faults = PlanFaults()
        faults.check(program)
        if program.days.map(\.week) != before?.days.map(\.week) { faults.check(weeksOf: program.days) }
        if let error = faults.error { throw error }
    }

    func delete(_ id: ProgramID) throws {
        guard !LibraryShelf.isTemplate(id) else {
            throw ServiceError(.readOnly, "The programs of the library cannot be deleted.")
        }
        guard try store.program(id, evenDeleted: true) != nil else { throw ServiceError.notFound("program") }
        try store.deleteProgram(id, now: now)
    }

    /// Deletes the plans of a deleted program that are as they were made with it: never trained, never edited, used by no other.
    fileprivate func deleteUntrainedPlans(of id: ProgramID) throws {
        let running = try store.runningWorkout()
        for plan in try store.program(id, evenDeleted: true)?.program.plans ?? [] {
            guard let made = try store.plan(plan), made.madeFor == id, made.usedBy.isEmpty, made.versionCount == 1,
                made.lastUsed == nil, !made.favorite, running?.planSnapshotID != made.currentVersion.id
            else { continue }
            try PlanBook(turn: turn).delete(plan)
        }
    }

    // MARK: Following

    func activate(_ id: ProgramID, restarting: Bool) throws -> TrackedProgram {
        let stored = try own(id)
        var program = stored.program
        program.follow(isActive: stored.isActive, restarting: restarting, at: now)
        if program != stored.program { try store.save(program, now: now) }
        try store.activate(id)
        return try tracked(self.program(id))
    }

    func deactivate(_ id: ProgramID) throws -> TrackedProgram {
        if try own(id).isActive { try store.activate(nil) }
        return try tracked(program(id))
    }

    func skip(_ request: SkipDay) throws -> ProgramToday {
        let stored = try active()
        var program = stored.program
        guard let due = program.dueDay(at: now) else {
            throw ServiceError(.validation, "The program is paused or finished: no day is due.")
        }
        let number = request.dayNumber ?? due.dayNumber
        guard program.day(number: number) != nil else {
            throw ServiceError(.validation, "day_number is no day of this program.", path: "/day_number")
        }
        program.skip(number, at: now)
        if program != stored.program { try store.save(program, now: now) }
        return try today(active())
    }

    /// Notes that a finished workout did a day of a program; one without a set that was worked did none.
    func done(_ session: WorkoutSession) throws -> ProgramStep? {
        guard session.hasWork, let id = session.programDayID, let stored = try store.program(of: id),
            try store.program(stored.program.id) != nil, let day = stored.program.days.first(where: { $0.id == id })
        else { return nil }
        var program = stored.program
        if program.run == nil { program.start(at: session.startedAt) }
        let isFinished = program.done(day, session: session.id, at: session.startedAt)
        try store.save(program, now: now)
        return ProgramStep(
            program, day: day.dayNumber, isFinished: isFinished, now: now, startingOn: try turn.settings().firstWeekday)
    }

    /// Notes that a workout which did a day of a program is deleted.
    func undone(by session: WorkoutSession) throws {
        guard let id = session.programDayID, let stored = try store.program(of: id),
            try store.program(stored.program.id) != nil
        else { return }
        var program = stored.program
        program.undone(by: session.id)
        if program != stored.program { try store.save(program, now: now) }
    }
}

extension ProgramFilter {
    /// Whether a program is asked for.
    func fits(_ category: ProgramCategory?, _ difficulty: Difficulty?) -> Bool {
        (self.category.map { $0 == category } ?? true) && (self.difficulty.map { $0 == difficulty } ?? true)
    }
}
