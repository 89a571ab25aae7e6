import Wire

/// A difference between two versions beside the values it is about, from which its sentence is made.
struct PlanComparison {
    var difference: PlanDifference
    var older: ExercisePrescription?
    var newer: ExercisePrescription?
    var olderSet: SetPrescription?
    var newerSet: SetPrescription?
    /// Places from 1, with a move.
    var places: (from: Int, to: Int)?

    init(_ kind: PlanDifference.Kind, _ older: ExercisePrescription?, _ newer: ExercisePrescription?) {
        (self.older, self.newer) = (older, newer)
        difference = PlanDifference(
            kind: kind, exercisePrescriptionID: newer?.id ?? older?.id, exerciseName: newer?.name ?? older?.name)
    }
}

extension PlanSnapshot {
    /// What is different from an older version, in the order of this one; what is gone stands last. Nothing where the
    /// content is equal.
    ///
    /// Exercises and sets are the same where their ids are. Versions that share no exercise by id, as those of two plans,
    /// are compared by exercise, and their sets by place. Of a new order the fewest moves are told that make it.
    public func differences(from older: PlanSnapshot) -> [PlanDifference] {
        comparisons(with: older).map { $0.difference }
    }

    func comparisons(with older: PlanSnapshot) -> [PlanComparison] {
        var found: [PlanComparison] = []
        if notes != older.notes {
            var comparison = PlanComparison(.notesChanged, nil, nil)
            comparison.difference.field = "notes"
            (comparison.difference.before, comparison.difference.after) = (RawJSON(older.notes), RawJSON(notes))
            found.append(comparison)
        }
        let isByID = exercises.contains { exercise in older.exercises.contains { $0.id == exercise.id } }
        let partners = pairs(
            older.exercises, exercises,
            by: isByID ? { $0.id == $1.id } : { $0.exerciseID == $1.exerciseID })
        let moved = movedPlaces(partners)
        for (place, exercise) in exercises.enumerated() {
            guard let partner = partners[place] else {
                var added = PlanComparison(.exerciseAdded, nil, exercise)
                added.difference.after = RawJSON(exercise)
                found.append(added)
                continue
            }
            let before = older.exercises[partner]
            if moved.contains(place) {
                var comparison = PlanComparison(.exerciseMoved, before, exercise)
                comparison.move(from: partner, to: place)
                found.append(comparison)
            }
            found += exercise.fieldComparisons(with: before)
            found += exercise.setComparisons(with: before, byID: isByID)
        }
        for (place, exercise) in older.exercises.enumerated() where !partners.contains(place) {
            var removed = PlanComparison(.exerciseRemoved, exercise, nil)
            removed.difference.before = RawJSON(exercise)
            found.append(removed)
        }
        return found
    }
}

extension PlanComparison {
    fileprivate mutating func move(from: Int, to: Int) {
        places = (from + 1, to + 1)
        difference.field = "position"
        (difference.before, difference.after) = (RawJSON(from + 1), RawJSON(to + 1))
    }
}

extension ExercisePrescription {
    fileprivate func fieldComparisons(with older: ExercisePrescription) -> [PlanComparison] {
        var found: [PlanComparison] = []
        func compare<T: WireValue>(_ field: String, _ before: T, _ after: T) {
            guard before != after else { return }
            var comparison = PlanComparison(.exerciseChanged, older, self)
            comparison.difference.field = field
            (comparison.difference.before, comparison.difference.after) = (RawJSON(before), RawJSON(after))
            found.append(comparison)
        }
        if exerciseID != older.exerciseID {
            compare("exercise", PlannedExercise(older), PlannedExercise(self))
        } else {
            compare("name", older.name, name)
            compare("muscles", older.muscles, muscles)
            compare("load_kind", older.loadKind, loadKind)
            compare("measure", older.measure, measure)
        }
        compare("superset_group", older.supersetGroup, supersetGroup)
        compare("optional", older.optional, optional)
        compare("rep_range", older.repRange, repRange)
        compare("rest", older.rest, rest)
        compare("rule", older.rule, rule)
        // A copy progresses alone under an id of its own: that is no difference.
        let (key, olderKey) = (keyInUse, older.keyInUse)
        if key != olderKey, key != id.retyped() || olderKey != older.id.retyped() {
            compare("progression_key", older.progressionKey, progressionKey)
        }
        compare("notes", older.notes, notes)
        return found
    }

    fileprivate func setComparisons(with older: ExercisePrescription, byID: Bool) -> [PlanComparison] {
        var found: [PlanComparison] = []
        let partners =
            byID
            ? pairs(older.sets, sets) { $0.id == $1.id } : sets.indices.map { $0 < older.sets.count ? $0 : nil }
        let moved = movedPlaces(partners)
        for (place, set) in sets.enumerated() {
            guard let partner = partners[place] else {
                var added = PlanComparison(.setAdded, older, self)
                added.name(set, at: place)
                added.newerSet = set
                added.difference.after = RawJSON(set)
                found.append(added)
                continue
            }
            if moved.contains(place) {
                var comparison = PlanComparison(.setMoved, older, self)
                comparison.name(set, at: place)
                comparison.move(from: partner, to: place)
                found.append(comparison)
            }
            found += set.comparisons(with: older.sets[partner], at: place, of: self, older)
        }
        for (place, set) in older.sets.enumerated() where !partners.contains(place) {
            var removed = PlanComparison(.setRemoved, older, self)
            removed.name(set, at: place)
            removed.olderSet = set
            removed.difference.before = RawJSON(set)
            found.append(removed)
        }
        return found
    }
}

extension PlanComparison {
    fileprivate mutating func name(_ set: SetPrescription, at place: Int) {
        difference.setPrescriptionID = set.id
        difference.setNumber = place + 1
    }
}

extension SetPrescription {
    fileprivate func comparisons(
        with older: SetPrescription, at place: Int, of exercise: ExercisePrescription, _ before: ExercisePrescription
    ) -> [PlanComparison] {
        var found: [PlanComparison] = []
        func compare<T: WireValue>(_ field: String, _ value: (SetPrescription) -> T) {
            let (from, to) = (value(older), value(self))
            guard from != to else { return }
            var comparison = PlanComparison(.setChanged, before, exercise)
            comparison.name(self, at: place)
            (comparison.olderSet, comparison.newerSet) = (older, self)
            comparison.difference.field = field
            (comparison.difference.before, comparison.difference.after) = (RawJSON(from), RawJSON(to))
            found.append(comparison)
        }
        compare("type") { $0.type }
        compare("weight") { $0.weight }
        compare("reps") { $0.reps }
        compare("rir") { $0.rir }
        compare("amrap") { $0.amrap }
        compare("duration_seconds") { $0.durationSeconds }
        compare("rest_seconds") { $0.restSeconds }
        return found
    }
}

/// For each newer element the place of the older one that it continues; each older one is taken once.
private func pairs<T>(_ older: [T], _ newer: [T], by isSame: (T, T) -> Bool) -> [Int?] {
    var isTaken = [Bool](repeating: false, count: older.count)
    var partners: [Int?] = []
    for element in newer {
        var partner: Int?
        for place in older.indices where partner == nil && !isTaken[place] && isSame(older[place], element) {
            partner = place
        }
        if let partner { isTaken[partner] = true }
        partners.append(partner)
    }
    return partners
}

/// The newer places of the fewest elements whose moves make the new order: all that are not in a longest run of
/// partners that ascend.
///
/// - Parameter partners: for each newer place the older one, or `nil` for an element that is new.
func movedPlaces(_ partners: [Int?]) -> Set<Int> {
    // Length of the longest ascending run that ends at a place, and the place before it; quadratic in at most 60.
    var lengths = [Int](repeating: 0, count: partners.count)
    var previous = [Int?](repeating: nil, count: partners.count)
    var last: Int?
    for place in partners.indices {
        guard let partner = partners[place] else { continue }
        lengths[place] = 1
        for earlier in 0..<place {
            guard let other = partners[earlier], other < partner, lengths[earlier] + 1 > lengths[place] else {
                continue
            }
            lengths[place] = lengths[earlier] + 1
            previous[place] = earlier
        }
        if last.map({ lengths[$0] < lengths[place] }) ?? true { last = place }
    }
    var moved: Set<Int> = []
    for place in partners.indices where partners[place] != nil { moved.insert(place) }
    while let place = last {
        moved.remove(place)
        last = previous[place]
    }
    return moved
}
