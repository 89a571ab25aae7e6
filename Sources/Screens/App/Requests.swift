import Contract
import Sync
import Training

/// What an open request is for.
indirect enum Request {
    /// Of the running workout, by the number that the client of it knows.
    case sync(UInt32)
    /// Of what waits beside it, likewise.
    case outbox(UInt32)
    case query(Query, isMore: Bool)
    case call(Call)
}

/// A change of something that is no running workout. It is sent at once; one that got no answer is offered to be sent
/// again, with the same key.
struct Call {
    indirect enum Purpose {
        case createPlan, saveVersion(PlanID)
        /// The version that was current before.
        case rollBack(PlanID, from: SnapshotID)
        /// Decides, then starts; the changes in the order of the body.
        case applyAndStart([ChangeID])
        case keepChanges
        /// Makes a plan of a session, or takes the one that an import offers of it.
        case savePlan(WorkoutID), addOffer(WorkoutID)
        case decideOffer
        /// Says what a name of other apps is.
        case decideName
        case undoImport
        case makeToken, revokeToken
        case pair, makePairingCode, revokeDevice
        /// Makes, follows, changes or ends a program, or makes a plan (then it is none); what is said then, and where it leads.
        case program(ProgramID?, said: String?, goes: Route?)
        /// Looks at a program from elsewhere.
        case previewProgram
        /// Puts a workout or a week together; the number of the question.
        case generate(Int)
        case saveSettings
        case importing(isDryRun: Bool), importColumns, importProgress
        case loadPack
        /// Looks through a file of measurements, or takes it over.
        case importBody(isDryRun: Bool)
        /// Makes the secret address for other calendars anew, or ends it.
        case calendarAccess
        /// Makes or puts back a sealed backup, or erases the account.
        case data(DataWork)
        case push(PushStep)
    }

    var purpose: Purpose
    var request: ClientRequest
}

extension App {
    // MARK: Questions

    /// Asks for all that is needed where the app stands and that is not known, or may be old.
    func askWanted() -> [ShellEffect] {
        var effects: [ShellEffect] = []
        needed = needs
        for query in needed where facts.knowledge[query].isWanted && !isSettled(query) {
            effects += ask(query, isMore: false)
        }
        if facts.knowledge[.putOff].state == .stale { effects += ask(.putOff, isMore: false) }
        effects += sendWaiting()
        return effects.isEmpty ? bringHistory() : effects
    }

    /// What was changed here holds until it is answered.
    private func isSettled(_ query: Query) -> Bool { query == .settings && facts.knowledge.settingsWait }

    /// What every screen rests on, and what this one, and what lies over it, needs beside.
    var needs: [Query] {
        let world = world
        // The texts are asked for where the server says that it has them.
        var language: [Query] = []
        if let wanted = world.wantedLanguage {
            let known = world.knowledge.languages
            if known == nil { language += [.languages] + (world.isOnline ? [] : [.catalogue(wanted)]) }
            for line in known ?? [] where line.code == wanted { language.append(.catalogue(wanted)) }
        }
        // A device that something is known on may be signed in.
        if facts.route == .pairing { return language + (world.knowledge.plans == nil ? [] : [.devices]) }
        var needs =
            Query.always + (world.isWhole ? Query.onceWhole : []) + language + (starting?.needs(world) ?? [])
            + (exerciseSheet?.needs ?? [])
        // Also where one is offered.
        if routine != nil || starting != nil || summary?.answer != nil { needs.append(.routines) }
        needs += facts.route == .today ? today.needs(world) : needsElsewhere()
        return needs
    }

    @inline(never) func needsElsewhere() -> [Query] {
        let world = world
        var needs: [Query] = []
        switch facts.route {
        case .today: break
        case .plans: needs += Plans.needs(world)
        case .importing:
            needs.append(.imports)
            needs.append(.importNames)
        case .plan(let id): needs += PlanPage.needs(id, world)
        case .planHistory(let id): needs += timeline.needs(world) + world.asking(id)
        case .editPlan(let id):
            // What a lift may follow is called by its program.
            needs += world.asking(id) + Plans.needs(world)
            needs.append(.goals)
        case .progress: needs += progress.needs
        case .session(let id): needs += SessionPage.needs(id, world)
        case .workout: needs += focus.needs(world)
        case .summary: needs += summary?.needs ?? []
        case .suggestions: needs += Suggestions.needs(world)
        case .settings, .data:
            needs.append(.tokens)
            needs.append(.devices)
            needs.append(.pushKey)
            needs.append(.languages)
        case .welcome:
            needs.append(.profile)
            needs.append(.languages)
        case .profile: needs.append(.profile)
        case .coach: needs.append(.coachScore)
        case .analytics, .year: needs += Analytics.needs(analytics, world)
        case .programs, .program, .newProgram, .editProgram:
            needs.append(.programs)
            needs.append(.library)
            needs += Programs.needs(world)
        case .shareProgram(let id):
            needs.append(.programs)
            needs.append(.shared(id))
            needs += Programs.needs(world)
        case .template(let id):
            needs.append(.library)
            needs.append(.ahead(id))
        case .aches: needs.append(.painFlags)
        case .making: if generator?.made != nil { needs.append(.painFlags) }
        case .newSession, .editSession: needs += SessionEditor.needs(world)
        case .exercises: needs.append(.routines)
        case .body: needs += [.bodyTrends, .bodyLog(body.kind)]
        case .goals, .newPlan: needs.append(.goals)
        case .counters: needs.append(.objectives)
        case .calendar: needs += calendar.needs(world)
        case .history, .pairing, .gyms, .newGym, .gym, .importProgram, .tour: break
        }
        return needs
    }

    /// Whether a plan is looked for or chosen here: among all of them, so that as long as there is another page, it is asked for.
    @inline(never) var looksAmongAllPlans: Bool {
        switch facts.route {
        case .plans: !ExerciseName.key(plans.query).isEmpty
        case .today: today.selection.map { !ExerciseName.key($0.query).isEmpty } ?? false
        case .calendar: calendar.isPlanning
        case .newProgram, .editProgram: true
        default: false
        }
    }

    /// Sends a query, unless it is open.
    func ask(_ query: Query, isMore: Bool) -> [ShellEffect] {
        for case .query(let open, isMore) in facts.requests.values where open == query { return [] }
        let cursor = isMore || query == .exercises ? facts.knowledge[query].cursor : nil
        if isMore, cursor == nil { return [] }
        facts.knowledge[query].state = .loading
        if case .ahead(let id) = query { return [send(.query(query, isMore: isMore), programs.preview(id, world))] }
        var day: ProgramDayID?
        if case .preview(let plan, _, _) = query { day = world.day(of: plan)?.id }
        return [send(.query(query, isMore: isMore), query.request(cursor, day: day))]
    }

    func answered(_ query: Query, _ answer: Answer, isMore: Bool) -> [ShellEffect] {
        guard let effects = facts.knowledge.answered(query, answer, isMore: isMore) else {
            if case .diff(let version, let other) = query {
                return carryOut(timeline.cannotCompare(version, other, world))
            }
            return answer.status == 401 ? enter(.pairing, replace: false) : []
        }
        foresee()
        var out = carryOut(effects)
        switch query {
        case .gyms: if case .gym = facts.route, gymEditor == nil { gymEditor = GymEditor.made(world) }
        case .programs, .program: programs.came(world)
        case .plans, .plan:
            if editor == nil, facts.route.edits { editor = Editor(world) }
            if query == .plans, facts.isWhole, looksAmongAllPlans { out += ask(.plans, isMore: true) }
        case .sessions, .session:
            if sessionEditor == nil, facts.route.edits { sessionEditor = SessionEditor(world) }
            if query == .sessions { out += historyCame(isKept: answer.isKept, isMore: isMore) }
        case .exercises:
            facts.knowledge.takeNames(world.strings.voice.language)
            prepareSearch()
        case .pushKey: out += pushKeyCame()
        case .devices: out += devicesCame(answer)
        case .prior(let exercise): out += carryOut(focus.lastPerformanceCame(of: exercise, world))
        case .preview(let plan, let mood, _):
            // An older look at another gym; a newer one is on its way.
            if query == world.preview(plan, mood) { out += carryOut(starting?.previewCame(plan, mood, world) ?? []) }
        default: break
        }
        return out
    }

    // MARK: Calls

    /// Sends a change.
    func send(_ call: Call) -> ShellEffect { send(.call(call), call.request) }

    func send(_ request: Request, _ own: ClientRequest) -> ShellEffect { .request(id: number(request), own) }

    /// Notes what the next request is for.
    func number(_ request: Request) -> UInt32 {
        lastRequest += 1
        facts.requests[lastRequest] = request
        return lastRequest
    }

    func upload(_ options: ImportOptions) -> ShellEffect {
        let request = ClientRequest(.importLog(options))
        // An answer to an earlier file or unit is not waited for.
        for (id, open) in facts.requests {
            if case .call(let call) = open, case .importing(true) = call.purpose { facts.requests[id] = nil }
        }
        let call = Call(purpose: .importing(isDryRun: options.dryRun == true), request: request)
        return .upload(id: number(.call(call)), path: request.path, input: importing.chosenInput)
    }

    /// The settings as they are now, unless they are on their way.
    @inline(never) func saveSettings() -> [ShellEffect] {
        for case .call(let call) in facts.requests.values {
            if case .saveSettings = call.purpose { return [] }
        }
        // A gym that the server does not know yet cannot be the one in use.
        if let gym = facts.knowledge.settings.gymID, world.isUnsaved(gym) { return [] }
        return [send(Call(purpose: .saveSettings, request: ClientRequest(.saveSettings, facts.knowledge.settings)))]
    }
}
