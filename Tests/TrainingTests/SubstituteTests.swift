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
        #expect(found.map(\.index) == [2, 3, 0])
        #expect(found[0].reasons == [.sameMovement, .sameMuscles] && found[1].reasons == [.sameMovement])
        let trained = Substitutes.rank(for: press, among: all, equipment: [.cable, .dumbbell], trained: [id(4)])
        #expect(trained.map(\.index) == [2, 3, 0] && trained[0].reasons.last == .trainedBefore)
        #expect(Substitutes.rank(for: press, among: all, equipment: [], trained: []).map(\.index) == [3])
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
}
