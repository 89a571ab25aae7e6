import TestSupport
import Testing
import Training

struct SubstituteTests {
    private func exercise(
        _ number: Int, _ pattern: MovementPattern?, _ muscles: [Muscle], _ equipment: [Equipment] = []
    ) -> Exercise {
        var exercise = Exercise(id: id(number), slug: "", name: "")
        (exercise.pattern, exercise.primaryMuscles, exercise.equipment) = (pattern, muscles, equipment)
        return exercise
    }

    @Test func theSameMovementWithTheSameMusclesComesFirst() {
        let press = exercise(1, .horizontalPush, [.chest], [.barbell, .bench])
        let all = [
            exercise(2, .isolation, [.chest], [.cable]), exercise(3, .squat, [.quadriceps]),
            exercise(4, .horizontalPush, [.chest], [.dumbbell]), exercise(5, .horizontalPush, [.triceps]), press,
            exercise(6, .isolation, [.triceps]),
        ]
        let found = Substitutes.rank(for: press, among: all, equipment: nil, trained: [])
        // What trains something else is nothing like it, however it moves.
        #expect(found.map(\.index) == [2, 0])
        #expect(found[0].reasons == [.sameMovement, .sameMuscles])
        let trained = Substitutes.rank(for: press, among: all, equipment: [.cable, .dumbbell], trained: [id(4)])
        #expect(trained.map(\.index) == [2, 0] && trained[0].reasons.last == .trainedBefore)
        #expect(Substitutes.rank(for: press, among: all, equipment: [], trained: []).isEmpty)
        // What one joint moves is no movement that two lifts share.
        #expect(Substitutes.rank(for: all[5], among: all, equipment: nil, trained: []).map(\.index) == [3])
    }

    @Test(arguments: 0..<100) func substitutesAreThereFitAndStandInOrder(seed: UInt64) {
        var random = SeededGenerator(seed)
        let all = (0..<60).map { number in
            let muscles = (0...Int.random(in: 0...2, using: &random)).map { _ in random.pick(Muscle.allCases) }
            var exercise = exercise(
                number, random.chance(6) ? nil : random.pick(MovementPattern.allCases), muscles,
                [random.pick(Equipment.allCases)])
            exercise.measure = random.chance(8) ? .time : .reps
            return exercise
        }
        let own = all[Int.random(in: 0..<60, using: &random)]
        let there = Set((0..<4).map { _ in random.pick(Equipment.allCases) })
        let trained = (0..<10).map { _ in random.pick(all).id }
        let found = Substitutes.rank(for: own, among: all, equipment: there, trained: trained)
        #expect(Set(found.map(\.index)).count == found.count && found.count <= 12, "seed \(seed)")
        for (place, fit) in found.enumerated() {
            let other = all[fit.index]
            #expect(other.id != own.id && other.measure == own.measure && !fit.reasons.isEmpty, "seed \(seed)")
            #expect(other.isPossible(with: there), "seed \(seed)")
            #expect(fit.reasons.contains(.trainedBefore) == trained.contains(other.id), "seed \(seed)")
            if place > 0 { #expect(found[place - 1].score >= fit.score, "seed \(seed)") }
        }
        // What fits and was left out fits no better.
        let rest = Substitutes.rank(for: own, among: all, equipment: there, trained: trained, limit: 60)
        #expect(Array(rest.prefix(12)) == found, "seed \(seed)")
    }

    /// Of an exercise of one's own nobody has said what it trains.
    @Test(arguments: [
        ("Deadlift Old Data", "deadlift_barbell"), ("bench press (from the other app)", "bench_press_barbell"),
    ])
    func anOwnExerciseIsUnderstoodByItsName(name: String, slug: String) throws {
        var own = Exercise(id: id(1), slug: "", name: name)
        own.isCustom = true
        let all = BuiltInExercises.all
        let likely = try #require(all.first { $0.slug == slug })
        let found = Substitutes.rank(for: own, among: all + [own], equipment: nil, trained: [], limit: 5)
        #expect(found.count == 5)
        for one in found {
            #expect(all[one.index].pattern == likely.pattern)
            #expect(all[one.index].primaryMuscles.contains { likely.primaryMuscles.contains($0) })
        }
        let flag = PainFlag(id: id(2), .wrist, .severe, createdAt: Instant(milliseconds: 0))
        let free = Substitutes.painFree(for: own, among: all, equipment: nil, trained: [], pains: [flag])
        #expect(free?.isFreeOfPain == true)
        own.name = "Zzz Old Data"
        #expect(Substitutes.rank(for: own, among: all, equipment: nil, trained: []).isEmpty)
        // What the lifter said of it goes before its name.
        (own.name, own.pattern, own.primaryMuscles) = (name, .isolation, [.calves])
        let calves = Substitutes.rank(for: own, among: all, equipment: nil, trained: [])
        #expect(!calves.isEmpty && calves.allSatisfy { all[$0.index].primaryMuscles.contains(.calves) })
    }
}

/// What a coach would say, on the whole catalogue.
struct SubstituteRankingTests {
    private static let all = BuiltInExercises.all
    private static let dumbbells: Set<Equipment> = [.dumbbell, .bench, .bodyweight]

    private func exercise(_ name: String) throws -> Exercise {
        try #require(Self.all.first { $0.name == name }, "\(name)")
    }

    private func names(_ found: [Substitute]) -> [String] { found.map { Self.all[$0.index].name } }

    private func first(_ name: String, _ count: Int = 3, in gym: Set<Equipment>? = nil) throws -> [String] {
        names(
            Substitutes.rank(for: try exercise(name), among: Self.all, equipment: gym, trained: [], limit: count))
    }

    private func painFree(_ name: String, _ part: BodyPart, in gym: Set<Equipment>? = nil) throws -> String? {
        let pains = [PainFlag(id: id(1), part, .severe, createdAt: Instant(milliseconds: 0))]
        return Substitutes.painFree(
            for: try exercise(name), among: Self.all, equipment: gym, trained: [], pains: pains
        ).map { Self.all[$0.index].name }
    }

    @Test(arguments: [
        ("Bench Press (Barbell)", "Bench Press (Dumbbell)"),
        ("Incline Bench Press (Barbell)", "Incline Bench Press (Dumbbell)"),
        ("Romanian Deadlift (Barbell)", "Romanian Deadlift (Dumbbell)"), ("Deadlift (Barbell)", "Deadlift (Dumbbell)"),
        ("Squat (Barbell)", "Squat (Dumbbell)"), ("Chest Dip", "Push Up"),
        ("Overhead Press (Barbell)", "Overhead Press (Dumbbell)"), ("Hip Thrust (Barbell)", "Hip Thrust (Dumbbell)"),
    ]) func withDumbbellsAloneItIsTheSameWithDumbbells(own: String, other: String) throws {
        #expect(try first(own, 1, in: Self.dumbbells) == [other])
    }

    @Test(arguments: ["Pull Up", "Chin Up", "Lat Pulldown (Cable)", "Lat Pulldown (Machine)"])
    func aPullFromAboveIsAPullFromTheFrontBeforeItIsAnUprightRow(own: String) throws {
        let found = try first(own, 3, in: Self.dumbbells)
        #expect(found.count == 3 && found.allSatisfy { $0.contains("Row") || $0.contains("Pullover") }, "\(found)")
        #expect(!found.contains("Upright Row (Dumbbell)"), "\(found)")
    }

    @Test func nothingThatIsLiftedIsReplacedByWhatIsThrown() throws {
        let thrown = ["Clean", "Snatch", "Jerk", "Jump", "Swing", "Kipping", "Clap"]
        for own in Self.all.prefix(30) where !own.isMobility {
            let found = try first(own.name, 5)
            for name in found {
                #expect(!thrown.contains { name.contains($0) }, "\(own.name): \(name)")
            }
        }
    }

    @Test(arguments: [
        ("Overhead Press (Barbell)", BodyPart.shoulder, "Triceps Pushdown"),
        ("Bench Press (Barbell)", .shoulder, "Triceps Pushdown"),
        ("Bench Press (Barbell)", .elbow, "Chest Fly (Dumbbell)"),
        ("Squat (Barbell)", .knee, "Hip Thrust (Barbell)"), ("Front Squat (Barbell)", .knee, "Hip Thrust (Barbell)"),
        ("Squat (Barbell)", .lowerBack, "Squat (Dumbbell)"), ("Deadlift (Barbell)", .lowerBack, "Hip Thrust (Barbell)"),
        ("Bent Over Row (Barbell)", .shoulder, "Bicep Curl (Dumbbell)"),
        ("Overhead Press (Barbell)", .elbow, "Front Raise (Dumbbell)"),
    ]) func whereItHurtsBadlyItIsWhatACoachWouldSay(own: String, part: BodyPart, other: String) throws {
        #expect(try painFree(own, part) == other)
    }

    @Test func whereTheBackHurtsARowIsSupported() throws {
        let found = try painFree("Bent Over Row (Barbell)", .lowerBack) ?? ""
        #expect(["Seated", "Seal", "Chest Supported", "One Arm"].contains { found.contains($0) }, "\(found)")
    }

    @Test func whatIsDoneOnThatDayAnywayIsNoSubstitute() throws {
        let taken = [try exercise("Bench Press (Dumbbell)").id]
        let found = Substitutes.rank(
            for: try exercise("Bench Press (Barbell)"), among: Self.all, equipment: Self.dumbbells, trained: [],
            besides: taken)
        #expect(!names(found).contains("Bench Press (Dumbbell)") && !found.isEmpty)
    }
}
