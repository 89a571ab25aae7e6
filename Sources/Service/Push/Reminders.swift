import Contract
import Storage
import Training

/// Reminders to train, and what a finished workout came to.
extension TopsetService {
    /// Minutes after its time in which a reminder is still sent: a server that was off then does not remind at night.
    private static let lateMinutes = 120

    /// Sends every reminder whose time has come, each once a day. To be called every minute or so.
    ///
    /// A day is noted as done with before anything is sent: a server that is killed in between reminds nobody twice.
    ///
    /// - Returns: how many lifters were reminded.
    @discardableResult
    public func remind() async throws(ServiceError) -> Int {
        guard pushes != nil else { return 0 }
        let users: [UserID]
        do { users = try await database.read { try Store.usersWithPush($0) } } catch { throw ServiceError(any: error) }
        var reminded = 0
        for user in users {
            guard let reminder = try await dueReminder(user) else { continue }
            reminded += 1
            // Until the end of the day at most.
            try await notify(user, for: 4 * 3_600) { language in
                let voice = Voice(language)
                return PushMessage(
                    title: voice.reminderTitle, body: voice.reminder(reminder.plan, minutes: reminder.minutes),
                    tag: "reminder", path: "/")
            }
        }
        return reminded
    }

    private func dueReminder(_ user: UserID) async throws(ServiceError) -> Reminder? {
        let isDue = try await read(user) { turn in try DailyReminder(turn: turn).isDue(late: Self.lateMinutes) }
        guard isDue else { return nil }
        return try await write(user) { turn in try DailyReminder(turn: turn).take(late: Self.lateMinutes) }
    }

    /// Tells what a finished workout came to, where the lifter wants to know; whoever finished it does not wait for this.
    func notifySummary(_ user: UserID, _ workout: ActiveWorkout, _ answer: CompleteAnswer) {
        guard pushes != nil else { return }
        Task {
            let settings = try await settings(user)
            guard settings.notifiesSummary == true else { return }
            var proposed: Set<String> = []
            for suggestion in answer.suggestions {
                for change in suggestion.changes where change.type != .stay {
                    proposed.insert(change.groupID?.text ?? change.targetExercisePrescriptionID?.text ?? change.id.text)
                }
            }
            let count = proposed.count
            try await notify(user, for: 12 * 3_600) { language in
                let voice = Voice(language, settings.unit)
                return PushMessage(
                    title: voice.summaryTitle(workout.title),
                    body: voice.workoutSummary(
                        answer.totals, seconds: answer.durationSeconds, records: answer.records.count,
                        proposals: count),
                    tag: "summary", path: "/history/" + answer.archivedWorkoutID.text)
            }
        }
    }
}

/// What a reminder tells.
struct Reminder: Sendable {
    var plan: String?
    var minutes: Int?
}

/// The reminder of a day, by the clock of the turn: nobody asks, so it is the one where the lifter lives.
private struct DailyReminder: UseCase {
    let turn: Turn

    /// Whether its time has come today, and nothing was said today.
    ///
    /// An hour that the clocks skip comes with the first minute after it; one that they repeat came the first time.
    func isDue(late: Int) throws -> Bool {
        guard let time = try turn.settings().reminderAt else { return false }
        let clock = now.local.time
        let minute = clock.hour * 60 + clock.minute
        guard minute >= time.minutes, minute < time.minutes + late else { return false }
        return try store.remindedDay().map { $0 < LocalDate(now) } ?? true
    }

    /// Notes that the day is done with; what is to be told, unless there is no need.
    func take(late: Int) throws -> Reminder? {
        // Another process may have been faster.
        guard try isDue(late: late) else { return nil }
        let today = LocalDate(now)
        try store.saveRemindedDay(today)
        if try hasTrained(today) { return nil }
        if try turn.settings().remindsOnPlannedDays == true, try !isPlanned(today) { return nil }
        let next = try TodayBoard(turn: turn).overview().predicted
        return Reminder(plan: next?.name, minutes: next?.minutes)
    }

    /// Whether something was trained on a day, or is being trained.
    private func hasTrained(_ day: LocalDate) throws -> Bool {
        if try store.runningWorkout() != nil { return true }
        let around = Instant(day.midnight, offsetMinutes: 0)
        let near = try store.doneWorkouts(from: around.adding(seconds: -86_400), to: around.adding(seconds: 2 * 86_400))
        return near.contains { LocalDate($0.startedAt) == day }
    }

    /// Whether a workout is planned for a day: in the calendar, or by the program that is followed.
    private func isPlanned(_ day: LocalDate) throws -> Bool {
        if try !Figures(turn: turn).scheduled(from: day, through: day).isEmpty { return true }
        return try store.activeProgram()?.program.isTrained(on: now) ?? false
    }
}
