import Contract
import Training

/// How regularly it is trained: weeks, how long, at which hour, on which days; a map of the year.
struct DaysCard {
    let own: Analytics
    let days: Adherence
    let world: World
    let strings: Strings

    var card: View {
        div("card", key: 15) {
            tag("h3", strings.regularity)
            div("facts wrap") {
                fact(strings.streak, strings.weeks(days.streak.weeks))
                fact(strings.longest, strings.weeks(days.streak.longestWeeks))
                fact(strings.sessionLength, days.medianSeconds.map { strings.minutes($0) })
            }
            if let mean = days.meanSeconds { tag("p", "why n", strings.lengths(strings.minutes(mean))) }
            chart(weeks)
            chart(hours)
            chart(weekdays)
            map(Analytics.yearBack(world)..<world.now.local.day + 1)
        }
    }

    func map(_ span: Range<Int64>) -> View {
        yearMap(span).view(asTable: own.tables.contains("year"), strings, world.now)
    }

    func yearMap(_ span: Range<Int64>) -> YearMap {
        var marked: [YearMap.Day] = []
        for day in days.days where span.contains(day.date.day) {
            marked.append(
                YearMap.Day(
                    date: day.date, sets: day.sets,
                    open: open(
                        YearMap.id(day.date), strings.date(world.now.midnight(of: day.date.day), now: world.now),
                        day.sessionIDs)))
        }
        return YearMap(title: strings.trainingDays, span: span, days: marked, weekStart: world.weekStart)
    }

    private func open(_ opener: String, _ title: String, _ sessions: [WorkoutID]) -> Message {
        .analytics(.open(Analytics.Behind(opener: opener, title: title, sessions: sessions)))
    }

    private func chart(_ chart: Chart) -> View { chart.view(asTable: own.tables.contains(chart.id), strings) }

    /// Workouts of each week, beside how many were meant to be.
    private var weeks: Chart {
        let strings = self.strings
        var chart = Chart(id: "days", title: strings.name(.sessionsPerWeek), lineName: strings.plannedWord) {
            strings.workouts(Int($0))
        }
        for week in days.weeks.suffix(own.weeks) {
            var sessions: [WorkoutID] = []
            for day in days.days where week.start <= day.date && day.date < week.start.adding(days: 7) {
                sessions += day.sessionIDs
            }
            let name = strings.day(week.start, world.now)
            chart.points.append(
                Chart.Point(
                    name: name, value: Int64(week.workouts),
                    open: sessions.isEmpty ? nil : open(chart.nextID, strings.weekOf(week.start.text), sessions)))
            if let planned = week.planned { chart.line.append(Int64(planned)) }
        }
        return chart
    }

    private var hours: Chart {
        let strings = self.strings
        var chart = Chart(id: "hours", title: strings.timeOfDay) { strings.workouts(Int($0)) }
        for (hour, count) in days.hours.enumerated() {
            let name = String(hour) + ":00"
            chart.points.append(
                Chart.Point(
                    name: name, value: Int64(count),
                    open: count == 0 ? nil : open(chart.nextID, name, begun { $0.local.time.hour == hour })))
        }
        return chart
    }

    /// The workouts that are known on the device: the server counts hours, and does not say whose.
    private func begun(_ fits: (Instant) -> Bool) -> [WorkoutID] {
        var found: [WorkoutID] = []
        for session in (world.knowledge.sessions ?? []).reversed() where fits(session.startedAt) {
            if session.startedAt.local.day >= Analytics.yearBack(world) { found.append(session.id) }
        }
        return found
    }

    private var weekdays: Chart {
        let strings = self.strings
        var chart = Chart(id: "weekdays", title: strings.daysOfWeek) { strings.workouts(Int($0)) }
        for (weekday, count) in days.weekdays.enumerated() {
            var sessions: [WorkoutID] = []
            for day in days.days where day.date.weekday == weekday { sessions += day.sessionIDs }
            chart.points.append(
                Chart.Point(
                    name: strings.longDay(weekday), value: Int64(count),
                    open: count == 0 ? nil : open(chart.nextID, strings.longDay(weekday), sessions)))
        }
        return chart
    }
}
