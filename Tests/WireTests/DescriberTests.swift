import Testing
import Wire

/// A knot that holds others like it.
private struct Knot: WireDefaulted {
    var name = ""
    var loops: [Knot] = []
    var weights: [String: Double] = [:]
    var note: String?
    var mark: Int64?
    init() {}
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        try v.field("loops", &loops, default: [])
        try v.field("weights", &weights, default: [:])
        try v.field("note", &note, default: "none")
        try v.omittable("mark", &mark)
    }
}

/// An enum field on which nothing depends, then a flat union, then another field.
private struct Rack: WireDefaulted {
    enum Side: String, WireEnum { case left, right }

    var side = Side.left
    var load = Load.none
    var count = 0
    init() {}
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("side", &side)
        try load.fields(&v)
        try v.field("count", &count)
    }
}

/// A union whose tag may be missing.
private enum Grade: WireWhole, WireDefaulted {
    case plain
    case steep(Int)
    enum Kind: String, WireEnum { case plain, steep }
    init() { self = .plain }
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var kind: Kind = if case .steep = self { .steep } else { .plain }
        try v.field("kind", &kind, default: .plain)
        guard kind == .steep else { return self = .plain }
        var angle = 0
        if case .steep(let own) = self { angle = own }
        try v.field("angle", &angle)
        self = .steep(angle)
    }
}

struct DescriberTests {
    private let int: JSONValue = [
        "type": "integer", "format": "int32", "minimum": -2_147_483_648, "maximum": 2_147_483_647,
    ]

    private func described<T: WireValue>(
        _ type: T.Type, _ direction: Describer.Direction
    ) -> (schema: JSONValue, components: [String: JSONValue]) {
        var describer = Describer(direction)
        let schema = describer.schema(type)
        return (schema, Dictionary(uniqueKeysWithValues: describer.components.map { ($0.name, $0.value) }))
    }

    @Test func defaultsMayBeMissingWhenAskedAndAreThereWhenAnswered() {
        let (reference, asked) = described(Knot.self, .request)
        #expect(reference == ["$ref": "#/components/schemas/Knot"])
        #expect(
            asked["Knot"] == [
                "type": "object",
                "properties": [
                    "name": ["type": "string", "maxLength": 200],
                    "loops": ["type": "array", "items": reference, "default": []],
                    "weights": [
                        "type": "object", "additionalProperties": ["type": "number", "format": "double"],
                        "default": [:],
                    ],
                    "note": ["type": ["string", "null"], "maxLength": 2_000, "default": "none"],
                    "mark": ["type": ["integer", "null"], "format": "int64"],
                ],
                "required": ["name"],
            ])
        let answered = described(Knot.self, .answer).components["Knot"]
        #expect(answered?["required"] == ["name", "loops", "weights", "note"])
        #expect(answered?["properties"]?["note"] == ["type": ["string", "null"]])
        #expect(answered?["properties"]?["mark"] == ["type": "integer", "format": "int64"])
    }

    @Test func anOptionalPartMayBeNull() {
        let lift = described(Lift.self, .answer)
        #expect(
            lift.components["Lift"]?["properties"]?["grip"]
                == ["anyOf": [["$ref": "#/components/schemas/Grip"], ["type": "null"]]])
        #expect(described(RawJSON?.self, .answer).schema == described(RawJSON.self, .answer).schema)
    }

    @Test func aUnionHasOneVariantForEachTag() {
        let load = described(Load.self, .request).components["Load"]
        let none: JSONValue = [
            "title": "none", "type": "object", "properties": ["type": ["type": "string", "const": "none"]],
            "required": ["type"],
        ]
        let bar: JSONValue = [
            "title": "bar", "type": "object",
            "properties": [
                "type": ["type": "string", "const": "bar"], "width": int, "hook": ["type": ["boolean", "null"]],
            ],
            "required": ["type", "width"],
        ]
        #expect(load == ["type": "object", "oneOf": [none, bar]])
    }

    @Test func aUnionThatLiesFlatInAModelMultipliesWithIt() {
        let rack = described(Rack.self, .answer).components["Rack"]
        #expect(rack?["properties"] == ["side": ["$ref": "#/components/schemas/RackSide"]])
        #expect(rack?["required"] == ["side"])
        #expect(rack?["oneOf"]?[0]?["required"] == ["type", "count"])
        #expect(rack?["oneOf"]?[1]?["required"] == ["type", "width", "hook", "count"])
        #expect(rack?["oneOf"]?[1]?["properties"]?["type"]?["const"] == "bar")
        #expect(rack?["oneOf"]?[2] == nil)
    }

    @Test func aMissingTagStandsForItsDefaultAlone() {
        let grade = described(Grade.self, .request).components["Grade"]
        #expect(grade?["oneOf"]?[0]?["required"] == nil)
        #expect(grade?["oneOf"]?[0]?["properties"]?["kind"]?["default"] == "plain")
        #expect(grade?["oneOf"]?[1]?["required"] == ["kind", "angle"])
    }

    @Test func componentsAreNamedAfterTheirTypes() {
        #expect(described(Rack.Side.self, .answer).schema == Describer.reference("RackSide"))
        #expect(described([Load.Kind?].self, .answer).components["LoadKind"]?["enum"] == ["none", "bar"])
    }
}
