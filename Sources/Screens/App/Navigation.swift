import Contract
import Sync
import Training
import Wire

extension App {
    /// The browser went to another address.
    @inline(never) func navigated(to path: String) -> [ShellEffect] {
        let target = Route(path: path) ?? .today
        // The way back does not lead to what is done.
        if path == Route.pairing.path, pairing.asked > 0 {
            return [.navigate(Route.today.path, replace: true)] + arrive(.today) + askWanted()
        }
        let scanned = target == .pairing ? carryOut(pairing.arrived(at: path, world)) : []
        guard target != facts.route else { return scanned + carryOut(programs.opened(path, world)) + opened(path) }
        // What lies over the page goes first; the page stays, and is the next one back again.
        if let close = message(forKey: "Escape") {
            return dispatch(close) + [.navigate(facts.route.path, replace: false)] + keepPlace()
        }
        return arrive(target) + scanned + carryOut(programs.opened(path, world)) + opened(path) + askWanted()
    }

    /// What an address has over the list of exercises: one of them, or the search.
    @inline(never) func opened(_ path: String) -> [ShellEffect] {
        if let id = Route.exercise(path) { return dispatch(.exercise(.open(id))) }
        return path.utf8.starts(with: "/search".utf8) ? [.focus("library-query")] : []
    }

    /// Goes to another place, if it is there.
    func enter(_ wanted: Route, replace: Bool) -> [ShellEffect] {
        let target = allowed(wanted)
        if target == facts.route, target == wanted { return [] }
        let replaces = replace || target == facts.route
        return [.navigate(target.path, replace: replaces)] + arrive(target)
    }

    /// The workout is only there while one runs, the summary only after one.
    func allowed(_ wanted: Route) -> Route {
        switch wanted {
        case .workout: return facts.isTraining ? .workout : summary == nil ? .today : .summary
        case .summary: return summary == nil ? .today : .summary
        default: return wanted
        }
    }

    @inline(never) func arrive(_ target: Route) -> [ShellEffect] {
        let target = allowed(target)
        var effects: [ShellEffect] = []
        if facts.route == .workout, target != .workout { effects += carryOut(focus.left(world)) }
        if target != .plans, case .plan = facts.undo?.hides { effects += lapse() }
        if target != .programs, case .program = facts.undo?.hides { effects += lapse() }
        if target != .history, case .session = facts.undo?.hides { effects += lapse() }
        if case .aside = facts.undo?.hides { effects += lapse() }
        if case .progress = target, facts.route != .coach { progress.from = facts.route }
        if target == .coach { progress.toCoach = facts.route }
        noteWay(to: target)
        facts.route = target
        // Every other place brings what it needs.
        if target != .today { facts.isWhole = true }
        today.selection = nil
        showsRefused = false
        starting = nil
        search = nil
        exerciseSheet = nil
        aches.draft = nil
        analytics.behind = nil
        routine = nil
        tour = nil
        focus.sheet = nil
        editor = nil  // Its edits are kept as a draft.
        sessionEditor = nil
        settings = SettingsScreen()
        library.form = nil
        welcome = Welcome()
        session = SessionPage()
        summary?.fault = nil
        effects.append(.focus("title"))
        effects += arrived()
        if target != .pairing, let pages = heldTurn { effects += becameSender(true, pages) }
        return effects
    }

    /// Where "back" leads from the calendar, and from a session that was opened in it or behind a figure.
    @inline(never) private func noteWay(to target: Route) {
        switch (facts.route, target) {
        case (.session, .calendar), (.session, .editSession), (.editSession, .session), (.calendar, .calendar): break
        case (let from, .calendar): calendar.from = from
        case (.calendar, .session), (.calendar, .newSession): calendar.leadsToSession = true
        case (.analytics, .session), (.year, .session): sessionFrom = facts.route
        default: (calendar.leadsToSession, sessionFrom) = (false, nil)
        }
    }

    /// What the place shows may be another than when it was seen last.
    func arrived() -> [ShellEffect] { facts.route == .today ? [] : arrivedElsewhere() }

    @inline(never) func arrivedElsewhere() -> [ShellEffect] {
        switch facts.route {
        case .newPlan, .editPlan: editor = Editor(world)
        case .newSession:
            sessionEditor = SessionEditor(world)
            // On the day that was looked at, unless edits are going on.
            if calendar.leadsToSession, let day = calendar.day, sessionEditor?.isChanged == false {
                let date = SessionEditMessage.date(LocalDate(day: day).text)
                return carryOut(SessionEditor.update(&sessionEditor, date, world))
            }
        case .editSession: sessionEditor = SessionEditor(world)
        case .planHistory(let id): timeline.show(id)
        case .progress(let id): progress.exercise = id
        case .calendar(let day): if let day { (calendar.day, calendar.isPlanning) = (day, false) }
        case .importing: if importing.isOver { importing = Import() }
        // On a low screen the row that comes next is below what stands above it.
        case .workout: return [.wakeLock(true)] + carryOut(focus.tick(world) + focus.showCurrent(world))
        case .exercises: prepareSearch()
        case .gym, .newGym: gymEditor = GymEditor.made(world, going: gymEditor)
        case .pairing: pairing.isSignedIn = false
        case .programs, .program, .template, .newProgram, .editProgram, .shareProgram, .importProgram:
            programs.arrived(world)
            if looksAmongAllPlans { return ask(.plans, isMore: true) }
        case .body: body = BodyScreen()
        case .goals: goals = Goals()
        case .tour:
            tour = Tour(world)
            return carryOut([.announce(tour?.line ?? "")]) + tickTour()
        case .today, .plans, .history, .analytics, .year, .summary, .settings, .session, .plan, .suggestions,
            .coach, .aches,
            .profile, .gyms, .data, .welcome, .counters:
            break
        case .making(let week): return carryOut(Generator.arrived(&generator, week: week, world))
        }
        facts.knowledge.lookAgain(agedHere)
        return []
    }

    /// What is looked at again by going where it is shown.
    private var agedHere: [Query] {
        switch facts.route {
        case .plans: [.imports]
        case .importing: [.imports, .importNames]
        case .settings: [.tokens, .devices]
        case .pairing: [.devices]
        case .plan(let id): [world.preview(id)]
        case .planHistory(let id): [.versions(id)]
        case .progress(let id): [.progress(id), .outcomes(id)]
        case .suggestions: [.suggestions]
        case .coach: [.coachScore]
        case .analytics, .year: Analytics.needs(analytics, world)
        case .programs, .program, .template: [.programs]
        case .shareProgram(let id): [.shared(id)]
        case .aches: [.painFlags]
        case .session(let id): [.rules(id)]
        case .profile: [.profile]
        case .gyms: [.gyms]
        case .counters: [.objectives]
        case .today, .history, .calendar, .body, .goals, .workout, .summary, .newPlan, .editPlan, .newSession,
            .editSession, .newGym,
            .gym, .exercises, .making, .newProgram, .editProgram, .importProgram, .data, .welcome, .tour:
            []
        }
    }

    /// Where "back" leads.
    var parent: Route {
        switch facts.route {
        case .session where sessionFrom != nil: sessionFrom!
        case .session, .newSession: calendar.leadsToSession ? .calendar(nil) : .history
        case .calendar: calendar.from ?? .history
        case .history, .body, .goals, .year: .analytics
        case .editSession(let id): .session(id)
        case .plan, .newPlan, .programs, .exercises: .plans
        case .program, .template, .newProgram, .importProgram: .programs
        case .editProgram(let id), .shareProgram(let id): .program(id)
        case .editPlan(let id), .planHistory(let id): .plan(id)
        case .progress: progress.from ?? .today
        case .coach: progress.toCoach ?? .settings
        case .aches: .settings
        case .gyms, .profile, .data, .counters: .settings
        case .welcome(let step): step == 0 ? .today : .welcome(step - 1)
        case .gym, .newGym: .gyms
        case .making(let week): week ? .programs : facts.isTraining ? .workout : .today
        default: .today
        }
    }
}

// MARK: What a reload comes back to

extension App {
    /// Back to where the lifter was: the exercise, what lay over it, the summary.
    func takeUpPlace(_ stored: [String: String]) {
        broughtTo = stored[Stored.broughtTo] ?? ""
        keptPlace = stored[Stored.focus] ?? ""
        keptSummary = stored[Stored.summary] ?? ""
        let place = focus.takeUp(keptPlace, facts.sync.workout)
        if facts.route == .workout {
            if let about = place?.about { exerciseSheet = ExerciseSheet(about) }
        } else {
            (focus.sheet, focus.cell) = (nil, nil)
        }
        summary = keptSummary.isEmpty ? nil : Summary(stored: keptSummary)
        // A workout that was finished here waits to be saved.
        if let workout = facts.sync.workout, workout.status == .completed {
            summary = Summary(answer: nil, workout: workout)
        }
    }

    /// What was planned when this device asked last; it is asked for again.
    @inline(never) func takeUpSchedule(_ stored: String?) {
        facts.knowledge.scheduled[world.daysAhead] = Stored.read(Page<ScheduledWorkout>.self, stored)?.items
    }

    /// Keeps where the lifter is, where that is another place than was kept.
    func keepPlace() -> [ShellEffect] {
        var effects: [ShellEffect] = []
        if facts.isTraining, let id = facts.sync.workout?.id {
            var kept = FocusPlace(focus, id)
            kept.about = exerciseSheet?.exercise
            let place = JSON.text(kept)
            if place != keptPlace {
                keptPlace = place
                effects.append(.persist(key: Stored.focus, value: place))
            }
        }
        // It is large: looked at only where it can change.
        if facts.route == .summary || summary == nil, keptSummary != "" || summary?.answer != nil {
            let text = summary?.text ?? ""
            if text != keptSummary {
                keptSummary = text
                effects.append(.persist(key: Stored.summary, value: text))
            }
        }
        return effects
    }
}
