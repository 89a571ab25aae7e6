import Training

extension GymEditor {
    @inline(never) func view(_ world: World) -> Screen {
        GymEditorView(editor: self, world: world, strings: world.strings).screen
    }
}

/// A gym as it is being edited: what is there, each kind with a drawing of it.
struct GymEditorView {
    let editor: GymEditor
    let world: World
    let strings: Strings

    var gym: Gym { editor.gym }

    var screen: Screen {
        if editor.isNew, editor.preset == nil { return presets }
        let small = editor.isChanged ? strings[.unsaved] : nil
        return world.screen(editor.isNew ? strings.newGym : gym.name, small, back: true, dock: dock) {
            if let fault = faultElsewhere { div("banner bad", [.role("alert")]) { tag("span", "", fault) } }
            div("columns") {
                div("") {
                    about
                    features
                    barsAndPlates
                }
                div("") {
                    dumbbells
                    stackCard(.machine, strings.machineStack, strings.stackHint)
                    stackCard(.cable, strings.cableStack, nil)
                    ownWeights
                    ways
                }
            }
        }
    }

    // MARK: What it begins as

    private var presets: Screen {
        world.screen(strings.newGym, back: true) {
            tag("p", "why", strings.presetHint)
            div("list card") {
                for preset in GymPreset.allCases {
                    button("item", .gym(.preset(preset)), [.id("preset-" + strings.name(preset))]) {
                        tag("span") {
                            strings.name(preset)
                            tag("small", strings.meaning(preset))
                        }
                        chevron
                    }
                }
            }
        }
    }

    // MARK: Name and features

    private var about: View {
        div("card", key: 1) {
            field(strings.gymName, fault: editor.faults["/name"], id: "gym-name") {
                textInput("gym-name", gym.name, limit: "200", editor.faults["/name"] != nil) { .gym(.name($0)) }
            }
            choice(strings.whereItIs, "where") {
                option(strings.atGym, .location(.gym), gym.location == .gym)
                option(strings.atHome, .location(.home), gym.location == .home)
            }
            choice(strings.weightsMarked, "unit") {
                option(strings[.kilograms], .unit(.kg), gym.unit == .kg)
                option(strings[.pounds], .unit(.lb), gym.unit == .lb)
            }
            if editor.keepsWeights { tag("p", "why", [.role("status")], strings.weightsKept) }
        }
    }

    private var features: View {
        div("card", key: 2) {
            tag("h2", "label", strings.whatIsThere)
            for feature in Gym.Feature.allCases {
                tag("label", "switch") {
                    tag("span", "", strings.name(feature))
                    check(gym.has(feature), .gym(.feature(feature)))
                }
            }
        }
    }

    // MARK: The gym as a whole

    private var ways: View {
        div("trio", key: 8) {
            if !editor.isNew {
                if world.knowledge.settings.gymID != gym.id {
                    button("btn", .gym(.use(gym.id)), [], strings.trainHere)
                }
                button("btn", .gym(.copy(gym.id)), [], strings.copyGym)
                button("btn danger", .gym(.delete(gym.id)), [], strings[.delete])
            }
            if editor.isNew || editor.isChanged {
                button("btn plain", .gym(.discard), [], strings[.discardEdits])
            }
        }
    }

    private var dock: View {
        div("dock", key: 9) { button("go", .gym(.save), [.id("go")], strings.saveGym) }
    }

    /// What is wrong with something that has no field here.
    private var faultElsewhere: String? {
        for (path, text) in editor.faults {
            if path == "/bars" || path == "/plates" || path == "/dumbbells" || path == "/exercise_loads" { return text }
        }
        return nil
    }

    private func choice(_ name: String, _ id: String, @Children<Message> _ options: () -> [View]) -> View {
        div("field") {
            tag("span", "", [.id("choice-" + id)], name)
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "choice-" + id)], options)
        }
    }

    private func option(_ name: String, _ message: GymMessage, _ on: Bool) -> View {
        button("", .gym(message), [.pressed(on)], name)
    }
}
