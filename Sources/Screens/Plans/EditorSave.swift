import Contract
import Sync
import Training
import Wire

extension App {
    // MARK: Typing

    /// A field of an exercise.
    func type(_ text: String, _ path: String, _ field: PlanField) -> [Effect] {
        guard let index = editor?.draft.exercises.indices.first(where: { path == "/exercises/" + String($0) }) else {
            return []
        }
        if field == .notes { return edit { $0.exercises[index].notes = text.isEmpty ? nil : text } }
        let number = Int(trimmed(text))
        let isGood = trimmed(text).isEmpty || number.map { field.fits($0) } == true
        editor?.typed[path + "/" + field.rawValue] = text
        mark(path + "/" + field.rawValue, isGood ? nil : .noNumber)
        guard isGood else { return [] }
        return edit {
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
    func type(_ text: String, _ index: Int, _ set: Int, _ field: SetField) -> [Effect] {
        guard var target = editor?.draft.exercises[index].sets[set] else { return [] }
        let entry = trimmed(text)
        var isGood = true
        switch field {
        case .type:
            target.amrap = entry == SetPrescription.asManyAsPossible
            target.type = SetType(rawValue: entry) ?? .working
        case .weight:
            target.weight = Mass(entry: entry, in: strings.unit)
            isGood = entry.isEmpty || target.weight != nil
        case .reps:
            target.reps = Int(entry)
            let mayLack = editor?.draft.exercises[index].measure != .reps
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
        if field != .type { editor?.typed[path] = text }
        mark(path, isGood ? nil : .noNumber)
        return isGood ? edit { $0.exercises[index].sets[set] = target } : []
    }

    /// Says what is wrong at a place; `nil` when nothing is any more.
    func mark(_ path: String, _ fault: Phrase?) {
        editor?.faults[path] = fault.map { strings[$0] }
        editor?.refusals[path] = nil
    }

    // MARK: Saving

    func save() -> [Effect] {
        guard var editor, !editor.isSaving else { return [] }
        let name = trimmed(editor.draft.name)
        if name.isEmpty {
            mark("/name", .needsName)
            return [.focus("plan-name"), .announce(strings[.needsName])]
        }
        if !editor.faults.isEmpty { return [.announce(strings[.lookAtMarked])] }
        guard editor.isChanged || editor.plan == nil else { return close(editor) }
        guard !editor.isBehind else { return [.announce(strings[.planChanged])] }
        editor.draft.id = editor.draft.id ?? ids.next(at: now)
        editor.draft.name = name
        editor.draft.isComplete = !editor.draft.exercises.isEmpty
        editor.refusals = [:]
        editor.isSaving = true
        self.editor = editor
        var effects: [Effect] = []
        guard let id = editor.plan else {
            return [send(Call(purpose: .createPlan, request: ClientRequest(.createPlan, editor.draft.newPlan)))]
        }
        if name != editor.original.name {
            change(id) { $0.name = name }
            effects.append(patchPlan(id, PatchPlan(name: name)))
        }
        if editor.draft.exercises == editor.original.exercises, editor.draft.notes == editor.original.notes {
            return effects + close(editor)
        }
        let call = Call(
            purpose: .saveVersion(id), request: ClientRequest(.makePlanVersion(id), editor.draft.nextVersion))
        return effects + [send(call)]
    }

    /// The edits are saved: they are no draft any more.
    func saved(_ plan: PlanID?) -> [Effect] {
        keep(nil, of: plan)
        guard let editor, editor.plan == plan else { return [keepDrafts] + ask(.plans) }
        return close(editor) + ask(.plans) + ask(.next) + [.announce(strings[.planSaved])]
    }

    private func close(_ editor: Editor) -> [Effect] {
        keep(nil, of: editor.plan)
        self.editor = nil
        let target = (editor.plan ?? editor.draft.id).map { Route.plan($0) } ?? .plans
        return [keepDrafts] + enter(target, replace: true)
    }

    /// - Parameter fault: `nil` where no answer came.
    func notSaved(_ fault: ErrorAnswer.Fault?) -> [Effect] {
        editor?.isSaving = false
        guard let fault else { return [.announce(strings[.notSaved])] + hold(.refused(strings[.draftKept]), "") }
        if fault.isCode(.changeConflict) {
            editor?.isBehind = true
            return ask(.plans) + [.announce(strings[.planChanged])]
        }
        editor?.refusals = fault.byField
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
