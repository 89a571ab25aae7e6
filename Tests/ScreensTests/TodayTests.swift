import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// The first screen of every day, by itself: a model, what is known, and what is drawn.
struct TodayTests {
    /// A Friday, at half past six in the evening.
    static let friday = Instant("2026-11-20T18:30:00+01:00")!

    private static func plan(_ number: UInt64, _ name: String, _ category: String? = nil) -> WorkoutPlan {
        var plan = ScreenAloneTests.plan(number, name)
        plan.category = category
        for lift in UInt64(0)..<4 {
            var exercise = ExercisePrescription(
                id: PrescriptionID(high: number, low: lift), exerciseID: ExerciseID(high: 7, low: lift),
                name: "Lift \(lift)", loadKind: .external, measure: .reps)
            var set = SetPrescription(id: SetPrescriptionID(high: number, low: lift))
            set.reps = 8
            exercise.sets = [set]
            plan.currentVersion.exercises.append(exercise)
        }
        return plan
    }

    private static func session(
        _ number: UInt64, of plan: WorkoutPlan?, daysAgo: Int64, rpe: Int? = nil, now: Instant = friday
    ) -> WorkoutSession {
        let start = now.adding(seconds: -daysAgo * 86_400)
        var session = WorkoutSession(
            id: WorkoutID(high: 3, low: number), origin: .freeform, startedAt: start,
            endedAt: start.adding(seconds: 3_600))
        session.planID = plan?.id
        session.totals.sets = 1
        if let rpe {
            session.postEffort = PostEffort()
            session.postEffort?.rpe = SessionRPE(halves: rpe * 2)
        }
        return session
    }

    /// A set may reach the server long after it was done.
    @Test func aWorkoutIsLeftAloneSinceItsLastSet() {
        let (start, done) = (Self.friday.adding(seconds: -20_000), Self.friday.adding(seconds: -19_000))
        var workout = ActiveWorkout(
            id: id(1), userID: id(1), startTime: start, createdAt: start, updatedAt: Self.friday)
        #expect(workout.left(Self.friday) == nil, "it was just begun")
        var exercise = ActiveExercise(instanceID: id(1), exerciseID: id(1), name: "", position: 0)
        var set = ActiveSet(id: id(1))
        (set.status, set.completedAt) = (.done, done)
        exercise.sets = [set]
        workout.exercises = [exercise]
        #expect(workout.left(Self.friday) == done)
    }

    private static func world(_ now: Instant = friday, _ tell: (Facts) -> Void) -> World {
        let facts = Facts(Boot())
        facts.now = now
        (facts.knowledge.plans, facts.knowledge.sessions, facts.knowledge.profile) = ([], [], Profile())
        tell(facts)
        return World(facts)
    }

    private static func text(_ world: World, _ today: Today = Today()) -> String {
        let screen = today.view(world)
        var text = ""
        for view in screen.header + screen.content + (screen.dock.map { [$0] } ?? []) + screen.sheet {
            text += HTML.text(view)
        }
        return text
    }

    /// Push on each of the last four Fridays, pull on the days before.
    private static func fourWeeks(_ facts: Facts) {
        let (push, pull) = (plan(1, "Push A", "Push"), plan(2, "Pull A", "Pull"))
        facts.knowledge.plans = [pull, push]
        for week in 1...4 {
            facts.knowledge.sessions?.append(session(UInt64(week), of: push, daysAgo: Int64(week) * 7))
            facts.knowledge.sessions?.append(session(UInt64(week) + 10, of: pull, daysAgo: Int64(week) * 7 + 1))
        }
    }

    // MARK: What is next

    @Test func fridayIsPushDay() {
        let world = Self.world { Self.fourWeeks($0) }
        let page = Self.text(world)
        #expect(page.contains("<b>Friday is push day:</b> 4 of the last 4 weeks. About 60 min."))
        #expect(page.contains("Start Push A"))
        #expect(page.contains("Lift 2") && !page.contains("Lift 3") && page.contains("and 1 more"))
    }

    /// As the library says it: all sets, where one is not like the first or is done for as many reps as there are.
    @Test func aRampIsSaidWithAllItsSets() throws {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            for exercise in 0..<3 {
                var sets: [SetPrescription] = []
                for place in 0..<3 {
                    var set = SetPrescription(
                        id: SetPrescriptionID(high: 9, low: UInt64(exercise * 3 + place)), reps: 5)
                    // Lift 0 is a ramp to a last set without an end, lift 1 even, lift 2 even to that last set.
                    set.weight = .kg(exercise == 0 ? Int64(65 + 10 * place) : 60)
                    set.amrap = exercise != 1 && place == 2
                    sets.append(set)
                }
                facts.knowledge.plans?[1].currentVersion.exercises[exercise].sets = sets
            }
        }
        let push = try #require(world.knowledge.plans?[1])
        var pages = [Self.text(world)]
        pages.append(PlanPage.view(push.id, world).content.map { HTML.text($0) }.joined())
        for page in pages {
            #expect(page.contains("65 kg × 5 · 75 kg × 5 · 85 kg × 5+"))
            #expect(page.contains("60 kg × 5, 5, 5+"))
            #expect(page.contains("60 kg × 5<"), "what is even is said once")
        }
        let sheet = Starting(plan: push.id).sheet(world).map { HTML.text($0) }.joined()
        #expect(sheet.contains("65 kg × 5 · 75 kg × 5 · 85 kg × 5+") && sheet.contains("60 kg × 5, 5, 5+"))
        #expect(sheet.contains("60 kg × 5, 5, 5<"))
        var row = NextRow(
            item: NextItem(
                exerciseID: ExerciseID(high: 7, low: 0), name: "Lift 0",
                recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule)))),
            strings: world.strings, now: Self.friday, showsReason: false)
        row.prescription = push.currentVersion.exercises[0]
        #expect(HTML.text(row.view).contains("85 kg × 5+"))
    }

    @Test func whatIsNextSaysWhichTargetIsTheLeast() {
        var item = NextItem(
            exerciseID: ExerciseID(high: 7, low: 0), name: "Lift 0",
            recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))))
        item.recommendation.targets = [65, 75, 85].map { SetTarget(weight: .kg($0), reps: 5) }
        let strings = Self.world { _ in }.strings
        #expect(item.headlineMark == "")
        item.mark([PlannedSet(SetTarget()), PlannedSet(SetTarget()), PlannedSet(SetTarget(), amrap: true)])
        #expect(item.amrap == 1 && item.headlineMark == "+")
        #expect(strings.planned(item.plannedSets, .reps, .external) == "65 kg × 5 · 75 kg × 5 · 85 kg × 5+")
        item.mark(item.plannedSets.map { PlannedSet($0.target, amrap: true) })
        #expect(strings.planned(item.plannedSets, .reps, .external) == "65 kg × 5+ · 75 kg × 5+ · 85 kg × 5+")
        item.mark(item.plannedSets.map { PlannedSet($0.target) })
        #expect(item.amrap == nil)
    }

    @Test func whatIsOnTheCalendarComesBeforeWhatIsUsual() {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            var entry = ScheduleEntry(id: ScheduleEntryID(high: 1, low: 1), .plan, on: LocalDate(Self.friday))
            entry.planID = facts.knowledge.plans?.first?.id
            let days = World(facts).daysAhead
            facts.knowledge.scheduled[days] = entry.days(
                from: LocalDate(day: days.lowerBound), through: LocalDate(day: days.upperBound - 1))
        }
        #expect(Today().nextPlan(world)?.reason?.code == .scheduled)
        #expect(Self.text(world).contains("On your calendar."))
        #expect(Self.text(world).contains("Start Pull A"))
        #expect(world.thisWeek.planned == 1 && world.thisWeek.done == 0)
    }

    @Test func whatTheLifterChoseComesBeforeEverything() {
        let world = Self.world { Self.fourWeeks($0) }
        var today = Today()
        _ = today.update(.choose(PlanID(high: 1, low: 2)), world)
        #expect(today.nextPlan(world)?.plan.name == "Pull A" && today.nextPlan(world)?.reason == nil)
    }

    /// The server asks the same function of what it has stored; `ServerTests/TodayTests` hold what it answers.
    @Test func itForeseesWhatTheRuleSaysOfTheSameHistory() {
        var random = SeededGenerator(77)
        for _ in 0..<60 {
            let plans = (1...4).map {
                Self.plan(UInt64($0), "Plan \($0)", ["push", "pull", nil].randomElement(using: &random)!)
            }
            var sessions: [WorkoutSession] = []
            for number in 0..<24 {
                let days = Int64.random(in: 0..<70, using: &random)
                sessions.append(Self.session(UInt64(number), of: plans.randomElement(using: &random), daysAgo: days))
            }
            sessions.sort { $0.startedAt > $1.startedAt }
            let world = Self.world { ($0.knowledge.plans, $0.knowledge.sessions) = (plans, sessions) }
            let rule = PlanPrediction(
                plans, following: nil, sessions.map { TrainedSession($0) }, today: LocalDate(Self.friday))
            let next = Today().nextPlan(world)
            #expect(next?.plan.id == rule?.plan)
            #expect(next?.reason == rule?.why(on: LocalDate(Self.friday)))
        }
    }

    /// After a reload it is as before: the page that is read then has them all, and the server looks at no more.
    @Test func noMoreWorkoutsAreLookedAtThanOnePageHas() {
        let push = Self.plan(1, "Push A")
        let world = Self.world { facts in
            facts.knowledge.sessions = (1...40).map { Self.session(UInt64($0), of: push, daysAgo: Int64($0)) }
        }
        #expect(world.lately.map(\.id) == world.shownSessions?.prefix(PlanPrediction.workouts).map(\.id))
        #expect(world.trained(since: .min).count == 40)
    }

    @Test func anImportedWorkoutCountsForThePlanOfItsName() {
        let push = Self.plan(1, "Push A")
        let world = Self.world { facts in
            facts.knowledge.plans = [Self.plan(2, "Pull A"), push]
            for week in 1...3 {
                var session = Self.session(UInt64(week), of: nil, daysAgo: Int64(week) * 7)
                session.title = "Push A"
                facts.knowledge.sessions?.append(session)
            }
        }
        #expect(Today().nextPlan(world)?.plan.id == push.id)
        #expect(Self.text(world).contains("<b>Your usual Friday:</b> 3 of the last 4 weeks."))
    }

    // MARK: The week

    @Test(arguments: [(WeekStart.monday, "Mo", "16"), (.sunday, "Su", "15"), (.saturday, "Sa", "14")])
    func theWeekBeginsOnTheDayThatTheLifterSays(_ start: WeekStart, _ name: String, _ date: String) throws {
        let world = Self.world { $0.knowledge.settings.weekStart = start }
        let week = HTML.text(ThisWeek(world: world, strings: world.strings).view)
        let first = try #require(week.firstRange(of: "class=\"day"))
        let end = try #require(week[first.upperBound...].firstRange(of: "</b>"))
        #expect(week[first.upperBound..<end.lowerBound].hasSuffix(name + "<b class=\"n\">" + date))
    }

    @Test func aWeekSaysWhatIsDoneOfWhatIsWanted() {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            facts.knowledge.profile = Profile()
            facts.knowledge.profile?.daysPerWeek = 4
            for age in [1, 3] {
                facts.knowledge.sessions?.insert(Self.session(UInt64(age) + 50, of: nil, daysAgo: Int64(age)), at: 0)
            }
        }
        #expect(world.thisWeek.planned == 4 && world.thisWeek.done == 2)
        #expect(Self.text(world).contains("2 of 4 done, 1 to go today"))
        #expect(Self.text(world).contains("50 %"))
    }

    /// Two are planned: one was done, and two others beside it are not the second one.
    @Test func whatWasNotPlannedDoesNotFillWhatWas() {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            let plans = facts.knowledge.plans ?? []
            let days = World(facts).daysAhead
            for (number, plan) in plans.enumerated() {
                // On Wednesday and on Thursday.
                let date = LocalDate(Self.friday).adding(days: Int64(number) - 2)
                let entry = ScheduleEntry(id: ScheduleEntryID(high: 1, low: UInt64(number)), plan: plan.id, on: date)
                let known = facts.knowledge.scheduled[days] ?? []
                facts.knowledge.scheduled[days] =
                    known
                    + entry.days(
                        from: LocalDate(day: days.lowerBound), through: LocalDate(day: days.upperBound - 1))
            }
            for (number, plan, age) in [(51, plans[0], 2), (52, nil, 1), (53, nil, 1)]
                as [(UInt64, WorkoutPlan?, Int64)]
            {
                facts.knowledge.sessions?.insert(Self.session(number, of: plan, daysAgo: age), at: 0)
            }
        }
        let week = world.thisWeek
        #expect(week.planned == 2 && week.done == 1 && week.others == 2 && week.workouts == 3 && week.days == 2)
        #expect(Self.text(world).contains("1 of 2 done, 2 others"))
        let days = HTML.text(ThisWeek(world: world, strings: world.strings).view)
        #expect(days.contains("Thursday 19, trained, missed: Push A") && days.contains("class=\"day did missed\""))
        #expect(days.contains("Wednesday 18, trained\""), "what was planned was done")
    }

    /// Two of the three were missed, and the third is Saturday's: nothing of it is for Friday, which is a usual day.
    @Test(arguments: [0, 1] as [Int64]) func whatIsPlannedForAnotherDayIsNotToGoToday(_ later: Int64) {
        let world = Self.world(Self.friday.adding(seconds: later * 86_400)) { facts in
            Self.fourWeeks(facts)
            facts.knowledge.profile?.daysPerWeek = 3
            let days = World(facts).daysAhead
            var scheduled: [ScheduledWorkout] = []
            // On Monday, on Tuesday and on Saturday.
            for (number, day) in [-4, -3, 1].enumerated() {
                let entry = ScheduleEntry(
                    id: ScheduleEntryID(high: 1, low: UInt64(number)), plan: PlanID(high: 1, low: 2),
                    on: LocalDate(Self.friday).adding(days: Int64(day)))
                scheduled += entry.days(
                    from: LocalDate(day: days.lowerBound), through: LocalDate(day: days.upperBound - 1))
            }
            facts.knowledge.scheduled[days] = scheduled
            for age in [1, 2] {
                let other = Self.session(UInt64(age) + 50, of: nil, daysAgo: Int64(age))
                facts.knowledge.sessions?.insert(other, at: 0)
            }
        }
        #expect(Self.text(world).contains("0 of 3 done, 2 others"))
        #expect(Self.text(world).contains("1 to go today") == (later == 1))
    }

    /// The reason stands where the target would, and below the row once that is unfolded.
    @Test(arguments: [false, true]) func aLiftWithoutATargetSaysWhy(_ isUnfolded: Bool) {
        let why = "No working set was done: the same again."
        var reason = Reason(.noWorkingSets)
        reason.text = why
        let item = NextItem(
            exerciseID: ExerciseID(high: 7, low: 1), name: "Chest Dip",
            recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(reason)))
        let row = NextRow(
            item: item, strings: Self.world { _ in }.strings, now: Self.friday, showsReason: isUnfolded)
        let text = HTML.text(row.view)
        #expect(text.ranges(of: why).count == 1)
        #expect(text.contains("Chest Dip<small>" + why + "</small>") == !isUnfolded)
    }

    // MARK: Words

    @Test func inTheEveningOfAUsualDayTheRowOfWeeksIsTold() {
        let word = "4 weeks in a row so far. There is still time today."
        #expect(!Self.text(Self.world { Self.fourWeeks($0) }).contains(word), "it is not seven yet")
        let late = Self.world(Self.friday.adding(seconds: 1_800)) { Self.fourWeeks($0) }
        #expect(Self.text(late).contains(word))
        let done = Self.world(Self.friday.adding(seconds: 1_800)) { facts in
            Self.fourWeeks(facts)
            facts.knowledge.sessions?.insert(Self.session(99, of: nil, daysAgo: 0), at: 0)
        }
        #expect(!Self.text(done).contains(word))
    }

    /// It stands in the history.
    @Test func aWorkoutWithoutASetIsNoTraining() {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            var opened = Self.session(99, of: Self.plan(1, "Push A"), daysAgo: 0)
            opened.totals.sets = 0
            facts.knowledge.sessions?.insert(opened, at: 0)
        }
        let today = Self.friday.local.day
        #expect(!world.trained(on: today) && world.trained(on: today - 7))
        #expect(world.thisWeek.workouts == 0 && world.sessions(on: today..<today + 1).count == 1)
        #expect(Self.text(world).contains("<b>Friday is push day:</b> 4 of the last 4 weeks."))
    }

    /// One workout keeps the row of weeks, whatever is wanted beyond it; who has no plans is told, too.
    @Test func whoseRowOfWeeksStandsIsToldNothing() {
        func isSaid(trained: Bool, goal: Int?, plans: Bool) -> Bool {
            let world = Self.world(Self.friday.adding(seconds: 1_800)) { facts in
                Self.fourWeeks(facts)
                if trained { facts.knowledge.sessions?.insert(Self.session(98, of: nil, daysAgo: 2), at: 0) }
                if !plans { facts.knowledge.plans = [] }
                facts.knowledge.profile?.daysPerWeek = goal
            }
            return Self.text(world).contains("4 weeks in a row so far")
        }
        for goal in [nil, 1, 2] {
            for plans in [true, false] {
                #expect(isSaid(trained: false, goal: goal, plans: plans))
                #expect(!isSaid(trained: true, goal: goal, plans: plans))
            }
        }
    }

    @Test func howLongARowOfWeeksIsIsSaidOnceItIsKnown() {
        func text(_ known: Int?, reachesBeyond: Bool = false) -> String {
            Self.text(
                Self.world(Self.friday.adding(seconds: 1_800)) { facts in
                    Self.fourWeeks(facts)
                    facts.knowledge[.sessions].cursor = "next"
                    if reachesBeyond { facts.knowledge.sessions?.append(Self.session(97, of: nil, daysAgo: 70)) }
                    guard let known else { return }
                    let today = LocalDate(facts.now)
                    var days = Adherence([], from: today, today: today, startingOn: .monday, goal: nil)
                    days.streak.weeks = known
                    facts.knowledge.adherence[Analytics.yearBack(World(facts))] = days
                })
        }
        #expect(!text(nil).contains("weeks in a row"), "there may be more than four")
        #expect(text(31).contains("31 weeks in a row so far."))
        #expect(text(nil, reachesBeyond: true).contains("4 weeks in a row so far."))
    }

    @Test(arguments: [(4, 8, true), (3, 10, false), (4, 7, false)])
    func afterFourHardDaysRestIsOffered(_ days: Int64, _ rpe: Int, _ isSaid: Bool) {
        func hard(_ minds: Bool) -> World {
            Self.world { facts in
                facts.knowledge.plans = [Self.plan(1, "Push A")]
                facts.knowledge.settings.flags.recoveryAwareness = minds
                for age in 1...days {
                    facts.knowledge.sessions?.append(Self.session(UInt64(age), of: nil, daysAgo: age, rpe: rpe))
                }
            }
        }
        #expect(Self.text(hard(true)).contains("A day of rest may do more") == isSaid)
        #expect(!Self.text(hard(false)).contains("A day of rest may do more"))
    }

    @Test(arguments: [(3, "Good evening"), (4, "Good morning"), (11, "Hello"), (18, "Good evening")])
    func theGreetingGoesByThePartOfTheDayThatTheServerSays(_ hour: Int64, _ greeting: String) {
        let midnight = Self.friday.adding(seconds: -18 * 3_600 - 1_800)
        let world = Self.world(midnight.adding(seconds: hour * 3_600)) { facts in
            facts.knowledge.profile = Profile()
            facts.knowledge.profile?.name = "Alex"
        }
        #expect(Self.text(world).contains(greeting + ", Alex"))
    }

    // MARK: Nothing yet

    @Test func anEmptyAccountIsOfferedItsFirstWorkout() {
        let page = Self.text(Self.world { _ in })
        #expect(page.contains("Ready for your first workout?") && page.contains("Start an empty workout"))
        #expect(!page.contains("This week<small>"))
    }

    @Test func withoutPlansTheChoiceSaysHowOneIsMade() {
        let world = Self.world { $0.knowledge.sessions = [Self.session(1, of: nil, daysAgo: 3)] }
        var today = Today()
        #expect(Self.text(world).contains("Other plans"))
        _ = today.update(.select, world)
        #expect(Self.text(world, today).contains("No plans. Create your first workout in 2 minutes."))
    }

    // MARK: The choice

    @Test func theChoiceHasTheThreeLastThenFavouritesThenAllAndIsSearched() throws {
        var plans = (1...6).map { Self.plan(UInt64($0), "Plan \($0)") }
        for index in 0..<5 { plans[index].lastUsed = Self.friday.adding(seconds: Int64(index) * -86_400) }
        plans[5].favorite = true
        let world = Self.world { $0.knowledge.plans = plans }
        var today = Today()
        _ = today.update(.select, world)
        let sheet = today.view(world).sheet.map { HTML.text($0) }.joined()
        let recent = try #require(sheet.firstRange(of: "Recently")).upperBound
        let favorites = try #require(sheet[recent...].firstRange(of: "Favourites")).upperBound
        let all = try #require(sheet[favorites...].firstRange(of: "All plans")).upperBound
        #expect(names(sheet[recent..<favorites]) == ["Plan 1", "Plan 2", "Plan 3"])
        #expect(names(sheet[favorites..<all]) == ["Plan 6"])
        #expect(names(sheet[all...]).count == 6)
        _ = today.update(.query("plan 4"), world)
        #expect(names(today.view(world).sheet.map { HTML.text($0) }.joined()[...]) == ["Plan 4"])
    }

    private func names(_ html: Substring) -> [String] {
        html.matches(of: #/<span>(Plan \d)</#).map { String($0.1) }
    }

    @Test func aPlanIsLookedAtBeforeItIsTaken() {
        let world = Self.world { $0.knowledge.plans = [Self.plan(1, "Push A"), Self.plan(2, "Pull A")] }
        var today = Today()
        _ = today.update(.select, world)
        func shows() -> Bool { today.view(world).sheet.contains { HTML.text($0).contains("Lift 3") } }
        #expect(!shows())
        _ = today.update(.preview(PlanID(high: 1, low: 2), in: 9), world)
        #expect(shows())
        _ = today.update(.preview(PlanID(high: 1, low: 2), in: 9), world)
        #expect(!shows())
    }

    @Test func aPlanThatStandsInTwoListsUnfoldsInOneOfThem() {
        var plans = (1...5).map { Self.plan(UInt64($0), "Plan \($0)") }
        plans[0].favorite = true
        let world = Self.world { $0.knowledge.plans = plans }
        var today = Today()
        _ = today.update(.select, world)
        func unfolded() -> Int {
            let html = today.view(world).sheet.map { HTML.text($0) }.joined()
            return html.matches(of: #/aria-expanded="true"/#).count
        }
        #expect(unfolded() == 0)
        _ = today.update(.preview(plans[0].id, in: 7), world)
        #expect(unfolded() == 1)
        _ = today.update(.preview(plans[0].id, in: 9), world)
        #expect(unfolded() == 1, "the other one")
        _ = today.update(.preview(plans[0].id, in: 9), world)
        #expect(unfolded() == 0)
    }

    // MARK: On a device

    @Test func theLineOfTheDayIsThereOnceADayAndCanBeSwitchedOff() {
        let line = "One set at a time."
        var device = Device.atGym()
        #expect(device.pageText.contains(line))
        device.tap("Hi")
        #expect(!device.pageText.contains(line) && device.focused == "title")
        device.boot()
        device.settle()
        #expect(!device.pageText.contains(line))
        device.now = device.now.adding(seconds: 86_400)
        device.boot()
        device.settle()
        #expect(device.pageText.contains(line), "another day")
        device.wait(seconds: 5)
        #expect(!device.pageText.contains(line), "it goes by itself")
        #expect(!Device.atGym { $0.settings.dailyWelcome = false }.pageText.contains(line))
    }

    @Test func whatIsPlannedForTodayIsThereBeforeTheServerAnswers() {
        var device = Device.atGym { server in
            var entry = ScheduleEntry(
                id: ScheduleEntryID(high: 1, low: 1), .plan,
                on: LocalDate(Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)))
            entry.planID = server.plans[0].id
            server.schedule = [entry]
        }
        #expect(device.pageText.contains("On your calendar."))
        device.serverIsUp = false
        device.boot()
        #expect(device.pageText.contains("On your calendar."))
    }

    /// A page that shows Push A as it was kept, and hears that the calendar has Pull A for today.
    private static func told() throws -> Device {
        var device = Device(.ofTwoPlans)
        device.boot()
        device.settle()
        try #require(device.path(to: "Start Push A") != nil)
        var entry = ScheduleEntry(id: ScheduleEntryID(high: 1, low: 1), .plan, on: LocalDate(device.now))
        entry.planID = FakeServer.pull
        device.server.schedule = [entry]
        device.boot()
        try #require(device.path(to: "Start Push A") != nil, "the server did not answer yet")
        for _ in 0..<50 where device.path(to: "Start Pull A") == nil {
            let request = device.requests.removeFirst()
            let answer = device.server.handle(request.method, request.path, request.body, now: device.now)
            device.respond(request.id, answer.status, answer.body)
        }
        try #require(device.path(to: "Start Pull A") != nil)
        // All else that it asked for takes no time.
        let moment = device.now
        device.settle()
        device.now = moment
        return device
    }

    @Test func aFingerOnItsWayToOnePlanDoesNotStartAnother() throws {
        var device = try Self.told()
        #expect(device.announced.contains("Next: Pull A"))
        let go = try #require(device.path(to: "Start Pull A"))
        device.event(.click, go, after: 300)
        #expect(!device.app.facts.isTraining)
        #expect(device.app.starting?.plan == FakeServer.pull, "it is asked, not started")
    }

    /// The answers of a first start come one after the other: what one of them foresaw was there for a blink.
    @Test func whatWasThereForABlinkWasNoOffer() throws {
        var device = try Self.told()
        let app = try #require(device.program.app)
        (app.facts.offered, app.facts.offeredSince, app.facts.asksUntil) = (nil, 0, 0)
        _ = app.offers(device.server.plans[0].id, isAsked: false)
        #expect(app.offers(FakeServer.pull, isAsked: false).isEmpty)
        device.event(.click, try #require(device.path(to: "Start Pull A")), after: 100)
        #expect(device.app.facts.isTraining)
    }

    @Test func whoHasSeenTheOtherPlanStartsItWithOneTap() throws {
        var device = try Self.told()
        device.wait(seconds: 1)
        device.tap("Start Pull A")
        device.settle()
        #expect(device.app.facts.isTraining && device.app.world.workout?.title == "Pull A")
    }

    @Test func aPlanThatTheLifterChoseStartsAtOnce() throws {
        var device = Device(.ofTwoPlans)
        device.boot()
        device.settle()
        device.tap("Other plans")
        device.tap("Pull A")
        device.event(.click, try #require(device.path(to: "Start Pull A")), after: 100)
        #expect(device.app.facts.isTraining)
    }

    @Test func theFirstPartAloneDrawsTheNextPlanAndNothingThatComesLater() {
        let world = Self.world { facts in
            Self.fourWeeks(facts)
            facts.isWhole = false
        }
        let page = Self.text(world)
        #expect(page.contains("4 of the last 4 weeks. About 60 min.") && page.contains("Start Push A"))
        #expect(!page.contains("This week<small>") && !page.contains("Other plans"))
    }

    @Test func aWorkoutThatRunsIsResumedAndNothingElseIsStarted() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.navigate("/")
        device.settle()
        #expect(device.pageText.contains("Resume") && device.path(to: "Start Push A") == nil)
        #expect(!device.pageText.contains("Other plans"))
        device.tap("go")
        #expect(device.path == "/workout")
    }
}
