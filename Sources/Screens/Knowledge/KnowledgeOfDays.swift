import Contract
import Sync
import Training
import Wire

/// What is planned, measured and aimed at: as the server says it, and with what is changed here and not answered yet.
extension Knowledge {
    @inline(never) mutating func foreseeAside(_ step: OutboxStep, _ now: Instant) {
        switch step {
        case .schedule(let entry):
            change { days, planned in
                if planned.contains(where: { $0.entryID == entry.id }) { return }
                planned += entry.days(
                    from: LocalDate(day: days.lowerBound), through: LocalDate(day: days.upperBound - 1))
            }
        case .scheduledDay(let id, let change):
            self.change { _, planned in
                for index in planned.indices
                where planned[index].entryID == id && planned[index].plannedDate == change.date {
                    planned[index].date = change.movedTo ?? change.date
                    if let time = change.time { planned[index].time = time }
                    if planned[index].state != .done { planned[index].state = change.isSkipped ? .skipped : .planned }
                }
            }
        case .unschedule(let id, let first):
            change { _, planned in
                planned.removeAll { one in one.entryID == id && first.map { one.plannedDate >= $0 } ?? true }
            }
        case .logBody(let log):
            guard var known = bodyLog[log.kind], !known.contains(where: { $0.id == log.id }) else { return }
            let entry = BodyEntry(id: log.id, at: log.at ?? now, log.kind, log.value, log.unit ?? log.kind.unit)
            known.insert(entry, at: known.firstIndex { $0.at <= entry.at } ?? known.count)
            bodyLog[log.kind] = known
        case .deleteBody(let id):
            for (kind, known) in bodyLog.all where known.contains(where: { $0.id == id }) {
                bodyLog[kind] = known.filter { $0.id != id }
            }
        case .goal(_, let goal):
            if let index = goals?.firstIndex(where: { $0.goal.id == goal.id }) {
                goals![index].goal = goal
            } else if goals != nil {
                goals!.insert(TrackedGoal(goal, GoalProgress()), at: 0)
            }
        case .deleteGoal(let id): goals?.removeAll { $0.goal.id == id }
        default: break
        }
    }

    /// Takes over what the server said of them.
    @inline(never) mutating func takeDays(_ query: Query, _ answer: Answer, isMore: Bool) -> [Effect]? {
        switch query {
        case .schedule(let days):
            guard let page = answer.read(Page<ScheduledWorkout>.self) else { return nil }
            scheduled[days] = page.items
            // No month and no week is as long.
            return Int64(days.count) == Stored.scheduleDays ? [.persist(key: Stored.schedule, value: answer.body)] : []
        case .calendarAccess:
            guard let found = answer.read(CalendarAccess.self) else { return nil }
            calendarAccess = found
            return []
        case .bodyLog(let kind):
            guard let page = answer.read(Page<BodyEntry>.self) else { return nil }
            bodyLog[kind] = (isMore ? bodyLog[kind] ?? [] : []) + page.items
            self[query].cursor = page.nextCursor
            return []
        case .bodyTrends:
            guard let page = answer.read(Page<BodyTrend>.self) else { return nil }
            bodyTrends = page.items
            return []
        case .goals:
            guard let page = answer.read(Page<TrackedGoal>.self) else { return nil }
            goals = page.items
            return []
        case .dayLine:
            guard let found = answer.read(DayLine.self) else { return nil }
            dayLine = found
            return [.timer(.welcome, milliseconds: 4_000)]
        case .daysOf:
            guard let page = answer.read(Page<WorkoutSession>.self) else { return nil }
            for found in page.items where self.session(found.id) == nil { opened.append(found) }
            return []
        case .weeks(let days):
            guard let found = answer.read(WeeklyStats.self) else { return nil }
            weeks[days] = found
            return []
        case .adherence(let first):
            guard let found = answer.read(Adherence.self) else { return nil }
            adherence[first] = found
            return []
        case .records:
            guard let page = answer.read(Page<DatedRecord>.self) else { return nil }
            recordTimeline = (isMore ? recordTimeline ?? [] : []) + page.items
            self[query].cursor = page.nextCursor
            return []
        case .maxes(let exercise):
            guard let found = answer.read(MaxSeries.self) else { return nil }
            maxes[exercise] = found
            return []
        case .objectives:
            guard let found = answer.read(Objectives.self) else { return nil }
            objectives = found
            return []
        case .pushKey:
            guard let found = answer.read(PushKey.self) else { return nil }
            pushKey = found.key
            return []
        default: return nil
        }
    }

    private mutating func change(_ make: (Range<Int64>, inout [ScheduledWorkout]) -> Void) {
        for (days, known) in scheduled.all {
            var planned = known
            make(days, &planned)
            scheduled[days] = planned
        }
    }
}

/// Of the day as the server sees it, what only it knows: the line that the day begins with; `nil` where the settings have it off.
struct DayLine: WireModel {
    var date: LocalDate
    var text: String?

    init(blank: Blank) { date = LocalDate(day: 0) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("date", &date)
        try v.field("welcome", &text)
    }
}
