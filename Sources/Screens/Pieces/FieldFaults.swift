import Contract
import Training

/// What the server refused, as it is said beside the fields.
extension ErrorAnswer.Fault {
    /// What is wrong, by the JSON pointer of its field; under the empty one what belongs to none.
    var byField: [String: String] {
        var faults: [String: String] = [:]
        for one in details?.errors ?? [] { faults[one.path] = Self.beside(one.path, one.message) }
        if faults.isEmpty { faults[details?.path ?? ""] = Self.beside(details?.path ?? "", message) }
        return faults
    }

    /// A message as it stands beside its field: without the field's name for developers in front.
    private static func beside(_ path: String, _ message: String) -> String {
        guard let name = path.split(separator: "/").last, message.utf8.starts(with: (name + " ").utf8) else {
            return message
        }
        var rest = Array(message.utf8.dropFirst(name.utf8.count + 1))
        if let first = rest.first, (97...122).contains(first) { rest[0] = first - 32 }
        return String(decoding: rest, as: UTF8.self)
    }
}
