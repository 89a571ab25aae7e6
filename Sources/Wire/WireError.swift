/// Why a text could not be read as a value: what is wrong, where in the document, and at which byte.
public struct WireError: Error, Equatable, Sendable {
    /// The kind of fault.
    public enum Kind: Equatable, Sendable {
        /// The text is not JSON (RFC 8259); also duplicate keys, lone surrogates and too deep nesting.
        case malformed
        /// A required field is not there.
        case missing
        /// The value is of another JSON type than the field.
        case typeMismatch
        /// The value has the right type but is not allowed.
        case invalid
    }

    public var kind: Kind
    /// What is wrong, in words, without the path.
    public var message: String
    /// JSON pointer (RFC 6901) of the value at fault; empty for the document itself.
    public var path: String
    /// Byte offset in the text.
    public var offset: Int

    public init(_ kind: Kind, _ message: String, path: String = "", offset: Int = 0) {
        self.kind = kind
        self.message = message
        self.path = path
        self.offset = offset
    }

    /// The same fault seen from one level up. Building the path while unwinding keeps the good case free of cost.
    public func under(_ name: String) -> WireError {
        WireError(kind, message, path: "/" + JSONPointer.escape(name) + path, offset: offset)
    }
}

/// JSON pointers (RFC 6901).
public enum JSONPointer {
    /// One path segment with `~` and `/` escaped.
    public static func escape(_ segment: String) -> String {
        var escaped = ""
        for scalar in segment.unicodeScalars {
            switch scalar {
            case "~": escaped += "~0"
            case "/": escaped += "~1"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The segments of a pointer, unescaped; `nil` when the text is no pointer.
    public static func segments(_ pointer: String) -> [String]? {
        if pointer.isEmpty { return [] }
        guard pointer.unicodeScalars.first == "/" else { return nil }
        var segments: [String] = []
        var current = ""
        var pendingTilde = false
        for scalar in pointer.unicodeScalars.dropFirst() {
            if pendingTilde {
                switch scalar {
                case "0": current += "~"
                case "1": current += "/"
                default: return nil
                }
                pendingTilde = false
            } else if scalar == "~" {
                pendingTilde = true
            } else if scalar == "/" {
                segments.append(current)
                current = ""
            } else {
                current.unicodeScalars.append(scalar)
            }
        }
        if pendingTilde { return nil }
        segments.append(current)
        return segments
    }
}
