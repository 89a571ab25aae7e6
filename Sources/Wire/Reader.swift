/// Reads values from JSON text over a token tape. It is itself the visitor that fills a model's fields: members in
/// declared order cost one comparison each, any order works, unknown members are jumped over.
public struct Reader: FieldVisitor {
    @usableFromInline let bytes: [UInt8]
    @usableFromInline let tokens: [Token]
    /// Token of the value to be read.
    @usableFromInline var current = 0
    /// Token of the object whose fields are being visited, and of the member expected next.
    @usableFromInline var object = 0
    @usableFromInline var cursor = 0
    public var dialect: UInt8 = 0
    /// Whether texts have a limit, and which the value to be read has.
    private let limitsTexts: Bool
    private var textLimit = TextLimit.name

    /// Checks the whole text and stands before its only value.
    ///
    /// - Throws: `malformed`, with the byte offset, when the text is not JSON.
    ///
    /// - Parameter limitsTexts: refuses texts that are longer than a request may hold.
    public init(_ bytes: [UInt8], limitsTexts: Bool = false) throws(WireError) {
        self.bytes = bytes
        self.limitsTexts = limitsTexts
        tokens = try TapeBuilder.build(bytes)
    }

    /// A fault at the value being read.
    public func fault(_ kind: WireError.Kind, _ message: String) -> WireError {
        WireError(kind, message, offset: Int(tokens[current].start))
    }

    // MARK: Fields

    @inline(never)
    @inlinable public mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        guard let member = find(name) else {
            throw WireError(.missing, "is required", offset: Int(tokens[object].start)).under(name.description)
        }
        try readMember(member, name, &value)
    }

    @inline(never)
    @inlinable public mutating func field<T: WireValue>(
        _ name: StaticString, _ value: inout T, default fallback: T
    ) throws(WireError) {
        guard let member = find(name) else {
            value = fallback
            return
        }
        try readMember(member, name, &value)
    }

    @inline(never)
    @inlinable public mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        guard let member = find(name) else {
            value = nil
            return
        }
        try readMember(member, name, &value)
    }

    @inline(never)
    @inlinable public mutating func alias<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        if let member = find(name) { try readMember(member, name, &value) }
    }

    @inline(never)
    @inlinable mutating func readMember<T: WireValue>(
        _ member: Int, _ name: StaticString, _ value: inout T
    ) throws(WireError) {
        current = member
        noteLimit(name)
        do throws(WireError) { value = try T.read(&self) } catch { throw error.under(name.description) }
    }

    @usableFromInline mutating func noteLimit(_ name: StaticString) {
        if limitsTexts { textLimit = TextLimit.of(name) }
    }

    @usableFromInline mutating func find(_ name: StaticString) -> Int? {
        let end = Int(tokens[object].next)
        if let member = find(name, from: cursor, to: end) { return member }
        return find(name, from: object + 1, to: cursor)
    }

    private mutating func find(_ name: StaticString, from start: Int, to end: Int) -> Int? {
        var key = start
        while key < end {
            if isKey(tokens[key], name) {
                cursor = Int(tokens[key + 1].next)
                return key + 1
            }
            key = Int(tokens[key + 1].next)
        }
        return nil
    }

    private func isKey(_ token: Token, _ name: StaticString) -> Bool {
        guard token.kind == .string else { return JSONText.string(bytes, token) == name.description }
        let count = name.utf8CodeUnitCount
        guard Int(token.end - token.start) == count + 2 else { return false }
        let start = Int(token.start) + 1
        for offset in 0..<count where bytes[start + offset] != name.utf8Start[offset] { return false }
        return true
    }

    @usableFromInline mutating func enterObject() throws(WireError) -> (Int, Int) {
        guard tokens[current].kind == .object else { throw fault(.typeMismatch, "must be an object") }
        let outer = (object, cursor)
        object = current
        cursor = current + 1
        return outer
    }

    @usableFromInline mutating func leaveObject(_ outer: (Int, Int)) { (object, cursor) = outer }

    // MARK: Values

    /// Whether the value is `null`.
    public var isNull: Bool { tokens[current].kind == .null }

    /// Whether the value is a text.
    public var isString: Bool { tokens[current].kind == .string || tokens[current].kind == .escapedString }

    /// The value as text.
    public func string() throws(WireError) -> String {
        switch tokens[current].kind {
        case .string, .escapedString:
            let text = JSONText.string(bytes, tokens[current])
            // A character has at least one byte.
            if limitsTexts, text.utf8.count > textLimit, text.unicodeScalars.count > textLimit {
                throw fault(.invalid, TextLimit.fault(0...textLimit))
            }
            // It ends a text elsewhere, and is none that a person writes.
            if limitsTexts, text.utf8.contains(0) { throw fault(.invalid, "must hold no NUL character") }
            return text
        default: throw fault(.typeMismatch, "must be a text")
        }
    }

    /// The value as a truth value.
    public func bool() throws(WireError) -> Bool {
        switch tokens[current].kind {
        case .yes: return true
        case .no: return false
        default: throw fault(.typeMismatch, "must be true or false")
        }
    }

    /// The value as an integer; `8.0` counts as 8.
    public func integer() throws(WireError) -> Int64 {
        let token = tokens[current]
        switch token.kind {
        case .integer:
            if let value = JSONText.integer(bytes, token) { return value }
            throw fault(.invalid, "is too large")
        case .decimal:
            // Not `Int64(exactly:)`: it needs libm, which the core does not link.
            guard let value = JSONText.double(bytes, token), value.magnitude < 9.2e18, Double(Int64(value)) == value
            else { throw fault(.typeMismatch, "must be a whole number") }
            return Int64(value)
        default: throw fault(.typeMismatch, "must be a whole number")
        }
    }

    /// The value as a double.
    public func double() throws(WireError) -> Double {
        let token = tokens[current]
        guard token.kind == .integer || token.kind == .decimal else { throw fault(.typeMismatch, "must be a number") }
        guard let value = JSONText.double(bytes, token) else { throw fault(.invalid, "is too large") }
        return value
    }

    /// The value times 10^`scale`, exactly; further digits are rounded half away from zero.
    public func decimal(scale: Int) throws(WireError) -> Int64 {
        let token = tokens[current]
        guard token.kind == .integer || token.kind == .decimal else { throw fault(.typeMismatch, "must be a number") }
        guard let value = JSONText.scaled(bytes, token, scale: scale) else { throw fault(.invalid, "is too large") }
        return value
    }

    /// The text of the value as it stands.
    public func raw() -> RawJSON {
        RawJSON(unchecked: Array(bytes[Int(tokens[current].start)..<Int(tokens[current].end)]))
    }

    /// A list of texts as it stands, where that is how a `Writer` would write it: without spaces and escapes. `nil` for any other.
    public func plainTexts() -> RawJSON? {
        let list = tokens[current]
        guard list.kind == .array, !limitsTexts else { return nil }
        var element = current + 1
        // Where the next text begins: behind the bracket or a comma.
        var start = Int(list.start) + 1
        while element < Int(list.next) {
            guard tokens[element].kind == .string, Int(tokens[element].start) == start else { return nil }
            start = Int(tokens[element].end) + 1
            element += 1
        }
        let isEmpty = element == current + 1
        return start == Int(list.end) - (isEmpty ? 1 : 0) ? raw() : nil
    }

    /// The elements of a list.
    @inline(never)
    @inlinable public mutating func array<T: WireValue>(of type: T.Type) throws(WireError) -> [T] {
        guard tokens[current].kind == .array else { throw fault(.typeMismatch, "must be a list") }
        let end = Int(tokens[current].next)
        var elements: [T] = []
        var element = current + 1
        while element < end {
            current = element
            do throws(WireError) {
                elements.append(try T.read(&self))
            } catch {
                throw error.under(String(elements.count))
            }
            element = Int(tokens[element].next)
        }
        return elements
    }

    /// The members of an object, in the order of the text.
    @inline(never)
    @inlinable public mutating func members<T: WireValue>(of type: T.Type) throws(WireError) -> [(String, T)] {
        guard tokens[current].kind == .object else { throw fault(.typeMismatch, "must be an object") }
        let end = Int(tokens[current].next)
        var members: [(String, T)] = []
        var key = current + 1
        while key < end {
            let name = JSONText.string(bytes, tokens[key])
            current = key + 1
            do throws(WireError) { members.append((name, try T.read(&self))) } catch { throw error.under(name) }
            key = Int(tokens[key + 1].next)
        }
        return members
    }

    /// The kind of the value being read, for values that take several.
    var kind: TokenKind { tokens[current].kind }
}

/// Reads and writes whole documents.
public enum JSON {
    /// The value of a JSON text.
    @inlinable public static func decode<T: WireValue>(_ type: T.Type, from bytes: [UInt8]) throws(WireError) -> T {
        var reader = try Reader(bytes)
        return try T.read(&reader)
    }

    /// The value of a request's body: as `decode`, with a limit for the length of every text.
    @inlinable public static func decodeRequest<T: WireValue>(
        _ type: T.Type, from bytes: [UInt8]
    ) throws(WireError) -> T {
        var reader = try Reader(bytes, limitsTexts: true)
        return try T.read(&reader)
    }

    /// The value of a JSON text.
    @inlinable public static func decode<T: WireValue>(_ type: T.Type, from text: String) throws(WireError) -> T {
        try decode(type, from: Array(text.utf8))
    }

    /// The canonical JSON text of a value: fields in declared order, no white space.
    @inlinable public static func encode<T: WireValue>(_ value: T) -> [UInt8] {
        var writer = Writer()
        value.write(&writer)
        return writer.bytes
    }

    /// The canonical JSON text of a value as a string.
    @inlinable public static func text<T: WireValue>(_ value: T) -> String {
        String(decoding: encode(value), as: UTF8.self)
    }
}
