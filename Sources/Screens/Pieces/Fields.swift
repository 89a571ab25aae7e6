/// A field with its name, and what is wrong with it.
@inline(__always) func field(
    _ name: String, fault: String?, id: String, @Children<Message> _ input: () -> [View]
) -> View {
    field(name, fault: fault, id: id, holding: input())
}

@inline(never) func field(_ name: String, fault: String?, id: String, holding input: [View]) -> View {
    div("field") {
        tag("label", "", [.attribute("for", id)], name)
        input
        if let fault { span("fault", fault, [.id(id + "-fault")]) }
    }
}

@inline(never) func invalid(_ isWrong: Bool, _ id: String) -> [A] {
    isWrong ? [.attribute("aria-invalid", "true"), .attribute("aria-describedby", id + "-fault")] : []
}

@inline(never) func textInput(
    _ id: String, _ value: String, limit: String, _ isWrong: Bool, _ typed: @escaping (String) -> Message?
) -> View {
    tag(
        "input", "",
        [
            .id(id), .attribute("type", "text"), .attribute("maxlength", limit), .attribute("autocomplete", "off"),
            .property("value", value), .on(.input, .value(typed)),
        ] + invalid(isWrong, id)
    ) {}
}

/// A field to look for something in a list.
@inline(never) func searchField(
    _ id: String, _ name: String, _ query: String, _ typed: @escaping (String) -> Message?
) -> View {
    tag("label", "search", key: 1) {
        Icon.search.view
        tag(
            "input", "",
            [
                .id(id), .attribute("type", "search"), .attribute("autocomplete", "off"),
                .attribute("enterkeyhint", "search"), .label(name), .attribute("placeholder", name),
                .property("value", query), .on(.input, .value(typed)),
            ]
        ) {}
    }
}

@inline(never) func textArea(
    _ id: String, _ value: String, _ typed: @escaping (String) -> Message?, rows: String = "2", attributes: [A] = []
) -> View {
    tag(
        "textarea", "",
        [
            .id(id), .attribute("rows", rows), .attribute("maxlength", "2000"), .property("value", value),
            .on(.input, .value(typed)),
        ] + attributes
    ) {}
}

@inline(never) func numberInput(
    _ id: String, _ label: String, _ value: String, _ isWrong: Bool, faultOf owner: String? = nil,
    _ typed: @escaping (String) -> Message?
) -> View {
    tag(
        "input", "n",
        [
            .id(id), .attribute("type", "text"), .attribute("inputmode", "decimal"), .attribute("maxlength", "9"),
            .attribute("autocomplete", "off"), .attribute("enterkeyhint", "next"), .label(label),
            .property("value", value), .on(.input, .value(typed)),
        ] + invalid(isWrong, owner ?? id)
    ) {}
}

@inline(never) func choiceList(
    _ id: String, _ label: String, _ chosen: String, _ choices: [(value: String, name: String)],
    _ changed: @escaping (String) -> Message?
) -> View {
    tag(
        "select", "",
        [
            .id(id), .label(label), .property("value", chosen), .on(.change, .value(changed)),
        ]
    ) {
        for choice in choices { tag("option", "", [.attribute("value", choice.value)], choice.name) }
    }
}

/// The places of a row that was dragged, by the shell's "2,0".
@inline(never) func dropped(_ places: String) -> (from: Int, to: Int)? {
    let numbers = places.split(separator: ",")
    guard numbers.count == 2, let from = Int(numbers[0]), let to = Int(numbers[1]) else { return nil }
    return (from, to)
}

/// A box to tick, inside of its label.
@inline(never) func check(_ on: Bool, _ message: Message, _ attributes: [A] = []) -> View {
    tag(
        "input", "",
        [.attribute("type", "checkbox"), .property("checked", on ? "true" : "false"), .on(.change, .send(message))]
            + attributes
    ) {}
}
