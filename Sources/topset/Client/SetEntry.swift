import Training

/// Sets as they are typed: "80x5", "80x5,5,3", "82,5 kg x 8 @8", "135lb x 5", "x8", "5", "45s", "1:30", "20x45s", "400m".
///
/// Before the x stands the weight, in the lifter's unit unless it names its own; without one the set keeps the weight that it has,
/// and "bw" stands for none. After it the reps of each set, seconds, or a distance; "@8" is the RPE, of every set.
struct SetEntry: Equatable {
    /// What is counted in one set.
    enum Amount: Equatable {
        /// A bare number: reps, or what else the exercise is measured in.
        case number(Int)
        case seconds(Int)
        case distance(Distance)
    }

    /// The weight that was said.
    enum Weight: Equatable {
        case unsaid, none
        case mass(Mass)
    }

    /// What is wrong with an entry, in words for the one who typed it.
    struct Fault: Error, Equatable {
        var message: String
    }

    var weight = Weight.unsaid
    /// One for each set; at least one.
    var amounts: [Amount]
    /// `nil` where nothing was said of it.
    var rir: RIR?

    /// - Parameter unit: of weights that name none.
    init(_ text: String, unit: MassUnit) throws(Fault) {
        var text = text.lowercased().replacing("×", with: "x").replacing("*", with: "x")
        if let at = text.lastIndex(of: "@") {
            rir = try Self.reserve(text[text.index(after: at)...])
            text = String(text[..<at])
        }
        var counts = Substring(text)
        if let x = text.lastIndex(of: "x") {
            weight = try Self.weight(text[..<x], unit)
            counts = text[text.index(after: x)...]
        }
        amounts = []
        for part in counts.split(separator: ",", omittingEmptySubsequences: false) {
            amounts.append(try Self.amount(String(part).trimmed))
        }
        if amounts.count > 20 { throw Fault(message: "at most 20 sets at once") }
    }

    private static func weight(_ text: Substring, _ unit: MassUnit) throws(Fault) -> Weight {
        var text = text.drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        if text.isEmpty { return .unsaid }
        if text == "bw" { return .none }
        // What is added to the lifter's own weight, or taken from it, is told without a sign.
        if text.first == "+" { text.removeFirst() }
        guard let mass = Mass(entry: String(text), in: unit) else { throw Fault(message: "“\(text)” is no weight") }
        return .mass(mass)
    }

    private static func amount(_ text: String) throws(Fault) -> Amount {
        func fault() -> Fault {
            Fault(message: text.isEmpty ? "how many?" : "“\(text)” is no number of reps or seconds")
        }
        if let number = whole(text) { return .number(number) }
        if text.contains(":") {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { whole(String($0)) }
            guard (2...3).contains(parts.count) else { throw fault() }
            var seconds = 0
            for (index, part) in parts.enumerated() {
                guard let part, index == 0 || part < 60 else { throw fault() }
                seconds = seconds * 60 + part
            }
            return .seconds(seconds)
        }
        for (suffix, unit) in [("km", Distance.kilometre), ("mi", .mile), ("min", nil), ("m", .metre), ("s", nil)] {
            guard text.hasSuffix(suffix), let number = thousandths(text.dropLast(suffix.count)) else { continue }
            if let unit { return .distance(Distance(units: number * unit.units / 1_000)) }
            guard number % 1_000 == 0 else { throw fault() }
            return .seconds(Int(number / 1_000) * (suffix == "min" ? 60 : 1))
        }
        throw fault()
    }

    /// 0 to 99999; `nil` for anything else.
    private static func whole(_ text: String) -> Int? {
        guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }

    /// A decimal number as people type it.
    private static func thousandths(_ text: Substring) -> Int64? {
        Mass(String(text), in: .kg).map { $0.units / (Mass.kilogram.units / 1_000) }
    }

    private static func reserve(_ text: Substring) throws(Fault) -> RIR {
        guard let thousandths = thousandths(text), thousandths % 500 == 0, thousandths <= 10_000,
            let rir = RIR(halves: 20 - Int(thousandths / 500))
        else { throw Fault(message: "an RPE is 5 to 10 in halves") }
        return rir
    }
}

extension SetEntry {
    /// The words of a shell's line as entries: what belongs to one may stand apart, as in "175 lb x 5 @8"; "80x5 80x5" are two.
    static func entries(_ words: [String]) -> [String] {
        var entries: [String] = []
        for word in words {
            if let last = entries.last, goesOn(last.lowercased(), word.lowercased()) {
                entries[entries.count - 1] = last + " " + word
            } else {
                entries.append(word)
            }
        }
        return entries
    }

    /// Whether a word belongs to the entry before it, because one of them is nothing without the other.
    private static func goesOn(_ entry: String, _ word: String) -> Bool {
        let (times, units) = ("x×*", ["kg", "kgs", "lb", "lbs"])
        if let end = entry.last, (times + "@,").contains(end) { return true }
        guard let start = word.first else { return false }
        return start == "@" || start == "," || units.contains(word) || times.contains(word)
            || times.contains(start) && units.contains { entry.hasSuffix($0) }
    }

    /// The planned set that is done by it: the next one, as Focus Mode has it. Where that is a warm-up and the weight is that of the
    /// first working set or more, it is that one, and the warm-ups stay open; help that is taken off is no sign of either.
    func place(in exercise: ActiveExercise) -> ActiveSet? {
        let next = exercise.nextPlanned
        guard next?.setType == .warmup, exercise.loadKind != .assisted, case .mass(let weight) = weight,
            let working = exercise.sets.first(where: { $0.status == .planned && $0.setType != .warmup }),
            let target = working.weight, weight >= target
        else { return next }
        return working
    }

    /// What one of the sets comes to, done in a set of an exercise.
    ///
    /// - Parameter set: the set that is to be done; `nil` for one that is yet to be added.
    func values(_ amount: Amount, in set: ActiveSet?, of exercise: ActiveExercise) throws(Fault) -> SetValues {
        var values = SetValues()
        values.rir = rir
        switch weight {
        case .mass(let mass): values.weight = mass
        case .none: values.weight = nil
        case .unsaid: values.weight = try exercise.weight(of: set)
        }
        switch (exercise.measure, amount) {
        case (.reps, .number(let reps)): values.reps = reps
        case (.time, .number(let seconds)), (.time, .seconds(let seconds)), (.distance, .seconds(let seconds)):
            values.durationSeconds = seconds
        case (.distance, .number(let metres)): values.distance = Distance(units: Int64(metres) * Distance.metre.units)
        case (.distance, .distance(let distance)): values.distance = distance
        case (.reps, .seconds), (.reps, .distance): throw Fault(message: "\(exercise.name) is counted in reps")
        case (.time, .distance): throw Fault(message: "\(exercise.name) is counted in seconds")
        }
        return values
    }
}

extension ActiveExercise {
    /// Which set it is: "warm-up", "warm-up 1 of 2", "set 2 of 3"; `nil` where it is not of the exercise.
    func place(of id: SetID) -> String? {
        guard let set = sets.first(where: { $0.id == id }) else { return nil }
        let isWarmup = set.setType == .warmup
        let others = sets.filter { ($0.setType == .warmup) == isWarmup }
        let number = (others.firstIndex { $0.id == id } ?? 0) + 1
        return isWarmup && others.count == 1
            ? "warm-up" : (isWarmup ? "warm-up" : "set") + " \(number) of \(others.count)"
    }

    /// The weight that a set is done with where nothing is said of it: its own, else that of the newest one that was done.
    func standingWeight(of set: ActiveSet?) -> Mass? {
        if let weight = (set ?? sets.last)?.weight { return weight }
        return loadKind == .external ? sets.last { $0.status == .done && $0.setType != .warmup }?.weight : nil
    }

    /// The same, asked of who has to know: a barbell without a weight is no record of anything.
    fileprivate func weight(of set: ActiveSet?) throws(SetEntry.Fault) -> Mass? {
        let weight = standingWeight(of: set)
        guard weight != nil || loadKind != .external || measure != .reps else {
            throw SetEntry.Fault(message: "no weight is planned: say one, as in 80x5, or bwx5 for none")
        }
        return weight
    }

    /// What a set is done with that is done as it stands: its cells, without an effort, which nobody knows before.
    func values(asItStands set: ActiveSet) throws(SetEntry.Fault) -> SetValues {
        SetValues(
            weight: try weight(of: set), reps: set.reps, durationSeconds: set.durationSeconds, distance: set.distance)
    }
}

extension SetValues {
    /// A planned set with these numbers; there is none without a rep.
    func planned(_ id: SetID) -> NewSet {
        var new = NewSet()
        (new.id, new.numbers) = (id, numbers)
        new.rir = nil
        if let reps = new.reps { new.reps = max(1, reps) }
        return new
    }
}
