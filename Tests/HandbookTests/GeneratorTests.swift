import Testing

@testable import Handbook
@testable import Training

/// Workouts and weeks by rules: what is chosen, what is left out, and what holds of all of them.
struct GeneratorTests {
    static func gym(_ preset: GymPreset, _ unit: MassUnit = .kg) -> Gym {
        Gym(preset, id: GymID(high: 1, low: 2), name: "Here", unit: unit)
    }

    static func pain(_ part: BodyPart, _ severity: PainSeverity, _ number: UInt64 = 1) -> PainFlag {
        PainFlag(id: PainFlagID(high: 1, low: number), part, severity, createdAt: Instant(milliseconds: 0))
    }

    static func wishes(_ preset: GymPreset? = .commercial, _ change: (inout GeneratorWishes) -> Void = { _ in })
        -> GeneratorWishes
    {
        var wishes = GeneratorWishes(BuiltInExercises.all)
        wishes.gym = preset.map { gym($0) }
        change(&wishes)
        return wishes
    }

    private static func exercise(_ id: ExerciseID) -> Exercise { ProgramLibraryTests.exercise(id)! }

    private func slugs(_ plan: GeneratedPlan) -> [String] {
        plan.items.map { Self.exercise($0.choice.exercise.exerciseID).slug }
    }

    private func codes(_ reasons: [GeneratedReason]) -> [GeneratedReason.Code] { reasons.map(\.code) }

    /// Wishes of every kind: places, goals, experience, time, pains, and a log or none.
    static let many: [GeneratorWishes] = {
        var many: [GeneratorWishes] = []
        let pains: [[PainFlag]] = [
            [], [pain(.shoulder, .moderate)], [pain(.knee, .severe), pain(.lowerBack, .mild, 2)],
        ]
        for (number, preset) in ([nil] + GymPreset.allCases.map { Optional($0) }).enumerated() {
            for (place, goal) in Goal.allCases.enumerated() {
                for experience in [Experience.beginner, .intermediate, .advanced] {
                    let turn = number + place
                    many.append(
                        wishes(preset) { wishes in
                            (wishes.goal, wishes.experience) = (goal, experience)
                            wishes.minutes = [10, 20, 30, 45, 60, 75, 120][turn % 7]
                            wishes.pains = pains[turn % 3]
                            if turn % 2 == 1 {
                                for index in stride(from: 0, to: wishes.exercises.count, by: 7) {
                                    wishes.exercises[index].lastUsed = Instant(milliseconds: Int64(index))
                                }
                            }
                        })
                }
            }
        }
        return many
    }()

    // MARK: What holds of everything that is made

    @Test func whatIsMadeCanBeDoneThereWithoutPainAndInTime() {
        for (number, wishes) in Self.many.enumerated() {
            let generator = WorkoutGenerator(wishes)
            let made =
                [generator.workout(), generator.workout(focus: .upper)] + [2, 4, 6].map { generator.week(days: $0) }
            for training in made {
                for plan in training.plans {
                    let ids = plan.items.map(\.choice.exercise.exerciseID)
                    #expect(Set(ids).count == ids.count, "\(number): \(slugs(plan))")
                    #expect(plan.minutes <= wishes.minutes, "\(number): \(plan.minutes) of \(wishes.minutes)")
                    #expect(
                        plan.minutes
                            == TimeEstimate.minutes(of: plan.items.map(\.choice.exercise), restSeconds: 120))
                    for choice in plan.items.flatMap({ [$0.choice] + $0.alternatives }) {
                        let exercise = Self.exercise(choice.exercise.exerciseID)
                        #expect(wishes.gym?.missing(for: exercise).isEmpty ?? true, "\(number): \(exercise.slug)")
                        #expect(!exercise.isMobility)
                        let touch = Pains.worst(on: exercise, of: wishes.pains)
                        #expect(touch.map { $0.severity == .mild } ?? true, "\(number): \(exercise.slug)")
                        #expect(!choice.exercise.sets.isEmpty && !choice.reasons.isEmpty)
                    }
                }
            }
        }
    }

    @Test func theSameWishesGiveTheSameTraining() {
        for wishes in Self.many {
            #expect(WorkoutGenerator(wishes).week(days: 4) == WorkoutGenerator(wishes).week(days: 4))
            #expect(WorkoutGenerator(wishes).workout() == WorkoutGenerator(wishes).workout())
        }
    }

    @Test(arguments: MassUnit.allCases) func everyWeightCanBeLoaded(unit: MassUnit) {
        for preset in GymPreset.allCases {
            let gym = Self.gym(preset, unit)
            let wishes = Self.wishes(nil) {
                ($0.gym, $0.goal, $0.voice) = (gym, .both, Voice(.english, unit))
                $0.experience = .intermediate
            }
            let week = WorkoutGenerator(wishes).week(days: 4)
            var maxes: [ExerciseID: Mass] = [:]
            for (place, id) in week.exercises.enumerated() { maxes[id] = .kg(Int64(31 + 7 * place)) }
            let started = week.started(maxes, wishes.voice) { prescription in
                gym.loads(of: Self.exercise(prescription.exerciseID), kind: prescription.loadKind, unit: unit)
            }
            for choice in started.plans.flatMap(\.items).flatMap({ [$0.choice] + $0.alternatives }) {
                let exercise = Self.exercise(choice.exercise.exerciseID)
                let loads = gym.loads(of: exercise, kind: exercise.loadKind, unit: unit)
                for set in choice.exercise.sets {
                    guard exercise.loadKind == .external, exercise.measure == .reps else {
                        #expect(set.weight == nil)
                        continue
                    }
                    let weight = set.weight
                    #expect(weight != nil && weight.map { loads.nearest($0) } == weight, "\(exercise.slug)")
                }
                if exercise.loadKind == .external, exercise.measure == .reps {
                    #expect(codes(choice.reasons).contains(.weightFromLog))
                }
            }
        }
    }

    /// Every week of every split trains all that matters twice, where there are days enough for the split; else it says what does not.
    @Test(arguments: Goal.allCases, 2...6) func everyMajorMuscleComesTwice(goal: Goal, days: Int) {
        let once: [Split: Set<Int>] = [.ppl: [3], .upperLower: [2]]
        for experience in [Experience.beginner, .intermediate, .advanced] {
            for split in [nil, Split.fullBody, .upperLower, .ppl, .custom] {
                for minutes in [45, 60, 75] {
                    let wishes = Self.wishes {
                        ($0.goal, $0.experience, $0.minutes) = (goal, experience, minutes)
                    }
                    let week = WorkoutGenerator(wishes).week(days: days, split: split)
                    #expect(week.daysPerWeek == days && week.days == week.plans.map(\.name))
                    let seldom = GeneratedWeek.seldom(week.plans, days: days, wishes.exercises)
                    if split.map({ once[$0]?.contains(days) ?? false }) ?? false {
                        #expect(!seldom.isEmpty && codes(week.reasons).contains(.onceAWeek))
                    } else {
                        #expect(seldom.isEmpty, "\(seldom) \(String(describing: split)) \(experience) \(minutes)")
                        #expect(!codes(week.reasons).contains(.onceAWeek))
                    }
                    for sets in week.muscles { #expect(sets.sets <= wishes.mostSets, "\(sets)") }
                }
            }
        }
    }

    // MARK: What is chosen

    @Test func aNewcomersFirstWorkoutIsMadeOfWhatEverybodyKnows() {
        let workout = WorkoutGenerator(Self.wishes()).workout()
        #expect(workout.name == "Full Body" && workout.plans.count == 1)
        #expect(
            slugs(workout.plans[0]) == [
                "squat_barbell", "bench_press_barbell", "bent_over_row_barbell", "romanian_deadlift_barbell",
                "overhead_press_barbell", "bicep_curl_dumbbell",
            ])
        let squat = workout.plans[0].items[0]
        #expect(squat.choice.exercise.repRange == RepRange(8, 12) && squat.choice.exercise.sets.count == 3)
        #expect(squat.alternatives.count == 2)
        #expect(codes(squat.choice.reasons) == [.movement])
        #expect(codes(workout.reasons) == [.goal, .gym])
    }

    @Test func strengthBeginsHeavyAndBeginnersWithFives() {
        let strong = Self.wishes { ($0.goal, $0.experience) = (.strength, .intermediate) }
        let first = WorkoutGenerator(strong).workout().plans[0].items[0].choice.exercise
        guard case .topSetBackoff(let rule)? = first.rule else { Issue.record("\(first)"); return }
        #expect(rule.topReps == RepBounds(3, 5) && first.sets.map(\.type) == [.top, .backoff, .backoff, .backoff])
        #expect(first.rest.seconds == 180)
        let fives = WorkoutGenerator(Self.wishes { $0.goal = .strength }).workout().plans[0].items[0].choice.exercise
        guard case .straightSets? = fives.rule else { Issue.record("\(fives)"); return }
        #expect(fives.sets.map(\.reps) == [5, 5, 5])
    }

    /// Sets that time takes from a top set with back-offs are taken from its rule, too.
    @Test func aRuleKnowsTheSetsThatAreLeft() {
        let wishes = Self.wishes { ($0.goal, $0.experience, $0.minutes) = (.strength, .advanced, 20) }
        let short = WorkoutGenerator(wishes).workout(focus: .full)
        let first = short.plans[0].items[0].choice.exercise
        guard case .topSetBackoff(let rule)? = first.rule else { Issue.record("\(first)"); return }
        #expect(first.sets.map(\.type) == [.top, .backoff, .backoff] && rule.backoffSets == 2)
        #expect(codes(short.reasons).contains(.fewerSets))
        let shortest = WorkoutGenerator(Self.wishes { ($0.goal, $0.experience, $0.minutes) = (.both, .advanced, 10) })
        for item in shortest.workout(focus: .full).plans[0].items {
            if case .topSetBackoff(let rule)? = item.choice.exercise.rule {
                #expect(item.choice.exercise.sets.filter { $0.type == .backoff }.count == rule.backoffSets)
            }
        }
    }

    @Test func whatTheLifterKnowsAndLikesComesFirst() {
        func first(_ change: @escaping (inout Exercise) -> Void) -> GeneratedChoice {
            let wishes = Self.wishes {
                for index in $0.exercises.indices where $0.exercises[index].slug == "chest_press_machine" {
                    change(&$0.exercises[index])
                }
            }
            return WorkoutGenerator(wishes).workout(focus: .push).plans[0].items[0].choice
        }
        #expect(Self.exercise(first { _ in }.exercise.exerciseID).slug == "bench_press_barbell")
        let liked = first { ($0.isFavorite, $0.lastUsed) = (true, Instant(milliseconds: 5)) }
        #expect(Self.exercise(liked.exercise.exerciseID).slug == "chest_press_machine")
        #expect(codes(liked.reasons) == [.movement, .trainedBefore, .favorite])
        let hidden = Self.wishes {
            for index in $0.exercises.indices where $0.exercises[index].slug == "bench_press_barbell" {
                $0.exercises[index].isHidden = true
            }
        }
        #expect(!slugs(WorkoutGenerator(hidden).workout().plans[0]).contains("bench_press_barbell"))
    }

    @Test func anotherOneIsTheNextBest() {
        let first = WorkoutGenerator(Self.wishes()).workout().plans[0]
        let second = WorkoutGenerator(Self.wishes { $0.variant = 1 }).workout().plans[0]
        #expect(slugs(first) != slugs(second))
        #expect(Self.exercise(first.items[0].alternatives[0].exercise.exerciseID).slug == slugs(second)[0])
    }

    @Test func whatRestedLongestIsTrained() {
        let wishes = Self.wishes {
            for index in $0.exercises.indices {
                switch $0.exercises[index].slug {
                case "bench_press_barbell": $0.exercises[index].lastUsed = Instant(milliseconds: 3)
                case "lat_pulldown_cable": $0.exercises[index].lastUsed = Instant(milliseconds: 1)
                case "squat_barbell": $0.exercises[index].lastUsed = Instant(milliseconds: 2)
                default: break
                }
            }
        }
        let workout = WorkoutGenerator(wishes).workout(split: .ppl)
        #expect(workout.name == "Pull" && codes(workout.reasons).contains(.rested))
        #expect(WorkoutGenerator(wishes).workout(focus: .legs, split: .ppl).name == "Legs")
        #expect(WorkoutGenerator(wishes).workout(muscles: [.chest, .triceps]).name == "Chest, triceps")
    }

    // MARK: What is not

    @Test func whatIsLeftOutSaysWhy() {
        let short = WorkoutGenerator(Self.wishes { $0.minutes = 30 }).workout().plans[0]
        #expect(short.leftOut.map(\.code).contains(.noTime))
        #expect(short.leftOut.contains { $0.text == "Bicep Curl (Dumbbell): no time for it." })
        // Nothing at home pulls down.
        let home = WorkoutGenerator(Self.wishes(.dumbbells)).workout(focus: .pull).plans[0]
        #expect(home.leftOut.first?.code == .missing)
        let hurt = WorkoutGenerator(Self.wishes { $0.pains = [Self.pain(.knee, .severe)] }).workout(focus: .legs)
        #expect(hurt.plans[0].leftOut.contains { $0.code == .hurts && $0.text.contains("knee") })
    }

    @Test func whatIsTakenInsteadSaysInsteadOfWhat() {
        let hotel = WorkoutGenerator(Self.wishes(.hotel)).workout().plans[0].items[0].choice
        #expect(hotel.reasons.contains { $0.code == .insteadOfMissing && $0.text.contains("Squat (Barbell)") })
        let back = Self.wishes { $0.pains = [Self.pain(.lowerBack, .severe)] }
        let plan = WorkoutGenerator(back).workout().plans[0]
        #expect(plan.items.contains { codes($0.choice.reasons).contains(.insteadOfPain) })
        let mild = Self.wishes(.garage) { $0.pains = [Self.pain(.shoulder, .mild)] }
        let careful = WorkoutGenerator(mild).workout(focus: .push).plans[0]
        #expect(careful.items.contains { codes($0.choice.reasons).contains(.mildPain) })
    }

    @Test func everythingIsSaidInGerman() {
        for wishes in Self.many.prefix(40) {
            var german = wishes
            german.voice = Voice(.german, .kg)
            let (one, other) = (WorkoutGenerator(wishes).week(days: 3), WorkoutGenerator(german).week(days: 3))
            for (english, german) in zip(one.reasons, other.reasons) {
                #expect(english.code == german.code && english.text != german.text)
            }
            for (english, german) in zip(one.plans, other.plans) where english.name != "Push" {
                #expect(english.name != german.name)
                for (item, said) in zip(english.items, german.items) {
                    for (reason, text) in zip(item.choice.reasons, said.choice.reasons) {
                        #expect(reason.text != text.text)
                    }
                }
            }
        }
    }

    // MARK: What it is made of

    @Test func everyUsualExerciseIsThereAndBelongsThere() {
        let known = Dictionary(BuiltInExercises.all.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        for slot in WorkSlot.allCases {
            #expect(!slot.staples.isEmpty)
            for word in slot.staples.split(separator: " ") {
                let slug = String(word.hasSuffix("!") ? word.dropLast() : word)
                guard let exercise = known[slug] else { Issue.record("\(slug)"); continue }
                #expect(!exercise.isMobility && exercise.category != .cardio)
                let all = exercise.primaryMuscles + exercise.secondaryMuscles
                #expect(slot.muscles.contains { all.contains($0) }, "\(slot): \(slug)")
            }
        }
    }

    @Test func aWeekIsAProgramThatGoesRound() {
        let week = WorkoutGenerator(Self.wishes()).week(days: 4)
        #expect(week.split == .upperLower && week.plans.map(\.name) == ["Upper A", "Lower A", "Upper B", "Lower B"])
        let program = week.blueprint
        #expect(program.loops && program.daysPerWeek == 4 && program.days.map(\.plan) == week.plans.map { $0.name })
        #expect(program.plans.map(\.exercises.count) == week.plans.map(\.items.count))
        #expect(Set(slugs(week.plans[0])).isDisjoint(with: slugs(week.plans[2])))
    }
}
