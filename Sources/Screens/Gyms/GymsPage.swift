import Training

/// The gyms, with the one in use.
enum GymsPage {
    @inline(never) static func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings.gyms, back: true, dock: dock(strings)) {
            if world.knowledge.gyms.isEmpty {
                if world.knowledge[.gyms].state != .loaded {
                    world.awaited(.gyms)
                } else {
                    div("empty card") {
                        Icon.barbell.view
                        tag("p", "", strings.noGyms)
                    }
                }
            } else {
                tag("p", "why", strings.gymsHint)
            }
            for gym in world.knowledge.gyms { card(gym, world) }
        }
    }

    private static func dock(_ strings: Strings) -> View {
        div("dock", key: 1) { button("go", .go(.newGym), [.id("go")], strings.addGym) }
    }

    private static func card(_ gym: Gym, _ world: World) -> View {
        let strings = world.strings
        let isUsed = world.knowledge.settings.gymID == gym.id
        return div("card", key: gym.id.low) {
            div("list") {
                link("item", .gym(gym.id)) {
                    tag("span") {
                        gym.name
                        tag("small", "n", strings.summary(gym))
                    }
                    if isUsed { span("chip good", strings.inUse) }
                    chevron
                }
            }
            if !isUsed {
                button(
                    "btn wide", .gym(.use(gym.id)), [.label(strings.trainHere + ", " + gym.name)], strings.trainHere)
            }
        }
    }
}
