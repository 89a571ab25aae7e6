import Interchange
import Testing
import Training

@testable import Handbook

/// The programs that come with the app.
struct ProgramLibraryTests {
    static let exercises = BuiltInExercises.all

    static func exercise(_ name: String) -> Exercise? { exercises.first { $0.name == name } }
    static func exercise(_ id: ExerciseID) -> Exercise? { exercises.first { $0.id == id } }

    static func blueprint(_ program: LibraryProgram) throws -> ProgramBlueprint {
        try ProgramNotation.read(program.text, exercise: exercise)
    }

    private func blueprint(_ slug: String) throws -> ProgramBlueprint {
        try Self.blueprint(try #require(ProgramLibrary.program(slug)))
    }

    @Test func everythingThatWasAskedForIsThere() {
        let slugs = ProgramLibrary.all.map(\.slug)
        let wanted = [
            "beginner_strength", "hypertrophy_block", "ppl_power_builder", "strength_peaking", "twelve_week_transform",
            "upper_lower", "push_pull_legs", "full_body", "stronglifts_5x5", "starting_strength", "greyskull_lp",
            "gzclp",
            "531", "531_bbb", "nsuns_5_day", "texas_method", "reddit_ppl", "madcow_5x5", "double_progression",
            "dumbbells_only", "hotel_bodyweight",
        ]
        #expect(Set(slugs) == Set(wanted) && slugs.count == wanted.count)
    }

    /// The texts are what would be written: whoever prints a program of the library gets what stands in the documentation.
    @Test(arguments: ProgramLibrary.all) func aTextIsReadAndWrittenAsItIs(program: LibraryProgram) throws {
        let blueprint = try Self.blueprint(program)
        #expect(ProgramNotation.print(blueprint, exercise: Self.exercise) == program.text)
    }

    @Test(arguments: ProgramLibrary.all) func aProgramIsWhole(program: LibraryProgram) throws {
        let blueprint = try Self.blueprint(program)
        #expect(blueprint.about != nil && blueprint.category != nil && blueprint.difficulty != nil)
        #expect(blueprint.goal != nil && blueprint.split != nil && blueprint.daysPerWeek != nil)
        let trained = Set(blueprint.days.compactMap(\.plan))
        #expect(trained == Set(blueprint.plans.map(\.name)), "every plan has a day")
        for plan in blueprint.plans {
            #expect(!plan.exercises.isEmpty && plan.estimatedMinutes != nil)
            #expect(plan.exercises.contains { !$0.optional })
            for exercise in plan.exercises {
                #expect(!exercise.sets.isEmpty && (exercise.rule?.faults() ?? []).isEmpty, "\(exercise.name)")
                #expect(exercise.sets.allSatisfy { $0.weight == nil }, "weights are the lifter's")
            }
        }
    }

    /// A lift that follows another follows one that there is.
    @Test(arguments: ProgramLibrary.all) func everyKeyThatIsFollowedIsThere(program: LibraryProgram) throws {
        let exercises = try Self.blueprint(program).withKeys().plans.flatMap(\.exercises)
        let keys = Set(exercises.compactMap { $0.progressionKey?.text })
        for exercise in exercises {
            guard case .derivedFrom(let rule)? = exercise.rule else { continue }
            #expect(keys.contains(rule.key), "\(exercise.name)")
        }
    }

    // MARK: Seed 001

    @Test(arguments: [
        ("beginner_strength", 8, 3, Split.fullBody, Goal.strength),
        ("hypertrophy_block", 6, 4, .upperLower, .hypertrophy), ("ppl_power_builder", 8, 6, .ppl, .both),
        ("strength_peaking", 4, 4, .upperLower, .strength), ("twelve_week_transform", 12, 4, .upperLower, .both),
    ])
    func theTemplatesAreThoseOfTheTable(
        slug: String, weeks: Int, perWeek: Int, split: Split, goal: Goal
    ) throws {
        let template = try blueprint(slug)
        #expect(template.daysPerWeek == perWeek && template.split == split && template.goal == goal && !template.loops)
        #expect(template.days.count == weeks * perWeek)
        for week in 1...weeks { #expect(template.days.filter { $0.week == week }.count == perWeek) }
        #expect(template.days.allSatisfy { $0.phase != nil })
        #expect(Set(template.days.compactMap(\.phase)).count > 1, "not every week is a regular one")
    }

    @Test func theExampleTableIsExact() throws {
        let plans = try blueprint("beginner_strength").plans
        func rows(_ plan: ProgramBlueprint.Plan) -> [String] {
            plan.exercises.map { exercise in
                let set = exercise.sets[0]
                let reps = set.durationSeconds.map { "\($0)s" } ?? "\(set.reps ?? 0)"
                let range = exercise.repRange.upper.map { "-\($0)" } ?? ""
                let rpe = set.rir.map { 10 - $0.halves / 2 } ?? 0
                return "\(exercise.name) | \(exercise.sets.count) | \(reps)\(range) | \(rpe)"
            }
        }
        #expect(plans.map(\.name) == ["Full Body A", "Full Body B"])
        #expect(
            rows(plans[0]) == [
                "Squat (Barbell) | 3 | 5 | 7", "Bench Press (Barbell) | 3 | 5 | 7",
                "Bent Over Row (Barbell) | 3 | 5-8 | 7",
                "Overhead Press (Dumbbell) | 2 | 8-10 | 7", "Plank | 3 | 30s | 6",
            ])
        #expect(
            rows(plans[1]) == [
                "Deadlift (Barbell) | 3 | 5 | 7", "Overhead Press (Barbell) | 3 | 5 | 7",
                "Lat Pulldown (Cable) | 3 | 8-10 | 7", "Leg Press | 3 | 8-10 | 7",
                "Bicep Curl (Dumbbell) | 2 | 10-12 | 7",
            ])
    }

    @Test(arguments: [
        ("upper_lower", ["Upper A", "Lower A", "Upper B", "Lower B"]), ("push_pull_legs", ["Push", "Pull", "Legs"]),
        ("full_body", ["Full Body A", "Full Body B", "Full Body C"]),
    ])
    func theDefaultPlansOfASplitGoRound(slug: String, plans: [String]) throws {
        let routine = try blueprint(slug)
        #expect(routine.loops && routine.days.map(\.plan) == plans && routine.plans.map(\.name) == plans)
    }

    /// The default plans and the strength templates hold the presets.
    @Test(arguments: [
        ("upper_lower", "Bench Press (Barbell)", PrescriptionPreset.default),
        ("strength_peaking", "Squat (Barbell)", .strength),
    ])
    func heavyLiftsFollowAPreset(slug: String, name: String, preset: PrescriptionPreset) throws {
        let lift = try #require(try blueprint(slug).plans.flatMap(\.exercises).first { $0.name == name })
        var made = preset.prescription(of: try #require(Self.exercise(name)), in: .kg)
        made.rest = lift.rest
        #expect(made == lift)
    }

    // MARK: Gyms

    @Test(arguments: [
        ("dumbbells_only", [Equipment.dumbbell, .bodyweight]), ("hotel_bodyweight", [.bodyweight]),
    ])
    func someNeedLittle(slug: String, equipment: [Equipment]) throws {
        for exercise in try blueprint(slug).plans.flatMap(\.exercises) {
            let needed = try #require(Self.exercise(exercise.exerciseID)).equipment
            #expect(Set(needed).isSubset(of: equipment), "\(exercise.name)")
        }
    }

    // MARK: German

    @Test(arguments: ProgramLibrary.all) func everythingIsSaidInGerman(program: LibraryProgram) throws {
        let english = try Self.blueprint(program)
        let german = ProgramLibrary.said(english, in: .german)
        var texts = [english.name, english.about] + english.days.flatMap { [$0.plan, $0.name, $0.notes] }
        for plan in english.plans { texts += [plan.name, plan.notes] + plan.exercises.map(\.notes) }
        for case let text? in texts { #expect(germanProgramTexts[text] != nil, "\(text)") }
        #expect(german.about != english.about)
        let names = Set(german.plans.map(\.name))
        #expect(names.count == english.plans.count, "no two plans have one name")
        #expect(german.days.allSatisfy { day in day.plan.map { names.contains($0) } ?? true })
        #expect(ProgramLibrary.said(english, in: .english) == english)
    }

    @Test func nothingIsSaidInGermanThatNobodySays() throws {
        var said: Set<String> = []
        for program in ProgramLibrary.all {
            let english = try Self.blueprint(program)
            said.formUnion([english.name, english.about].compactMap { $0 })
            said.formUnion(english.days.flatMap { [$0.plan, $0.name, $0.notes].compactMap { $0 } })
            for plan in english.plans {
                said.formUnion([plan.name, plan.notes].compactMap { $0 } + plan.exercises.compactMap(\.notes))
            }
        }
        #expect(Set(germanProgramTexts.keys).subtracting(said).isEmpty)
    }
}
