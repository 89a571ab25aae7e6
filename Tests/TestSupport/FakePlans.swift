import Contract
import Training
import Wire

/// The routes of plans, versions, suggestions and decisions, as far as a client can tell.
extension FakeServer {
    mutating func plan(_ method: String, _ parts: [String], _ path: String, _ body: String, _ now: Instant) -> Answer {
        switch (method, parts[1], parts.count) {
        case ("GET", "plans", 2): return Self.ok(page(plans, path))
        case ("GET", "plans", 3):
            if let plan = plans.first(where: { $0.id.text == parts[2] }) { return Self.ok(plan) }
        case ("POST", "plans", 2): return create(body, now)
        case ("PATCH", "plans", 3): return patch(parts[2], body)
        case ("DELETE", "plans", 3):
            plans.removeAll { $0.id.text == parts[2] }
            return Self.ok(DoneAnswer())
        case ("GET", "plans", 4): return list(parts[2])
        case ("POST", "plans", 4):
            guard let index = plans.firstIndex(where: { $0.id.text == parts[2] }) else { break }
            switch parts[3] {
            case "versions": return makeVersion(index, body, now)
            case "rollback": return rollBack(index, body, now)
            default: return preview(index, body)
            }
        case ("GET", "snapshots", 3):
            if let version = (versions + plans.map(\.currentVersion)).first(where: { $0.id.text == parts[2] }) {
                return Self.ok(version)
            }
        case ("GET", "snapshots", 4): return diff(parts[2], path)
        case ("GET", "suggestions", 2): return list(path: path)
        case ("POST", "suggestions", 2): return propose(body, now)
        case ("POST", "suggestions", 3): return decide(body, now)
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such plan.")
    }

    /// A page of a list, by a cursor that is the number of the first item.
    func page<Item: WireValue & Sendable>(_ all: [Item], _ path: String) -> Page<Item> {
        let cursor = path.split(separator: "cursor=").dropFirst().first?.split(separator: "&").first
        let start = cursor.flatMap { Int($0) } ?? 0
        let end = min(all.count, start + longestPage)
        return Page(Array(all[start..<end]), next: end < all.count ? String(end) : nil)
    }

    // MARK: Plans

    private struct Content: WireDefaulted {
        var id: SnapshotID?
        var base: SnapshotID?
        var name: String?
        var notes: String?
        var exercises: [ExercisePrescription] = []
        var to: SnapshotID?
        var favorite: Bool?
        var archived: Bool?
        var complete: Bool?
        var preMood: PreMood?
        var gymID: GymID?

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("gym_id", &gymID, default: nil)
            try v.field("id", &id, default: nil)
            try v.field("base_version_id", &base, default: nil)
            try v.field("name", &name, default: nil)
            try v.field("notes", &notes, default: nil)
            try v.field("exercises", &exercises, default: [])
            try v.field("to", &to, default: nil)
            try v.field("favorite", &favorite, default: nil)
            try v.field("archived", &archived, default: nil)
            try v.field("complete", &complete, default: nil)
            try v.field("pre_mood", &preMood, default: nil)
        }
    }

    private func content(_ body: String) -> Content { (try? JSON.decode(Content.self, from: body)) ?? Content() }

    /// Makes a plan of a session, of which no more is told than its name.
    mutating func savePlan(_ body: String, _ now: Instant) -> Answer {
        guard let asked = try? JSON.decode(SaveAsPlan.self, from: body), let id = asked.id else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no name.")
        }
        return create(JSON.text(CreatePlan(id: id, name: asked.name)), now)
    }

    private mutating func create(_ body: String, _ now: Instant) -> Answer {
        let asked = (try? JSON.decode(CreatePlan.self, from: body)) ?? CreatePlan(name: "")
        let planID = asked.id ?? id(1)
        if let known = plans.first(where: { $0.id == planID }) { return Self.ok(known) }
        var plan = WorkoutPlan(
            id: planID, name: asked.name,
            currentVersion: PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user))
        plan.complete = asked.complete ?? true
        plan.currentVersion.id = .named("version/1", in: plan.id)
        plan.currentVersion.planID = plan.id
        plan.currentVersion.createdAt = now
        plan.currentVersion.exercises = asked.exercises ?? []
        if let original = plans.first(where: { $0.id == asked.copyOf }) {
            plan.currentVersion.exercises = original.currentVersion.exercises
        }
        plans.append(plan)
        versions.append(plan.currentVersion)
        return Answer(status: 201, body: JSON.text(plan))
    }

    private mutating func patch(_ id: String, _ body: String) -> Answer {
        guard let index = plans.firstIndex(where: { $0.id.text == id }) else {
            return Self.fault(404, "NOT_FOUND", "There is no such plan.")
        }
        guard let patch = try? JSON.decode(PatchPlan.self, from: body) else {
            return Self.fault(400, "VALIDATION_ERROR", "That is no change of a plan.")
        }
        plans[index] = patch.applied(to: plans[index])
        return Self.ok(plans[index])
    }

    private mutating func makeVersion(_ index: Int, _ body: String, _ now: Instant) -> Answer {
        let asked = content(body)
        if let known = versions.first(where: { $0.id == asked.id }) { return Self.ok(known) }
        if let base = asked.base, base != plans[index].currentVersion.id {
            return Self.fault(409, "CHANGE_CONFLICT", "The plan has another version by now.")
        }
        for (place, exercise) in asked.exercises.enumerated() {
            for (number, set) in exercise.sets.enumerated() where set.weight ?? .zero > .kg(2_000) {
                var details = ErrorAnswer.Details()
                details.path = "/exercises/\(place)/sets/\(number)/weight"
                return Self.fault(400, "VALIDATION_ERROR", "weight must be between 0 and 2000 kg.", details)
            }
        }
        return Self.ok(append(index, asked.exercises, asked.notes, .user, now, asked.id))
    }

    private mutating func append(
        _ index: Int, _ exercises: [ExercisePrescription], _ notes: String?, _ author: PlanSnapshot.Author,
        _ now: Instant, _ id: SnapshotID? = nil
    ) -> PlanSnapshot {
        let current = plans[index].currentVersion
        if !versions.contains(where: { $0.id == current.id }) { versions.append(current) }
        var next = current
        next.versionNumber += 1
        next.id = id ?? .named("version/\(next.versionNumber)", in: plans[index].id)
        (next.createdAt, next.createdBy, next.sourceVersionID) = (now, author, current.id)
        (next.exercises, next.notes) = (exercises, notes)
        versions.append(next)
        plans[index].currentVersion = next
        plans[index].versionCount = next.versionNumber
        return next
    }

    private mutating func rollBack(_ index: Int, _ body: String, _ now: Instant) -> Answer {
        let request = content(body)
        if let known = versions.first(where: { $0.id == request.id }) { return Self.ok(known) }
        guard let target = versions.first(where: { $0.id == request.to }) else {
            return Self.fault(404, "NOT_FOUND", "There is no such version.")
        }
        return Self.ok(append(index, target.exercises, target.notes, .user, now, request.id))
    }

    private func list(_ plan: String) -> Answer {
        var own: [PlanSnapshot] = []
        for version in versions.reversed() where version.planID?.text == plan { own.append(version) }
        if own.isEmpty, let plan = plans.first(where: { $0.id.text == plan }) { own = [plan.currentVersion] }
        return Self.ok(Page(own))
    }

    private func diff(_ id: String, _ path: String) -> Answer {
        guard let newer = versions.first(where: { $0.id.text == id }) else {
            return Self.fault(404, "NOT_FOUND", "There is no such version.")
        }
        let from = path.split(separator: "=").dropFirst().last.map { String($0) } ?? newer.sourceVersionID?.text
        let older = versions.first { $0.id.text == from } ?? newer
        return Self.ok(SnapshotDiff(from: older, to: newer, voice))
    }

    private func preview(_ index: Int, _ body: String) -> Answer {
        var preview = StartPreview(planID: plans[index].id, planSnapshotID: plans[index].currentVersion.id)
        let here = content(body).gymID ?? settings.gymID
        preview.gymID = gyms.contains { $0.id == here } ? here : nil
        let today = loadable(plans[index].currentVersion)
        let override = content(body).preMood?.feeling == .sick ? overrideWhenSick : nil
        for prescription in today.exercises where gymLimit != nil || !suggestions.isEmpty {
            var exercise = PreviewExercise(
                exercisePrescriptionID: prescription.id, exerciseID: prescription.exerciseID, name: prescription.name)
            exercise.sets = Self.sets(prescription, override)
            let open = suggestions.flatMap(\.changes).filter(\.isOpen)
            let raises = prescription.steps(open.filter { $0.targetExercisePrescriptionID == prescription.id })
            if !raises.isEmpty {
                var ahead = prescription
                for raise in raises { ahead.sets[raise.number - 1].reps = raise.to.reps }
                exercise.accepted = Self.sets(ahead, override)
            }
            preview.exercises.append(exercise)
        }
        for suggestion in suggestions where suggestion.planID == preview.planID {
            for var change in suggestion.changes where change.isOpen {
                let target = plans[index].currentVersion.exercises.first {
                    $0.id == change.targetExercisePrescriptionID
                }
                if change.type != .stay, change.type != .substitute, target?.steps([change]).isEmpty != false {
                    change.conflict = "The plan says something else by now."
                }
                preview.changes.append(change)
            }
        }
        if let override {
            preview.proposedOverride = override
            preview.reasons = [(try? JSON.decode(Reason.self, from: Self.sick)) ?? Reason(.manualRule)]
        }
        return Self.ok(preview)
    }

    private static func sets(_ prescription: ExercisePrescription, _ override: SessionOverride?) -> [PreviewSet] {
        var snapshot = PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user)
        snapshot.exercises = [prescription]
        let targets = override.map { EffectiveTargets(of: snapshot, override: $0) { _ in Loads(increment: .kg(1)) } }
        return prescription.sets.enumerated().map { index, prescribed in
            PreviewSet(
                setPrescriptionID: prescribed.id, plan: SetTarget(), target: prescribed.target,
                proposed: targets?.exercises[0][index].target)
        }
    }

    private static let sick = "{\"code\":\"readiness_sick\",\"params\":{},\"text\":\"You feel sick: lighter today.\"}"

    // MARK: Suggestions

    private func list(path: String) -> Answer {
        let state = ["pending", "deferred", "evaluated"].first { path.contains("state=" + $0) }
        var found: [PlanSuggestion] = []
        for suggestion in suggestions {
            var own = suggestion
            own.changes = own.changes.filter { $0.state.rawValue == state }
            if !own.changes.isEmpty { found.append(own) }
        }
        return Self.ok(Page(found))
    }

    private mutating func decide(_ body: String, _ now: Instant) -> Answer {
        guard let asked = try? JSON.decode(DecideChanges.self, from: body) else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no decision.")
        }
        let key = asked.meta.idempotencyKey ?? ""
        if let known = answers[key] { return known }
        carriedOut[key, default: 0] += 1
        var answer = DecisionsAnswer(snapshots: [], changes: [])
        for index in plans.indices {
            var exercises = plans[index].currentVersion.exercises
            for one in asked.decisions { decide(one, &exercises, plans[index].id, &answer) }
            if exercises != plans[index].currentVersion.exercises {
                answer.snapshots.append(append(index, exercises, nil, .rules, now))
            }
        }
        // Work without a plan gets a version of its own.
        for index in suggestions.indices where suggestions[index].planID == nil {
            for one in asked.decisions {
                for place in suggestions[index].changes.indices
                where suggestions[index].changes[place].id == one.changeID {
                    suggestions[index].changes[place].decision = one.decision
                    suggestions[index].changes[place].state = one.decision == .accepted ? .accepted : .rejected
                    answer.changes.append(suggestions[index].changes[place])
                }
            }
            guard !answer.changes.isEmpty, answer.snapshots.isEmpty else { continue }
            let orphan = PlanSnapshot(
                id: SnapshotID(high: 90, low: 1), versionNumber: 2, createdAt: Instant(milliseconds: 0),
                createdBy: .user)
            answer.snapshots.append(orphan)
        }
        answers[key] = Self.ok(answer)
        return Self.ok(answer)
    }

    private mutating func decide(
        _ one: DecideChanges.One, _ exercises: inout [ExercisePrescription], _ plan: PlanID,
        _ answer: inout DecisionsAnswer
    ) {
        for index in suggestions.indices where suggestions[index].planID == plan {
            for place in suggestions[index].changes.indices where suggestions[index].changes[place].id == one.changeID {
                var change = suggestions[index].changes[place]
                let was = change.state
                (change.decision, change.decisionReason) = (one.decision, one.reason)
                switch one.decision {
                case .accepted: change.state = .accepted
                case .rejected: change.state = .rejected
                case .deferred: change.state = .deferred
                case .withdrawn: change.state = .pending
                }
                let id = change.state == .accepted ? change.replacementExerciseID : change.exerciseID
                for place in exercises.indices
                where change.type == .substitute && exercises[place].id == change.targetExercisePrescriptionID {
                    guard let other = self.exercises.first(where: { $0.id == id }) else { continue }
                    (exercises[place].exerciseID, exercises[place].name) = (other.id, other.name)
                }
                if change.state == .accepted || was == .accepted {
                    exercises.set(change, to: change.state == .accepted ? change.value : change.from)
                }
                suggestions[index].changes[place] = change
                answer.changes.append(change)
            }
        }
    }

    mutating func keep(_ now: Instant) -> Answer {
        Self.ok(KeptChanges(snapshot: append(0, plans[0].currentVersion.exercises, "kept", .user, now)))
    }
}

extension [ExercisePrescription] {
    fileprivate mutating func set(_ change: SuggestedChange, to value: ChangeValue?) {
        for exercise in indices {
            for set in self[exercise].sets.indices where self[exercise].sets[set].id == change.targetSetPrescriptionID {
                switch change.type {
                case .increaseWeight, .decreaseWeight: self[exercise].sets[set].weight = value?.mass
                case .increaseReps, .decreaseReps: self[exercise].sets[set].reps = value?.whole
                default: break
                }
            }
        }
    }
}
