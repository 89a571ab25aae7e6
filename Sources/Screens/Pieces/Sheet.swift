/// A sheet over the page: a veil that closes it, a heading that takes the focus, and its content.
@inline(__always) func sheet(_ heading: String, _ strings: Strings, @Children<Message> _ content: () -> [View])
    -> [View]
{
    sheet(heading, strings, holding: content())
}

@inline(never) func sheet(_ heading: String, _ strings: Strings, holding content: [View]) -> [View] {
    [
        button("veil", .closeSheet, [.label(strings[.close]), .attribute("tabindex", "-1")], key: 100) {},
        div(
            "sheet", [.role("dialog"), .attribute("aria-modal", "true"), .attribute("aria-labelledby", "sheet")],
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
