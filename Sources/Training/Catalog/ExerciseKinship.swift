/// What makes two exercises variants of one lift, and what sets one apart from others that train the same.
extension Exercise {
    /// How near another exercise stands to it in a day: 0 where it is something else, 1 where it is the same movement for a muscle that
    /// both are for, 2 where it is the same lift by name in another form, 3 where only the thing in the hands is another.
    public func nearness(to other: Exercise) -> Int {
        guard (pattern ?? .isolation) == (other.pattern ?? .isolation) else { return 0 }
        var isSame = false
        for muscle in primaryMuscles where other.primaryMuscles.contains(muscle) { isSame = true }
        if !isSame { return 0 }
        let (own, its) = (nameWords, other.nameWords)
        guard let last = own.last, let head = its.last, last.says(head) else { return 1 }
        for word in own where own.count != its.count || !its.say(word) { return 2 }
        return 3
    }

    /// Whether it is thrown, jumped, crawled or climbed, or a skill of its own: nothing for a set that is lifted to eight repetitions.
    var isConditioning: Bool {
        if slug.utf8.holds("snatch_grip".utf8) { return false }
        for word in Self.conditioning where slug.utf8.holds(word.utf8) { return true }
        return false
    }

    private static let conditioning = [
        "clean", "snatch", "jerk", "jump", "clap", "kipping", "swing", "slam", "burpee", "muscle_up", "thruster",
        "wall_ball",
        "devil", "crawl", "climb", "high_knees", "battle", "boxing", "get_up", "windmill", "halo", "tire_",
        "press_under",
        "high_pull", "squat_and_press",
    ]

    /// Whether only one of two trains a muscle the other way round, or what lies behind it: the shin counts to the calf, the
    /// rotators to the shoulder, the back of the forearm to the forearm.
    func goesApart(from other: Exercise) -> Bool {
        for word in Self.apart where slug.utf8.holds(word.utf8) != other.slug.utf8.holds(word.utf8) { return true }
        return false
    }

    private static let apart = [
        "tibialis", "external_rotation", "internal_rotation", "wrist_extension", "neck_extension", "scapular",
    ]

    /// What speaks against it however like it is: few do it, or it takes what few have.
    func strangeness(to other: Exercise) -> Int {
        var cost = 0
        for word in Self.uncommon where slug.utf8.holds(word.utf8) && !other.slug.utf8.holds(word.utf8) { cost = 18 }
        if equipment.contains(.other), !other.equipment.contains(.other) { cost += 5 }
        return cost
    }

    private static let uncommon = [
        "behind_the", "squeeze", "spoto", "feet_up", "pin_", "jm_press", "tate", "z_press", "waiter", "drag",
        "twenty_one",
        "zottman", "around_the", "frog", "donkey", "archer", "one_arm_push", "pistol", "sissy", "gorilla", "renegade",
        "meadows", "deficit", "snatch_grip", "overhead_squat", "zercher", "negative", "copenhagen", "cossack", "curtsy",
        "full_can", "y_raise", "b_stance", "dragon_flag", "handstand", "landmine_180", "plank_push", "overhead_curl",
        "kneeling", "push_press", "svend", "reverse_nordic", "block_pull", "rack_pull", "hack_squat_barbell",
        "safety_bar",
        "trap_bar", "landmine", "t_bar_row", "fire_hydrant", "clamshell",
    ]

    /// How much its name says the same: what stands before the brackets, whose last word is the lift.
    func likeness(ofNameTo other: Exercise) -> Int {
        let (own, its) = (nameWords, other.nameWords)
        guard let last = own.last, let head = its.last else { return 0 }
        var (shared, extra) = (0, 0)
        for word in own.dropLast() {
            if its.say(word) { shared += 1 } else { extra += 1 }
        }
        guard last.says(head) else { return 2 * min(shared, 2) }
        if extra == 0, shared == its.count - 1 { return Self.sameName }
        let isTurned = own.say("incline") && its.say("decline") || own.say("decline") && its.say("incline")
        return Self.sameLift + 2 * min(shared, 2) - min(extra, 3) - (isTurned ? 8 : 0)
    }

    /// With what it moves and trains by its name, where it is the lifter's own and nobody said: as the exercise of the catalogue has it all
    /// of whose words it is called by, and whose are most: "Deadlift Old Data" is a deadlift. Of those alike the first.
    func understood(among all: [Exercise]) -> Exercise {
        guard isCustom, primaryMuscles.isEmpty, pattern == nil else { return self }
        let own = nameWords
        var best: (words: Int, exercise: Exercise)?
        for other in all where !other.isCustom && other.measure == measure && other.isMobility == isMobility {
            let its = other.nameWords
            guard its.count > best?.words ?? 0, its.allSatisfy({ own.say($0) }) else { continue }
            best = (its.count, other)
        }
        guard let likely = best?.exercise else { return self }
        var understood = self
        (understood.pattern, understood.primaryMuscles) = (likely.pattern, likely.primaryMuscles)
        (understood.secondaryMuscles, understood.isCompound) = (likely.secondaryMuscles, likely.isCompound)
        understood.isUnilateral = likely.isUnilateral
        return understood
    }

    private static let sameName = 16
    private static let sameLift = 10

    private var nameWords: [Substring.UTF8View] {
        var words: [Substring.UTF8View] = []
        let letters = name.utf8
        var start = letters.startIndex
        for index in letters.indices {
            let letter = letters[index]
            guard letter == UInt8(ascii: " ") || letter == UInt8(ascii: "(") || letter == UInt8(ascii: "-") else {
                continue
            }
            if start < index { words.append(letters[start..<index]) }
            start = letters.index(after: index)
            if letter == UInt8(ascii: "(") { return words }
        }
        if start < letters.endIndex { words.append(letters[start...]) }
        return words
    }
}

extension [Substring.UTF8View] {
    fileprivate func say(_ word: String) -> Bool { say(Substring(word).utf8) }

    fileprivate func say(_ word: Substring.UTF8View) -> Bool {
        for own in self where own.says(word) { return true }
        return false
    }
}

extension Substring.UTF8View {
    /// Whether it is the same word in whatever case.
    fileprivate func says(_ other: Substring.UTF8View) -> Bool {
        var (own, its) = (makeIterator(), other.makeIterator())
        while true {
            let (one, two) = (own.next(), its.next())
            guard let one, let two else { return one == nil && two == nil }
            if one | 0x20 != two | 0x20 { return false }
        }
    }
}

extension String.UTF8View {
    /// Whether another text stands in it.
    func holds(_ other: String.UTF8View) -> Bool {
        guard let first = other.first else { return true }
        for start in indices where self[start] == first {
            var (own, its) = (self[start...].makeIterator(), other.makeIterator())
            while true {
                guard let wanted = its.next() else { return true }
                if own.next() != wanted { break }
            }
        }
        return false
    }
}
