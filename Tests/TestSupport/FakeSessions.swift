import Contract
import Training
import Wire

/// The routes of finished sessions and of the lifter's own proposals, as far as a client can tell.
extension FakeServer {
    mutating func session(_ method: String, _ parts: [String], _ path: String, _ body: String, _ now: Instant) -> Answer
    {
        let found = parts.count > 2 ? sessions.firstIndex { $0.id.text == parts[2] } : nil
        switch (method, parts.count, parts.last) {
        case ("GET", 2, _): return list(path)
        case ("POST", 2, _): return log(body, now)
        case ("GET", 3, _): if let found { return Self.ok(sessions[found]) }
        case ("POST", 4, "corrections"): if let found { return correct(found, body, now) }
        case ("POST", 4, "save-as-plan"): if found != nil { return savePlan(body, now) }
        case ("DELETE", 3, _):
            if let found {
                deleted.append(sessions.remove(at: found))
                carriedOut["delete/" + parts[2], default: 0] += 1
                return Self.ok(DoneAnswer())
            }
            if deleted.contains(where: { $0.id.text == parts[2] }) { return Self.ok(DoneAnswer()) }
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such session.")
    }

    private func list(_ path: String) -> Answer {
        guard let start = path.range(of: "exercise_id=") else { return Self.ok(Page(sessions)) }
        let id = path[start.upperBound...].prefix { $0 != "&" }
        return Self.ok(Page(sessions.filter { $0.exercises.contains { $0.exerciseID.text == id } }))
    }

    private mutating func log(_ body: String, _ now: Instant) -> Answer {
        guard let log = try? JSON.decode(LogSession.self, from: body), let id = log.id else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no session.")
        }
        if let known = sessions.first(where: { $0.id == id }) { return Self.ok(known) }
        let exercises = exercises
        do throws(WorkoutError) {
            let session = try log.session(id, facts: { id in exercises.first { $0.id == id }?.facts }, now: now)
            sessions.append(session)
            sessions.sort { $0.startedAt > $1.startedAt }
            carriedOut["log/" + id.text, default: 0] += 1
            return Answer(status: 201, body: JSON.text(session))
        } catch { return Self.fault(error) }
    }

    private mutating func correct(_ index: Int, _ body: String, _ now: Instant) -> Answer {
        guard let correction = try? JSON.decode(SessionCorrection.self, from: body) else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no correction.")
        }
        let key = correction.meta.idempotencyKey ?? ""
        if let known = answers[key] { return known }
        let exercises = exercises
        do throws(WorkoutError) {
            sessions[index] = try sessions[index].corrected(
                by: correction, facts: { id in exercises.first { $0.id == id }?.facts }, now: now)
            carriedOut[key, default: 0] += 1
            let answer = Self.ok(sessions[index])
            answers[key] = answer
            return answer
        } catch { return Self.fault(error) }
    }

    mutating func propose(_ body: String, _ now: Instant) -> Answer {
        guard let proposal = try? JSON.decode(ProposeChanges.self, from: body), let id = proposal.id else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no proposal.")
        }
        if let known = suggestions.first(where: { $0.id == id }) { return Self.ok(known) }
        guard let plan = plans.first(where: { $0.currentVersion.id == proposal.planSnapshotID }) else {
            return Self.fault(404, "NOT_FOUND", "There is no such plan version.")
        }
        do throws(WorkoutError) {
            let suggestion = try proposal.suggestion(id, on: plan.currentVersion, session: nil, now: now) { _ in true }
            suggestions.append(suggestion)
            carriedOut["propose/" + id.text, default: 0] += 1
            return Answer(status: 201, body: JSON.text(suggestion))
        } catch { return Self.fault(error) }
    }
}

extension String {
    fileprivate func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
