public import Wire

/// A UUID that says what it names. Lower-case text on the wire.
public struct ID<Named>: WireValue, Hashable, Comparable, Sendable {
    public let high: UInt64
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The codec's blank, until the id is read.
    public init(blank: Blank) { self.init(high: 0, low: 0) }

    /// Reads a lower-case UUID; `nil` for anything else.
    public init?(_ text: String) {
        guard text.utf8.count == 36 else { return nil }
        var (high, low): (UInt64, UInt64) = (0, 0)
        for (index, byte) in text.utf8.enumerated() {
            if index == 8 || index == 13 || index == 18 || index == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            let digit: UInt64
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt64(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt64(byte - UInt8(ascii: "a")) + 10
            default: return nil
            }
            if index < 18 { high = high << 4 | digit } else { low = low << 4 | digit }
        }
        self.init(high: high, low: low)
    }

    /// The lower-case UUID.
    public var text: String { String(decoding: ascii, as: UTF8.self) }

    private var ascii: [UInt8] {
        var bytes = [UInt8](repeating: UInt8(ascii: "-"), count: 36)
        var (high, low) = (high, low)
        for index in 0..<36 where index != 8 && index != 13 && index != 18 && index != 23 {
            let digit: UInt8
            if index < 18 {
                digit = UInt8(high >> 60)
                high <<= 4
            } else {
                digit = UInt8(low >> 60)
                low <<= 4
            }
            bytes[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
        return bytes
    }

    public static func < (one: ID, other: ID) -> Bool {
        one.high != other.high ? one.high < other.high : one.low < other.low
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> ID {
        guard let id = ID(try reader.string()) else { throw reader.fault(.invalid, "must be a lower-case UUID") }
        return id
    }

    public func write(_ writer: inout Writer) { writer.ascii(ascii) }

    /// The same UUID as the name of something else: a session takes the id of the workout it archives.
    public func retyped<Other>(_ type: Other.Type = Other.self) -> ID<Other> { ID<Other>(high: high, low: low) }

    /// A version 7 UUID (RFC 9562): sortable by time. `random` gives the 74 random bits from its low ends.
    public static func version7(milliseconds: Int64, random: (UInt64, UInt64)) -> ID {
        let time = UInt64(bitPattern: milliseconds) << 16
        return ID(
            high: time | 0x7000 | (random.0 & 0x0FFF), low: 0x8000_0000_0000_0000 | (random.1 & 0x3FFF_FFFF_FFFF_FFFF))
    }

    /// The version 5 UUID (RFC 9562) of a name: the same on every machine, now and later. `scope` is the id within
    /// which the name is unique.
    public static func named<Scope>(_ name: String, in scope: ID<Scope>) -> ID {
        var bytes: [UInt8] = []
        for half in [scope.high, scope.low] {
            for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: half >> UInt64(56 - shift * 8))) }
        }
        bytes.append(contentsOf: Array(name.utf8))
        let hash = sha1(bytes)
        let high = UInt64(hash.0) << 32 | UInt64(hash.1)
        let low = UInt64(hash.2) << 32 | UInt64(hash.3)
        return ID(
            high: high & 0xFFFF_FFFF_FFFF_0FFF | 0x5000, low: low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000)
    }
}

/// What a body may leave to the server to name: by no id, or by the zero UUID.
public protocol NamedOnArrival {}

extension ID where Named: NamedOnArrival {
    /// The zero UUID, which names nothing: the server gives an id of its own.
    public static var unnamed: ID { ID(high: 0, low: 0) }

    /// Whether it names something.
    public var isNamed: Bool { self != .unnamed }
}

public enum UserTag {}
public enum TokenTag {}
public enum ExerciseTag {}
public enum PlanTag {}
public enum SnapshotTag {}
public enum PrescriptionTag {}
public enum SetPrescriptionTag {}
public enum WorkoutTag {}
public enum InstanceTag {}
public enum SetTag {}
public enum EventTag {}
public enum ProgramTag {}
public enum ProgramDayTag {}
public enum GymTag {}
public enum RoutineTag {}
public enum ImportTag {}
public enum ProgressionKeyTag {}
public enum SuggestionTag {}
public enum ChangeTag {}
public enum ChangeGroupTag {}
public enum PainFlagTag {}
public enum BodyEntryTag {}
public enum GoalTag {}
public enum ScheduleEntryTag {}
public enum PushSubscriptionTag {}

extension PrescriptionTag: NamedOnArrival {}
extension SetPrescriptionTag: NamedOnArrival {}
extension GymTag: NamedOnArrival {}
extension ProgramTag: NamedOnArrival {}
extension ProgramDayTag: NamedOnArrival {}
extension PainFlagTag: NamedOnArrival {}
extension BodyEntryTag: NamedOnArrival {}
extension GoalTag: NamedOnArrival {}
extension ScheduleEntryTag: NamedOnArrival {}

/// A lifter.
public typealias UserID = ID<UserTag>
/// What somebody signs in with.
public typealias TokenID = ID<TokenTag>
/// A catalogue entry.
public typealias ExerciseID = ID<ExerciseTag>
/// A plan, whatever its version.
public typealias PlanID = ID<PlanTag>
/// One version of a plan.
public typealias SnapshotID = ID<SnapshotTag>
/// An exercise prescription; it keeps its id when copied into the next version, so a row is (snapshot, id).
public typealias PrescriptionID = ID<PrescriptionTag>
public typealias SetPrescriptionID = ID<SetPrescriptionTag>
/// A live workout and, after completion, the session that archives it.
public typealias WorkoutID = ID<WorkoutTag>
/// One exercise within one workout.
public typealias InstanceID = ID<InstanceTag>
public typealias SetID = ID<SetTag>
public typealias EventID = ID<EventTag>
/// A sequence of training days.
public typealias ProgramID = ID<ProgramTag>
public typealias ProgramDayID = ID<ProgramDayTag>
public typealias GymID = ID<GymTag>
public typealias RoutineID = ID<RoutineTag>
public typealias ImportID = ID<ImportTag>
/// What progresses together: prescriptions that share it share one baseline.
public typealias ProgressionKey = ID<ProgressionKeyTag>
/// A bundle of proposed changes.
public typealias SuggestionID = ID<SuggestionTag>
/// One proposed change.
public typealias ChangeID = ID<ChangeTag>
/// Proposed changes that are decided together.
public typealias ChangeGroupID = ID<ChangeGroupTag>
/// Something that hurts.
public typealias PainFlagID = ID<PainFlagTag>
/// One measurement of a body.
public typealias BodyEntryID = ID<BodyEntryTag>
/// What a lifter wants to reach.
public typealias GoalID = ID<GoalTag>
/// What is planned for a day, or for every week.
public typealias ScheduleEntryID = ID<ScheduleEntryTag>
/// A browser that shows notifications.
public typealias PushSubscriptionID = ID<PushSubscriptionTag>
