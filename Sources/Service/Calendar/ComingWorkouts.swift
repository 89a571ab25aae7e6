import Interchange
import Storage
import Training

/// What is to be trained, for a calendar: what is planned for days, and the days of the program that is followed.
struct ComingWorkouts: UseCase {
    /// How far ahead what is planned is told, and the days of a program, which move with every workout.
    private static let plannedDays: Int64 = 182
    private static let programDays: Int64 = 28

    let turn: Turn

    func all() throws -> [WorkoutCalendar.Coming] {
        let today = LocalDate(now)
        let planned = try ScheduleBook(turn: turn).days(from: today, through: today.adding(days: Self.plannedDays))
        var coming: [WorkoutCalendar.Coming] = []
        for day in planned where day.kind != .rest && day.state == .planned {
            coming.append(
                WorkoutCalendar.Coming(
                    name: day.entryID.text + "-" + day.plannedDate.text.filter { $0 != "-" }, date: day.date,
                    time: day.time, minutes: day.minutes, title: day.title))
        }
        coming += try ofProgram(from: today, besides: planned)
        return coming.sorted { ($0.date, $0.time?.minutes ?? -1, $0.name) < ($1.date, $1.time?.minutes ?? -1, $1.name) }
    }

    /// The days of the program that is followed, where it is bound to days of the week: of others only the order is known.
    private func ofProgram(
        from today: LocalDate, besides planned: [ScheduledWorkout]
    ) throws -> [WorkoutCalendar.Coming] {
        guard let program = try store.activeProgram()?.program, !program.weekdays.isEmpty else { return [] }
        let done = try Figures(turn: turn).sessions(from: today, to: today, workFrom: today.adding(days: 2))
        let names = try Dictionary(
            program.plans.map { ($0, try store.plan($0)?.name) }, uniquingKeysWith: { first, _ in first })
        let voice = try turn.voice()
        return (0..<Self.programDays).compactMap { ahead in
            let date = today.adding(days: ahead)
            guard let bound = program.bound(on: date, now: now, done, besides: planned), bound.state == .planned,
                let day = bound.day, !day.isRestDay
            else { return nil }
            return WorkoutCalendar.Coming(
                name: day.id.text + "-" + date.text.filter { $0 != "-" }, date: date,
                title: voice.title(bound, of: program) { names[$0] ?? nil })
        }
    }
}
