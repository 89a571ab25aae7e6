import Testing

@testable import Training

/// Seed 001's `defaultProgressionType` and `defaultWeightIncrement`, seed 002's categories: what follows from what an exercise is.
struct ExerciseCategoryTests {
    private static func exercise(_ slug: String) throws -> Exercise {
        try #require(BuiltInExercises.all.first { $0.slug == slug }, "\(slug)")
    }

    @Test(arguments: [
        ("bench_press_barbell", ExerciseCategory.push), ("overhead_press_dumbbell", .push),
        ("lateral_raise_dumbbell", .push), ("triceps_pushdown", .push), ("pull_up", .pull),
        ("bicep_curl_barbell", .pull), ("face_pull_cable", .pull), ("squat_barbell", .legs),
        ("romanian_deadlift_barbell", .legs), ("leg_extension_machine", .legs), ("wall_sit", .legs),
        ("plank", .core), ("running", .cardio), ("stair_machine", .cardio), ("jump_rope", .cardio),
        ("rowing_machine", .cardio), ("front_lever_hold", .pull), ("handstand_hold", .push), ("dead_hang", .accessory),
        ("farmers_walk", .accessory), ("pigeon_stretch", .accessory),
    ])
    func aCategoryFollowsFromWhatIsMoved(slug: String, category: ExerciseCategory) throws {
        #expect(try Self.exercise(slug).category == category)
    }

    @Test func everyCategoryHasExercisesOfItsOwn() {
        for category in ExerciseCategory.allCases {
            #expect(BuiltInExercises.all.filter { $0.category == category }.count > 15, "\(category)")
        }
    }

    @Test func whatIsHeldFollowsTrainingAndWhatMovesPreparesForIt() throws {
        let (held, moved) = (try Self.exercise("pigeon_stretch"), try Self.exercise("leg_swing"))
        #expect(held.routineType == .postWorkout && held.durationSeconds == 30)
        #expect(moved.routineType == .preWorkout && moved.durationSeconds == 30)
        for exercise in BuiltInExercises.all {
            #expect((exercise.routineType != nil) == exercise.isMobility, "\(exercise.name)")
            #expect((exercise.durationSeconds != nil) == exercise.isMobility, "\(exercise.name)")
        }
    }

    @Test func theStepIsThatOfTheEquipment() throws {
        let barbell = try Self.exercise("bench_press_barbell")
        #expect(barbell.loadStep(in: .kg) == Mass(thousandths: 2_500, of: .kg))
        #expect(barbell.loadStep(in: .lb) == .lb(5))
        #expect(try Self.exercise("bench_press_dumbbell").loadStep(in: .kg) == .kg(2))
        #expect(try Self.exercise("plank").loadStep(in: .kg) == nil)
        var own = barbell
        (own.isCustom, own.defaultIncrement) = (true, .kg(10))
        #expect(own.loadStep(in: .lb) == .kg(10), "what the lifter chose goes before the unit's")
    }

    @Test func theRuleIsTheStandardOne() throws {
        #expect(
            try Self.exercise("bench_press_barbell").defaultRule(in: .kg)
                == .doubleProgression(DoubleProgression(8, 12, increment: Mass(thousandths: 2_500, of: .kg))))
        #expect(try Self.exercise("plank").defaultRule(in: .kg) == .durationOnly(DurationOnly()))
        #expect(try Self.exercise("running").defaultRule(in: .kg) == .manual)
        #expect(try Self.exercise("inchworm").defaultRule(in: .kg).kind == .repsOnly)
    }
}
