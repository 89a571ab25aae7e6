import Training

/// A rule with its settings: "straight_sets(increment: 2.5kg, failures: 3)". What is left out is as usual.
enum NotationRule {
    static func text(_ rule: ProgressionRule) -> String {
        var rule = rule
        var settings = NotationSettings()
        rule.visit(&settings)
        return rule.kind.rawValue + (settings.said.isEmpty ? "" : "(" + settings.said.joined(separator: ", ") + ")")
    }

    static func read(_ text: String) throws(NotationError) -> ProgressionRule {
        var name = text
        var settings = NotationSettings()
        if let open = text.firstIndex(of: "(") {
            guard text.last == ")" else { throw NotationError(.notUnderstood, text) }
            name = String(text[..<open])
            let content = String(text[open...].dropFirst().dropLast())
            if !NotationText.trimmed(content).isEmpty {
                for part in try NotationText.parts(content, at: ",") { try settings.give(part) }
            }
        }
        let raw = NotationText.folded(name).replacing(" ", with: "_").replacing("-", with: "_")
        guard let kind = ProgressionRule.Kind(rawValue: raw) else { throw NotationError(.notUnderstood, text) }
        var rule = kind.usual
        rule.visit(&settings)
        if let fault = settings.fault ?? settings.given.first?.said { throw NotationError(.notUnderstood, fault) }
        return rule
    }
}

/// The settings of a rule, read out of what was given or said of what there is: each is declared once, for both.
struct NotationSettings {
    struct Given { var name, value, said: String }

    /// What is still to be read.
    var given: [Given] = []
    /// What was said of each setting that is not as usual.
    var said: [String] = []
    var fault: String?

    mutating func give(_ part: String) throws(NotationError) {
        let (name, _, value) = try NotationText.labelled(part)
        given.append(Given(name: NotationText.folded(name).replacing("_", with: " "), value: value, said: part))
    }

    /// - Parameter usual: where the setting may be left out.
    mutating func setting<Value: Equatable>(
        _ name: String, _ value: inout Value, usual: Value?, _ form: NotationForm<Value>
    ) {
        if let place = given.firstIndex(where: { $0.name == name }) {
            let text = given.remove(at: place)
            if let read = form.read(NotationText.folded(text.value)) {
                value = read
            } else {
                fault = fault ?? text.said
            }
        } else if usual == nil || value != usual {
            said.append(name + ": " + form.text(value))
        }
    }

    /// A setting that there may not be.
    mutating func setting<Value: Equatable>(
        _ name: String, _ value: inout Value?, usual: Value?, orNone form: NotationForm<Value>
    ) {
        setting(name, &value, usual: .some(usual), form.orNone)
    }

    /// A setting of several values.
    mutating func setting<Value: Equatable>(
        _ name: String, _ value: inout [Value], usual: [Value]?, list form: NotationForm<Value>
    ) {
        setting(name, &value, usual: usual, form.list)
    }
}

/// How a setting is said, and read.
struct NotationForm<Value> {
    var text: (Value) -> String
    /// `nil` for what is none.
    var read: (String) -> Value?

    /// One that there may not be.
    var orNone: NotationForm<Value?> {
        NotationForm<Value?>(
            text: { $0.map(text) ?? "none" }, read: { $0 == "none" ? .some(nil) : read($0).map { $0 } })
    }

    /// Several, with a bar between them.
    var list: NotationForm<[Value]> {
        NotationForm<[Value]>(text: { $0.map(text).joined(separator: " | ") }) { all in
            var values: [Value] = []
            for part in all.split(separator: "|") {
                guard let value = read(NotationText.trimmed(String(part))) else { return nil }
                values.append(value)
            }
            return values
        }
    }
}

extension NotationForm where Value == Int {
    static var count: NotationForm {
        NotationForm(text: { String($0) }, read: NotationNumbers.count)
    }
    static var seconds: NotationForm {
        NotationForm(
            text: { NotationNumbers.seconds($0) }, read: { NotationRest.seconds($0) })
    }
}

extension NotationForm where Value == [Int] {
    /// Days of the week: "mon, wed, fri".
    static var weekdays: NotationForm {
        let names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
        return NotationForm(text: {
            $0.compactMap { (1...7).contains($0) ? names[$0 - 1] : nil }.joined(separator: ", ")
        }) { text in
            var days: [Int] = []
            for word in text.split(separator: ",") {
                // Also in full.
                guard let place = names.firstIndex(of: String(NotationText.trimmed(String(word)).prefix(3))),
                    !days.contains(place + 1)
                else { return nil }
                days.append(place + 1)
            }
            return days.isEmpty ? nil : days
        }
    }
}

extension NotationForm where Value == Mass {
    static var mass: NotationForm {
        NotationForm(text: { NotationNumbers.text($0) }, read: NotationNumbers.mass)
    }
}

extension NotationForm where Value == Percent {
    static var percent: NotationForm {
        NotationForm(text: { NotationNumbers.text($0) }, read: NotationNumbers.percent)
    }
}

extension NotationForm where Value == SessionRPE {
    static var rpe: NotationForm {
        NotationForm(text: { NotationNumbers.text($0) }, read: NotationNumbers.rpe)
    }
}

extension NotationForm where Value == Bool {
    static var answer: NotationForm {
        NotationForm(text: { $0 ? "yes" : "no" }, read: { $0 == "yes" ? true : $0 == "no" ? false : nil })
    }
}

extension NotationForm where Value == RepBounds {
    static var bounds: NotationForm {
        NotationForm(text: { String($0.lower) + "-" + String($0.upper) }) { text in
            let parts = text.split(separator: "-")
            guard let lower = parts.first.flatMap({ NotationNumbers.count(String($0)) }), parts.count <= 2 else {
                return nil
            }
            guard parts.count == 2 else { return RepBounds(lower, lower) }
            return NotationNumbers.count(String(parts[1])).map { RepBounds(lower, $0) }
        }
    }
}

extension NotationForm where Value: RawRepresentable, Value.RawValue == String {
    /// One of several words.
    static var word: NotationForm {
        NotationForm(
            text: { $0.rawValue.replacing("_", with: " ") },
            read: { Value(rawValue: $0.replacing(" ", with: "_").replacing("-", with: "_")) })
    }
}
