import TestSupport
import Testing

@testable import Handbook
@testable import Training

extension GeneratorTests {
    /// Of the wishes of every kind enough to have each gym, goal and experience.
    static let some = stride(from: 0, to: many.count, by: 4).map { many[$0] }
}

/// The order of generated workouts, what stands in them beside each other, and how much of it a week has.
struct GeneratorOrderTests {
    private static let bySlug = Dictionary(uniqueKeysWithValues: BuiltInExercises.all.map { ($0.slug, $0) })

    private func exercises(_ plan: GeneratedPlan) -> [Exercise] {
        plan.items.map { ProgramLibraryTests.exercise($0.choice.exercise.exerciseID)! }
    }

    /// Workouts and weeks of every goal, gym and experience.
    private func made(_ wishes: GeneratorWishes) -> [GeneratedTraining] {
        let generator = WorkoutGenerator(wishes)
        return [
            generator.workout(),
            generator.workout(muscles: [.neck, .forearms, .adductors, .quadriceps, .chest, .lats]),
        ]
            + [3, 4, 5, 6].map { generator.week(days: $0) } + [generator.week(days: 6, split: .ppl)]
    }

    @Test func whatMovesMoreThanOneJointComesFirst() {
        for wishes in GeneratorTests.some {
            for plan in made(wishes).flatMap(\.plans) {
                let compound = exercises(plan).map(\.isCompound)
                let firstSingle = compound.firstIndex(of: false) ?? compound.count
                #expect(!compound[firstSingle...].contains(true), "\(exercises(plan).map(\.slug))")
            }
        }
    }

    @Test func noDayHasALiftInTwoForms() {
        for wishes in GeneratorTests.some {
            for plan in made(wishes).flatMap(\.plans) {
                let day = exercises(plan)
                for (place, one) in day.enumerated() {
                    for other in day[..<place] {
                        #expect(!one.isTwin(of: other), "\(one.slug), \(other.slug)")
                        let straight = ["romanian", "stiff_leg", "good_morning"]
                        #expect(
                            !straight.contains { one.slug.contains($0) }
                                || !straight.contains { other.slug.contains($0) },
                            "\(one.slug), \(other.slug)")
                    }
                    for alternative in plan.items[place].alternatives {
                        let known = ProgramLibraryTests.exercise(alternative.exercise.exerciseID)!
                        for other in day where other.id != one.id { #expect(!known.isTwin(of: other), "\(known.slug)") }
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("bench_press_barbell", "bench_press_dumbbell", true),
        ("bench_press_barbell", "incline_bench_press_dumbbell", false),
        ("romanian_deadlift_barbell", "stiff_leg_deadlift_dumbbell", true),
        ("good_morning_barbell", "romanian_deadlift_cable", true),
        ("romanian_deadlift_barbell", "hip_thrust_barbell", false), ("squat_barbell", "leg_press", false),
        ("squat_barbell", "goblet_squat_dumbbell", true), ("bicep_curl_dumbbell", "hammer_curl_dumbbell", false),
        ("bicep_curl_dumbbell", "bicep_curl_cable", true),
        ("triceps_pushdown", "overhead_triceps_extension_cable", false),
    ]) func twins(one: String, other: String, are: Bool) throws {
        let (one, other) = (try #require(Self.bySlug[one]), try #require(Self.bySlug[other]))
        #expect(one.isTwin(of: other) == are && other.isTwin(of: one) == are)
    }

    /// In a gym that has everything, an hour is enough for every muscle that nobody should leave out.
    @Test(arguments: Goal.allCases, 3...6) func aWeekHasEnoughOfEverythingAndNotTooMuch(goal: Goal, days: Int) {
        for experience in [Experience.beginner, .intermediate, .advanced] {
            for split in [nil, Split.ppl] {
                for minutes in [60, 90] {
                    let wishes = GeneratorTests.wishes {
                        ($0.goal, $0.experience, $0.minutes) = (goal, experience, minutes)
                    }
                    let week = WorkoutGenerator(wishes).week(days: days, split: split)
                    for pool in GeneratedWeek.pools {
                        let sets = week.muscles.filter { pool.contains($0.muscle) }.reduce(0) { $0 + $1.sets }
                        // One exercise in three days is three sets of it.
                        #expect(
                            sets >= (days == 3 ? 3 : 4),
                            "\(pool) \(sets): \(experience) \(String(describing: split)) \(minutes)")
                    }
                    for known in week.muscles { #expect(known.sets <= wishes.mostSets, "\(known)") }
                    for plan in week.plans { #expect(plan.minutes <= minutes) }
                }
            }
        }
    }

    @Test func aStrengthSplitTrainsTheTricepsAndTheGlutes() {
        for experience in [Experience.beginner, .intermediate, .advanced] {
            let wishes = GeneratorTests.wishes { ($0.goal, $0.experience) = (.strength, experience) }
            let week = WorkoutGenerator(wishes).week(days: 6, split: .ppl)
            for muscle in [Muscle.triceps, .glutes, .biceps, .hamstrings] {
                let sets = week.muscles.first { $0.muscle == muscle }?.sets ?? 0
                #expect(sets >= GeneratedWeek.fewestSets, "\(muscle) \(sets) \(experience)")
            }
        }
    }
}
