/// An exercise of the catalogue that comes with the app.
public struct BuiltInExercise: Equatable, Sendable {
    /// Lower snake case, unique, never used again once shipped.
    public var slug: String
    /// The name shown, the equipment in brackets: `Bench Press (Barbell)`.
    public var name: String
    /// Other names for the same lift, in English and German; none belongs to two lifts.
    public var aliases: [String]
    /// The muscles the lift is done for; at least one.
    public var primaryMuscles: [Muscle]
    /// The muscles that help; none of them primary.
    public var secondaryMuscles: [Muscle]
    /// What it takes, the thing that is loaded first.
    public var equipment: [Equipment]
    /// How it moves.
    public var pattern: MovementPattern
    /// What the weight of a set means.
    public var loadKind: LoadKind
    /// What is counted in a set.
    public var measure: Measure
    /// Whether more than one joint works.
    public var isCompound: Bool
    /// Whether each side is trained by itself.
    public var isUnilateral: Bool
    /// Whether it prepares for training or follows it, and is no training itself.
    public var isMobility: Bool
}

/// The exercises that come with the app.
public enum BuiltInCatalog {
    /// Every built-in exercise, in the order of the table: by body part, the common ones first.
    public static let all: [BuiltInExercise] = lines.compactMap(parse)

    /// The lines of the table. A test holds that each of them parses, so `all` leaves none out.
    static var lines: [String] {
        builtInExerciseTable.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    /// Reads one line of the table, nil if any of its fields is not what the catalogue allows.
    static func parse(_ line: String) -> BuiltInExercise? {
        let fields = parts(line, at: "|", keepingEmpty: true)
        guard fields.count == 10 else { return nil }
        let slug = fields[0]
        let name = fields[1]
        guard isSlug(slug), !ExerciseName.key(name).isEmpty,
            let primary = values(fields[3], { Muscle(rawValue: $0) }), !primary.isEmpty,
            let secondary = values(fields[4], { Muscle(rawValue: $0) }),
            !secondary.contains(where: { primary.contains($0) }),
            let equipment = values(fields[5], { Equipment(rawValue: $0) }), !equipment.isEmpty,
            let pattern = MovementPattern(rawValue: fields[6]),
            let loadKind = LoadKind(rawValue: fields[7]),
            let measure = Measure(rawValue: fields[8]),
            let flags = values(fields[9], { Flag(rawValue: $0) })
        else { return nil }
        return BuiltInExercise(
            slug: slug,
            name: name,
            aliases: parts(fields[2], at: ";"),
            primaryMuscles: primary,
            secondaryMuscles: secondary,
            equipment: equipment,
            pattern: pattern,
            loadKind: loadKind,
            measure: measure,
            isCompound: flags.contains(.compound),
            isUnilateral: flags.contains(.unilateral),
            isMobility: flags.contains(.mobility)
        )
    }

    private enum Flag: String {
        case compound
        case unilateral
        case mobility
    }

    private static func parts(_ text: String, at separator: Unicode.Scalar, keepingEmpty: Bool = false) -> [String] {
        text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: !keepingEmpty)
            .map { String(Substring($0)) }
    }

    /// All values of a comma-separated field, nil if one is unknown or written twice.
    private static func values<Value: Equatable>(_ text: String, _ read: (String) -> Value?) -> [Value]? {
        var values: [Value] = []
        for part in parts(text, at: ",") {
            guard let value = read(part), !values.contains(value) else { return nil }
            values.append(value)
        }
        return values
    }

    private static func isSlug(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, first != UInt8(ascii: "_"), last != UInt8(ascii: "_")
        else { return false }
        return bytes.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
    }
}
