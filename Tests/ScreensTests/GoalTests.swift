import Contract
import TestSupport
import Testing
import Training

@testable import Screens

/// What the lifter wants to reach.
@Suite struct GoalTests {
    private static let bench = ExerciseID(high: 7, low: 1)

    private static func at(_ goals: [TrackedGoal] = [], unit: MassUnit = .kg) -> Device {
        Device.atGym(at: "/goals") { ($0.goals, $0.settings.unit) = (goals, unit) }
    }

    private static func goal(_ fill: (inout GoalProgress) -> Void = { _ in }) -> TrackedGoal {
        var goal = LifterGoal(
            id: GoalID(high: 6, low: 1), .lift, Amount(120), .kg, from: LocalDate(day: 20_000),
            at: Instant(milliseconds: 0))
        (goal.exerciseID, goal.by) = (bench, LocalDate(year: 2027, month: 3, day: 1))
        var progress = GoalProgress()
        (progress.start, progress.current, progress.percent) = (Amount(100), Amount(110), 50)
        fill(&progress)
        return TrackedGoal(goal, progress)
    }

    @Test func aLiftIsAimedAtByADay() throws {
        var device = Self.at(unit: .lb)
        device.tap("New goal")
        #expect(device.focused == "goal-kind")
        device.type("225", into: "goal-target")
        device.tap("save-goal")
        #expect(device.pageText.contains("Choose an exercise") && device.focused == "goal-target")
        device.tap("add")
        device.tap("Bench Press (Barbell)")
        #expect(device.focused == "goal-target")
        device.change("2027-03-01", "goal-by")
        device.tap("save-goal")
        #expect(device.pageText.contains("Bench Press (Barbell): 225 lb"), "at once")
        device.settle()
        let made = try #require(device.server.goals.first?.goal)
        #expect(made.kind == .lift && made.exerciseID == Self.bench && made.by?.text == "2027-03-01")
        #expect(made.target == Amount(units: Mass.lb(225).units), "in kilograms, exactly")
    }

    @Test func weeklyGoalsNeedNoExercise() throws {
        var device = Self.at()
        device.tap("New goal")
        device.change("hypertrophy", "goal-kind")
        device.change("chest", "goal-muscle")
        device.type("12", into: "goal-target")
        device.tap("save-goal")
        device.settle()
        let made = try #require(device.server.goals.first?.goal)
        #expect(made.kind == .hypertrophy && made.muscle == .chest && made.measure == .sets)
        #expect(device.pageText.contains("12 sets a week"))
    }

    @Test func progressAndProjectionAreABarAndSentences() {
        let device = Self.at([
            Self.goal { progress in
                var projection = GoalProgress.Projection(
                    date: LocalDate(day: 20_900), value: Amount(118), low: Amount(115), high: Amount(121),
                    weeklyChange: Amount(1))
                projection.points = 9
                progress.projection = projection
                var reason = GoalReason(.interval)
                reason.text = "By 1 March, 115 to 121 kg, 4 times in 5."
                progress.reasons = [reason]
            }
        ])
        #expect(device.pageText.contains("110 kg → 120 kg, by 1 Mar 2027"))
        #expect(device.pageText.contains("By 1 March, 115 to 121 kg, 4 times in 5."))
        #expect(device.html.contains("Bench Press (Barbell): 120 kg: 50% of the way"), "for ears")
        // From 100 to 121 kg over 320: where it is, what is likely, the goal.
        #expect(device.html.contains("width=\"152\"") && device.html.contains("M305 1V19"))
    }

    @Test func whoLosesWeightGoesOnToTheRightToo() throws {
        var loss = Self.goal { ($0.start, $0.current, $0.percent) = (Amount(90), Amount(85), 50) }
        (loss.goal.kind, loss.goal.measure, loss.goal.target, loss.goal.exerciseID) = (.cut, .kg, Amount(80), nil)
        let html = Self.at([loss]).html
        #expect(html.contains("width=\"160\"") && html.contains("M321 1V19"))
        let (begun, aim) = (try #require(html.firstRange(of: "90 kg</span>")), html.firstRange(of: "80 kg</span>"))
        #expect(begun.lowerBound < (try #require(aim)).lowerBound, "from where it began, to the goal")
        #expect(!html.contains("class=\"likely\""), "of which nothing is known")
    }

    @Test func theBarOfAWeekGrowsFromNothing() {
        var weekly = Self.goal { ($0.start, $0.current, $0.percent) = (nil, Amount(2), 66) }
        (weekly.goal.kind, weekly.goal.measure, weekly.goal.target) = (.sessionsPerWeek, .sessions, Amount(3))
        weekly.goal.exerciseID = nil
        #expect(Self.at([weekly]).html.contains("width=\"213\""), "two thirds of 320")
    }

    @Test func aGoalIsChanged() {
        var device = Self.at([Self.goal()])
        device.tap("Edit, Bench Press")
        #expect(device.html.contains("value=\"120\"") || device.focused == "goal-target")
        device.type("125", into: "goal-target")
        device.change("", "goal-by")
        device.tap("save-goal")
        device.settle()
        #expect(device.server.goals[0].goal.target == Amount(125) && device.server.goals[0].goal.by == nil)
        #expect(device.pageText.contains("110 kg → 125 kg"), "what is known of it stays")
    }

    @Test func aGoalIsReachedPutAwayAndFollowedAgain() {
        var device = Self.at([Self.goal()])
        device.tap("Reached, Bench Press")
        device.settle()
        #expect(device.server.goals[0].goal.status == .completed && device.pageText.contains("Past goals"))
        device.tap("Undo")
        device.settle()
        #expect(device.server.goals[0].goal.status == .active)
        device.tap("Put away, Bench Press")
        device.settle()
        #expect(device.server.goals[0].goal.status == .archived)
        device.tap("Again, Bench Press")
        device.settle()
        #expect(device.server.goals[0].goal.status == .active && !device.pageText.contains("Past goals"))
    }

    @Test func aPastGoalIsDeletedWhenTheStripGoes() {
        var ended = Self.goal()
        ended.goal.status = .archived
        var device = Self.at([ended])
        device.tap("Delete, Bench Press")
        #expect(!device.pageText.contains("Past goals"))
        device.settle()
        #expect(device.server.goals.count == 1)
        device.wait(seconds: 11)
        device.settle()
        #expect(device.server.goals.isEmpty)
    }

    @Test func whatIsNoNumberIsSaidBesideItsField() {
        var device = Self.at()
        device.tap("New goal")
        device.change("sessions_per_week", "goal-kind")
        device.type("many", into: "goal-target")
        device.tap("save-goal")
        #expect(device.html.contains("aria-invalid=\"true\""))
        device.type("40", into: "goal-target")
        device.tap("save-goal")
        device.settle()
        #expect(device.server.goals.isEmpty, "nobody trains that often")
    }

    // MARK: What a goal asks for

    private static let asked = "Your goal is a heavier lift: 3 to 6 reps, 3:00 rest, weight first."

    @Test func aGoalSaysWhatItAsksForOnItsPageAndOnThatOfTheExercise() {
        #expect(Self.at([Self.goal()]).pageText.contains(Self.asked))
        var device = Device.atGym(at: "/plans/00000000-0000-0008-0000-000000000001") { $0.goals = [Self.goal()] }
        device.tap("Bench Press (Barbell)3 sets")
        device.settle()
        #expect(device.pageText.contains(Self.asked))
    }

    @Test func aPlanTakesItOverOnlyWhenTold() {
        var device = Device.atGym(at: "/plans/00000000-0000-0008-0000-000000000001") { $0.goals = [Self.goal()] }
        let before = device.server.plans[0].currentVersion.exercises[0]
        device.tap("Edit")
        device.settle()
        device.tap("Bench Press (Barbell)")
        #expect(device.pageText.contains(Self.asked))
        #expect(device.app.editor?.draft.exercises[0] == before)
        device.tap("Take over")
        let taken = device.app.editor?.draft.exercises[0]
        #expect(taken?.repRange == RepRange(3, 6) && taken?.rest.workingSeconds == 180)
        #expect(device.path(to: "Take over") == nil)
        device.tap("Undo")
        #expect(device.app.editor?.draft.exercises[0] == before)
    }
}
