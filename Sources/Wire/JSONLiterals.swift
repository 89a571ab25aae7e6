#if !hasFeature(Embedded)
    extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
        /// A text.
        public init(stringLiteral value: String) { self = .string(value) }
        /// An integer.
        public init(integerLiteral value: Int64) { self = .integer(value) }
        /// A truth value.
        public init(booleanLiteral value: Bool) { self = .bool(value) }
    }

    extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
        /// A list.
        public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

        /// An object whose members keep the order of the literal.
        public init(dictionaryLiteral elements: (String, JSONValue)...) {
            var members: [Member] = []
            for (name, value) in elements { members.append(Member(name, value)) }
            self = .object(members)
        }
    }
#endif
