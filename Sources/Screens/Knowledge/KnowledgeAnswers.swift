import Contract
import Training
import Wire

extension Knowledge {
    /// Takes over what the server said to a query.
    ///
    /// - Returns: what is to be kept on the device; `nil` where it said nothing that can be used.
    mutating func answered(_ query: Query, _ answer: Answer, isMore: Bool) -> [Effect]? {
        // What was on its way while it changed is older than what is known. Without a network there is nothing newer to ask.
        if self[query].wasOvertaken(), answer.isGood, !answer.isKept {
            failed(query, .stale)
            return []
        }
        guard answer.isGood, let effects = take(query, answer, isMore: isMore) else {
            failed(query, answer.outcome == .refused ? .refused : .failed)
            return nil
        }
        // Unless there is more to come. What the device had kept of an earlier answer is no look at the server.
        if answer.isKept {
            failed(query, .failed)
        } else if self[query].isLoading {
            self[query].state = .loaded
        }
        return effects
    }

    /// What came in several parts is asked for from its beginning.
    private mutating func failed(_ query: Query, _ state: Look.State) {
        self[query].state = state
        switch query {
        case .exercises:
            incomingExercises = []
            self[query].cursor = nil
        case .putOff:
            self[.putOff].state = .missing
            self[.suggestions].state = state
        default: break
        }
    }

    /// Keeps the plans of the program that is followed where one of them came by itself: the list that is kept may be without it.
    private func programPlans(with id: PlanID) -> [Effect] {
        guard let program = activeProgram?.program, program.plans.contains(id) else { return [] }
        var page = Page<WorkoutPlan>([])
        for plan in program.plans { if let known = self.plan(plan) { page.items.append(known) } }
        return [.persist(key: Stored.programPlans, value: JSON.text(page))]
    }

    private mutating func take(_ query: Query, _ answer: Answer, isMore: Bool) -> [Effect]? {
        switch query {
        case .plans:
            guard let page = answer.read(Page<WorkoutPlan>.self) else { return nil }
            self[.plans].cursor = page.nextCursor
            // Of more plans than a page holds, those beyond it stay.
            let known = plans ?? []
            plans = isMore ? known : page.items
            if isMore || page.nextCursor != nil {
                for plan in isMore ? page.items : known where self.plan(plan.id) == nil { plans!.append(plan) }
            }
            if isMore { return [] }
            heldVersions = []
            lookAgainAtStarts()
            return [.persist(key: Stored.plans, value: answer.body)]
        case .gyms:
            guard let page = answer.read(Page<Gym>.self) else { return nil }
            gyms = page.items
            return [.persist(key: Stored.gyms, value: answer.body)]
        case .activeProgram:
            guard let page = answer.read(Page<TrackedProgram>.self) else { return nil }
            let before = activeProgram?.currentDay
            activeProgram = page.items.first
            if before != activeProgram?.currentDay { lookAgainAtStarts() }
            return [.persist(key: Stored.program, value: answer.body)]
        case .painFlags:
            guard let page = answer.read(Page<PainFlag>.self) else { return nil }
            pains = page.items
            return []
        case .settings: return takeSettings(answer)
        case .exercises: return takeExercises(answer)
        case .sessions: return takeSessions(answer, isMore: isMore)
        default: return takeAside(query, answer, isMore: isMore)
        }
    }

    /// What the first screen does not need.
    @inline(never) private mutating func takeAside(_ query: Query, _ answer: Answer, isMore: Bool) -> [Effect]? {
        switch query {
        case .next:
            guard let page = answer.read(Page<NextItem>.self) else { return nil }
            next = page.items
            return [.persist(key: Stored.next, value: answer.body)]
        case .suggestions, .putOff: return takeSuggestions(query, answer)
        case .prior(let exercise):
            guard let found = answer.read(PriorPerformance.self) else { return nil }
            if let known = prior[exercise], known.isSame(as: found) { return [] }
            prior[exercise] = found
            return [storedPrior]
        case .preview(let plan, _, _):
            guard let preview = answer.read(StartPreview.self) else { return nil }
            if let known = previews[plan], known.planSnapshotID != preview.planSnapshotID { earlierPreviews = [known] }
            previews[plan] = preview
            return []
        case .version:
            guard let found = answer.read(PlanSnapshot.self) else { return nil }
            earlierVersions.append(found)
            return []
        case .imports:
            guard let page = answer.read(Page<ImportReport>.self) else { return nil }
            imports = page.items
            return []
        case .tokens:
            guard let page = answer.read(Page<AccessToken>.self) else { return nil }
            tokens = page.items
            return []
        case .languages:
            guard let page = answer.read(Page<LanguageLine>.self) else { return nil }
            languages = page.items
            return []
        case .catalogue:
            return takeLanguage(answer.body) ? [.persist(key: Stored.language, value: answer.body)] : nil
        case .devices:
            guard let page = answer.read(Page<Device>.self) else { return nil }
            devices = page.items
            return []
        case .programs:
            guard let page = answer.read(Page<TrackedProgram>.self) else { return nil }
            self[.programs].cursor = page.nextCursor
            let known = programs ?? []
            programs = isMore ? known : page.items
            if isMore || page.nextCursor != nil {
                for tracked in isMore ? page.items : known where program(tracked.program.id) == nil {
                    programs!.append(tracked)
                }
            }
            return []
        case .plan:
            guard let found = answer.read(WorkoutPlan.self) else { return nil }
            if plan(found.id) == nil { plans = (plans ?? []) + [found] }
            for index in plans!.indices where plans![index].id == found.id { plans![index] = found }
            heldVersions.removeAll { $0.planID == found.id }
            return programPlans(with: found.id)
        case .program:
            guard let found = answer.read(TrackedProgram.self) else { return nil }
            if program(found.program.id) == nil { programs = (programs ?? []) + [found] }
            for index in programs!.indices where programs![index].program.id == found.program.id {
                programs![index] = found
            }
            return []
        case .ahead(let id):
            guard let found = answer.read(ProgramPreview.self) else { return nil }
            ahead[id] = found
            return []
        case .shared(let id):
            guard let found = answer.read(SharedProgram.self) else { return nil }
            shared = [(id, found)]
            return []
        case .library:
            guard let page = answer.read(Page<ProgramTemplate>.self) else { return nil }
            library = page.items
            return []
        case .profile:
            guard let found = answer.read(Profile.self) else { return nil }
            profile = found
            return []
        case .coachScore:
            guard let found = answer.read(CoachStanding.self) else { return nil }
            coachStanding = found
            return []
        case .session(let id):
            guard let found = answer.read(WorkoutSession.self), found.id == id else { return nil }
            opened.removeAll { $0.id == id }
            opened.append(found)
            return []
        case .daysOf, .schedule, .calendarAccess, .bodyLog, .bodyTrends, .goals, .weeks, .adherence, .records,
            .maxes, .dayLine, .objectives, .pushKey:
            return takeDays(query, answer, isMore: isMore)
        case .exercise:
            guard let found = answer.read(ExerciseDetails.self) else { return nil }
            described.removeAll { $0.id == found.exercise.id }
            described.append(found.exercise)
            aside = (found.exercise.id, found.merged, found.defaultRule.name)
            return []
        case .importNames:
            guard let page = answer.read(Page<ImportName>.self) else { return nil }
            importNames = page.items
            return []
        case .routines:
            guard let page = answer.read(Page<Routine>.self) else { return nil }
            routines = page.items
            return []
        case .rules(let session):
            guard let page = answer.read(Page<ImportReport.OfferedRule>.self) else { return nil }
            planRules = (session, page.items)
            return []
        case .outings(let exercise): return takeOutings(of: exercise, answer, isMore: isMore)
        case .outcomes(let exercise): return takeOutcomes(of: exercise, answer)
        case .versions(let plan):
            guard let page = answer.read(Page<VersionLine>.self) else { return nil }
            var lines = isMore ? versions[plan] ?? [] : []
            for line in page.items where !lines.contains(where: { $0.id == line.id }) { lines.append(line) }
            versions[plan] = lines
            self[query].cursor = page.nextCursor
            return []
        case .diff(let version, let other):
            guard let diff = answer.read(SnapshotDiff.self) else { return nil }
            diffs[Comparison(version: version, other: other)] = diff
            return []
        case .progress(let exercise):
            guard let page = answer.read(Page<BaselineChange>.self) else { return nil }
            progress[exercise] = (isMore ? progress[exercise] ?? [] : []) + page.items
            self[query].cursor = page.nextCursor
            return []
        default: return nil
        }
    }

    /// What was changed here and is not answered yet holds.
    private mutating func takeSettings(_ answer: Answer) -> [Effect]? {
        guard let found = answer.read(Settings.self) else { return nil }
        if settingsWait { return [] }
        settings = found
        return [.persist(key: Stored.settings, value: answer.body)]
    }

    /// The catalogue comes in pages; it is put in place when the last one is there.
    private mutating func takeExercises(_ answer: Answer) -> [Effect]? {
        guard let page = answer.read(Page<Exercise>.self) else { return nil }
        incomingExercises += page.items
        self[.exercises].cursor = page.nextCursor
        if page.nextCursor != nil {
            self[.exercises].state = .stale
            return []
        }
        let all = incomingExercises
        incomingExercises = []
        if let exercises, exercises.isSame(as: all) { return [] }
        exercises = all
        search = nil
        return [.persist(key: Stored.exercises, value: JSON.text(all))]
    }

    private mutating func takeSessions(_ answer: Answer, isMore: Bool) -> [Effect]? {
        // The kept first page is no newer than what is known, and would cut off the pages after it.
        if answer.isKept, !isMore, hasHistory { return [] }
        guard let page = answer.read(Page<WorkoutSession>.self) else { return nil }
        self[.sessions].cursor = page.nextCursor
        hasHistory = true
        guard isMore else {
            sessions = page.items
            return [.persist(key: Stored.sessions, value: answer.body)]
        }
        var all = sessions ?? []
        for session in page.items where !all.contains(where: { $0.id == session.id }) { all.append(session) }
        sessions = all
        return []
    }

    private mutating func takeOutings(of exercise: ExerciseID, _ answer: Answer, isMore: Bool) -> [Effect]? {
        guard let page = answer.read(Page<WorkoutSession>.self) else { return nil }
        var all = isMore ? outings[exercise] ?? [] : []
        for var session in page.items {
            session.exercises.removeAll { $0.exerciseID != exercise }
            all.append(session)
        }
        outings[exercise] = all
        self[.outings(exercise)].cursor = page.nextCursor
        return []
    }
}
