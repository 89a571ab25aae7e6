import Contract
import Sync
import Training

/// Who trains, what for, and how often. Every tap is kept at once.
enum ProfilePage {}

enum ProfileMessage {
    case name(String)
    case goal(Goal)
    case days(Int)
    case activeDays(Int)
    case split(Split)
    case experience(Experience)
}

extension ProfilePage {
    @inline(never) static func update(_ message: ProfileMessage, _ world: World) -> [Effect] {
        guard let before = world.knowledge.profile else { return [] }
        var said = before
        // What is chosen already is taken back: nobody has to say anything.
        switch message {
        case .name(let text):
            let name = trimmed(text)
            said.name = name.isEmpty ? nil : name
        case .goal(let goal): said.goal = said.goal == goal ? nil : goal
        case .days(let days): said.daysPerWeek = said.daysPerWeek == days ? nil : days
        case .activeDays(let days): said.activeDaysGoal = said.activeDaysGoal == days ? nil : days
        case .split(let split): said.preferredSplit = said.preferredSplit == split ? nil : split
        case .experience(let experience): said.experience = said.experience == experience ? nil : experience
        }
        return said.isSame(as: before) ? [] : [.queue(.profile(said), name: "")]
    }

    @inline(never) static func view(_ world: World) -> Screen {
        let strings = world.strings
        let profile = world.knowledge.profile
        return ProfileView(profile: profile, world: world, strings: strings).screen
    }
}

private struct ProfileView {
    /// `nil` where the server was never reached: what the settings say is there all the same.
    let profile: Profile?
    let world: World
    let strings: Strings

    var screen: Screen {
        let settings = world.knowledge.settings
        return world.screen(strings.aboutYou, back: true) {
            if profile == nil {
                world.awaited(.profile)
            } else {
                tag("p", "why", strings.profileHint)
            }
            if let active = world.program {
                link("card item", .program(active.program.id), [.id("program")]) {
                    tag("span") {
                        active.program.name
                        tag("small", strings.standing(active, world.now))
                    }
                    chevron
                }
            } else {
                link("btn wide", .programs, [.id("program")]) { strings.chooseProgram }
            }
            div("columns") {
                if let profile { person(profile) }
                // They are settings; here they are offered once more.
                div("card") {
                    choice(strings.effortOfSets, "effort", "segments") {
                        button(
                            "", .settings(.effort(.rir)), [.pressed(settings.effortScale != .rpe)],
                            strings.inReserve)
                        button(
                            "", .settings(.effort(.rpe)), [.pressed(settings.effortScale == .rpe)],
                            strings.exertion)
                    }
                    div("split") {
                        tag("span", "", strings[.restBetween])
                        div("stepper") {
                            iconButton(.minus, strings[.shorter], .settings(.rest(-15)), in: "")
                            span("n", strings.clock(Int64(settings.restSeconds)), [.role("status")])
                            iconButton(.plus, strings[.longer], .settings(.rest(15)), in: "")
                        }
                    }
                    link("btn wide", .gyms) { strings.gyms }
                }
            }
        }
    }

    @Children<Message> private func person(_ profile: Profile) -> [View] {
        div("card") {
            field(strings.yourName, fault: nil, id: "profile-name") {
                nameInput(profile.name ?? "", strings)
            }
            choice(strings.yourGoal, "goal", "segments wrap") {
                for goal in Goal.allCases { option(strings.name(goal), .goal(goal), profile.goal == goal) }
            }
            choice(strings.yourExperience, "experience", "segments wrap") {
                for one in Experience.allCases {
                    option(strings.name(one), .experience(one), profile.experience == one)
                }
            }
        }
        div("card") {
            choice(strings.daysToTrain, "days", "segments") {
                for days in Profile.trainingDays {
                    option(String(days), .days(days), profile.daysPerWeek == days)
                }
            }
            choice(strings.daysActive, "active", "segments") {
                for days in Profile.activeDays {
                    option(String(days), .activeDays(days), profile.activeDaysGoal == days)
                }
            }
            choice(strings.yourSplit, "split", "segments wrap") {
                for split in Split.allCases {
                    option(strings.name(split), .split(split), profile.preferredSplit == split)
                }
            }
        }
    }

    private func choice(
        _ name: String, _ id: String, _ classes: String, @Children<Message> _ options: () -> [View]
    ) -> View {
        div("field") {
            tag("span", "", [.id("choice-" + id)], name)
            tag("div", classes, [.role("group"), .attribute("aria-labelledby", "choice-" + id)], options)
        }
    }

    private func option(_ name: String, _ message: ProfileMessage, _ on: Bool) -> View {
        button("", .profile(message), [.pressed(on)], name)
    }
}

extension Strings {
    var aboutYou: String { t("You and your training", "Du und dein Training") }
    var profileHint: String {
        t(
            "What plans are made for. Nothing here has to be said; another tap takes it back.",
            "Wofür geplant wird. Nichts davon muss gesagt werden; noch ein Tipp nimmt es zurück.")
    }
    var yourName: String { t("What to call you", "Wie du heißt") }
    var yourGoal: String { t("What you train for", "Wofür du trainierst") }
    var yourExperience: String { t("How long you have trained", "Wie lange du trainierst") }
    var daysToTrain: String { t("Workouts a week", "Trainings in der Woche") }
    var daysActive: String { t("Active days a week", "Aktive Tage in der Woche") }
    var yourSplit: String { t("How the week is divided", "Wie die Woche aufgeteilt ist") }

    func name(_ goal: Goal) -> String {
        switch goal {
        case .strength: t("Strength", "Kraft")
        case .hypertrophy: t("Muscle", "Muskeln")
        case .both: t("Both", "Beides")
        case .endurance: t("Endurance", "Ausdauer")
        case .fatLoss: t("Lose fat", "Abnehmen")
        case .general: t("Stay fit", "Fit bleiben")
        }
    }

    func name(_ split: Split) -> String {
        switch split {
        case .upperLower: t("Upper / lower", "Oben / unten")
        case .ppl: t("Push / pull / legs", "Push / Pull / Beine")
        case .fullBody: t("Full body", "Ganzkörper")
        case .custom: t("My own", "Eigene")
        }
    }

    func name(_ experience: Experience) -> String {
        switch experience {
        case .beginner: t("Beginner", "Anfang")
        case .intermediate: t("Some years", "Einige Jahre")
        case .advanced: t("Advanced", "Lange")
        }
    }
}
