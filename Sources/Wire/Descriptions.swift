#if !hasFeature(Embedded)
    extension WireModel {
        public static func describe(_ describer: inout Describer) -> JSONValue { describer.model(Self.self) }
    }

    extension WireEnum {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            var values: [JSONValue] = []
            for value in Self.allCases { values.append(.string(value.rawValue)) }
            return describer.component(Describer.name(of: Self.self), ["type": "string", "enum": .array(values)])
        }
    }

    extension Bool {
        public static func describe(_ describer: inout Describer) -> JSONValue { ["type": "boolean"] }
    }

    extension String {
        public static func describe(_ describer: inout Describer) -> JSONValue { ["type": "string"] }
    }

    extension Int64 {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            ["type": "integer", "format": "int64"]
        }
    }

    extension Int {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            ["type": "integer", "format": "int32", "minimum": -2_147_483_648, "maximum": 2_147_483_647]
        }
    }

    extension Double {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            ["type": "number", "format": "double"]
        }
    }

    extension Optional where Wrapped: WireValue {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            let schema = describer.schema(Wrapped.self)
            if Wrapped.takesNull { return schema }
            guard case .object(var members) = schema, let place = members.firstIndex(where: { $0.name == "type" })
            else {
                return ["anyOf": [schema, ["type": "null"]]]
            }
            members[place].value = [members[place].value, "null"]
            return .object(members)
        }
    }

    extension Array where Element: WireValue {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            ["type": "array", "items": describer.schema(Element.self)]
        }
    }

    extension Dictionary where Key == String, Value: WireValue {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            ["type": "object", "additionalProperties": describer.schema(Value.self)]
        }
    }

    extension RawJSON {
        public static func describe(_ describer: inout Describer) -> JSONValue { ["description": "Any JSON value."] }
    }

    extension JSONValue {
        public static func describe(_ describer: inout Describer) -> JSONValue { ["description": "Any JSON value."] }
    }
#endif
