import Contract
import Training
import Wire

extension FakeServer {
    /// What hurts, as the real one answers.
    mutating func pain(_ method: String, _ parts: [String], _ body: String, _ now: Instant) -> Answer {
        let index = parts.count > 2 ? pains.firstIndex { $0.id.text == parts[2] } : nil
        switch (method, parts.count) {
        case ("GET", 2): return Self.ok(Page(pains))
        case ("POST", 2):
            guard let asked = try? JSON.decode(FlagPain.self, from: body) else { break }
            if let known = pains.first(where: { $0.id == asked.id }) { return Self.ok(known) }
            var flag =
                forgotten.first { $0.id == asked.id }
                ?? PainFlag(id: asked.id, asked.bodyPart, asked.severity, createdAt: asked.createdAt ?? now)
            flag.take(asked)
            pains.insert(flag, at: 0)
            return Answer(status: 201, body: JSON.text(flag))
        case ("PUT", 3):
            guard let index, let asked = try? JSON.decode(FlagPain.self, from: body) else { break }
            pains[index].take(asked)
            return Self.ok(pains[index])
        case ("POST", 4):
            guard let index else { break }
            pains[index].resolvedAt =
                parts[3] == "reopen"
                ? nil
                : pains[index].resolvedAt
                    ?? (try? JSON.decode(ResolvePain.self, from: body))?.resolvedAt ?? now
            return Self.ok(pains[index])
        case ("DELETE", 3):
            guard let index else { break }
            forgotten.append(pains.remove(at: index))
            return Self.ok(DoneAnswer())
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such pain.")
    }
}

extension PainFlag {
    fileprivate mutating func take(_ asked: FlagPain) {
        (bodyPart, severity, side) = (asked.bodyPart, asked.severity, asked.side)
        (exerciseID, pattern, notes) = (asked.exerciseID, asked.pattern, asked.notes)
    }
}
