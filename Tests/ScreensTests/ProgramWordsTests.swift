import TestSupport
import Testing
import Training

@testable import Screens

/// What programs ask for, and where somebody is in one, in words.
@Suite struct ProgramWordsTests {
    private let strings = Strings(Voice(.english, .kg))

    private static func squat(_ sets: [(reps: Int, amrap: Bool)]) -> ExercisePrescription {
        var squat = ExercisePrescription(
            id: .unnamed, exerciseID: ExerciseID(high: 1, low: 1), name: "Squat (Barbell)", sets: [])
        for one in sets {
            var set = SetPrescription(id: .unnamed, reps: one.reps)
            set.amrap = one.amrap
            squat.sets.append(set)
        }
        return squat
    }

    /// A set of every one of these reps at a share of 100 kg.
    private static func week(_ percents: [Int64], amrap: Bool) -> [PercentOfMax.PercentSet] {
        percents.indices.map { index in
            PercentOfMax.PercentSet(
                percent: Percent(thousandths: percents[index] * 1_000), reps: 5,
                amrap: amrap && index == percents.count - 1)
        }
    }

    @Test func setsOfDifferentRepsAreSaidOneByOne() {
        var sumo = Self.squat([(5, false), (5, false), (3, false), (8, false)])
        sumo.rule = .derivedFrom(DerivedFrom(key: "deadlift"))
        #expect(strings.scheme(sumo) == "5/5/3/8")
        #expect(strings.scheme(Self.squat([(5, false), (3, true)])) == "5/3+")
        #expect(strings.scheme(Self.squat([(5, false), (5, false), (5, true)])) == "3 × 5+")
        var range = Self.squat([(8, false), (8, false)])
        range.repRange = RepRange(8, 12)
        #expect(strings.scheme(range) == "2 × 8–12")
    }

    /// A plan of the light week shows the light week.
    @Test func aScheduleIsAtTheWeekOfItsDay() {
        var squat = Self.squat([(5, false), (5, false), (5, true)])
        let weeks = [Self.week([65, 75, 85], amrap: true), Self.week([40, 50, 60], amrap: false)]
        squat.rule = .percentOfMax(PercentOfMax(trainingMax: .kg(100), weeks: weeks))
        let program = ProgramBlueprint(
            name: "Two weeks",
            plans: [.init(name: "Heavy", exercises: [squat]), .init(name: "Light", exercises: [squat])],
            days: [.init(plan: "Heavy", week: 1), .init(plan: "Light", week: 2)])
        #expect(strings.scheme(squat, on: program.week(of: program.days[0])) == "5/5/5+")
        #expect(strings.scheme(squat, on: program.week(of: program.days[1])) == "5/5/5")
        #expect(strings.scheme(squat) == "5/5/5+")
    }

    /// What a day asks for is cut where a line may end, and says which set is done for as many as there are.
    @Test func theNumbersOfADayAreCutBetweenSets() throws {
        var squat = Self.squat([(5, false), (5, false), (5, true)])
        squat.rule = .percentOfMax(PercentOfMax(trainingMax: .kg(100), weeks: [Self.week([75, 75, 85], amrap: true)]))
        let pulls = Self.squat([(8, false), (8, true)])
        let program = ProgramBlueprint(
            name: "One day", plans: [.init(name: "A", exercises: [squat, pulls])], days: [.init(plan: "A")])
        var simulation = ProgramSimulation(of: program, lifter: .perfect) { _ in
            ProgramSimulation.Start(weight: nil, increment: Mass(thousandths: 2_500, of: .kg))
        }
        let day = try #require(simulation.play(atMost: 1).first)
        #expect(strings.pieces(of: day.exercises[0]) == ["75 kg × 5,", "5 ·", "85 kg × 5+"])
        #expect(strings.pieces(of: day.exercises[1]) == ["8 reps,", "8+"])
        let voice = strings.voice
        #expect(voice.target(SetTarget(weight: nil, reps: 10), plus: "+") == "10+ reps")
        #expect(strings.guessed(Mass(thousandths: 32_500, of: .kg)) == "Not known: it begins with 32.5 kg, a guess.")
    }

    @Test func theRoundIsSaidFromTheSecondOneOn() {
        var program = Training.Program(id: ProgramID(high: 6, low: 99), name: "Block")
        for number in 1...4 {
            program.days.append(
                ProgramDay(
                    id: ProgramDayID(high: 6, low: UInt64(number)), dayNumber: number,
                    planID: PlanID(high: 8, low: UInt64(number)), week: (number + 1) / 2))
        }
        program.loops = true
        program.start(at: Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60))
        #expect(strings.place(program.days[1], in: program) == "week 1 of 2, day 2")
        program.run?.nextDay = 3
        // What comes before the day that is next comes in the next round.
        #expect(strings.place(program.days[1], in: program) == "round 2 · week 1 of 2, day 2")
        program.run?.lap = 1
        #expect(strings.place(program.days[2], in: program) == "round 2 · week 2 of 2, day 3")
        program.days = program.days.map { day in
            var day = day
            day.week = nil
            return day
        }
        #expect(strings.place(program.days[2], in: program) == "round 2 · day 3")
        #expect(Strings(Voice(.german, .kg)).place(program.days[2], in: program) == "Runde 2 · Tag 3")
        program.loops = false
        #expect(strings.place(program.days[2], in: program) == "day 3 of 4")
    }
}
