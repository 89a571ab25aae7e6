#if !hasFeature(Embedded)
    public import Wire

    extension Mass {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Mass",
                [
                    "type": "number", "minimum": -922_337_203, "maximum": 922_337_203,
                    "description": "Kilograms, to ten decimals.",
                ])
        }
    }

    extension Distance {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Distance",
                [
                    "type": "number", "minimum": -922_337_203_685_477, "maximum": 922_337_203_685_477,
                    "description": "Metres, to four decimals.",
                ])
        }
    }

    extension RIR {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "RIR",
                [
                    "type": "number", "minimum": 0, "maximum": 5, "multipleOf": .double(0.5),
                    "description": "Reps in reserve; 5 means five or more.",
                ])
        }
    }

    extension SessionRPE {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "SessionRPE",
                [
                    "type": "number", "minimum": 1, "maximum": 10, "multipleOf": .double(0.5),
                    "description": "Rating of perceived exertion of a session.",
                ])
        }
    }

    extension RPE {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "RPE",
                [
                    "type": "number", "minimum": 6, "maximum": 10,
                    "description": "Rating of perceived exertion of a set: 10 less the reps in reserve.",
                ])
        }
    }

    extension RepBounds {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "RepBounds",
                [
                    "type": "array", "items": ["type": "integer", "minimum": 1], "minItems": 2, "maxItems": 2,
                    "description": "The lower and the upper number of reps.",
                ])
        }
    }

    extension PerformedEntry {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            [
                "anyOf": [["type": "integer", "minimum": 0], describer.schema(CalculatorSet.self), ["type": "null"]],
                "description": "Reps at the target weight, or a whole set; null for a set that was not done.",
            ]
        }
    }

    extension InUnit {
        /// Masses of the body and of its answer are in the unit that the body names.
        public static func describe(_ describer: inout Describer) -> JSONValue {
            let content = describer.schema(Content.self)
            guard describer.direction == .request else { return content }
            return ["allOf": [content, ["type": "object", "properties": ["unit": describer.schema(MassUnit?.self)]]]]
        }
    }

    extension Chance {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Chance",
                ["type": "number", "minimum": 0, "maximum": 1, "description": "How likely it is, to three decimals."])
        }
    }

    extension Modifier {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Modifier",
                ["type": "number", "description": "A share of the plan's weights or numbers of sets: 0.6 for 60 %."])
        }
    }

    extension Percent {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Percent",
                [
                    "type": "number", "minimum": -9_223_372_036_854_775, "maximum": 9_223_372_036_854_775,
                    "description": "Percent, to three decimals.",
                ])
        }
    }

    extension ID {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "ID",
                [
                    "type": "string", "format": "uuid",
                    "pattern": "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
                    "description": "A lower-case UUID.",
                ])
        }
    }

    extension StatedNumber {
        public static func describe(_ describer: inout Describer) -> JSONValue { Mass.describe(&describer) }
    }

    extension StatedValue {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "ChangeValue",
                [
                    "anyOf": [
                        ["type": "number", "minimum": -922_337_203, "maximum": 922_337_203], ["type": "string"],
                    ],
                    "description": "Kilograms, reps, seconds or a stage, by the type of the change; or a set type.",
                ])
        }
    }

    extension StatedReason {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            let object: JSONValue = [
                "type": "object", "properties": ["code": ["type": "string"], "text": ["type": "string"]],
            ]
            return describer.component(
                "StatedReason",
                ["anyOf": [["type": "string"], object], "description": "A reason in somebody's own words."])
        }
    }

    extension Instant {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            let pattern =
                "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"
            return describer.component(
                "Instant",
                [
                    "type": "string", "format": "date-time", "pattern": .string(pattern),
                    "description": "A time with the offset it was lived in; kept to the millisecond.",
                ])
        }
    }

    extension Amount {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "Amount",
                [
                    "type": "number", "minimum": -922_337_203, "maximum": 922_337_203,
                    "description": "How much, in the unit beside it, to ten decimals.",
                ])
        }
    }

    extension LocalDate {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "LocalDate",
                [
                    "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
                    "description": "A day where the lifter is.",
                ])
        }
    }

    extension LocalTime {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "LocalTime",
                [
                    "type": "string", "pattern": "^([01][0-9]|2[0-3]):[0-5][0-9]$",
                    "description": "A time of day where the lifter is.",
                ])
        }
    }
#endif
