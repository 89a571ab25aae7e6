extension ActiveWorkout {
    /// The exercises that alternate with one, itself among them, in the order of the workout; empty where it stands alone.
    public func superset(of index: Int) -> [Int] {
        guard exercises.indices.contains(index), let group = exercises[index].supersetGroup else { return [] }
        var members: [Int] = []
        for other in exercises.indices where exercises[other].supersetGroup == group { members.append(other) }
        return members.count > 1 ? members : []
    }

    /// "A1", "A2", "B1": the supersets by letters in the order of the workout, their exercises by numbers.
    public func supersetLabel(_ index: Int) -> String? {
        let members = superset(of: index)
        guard let first = members.first, let number = members.firstIndex(of: index) else { return nil }
        var letter = 0
        for earlier in 0..<first where superset(of: earlier).first == earlier { letter += 1 }
        // After Z come AA, AB …
        let letters = (letter >= 26 ? Self.letter(letter / 26 - 1) : "") + Self.letter(letter % 26)
        return letters + String(number + 1)
    }

    private static func letter(_ index: Int) -> String {
        String(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: index % 26)))
    }

    /// The exercise of a superset to go on with after a set of one, and whether the round goes on: then there is no rest
    /// before it. `nil` outside of a superset, and where none of its exercises has anything left.
    ///
    /// Warm-ups are no rounds: all of them come first, exercise by exercise.
    public func nextInSuperset(after index: Int, _ done: SetType) -> (index: Int, isSameRound: Bool)? {
        let members = superset(of: index)
        guard let position = members.firstIndex(of: index) else { return nil }
        if done == .warmup {
            for step in members.indices {
                let member = members[(position + step) % members.count]
                if exercises[member].nextPlanned?.setType == .warmup { return (member, false) }
            }
            for member in members where exercises[member].hasPlanned { return (member, false) }
            return nil
        }
        for step in 1...members.count {
            let next = (position + step) % members.count
            if exercises[members[next]].hasPlanned { return (members[next], next > position) }
        }
        return nil
    }
}

extension ActiveExercise {
    /// Where the first set stands that is still to be done. Sets are looked at in their place here: they are large, and a tap
    /// asks this of all of them.
    public var nextPlannedIndex: Int? {
        for index in sets.indices where sets[index].status == .planned { return index }
        return nil
    }
    /// The first set that is still to be done.
    public var nextPlanned: ActiveSet? { nextPlannedIndex.map { sets[$0] } }
    /// Whether one is still to be done.
    public var hasPlanned: Bool { nextPlannedIndex != nil }
}
