/// Limbs as thick strokes with round ends, and the trunk between them.
var bodyFigure: View {
    tag("svg", "figure", [.attribute("viewBox", "0 0 360 612"), .unheard]) {
        tag("circle", "", [.attribute("cx", "180"), .attribute("cy", "42"), .attribute("r", "31")]) {}
        tag(
            "path", "",
            [
                .attribute(
                    "d",
                    "M166 66h28l4 24c22 6 44 8 56 22l-14 62c-6 30-4 54 4 84l-8 40H124l-8-40c8-30 10-54 4-84l-14-62c12-14 34-16 56-22z"
                )
            ]
        ) {}
        tag(
            "path", "limb",
            [
                .attribute(
                    "d",
                    "M112 118l-22 92l-26 100M248 118l22 92l26 100M146 290l2 128l4 120l-10 40M214 290l-2 128l-4 120l10 40"
                )
            ]
        ) {}
    }
}
