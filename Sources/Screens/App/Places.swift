import Sync
import Training

extension App {
    /// The page for the place where the app stands.
    var screen: Screen { facts.route == .today ? today.view(world) : screenElsewhere() }

    /// Notes which plan the page starts. One that takes the place of another by itself is announced, and asks for a moment before it
    /// starts.
    func offers(_ plan: PlanID?, isAsked: Bool) -> [ShellEffect] {
        let before = facts.offered
        // For a moment there may be none, while it is not known.
        if before == plan || plan == nil && facts.route == .today { return [] }
        let now = facts.now.milliseconds
        // Nobody was on the way to what was there for a blink.
        if isAsked || before == nil {
            facts.asksUntil = 0
        } else if now - facts.offeredSince >= 200 {
            facts.asksUntil = now + 1_000
        }
        (facts.offered, facts.offeredSince) = (plan, now)
        guard now < facts.asksUntil, let name = plan.flatMap({ world.plan($0) })?.name else { return [] }
        return [.announce(world.strings[.nextUp] + ": " + name)]
    }

    @inline(never) func screenElsewhere() -> Screen {
        let world = world
        return switch facts.route {
        case .today: today.view(world)
        case .plans: plans.view(world)
        case .history: history.view(world)
        case .calendar: calendar.view(world)
        case .body: body.view(world, asTable: analytics.tables.contains("body"))
        case .goals: goals.view(world)
        case .session(let id): session.view(id, world)
        case .editSession, .newSession: sessionEditor?.view(world) ?? world.waitingForSession
        case .workout: focus.view(world)
        case .summary: summary?.view(world) ?? world.missingScreen
        case .importing: importing.view(world)
        case .settings: settings.view(world)
        case .data: settings.data.view(world)
        case .welcome(let step): welcome.view(step, world)
        case .plan(let id): PlanPage.view(id, world)
        case .newPlan, .editPlan: editor?.view(world) ?? world.waitingForPlans
        case .planHistory(let id): timeline.view(id, world)
        case .suggestions: suggestions.view(world)
        case .progress(let id): progress.view(id, world)
        case .pairing: pairing.view(world)
        case .coach: CoachPage.view(world)
        case .analytics, .year: analytics.view(world)
        case .programs, .program, .template, .newProgram, .editProgram, .shareProgram, .importProgram:
            programs.screen(world)
        case .exercises: library.view(world)
        case .aches: aches.view(world)
        case .profile: ProfilePage.view(world)
        case .making: generator?.view(world) ?? world.missingScreen
        case .gyms: GymsPage.view(world)
        case .counters: CountersPage.view(world)
        case .tour: tour?.view(world) ?? world.missingScreen
        case .newGym, .gym: gymEditor?.view(world) ?? world.missingGym
        }
    }

    /// What the browser should know of the page as a whole.
    var pageDocument: Document {
        let strings = world.strings
        let name = facts.route == .today ? strings[.today] : nameElsewhere()
        return Document(
            language: strings.voice.language.code, title: name + " · Topset",
            theme: world.knowledge.settings.theme.rawValue)
    }

    @inline(never) func nameElsewhere() -> String {
        let (world, strings) = (world, world.strings)
        return switch facts.route {
        case .today: strings[.today]
        case .plans: strings.programLibrary
        case .history, .session, .editSession: strings[.history]
        case .newSession: strings.logPast
        case .calendar: strings.calendar
        case .body: strings.bodyLog
        case .goals: strings.goals
        case .workout: strings.titled(world.workout?.title)
        case .summary: strings.after(strings.titled(summary?.workout.title))
        case .importing: strings[.importHistory]
        case .settings: strings[.settings]
        case .data: strings.takeAlong
        case .welcome: strings.firstSteps
        case .plan(let id), .editPlan(let id), .planHistory(let id): world.plan(id)?.name ?? strings[.plans]
        case .newPlan: strings[.newPlan]
        case .suggestions: strings[.suggestions]
        case .progress(let id): world.knowledge.exercise(id)?.shownName ?? strings[.progress]
        case .pairing: strings[.pairing]
        case .coach: strings.howCoachDoes
        case .analytics: strings.progressWord
        case .year(let year): strings.yearOf(year)
        case .programs, .program, .template, .newProgram, .editProgram, .shareProgram, .importProgram: strings.programs
        case .exercises: strings.library
        case .aches: strings.aches
        case .profile: strings.aboutYou
        case .making: strings.makeWorkout
        case .tour: strings.tour
        case .gyms, .newGym, .gym: strings.gyms
        case .counters: strings.counters
        }
    }

    /// What a key does when no field has the focus; `nil` for nothing, and then the browser may have it.
    @inline(never) func message(forKey key: String) -> Message? {
        if layer.sheets != 0 { return key == "Escape" ? .closeSheet : nil }
        if let tour { return tour.message(forKey: key) }
        return facts.route == .workout ? focus.message(forKey: key, world) : nil
    }
}
