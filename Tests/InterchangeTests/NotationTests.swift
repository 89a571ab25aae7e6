import TestSupport
import Testing
import Training
import Wire

@testable import Interchange

/// Plans and programs as text.
struct NotationTests {
    private func read(_ text: String) throws(NotationError) -> ProgramBlueprint {
        try ProgramNotation.read(text) { name in
            BuiltInExercises.all.first { $0.name == name || $0.slug == name || $0.aliases.contains(name) }
        }
    }

    /// The one exercise of a plan with this line.
    private func exercise(_ line: String) throws -> ExercisePrescription {
        try #require(try read("plan: A\n" + line).plans[0].exercises.first)
    }

    private func print(_ blueprint: ProgramBlueprint) -> String {
        ProgramNotation.print(blueprint) { id in BuiltInExercises.all.first { $0.id == id } }
    }

    // MARK: Round trips

    @Test(arguments: 1...400 as ClosedRange<UInt64>)
    func aProgramWrittenAndReadIsTheSame(seed: UInt64) throws {
        var maker = MadeProgram(seed: seed)
        let made = maker.blueprint()
        let text = ProgramNotation.print(made, exercise: MadeProgram.exercise)
        let again = try ProgramNotation.read(text, exercise: MadeProgram.exercise)
        #expect(JSON.text(again) == JSON.text(made), "\(text)")
        #expect(ProgramNotation.print(again, exercise: MadeProgram.exercise) == text)
    }

    @Test(arguments: ProgressionRule.Kind.allCases, 1...25 as ClosedRange<UInt64>)
    func aRuleWrittenAndReadIsTheSame(kind: ProgressionRule.Kind, seed: UInt64) throws {
        var maker = MadeProgram(seed: seed)
        let rule = maker.rule(kind)
        #expect(try NotationRule.read(NotationRule.text(rule)) == rule, "\(NotationRule.text(rule))")
    }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func aPlanAloneIsReadAsOne(seed: UInt64) throws {
        var maker = MadeProgram(seed: seed)
        let plan = maker.plan()
        let made = ProgramBlueprint(name: plan.name, plans: [plan])
        let text = ProgramNotation.print(made, exercise: MadeProgram.exercise)
        #expect(!text.contains("program:"))
        #expect(JSON.text(try ProgramNotation.read(text, exercise: MadeProgram.exercise)) == JSON.text(made))
    }

    /// Who does not have an exercise gets it with the text; who has one that is counted alike needs no other.
    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func aProgramBringsItsOwnExercises(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var own = Exercise(
            id: ExerciseID(high: 9, low: 9), slug: "",
            name: random.pick(["Yard Press", "a; b: (c)", "3x5", "exercise"]))
        (own.primaryMuscles, own.secondaryMuscles) = ([random.pick(Muscle.allCases)], [])
        own.equipment = [random.pick(Equipment.allCases), .bench]
        (own.loadKind, own.measure) = (random.pick(LoadKind.allCases), random.pick(Measure.allCases))
        own.pattern = random.chance(2) ? random.pick(MovementPattern.allCases) : nil
        (own.isCompound, own.isUnilateral, own.isCustom) = (random.chance(2), random.chance(2), true)
        let prescription = ExercisePrescription(
            id: .unnamed, exerciseID: own.id, name: own.name, loadKind: own.loadKind, measure: own.measure,
            sets: [SetPrescription(id: .unnamed)])
        var made = ProgramBlueprint(name: "A", plans: [.init(name: "A", exercises: [prescription])])
        made.exercises = [own]
        let text = ProgramNotation.print(made) { $0 == own.id ? own : nil }
        let stranger = try ProgramNotation.read(text) { _ in nil }
        var brought = try #require(stranger.exercises?.first)
        #expect(stranger.plans[0].exercises.map(\.exerciseID) == [brought.id])
        brought.id = own.id
        #expect(JSON.text(brought) == JSON.text(own), "\(text)")
        let friend = try ProgramNotation.read(text) { $0 == own.name ? own : nil }
        #expect(friend.exercises == nil && friend.plans[0].exercises.map(\.exerciseID) == [own.id])
        #expect(throws: NotationError.self) {
            try ProgramNotation.read("exercise: X; muscles nose\nplan: A\nX: 5x5") { _ in nil }
        }
    }

    /// What nobody makes is written as something that can be read, and stays as it was read.
    @Test func whatCannotBeIsMendedOnce() throws {
        let squat = BuiltInExercises.all[0]
        var prescription = ExercisePrescription(id: .unnamed, exerciseID: squat.id, name: "Another name")
        prescription.rest.byType = ["no such": 60]
        prescription.rule = .derivedFrom(DerivedFrom(key: "A key of a calculator, with a long name"))
        let text = print(ProgramBlueprint(name: "A", plans: [.init(name: "B", exercises: [prescription])]))
        let mended = try read(text)
        #expect(print(mended) == print(try read(print(mended))))
        #expect(try read(print(mended)) == mended)
    }

    // MARK: What people write

    @Test(arguments: [
        ("Squat: 5x5 60kg", "5x5 60kg"), ("Squat: 5 x 5 @ 8 60 kg", "5x5 60kg @8"), ("Squat: 5×5", "5x5"),
        ("Squat: 3x8–12", "3x8-12"), ("Squat: 3x5+", "3x5+"), ("Squat: 5 100lb", "1x5 100lb"),
        ("Squat: 3x5 62,5kg, 1x8 50,0kg", "3x5 62.5kg, 1x8 50kg"),
        ("Squat: warmup 2x5 20kg; rest 2:30", "warmup 2x5 20kg; rest 150s"),
        ("Squat: 3x8; rest 2 min", "3x8; rest 2min"), ("Squat: 3x8 rest 2 min", "3x8 rest 2min"),
        ("Squat: 3 x 8 40 kg @ 8 rest 90 s; rest 3 min", "3x8 40kg @8 rest 90s; rest 3min"),
        ("Squat: 3x8; rest by type warmup 60 s top 4 min", "3x8; rest by type warmup 60s top 4min"),
        ("Squat: 3x5; rule straight_sets(increment: 5 kg)", "3x5; rule straight_sets(increment: 5kg)"),
        ("Squat: 3x8; rest min", nil), ("Squat: 3x8; rest 2 3", nil),
        ("Squat: 2x5, 1x5+; rest 180; optional", "3x5+; optional; rest 3min"), ("Plank: 3 x 45 sec", "3x45s"),
        ("Squat: top 1x5 @8.5, backoff 3x8; rule Top-Set Backoff", "top 1x5 @8.5, backoff 3x8; rule top_set_backoff"),
        ("Squat: 3x8; target 8; superset A", "3x8; target 8; superset A"), ("Squat:", "no sets"),
        ("Squat: 3x8; rule straight_sets(failures: 2, increment: 5 kg, )", nil),
        (
            "Squat: 3x8; rule straight_sets(failures: 2, increment: 5kg)",
            "3x8; rule straight_sets(increment: 5kg, failures: 2)"
        ),
        ("Squat: 3x8; rule straight_sets(failure: 2)", nil), ("Squat: 3x8; rule straight_sets(increment: 5)", nil),
        ("Squat: 3x8; rule straight_sets(", nil), ("Squat: 3x8 60", nil), ("Squat: 0x5", nil), ("Squat: heavy", nil),
        ("Squat: 3x8-12, 2x6-10", nil), ("Squat: 99999999999x5", nil), ("Squat: 61x5", nil), ("Squat: 3x8 @11", nil),
        ("Squat: 3x8; rest", nil), ("Squat: 3x8; key", nil), ("Squat 5x5", nil), ("Squat: 3x8 60kg 70kg", nil),
    ])
    func aLineIsReadAsItIsMeant(line: String, sets: String?) throws {
        guard let sets else {
            #expect(throws: NotationError.self) { try exercise(line) }
            return
        }
        let name = line.hasPrefix("Plank") ? "Plank" : "Squat (Barbell)"
        let plan = try read("plan: A\n" + line)
        #expect(print(plan) == "plan: A\n\(name): \(sets)\n")
    }

    @Test func percentagesAreReadAsTheyAreSaid() throws {
        let squat = try exercise(
            "Squat: 3x5+; rule percent_of_max(max: 140kg, weeks: 5@65% 5@75% 5+@85% | 3x3+@70%, increase: amrap 2 2.5kg | 4 5kg)"
        )
        guard case .percentOfMax(let rule)? = squat.rule else { throw NotationError(.nothing) }
        #expect(rule.trainingMax == .kg(140) && rule.weeks.map(\.count) == [3, 3])
        #expect(
            rule.weeks[0].map(\.amrap) == [false, false, true] && rule.weeks[1].map(\.amrap) == [false, false, true])
        #expect(rule.weeks[0].map(\.percent.thousandths) == [65_000, 75_000, 85_000])
        #expect(rule.increase.table.map(\.minReps) == [2, 4] && rule.increase.table[1].amount == .kg(5))
    }

    @Test func aNoteAndADayAreWhereTheyWereWritten() throws {
        let program = try read(
            """
            # Mine.
            program: Two
            plan: A
            Squat: 5x5
              > deep
              > and slow
            plan: B
            Bench Press: 3x8-12
            weeks 1-2: A, rest, B as Light
              > easy
            week 3 deload weight 60% sets 50%: A
            """)
        #expect(program.plans[0].exercises[0].notes == "deep\nand slow")
        #expect(program.days.map(\.plan) == ["A", nil, "B", "A", nil, "B", "A"])
        #expect(program.days.map(\.week) == [1, 1, 1, 2, 2, 2, 3])
        #expect(program.days.map(\.notes) == [nil, nil, "easy", nil, nil, "easy", nil])
        #expect(program.days[2].name == "Light" && program.days[6].phase == .deload)
        #expect(program.days[6].intensityModifier == Modifier(thousandths: 600))
        #expect(program.days[6].volumeModifier == Modifier(thousandths: 500))
    }

    // MARK: Faults

    @Test(arguments: [
        ("", NotationError.Problem.nothing, 0), ("plan: A\nSquad: 5x5", .unknownExercise, 2),
        ("Squat: 5x5", .planMissing, 1), ("minutes: 60", .planMissing, 1), ("plan: A\ndays: B", .unknownPlan, 2),
        ("plan: A\nSquat: 3x5; key a name of more than 20 letters", .noKey, 2),
        ("plan: A\nSquat: 3x5; key größer", .noKey, 2), ("plan: A\nSquat: 3x5; key 🏋", .noKey, 2),
        ("plan: A\nSquat: 3x5\nSquat: 3x5; rule derived_from(of: größer)", .notUnderstood, 3),
        ("plan: A\nplan: A", .planTwice, 2), ("plan: A\n> note", .noteAlone, 2),
        ("plan: A\nSquat: 3x5-8, 2x8-10", .severalRanges, 2), ("plan: A\nSquat: 3x5-8; target 5", .severalRanges, 2),
        ("plan: \"A", .openQuote, 1), ("plan: A\nSquat: 61x5", .tooMuch, 2),
        ("plan: A\nweek four: A", .notUnderstood, 2),
        ("program: A\nsplit: halves", .notUnderstood, 2), ("program: A\nprogram: B", .saidTwice, 2),
        ("plan: A\nweeks 1-200: A, A, A, A, A", .tooMuch, 2), ("plan: A\ndays: A, , A", .notUnderstood, 2),
        ("plan: A\nSquat: 3x5; rest 2min; rest 3min", .saidTwice, 2),
        ("plan: A\nSquat: 3x5; target 5; range 5-8", .saidTwice, 2), ("per week: 3\nper week: 4", .saidTwice, 2),
        ("plan: A\nminutes: 60\nminutes: 70", .saidTwice, 3),
    ])
    func aFaultSaysItsLineAndItsKind(text: String, problem: NotationError.Problem, line: Int) {
        do throws(NotationError) {
            _ = try read(text)
            Issue.record("was read")
        } catch {
            #expect(error.problem == problem && error.line == line)
        }
    }

    /// All that cannot be read is told, each by its line, and what follows from it is not.
    @Test func everyLineThatCannotBeReadIsTold() {
        let text = """
            program: P
            split: halves
            plan: A
            Nobody: 3x5
            > a note of nobody
            Squat: 3y5
            plan: A
            Squat: 3x5
            days: A, B, B
            """
        do throws(NotationError) {
            _ = try read(text)
            Issue.record("was read")
        } catch {
            let all = [error] + error.others
            #expect(all.map(\.line) == [2, 4, 6, 7, 9])
            #expect(
                all.map(\.problem) == [.notUnderstood, .unknownExercise, .notUnderstood, .planTwice, .unknownPlan])
        }
    }

    @Test func whatIsSaidOfAProgramHasItsLine() throws {
        let text =
            "program: P\ndescription: one\ndescription: two\nper week: 3\nplan: A\nminutes: 60\nSquat: 3x5\n> note\ndays: A"
        let lines = try ProgramNotation.reading(text) { name in
            BuiltInExercises.all.first { $0.slug == name || $0.aliases.contains(name) }
        }.lines
        #expect(lines.line(of: "/description") == 2 && lines.line(of: "/days_per_week") == 4)
        #expect(lines.line(of: "/plans/0/estimated_minutes") == 6 && lines.line(of: "/plans/0/name") == 5)
        #expect(lines.line(of: "/plans/0/exercises/0/notes") == 8 && lines.line(of: "/name") == 1)
        #expect(lines.line(of: "/days") == 9)
    }

    /// Whatever is typed, there is an answer.
    @Test(arguments: 1...200 as ClosedRange<UInt64>) func brokenTextsAreRefusedOrRead(seed: UInt64) {
        var random = SeededGenerator(seed)
        var maker = MadeProgram(seed: seed)
        var scalars = Array(ProgramNotation.print(maker.blueprint(), exercise: MadeProgram.exercise).unicodeScalars)
        for _ in 0..<Int.random(in: 1...8, using: &random) where !scalars.isEmpty {
            let place = Int.random(in: 0..<scalars.count, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: scalars.remove(at: place)
            case 1: scalars[place] = random.pick(Array("x\"(),;:|@%>\n5".unicodeScalars))
            default: scalars.insert(contentsOf: scalars[place...].prefix(20), at: place)
            }
        }
        let text = NotationText.string(scalars)
        guard let program = try? ProgramNotation.read(text, exercise: MadeProgram.exercise) else { return }
        let printed = ProgramNotation.print(program, exercise: MadeProgram.exercise)
        #expect((try? ProgramNotation.read(printed, exercise: MadeProgram.exercise)) == program, "\(printed)")
    }
}
