import Contract
import Training

struct SettingsView {
    let own: SettingsScreen
    let world: World
    let strings: Strings

    private var settings: Settings { world.knowledge.settings }

    @inline(never) var screen: Screen {
        let query = SettingsItem.query(own.query)
        var cards: [View] = []
        for (index, part) in SettingsPart.allCases.enumerated() {
            let items = part.found(query, strings)
            if !items.isEmpty, let card = card(part, items, key: 10 + UInt64(index)) { cards.append(card) }
        }
        return world.screen(strings[.settings]) {
            if let text = otherFault { div("banner bad", [.role("alert")], key: 2) { tag("span", "", text) } }
            searchField("settings-query", strings.searchSettings, own.query) { .settings(.query($0)) }
            if world.knowledge.settingsWait {
                tag("p", "why", [.role("status")], key: 3, strings[.settingsWait])
            }
            if cards.isEmpty { tag("p", "why", [.role("status")], key: 4, strings[.nothingFound]) }
            element("div", "columns", [], 5, cards)
        }
    }

    private func card(_ part: SettingsPart, _ items: [SettingsItem], key: UInt64) -> View? {
        switch part {
        case .reminders: return RemindersCard(world: world, strings: strings).card
        case .phones: return PhonesView(phones: own.phones, world: world, strings: strings).card
        case .access: return TokensView(access: own.access, world: world, strings: strings).card
        case .look, .training, .coach, .figures, .exercises, .person, .data:
            var views = [tag("h2", "label", strings.name(part))]
            for item in items { views += self.views(item) }
            return element("div", "card", [], key, views)
        }
    }

    private func views(_ item: SettingsItem) -> [View] {
        switch item {
        case .unit, .language, .theme, .weekStart: look(item)
        case .rest, .effort, .gym: training(item)
        case .preset, .autoApply: coach(item)
        case .secondary, .scoring: figures(item)
        case .plateMath: [flag(.plateMath, item)]
        case .haptics: [flag(.haptics, item)]
        case .recovery: [flag(.recovery, item)]
        case .welcome: [flag(.welcome, item)]
        case .videos: [flag(.videos, item)]
        case .exercises: exercises
        case .profile: [link("btn wide", .profile) { strings.aboutYou }]
        case .firstSteps:
            [
                link("btn wide", .welcome(0)) { strings.firstSteps }, link("btn wide", .tour) { strings.tour },
            ]
        case .aches: [link("btn wide", .aches) { strings.aches }]
        case .importing: [link("btn wide", .importing) { strings[.importHistory] }]
        case .data: [tag("p", "why", strings[.ownData]), link("btn wide", .data, [.id("data")]) { strings.dataWays }]
        case .counters: [link("btn wide", .counters) { strings.counters }]
        case .reminders, .phones, .access: []
        }
    }

    // MARK: How it looks

    @Children<Message> private func look(_ item: SettingsItem) -> [View] {
        switch item {
        case .unit:
            choice(item, "unit", "/unit") {
                option(strings[.kilograms], .unit(.kg), settings.unit == .kg)
                option(strings[.pounds], .unit(.lb), settings.unit == .lb)
            }
        case .language:
            choice(item, "language", "/language") {
                option(strings[.likeDevice], .language(nil), settings.language == nil)
                for line in world.knowledge.languages ?? LanguageLine.builtIn {
                    option(line.name, .language(line.code), settings.language == line.code)
                }
            }
            if let wanted = world.wantedLanguage, wanted != strings.voice.language.code,
                world.knowledge[.catalogue(wanted)].state == .failed
            {
                tag("p", "why", [.role("status")], strings.notHereYet)
            }
        case .theme:
            choice(item, "theme", "/theme") {
                option(strings[.likeDevice], .theme(.system), settings.theme == .system)
                option(strings[.dark], .theme(.dark), settings.theme == .dark)
                option(strings[.light], .theme(.light), settings.theme == .light)
            }
        default:
            choice(item, "week", "/week_start") {
                for start in WeekStart.allCases {
                    option(strings.longDay(start.weekday), .weekStart(start), world.weekStart == start)
                }
            }
        }
    }

    // MARK: How it is trained

    @Children<Message> private func training(_ item: SettingsItem) -> [View] {
        switch item {
        case .rest:
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
        case .effort:
            choice(item, "effort", "/effort_scale") {
                option(strings.inReserve, .effort(.rir), settings.effortScale != .rpe)
                option(strings.exertion, .effort(.rpe), settings.effortScale == .rpe)
            }
        default:
            if !world.knowledge.gyms.isEmpty {
                choice(item, "gym", "/gym_id") {
                    for gym in world.knowledge.gyms {
                        button("", .gym(.use(gym.id)), [.pressed(settings.gymID == gym.id)], key: gym.id.low, gym.name)
                    }
                }
            }
            link("btn wide", .gyms) { world.knowledge.gyms.isEmpty ? strings.setUpGym : strings.gyms }
        }
    }

    @Children<Message> private func coach(_ item: SettingsItem) -> [View] {
        if item == .preset {
            choice(item, "preset", "/coach_preset") {
                for preset in CoachPreset.allCases {
                    option(strings.name(preset), .preset(preset), settings.coachPreset == preset)
                }
            }
            tag("p", "why", [.role("status")], strings.meaning(settings.coachPreset))
            link("btn wide", .coach) { strings.howCoachDoes }
        } else {
            onOff(strings[.autoApply], strings[.autoApplyHint], settings.flags.autoApplyProgression, .autoApply)
        }
    }

    @Children<Message> private func figures(_ item: SettingsItem) -> [View] {
        if item == .secondary {
            choice(item, "secondary", "/secondary_percent") {
                for percent in [0, 25, 50, 75, 100] {
                    option(
                        strings.voice.percent(Percent(thousandths: Int64(percent) * 1_000)), .secondary(percent),
                        (settings.secondaryPercent ?? 50) == percent)
                }
            }
        } else {
            choice(item, "scoring", "/scoring_sex") {
                for sex in ScoringSex.allCases {
                    option(strings.name(sex), .scoring(sex), settings.scoringSex == sex)
                }
            }
        }
    }

    // MARK: Single exercises

    /// Those for which something else holds than for all, and where that is said.
    @Children<Message> private var exercises: [View] {
        tag("p", "why", strings.ownOfExercisesHint)
        div("list") {
            for exercise in world.knowledge.exercises ?? [] {
                if let text = strings.own(settings, exercise.id) {
                    link("item", .progress(exercise.id), [], key: exercise.id.low) {
                        tag("span") {
                            exercise.shownName
                            tag("small", "n", text)
                        }
                        chevron
                    }
                }
            }
        }
        link("btn wide", .exercises) { strings.library }
    }

    // MARK: Pieces

    private func choice(
        _ item: SettingsItem, _ id: String, _ path: String, @Children<Message> _ options: () -> [View]
    ) -> View {
        div("field") {
            tag("span", "", [.id("choice-" + id)], strings.name(item))
            tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", "choice-" + id)], options)
            fault(path)
        }
    }

    private func option(_ name: String, _ message: SettingsMessage, _ on: Bool) -> View {
        button("", .settings(message), [.pressed(on)], name)
    }

    private func flag(_ flag: SettingsFlag, _ item: SettingsItem) -> View {
        onOff(strings.name(item), strings.meaning(item), settings[flag], .flag(flag))
    }

    private func onOff(_ name: String, _ meaning: String, _ on: Bool, _ message: SettingsMessage) -> View {
        tag("label", "switch") {
            tag("span") {
                name
                tag("small", "why block", meaning)
            }
            check(on, .settings(message))
        }
    }

    private func fault(_ path: String) -> View? {
        own.faults[path].map { tag("span", "fault", [.role("alert")], $0) }
    }

    /// What is wrong with something that has no field here.
    private var otherFault: String? {
        let shown = [
            "/unit", "/language", "/theme", "/week_start", "/rest_seconds", "/effort_scale", "/coach_preset",
            "/secondary_percent", "/scoring_sex",
        ]
        for (path, text) in own.faults where !shown.contains(path) {
            if path == "/gym_id", !world.knowledge.gyms.isEmpty { continue }
            return text
        }
        return nil
    }
}
