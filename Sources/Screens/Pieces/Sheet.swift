/// A sheet over the page: a veil that closes it, a heading that takes the focus, and its content. "sheet beside" stands
/// beside the work where there is room.
@inline(__always) func sheet(
    _ heading: String, _ strings: Strings, _ classes: String = "sheet", @Children<Message> _ content: () -> [View]
) -> [View] {
    sheet(heading, strings, classes, holding: content())
}

@inline(never) func sheet(_ heading: String, _ strings: Strings, _ classes: String, holding content: [View]) -> [View] {
    [
        button("veil", .closeSheet, [.label(strings[.close]), .attribute("tabindex", "-1")], key: 100) {},
        div(
            classes, [.role("dialog"), .attribute("aria-modal", "true"), .attribute("aria-labelledby", "sheet")],
            key: 101
        ) {
            edge
            div("split") {
                tag("h2", "", [.id("sheet"), .focusable], heading)
                iconButton(.close, strings[.close], .closeSheet)
            }
            content
            edge
        },
    ]
}

/// Where the focus would leave a sheet: it goes back to the heading.
private var edge: View { tag("span", "unseen", [.attribute("tabindex", "0"), .on(.focus, .send(.stayInSheet))]) {} }
