// Embedded Swift has no names of types, and the browser describes nothing.
#if !hasFeature(Embedded)
    /// Describes the JSON form of types as JSON Schema (2020-12, the dialect of OpenAPI 3.1), from the same declarations that
    /// read and write them. Models, enums and quantities become components that the rest refers to by name.
    public struct Describer: Sendable {
        /// Which way the described JSON travels.
        public enum Direction: Sendable {
            /// Read here: fields with a default may be missing.
            case request
            /// Written here: every field is there, save omittable ones.
            case answer
        }

        /// Where components stand in the document.
        public static let root = "#/components/schemas/"

        public let direction: Direction
        /// The components so far, in the order in which they were met.
        public private(set) var components: [JSONValue.Member] = []
        /// The full names of the types behind the components, by place.
        private var types: [String] = []

        public init(_ direction: Direction) { self.direction = direction }

        /// The schema of a type; its parts become components.
        public mutating func schema<T: WireValue>(_ type: T.Type) -> JSONValue { T.describe(&self) }

        /// Keeps a schema under a name, once, and refers to it.
        public mutating func component(_ name: String, _ schema: JSONValue) -> JSONValue {
            if let place = place(of: name) {
                precondition(components[place].value == schema, "two types are called " + name)
            } else {
                components.append(JSONValue.Member(name, schema))
                types.append(name)
            }
            return Self.reference(name)
        }

        /// A reference to a component.
        public static func reference(_ name: String) -> JSONValue { .object([.init("$ref", .string(root + name))]) }

        /// A component's schema.
        func component(_ name: String) -> JSONValue? { place(of: name).map { components[$0].value } }

        private func place(of name: String) -> Int? { components.firstIndex { $0.name == name } }

        // MARK: Models

        /// The component of a model: an object with the fields that it declares.
        mutating func model<T: WireModel>(_ type: T.Type) -> JSONValue {
            let name = Self.name(of: type)
            if let place = place(of: name) {
                precondition(types[place] == Self.fullName(of: type), "two types are called " + name)
                return Self.reference(name)
            }
            // The place is taken before its fields are visited, so that a type which holds itself comes to an end.
            let place = components.count
            components.append(JSONValue.Member(name, .null))
            types.append(Self.fullName(of: type))
            components[place].value = .object(shape(type, [:], from: 0))
            return Self.reference(name)
        }

        /// The object of the fields from `start` on, under the given choices for the enum fields before it.
        ///
        /// An enum field is a tag when the fields after it depend on its value. That is found by trying every value: a flat
        /// union, and a union that lies flat within another model, need to say nothing beside their fields.
        private mutating func shape<T: WireModel>(
            _ type: T.Type, _ choices: [Int: String], from start: Int
        ) -> [JSONValue.Member] {
            let fields = visit(type, choices)
            for index in start..<fields.count where choices[index] == nil && !fields[index].cases.isEmpty {
                var tails: [[DescribedField]] = []
                var branch = choices
                for value in fields[index].cases {
                    branch[index] = value
                    tails.append(Array(visit(type, branch).dropFirst(index + 1)))
                }
                guard tails.contains(where: { $0 != tails[0] }) else { continue }
                var variants: [JSONValue] = []
                for value in fields[index].cases {
                    branch[index] = value
                    variants.append(.object([.init("title", .string(value))] + shape(type, branch, from: index)))
                }
                return object(fields[start..<index], choices, from: start) + [.init("oneOf", .array(variants))]
            }
            return object(fields[start...], choices, from: start)
        }

        private mutating func visit<T: WireModel>(_ type: T.Type, _ choices: [Int: String]) -> [DescribedField] {
            var probe = FieldProbe(describer: self, choices: choices)
            var blank = T(blank: Blank())
            // The probe never throws; the visitor protocol must allow it for the reader's sake.
            do throws(WireError) { try blank.fields(&probe) } catch {}
            self = probe.describer
            return probe.fields
        }

        private func object(
            _ fields: ArraySlice<DescribedField>, _ choices: [Int: String], from start: Int
        ) -> [JSONValue.Member] {
            var properties: [JSONValue.Member] = []
            var required: [JSONValue] = []
            for (offset, field) in fields.enumerated() {
                let choice = choices[start + offset].map { JSONValue.string($0) }
                var schema = field.schema
                if let choice { schema = ["type": "string", "const": choice] }
                // A tag that may be missing stands for its default alone.
                let isRequired = field.isRequired || (choice != nil && choice != field.fallback)
                if let fallback = field.fallback, fallback != .null, !isRequired {
                    schema = schema.with("default", fallback)
                }
                properties.append(.init(field.name, schema))
                if isRequired { required.append(.string(field.name)) }
            }
            var members: [JSONValue.Member] = [.init("type", "object")]
            if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
            if !required.isEmpty { members.append(.init("required", .array(required))) }
            return members
        }
    }

    /// A field as a model declares it.
    struct DescribedField: Equatable {
        var name: String
        var schema: JSONValue
        var isRequired: Bool
        /// What is read where the field is missing; requests only.
        var fallback: JSONValue?
        /// The values of an enum.
        var cases: [String]
    }

    /// Visits the fields of a blank value and notes what they are. Enum fields may be given a value on the way.
    private struct FieldProbe: FieldVisitor {
        var describer: Describer
        /// The values of enum fields, by their place among the fields.
        let choices: [Int: String]
        var fields: [DescribedField] = []

        mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
            note(name, &value, isRequired: true, fallback: nil)
        }

        mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T, default fallback: T) throws(WireError)
        {
            let isRequired = describer.direction == .answer
            let text = isRequired ? nil : try? JSON.decode(JSONValue.self, from: JSON.encode(fallback))
            note(name, &value, isRequired: isRequired, fallback: text)
        }

        mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
            // Read, it may be null as well; written, it is there or not.
            let schema = describer.direction == .request ? describer.schema(T?.self) : describer.schema(T.self)
            fields.append(
                DescribedField(
                    name: name.description, schema: limited(schema, name), isRequired: false, fallback: nil, cases: []))
        }

        mutating func alias<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
            guard describer.direction == .request else { return }
            fields.append(
                DescribedField(
                    name: name.description, schema: limited(describer.schema(T.self), name), isRequired: false,
                    fallback: nil, cases: []))
        }

        mutating func range(_ range: ClosedRange<Int>) {
            guard describer.direction == .request, let field = fields.last, case .object(let members) = field.schema
            else { return }
            let isText = members.contains { $0.name == "maxLength" }
            let (least, most) = isText ? ("minLength", "maxLength") : ("minimum", "maximum")
            fields[fields.count - 1].schema = .object(
                members.filter { $0.name != least && $0.name != most } + [
                    .init(least, .integer(Int64(range.lowerBound))), .init(most, .integer(Int64(range.upperBound))),
                ])
        }

        /// Says how long the texts of a field may be that is read.
        private func limited(_ schema: JSONValue, _ name: StaticString) -> JSONValue {
            guard describer.direction == .request, case .object(let members) = schema else { return schema }
            if let items = schema["items"] {
                return .object(members.map { $0.name == "items" ? .init("items", limited(items, name)) : $0 })
            }
            let isText = schema["type"] == "string" || schema["type"] == ["string", "null"]
            // A text of a certain form is as long as its form says.
            let hasForm = members.contains { ["format", "pattern", "enum", "const"].contains($0.name) }
            guard isText, !hasForm else { return schema }
            return schema.with("maxLength", .integer(Int64(TextLimit.of(name))))
        }

        private mutating func note<T: WireValue>(
            _ name: StaticString, _ value: inout T, isRequired: Bool, fallback: JSONValue?
        ) {
            if let choice = choices[fields.count], let chosen = try? JSON.decode(T.self, from: JSON.encode(choice)) {
                value = chosen
            }
            let schema = describer.schema(T.self)
            fields.append(
                DescribedField(
                    name: name.description, schema: limited(schema, name), isRequired: isRequired, fallback: fallback,
                    cases: describer.cases(schema)))
        }
    }

    extension Describer {
        /// The values of an enum's schema; none for any other.
        fileprivate func cases(_ schema: JSONValue) -> [String] {
            guard case .string(let reference)? = schema["$ref"], reference.hasPrefix(Self.root),
                case .array(let values)? = component(String(reference.dropFirst(Self.root.utf8.count)))?["enum"]
            else { return [] }
            var cases: [String] = []
            for value in values { if case .string(let text) = value { cases.append(text) } }
            return cases
        }

        /// The name of a type as a component: without its module, nested ones joined, `Page<Exercise>` as `PageOfExercise`.
        static func name<T>(of type: T.Type) -> String {
            // In brackets stands where a private type or an extension is from.
            var depth = 0
            var name = ""
            for character in fullName(of: type) {
                if character == "(" { depth += 1 }
                if depth == 0 { name.append(character) }
                if character == ")" { depth -= 1 }
            }
            return name.split { $0 == "<" || $0 == ">" || $0 == "," || $0 == " " }
                .map { $0.split(separator: ".").dropFirst().joined() }
                .joined(separator: "Of")
        }

        private static func fullName<T>(of type: T.Type) -> String {
            String(reflecting: type)
        }
    }

    extension JSONValue {
        /// An object with one more member; anything else as it is.
        func with(_ name: String, _ value: JSONValue) -> JSONValue {
            guard case .object(let members) = self else { return self }
            return .object(members + [Member(name, value)])
        }
    }
#endif
