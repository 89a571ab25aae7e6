import Training
import Wire

extension App {
    func update(settings message: SettingsMessage) -> [Effect] {
        let before = knowledge.settings
        settingsFaults = [:]
        switch message {
        case .unit(let unit):
            if unit != before.unit, !canStart {
                settingsFaults["/unit"] = strings[.unitWhileTraining]
                return [.announce(strings[.unitWhileTraining])]
            }
            knowledge.settings.unit = unit
        case .language(let language): knowledge.settings.language = language?.rawValue
        case .theme(let theme): knowledge.settings.theme = theme
        case .autoApplyTo(let exercise):
            knowledge.settings[autoApply: exercise] = !knowledge.settings.appliesByItself(exercise)
        case .autoApply: knowledge.settings.flags.autoApplyProgression.toggle()
        case .rest(let step):
            knowledge.settings.restSeconds = min(600, max(30, knowledge.settings.restSeconds + step))
        }
        if knowledge.settings == before { return [] }
        knowledge.settingsWait = true
        let kept: [Effect] = [
            .persist(key: Stored.settings, value: JSON.text(knowledge.settings)),
            .persist(key: Stored.settingsWait, value: "1"),
        ]
        return kept + ask(.saveSettings)
    }

    var settingsScreen: View {
        let settings = knowledge.settings
        return screen(strings[.settings]) {
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
                    div("split") {
                        tag("span") {
                            strings[.restBetween]
                            tag("small", "why block", strings[.restHint])
                        }
                        div("stepper") {
                            button("", .settings(.rest(-15)), [.label(strings[.shorter])], "−")
                            span("n", strings.clock(Int64(settings.restSeconds)), [.role("status")])
                            button("", .settings(.rest(15)), [.label(strings[.longer])], "+")
                        }
                    }
                    fault("/rest_seconds")
                }
                div("card") {
                    tag("label", "switch") {
                        tag("span") {
                            strings[.autoApply]
                            tag("small", "why block", strings[.autoApplyHint])
                        }
                        check(settings.flags.autoApplyProgression, .settings(.autoApply))
                    }
                }
                tokensCard
                div("") {
                    if knowledge.settingsWait { tag("p", "why", [.role("status")], strings[.settingsWait]) }
                    link("btn wide", .importing) { strings[.importHistory] }
                    tag("p", "why section", strings[.ownData])
                }
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
        settingsFaults[path].map { tag("span", "fault", [.role("alert")], $0) }
    }

    /// What is wrong with something that has no field here.
    private var otherFault: String? {
        for (path, text) in settingsFaults where !["/unit", "/language", "/theme", "/rest_seconds"].contains(path) {
            return text
        }
        return nil
    }

    private func option(_ name: String, _ message: SettingsMessage, _ on: Bool) -> View {
        button("", .settings(message), [.pressed(on)], name)
    }
}
