public import Wire

/// What a target is or becomes, or by how much it changes. Which quantity it is follows from the type of the change.
public enum ChangeValue: Equatable, Sendable {
    case mass(Mass)
    case reps(Int)
    case seconds(Int)
    /// The number of a stage, from 0.
    case stage(Int)
    case setType(SetType)
    case exercise(ExerciseID)
    /// What a proposal said where nothing follows from it; told again as it was said.
    case said(StatedValue)

    /// What is counted or named.
    public enum Quantity: Sendable { case mass, reps, seconds, stage, setType, exercise }

    /// The mass; `nil` for anything else.
    public var mass: Mass? { if case .mass(let mass) = self { mass } else { nil } }

    /// The number of reps, of seconds or of a stage; `nil` for anything else.
    public var whole: Int? {
        switch self {
        case .reps(let count), .seconds(let count), .stage(let count): count
        case .mass, .setType, .exercise, .said: nil
        }
    }

    /// The kind of set; `nil` for anything else.
    public var setType: SetType? { if case .setType(let type) = self { type } else { nil } }

    /// This and a difference of the same quantity; `nil` for what cannot be added.
    func adding(_ delta: ChangeValue) -> ChangeValue? {
        switch (self, delta) {
        case (.mass(let mass), .mass(let more)): .mass(mass + more)
        case (.reps(let count), .reps(let more)): .reps(count + more)
        case (.seconds(let count), .seconds(let more)): .seconds(count + more)
        default: nil
        }
    }

    /// What leads from another value of the same quantity to this one; `nil` where there is no such number.
    func difference(from old: ChangeValue) -> ChangeValue? {
        switch (self, old) {
        case (.mass(let mass), .mass(let old)): .mass(mass - old)
        case (.reps(let count), .reps(let old)): .reps(count - old)
        case (.seconds(let count), .seconds(let old)): .seconds(count - old)
        default: nil
        }
    }

    /// Whether it is more than another value of the same quantity.
    func isMore(than other: ChangeValue) -> Bool {
        switch (self, other) {
        case (.mass(let one), .mass(let other)): one > other
        case (.reps(let one), .reps(let other)), (.seconds(let one), .seconds(let other)): one > other
        default: false
        }
    }
}

/// A value of a change as it stands on the wire: a number, in kilograms where it is one of a mass, or a word. The change's type,
/// which stands beside it, says what it is.
public enum StatedValue: WireValue, Sendable {
    case number(StatedNumber)
    case word(String)

    public static func read(_ reader: inout Reader) throws(WireError) -> StatedValue {
        reader.isString ? .word(try reader.string()) : .number(try StatedNumber.read(&reader))
    }

    public func write(_ writer: inout Writer) {
        switch self {
        case .number(let number): number.write(&writer)
        case .word(let word): writer.string(word)
        }
    }

    /// The number; `nil` for a word.
    var number: StatedNumber? { if case .number(let number) = self { number } else { nil } }
}

/// A number of a change as it stands on the wire: exact to ten decimals, as a mass is.
public struct StatedNumber: WireValue, Comparable, Sendable {
    /// The number of 10⁻¹⁰.
    var tenBillionths: Int64

    private static let one: Int64 = 10_000_000_000
    static let zero = StatedNumber(tenBillionths: 0)

    init(tenBillionths: Int64) { self.tenBillionths = tenBillionths }

    /// A whole number; stops at the largest one that there is.
    init(_ whole: Int) {
        let (product, overflowed) = Int64(whole).multipliedReportingOverflow(by: Self.one)
        tenBillionths = overflowed ? (whole < 0 ? .min : .max) : product
    }

    /// Kilograms.
    init(_ mass: Mass) { tenBillionths = mass.tenBillionths(of: .kg) }

    /// The mass of so many kilograms.
    var mass: Mass { Mass(tenBillionths: tenBillionths, of: .kg) }

    /// Without its decimals.
    var floor: Int64 { tenBillionths / Self.one }

    /// The number as a whole one; `nil` when it is none.
    public var whole: Int? {
        let (whole, rest) = tenBillionths.quotientAndRemainder(dividingBy: Self.one)
        return rest == 0 ? Int(clamping: whole) : nil
    }

    public static func < (one: StatedNumber, other: StatedNumber) -> Bool { one.tenBillionths < other.tenBillionths }

    static func + (one: StatedNumber, other: StatedNumber) -> StatedNumber {
        StatedNumber(tenBillionths: saturatingAdd(one.tenBillionths, other.tenBillionths))
    }

    static func - (one: StatedNumber, other: StatedNumber) -> StatedNumber {
        StatedNumber(tenBillionths: saturatingAdd(one.tenBillionths, -other.tenBillionths))
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> StatedNumber {
        StatedNumber(tenBillionths: try reader.decimal(scale: Mass.scale))
    }

    public func write(_ writer: inout Writer) { writer.decimal(tenBillionths, scale: Mass.scale) }
}

extension StatedValue {
    /// The value as it is written.
    init(_ value: ChangeValue) {
        switch value {
        case .mass(let mass): self = .number(StatedNumber(mass))
        case .reps(let count), .seconds(let count), .stage(let count): self = .number(StatedNumber(count))
        case .setType(let type): self = .word(type.rawValue)
        case .exercise(let id): self = .word(id.text)
        case .said(let said): self = said
        }
    }
}

extension ChangeValue {
    /// What was stated, as the quantity that it is; as it was said where it is none of it.
    init(_ stated: StatedValue, as quantity: Quantity?) {
        self = Self.typed(stated, quantity) ?? .said(stated)
    }

    private static func typed(_ stated: StatedValue, _ quantity: Quantity?) -> ChangeValue? {
        switch (quantity, stated) {
        case (.mass, .number(let number)): .mass(number.mass)
        case (.reps, .number(let number)): number.whole.map { .reps($0) }
        case (.seconds, .number(let number)): number.whole.map { .seconds($0) }
        case (.stage, .number(let number)): number.whole.map { .stage($0) }
        case (.setType, .word(let word)): SetType(rawValue: word).map { .setType($0) }
        case (.exercise, .word(let word)): ExerciseID(word).map { .exercise($0) }
        default: nil
        }
    }

    /// The number as it is written; `nil` for a word.
    var number: StatedNumber? { StatedValue(self).number }
}

extension FieldVisitor {
    /// A value of a change whose type is known.
    mutating func value(
        _ name: StaticString, _ value: inout ChangeValue?, as quantity: ChangeValue.Quantity?
    ) throws(WireError) {
        var stated = value.map { StatedValue($0) }
        try field(name, &stated)
        value = stated.map { ChangeValue($0, as: quantity) }
    }

    /// A difference of a change whose type is known.
    mutating func delta(
        _ name: StaticString, _ value: inout ChangeValue?, as quantity: ChangeValue.Quantity?
    ) throws(WireError) {
        var stated = value.flatMap { $0.number }
        try field(name, &stated)
        value = stated.map { ChangeValue(.number($0), as: quantity) }
    }
}

extension ChangeType {
    /// What its value is; `nil` where it has none.
    public var valueQuantity: ChangeValue.Quantity? {
        switch self {
        case .increaseWeight, .decreaseWeight, .deload, .changeTrainingMax: .mass
        case .increaseReps, .decreaseReps: .reps
        case .increaseDuration, .decreaseDuration, .increaseRest, .decreaseRest: .seconds
        case .changeStage, .restart: .stage
        case .changeSetType: .setType
        case .substitute: .exercise
        case .addSet, .removeSet, .stay: nil
        }
    }

    /// What is added by it; `nil` where nothing is. A stage comes with a weight.
    public var deltaQuantity: ChangeValue.Quantity? {
        switch self {
        case .increaseWeight, .decreaseWeight, .deload, .changeTrainingMax, .changeStage, .restart: .mass
        case .increaseReps, .decreaseReps: .reps
        case .increaseDuration, .decreaseDuration, .increaseRest, .decreaseRest: .seconds
        case .changeSetType, .substitute, .addSet, .removeSet, .stay: nil
        }
    }
}
