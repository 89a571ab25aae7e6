import Testing

@testable import Training

/// What progresses together in a program.
struct BlueprintKeyTests {
    private func prescription(
        _ place: Int, _ sets: Int, _ reps: Int, key: String? = nil, rule: ProgressionRule? = nil
    ) -> ExercisePrescription {
        let exercise = BuiltInExercises.all[place]
        let set = SetPrescription(id: .unnamed, reps: reps)
        var made = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, rule: rule,
            sets: Array(repeating: set, count: sets))
        made.progressionKey = key.flatMap { ProgressionLabel($0)?.key }
        return made
    }

    private func keys(_ program: ProgramBlueprint) -> [[String?]] {
        program.plans.map { plan in plan.exercises.map { $0.progressionKey.flatMap { ProgressionLabel($0)?.text } } }
    }

    private var program: ProgramBlueprint {
        ProgramBlueprint(
            name: "Two",
            plans: [
                .init(
                    name: "A",
                    exercises: [prescription(0, 5, 5), prescription(1, 5, 5), prescription(2, 1, 5, key: "pull")]),
                .init(
                    name: "B",
                    exercises: [
                        prescription(0, 5, 5), prescription(1, 3, 8),
                        prescription(2, 1, 5, rule: .derivedFrom(DerivedFrom(key: ProgressionLabel("pull")!.key.text))),
                    ]),
            ])
    }

    @Test func theSameWorkSharesAKeyAndOtherWorkHasItsOwn() {
        #expect(
            keys(program.withKeys()) == [
                ["squat barbell", "bench press barbell", "pull"],
                ["squat barbell", "bench press barbel 2", "deadlift barbell"],
            ])
    }

    @Test func anotherWeightIsTheSameWork() {
        var program = program
        for index in 0..<5 { program.plans[1].exercises[0].sets[index].weight = .kg(60) }
        #expect(keys(program.withKeys())[1][0] == "squat barbell")
        program.plans[1].exercises[0].sets[4].amrap = true
        #expect(keys(program.withKeys())[1][0] == "squat barbell 2")
        program.plans[1].exercises[0].sets[4].amrap = false
        program.plans[1].exercises[0].repRange = RepRange(5, 8)
        #expect(keys(program.withKeys())[1][0] == "squat barbell 2")
        program.plans[1].exercises[0].repRange = RepRange()
        program.plans[1].exercises[0].rule = .straightSets(StraightSets())
        #expect(keys(program.withKeys())[1][0] == "squat barbell 2")
    }

    @Test func keysWithinAProgramAreItsOwn() {
        let (one, other) = (ProgramID(high: 1, low: 1), ProgramID(high: 1, low: 2))
        let first = program.withKeys(in: one)
        let all = first.plans.flatMap { $0.exercises.compactMap(\.progressionKey) }
        #expect(all.count == 6 && Set(all).count == 5)
        #expect(
            Set(all).isDisjoint(
                with: program.withKeys(in: other).plans.flatMap { $0.exercises.compactMap(\.progressionKey) }))
        guard case .derivedFrom(let rule)? = first.plans[1].exercises[2].rule else { return #expect(Bool(false)) }
        #expect(rule.progressionKey == first.plans[0].exercises[2].progressionKey, "it still follows the same lift")
    }

    @Test func aProgramToldAgainNamesOnlyWhatMustBeNamed() {
        let told = program.withKeys(in: ProgramID(high: 1, low: 1)).withLabels()
        #expect(keys(told) == [[nil, nil, "deadlift barbell"], [nil, nil, nil]])
        guard case .derivedFrom(let rule)? = told.plans[1].exercises[2].rule else { return #expect(Bool(false)) }
        #expect(rule.progressionKey == told.plans[0].exercises[2].progressionKey)
        // Work that is the same, but was parted, keeps its keys.
        var parted = program
        parted.plans[1].exercises[0].progressionKey = ProgressionLabel("light")?.key
        #expect(keys(parted.withKeys(in: ProgramID(high: 1, low: 1)).withLabels())[0][0] == "squat barbell")
    }

    @Test(arguments: ["a", "squat", "bench volume", "0123456789abcdefghij", "t3-row_2.5+/x"])
    func aKeyHoldsItsLabel(text: String) throws {
        let key = try #require(ProgressionLabel(text)).key
        #expect(ProgressionLabel(key)?.text == text && ProgressionKey(key.text) == key)
    }

    @Test(arguments: ["", " a", "a ", "bänk", "0123456789abcdefghijk", "a,b", "a\0"])
    func whatIsNoLabelIsRefused(text: String) { #expect(ProgressionLabel(text) == nil) }

    @Test func otherKeysHaveNone() {
        #expect(ProgressionLabel(ProgressionKey.named("x", in: ProgramID(high: 1, low: 1))) == nil)
        #expect(ProgressionLabel(ProgressionKey(high: 0x8000, low: 0x8000_0000_0000_0000)) == nil)
    }
}
