import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// How many days of a schedule are told at once.
    public static let mostScheduledDays: Int64 = 400

    /// What is planned from a day to another, both among them; by itself from today on four weeks.
    public func schedule(
        _ user: UserID, from first: LocalDate?, to last: LocalDate?
    ) async throws(ServiceError) -> [ScheduledWorkout] {
        try await read(user) { turn in
            let first = first ?? LocalDate(turn.now)
            let last = last ?? first.adding(days: 27)
            guard last >= first, last.day - first.day < Self.mostScheduledDays else {
                throw ServiceError(
                    .validation, "to must be 0 to \(Self.mostScheduledDays - 1) days after from.", path: "/to")
            }
            return try ScheduleBook(turn: turn).days(from: first, through: last)
        }
    }

    /// Plans something for a day, or for every week. An entry with that id is answered as it is; one that was deleted comes back as it
    /// was.
    public func schedule(
        _ user: UserID, _ asked: ScheduleEntry
    ) async throws(ServiceError) -> (entry: ScheduleEntry, created: Bool) {
        try await write(user, drawing: 1) { turn in try ScheduleBook(turn: turn).add(asked) }
    }

    /// Moves or skips one day of an entry, or puts it back.
    public func changeDay(
        _ user: UserID, _ id: ScheduleEntryID, _ change: ScheduleEntry.Change
    ) async throws(ServiceError) -> ScheduleEntry {
        try await write(user) { turn in try ScheduleBook(turn: turn).change(id, change) }
    }

    /// Takes an entry out, or ends it before a day. Once that is done, again is the same.
    public func deleteScheduled(_ user: UserID, _ id: ScheduleEntryID, from day: LocalDate?) async throws(ServiceError)
    {
        try await write(user) { turn in try ScheduleBook(turn: turn).delete(id, from: day) }
    }
}

/// What is planned for days.
struct ScheduleBook: UseCase {
    /// How many entries a lifter may have, and how far a day may be moved.
    private static let most = 1_000
    private static let mostMovedDays: Int64 = 366

    let turn: Turn

    // MARK: Entries

    func add(_ asked: ScheduleEntry) throws -> (entry: ScheduleEntry, created: Bool) {
        if let known = try store.scheduleEntry(asked.id) { return (known, false) }
        if let deleted = try store.deletedScheduleEntry(asked.id) {
            try store.save(deleted)
            return (deleted, true)
        }
        guard try store.scheduleEntryCount() < Self.most else {
            throw ServiceError(.validation, "There are already \(Self.most) entries in the schedule.", path: "/id")
        }
        var entry = asked
        if !entry.id.isNamed { entry.id = turn.newID() }
        try check(entry)
        if let plan = entry.planID, try store.plan(plan) == nil {
            throw ServiceError.notFound("plan", path: "/plan_id")
        }
        if let day = entry.programDayID, try programDay(day) == nil {
            throw ServiceError.notFound("program day", path: "/program_day_id")
        }
        try store.save(entry)
        return (entry, true)
    }

    func change(_ id: ScheduleEntryID, _ change: ScheduleEntry.Change) throws -> ScheduleEntry {
        let before = try known(id)
        guard before.isPlanned(on: change.date) else {
            throw ServiceError(.validation, "date is no day of it.", path: "/date")
        }
        if let day = change.movedTo, abs(day.day - change.date.day) > Self.mostMovedDays {
            throw ServiceError(
                .validation, "moved_to must be at most \(Self.mostMovedDays) days away.", path: "/moved_to")
        }
        var entry = before
        entry.take(change)
        try check(entry)
        if entry != before { try store.save(entry) }
        return entry
    }

    func delete(_ id: ScheduleEntryID, from day: LocalDate?) throws {
        if try store.scheduleEntry(id) == nil, try store.deletedScheduleEntry(id) != nil { return }
        var entry = try known(id)
        guard let day, entry.repeatsWeekly, day > entry.date else {
            // A single one that is over before that day stays as it was.
            if let day, !entry.repeatsWeekly, day > entry.date { return }
            return try store.deleteScheduleEntry(id, now: now)
        }
        let last = day.adding(days: -1)
        if let until = entry.until, until <= last { return }
        entry.until = last
        entry.changes.removeAll { $0.date > last }
        try store.save(entry)
    }

    private func known(_ id: ScheduleEntryID) throws -> ScheduleEntry {
        guard let entry = try store.scheduleEntry(id) else { throw ServiceError.notFound("entry in the schedule") }
        return entry
    }

    private func check(_ entry: ScheduleEntry) throws {
        let faults = entry.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
        for (index, change) in entry.changes.enumerated() {
            if let day = change.movedTo, abs(day.day - change.date.day) > Self.mostMovedDays {
                throw ServiceError(
                    .validation, "moved_to must be at most \(Self.mostMovedDays) days away.",
                    path: "/changes/\(index)/moved_to")
            }
        }
    }

    /// A day of a program that is there, with what is trained on it.
    private func programDay(_ id: ProgramDayID) throws -> (day: ProgramDay, program: Program)? {
        guard let program = try store.program(of: id)?.program, try store.program(program.id) != nil,
            let day = program.days.first(where: { $0.id == id })
        else { return nil }
        return (day, program)
    }

    // MARK: Days

    /// What is planned from a day to another, in order, and what became of it. What is no longer there to be trained is left out.
    func days(from first: LocalDate, through last: LocalDate) throws -> [ScheduledWorkout] {
        var days: [ScheduledWorkout] = []
        for entry in try store.scheduleEntries(from: first, through: last) {
            guard let name = try name(of: entry) else { continue }
            for day in entry.days(from: first, through: last) {
                var day = day
                if day.title.isEmpty { day.title = name.title }
                day.planID = name.plan
                days.append(day)
            }
        }
        days.sort {
            ($0.date, $0.time?.minutes ?? -1, $0.plannedDate, $0.entryID)
                < ($1.date, $1.time?.minutes ?? -1, $1.plannedDate, $1.entryID)
        }
        try settle(&days, from: first, through: last)
        return days
    }

    /// What an entry is called by itself, and the plan that is trained; `nil` where that is no longer there.
    private func name(of entry: ScheduleEntry) throws -> (title: String, plan: PlanID?)? {
        switch entry.kind {
        case .rest: return ("", nil)
        case .plan:
            guard let id = entry.planID, let plan = try store.plan(id) else { return nil }
            return (plan.name, id)
        case .programDay:
            guard let id = entry.programDayID, let found = try programDay(id) else { return nil }
            let plan = try found.day.planID.flatMap { try store.plan($0)?.name }
            return (found.day.name ?? plan ?? found.program.name, found.day.planID)
        }
    }

    /// Says what became of them.
    private func settle(_ days: inout [ScheduledWorkout], from first: LocalDate, through last: LocalDate) throws {
        guard days.contains(where: { $0.kind != .rest }) else { return }
        // A day more on either side: workouts have offsets of their own.
        let from = Instant(first.adding(days: -1).midnight, offsetMinutes: now.offsetMinutes)
        let to = Instant(last.adding(days: 2).midnight, offsetMinutes: now.offsetMinutes)
        let workouts = try store.doneWorkouts(from: from, to: to).map { done in
            var workout = TrainedSession(
                id: done.id, startedAt: done.startedAt, endedAt: done.startedAt, planID: done.planID)
            (workout.programDayID, workout.title) = (done.programDayID, done.title)
            return workout
        }
        ScheduledWorkout.settle(&days, with: workouts, today: LocalDate(now))
    }
}
