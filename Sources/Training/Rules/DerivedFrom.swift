public import Wire

/// A share of what another key lifts (Texas light day, 5/3/1 BBB): of its training max where it has one, else of its
/// working weight. It follows, and changes nothing itself.
public struct DerivedFrom: WireModel, Sendable {
    /// The other key, as it is written.
    public var key: String
    public var percent = Percent(thousandths: 80_000)

    /// The other key where it is that of a prescription; `nil` in a calculator, whose lifts are called by their names.
    public var progressionKey: ProgressionKey? { ProgressionKey(key) }

    public init(key: String, percent: Percent = Percent(thousandths: 80_000)) {
        (self.key, self.percent) = (key, percent)
    }

    public init(blank: Blank) { key = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("key", &key)
        try v.field("percent", &percent, default: Percent(thousandths: 80_000))
    }

    func check(_ faults: inout RuleFaults) {
        if key.isEmpty { faults.add("key", "must not be empty") }
        faults.percent("percent", percent, atMost: 200)
    }

    /// The prescribed sets at the share of the reference, rounded to the nearest load; as they are without one.
    func planned(_ prescribed: [PlannedSet], _ loads: Loads, _ reference: Mass?) -> [PlannedSet] {
        guard let reference else { return prescribed }
        let weight = loads.nearest(reference.scaled(percent.thousandths, over: 100_000))
        var sets = prescribed
        for index in sets.indices { sets[index].target.weight = weight }
        return sets
    }

    func judge(_ work: SessionWork) -> Proposal {
        let judgement = Judgement(work, amrapDecides: true)
        let sets = planned(judgement.planned, work.loads, work.reference)
        return Proposal(
            .stay, sets,
            Reason(.derived) { ($0.percent, $0.from, $0.to) = (percent, work.reference, sets.first?.target.weight) })
    }
}
