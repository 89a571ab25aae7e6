import Sync
import Training

/// Which sets a number is for.
enum PadScope: CaseIterable {
    case this, remaining, all
}

extension Focus {
    /// Chooses for which sets the number is. One that was typed already is for them too, and for those it no longer is, what
    /// stood there before.
    mutating func choose(_ scope: PadScope, _ world: World) -> [Effect] {
        guard let cell, let set = world.workout?[cell.place], scope != self.scope else { return [] }
        var effects: [Effect] = []
        let former = spread
        for refill in former { effects.append(.perform(.edit(refill.place, refill.changes))) }
        spread = []
        self.scope = scope
        guard isChanged else { return effects }
        return effects + spread([set.asItStands(cell.field)], cell, world, former)
    }

    /// Gives the other sets of the scope the number that this one was given.
    ///
    /// - Parameter former: what goes back to what it was at the same moment.
    mutating func spread(
        _ changes: [SetFieldChange], _ cell: Cell, _ world: World, _ former: [Refill] = []
    ) -> [Effect] {
        isChanged = true
        guard scope != .this, let exercise = world.exercise(of: cell),
            let index = exercise.sets.firstIndex(where: { $0.id == cell.place.setID })
        else { return [] }
        var own: SetFieldChange?
        for change in changes where change.field == exercise.sets[index].asItStands(cell.field).field { own = change }
        if case .reps(let reps) = own, (reps ?? 0) < 1 { return [] }
        guard let own else { return [] }
        var effects: [Effect] = []
        for (other, set) in exercise.sets.enumerated() where other != index && isMeant(set, other, exercise, index) {
            let place = SetPlace(exercise.instanceID, set.id)
            if !spread.contains(where: { $0.place == place }) {
                let known = former.first { $0.place == place }
                spread.append(known ?? Refill(place: place, changes: [set.asItStands(cell.field)]))
            }
            effects.append(.perform(.edit(place, [own])))
        }
        return effects
    }

    /// Warm-ups are changed with warm-ups, the others with the others. What was skipped, or done with another exercise, stays.
    private func isMeant(_ set: ActiveSet, _ index: Int, _ exercise: ActiveExercise, _ from: Int) -> Bool {
        guard (set.setType == .warmup) == (exercise.sets[from].setType == .warmup), set.performedExerciseID == nil
        else {
            return false
        }
        switch scope {
        case .this: return false
        case .remaining: return set.status == .planned && index > from
        case .all: return set.status != .skipped
        }
    }

    /// The number of last time, or of the set above; `nil` where there is none.
    func borrowed(_ cell: Cell, fromLast: Bool, _ world: World) -> SetFieldChange? {
        guard let exercise = world.exercise(of: cell),
            let index = exercise.sets.firstIndex(where: { $0.id == cell.place.setID })
        else { return nil }
        var values: SetNumbers
        if fromLast {
            guard let last = exercise.last(index, of: world.knowledge.last(exercise.exerciseID)) else { return nil }
            values = SetNumbers(
                weight: last.weight, reps: last.reps.map { max(1, $0) }, rir: last.rir,
                durationSeconds: last.durationSeconds, distance: last.distance)
        } else {
            guard index > 0, exercise.sets[index - 1].performedExerciseID == nil else { return nil }
            values = exercise.sets[index - 1].numbers
            if (values.reps ?? 1) < 1 { values.reps = nil }
        }
        switch cell.field {
        case .weight: return values.weight.map { .weight($0) }
        case .reps: return values.reps.map { .reps($0) }
        case .rir: return values.rir.map { .rir($0) }
        case .duration: return values.durationSeconds.map { .durationSeconds($0) }
        case .distance: return values.distance.map { .distance($0) }
        }
    }

    /// A number that a button gives.
    mutating func take(_ change: SetFieldChange?, _ cell: Cell, _ world: World) -> [Effect] {
        guard let change else { return [] }
        typed = nil
        isRejected = false
        if cell.field == .reps, failing == cell.place { failing = nil }
        if cell.field == .weight, emptied == cell.place { emptied = nil }
        return [.perform(.edit(cell.place, withReps([change], cell.place, world))), .vibrate("5")] + inView(cell)
    }

    /// Loads of three digits that begin with the one that was typed, where no weight is known to step from: a first weight of a
    /// hundred takes no more taps than one of eighty.
    func hundreds(_ cell: Cell, _ world: World) -> [Mass] {
        guard cell.field == .weight, let typed, typed.utf8.count == 1, let digit = Int(typed), digit > 0,
            before?.weight == nil, var exercise = world.exercise(of: cell), exercise.loadKind == .external,
            let index = exercise.sets.firstIndex(where: { $0.id == cell.place.setID })
        else { return [] }
        // What was typed so far stands there already.
        exercise.sets[index].weight = nil
        if exercise.weightBefore(index, world.knowledge.last(exercise.exerciseID)) != nil { return [] }
        let (unit, loads) = (world.strings.unit, world.loads(exercise))
        var weights: [Mass] = []
        let hundred = Int64(digit) * 100_000
        for ten in 0..<6 {
            // Plates of pounds make fives: 135, 225.
            let more = ten * 10_000 + (unit == .lb ? 5_000 : 0)
            let load = loads.nearest(Mass(thousandths: hundred + Int64(more), of: unit))
            if load >= Mass(thousandths: hundred, of: unit), load != weights.last { weights.append(load) }
        }
        return weights
    }
}

extension FocusView {
    /// For which sets, and numbers to be taken over.
    func padScope(_ cell: Cell, _ exercise: ActiveExercise) -> View {
        div("scope") {
            div("segments", [.role("group"), .label(strings.scopeOf)]) {
                for scope in PadScope.allCases {
                    button("", .focus(.pad(.scope(scope))), [.pressed(focus.scope == scope)], strings.name(of: scope))
                }
            }
        }
    }

    /// Buttons that take over a number from last time and from the set above.
    @Children<Message> func borrowing(_ cell: Cell) -> [View] {
        if let text = text(cell, fromLast: true) {
            button("n", .focus(.pad(.last)), [.label(strings[.useLast] + ", " + text)], strings.lastShort + " " + text)
        }
        if let text = text(cell, fromLast: false) {
            button("n", .focus(.pad(.above)), [.label(strings.sameAsAbove + ", " + text)]) {
                Icon.up.view
                " " + text
            }
        }
    }

    private func text(_ cell: Cell, fromLast: Bool) -> String? {
        guard let change = focus.borrowed(cell, fromLast: fromLast, world), let set = world.workout?[cell.place] else {
            return nil
        }
        return strings.cell(set.with([change]), cell.field)
    }
}
