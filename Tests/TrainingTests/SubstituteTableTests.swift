import TestSupport
import Testing

@testable import Training

/// What a coach would and would not put in the place of a lift, over the whole catalogue, the standard gyms and what hurts.
struct SubstituteTableTests {
    private static let all = BuiltInExercises.all
    private static let bySlug = Dictionary(uniqueKeysWithValues: all.map { ($0.slug, $0) })

    /// A lift, where it is looked for, what hurts, what must be among the first three, and what must not.
    struct Case: Sendable, CustomTestStringConvertible {
        var lift: String
        var gym: GymPreset?
        var pain: (BodyPart, PainSeverity, MovementPattern?)?
        var wanted: [String]
        var unwanted: [String]

        init(
            _ lift: String, _ gym: GymPreset? = nil, _ pain: (BodyPart, PainSeverity, MovementPattern?)? = nil,
            _ wanted: [String], not unwanted: [String] = []
        ) {
            (self.lift, self.gym, self.pain, self.wanted, self.unwanted) = (lift, gym, pain, wanted, unwanted)
        }

        var testDescription: String {
            "\(lift), \(gym.map { "\($0)" } ?? "anywhere"), \(pain.map { "\($0)" } ?? "well")"
        }
    }

    private static let table: [Case] = [
        Case("cable_crunch", .commercial, nil, ["crunch_machine", "crunch"], not: ["cable_twist", "cable_woodchop"]),
        Case("cable_crunch", .dumbbells, nil, ["crunch"]),
        Case(
            "front_squat_barbell", .garage, nil, ["squat_barbell"],
            not: ["overhead_squat_barbell", "hack_squat_barbell"]),
        Case("standing_calf_raise_machine", .dumbbells, nil, ["standing_calf_raise_dumbbell"], not: ["tibialis_raise"]),
        Case("standing_calf_raise_machine", .empty, nil, ["standing_calf_raise_bodyweight"], not: ["tibialis_raise"]),
        Case("lateral_raise_dumbbell", .garage, nil, ["upright_row_barbell"], not: ["behind_the_neck_press_barbell"]),
        Case("lateral_raise_dumbbell", .hotel, nil, ["lateral_raise_cable"]),
        Case("lateral_raise_dumbbell", .empty, nil, [], not: ["jumping_jack"]),
        Case("deadlift_dumbbell", .garage, nil, ["deadlift_barbell"]),
        Case("deadlift_dumbbell", .dumbbells, (.lowerBack, .severe, .hinge), [], not: ["devil_press_dumbbell"]),
        Case("deadlift_barbell", .commercial, (.lowerBack, .moderate, nil), ["hip_thrust_barbell"], not: ["frog_pump"]),
        Case(
            "deadlift_barbell", .commercial, (.lowerBack, .severe, .hinge), ["leg_press"],
            not: ["squat_barbell", "devil_press_dumbbell"]),
        Case("farmers_walk", .dumbbells, nil, ["suitcase_carry"], not: ["bear_crawl"]),
        Case("farmers_walk", .garage, nil, [], not: ["bear_crawl"]),
        Case(
            "bench_press_barbell", .hotel, nil, ["bench_press_dumbbell"],
            not: ["squeeze_press_dumbbell", "decline_bench_press_dumbbell"]),
        Case(
            "bench_press_barbell", nil, (.shoulder, .severe, .horizontalPush), [],
            not: ["chest_dip", "chest_dip_assisted"]),
        Case(
            "incline_bench_press_barbell", .hotel, nil, ["incline_bench_press_dumbbell"],
            not: ["decline_bench_press_dumbbell"]),
        Case(
            "squat_barbell", .commercial, (.lowerBack, .moderate, nil), ["squat_dumbbell"],
            not: ["good_morning_barbell"]),
        Case(
            "bent_over_row_barbell", .commercial, (.lowerBack, .moderate, nil),
            ["one_arm_row_dumbbell", "seated_row_cable"]),
        Case(
            "seated_leg_curl_machine", nil, (.lowerBack, .moderate, nil), ["lying_leg_curl_machine"],
            not: ["stiff_leg_deadlift_barbell"]),
        Case("lat_pulldown_cable", .garage, nil, ["pull_up"]),
        Case("leg_press", .garage, nil, ["squat_barbell"]),
        Case("reverse_fly_dumbbell", .commercial, nil, ["reverse_fly_machine"], not: ["external_rotation_cable"]),
        Case("wrist_curl_barbell", nil, nil, [], not: ["wrist_extension_barbell"]),
    ]

    @Test(arguments: table) func amongTheFirstThree(_ item: Case) throws {
        let lift = try #require(Self.bySlug[item.lift])
        let gym = item.gym.map { Gym($0, id: GymID(high: 1, low: 2), name: "Here", unit: .kg) }
        var pains: [PainFlag] = []
        if let (part, severity, pattern) = item.pain {
            pains = [PainFlag(id: id(1), part, severity, createdAt: Instant(milliseconds: 0))]
            pains[0].pattern = pattern
        }
        let found = Substitutes.choices(
            for: lift, among: Self.all, equipment: gym?.equipment, trained: [], pains: pains, limit: 3
        ).prefix(3).map { Self.all[$0.index].slug }
        for slug in item.wanted { #expect(found.contains(slug), "\(found)") }
        for slug in item.unwanted { #expect(Self.bySlug[slug] != nil && !found.contains(slug), "\(found)") }
    }

    @Test func neutralGripIsNearerToABenchPressThanASqueezePress() throws {
        let found = Substitutes.rank(
            for: try #require(Self.bySlug["bench_press_dumbbell"]), among: Self.all, equipment: [.dumbbell, .bench],
            trained: [], limit: 40
        ).map { Self.all[$0.index].slug }
        let (neutral, squeeze) = (
            found.firstIndex(of: "neutral_grip_bench_press_dumbbell"), found.firstIndex(of: "squeeze_press_dumbbell")
        )
        #expect(try #require(neutral) < (squeeze ?? 40), "\(found)")
    }

    // MARK: Whatever is replaced

    private static let pains: [[PainFlag]] = {
        func flag(_ part: BodyPart, _ severity: PainSeverity, _ pattern: MovementPattern? = nil) -> [PainFlag] {
            var flag = PainFlag(id: id(1), part, severity, createdAt: Instant(milliseconds: 0))
            flag.pattern = pattern
            return [flag]
        }
        return [
            [], flag(.lowerBack, .moderate), flag(.lowerBack, .severe, .hinge), flag(.shoulder, .severe),
            flag(.shoulder, .moderate, .verticalPush), flag(.knee, .severe), flag(.knee, .moderate, .squat),
            flag(.elbow, .severe), flag(.wrist, .moderate), flag(.hip, .severe),
        ]
    }()

    /// Nothing that is lifted is replaced by what is thrown or jumped, the shin is no calf, and the back is not loaded for who trained without it.
    @Test(arguments: GymPreset.allCases) func noSubstituteIsOddOrHarderWhereItHurts(preset: GymPreset) {
        let equipment = Gym(preset, id: GymID(high: 1, low: 2), name: "", unit: .kg).equipment
        let lifts = Self.all.filter { !$0.isMobility && $0.measure == .reps && !$0.isConditioning }
        for (number, pains) in Self.pains.enumerated() {
            // Every lift is looked at once and each pain at some; all of both takes minutes.
            for place in stride(from: number, to: lifts.count, by: pains.isEmpty ? 2 : 23) {
                let lift = lifts[place]
                let found = Substitutes.choices(
                    for: lift, among: Self.all, equipment: equipment, trained: [], pains: pains, limit: 3
                ).map { Self.all[$0.index] }
                for other in found {
                    #expect(!other.isConditioning, "\(lift.slug): \(other.slug)")
                    #expect(
                        (other.slug == "tibialis_raise") == (lift.slug == "tibialis_raise")
                            || lift.primaryMuscles != [.calves])
                    guard let flag = pains.first, flag.bodyPart == .lowerBack else { continue }
                    var whole = flag
                    whole.pattern = nil
                    if whole.touch(lift) == nil { #expect(whole.touch(other) == nil, "\(lift.slug): \(other.slug)") }
                }
            }
        }
    }

    // MARK: A day

    private static let days: [[String]] = [
        [
            "bench_press_barbell", "overhead_press_barbell", "incline_bench_press_dumbbell", "chest_dip",
            "lateral_raise_dumbbell",
        ],
        [
            "bench_press_barbell", "overhead_press_barbell", "incline_bench_press_barbell", "chest_fly_machine",
            "triceps_pushdown",
        ],
        [
            "pull_up", "bent_over_row_barbell", "lat_pulldown_cable", "seated_row_cable", "face_pull_cable",
            "bicep_curl_barbell",
        ],
        [
            "squat_barbell", "romanian_deadlift_barbell", "leg_press", "lunge_dumbbell", "leg_extension_machine",
            "lying_leg_curl_machine",
        ],
        [
            "deadlift_barbell", "romanian_deadlift_barbell", "squat_barbell", "bent_over_row_barbell",
            "good_morning_barbell",
        ],
        [
            "bench_press_barbell", "incline_bench_press_barbell", "incline_bench_press_smith_machine",
            "decline_bench_press_barbell",
        ],
        ["bench_press_barbell", "triceps_pushdown", "bicep_curl_barbell", "lat_pulldown_cable", "skullcrusher_ez_bar"],
    ]

    /// Two substitutes of a day stand no nearer to each other, nor to what is done anyway, than what they stand for does; whether what
    /// hurts badly or what is not there is replaced.
    @Test(arguments: [nil] + GymPreset.allCases.map { Optional($0) }) func aDayGetsNoSecondFormOfALift(
        preset: GymPreset?
    ) throws {
        let gym = preset.map { Gym($0, id: GymID(high: 1, low: 2), name: "", unit: .kg) }
        for slugs in Self.days {
            let day = try slugs.map { try #require(Self.bySlug[$0], "\($0)") }
            for pains in Self.pains.prefix(preset == .commercial ? 10 : 4) {
                let needed = day.filter {
                    Pains.worst(on: $0, of: pains)?.severity == .severe || !(gym?.missing(for: $0).isEmpty ?? true)
                }
                let found = Substitutes.together(
                    for: needed, among: Self.all, equipment: gym?.equipment, trained: [], pains: pains,
                    besides: day.map(\.id))
                var done: [(own: Exercise, other: Exercise)] = []
                for lift in day {
                    guard let place = needed.firstIndex(where: { $0.id == lift.id }) else {
                        done.append((lift, lift))
                        continue
                    }
                    guard let one = found[place] else { continue }
                    let other = Self.all[one.index]
                    #expect(
                        Pains.worst(on: other, of: pains)?.severity != .severe
                            && gym?.missing(for: other).isEmpty ?? true)
                    done.append((lift, other))
                }
                for (place, one) in done.enumerated() {
                    for two in done[..<place] {
                        #expect(one.other.id != two.other.id, "\(slugs): \(one.other.slug)")
                        #expect(
                            one.other.nearness(to: two.other) <= one.own.nearness(to: two.own),
                            "\(one.own.slug), \(two.own.slug): \(one.other.slug), \(two.other.slug)")
                    }
                }
            }
        }
    }

    /// Four presses with a bad shoulder are not four pushdowns: one is, and the others are better left out.
    @Test func fourPressesAreNotFourPushdowns() throws {
        let day = try Self.days[0].map { try #require(Self.bySlug[$0]) }
        let pains = [PainFlag(id: id(1), .shoulder, .severe, createdAt: Instant(milliseconds: 0))]
        let found = Substitutes.together(
            for: day, among: Self.all, equipment: nil, trained: [], pains: pains, besides: day.map(\.id)
        ).map { $0.map { Self.all[$0.index].slug } }
        #expect(found[0] == "triceps_pushdown" && found[1] == nil && found[2] == nil && found[3] == nil, "\(found)")
    }

    /// What one could have goes to the other where both are better off.
    @Test func whatIsNearestToOneIsLeftToAnotherThatNeedsIt() throws {
        func lift(_ number: Int, _ name: String, _ muscles: [Muscle], _ equipment: Equipment) -> Exercise {
            var lift = Exercise(id: id(number), slug: "lift_\(number)", name: name)
            (lift.pattern, lift.primaryMuscles, lift.equipment) = (.horizontalPush, muscles, [equipment])
            return lift
        }
        let one = lift(1, "Flat Press (Machine)", [.chest], .machine)
        let two = lift(2, "Incline Press (Machine)", [.chest, .frontDelts], .machine)
        // The first fits both, and best the one that is asked first; nothing else fits the second.
        let all = [
            one, two, lift(3, "Slow Press (Barbell)", [.chest], .barbell),
            lift(4, "Push (Barbell)", [.chest], .barbell),
        ]
        let found = Substitutes.together(
            for: [one, two], among: all, equipment: [.barbell], trained: [], pains: [], besides: [one.id, two.id])
        #expect(Set(found.compactMap { $0?.index }) == [2, 3])
        let sums = found.reduce(0) { $0 + ($1?.score ?? 0) }
        let greedy = Substitutes.rank(for: one, among: all, equipment: [.barbell], trained: [], limit: 1)[0]
        let rest = Substitutes.rank(
            for: two, among: all, equipment: [.barbell], trained: [], besides: [all[greedy.index].id], limit: 1)
        #expect(sums >= greedy.score + (rest.first?.score ?? 0))
    }
}
