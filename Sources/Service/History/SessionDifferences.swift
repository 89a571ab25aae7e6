import Training
import Wire

/// What a stored session says otherwise than what was recorded of it, field by field. What is worked out of a session when it is
/// read, such as its totals and records, is compared elsewhere.
struct SessionDifferences {
    /// One line for each field, set or exercise that is another.
    private(set) var lines: [String] = []

    init(_ stored: WorkoutSession, from recorded: WorkoutSession) {
        compare(
            stored, recorded, in: "", but: ["id", "totals", "achievements", "records", "exercises"])
        let pairs = compare(stored.exercises, recorded.exercises, in: "") { "exercise \($0 + 1) (\($1.name))" }
        for (place, stored, recorded) in pairs {
            compare(stored, recorded, in: place, but: ["id", "muscles", "sets"])
            let sets = compare(stored.sets, recorded.sets, in: place) { "set \($0 + 1) (\($1.id.text))" }
            for (place, stored, recorded) in sets { compare(stored, recorded, in: place, but: ["id"]) }
        }
    }

    private mutating func compare<T: WireModel>(_ stored: T, _ recorded: T, in place: String, but others: Set<String>) {
        let (stored, recorded) = (Self.members(stored), Self.members(recorded))
        for name in Set(stored.map(\.name) + recorded.map(\.name)).subtracting(others).sorted() {
            let texts = [stored, recorded].map { members in
                JSON.text(members.first { $0.name == name }?.value ?? .null)
            }
            if texts[0] != texts[1] { lines.append("\(place)\(name) is \(texts[0]), recorded was \(texts[1])") }
        }
    }

    /// Tells what is missing, too many or at another place.
    ///
    /// - Returns: what is in both lists, and where.
    private mutating func compare<T: WireIdentified>(
        _ stored: [T], _ recorded: [T], in place: String, called name: (Int, T) -> String
    ) -> [(place: String, stored: T, recorded: T)] {
        func isIn(_ list: [T]) -> (T) -> Bool { { one in list.contains { $0.wireIdentity == one.wireIdentity } } }
        for (number, one) in recorded.enumerated() where !isIn(stored)(one) {
            lines.append("\(place)\(name(number, one)) is missing")
        }
        for (number, one) in stored.enumerated() where !isIn(recorded)(one) {
            lines.append("\(place)\(name(number, one)) was never recorded")
        }
        let (kept, asked) = (stored.filter(isIn(recorded)), recorded.filter(isIn(stored)))
        if kept.map(\.wireIdentity) != asked.map(\.wireIdentity) {
            let kind = T.self == SetPerformance.self ? "sets" : "exercises"
            lines.append("\(place)its \(kind) stand in another order, or twice")
        }
        var pairs: [(place: String, stored: T, recorded: T)] = []
        for (number, one) in recorded.enumerated() {
            guard let other = kept.first(where: { $0.wireIdentity == one.wireIdentity }) else { continue }
            pairs.append(("\(place)\(name(number, one)): ", other, one))
        }
        return pairs
    }

    private static func members<T: WireModel>(_ value: T) -> [JSONValue.Member] {
        guard case .object(let members)? = try? JSON.decode(JSONValue.self, from: JSON.encode(value)) else { return [] }
        return members
    }
}
