import Training

/// A place of a workout, and the muscle that has to be trained there first where one was wished for.
struct WorkPlace {
    var slot: WorkSlot
    var wish: Muscle?
    /// The muscles that the workout is about, where it is about some: what trains none of them first stands nowhere else than in a
    /// last resort.
    var asked: [Muscle] = []
    /// The muscle of which it is the last resort: it only helps there, and nothing trains it first.
    var lastResort: Muscle?
    /// Whether it is there only where there is more time than usual.
    var isMore = false

    init(_ slot: WorkSlot, for wish: Muscle? = nil) { (self.slot, self.wish) = (slot, wish) }

    /// Whether nobody misses it where nothing can stand there.
    var isNoLoss: Bool { isMore || lastResort != nil || slot == .underhandPull || slot == .closePush }

    /// Whether an exercise trains what is asked for.
    func isAbout(_ exercise: Exercise) -> Bool {
        asked.isEmpty || lastResort != nil || exercise.primaryMuscles.contains { asked.contains($0) }
    }

    /// The places of a workout for some muscles: first one for each of them, then what comes second. What moves more than one joint
    /// stands before what does not, and what is one too many for a workout behind everything; behind that, where they only help.
    ///
    /// - Parameter most: so many exercises a workout has at most.
    static func all(for muscles: [Muscle], most: Int) -> [WorkPlace] {
        let slots = muscles.map { WorkSlot.slots(for: $0) }
        var places: [WorkPlace] = []
        for round in 0..<3 {
            for (muscle, own) in zip(muscles, slots) where own.indices.contains(round) {
                var place = WorkPlace(own[round], for: round == 0 ? muscle : nil)
                place.asked = muscles
                places.append(place)
            }
        }
        let first = places.prefix(max(most, muscles.count))
        let (compound, single) = (first.filter { $0.slot.isCompound }, first.filter { !$0.slot.isCompound })
        let last = muscles.compactMap { muscle in
            WorkSlot.helping(muscle).map { slot in
                var place = WorkPlace(slot)
                (place.asked, place.lastResort) = (muscles, muscle)
                return place
            }
        }
        return compound + single + Array(places.dropFirst(first.count)) + last
    }
}

extension WorkoutFocus {
    /// The places of such a workout, with what comes where there is time for more than usual.
    ///
    /// - Parameter round: 0 for the first workout of its kind in a week.
    func places(_ round: Int) -> [WorkPlace] {
        let more: [WorkSlot] =
            switch self {
            case .full: [.triceps, .rearDelts, .sideDelts, .glutes]
            case .upper: [.chest, .horizontalPull]
            case .lower, .legs: [.adductors, .abductors]
            case .push: [.sideDelts, .verticalPush, .abdominals]
            case .pull: [.rearDelts, .traps, .forearms, .abdominals]
            }
        return slots(round).map { WorkPlace($0) }
            + more.map { slot in
                var place = WorkPlace(slot)
                place.isMore = true
                return place
            }
    }
}
