import Contract
import Training

/// What the settings remember beside what they set.
struct SettingsScreen {
    /// What the server would not have, by the JSON pointer of the field.
    var faults: [String: String] = [:]
    var access = Access()
    var phones = Phones()
}

enum SettingsMessage {
    case unit(MassUnit)
    case language(Language?)
    case theme(Settings.Theme)
    case rest(Int)
    case effort(Settings.EffortScale)
    case autoApply
    /// For one exercise, whatever holds for the others.
    case autoApplyTo(ExerciseID)
    /// How much the coach dares; of one exercise, where `nil` is as with all.
    case preset(CoachPreset)
    case presetOf(ExerciseID, CoachPreset?)
}

extension SettingsScreen {
    @inline(never) mutating func update(_ message: SettingsMessage, _ world: World) -> [Effect] {
        let before = world.knowledge.settings
        var settings = before
        faults = [:]
        switch message {
        case .unit(let unit):
            if unit != before.unit, !world.canStart {
                faults["/unit"] = world.strings[.unitWhileTraining]
                return [.announce(world.strings[.unitWhileTraining])]
            }
            settings.unit = unit
        case .language(let language): settings.language = language?.rawValue
        case .theme(let theme): settings.theme = theme
        case .effort(let scale): settings.effortScale = scale == .rir ? nil : scale
        case .autoApplyTo(let exercise):
            settings[autoApply: exercise] = !settings.appliesByItself(exercise)
        case .preset(let preset): settings.coachPreset = preset
        case .presetOf(let exercise, let preset): settings.exerciseCoachPresets[exercise.text] = preset
        case .autoApply: settings.flags.autoApplyProgression.toggle()
        case .rest(let step): settings.restSeconds = min(600, max(30, settings.restSeconds + step))
        }
        return settings.isSame(as: before) ? [] : [.note(.settings(settings))]
    }

    @inline(never) mutating func refused(_ fault: ErrorAnswer.Fault?, _ world: World) -> [Effect] {
        faults = fault?.byField ?? ["": world.strings[.notSaved]]
        return [.announce(faults.values.first ?? "")]
    }

    @inline(never) func view(_ world: World) -> Screen {
        SettingsView(own: self, world: world, strings: world.strings).screen
    }
}

private struct SettingsView {
    let own: SettingsScreen
    let world: World
    let strings: Strings

    var screen: Screen {
        let settings = world.knowledge.settings
        return world.screen(strings[.settings]) {
            if let text = otherFault { div("banner bad", [.role("alert")]) { tag("span", "", text) } }
            div("columns") {
                div("card") {
                    choice(strings[.unit], "unit", "/unit") {
                        option(strings[.kilograms], .unit(.kg), settings.unit == .kg)
                        option(strings[.pounds], .unit(.lb), settings.unit == .lb)
                    }
                    choice(strings[.language], "language", "/language") {
                        option(strings[.likeDevice], .language(nil), settings.language == nil)
                        option("English", .language(.english), settings.language == "en")
                        option("Deutsch", .language(.german), settings.language == "de")
                    }
                    choice(strings[.appearance], "theme", "/theme") {
                        option(strings[.likeDevice], .theme(.system), settings.theme == .system)
                        option(strings[.dark], .theme(.dark), settings.theme == .dark)
                        option(strings[.light], .theme(.light), settings.theme == .light)
                    }
                    choice(strings.effortOfSets, "effort", "/effort_scale") {
                        option(strings.inReserve, .effort(.rir), settings.effortScale != .rpe)
                        option(strings.exertion, .effort(.rpe), settings.effortScale == .rpe)
                    }
                    div("split") {
                        tag("span") {
                            strings[.restBetween]
                            tag("small", "why block", strings[.restHint])
                        }
                        div("stepper") {
                            iconButton(.minus, strings[.shorter], .settings(.rest(-15)), in: "")
                            span("n", strings.clock(Int64(settings.restSeconds)), [.role("status")])
                            iconButton(.plus, strings[.longer], .settings(.rest(15)), in: "")
                        }
                    }
                    fault("/rest_seconds")
                }
                div("card") {
                    if !world.knowledge.gyms.isEmpty {
                        choice(strings.whereYouTrain, "gym", "/gym_id") {
                            for gym in world.knowledge.gyms {
                                button(
                                    "", .gym(.use(gym.id)), [.pressed(settings.gymID == gym.id)], key: gym.id.low,
                                    gym.name)
                            }
                        }
                    }
                    link("btn wide", .gyms) { world.knowledge.gyms.isEmpty ? strings.setUpGym : strings.gyms }
                    link("btn wide", .profile) { strings.aboutYou }
                }
                div("card") {
                    choice(strings.coachDares, "preset", "/coach_preset") {
                        for preset in CoachPreset.allCases {
                            option(strings.name(preset), .preset(preset), settings.coachPreset == preset)
                        }
                    }
                    tag("p", "why", [.role("status")], strings.meaning(settings.coachPreset))
                    link("btn wide", .coach) { strings.howCoachDoes }
                    tag("label", "switch") {
                        tag("span") {
                            strings[.autoApply]
                            tag("small", "why block", strings[.autoApplyHint])
                        }
                        check(settings.flags.autoApplyProgression, .settings(.autoApply))
                    }
                }
                PhonesView(phones: own.phones, world: world, strings: strings).card
                TokensView(access: own.access, world: world, strings: strings).card
                div("") {
                    if world.knowledge.settingsWait { tag("p", "why", [.role("status")], strings[.settingsWait]) }
                    link("btn wide", .aches) { strings.aches }
                    tag("p", "why section", strings[.ownData])
                }
                ExportCard(world: world, strings: strings).card
            }
        }
    }

    private func choice(
        _ name: String, _ id: String, _ path: String, @Children<Message> _ options: () -> [View]
    ) -> View {
        div("field") {
            tag("span", "", [.id("choice-" + id)], name)
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "choice-" + id)], options)
            fault(path)
        }
    }

    private func fault(_ path: String) -> View? {
        own.faults[path].map { tag("span", "fault", [.role("alert")], $0) }
    }

    /// What is wrong with something that has no field here.
    private var otherFault: String? {
        for (path, text) in own.faults
        where !["/unit", "/language", "/theme", "/rest_seconds", "/coach_preset"].contains(path) {
            if path == "/gym_id", !world.knowledge.gyms.isEmpty { continue }
            return text
        }
        return nil
    }

    private func option(_ name: String, _ message: SettingsMessage, _ on: Bool) -> View {
        button("", .settings(message), [.pressed(on)], name)
    }
}
