public import Wire

/// One measurement of a body.
public struct BodyEntry: WireIdentified, Sendable {
    public var id: BodyEntryID
    /// When it was measured; a night's sleep when it ended.
    public var at: Instant
    public var kind: BodyKind
    /// In `unit`, as it was entered.
    public var value: Amount
    public var unit: BodyUnit
    public var source: BodySource

    public init(
        id: BodyEntryID, at: Instant, _ kind: BodyKind, _ value: Amount, _ unit: BodyUnit,
        source: BodySource = .manual
    ) {
        (self.id, self.at, self.kind, self.value, self.unit) = (id, at, kind, value, unit)
        self.source = source
    }

    /// - Parameter amount: in the unit in which such amounts are kept.
    public init(
        id: BodyEntryID, at: Instant, _ kind: BodyKind, amount: Amount, shownIn unit: BodyUnit, source: BodySource
    ) {
        self.init(id: id, at: at, kind, amount.shown(in: unit), unit, source: source)
    }

    public init(blank: Blank) {
        (id, at, kind, value, unit) = (.init(blank: blank), Instant(milliseconds: 0), .weight, .zero, .kg)
        source = .manual
    }

    public var wireIdentity: BodyEntryID { id }

    /// In the unit in which such amounts are kept.
    public var amount: Amount { value.kept(from: unit) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("at", &at)
        try v.field("kind", &kind)
        try v.field("value", &value)
        try v.field("unit", &unit)
        try v.field("source", &source, default: .manual)
    }

    /// By how many seconds a measurement may lie ahead of the clock of the server: clocks go wrong, a day is typed before it is over.
    public static let mostAhead: Int64 = 86_400

    /// Everything that may not be stored.
    public func faults() -> [CalculationError] {
        guard kind.takes(unit) else {
            return [CalculationError("/unit", "is no unit of " + kind.rawValue)]
        }
        guard !kind.range.contains(amount) else { return [] }
        let (least, most) = (kind.range.lowerBound.units, kind.range.upperBound.units)
        let one = Amount.one.units
        // As it is said in every language: a score is a number and nothing else.
        let unit =
            switch kind.unit {
            case .score: ""
            case .percent: " %"
            case .hours: " h"
            case .kg, .lb, .cm, .inch, .bpm, .ms: " " + kind.unit.rawValue
            }
        return [
            CalculationError("/value", "must be between " + String(least / one) + " and " + String(most / one) + unit)
        ]
    }
}

/// Where a measurement comes from.
public enum BodySource: String, WireEnum, Sendable {
    case manual, csv
    case appleHealth = "apple_health"
}
