import Contract
import Sync
import Training
import Wire

extension Editor {
    // MARK: Typing

    /// A field of an exercise.
    mutating func type(_ text: String, _ index: Int, _ field: PlanField, _ world: World) -> [Effect] {
        if field == .notes { return edit { $0.exercises[index].notes = text.isEmpty ? nil : text } }
        let path = "/exercises/" + String(index) + "/" + field.rawValue
        let number = Int(trimmed(text))
        let isGood = trimmed(text).isEmpty || number.map { field.fits($0) } == true
        typed[path] = text
        mark(path, isGood ? nil : world.strings[.noNumber])
        guard isGood else { return [] }
        return edit {
            if field != .rest { $0.exercises[index].repRange = $0.exercises[index].rangeShown }
            switch field {
            case .lower: $0.exercises[index].repRange.lower = number
            case .upper: $0.exercises[index].repRange.upper = number
            case .rest:
                $0.exercises[index].rest.setAll(number)
                for set in $0.exercises[index].sets.indices { $0.exercises[index].sets[set].restSeconds = nil }
            case .notes: break
            }
            $0.exercises[index].repRange.settle()
            $0.exercises[index].followRange()
        }
    }

    /// A field of a set.
    mutating func type(_ text: String, _ index: Int, _ set: Int, _ field: SetField, _ world: World) -> [Effect] {
        var target = draft.exercises[index].sets[set]
        let entry = trimmed(text)
        var isGood = true
        switch field {
        case .type:
            target.amrap = entry == SetPrescription.asManyAsPossible
            target.type = SetType(rawValue: entry) ?? .working
        case .weight:
            target.weight = Mass(entry: entry, in: world.strings.unit)
            isGood = entry.isEmpty || target.weight != nil
        case .reps:
            target.reps = Int(entry)
            let mayLack = draft.exercises[index].measure != .reps
            isGood = entry.isEmpty ? mayLack : target.reps.map { (1...100).contains($0) } == true
        case .rir:
            target.rir = Mass(entry, in: .kg).flatMap {
                $0.units % 5_000_000_000 == 0 ? RIR(halves: Int(clamping: $0.units / 5_000_000_000)) : nil
            }
            isGood = entry.isEmpty || target.rir != nil
        case .seconds:
            target.durationSeconds = Int(entry)
            isGood = entry.isEmpty || target.durationSeconds.map { (1...86_400).contains($0) } == true
        }
        let path = "/exercises/" + String(index) + "/sets/" + String(set) + "/" + field.rawValue
        if field != .type { typed[path] = text }
        mark(path, isGood ? nil : world.strings[.noNumber])
        return isGood ? edit { $0.exercises[index].changeSets { $0.sets[set] = target } } : []
    }

    /// Says what is wrong at a place; `nil` when nothing is any more.
    mutating func mark(_ path: String, _ fault: String?) {
        faults[path] = fault
        refusals[path] = nil
    }

    // MARK: Saving

    static func save(_ editor: inout Editor?, _ world: World) -> [Effect] {
        guard var saving = editor, !saving.isSaving else { return [] }
        let strings = world.strings
        let name = trimmed(saving.draft.name)
        if name.isEmpty {
            editor!.mark("/name", strings[.needsName])
            return [.focus("plan-name"), .announce(strings[.needsName])]
        }
        if !saving.faults.isEmpty { return [.announce(strings[.lookAtMarked])] }
        guard saving.isChanged || saving.plan == nil else { return close(&editor) }
        guard !saving.isBehind else { return [.announce(strings[.planChanged])] }
        saving.draft.id = saving.draft.id ?? world.newID()
        saving.draft.name = name
        saving.draft.isComplete = !saving.draft.exercises.isEmpty
        saving.refusals = [:]
        saving.isSaving = true
        editor = saving
        var effects: [Effect] = []
        if !saving.draft.says(saving.original), let before = saving.plan.flatMap({ world.plan($0) }) {
            var plan = before
            (plan.name, plan.category) = (name, saving.draft.category)
            plan.estimatedMinutes = saving.draft.estimatedMinutes
            effects = [PatchPlan.queue(from: before, to: plan)]
        }
        if saving.plan != nil, saving.draft.exercises.isSame(as: saving.original.exercises),
            saving.draft.notes == saving.original.notes
        {
            return effects + close(&editor)
        }
        // What waits already comes first.
        if !world.isDirect { return effects + wait(&editor, world) }
        let purpose = saving.plan.map { Call.Purpose.saveVersion($0) } ?? .createPlan
        return effects + [.send(Call(purpose: purpose, request: saving.request))]
    }

    private var request: ClientRequest {
        plan.map { ClientRequest(.makePlanVersion($0), draft.nextVersion) } ?? ClientRequest(.createPlan, draft.newPlan)
    }

    /// The edits wait on the device until the server can be reached.
    static func wait(_ editor: inout Editor?, _ world: World) -> [Effect] {
        guard let saving = editor, let id = saving.draft.id else { return [] }
        let known = saving.plan.flatMap { world.plan($0) }
        let blank = PlanSnapshot(id: id.retyped(), createdAt: world.now, createdBy: .user)
        var plan = known ?? WorkoutPlan(id: id, name: "", currentVersion: blank)
        (plan.name, plan.category) = (saving.draft.name, saving.draft.category)
        plan.estimatedMinutes = saving.draft.estimatedMinutes
        plan.currentVersion.notes = saving.draft.notes
        plan.currentVersion.exercises = saving.draft.exercises
        if known == nil {
            plan.complete = saving.draft.isComplete
            plan.currentVersion.isFirst(of: id)
        } else {
            plan.versionCount += 1
            plan.currentVersion.versionNumber += 1
            (plan.currentVersion.id, plan.currentVersion.sourceVersionID) = (id.retyped(), saving.draft.baseVersionID)
        }
        return [.queue(.plan(saving.request, plan), name: plan.name)] + close(&editor)
            + [.announce(world.strings.kept(false))]
    }

    /// The edits are saved: they are no draft any more.
    @inline(never) static func saved(_ editor: inout Editor?, _ plan: PlanID?, _ world: World) -> [Effect] {
        guard let saved = editor, saved.plan == plan else {
            return [.note(.draft(nil, of: plan)), .lookAgain([.plans])]
        }
        return close(&editor) + [.lookAgain([.plans, .next]), .announce(world.strings[.planSaved])]
    }

    private static func close(_ editor: inout Editor?) -> [Effect] {
        guard let closing = editor else { return [] }
        editor = nil
        let target = (closing.plan ?? closing.draft.id).map { Route.plan($0) } ?? .plans
        return [.note(.draft(nil, of: closing.plan)), .go(target, replace: true)]
    }

    @inline(never) mutating func notSaved(_ fault: ErrorAnswer.Fault, _ world: World) -> [Effect] {
        let strings = world.strings
        if fault.isCode(.changeConflict) {
            isBehind = true
            return [.lookAgain([.plans]), .announce(strings[.planChanged])]
        }
        refusals = fault.byField
        return [.announce(strings[.lookAtMarked])]
    }
}

extension PlanField {
    /// Whether a number is within the limits of a plan.
    fileprivate func fits(_ number: Int) -> Bool {
        self == .rest ? number == 0 || SetLimits.rest.contains(number) : (1...100).contains(number)
    }
}

extension SetPrescription {
    /// What stands for "as many as possible" in the list of types.
    static let asManyAsPossible = "amrap"
}

extension RestPolicy {
    /// The same rest after every set; `nil` for the lifter's setting.
    fileprivate mutating func setAll(_ seconds: Int?) {
        self = RestPolicy()
        self.seconds = seconds
    }
}

extension RepRange {
    /// The mode that fits the bounds that are there.
    fileprivate mutating func settle() {
        if mode == .untilFailure, lower == nil, upper == nil { return }
        switch (lower, upper) {
        case (nil, nil): mode = .notSet
        case (let lower?, nil): (mode, self.lower) = (.target, lower)
        case (nil, let upper?): (mode, self.upper) = (.target, upper)
        case (_?, _?): mode = .range
        }
    }
}
