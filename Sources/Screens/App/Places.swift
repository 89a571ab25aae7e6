import Sync
import Training

extension App {
    /// The page for the place where the app stands.
    var page: View { framed(screen) }

    private var screen: Screen { facts.route == .today ? today.view(world) : screenElsewhere() }

    @inline(never) func screenElsewhere() -> Screen {
        let world = world
        return switch facts.route {
        case .today: today.view(world)
        case .plans: plans.view(world)
        case .history: History.view(world)
        case .session(let id): session.view(id, world)
        case .editSession, .newSession: sessionEditor?.view(world) ?? world.waitingForSession
        case .workout: focus.view(world)
        case .summary: summary?.view(world) ?? world.missingScreen
        case .importing: importing.view(world)
        case .settings: settings.view(world)
        case .plan(let id): PlanPage.view(id, world)
        case .newPlan, .editPlan: editor?.view(world) ?? world.waitingForPlans
        case .planHistory(let id): timeline.view(id, world)
        case .suggestions: suggestions.view(world)
        case .progress(let id): progress.view(id, world)
        case .pairing: pairing.view(world)
        case .coach: CoachPage.view(world)
        case .programs, .program, .template, .newProgram, .editProgram, .shareProgram, .importProgram:
            programs.screen(world)
        case .exercises: library.view(world)
        case .aches: aches.view(world)
        case .profile: ProfilePage.view(world)
        case .making: generator?.view(world) ?? world.missingScreen
        case .gyms: GymsPage.view(world)
        case .newGym, .gym: gymEditor?.view(world) ?? world.missingGym
        }
    }

    /// What the browser should know of the page as a whole.
    var pageDocument: Document {
        let strings = world.strings
        let name = facts.route == .today ? strings[.today] : nameElsewhere()
        return Document(
            language: strings.voice.language.rawValue, title: name + " · Topset",
            theme: world.knowledge.settings.theme.rawValue)
    }

    @inline(never) func nameElsewhere() -> String {
        let (world, strings) = (world, world.strings)
        return switch facts.route {
        case .today: strings[.today]
        case .plans: strings[.plans]
        case .history, .session, .editSession: strings[.history]
        case .newSession: strings.logPast
        case .workout: world.workout?.title ?? strings[.workout]
        case .summary: strings.after(summary?.workout.title ?? strings[.workout])
        case .importing: strings[.importHistory]
        case .settings: strings[.settings]
        case .plan(let id), .editPlan(let id), .planHistory(let id): world.plan(id)?.name ?? strings[.plans]
        case .newPlan: strings[.newPlan]
        case .suggestions: strings[.suggestions]
        case .progress(let id): world.knowledge.exercise(id)?.shownName ?? strings[.progress]
        case .pairing: strings[.pairing]
        case .coach: strings.howCoachDoes
        case .programs, .program, .template, .newProgram, .editProgram, .shareProgram, .importProgram: strings.programs
        case .exercises: strings.library
        case .aches: strings.aches
        case .profile: strings.aboutYou
        case .making: strings.makeWorkout
        case .gyms, .newGym, .gym: strings.gyms
        }
    }

    /// What a key does when no field has the focus; `nil` for nothing, and then the browser may have it.
    @inline(never) func message(forKey key: String) -> Message? {
        if showsRefused || focus.sheet != nil || starting != nil || search != nil || exerciseSheet != nil
            || library.form != nil || routine != nil
            || aches.draft != nil
        {
            return key == "Escape" ? .closeSheet : nil
        }
        return facts.route == .workout ? focus.message(forKey: key, world) : nil
    }
}
