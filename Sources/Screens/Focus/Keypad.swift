import Sync
import Training

extension App {
    // MARK: Opening and closing

    func edit(_ place: SetPlace, _ field: CellField) -> [Effect] {
        guard sync.workout?[place] != nil else { return [] }
        // Another set's edits are complete when this one's begin.
        let flushed = focus.cell.map { $0.place != place } ?? false ? perform(.flush) : []
        // Away from the cell's button: Enter shall mean the big button.
        let focused: [Effect] = focus.cell == nil ? [.focus("pad")] : []
        focus.cell = Cell(place: place, field: field)
        focus.typed = nil
        focus.isRejected = false
        focus.open = place.exerciseInstanceID
        return flushed + focused + inView(Cell(place: place, field: field))
    }

    /// Closes the pad and sends what was edited.
    func closePad() -> [Effect] {
        guard focus.cell != nil else { return [] }
        clearPad()
        return perform(.flush)
    }

    /// Closes the pad before something that sends the edits itself, or supersedes them.
    func clearPad() {
        focus.cell = nil
        focus.typed = nil
        focus.isRejected = false
    }

    // MARK: Keys

    func press(_ key: PadKey) -> [Effect] {
        guard let cell = focus.cell, let set = sync.workout?[cell.place] else { return [] }
        switch key {
        case .digit(let digit): return type((focus.typed ?? "") + String(digit), cell, set)
        case .separator:
            let text = focus.typed ?? ""
            guard cell.field.takesDecimals, !text.contains(strings.voice.language.separator) else { return [] }
            return type((text.isEmpty ? "0" : text) + String(strings.voice.language.separator), cell, set)
        case .backspace: return type(String((focus.typed ?? shownText(cell)).dropLast()), cell, set)
        case .plus: return step(1, cell, set)
        case .minus: return step(-1, cell, set)
        case .next: return moveField(1)
        }
    }

    /// The field before or after; past the last one the pad closes.
    func moveField(_ step: Int) -> [Effect] {
        guard let cell = focus.cell, let exercise = exercise(of: cell.place) else { return [] }
        let columns = exercise.columns
        guard let index = columns.firstIndex(of: cell.field) else { return closePad() }
        let next = index + step
        if next >= columns.count { return closePad() }
        return edit(cell.place, columns[max(0, next)])
    }

    private func exercise(of place: SetPlace) -> ActiveExercise? {
        sync.workout?.exercises.first { $0.instanceID == place.exerciseInstanceID }
    }

    // MARK: Typing

    private func type(_ text: String, _ cell: Cell, _ set: ActiveSet) -> [Effect] {
        guard text.utf8.count <= 7 else { return [] }
        if focus.typed == nil { focus.before = set }
        focus.typed = text
        focus.isRejected = false
        var changes = changes(text, cell, set)
        // A count that was emptied is what it was before: only a weight and an effort may be none.
        if text.isEmpty, changes == nil, let before = focus.before { changes = [before.asItStands(cell.field)] }
        if let own = changes { changes = withReps(own, cell.place) }
        var effects = changes.map { perform(.edit(cell.place, $0)) + inView(cell) } ?? []
        if focus.isRejected, let before = focus.before {
            // The digits so far were taken as a number of their own, which nobody meant.
            effects += perform(.edit(cell.place, [before.asItStands(cell.field)]))
            focus.isRejected = true
            effects.append(.announce(limit(cell)))
        }
        return effects
    }

    /// What the field of a cell takes, in a sentence.
    func limit(_ cell: Cell) -> String {
        guard let exercise = exercise(of: cell.place) else { return "" }
        return strings.limit(cell.field, exercise.loadKind, exercise.measure)
    }

    /// The row stays where it can be seen, also when the plates above it come and go.
    private func inView(_ cell: Cell) -> [Effect] { [.scroll("set-" + cell.place.setID.text)] }

    /// The edits that a typed text stands for; `nil` while it stands for none.
    private func changes(_ text: String, _ cell: Cell, _ set: ActiveSet) -> [SetFieldChange]? {
        switch cell.field {
        case .weight:
            if text.isEmpty {
                focus.emptied = cell.place
                return [.weight(nil)]
            }
            if focus.emptied == cell.place { focus.emptied = nil }
            return Mass(entry: text, in: strings.unit).map { [.weight($0)] }
        case .reps:
            guard let reps = Int(text) else { return nil }
            if focus.failing == cell.place { focus.failing = nil }
            if reps > 0 {
                return set.tags.isFailure == true && set.reps == 0 ? [.isFailure(false), .reps(reps)] : [.reps(reps)]
            }
            // A planned set cannot hold "no rep done"; it is noted when the set is logged.
            guard set.status == .done else {
                focus.failing = cell.place
                return nil
            }
            return [.isFailure(true), .reps(0)]
        case .rir:
            if text.isEmpty { return [.rir(nil)] }
            guard let tenths = Mass(text, in: .kg).map({ $0.units / 1_000_000_000 }), tenths % 5 == 0,
                let rir = RIR(halves: Int(clamping: tenths / 5))
            else {
                focus.isRejected = true
                return nil
            }
            return [.rir(rir)]
        case .duration: return Self.seconds(text).map { [.durationSeconds($0)] }
        case .distance:
            // Kilometres, read like a mass of as many decimals.
            guard let kilometres = Mass(text, in: .kg) else { return nil }
            return [.distance(Distance(units: kilometres.units / 1_000))]
        }
    }

    /// Digits fill a clock from the right: "130" is 1:30.
    static func seconds(_ text: String) -> Int? {
        guard let number = Int(text), number >= 0, number < 1_000_000 else { return nil }
        return number / 10_000 * 3_600 + number / 100 % 100 * 60 + number % 100
    }

    // MARK: Steps

    private func step(_ direction: Int, _ cell: Cell, _ set: ActiveSet) -> [Effect] {
        guard let change = stepped(direction, cell, set) else { return [] }
        focus.typed = nil
        focus.isRejected = false
        if cell.field == .reps, focus.failing == cell.place { focus.failing = nil }
        return perform(.edit(cell.place, withReps([change], cell.place))) + [.vibrate("5")] + inView(cell)
    }

    /// A weight that is given to a set, with the reps that the set was offered together with another weight.
    func withReps(_ changes: [SetFieldChange], _ place: SetPlace) -> [SetFieldChange] {
        guard let workout = sync.workout, let set = workout[place], set.weight == nil else { return changes }
        for change in changes {
            guard case .weight(let weight) = change, weight != nil else { continue }
            var offered = offered(place, workout)
            offered.removeAll { if case .weight = $0 { true } else { false } }
            return changes + offered
        }
        return changes
    }

    /// The edit of a step; `nil` where there is no number to step from, or none to step to.
    func stepped(_ direction: Int, _ cell: Cell, _ set: ActiveSet) -> SetFieldChange? {
        switch cell.field {
        case .weight:
            guard let exercise = exercise(of: cell.place),
                let index = exercise.sets.firstIndex(where: { $0.id == set.id }),
                let weight = exercise.weightBefore(index, knowledge.last(exercise.exerciseID))
            else { return nil }
            let step = weightStep(cell)
            return .weight(direction > 0 ? weight + step : max(.zero, weight - step))
        case .reps:
            let reps = (set.reps ?? 0) + direction
            return reps >= 1 ? .reps(reps) : nil
        case .rir:
            guard let halves = (set.rir ?? set.target?.rir)?.halves else { return nil }
            return .rir(RIR(halves: min(halves + direction, 10)))  // Below 0 there is none.
        case .duration: return .durationSeconds(max(0, (set.durationSeconds ?? 0) + 5 * direction))
        case .distance:
            let step = Distance.kilometre.units / 10 * Int64(direction)
            return .distance(Distance(units: max(0, (set.distance?.units ?? 0) + step)))
        }
    }

    func weightStep(_ cell: Cell) -> Mass {
        guard let exercise = exercise(of: cell.place) else { return .kilogram }
        return knowledge.step(exercise.exerciseID, strings.unit)
    }

    // MARK: Texts

    /// What the cell shows.
    func shownText(_ cell: Cell) -> String {
        if let typed = focus.typed {
            // Digits fill the clock while they are typed.
            guard cell.field == .duration, let seconds = Self.seconds(typed) else { return typed }
            return strings.clock(Int64(seconds))
        }
        guard let set = sync.workout?[cell.place] else { return "" }
        if cell.field == .reps, focus.failing == cell.place { return "0" }
        return strings.cell(set, cell.field)
    }
}

extension ActiveSet {
    /// The edit that brings a field back to what it is here.
    fileprivate func asItStands(_ field: CellField) -> SetFieldChange {
        switch field {
        case .weight: .weight(weight)
        case .reps: .reps(reps)
        case .rir: .rir(rir)
        case .duration: .durationSeconds(durationSeconds)
        case .distance: .distance(distance)
        }
    }
}

extension CellField {
    var takesDecimals: Bool {
        switch self {
        case .weight, .rir, .distance: true
        case .reps, .duration: false
        }
    }
}

extension Strings {
    /// What a cell of the grid shows; empty for nothing.
    func cell(_ set: ActiveSet, _ field: CellField) -> String {
        switch field {
        case .weight: set.weight.map { voice.number($0) } ?? ""
        case .reps: set.reps.map { String($0) } ?? ""
        case .rir: set.rir.map { rir($0) } ?? ""
        case .duration: set.durationSeconds.map { clock(Int64($0)) } ?? ""
        case .distance: set.distance.map { kilometres($0) } ?? ""
        }
    }

    /// The heading of a column.
    func column(_ field: CellField, _ loadKind: LoadKind = .external) -> String {
        switch field {
        case .weight:
            switch loadKind {
            case .assisted: "−" + unit.rawValue.uppercased()
            case .bodyweightPlus: "+" + unit.rawValue.uppercased()
            case .external, .bodyweight: unit.rawValue.uppercased()
            }
        case .reps: self[.repsColumn]
        case .rir: "RIR"
        case .duration: self[.timeColumn]
        case .distance: "KM"
        }
    }

    /// The name of a field in a sentence.
    func fieldName(_ field: CellField) -> String {
        switch field {
        case .weight: self[.weight]
        case .reps: self[.repsWord]
        case .rir: "RIR"
        case .duration: self[.time]
        case .distance: self[.distance]
        }
    }
}
