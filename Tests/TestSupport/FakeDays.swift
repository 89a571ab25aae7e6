import Contract
import Training
import Wire

/// The body log, the goals and the schedule, as far as a client can tell.
extension FakeServer {
    private static func value(_ name: String, _ path: String) -> String? {
        for part in path.split(separator: "?").last?.split(separator: "&") ?? [] where part.hasPrefix(name + "=") {
            return String(part.dropFirst(name.count + 1))
        }
        return nil
    }

    mutating func measured(_ method: String, _ parts: [String], _ path: String, _ body: String, _ now: Instant)
        -> Answer
    {
        switch (method, parts.count) {
        case ("GET", 3): return Self.ok(Page(bodyTrends))
        case ("GET", 2):
            let kind = Self.value("kind", path)
            return Self.ok(Page(bodyLog.filter { kind == nil || $0.kind.rawValue == kind }))
        case ("POST", 2):
            guard let asked = try? JSON.decode(LogBody.self, from: body) else { break }
            if let known = bodyLog.first(where: { $0.id == asked.id }) { return Self.ok(known) }
            let entry = BodyEntry(
                id: asked.id, at: asked.at ?? now, asked.kind, asked.value, asked.unit ?? asked.kind.unit)
            bodyLog.append(entry)
            bodyLog.sort { $0.at > $1.at }
            return Answer(status: 201, body: JSON.text(entry))
        case ("DELETE", 3):
            guard let index = bodyLog.firstIndex(where: { $0.id.text == parts[2] }) else { break }
            bodyLog.remove(at: index)
            return Self.ok(DoneAnswer())
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such measurement.")
    }

    mutating func goal(_ method: String, _ parts: [String], _ body: String, _ now: Instant) -> Answer {
        let index = parts.count > 2 ? goals.firstIndex { $0.goal.id.text == parts[2] } : nil
        switch (method, index) {
        case ("GET", nil): return Self.ok(Page(goals))
        case ("POST", nil):
            guard let asked = try? JSON.decode(MakeGoal.self, from: body) else { break }
            if let known = goals.first(where: { $0.goal.id == asked.id }) { return Self.ok(known) }
            var goal = LifterGoal(
                id: asked.id, asked.kind, asked.target, asked.measure ?? asked.kind.measures[0],
                from: asked.startDate ?? LocalDate(now), at: now)
            (goal.exerciseID, goal.muscle, goal.by) = (asked.exerciseID, asked.muscle, asked.by)
            goals.insert(TrackedGoal(goal, GoalProgress()), at: 0)
            return Answer(status: 201, body: JSON.text(goals[0]))
        case ("PATCH", let index?):
            guard let patch = try? JSON.decode(PatchGoal.self, from: body) else { break }
            if let target = patch.target { goals[index].goal.target = target }
            if let by = patch.by { goals[index].goal.by = by }
            if let status = patch.status {
                goals[index].goal.status = status
                goals[index].goal.endedAt = status == .active ? nil : now
            }
            return Self.ok(goals[index])
        case ("DELETE", let index?):
            goals.remove(at: index)
            return Self.ok(DoneAnswer())
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such goal.")
    }

    mutating func schedule(_ method: String, _ parts: [String], _ path: String, _ body: String) -> Answer {
        switch (method, parts.count) {
        case ("GET", 2):
            guard let first = Self.value("from", path).flatMap({ LocalDate($0) }),
                let last = Self.value("to", path).flatMap({ LocalDate($0) })
            else { break }
            return Self.ok(Page(schedule.flatMap { $0.days(from: first, through: last) }))
        case ("POST", 2):
            guard let entry = try? JSON.decode(ScheduleEntry.self, from: body) else { break }
            if !schedule.contains(where: { $0.id == entry.id }) { schedule.append(entry) }
            return Answer(status: 201, body: JSON.text(entry))
        case ("POST", 4):
            guard let index = schedule.firstIndex(where: { $0.id.text == parts[2] }),
                let change = try? JSON.decode(ScheduleEntry.Change.self, from: body)
            else { break }
            schedule[index].take(change)
            return Self.ok(schedule[index])
        case ("DELETE", 2):
            guard let index = schedule.firstIndex(where: { $0.id.text == Self.value("id", path) }) else { break }
            if let first = Self.value("from", path).flatMap({ LocalDate($0) }), first > schedule[index].date {
                schedule[index].until = first.adding(days: -1)
            } else {
                schedule.remove(at: index)
            }
            return Self.ok(DoneAnswer())
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "Nothing like that is planned.")
    }

    mutating func calendar(_ method: String, _ now: Instant) -> Answer {
        if method == "DELETE" {
            calendarAccess = CalendarAccess()
            return Self.ok(DoneAnswer())
        }
        guard method == "POST" else { return Self.ok(calendarAccess) }
        (calendarAccess.isOpen, calendarAccess.createdAt) = (true, now)
        var told = calendarAccess
        told.token = "secret" + String(log.count)
        told.path = "/v1/calendar.ics?token=" + (told.token ?? "")
        return Answer(status: 201, body: JSON.text(told))
    }
}
