import Contract
import Sync
import Training

/// The first questions, each of which may be left out, then the ways to begin. The step is the address: a reload stays there, and
/// "back" goes to the question before.
struct Welcome {
    /// What to be called, what for, in which unit, where; then how to begin.
    static let steps = 0...4
    static let last = 4

    /// What stands in the field of the name; `nil` where nobody has typed there.
    var name: String?
}

enum WelcomeMessage {
    case goal(Goal)
    case unit(MassUnit)
    case gym(GymPreset)
    /// With every letter of the name, which is stored when the field is left.
    case naming(String)
}

extension Welcome {
    /// A choice leads on by itself.
    @inline(never) mutating func update(_ message: WelcomeMessage, _ world: World) -> [Effect] {
        switch message {
        case .goal(let goal):
            let isChosen = world.knowledge.profile?.goal == goal
            return (isChosen ? [] : [.message(.profile(.goal(goal)))]) + go(2)
        case .unit(let unit): return [.message(.settings(.unit(unit)))] + go(3)
        case .gym(let preset):
            let gym = Gym(preset, id: world.newID(), name: world.strings.name(preset), unit: world.strings.unit)
            return [.queue(.gym(ClientRequest(.makeGym, gym), gym), name: gym.name)] + world.use(gym.id)
                + [.announce(world.strings.gymSaved(gym.name))] + go(Self.last)
        case .naming(let text):
            name = text
            return []
        }
    }

    private func go(_ step: Int) -> [Effect] { [.go(.welcome(step), replace: false)] }

    @inline(never) func view(_ step: Int, _ world: World) -> Screen {
        WelcomeView(
            step: step, typed: name ?? world.knowledge.profile?.name ?? "", world: world, strings: world.strings
        ).screen
    }
}

private struct WelcomeView {
    let step: Int
    let typed: String
    let world: World
    let strings: Strings

    @inline(never) var screen: Screen {
        let small = step == Welcome.last ? nil : strings.step(step + 1, of: Welcome.last)
        return world.screen(heading, small, back: true, dock: dock) {
            switch step {
            case 0: name
            case 1: goal
            case 2: unit
            case 3: gym
            default: ways
            }
        }
    }

    private var heading: String {
        switch step {
        case 0: strings.yourName
        case 1: strings.yourGoal
        case 2: strings[.unit]
        case 3: strings.whereYouTrain
        default: strings.howToBegin
        }
    }

    private var dock: View {
        div("dock", key: 1) {
            if step == Welcome.last {
                button("go", .go(.today), [.id("go")], strings.toToday)
            } else {
                button("go", .go(.welcome(step + 1)), [.id("go")], isAnswered ? strings.goOn : strings[.skip])
                button("btn plain wide", .go(.welcome(Welcome.last)), [], strings.skipQuestions)
            }
        }
    }

    private var isAnswered: Bool {
        let known = world.knowledge
        return switch step {
        case 0: !trimmed(typed).isEmpty
        case 1: known.profile?.goal != nil
        case 2: true
        default: !known.gyms.isEmpty
        }
    }

    // MARK: The questions

    /// What stands there while the server has not said what is known already.
    private var waits: View? {
        world.knowledge.profile == nil ? world.awaited(.profile) : nil
    }

    private var name: View {
        waits
            ?? tag("form", "", [.on(.submit, .send(.go(.welcome(1))))], key: 20) {
                field(strings.nameWord, fault: nil, id: "profile-name") {
                    nameInput(typed, strings, [.on(.input, .value { .welcome(.naming($0)) })])
                    tag("small", "hint", strings.nameHint)
                }
            }
    }

    private var goal: View {
        let chosen = world.knowledge.profile?.goal
        return waits
            ?? choices(21) {
                for goal in Goal.allCases { choice(strings.name(goal), nil, .goal(goal), chosen == goal) }
            }
    }

    private var unit: View {
        choices(22) {
            for unit in MassUnit.allCases {
                choice(strings[unit == .kg ? .kilograms : .pounds], nil, .unit(unit), strings.unit == unit)
            }
        }
    }

    private var gym: View {
        choices(23) {
            if world.knowledge.gyms.isEmpty {
                for preset in GymPreset.allCases where preset != .empty {
                    choice(strings.name(preset), strings.meaning(preset), .gym(preset), false)
                }
            } else {
                for gym in world.knowledge.gyms {
                    link("item", .gym(gym.id), [], key: gym.id.low) {
                        tag("span") {
                            gym.name
                            tag("small", "n", strings.summary(gym))
                        }
                        chevron
                    }
                }
            }
        }
    }

    private func choices(_ key: UInt64, @Children<Message> _ content: () -> [View]) -> View {
        element("div", "list card", [.role("group"), .attribute("aria-labelledby", "title")], key, content())
    }

    private func choice(_ name: String, _ meaning: String?, _ message: WelcomeMessage, _ on: Bool) -> View {
        button("item", .welcome(message), [.pressed(on)]) {
            tag("span") {
                name
                if let meaning { tag("small", meaning) }
            }
            if on { span("chip good", strings.chosen) }
            chevron
        }
    }

    // MARK: How to begin

    private var ways: View {
        div("list card", key: 24) {
            way(.importing, strings[.importHistory], strings.importMeans)
            way(.programs, strings.chooseProgram, strings.programsMean)
            way(.newPlan, strings[.newPlan], strings.newPlanMeans)
            way(.making(week: true), strings.makeWeek, strings.makeWeekMeans)
            way(.tour, strings.tour, strings.tourMeans)
        }
    }

    private func way(_ route: Route, _ name: String, _ meaning: String) -> View {
        link("item", route, [], key: route.key) {
            tag("span") {
                name
                tag("small", meaning)
            }
            chevron
        }
    }
}

/// The field for what the lifter wants to be called.
///
/// - Parameter more: what else it has.
@inline(never) func nameInput(_ name: String, _ strings: Strings, _ more: [A] = []) -> View {
    tag(
        "input", "",
        [
            .id("profile-name"), .attribute("type", "text"), .attribute("maxlength", "100"),
            .attribute("autocomplete", "name"), .attribute("enterkeyhint", "next"), .label(strings.yourName),
            .property("value", name), .on(.change, .value { .profile(.name($0)) }),
        ] + more
    ) {}
}
