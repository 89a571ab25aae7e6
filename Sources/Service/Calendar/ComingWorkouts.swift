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
        // Where a day has something of its own, rest among it, the program is not told.
        let taken = Set(planned.filter { $0.state != .skipped }.map(\.date))
        coming += try ofProgram(from: today).filter { !taken.contains($0.date) }
        return coming.sorted { ($0.date, $0.time?.minutes ?? -1, $0.name) < ($1.date, $1.time?.minutes ?? -1, $1.name) }
    }

    /// The days of the program that is followed, where it is bound to days of the week: of others only the order is known.
    private func ofProgram(from today: LocalDate) throws -> [WorkoutCalendar.Coming] {
        guard let program = try store.activeProgram()?.program, !program.weekdays.isEmpty else { return [] }
        var days: [WorkoutCalendar.Coming] = []
        var names: [PlanID: String] = [:]
        for ahead in 0..<Self.programDays {
            let date = now.adding(seconds: ahead * 86_400)
            guard program.weekdays.contains(date.local.weekday + 1), let day = program.dueDay(at: date),
                let plan = day.planID, ahead > 0 || !program.isTrained(on: date)
            else { continue }
            if names[plan] == nil { names[plan] = try store.plan(plan)?.name }
            let (on, title) = (LocalDate(date), day.name ?? names[plan] ?? program.name)
            days.append(
                WorkoutCalendar.Coming(
                    name: day.id.text + "-" + on.text.filter { $0 != "-" }, date: on, title: title))
        }
        return days
    }
}
