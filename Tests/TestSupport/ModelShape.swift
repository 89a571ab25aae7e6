import Foundation
import Training
public import Wire

/// What a model stores beside what it declares: a property that `fields` forgets would silently be reset on every round trip.
public struct ModelShape: Sendable, CustomStringConvertible {
    public let description: String
    /// The stored properties.
    public let stored: Int
    /// The fields by their names.
    public let declared: [String]
    public let roundTrips: Bool

    public init<T: WireModel>(_ type: T.Type) {
        description = String(describing: type)
        // What all commands carry, an exercise in its details, the field change of a patch and what a calculator loads lie flat in their models.
        guard let blank = try? JSON.decode(Blanked<T>.self, from: "{}").value else {
            (stored, declared, roundTrips) = (0, [], false)
            return
        }
        stored = Mirror(reflecting: blank).children.reduce(0) { $0 + Self.fields(of: $1.value, in: T.self) }
        var counter = FieldCounter()
        var visited = blank
        try? visited.fields(&counter)
        declared = counter.names
        roundTrips = (try? JSON.decode(T.self, from: JSON.text(blank))) == blank
    }

    /// How many fields a property takes: those that lie flat in their models take several.
    private static func fields<T: WireModel>(of value: Any, in type: T.Type) -> Int {
        switch value {
        case is CommandMeta: 4
        case is CalculatorLoading: 7
        case is SetFieldChange: 2
        case is Exercise: 27
        case is SetNumbers: T.self is any HoldsDistance.Type ? 5 : 4
        case let program as Program where T.self == TrackedProgram.self: Mirror(reflecting: program).children.count
        case let goal as LifterGoal where T.self == TrackedGoal.self: Mirror(reflecting: goal).children.count
        case let totals as Totals where T.self == WeekStats.self || T.self == AnalyticsFeatures.Stretch.self:
            Mirror(reflecting: totals).children.count
        case let profile as Profile where String(describing: T.self) == "LifterProfile":
            Mirror(reflecting: profile).children.count
        case let program as ProgramBlueprint where String(describing: T.self) == "ProgramTemplate":
            Mirror(reflecting: program).children.count
        default: 1
        }
    }

    /// The type's own name.
    public var name: String { String(description.split(separator: "<")[0].split(separator: ".").last ?? "") }

    /// The names of all models in a folder of `Sources`.
    public static func models(in target: String) throws -> Set<String> {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/" + target)
        guard let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else { return [] }
        var models = Set<String>()
        for case let file as URL in files where file.pathExtension == "swift" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0) }
                guard let place = words.firstIndex(where: { $0 == "struct" || $0 == "extension" }),
                    place + 1 < words.count, line.contains(":"), !words.contains("WireWhole"),
                    words.contains("WireModel") || words.contains("WireDefaulted") || words.contains("CommandBody")
                        || words.contains("RuleParameters")
                else { continue }
                models.insert(String(words[place + 1].split(separator: ".").last ?? ""))
            }
        }
        return models
    }
}

/// The codec's blank of a model, as nobody else can have it.
private struct Blanked<T: WireModel>: WireModel {
    var value: T

    init(blank: Blank) { value = T(blank: blank) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {}
}

/// Counts the fields that a model declares.
private struct FieldCounter: FieldVisitor {
    var names: [String] = []
    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        names.append(name.description)
    }
    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T, default fallback: T) throws(WireError) {
        names.append(name.description)
    }
    mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        names.append(name.description)
    }
}
