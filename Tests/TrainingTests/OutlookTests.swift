import TestSupport
import Testing
import Wire

@testable import Training

/// What holds of the coach's model for every history.
struct OutlookTests {
    /// A random life with one lift: weights of 2.5 kg, reps 3 to 12, some effort, some days of another kind.
    private static func outings(
        _ random: inout SeededGenerator, count: Int? = nil, unit: MassUnit = .kg
    ) -> [Outing] {
        var day: Int64 = 20_000
        var outings: [Outing] = []
        var steps = Int64.random(in: 16...40, using: &random)
        for _ in 0..<(count ?? Int.random(in: 1...14, using: &random)) {
            day += Int64.random(in: 2...9, using: &random)
            steps = max(4, steps + Int64.random(in: -2...2, using: &random))
            let weight = Mass(units: steps * unit.usualStep.units)
            let reps = Int.random(in: 3...12, using: &random)
            let rir = random.chance(3) ? RIR(Int.random(in: 0...3, using: &random)) : nil
            let sets = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                Outing.WorkSet(weight: weight, reps: reps + Int.random(in: 0...1, using: &random), rir: rir)
            }
            let outing = Outing(
                sets, startedAt: Instant(milliseconds: day * 86_400_000), slot: random.pick(["A", "B"]))
            if let outing { outings.append(outing) }
        }
        return outings
    }

    private static func state(_ outings: [Outing]) -> LiftState {
        var state = LiftState()
        for (place, outing) in outings.enumerated() {
            state.add(outing, layoff: place > 0 ? outing.day - outings[place - 1].day : 0)
        }
        return state
    }

    private static func outlook(_ outings: [Outing], unit: MassUnit = .kg, after days: Double = 4) throws -> Outlook {
        let last = try #require(outings.last)
        return try #require(
            Outlook(state(outings), on: last.day + days, layoff: days, step: unit.usualStep, rate: RaiseRate()))
    }

    @Test(arguments: 0..<200) func theChanceFallsWithReps(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let outlook = try Self.outlook(Self.outings(&random))
        let weight = Mass(units: Int64.random(in: 8...60, using: &random) * MassUnit.kg.usualStep.units)
        var before = 1.0
        for reps in 1...20 {
            let chance = outlook.chance(of: reps, at: weight)
            #expect(chance < before || chance == 0 || chance > 0.999_999)
            before = chance
        }
    }

    /// Around one outing; between two of them the nearer one speaks.
    @Test(arguments: 0..<200) func theChanceFallsWithWeight(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let outings = Self.outings(&random, count: 1)
        let outlook = try Self.outlook(outings)
        let last = try #require(outings.last)
        var before = 1.0
        for percent in stride(from: Int64(70), through: 130, by: 5) {
            let chance = outlook.chance(of: last.low, at: last.weight.scaled(percent, over: 100))
            #expect(chance <= before, "\(percent) %")
            before = chance
        }
    }

    /// What was lifted on the way up says little of a lifter who has got further: 60 × 8 after 85 × 8 is surer than 85 × 8.
    @Test func lessThanWhatWasReachedSinceIsSurer() throws {
        let outings = try ["60", "62.5", "85", "85", "85"].enumerated().map { number, weight in
            try #require(
                Outing(
                    [Outing.WorkSet(weight: mass(weight), reps: 8)],
                    startedAt: Instant(milliseconds: (20_000 + Int64(number) * 4) * 86_400_000), slot: "A"))
        }
        let outlook = try Self.outlook(outings)
        func said(_ weight: String, _ reps: Int = 8) throws -> Chance {
            try #require(outlook.leastChance(of: [SetTarget(weight: mass(weight), reps: reps)]))
        }
        #expect(try said("60") > Chance(0.95) && said("62.5") > Chance(0.9))
        #expect(try said("60") >= said("62.5") && said("62.5") > said("85"))
        #expect(try said("60", 12) > said("85", 12))
        // What was reached last is what the model says.
        #expect(try said("85") == Chance(outlook.chance(of: 8, at: .kg(85))))
        // A heavy day with fewer reps says nothing of a light one with many.
        let days = try [(Int64(80), 12), (100, 5)].enumerated().map { number, done in
            try #require(
                Outing(
                    [Outing.WorkSet(weight: .kg(done.0), reps: done.1)],
                    startedAt: Instant(milliseconds: (20_000 + Int64(number) * 4) * 86_400_000), slot: "A"))
        }
        let light = try Self.outlook(days)
        let asked = [SetTarget(weight: .kg(80), reps: 12)]
        #expect(light.leastChance(of: asked) == Chance(light.chance(of: 12, at: .kg(80))))
    }

    /// Were there more reps in every set, the reps that were reached, and more, are the more likely.
    @Test(arguments: 0..<200) func moreRepsDoneNeverLowerTheNextChance(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var outings = Self.outings(&random)
        let last = try #require(outings.last)
        let better = try #require(
            Outing(
                last.sets.map { Outing.WorkSet(weight: $0.weight, reps: $0.reps + 1, rir: $0.rir) },
                startedAt: last.startedAt, slot: last.slot))
        let before = try Self.outlook(outings)
        outings[outings.count - 1] = better
        let after = try Self.outlook(outings)
        for reps in (last.low + 1)...(last.low + 4) {
            // Where it is as good as certain, the wider spread of many reps may take the last thousandth.
            let (now, then) = (after.chance(of: reps, at: last.weight), before.chance(of: reps, at: last.weight))
            #expect(now >= then || now > 0.999)
        }
    }

    /// Pounds or kilograms: the same numbers in another unit give the same targets in that unit.
    @Test(arguments: 0..<100) func theUnitDoesNotMatter(seed: UInt64) throws {
        var (one, other) = (SeededGenerator(seed), SeededGenerator(seed))
        // Steps of half a unit of weight each, so that both are the same multiples of their step.
        let (kilos, pounds) = (Self.outings(&one), Self.outings(&other, unit: .lb))
        let (metric, imperial) = (try Self.outlook(kilos), try Self.outlook(pounds, unit: .lb))
        let (first, second) = (metric.target(nil), imperial.target(nil))
        #expect(first.change == second.change && first.reps == second.reps)
        #expect(first.weight.units / MassUnit.kg.usualStep.units == second.weight.units / MassUnit.lb.usualStep.units)
        #expect((first.chance - second.chance).magnitude < 1e-9)
    }

    /// What is remembered survives being written, to the last bit.
    @Test(arguments: 0..<100) func aStateIsReadAsItWasWritten(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let state = Self.state(Self.outings(&random))
        #expect(try JSON.decode(LiftState.self, from: JSON.text(state)) == state)
    }

    /// A light day is not raised from, and the way back to the heavy one is offered with the numbers that it had.
    @Test(arguments: 0..<100) func aLightDayChangesNoHeavyTarget(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var outings = Self.outings(&random, count: 6).map { outing in
            Outing(
                outing.sets.map { Outing.WorkSet(weight: .kg(100), reps: $0.reps) }, startedAt: outing.startedAt,
                slot: "A")
        }.compactMap { $0 }
        let heavy = try #require(outings.last)
        let light = try #require(
            Outing(
                [Outing.WorkSet(weight: .kg(80), reps: heavy.low)],
                startedAt: heavy.startedAt.adding(seconds: 86_400 * 2),
                slot: "A"))
        let before = try Self.outlook(outings).chance(of: heavy.low, at: heavy.weight)
        outings.append(light)
        let after = try Self.outlook(outings)
        let target = after.target(nil)
        #expect(target.weight <= heavy.weight)
        let back = after.offers(beside: target).first { $0.kind == .back }
        if before > 0.6 { #expect(back?.target.weight == heavy.weight && back?.target.reps == heavy.low) }
    }

    /// Illness and deloads say nothing of strength: neither what is expected nor what is asked for gets less.
    @Test(arguments: 0..<100) func aSpecialSessionLowersNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let outings = Self.outings(&random, count: 7)
        let last = try #require(outings.last)
        let ill = try #require(
            Outing(
                last.sets.map { Outing.WorkSet(weight: $0.weight.scaled(7, over: 10), reps: $0.reps) },
                startedAt: last.startedAt.adding(seconds: 86_400 * 3), slot: last.slot, isSpecial: true))
        let before = Self.state(outings)
        var after = before
        after.add(ill, layoff: 3)
        #expect(after.mean == before.mean && after.count == before.count && after.raises == before.raises)
        let usual = try #require(
            Outlook(before, on: last.day + 6, layoff: 3, step: .kg(5), rate: RaiseRate()))
        let spared = try #require(Outlook(after, on: last.day + 6, layoff: 3, step: .kg(5), rate: RaiseRate()))
        #expect(spared.usual == usual.usual && spared.target(nil).reference == usual.target(nil).reference)
        #expect(spared.chance(of: last.low, at: last.weight) >= usual.chance(of: last.low, at: last.weight))
    }

    /// Whatever is proposed can be loaded in the gym that there is.
    @Test(arguments: 0..<200) func whatIsAskedForCanBeLoaded(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let gym = Loads(.standard(.kg))
        let outings = Self.outings(&random)
        let outlook = try Self.outlook(outings, after: random.chance(3) ? 40 : 4)
        let preset = random.pick(CoachPreset.allCases)
        let target = outlook.target(nil, preset, gym)
        let own = Set(outings.flatMap { $0.sets.map(\.weight) })
        for set in outlook.sets(target, gym) {
            #expect(own.contains(set.weight) || gym.nearest(set.weight) == set.weight)
        }
        #expect(target.reps >= 1 && (0...1).contains(target.chance))
    }

    /// What the last outing showed lowers no chance, and neither do lighter sets that follow a heavy one by design.
    @Test func aBackOffIsNoTargetOfItsOwn() throws {
        let sets = [(50, 5), (45, 8), (45, 8)]
        let outings = (0..<6).compactMap { week in
            Outing(
                sets.map { Outing.WorkSet(weight: .kg(Int64($0.0)), reps: $0.1) },
                startedAt: Instant(milliseconds: Int64(20_000 + 7 * week) * 86_400_000), slot: "A")
        }
        let outlook = try Self.outlook(outings, after: 7)
        func targets(_ sets: [(Int, Int)]) -> [SetTarget] {
            sets.map { SetTarget(weight: .kg(Int64($0.0)), reps: $0.1) }
        }
        #expect(outlook.leastChance(of: targets(sets)) == Chance(outlook.chance(of: 5, at: .kg(50))))
        #expect(outlook.leastChance(of: targets([(50, 5), (47, 8)])) == Chance(outlook.chance(of: 5, at: .kg(50))))
        // A lighter set that asks for more than the heavy one is asked about.
        #expect(outlook.leastChance(of: targets([(50, 5), (48, 12)])) == Chance(outlook.chance(of: 12, at: .kg(48))))
        #expect(outlook.leastChance(of: targets([(50, 8), (50, 5)])) == Chance(outlook.chance(of: 8, at: .kg(50))))
        #expect(outlook.leastChance(of: [SetTarget(weight: nil, reps: 5)]) == nil)
    }

    /// In a gym with few loads everything that is offered is one of them, and no lighter target is less likely.
    @Test(arguments: 0..<100) func whatIsOfferedInAGymCanBeLoaded(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let outlook = try Self.outlook(Self.outings(&random))
        let weights = (2...20).map { Mass.kg(Int64($0 * 7)) }
        var gym = Gym(id: GymID(high: 1, low: 1), name: "G")
        gym.dumbbells = weights
        let loads = gym.loads(for: [.dumbbell], kind: .external, increment: .kg(2))
        let target = outlook.target(nil, .ambitious, loads)
        var shown = target
        shown.weight = loads.nearest(target.weight)
        for offer in outlook.offers(beside: shown, loads) {
            let weight = try #require(offer.target.weight)
            #expect(weights.contains(weight) || loads.nearest(weight) == weight, "\(offer)")
            #expect(try #require(offer.target.reps) <= 30)
        }
    }
}

struct ChanceTests {
    @Test(arguments: [
        (0.774, "3 times in 4"), (0.68, "2 times in 3"), (0.5, "1 time in 2"), (0.96, "19 times in 20"),
        (0.0, "1 time in 20"), (1.0, "19 times in 20"), (0.847, "4 times in 5"), (0.41, "2 times in 5"),
    ])
    func chancesAreSaidAsTimes(value: Double, words: String) {
        #expect(Voice().odds(Chance(value)) == words)
    }

    @Test func germanSaysThemToo() { #expect(Voice(.german).odds(Chance(0.74)) == "3 von 4 Mal") }
}

struct RuleFromLogTests {
    private static func state(_ lows: [Int], backoff: Bool = false, weight: Int64 = 100) -> LiftState {
        var state = LiftState()
        for (place, reps) in lows.enumerated() {
            var sets = (0..<3).map { _ in Outing.WorkSet(weight: .kg(weight), reps: reps) }
            if backoff { sets = [sets[0]] + (0..<2).map { _ in Outing.WorkSet(weight: .kg(weight * 9 / 10), reps: 8) } }
            let start = Instant(milliseconds: Int64(20_000 + place * 4) * 86_400_000)
            if let outing = Outing(sets, startedAt: start, slot: "A") { state.add(outing, layoff: 4) }
        }
        return state
    }

    @Test func straightFivesStayFives() throws {
        let found = try #require(Self.state([5, 5, 5, 5, 5]).ruleFromLog(step: .kg(5)))
        guard case .straightSets(let rule) = found.rule else {
            Issue.record("\(found.rule)")
            return
        }
        #expect(rule.increment == .kg(5) && found.range.lower == 5 && found.reason.code == .ruleFromStraightSets)
    }

    @Test func backOffsStayBackOffs() throws {
        let found = try #require(Self.state([5, 5, 5, 4, 5], backoff: true).ruleFromLog(step: .kg(5)))
        guard case .topSetBackoff(let rule) = found.rule else {
            Issue.record("\(found.rule)")
            return
        }
        #expect(rule.backoffSets == 2 && rule.backoffDropPercent == Percent(thousandths: 10_000))
        #expect(rule.topReps == RepBounds(4, 7) && rule.backoffReps == RepBounds(8, 8) && rule.rpeCap == nil)
    }

    @Test func theRestClimbsInItsOwnRange() throws {
        let found = try #require(Self.state([8, 9, 10, 10, 11, 11]).ruleFromLog(step: .kg(5)))
        guard case .doubleProgression(let rule) = found.rule else {
            Issue.record("\(found.rule)")
            return
        }
        #expect(rule.startingReps == 9 && rule.maxReps == 12 && rule.minIncrement == .kg(5))
    }

    @Test func threeWorkoutsTellNothing() { #expect(Self.state([5, 5, 5]).ruleFromLog(step: .kg(5)) == nil) }
}
