/// Any JSON value, for replaying diffs and for tools that look at documents without knowing their type.
public indirect enum JSONValue: WireValue, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case array([JSONValue])
    /// Members in the order of the text.
    case object([Member])

    /// One member of an object.
    public struct Member: Equatable, Sendable {
        public var name: String
        public var value: JSONValue

        public init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    public static var takesNull: Bool { true }

    public static func read(_ reader: inout Reader) throws(WireError) -> JSONValue {
        switch reader.kind {
        case .null: return .null
        case .yes: return .bool(true)
        case .no: return .bool(false)
        case .string, .escapedString: return .string(try reader.string())
        case .integer:
            let text = reader.raw().bytes
            // Minus zero has no integer; integers beyond 64 bits are kept as the nearest double.
            if text != Array("-0".utf8), case let value? = try? reader.integer() { return .integer(value) }
            return .double(try reader.double())
        case .decimal: return .double(try reader.double())
        case .array: return .array(try reader.array(of: JSONValue.self))
        case .object:
            var members: [Member] = []
            for (name, value) in try reader.members(of: JSONValue.self) { members.append(Member(name, value)) }
            return .object(members)
        }
    }

    public func write(_ writer: inout Writer) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer(let value): writer.integer(value)
        case .double(let value): writer.double(value)
        case .string(let value): writer.string(value)
        case .array(let elements): writer.array(elements)
        case .object(let members):
            var pairs: [(String, JSONValue)] = []
            for member in members { pairs.append((member.name, member.value)) }
            writer.object(pairs)
        }
    }

    /// The value of a member, `nil` when this is no object or has no such member.
    public subscript(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        for member in members where member.name == name { return member.value }
        return nil
    }

    /// An element of a list.
    public subscript(_ index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

/// A diff that does not fit the document it is replayed over.
public struct PatchError: Error, Equatable, Sendable {
    /// Place of the operation in its list.
    public var index: Int
    public var message: String
}

extension JSONValue {
    /// The document after the operations, replayed in order. Raw members keep their order; new members go last.
    public func applying(_ ops: [DiffOp]) throws(PatchError) -> JSONValue {
        var document = self
        for (index, op) in ops.enumerated() {
            guard let segments = JSONPointer.segments(op.path) else {
                throw PatchError(index: index, message: "the path is no JSON pointer")
            }
            var value: JSONValue?
            if let raw = op.value {
                do throws(WireError) {
                    value = try JSON.decode(JSONValue.self, from: raw.bytes)
                } catch {
                    throw PatchError(index: index, message: "the value is not JSON")
                }
            }
            if (value == nil) != (op.op == .remove) {
                throw PatchError(index: index, message: "only remove comes without a value")
            }
            guard let changed = document.applying(op.op, segments[...], value) else {
                throw PatchError(index: index, message: "there is nothing at " + op.path)
            }
            document = changed
        }
        return document
    }

    private func applying(_ op: DiffOperation, _ path: ArraySlice<String>, _ value: JSONValue?) -> JSONValue? {
        guard let segment = path.first else { return op == .remove ? nil : value }
        let rest = path.dropFirst()
        switch self {
        case .object(var members):
            let index = members.firstIndex { $0.name == segment }
            if !rest.isEmpty {
                guard let index, let child = members[index].value.applying(op, rest, value) else { return nil }
                members[index].value = child
            } else if op == .remove {
                guard let index else { return nil }
                members.remove(at: index)
            } else if let index {
                members[index].value = value ?? .null
            } else {
                guard op == .add else { return nil }
                members.append(Member(segment, value ?? .null))
            }
            return .object(members)
        case .array(var elements):
            guard let index = segment == "-" ? elements.count : Int(segment), index >= 0 else { return nil }
            if !rest.isEmpty {
                guard index < elements.count, let child = elements[index].applying(op, rest, value) else { return nil }
                elements[index] = child
                return .array(elements)
            }
            guard index < elements.count || (op == .add && index == elements.count) else { return nil }
            switch op {
            case .remove: elements.remove(at: index)
            case .replace: elements[index] = value ?? .null
            case .add: elements.insert(value ?? .null, at: index)
            }
            return .array(elements)
        default: return nil
        }
    }
}
