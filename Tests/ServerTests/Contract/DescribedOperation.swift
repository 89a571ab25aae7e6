import Wire

/// An operation as `/openapi.json` lists it.
struct DescribedOperation: Sendable {
    /// Upper case.
    var method: String
    /// With `{name}` for a parameter.
    var template: String
    var description: JSONValue

    var name: String { "\(method) \(template)" }

    /// Whether a request is for this operation, and for no other that names the path more exactly.
    func takes(_ method: String, _ path: String) -> Bool {
        let (own, asked) = (template.split(separator: "/"), path.split(separator: "/"))
        guard method == self.method, own.count == asked.count else { return false }
        return zip(own, asked).allSatisfy { $0 == $1 || ($0.hasPrefix("{") && $1.contains("-") && $1.count == 36) }
    }

    /// A path with a made-up id for each parameter.
    var examplePath: String {
        template.split(separator: "/").reduce(into: "") { path, part in
            path += "/" + (part.hasPrefix("{") ? "01900000-0000-7000-8000-000000000abc" : part)
        }
    }
}

extension Kit {
    /// Every operation that the document lists.
    func operations() async throws -> [DescribedOperation] {
        let document = try await get("/openapi.json").value(JSONValue.self)
        guard case .object(let paths)? = document["paths"] else { return [] }
        return paths.flatMap { path -> [DescribedOperation] in
            guard case .object(let methods) = path.value else { return [] }
            return methods.map {
                DescribedOperation(method: $0.name.uppercased(), template: path.name, description: $0.value)
            }
        }
    }
}
