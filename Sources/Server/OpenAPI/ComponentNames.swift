import Wire

/// The names under which the two forms of a type stand in one document: `X` for what is answered, and `XInput` for what
/// is asked where that is another form of the same type.
struct ComponentNames {
    /// Types whose request form has a name of its own.
    let inputs: Set<String>

    init(requests: [JSONValue.Member], answers: [JSONValue.Member]) {
        let answered = Dictionary(uniqueKeysWithValues: answers.map { ($0.name, $0.value) })
        let shared = requests.filter { answered[$0.name] != nil }
        var inputs = Set(shared.filter { $0.value != answered[$0.name] }.map(\.name))
        // A type that holds another one of two forms has two forms itself.
        var count = -1
        while count != inputs.count {
            count = inputs.count
            for type in shared where !inputs.isDisjoint(with: type.value.references) { inputs.insert(type.name) }
        }
        self.inputs = inputs
    }

    /// The name of a type's request form.
    func input(_ name: String) -> String { inputs.contains(name) ? name + "Input" : name }

    /// A schema with its references to request forms.
    func input(_ schema: JSONValue) -> JSONValue {
        switch schema {
        case .array(let elements): return .array(elements.map { input($0) })
        case .object(let members):
            return .object(
                members.map { member in
                    if let name = member.reference { return .init(member.name, .string(Describer.root + input(name))) }
                    return .init(member.name, input(member.value))
                })
        default: return schema
        }
    }

    /// Both forms of all types that `roots` reach, by name.
    func schemas(
        requests: [JSONValue.Member], answers: [JSONValue.Member], reachedFrom roots: JSONValue
    ) -> [JSONValue.Member] {
        var all = Dictionary(uniqueKeysWithValues: requests.map { (input($0.name), input($0.value)) })
        for answer in answers { all[answer.name] = answer.value }
        var reached: Set<String> = []
        var waiting = roots.references
        while let name = waiting.popFirst() {
            guard reached.insert(name).inserted, let schema = all[name] else { continue }
            waiting.formUnion(schema.references.subtracting(reached))
        }
        return all.filter { reached.contains($0.key) }.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) }
    }
}

extension JSONValue {
    /// The names of all components that this schema refers to.
    fileprivate var references: Set<String> {
        switch self {
        case .array(let elements): return elements.reduce(into: []) { $0.formUnion($1.references) }
        case .object(let members):
            return members.reduce(into: []) { names, member in
                if let name = member.reference { names.insert(name) }
                names.formUnion(member.value.references)
            }
        default: return []
        }
    }
}

extension JSONValue.Member {
    /// The component that this member refers to.
    fileprivate var reference: String? {
        guard name == "$ref", case .string(let target) = value, target.hasPrefix(Describer.root) else { return nil }
        return String(target.dropFirst(Describer.root.count))
    }
}
