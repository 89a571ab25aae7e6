import TestSupport
import Testing
import Training
import Wire

/// A version of a plan and random edits of it.
extension SeededGenerator {
    mutating func version(exercises count: Int) -> PlanSnapshot {
        var snapshot = PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user)
        for number in 0..<count { snapshot.exercises.append(exercise(number)) }
        return snapshot
    }

    private mutating func exercise(_ number: Int) -> ExercisePrescription {
        var exercise = ExercisePrescription(
            id: id(1_000 + number), exerciseID: pick([bench, pullUp, plank]).id, name: "Lift \(number)")
        exercise.progressionKey = exercise.id.retyped()
        exercise.sets = straight(Int.random(in: 1...5, using: &self), 8, at: 60, from: 10_000 + number * 100)
        return exercise
    }

    /// An edit of one thing; its field as the difference should name it.
    mutating func edit(_ snapshot: inout PlanSnapshot, number: Int) -> (PlanDifference.Kind, String?) {
        let place = Int.random(in: 0..<snapshot.exercises.count, using: &self)
        let set = Int.random(in: 0..<snapshot.exercises[place].sets.count, using: &self)
        func value<T>(_ value: T?, _ one: T, _ other: T) -> T where T: Equatable { value == one ? other : one }
        var exercise = snapshot.exercises[place]
        defer { if snapshot.exercises.indices.contains(place) { snapshot.exercises[place] = exercise } }
        switch Int.random(in: 0..<17, using: &self) {
        case 0:
            exercise.sets[set].weight = value(exercise.sets[set].weight, .kg(61), .kg(62))
            return (.setChanged, "weight")
        case 1:
            exercise.sets[set].reps = value(exercise.sets[set].reps, 9, 10)
            return (.setChanged, "reps")
        case 2:
            exercise.sets[set].rir = value(exercise.sets[set].rir, RIR(1), RIR(2))
            return (.setChanged, "rir")
        case 3:
            exercise.sets[set].type = value(exercise.sets[set].type, .top, .backoff)
            return (.setChanged, "type")
        case 4:
            exercise.sets[set].amrap.toggle()
            return (.setChanged, "amrap")
        case 5:
            exercise.sets[set].durationSeconds = value(exercise.sets[set].durationSeconds, 30, 60)
            return (.setChanged, "duration_seconds")
        case 6:
            exercise.sets[set].restSeconds = value(exercise.sets[set].restSeconds, 90, 60)
            return (.setChanged, "rest_seconds")
        case 7:
            exercise.exerciseID = id(5_000 + number)
            return (.exerciseChanged, "exercise")
        case 8:
            exercise.supersetGroup = value(exercise.supersetGroup, "A", "B")
            return (.exerciseChanged, "superset_group")
        case 9:
            exercise.optional.toggle()
            return (.exerciseChanged, "optional")
        case 10:
            exercise.repRange = value(exercise.repRange, RepRange(6, 8), RepRange(8, 12))
            return (.exerciseChanged, "rep_range")
        case 11:
            exercise.rest.seconds = value(exercise.rest.seconds, 90, 120)
            return (.exerciseChanged, "rest")
        case 12:
            exercise.rule = value(exercise.rule, .manual, .repsOnly(RepsOnly()))
            return (.exerciseChanged, "rule")
        case 13:
            exercise.progressionKey = id(7_000 + number)
            return (.exerciseChanged, "progression_key")
        case 14:
            exercise.notes = "note \(number)"
            return (.exerciseChanged, "notes")
        case 15:
            exercise.sets.append(straight(1, 8, at: 60, from: 90_000 + number)[0])
            return (.setAdded, nil)
        default:
            snapshot.notes = "note \(number)"
            return (.notesChanged, "notes")
        }
    }
}

struct PlanDiffTests {
    static let voices = [Voice(.english, .kg), Voice(.german, .lb)]

    @Test(arguments: 0..<20) func aVersionIsNotDifferentFromItself(seed: UInt64) {
        var random = SeededGenerator(seed)
        let version = random.version(exercises: Int.random(in: 0...8, using: &random))
        var later = version
        (later.id, later.versionNumber, later.createdBy) = (id(2), 7, .ai)
        #expect(later.differences(from: version).isEmpty)
        #expect(later.hasSameContent(as: version))
    }

    @Test(arguments: 0..<200) func anEditOfOneThingIsOneDifference(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let before = random.version(exercises: Int.random(in: 1...6, using: &random))
        var after = before
        let (kind, field) = random.edit(&after, number: Int(seed))
        #expect(!after.hasSameContent(as: before))
        let differences = after.differences(from: before)
        #expect(differences.map(\.kind) == [kind])
        #expect(differences.first?.field == field)
        for voice in Self.voices {
            let diff = SnapshotDiff(from: before, to: after, voice)
            let text = try #require(diff.differences.first).text
            #expect(text.hasSuffix(".") && !text.contains("Optional") && !text.hasSuffix(": –."), "\(text)")
        }
    }

    @Test(arguments: 0..<100) func everyChangeOfContentIsADifference(seed: UInt64) {
        var random = SeededGenerator(seed)
        let before = random.version(exercises: Int.random(in: 1...6, using: &random))
        var after = before
        for number in 0..<Int.random(in: 1...6, using: &random) { _ = random.edit(&after, number: number) }
        after.exercises.shuffle(using: &random)
        if random.chance(3) { after.exercises.removeLast() }
        #expect(after.differences(from: before).isEmpty == after.hasSameContent(as: before))
        #expect(before.differences(from: after).isEmpty == after.hasSameContent(as: before))
    }

    /// The fewest moves that make an order are as many as are not in a longest ascending run; here found by trying all.
    @Test(arguments: 0..<60) func aNewOrderIsToldWithTheFewestMoves(seed: UInt64) {
        var random = SeededGenerator(seed)
        let before = random.version(exercises: Int.random(in: 2...7, using: &random))
        var after = before
        after.exercises.shuffle(using: &random)
        let places = after.exercises.map { one in before.exercises.firstIndex { $0.id == one.id } ?? 0 }
        var longest = 0
        for subset in 0..<(1 << places.count) {
            let chosen = places.indices.filter { subset >> $0 & 1 == 1 }.map { places[$0] }
            if chosen == chosen.sorted() { longest = max(longest, chosen.count) }
        }
        let differences = after.differences(from: before)
        #expect(differences.allSatisfy { $0.kind == .exerciseMoved })
        #expect(differences.count == places.count - longest)
        // What did not move stands in the order it stood in.
        let moved = Set(differences.compactMap(\.exercisePrescriptionID))
        let still = { (exercises: [ExercisePrescription]) in exercises.map(\.id).filter { !moved.contains($0) } }
        #expect(still(after.exercises) == still(before.exercises))
    }

    @Test func setsThatComeGoAndMoveAreToldWithTheirPlaces() {
        let before = pushPlan()
        var after = before
        var sets = before.exercises[0].sets
        let new = straight(1, 5, at: 70, from: 900)[0]
        sets = [sets[2], new, sets[0]]
        after.exercises[0].sets = sets
        let differences = after.differences(from: before)
        #expect(differences.map(\.kind) == [.setAdded, .setMoved, .setRemoved])
        #expect(differences.map(\.setNumber) == [2, 3, 2])
        #expect(differences[1].before?.text == "1" && differences[1].after?.text == "3")
        #expect(differences[2].setPrescriptionID == before.exercises[0].sets[1].id)
        let texts = SnapshotDiff(from: before, to: after, Voice()).differences.map(\.text)
        #expect(
            texts == [
                "Bench Press (Barbell), set 2 added: 70 kg × 5.", "Bench Press (Barbell): set 1 becomes set 3.",
                "Bench Press (Barbell), set 2 removed: 60 kg × 8.",
            ])
    }

    @Test func whatIsGoneStandsLast() {
        let before = pushPlan()
        var after = before
        let press = ExercisePrescription(id: id(777), exerciseID: plank.id, name: plank.name)
        after.exercises = [press, before.exercises[1]]
        let differences = after.differences(from: before)
        #expect(differences.map(\.kind) == [.exerciseAdded, .exerciseRemoved])
        #expect(differences[1].exerciseName == bench.name)
    }

    @Test func aCopyIsNoDifferentAndProgressesAlone() {
        var original = pushPlan()
        original.exercises.append(original.exercises[0])
        original.exercises[2].id = id(312)
        original.exercises[2].sets = straight(1, 5, at: 50, from: 700)
        for place in [0, 2] { original.exercises[place].progressionKey = id(42) }
        original.exercises[1].progressionKey = id(43)
        var copy = PlanSnapshot(id: id(999), createdAt: Instant(milliseconds: 0), createdBy: .user)
        copy.exercises = original.copiedExercises(into: copy.id)
        let keys = copy.exercises.map(\.progressionKey)
        #expect(keys[0] == keys[2] && keys[0] != id(42), "linked among themselves, and not with the original")
        #expect(keys[1] == copy.exercises[1].id.retyped())
        #expect(Set(copy.exercises.map(\.id)).isDisjoint(with: original.exercises.map(\.id)))
        let differences = copy.differences(from: original).filter { $0.field != "progression_key" }
        #expect(differences.isEmpty)
    }

    @Test func everyFaultOfAVersionIsToldAtOnce() throws {
        var exercise = pushPlan().exercises[0]
        exercise.sets[0].weight = .kg(2_001)
        exercise.sets[1].reps = 101
        exercise.sets[2].id = exercise.sets[1].id
        exercise.supersetGroup = String(repeating: "A", count: 51)
        exercise.rest.byType = ["working": 29, "warmup": 0, "nap": 60]
        exercise.repRange = RepRange(9, 8)
        var rule = DoubleProgression()
        rule.maxReps = 3
        exercise.rule = .doubleProgression(rule)
        var faults = PlanFaults()
        faults.check([exercise, pushPlan().exercises[1]], notes: String(repeating: "x", count: 2_001))
        let paths = faults.all.map(\.path)
        #expect(
            paths == [
                "/notes", "/exercises/0/superset_group", "/exercises/0/rule/max_reps",
                "/exercises/0/rep_range/upper", "/exercises/0/rest/by_type/nap", "/exercises/0/rest/by_type/working",
                "/exercises/0/sets/0/weight", "/exercises/0/sets/1/reps", "/exercises/0/sets/2/id",
            ])
        #expect(faults.error?.faults.count == paths.count)
        var good = PlanFaults()
        good.check(pushPlan().exercises, notes: nil)
        #expect(good.error == nil)
    }
}

struct BaselineTests {
    private static func version(_ number: Int, _ exercises: [ExercisePrescription]) -> PlanSnapshot {
        var version = pushPlan(version: number)
        version.createdAt = evening.adding(seconds: Int64(number) * 86_400)
        version.exercises = exercises
        return version
    }

    @Test func theBaselineIsTheHardestWorkingTarget() {
        var press = pushPlan().exercises[0]
        press.sets = straight(1, 12, at: 40) + straight(1, 5, at: 80) + straight(1, 6, at: 80) + straight(1, 9, at: 60)
        press.sets[0].type = .warmup
        let baseline = BaselineChange.Baseline(press)
        #expect(baseline.sets == 3 && baseline.weight == .kg(80) && baseline.reps == 6)
        press.loadKind = .assisted
        #expect(BaselineChange.Baseline(press).weight == .kg(60), "less help is harder")
        press.sets = []
        #expect(BaselineChange.Baseline(press) == BaselineChange.Baseline(sets: 0))
    }

    @Test func aLiftIsFollowedThroughThePlan() {
        let press = pushPlan().exercises[0]
        var heavier = press
        heavier.sets = straight(3, 8, at: 65)
        var noted = heavier
        noted.notes = "slow"
        var successor = heavier
        successor.id = id(399)
        successor.sets = straight(3, 6, at: 70)
        let versions = [
            Self.version(1, [press]), Self.version(2, [heavier]), Self.version(3, [noted]),
            Self.version(4, [successor]), Self.version(5, []),
        ]
        let changes = BaselineChange.history(of: bench.id, in: versions, planName: "Push")
        #expect(changes.map(\.versionNumber) == [5, 4, 2, 1])
        #expect(changes.map { $0.old?.weight } == [.kg(70), .kg(65), .kg(60), nil])
        #expect(changes.map { $0.new?.weight } == [nil, .kg(70), .kg(65), .kg(60)])
        #expect(BaselineChange.history(of: plank.id, in: versions, planName: "Push").isEmpty)
    }
}
