import Wire

/// The sets that no other set beats in both load and amount: for every number of reps (or seconds) the hardest load, for
/// every load the most reps.
struct RecordFrontier: Equatable, Sendable {
    /// A set by what makes it good.
    struct Entry: WireModel, Sendable {
        /// How hard the load is: the weight, or less than nothing by the help.
        var load: Int64
        /// Reps or seconds.
        var amount: Int
        var mark: RecordMark

        init(blank: Blank) { (load, amount, mark) = (0, 0, RecordMark(blank: blank)) }

        init(load: Int64, amount: Int, mark: RecordMark) { (self.load, self.amount, self.mark) = (load, amount, mark) }

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("load", &load)
            try v.field("amount", &amount)
            try v.field("mark", &mark)
        }
    }

    /// Amounts ascending, loads descending.
    var entries: [Entry] = []

    /// The hardest load done for at least `amount`.
    func hardest(forAtLeast amount: Int) -> Entry? {
        let index = index(ofAmount: amount)
        return index < entries.count ? entries[index] : nil
    }

    /// The greatest amount done at `load` or harder.
    func most(atLeast load: Int64) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].load >= load { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? entries[low - 1] : nil
    }

    /// Takes the entry in unless one is as good; drops those that it beats.
    mutating func insert(_ entry: Entry) {
        let index = index(ofAmount: entry.amount)
        if index < entries.count, entries[index].load >= entry.load { return }
        let end = index < entries.count && entries[index].amount == entry.amount ? index + 1 : index
        var start = index
        while start > 0, entries[start - 1].load <= entry.load { start -= 1 }
        entries.replaceSubrange(start..<end, with: [entry])
    }

    /// Whether anything was done with a load.
    var isLoaded: Bool { (entries.first?.load ?? 0) > 0 }

    /// Takes in the sets of one session, and says which of the standing ones they beat.
    ///
    /// A set beats the standing one for as many reps, or for the most that there ever were when it has even more; and
    /// the same with loads. Of several sets that beat the same one, the best is announced. Records by load come with the
    /// hardest load first, records by amount with the greatest amount first.
    mutating func take(
        _ session: RecordFrontier, _ kinds: (load: PersonalRecord.Kind, amount: PersonalRecord.Kind),
        of exercise: ExerciseID
    ) -> [PersonalRecord] {
        var records: [PersonalRecord] = []
        if let most = entries.last?.amount, let hardest = entries.first?.load {
            var beaten: Int?
            for set in session.entries {
                let amount = min(set.amount, most)
                guard amount != beaten, let best = self.hardest(forAtLeast: amount), set.load > best.load
                else { continue }
                beaten = amount
                records.append(PersonalRecord(kinds.load, of: exercise, set.mark, beats: best.mark))
            }
            var beatenLoad: Int64?
            for set in session.entries.reversed() {
                let load = min(set.load, hardest)
                guard load != beatenLoad, let best = self.most(atLeast: load), set.amount > best.amount
                else { continue }
                beatenLoad = load
                records.append(PersonalRecord(kinds.amount, of: exercise, set.mark, beats: best.mark))
            }
        }
        for set in session.entries { insert(set) }
        return records
    }

    /// The first entry of at least `amount`.
    private func index(ofAmount amount: Int) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].amount < amount { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
