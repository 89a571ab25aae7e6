import Testing

@testable import Training

/// The presets of seed 001, by name.
struct PrescriptionPresetTests {
    private func made(_ preset: PrescriptionPreset, _ slug: String, in unit: MassUnit = .kg) throws
        -> ExercisePrescription
    {
        let exercise = try #require(BuiltInExercises.all.first { $0.slug == slug })
        return preset.prescription(of: exercise, in: unit)
    }

    @Test(arguments: [
        (PrescriptionPreset.default, 4...6, 6...10, 10_000), (.strength, 3...5, 5...8, 12_000),
    ])
    func aTopSetAndItsBackOffs(
        preset: PrescriptionPreset, top: ClosedRange<Int>, backoff: ClosedRange<Int>, drop: Int64
    ) throws {
        let bench = try made(preset, "bench_press_barbell")
        guard case .topSetBackoff(let rule)? = bench.rule else {
            Issue.record("another rule")
            return
        }
        #expect(rule.topReps == RepBounds(top.lowerBound, top.upperBound))
        #expect(rule.backoffReps == RepBounds(backoff.lowerBound, backoff.upperBound))
        #expect(rule.backoffSets == 3 && rule.backoffDropPercent == Percent(thousandths: drop))
        #expect(rule.rpeCap == SessionRPE(clamping: 8))
        #expect(bench.sets.map(\.type) == [.top, .backoff, .backoff, .backoff])
        #expect(bench.sets.map(\.reps) == [top.lowerBound] + Array(repeating: backoff.lowerBound, count: 3))
        #expect(bench.sets.allSatisfy { $0.weight == nil } && bench.sets[0].rir == RIR(2))
    }

    @Test func hypertrophyIsDoubleProgression() throws {
        let press = try made(.hypertrophy, "bench_press_dumbbell")
        guard case .doubleProgression(let rule)? = press.rule else {
            Issue.record("another rule")
            return
        }
        #expect(rule.startingReps == 8 && rule.maxReps == 12 && rule.rpeCap == SessionRPE(halves: 17))
        #expect(rule.minIncrement == .kg(2) && press.repRange == RepRange(8, 12))
        #expect(press.sets.map(\.reps) == [8, 8, 8] && press.sets[0].rir == RIR(halves: 3))
    }

    @Test func stepsAreThoseOfTheUnit() throws {
        guard case .topSetBackoff(let rule)? = try made(.default, "squat_barbell", in: .lb).rule else {
            Issue.record("another rule")
            return
        }
        #expect(rule.increment == .lb(5))
    }

    @Test(arguments: PrescriptionPreset.allCases) func whatHasNoWeightGoesByItsOwnRule(preset: PrescriptionPreset)
        throws
    {
        let (plank, raise) = (try made(preset, "plank"), try made(preset, "pull_up"))
        #expect(plank.rule == nil && plank.sets.map(\.durationSeconds) == [30, 30, 30])
        #expect(raise.rule == nil && raise.sets.map(\.reps) == [8, 8, 8] && raise.repRange == RepRange(8, 12))
    }
}
