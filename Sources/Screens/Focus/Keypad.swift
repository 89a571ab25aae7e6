import Sync
import Training

extension Focus {
    // MARK: Opening and closing

    mutating func edit(_ place: SetPlace, _ field: CellField, _ world: World) -> [Effect] {
        guard world.workout?[place] != nil else { return [] }
        // Another set's edits are complete when this one's begin.
        let flushed: [Effect] = cell.map { $0.place != place } ?? false ? [.perform(.flush)] : []
        // Away from the cell's button: Enter shall mean the big button.
        let focused: [Effect] = cell == nil ? [.focus("pad")] : []
        let told = tellDropped(world)
        if cell != Cell(place: place, field: field) { (scope, spread, isChanged) = (.this, [], false) }
        cell = Cell(place: place, field: field)
        typed = nil
        isRejected = false
        open = place.exerciseInstanceID
        return flushed + focused + told + inView(Cell(place: place, field: field))
    }

    /// Closes the pad and sends what was edited.
    mutating func closePad() -> [Effect] {
        guard cell != nil else { return [] }
        clearPad()
        return [.perform(.flush)]
    }

    /// Closes the pad; the focus goes back to the cell that was edited.
    mutating func leavePad() -> [Effect] { (cell.map { [.focus($0.id)] } ?? []) + closePad() }

    /// Closes the pad before something that sends the edits itself, or supersedes them.
    mutating func clearPad() {
        cell = nil
        typed = nil
        isRejected = false
        (scope, spread, isChanged) = (.this, [], false)
    }

    // MARK: Keys

    mutating func press(_ key: PadKey, _ world: World) -> [Effect] {
        guard let cell, let set = world.workout?[cell.place] else { return [] }
        let separator = world.strings.voice.language.separator
        switch key {
        case .digit(let digit): return type((typed ?? "") + String(digit), cell, set, world)
        case .separator:
            let text = typed ?? ""
            guard cell.field.takesDecimals, !text.contains(separator) else { return [] }
            return type((text.isEmpty ? "0" : text) + String(separator), cell, set, world)
        case .backspace: return type(String((typed ?? shownText(cell, world)).dropLast()), cell, set, world)
        case .plus: return step(1, cell, set, world)
        case .minus: return step(-1, cell, set, world)
        case .next: return isRejected ? [.announce(limit(cell, world))] : moveField(1, world)
        case .last: return take(borrowed(cell, fromLast: true, world), cell, world)
        case .above: return take(borrowed(cell, fromLast: false, world), cell, world)
        case .weight(let weight): return take(.weight(weight), cell, world)
        case .scope(let scope): return choose(scope, world)
        }
    }

    /// The field before or after; past the last one the pad closes.
    private mutating func moveField(_ step: Int, _ world: World) -> [Effect] {
        guard let cell, let exercise = world.exercise(of: cell) else { return [] }
        let columns = exercise.columns
        guard let index = columns.firstIndex(of: cell.field) else { return leavePad() }
        let next = index + step
        if next >= columns.count { return leavePad() }
        return edit(cell.place, columns[max(0, next)], world)
    }

    // MARK: Typing

    private mutating func type(_ text: String, _ cell: Cell, _ set: ActiveSet, _ world: World) -> [Effect] {
        guard text.utf8.count <= 7 else { return [] }
        if typed == nil { (before, wasFailing) = (set, failing == cell.place) }
        typed = text
        isRejected = false
        var changes = changes(text, cell, set, world)
        // A count that was emptied is what it was before: only a weight and an effort may be none.
        if text.isEmpty, changes == nil, let before { changes = back(to: before, cell, world) }
        if isRejected { return asBefore(cell, world) }
        guard let changes else { return [] }
        return [.perform(.edit(cell.place, withReps(changes, cell.place, world)))] + inView(cell)
    }

    /// The engine would not have what was typed: the digits so far were taken as a number of their own, which nobody meant.
    mutating func edited(_ place: SetPlace, _ changes: [SetFieldChange], _ world: World) -> [Effect] {
        if !isRejected, let cell, cell.place == place { return spread(changes, cell, world) }
        guard isRejected, typed != nil, let cell, cell.place == place else { return [] }
        if let before, changes.last == before.asItStands(cell.field) { return [] }
        return asBefore(cell, world)
    }

    /// The set goes back to what it was; what was typed stands there, and why it cannot be.
    private mutating func asBefore(_ cell: Cell, _ world: World) -> [Effect] {
        guard let before else { return [.message(.focus(.reject(cell)))] }
        if wasFailing { failing = cell.place }
        return [.perform(.edit(cell.place, back(to: before, cell, world))), .message(.focus(.reject(cell)))]
    }

    /// The edits that bring the field of a cell back. No rep is a failed attempt: one goes with the other.
    private func back(to before: ActiveSet, _ cell: Cell, _ world: World) -> [SetFieldChange] {
        let wasFailure = before.tags.isFailure == true
        let isOther = cell.field == .reps && (world.workout?[cell.place]?.tags.isFailure == true) != wasFailure
        return (isOther ? [.isFailure(wasFailure)] : []) + [before.asItStands(cell.field)]
    }

    /// What is dropped when the pad goes is told: it stood there, and was not taken.
    func tellDropped(_ world: World) -> [Effect] {
        guard isRejected, let cell, let typed else { return [] }
        return [.offer(.refused(world.strings.notTaken(typed, limit(cell, world))))]
    }

    mutating func reject(_ cell: Cell, _ world: World) -> [Effect] {
        isRejected = true
        return [.announce(limit(cell, world))]
    }

    /// What the field of a cell takes, in a sentence.
    func limit(_ cell: Cell, _ world: World) -> String {
        guard let exercise = world.exercise(of: cell) else { return "" }
        return world.strings.limit(cell.field, exercise.loadKind, exercise.measure)
    }

    /// The row stays where it can be seen, also when the plates above it come and go.
    func inView(_ cell: Cell) -> [Effect] { [.scroll("set-" + cell.place.setID.text)] }

    /// The edits that a typed text stands for; `nil` while it stands for none.
    private mutating func changes(
        _ text: String, _ cell: Cell, _ set: ActiveSet, _ world: World
    ) -> [SetFieldChange]? {
        switch cell.field {
        case .weight:
            if text.isEmpty {
                emptied = cell.place
                return [.weight(nil)]
            }
            if emptied == cell.place { emptied = nil }
            if isBegun(text, world) { return nil }
            return Mass(entry: text, in: world.strings.unit).map { [.weight($0)] }
        case .reps:
            guard let reps = Int(text) else { return nil }
            if failing == cell.place { failing = nil }
            if reps > 0 {
                return set.tags.isFailure == true && set.reps == 0 ? [.isFailure(false), .reps(reps)] : [.reps(reps)]
            }
            // A planned set cannot hold "no rep done"; it is noted when the set is logged.
            guard set.status == .done else {
                failing = cell.place
                return nil
            }
            return [.isFailure(true), .reps(0)]
        case .rir:
            if text.isEmpty { return [.rir(nil)] }
            if world.strings.effortScale == .rpe, text == "1" { return nil }  // 10 is meant.
            guard let rir = world.strings.effort(text) else {
                isRejected = true
                return nil
            }
            return [.rir(rir)]
        case .duration: return Self.seconds(text).map { [.durationSeconds($0)] }
        case .distance:
            // Kilometres or metres, read like a mass of as many decimals.
            guard !isBegun(text, world), let number = Mass(text, in: .kg) else { return nil }
            let isShort = world.exercise(of: cell)?.isInMetres ?? false
            return [.distance(Distance(units: number.units / (isShort ? 1_000_000 : 1_000)))]
        }
    }

    /// A separator alone stands as "0.": the number has only begun.
    private func isBegun(_ text: String, _ world: World) -> Bool {
        text == "0" + String(world.strings.voice.language.separator)
    }

    /// Digits fill a clock from the right: "130" is 1:30.
    static func seconds(_ text: String) -> Int? {
        guard let number = Int(text), number >= 0, number < 1_000_000 else { return nil }
        return number / 10_000 * 3_600 + number / 100 % 100 * 60 + number % 100
    }

    // MARK: Steps

    private mutating func step(_ direction: Int, _ cell: Cell, _ set: ActiveSet, _ world: World) -> [Effect] {
        take(stepped(direction, cell, set, world), cell, world)
    }

    /// A weight that is given to a set, with the reps that the set was offered together with another weight.
    func withReps(_ changes: [SetFieldChange], _ place: SetPlace, _ world: World) -> [SetFieldChange] {
        guard let workout = world.workout, let set = workout[place], set.weight == nil else { return changes }
        for change in changes {
            guard case .weight(let weight) = change, weight != nil else { continue }
            var offered = offered(place, workout)
            offered.removeAll { if case .weight = $0 { true } else { false } }
            return changes + offered
        }
        return changes
    }

    /// The edit of a step; `nil` where there is no number to step from, or none to step to.
    func stepped(_ direction: Int, _ cell: Cell, _ set: ActiveSet, _ world: World) -> SetFieldChange? {
        switch cell.field {
        case .weight:
            guard let exercise = world.exercise(of: cell),
                let index = exercise.sets.firstIndex(where: { $0.id == set.id }),
                let weight = exercise.weightBefore(index, world.knowledge.last(exercise.exerciseID))
            else { return nil }
            return world.weight(direction, from: weight, exercise).map { .weight($0) }
        case .reps:
            let reps = (set.reps ?? 0) + direction
            return reps >= 1 ? .reps(reps) : nil
        case .rir:
            guard let halves = (set.rir ?? set.target?.rir)?.halves else { return nil }
            let step = world.strings.effortScale == .rpe ? -direction : direction
            return .rir(RIR(halves: min(halves + step, 10)))  // Below 0 there is none.
        case .duration: return .durationSeconds(max(0, (set.durationSeconds ?? 0) + 5 * direction))
        case .distance:
            let isShort = world.exercise(of: cell)?.isInMetres ?? false
            let step = (isShort ? Distance.metre.units * 5 : Distance.kilometre.units / 10) * Int64(direction)
            return .distance(Distance(units: max(0, (set.distance?.units ?? 0) + step)))
        }
    }

    /// How much a step is: at a gym the next weight may be far.
    func weightStep(_ direction: Int, _ cell: Cell, _ world: World) -> Mass {
        guard let exercise = world.exercise(of: cell) else { return .kilogram }
        guard let index = exercise.sets.firstIndex(where: { $0.id == cell.place.setID }),
            let weight = exercise.weightBefore(index, world.knowledge.last(exercise.exerciseID)),
            let next = world.weight(direction, from: weight, exercise), next != weight
        else { return world.step(exercise) }
        return next > weight ? next - weight : weight - next
    }

    // MARK: Texts

    /// What the cell shows.
    func shownText(_ cell: Cell, _ world: World) -> String {
        if let typed {
            // Digits fill the clock while they are typed.
            guard cell.field == .duration, let seconds = Self.seconds(typed) else { return typed }
            return world.strings.clock(Int64(seconds))
        }
        guard let set = world.workout?[cell.place] else { return "" }
        if cell.field == .reps, failing == cell.place { return "0" }
        return world.strings.cell(set, cell.field, inMetres: world.exercise(of: cell)?.isInMetres ?? false)
    }
}

extension World {
    /// The exercise of a cell.
    func exercise(of cell: Cell) -> ActiveExercise? { workout?.exercise(cell.place.exerciseInstanceID) }
}

extension ActiveSet {
    /// The edit that brings a field back to what it is here.
    func asItStands(_ field: CellField) -> SetFieldChange {
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
    func cell(_ set: ActiveSet, _ field: CellField, inMetres: Bool = false) -> String {
        switch field {
        case .weight: set.weight.map { voice.number($0) } ?? ""
        case .reps: set.reps.map { String($0) } ?? ""
        case .rir: set.rir.map { rir($0) } ?? ""
        case .duration: set.durationSeconds.map { clock(Int64($0)) } ?? ""
        case .distance: set.distance.map { inMetres ? metres($0) : kilometres($0) } ?? ""
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
        case .rir: effortName
        case .duration: self[.timeColumn]
        case .distance: loadKind == .bodyweight ? "KM" : "M"
        }
    }

    /// The name of a field in a sentence.
    func fieldName(_ field: CellField) -> String {
        switch field {
        case .weight: self[.weight]
        case .reps: self[.repsWord]
        case .rir: effortName
        case .duration: self[.time]
        case .distance: self[.distance]
        }
    }
}
