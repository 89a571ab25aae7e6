import TestSupport
import Testing
import Training

@testable import topset

/// Sets as they are typed.
struct SetEntryTests {
    private static func entry(_ text: String, _ unit: MassUnit = .kg) throws -> SetEntry {
        try SetEntry(text, unit: unit)
    }

    @Test(arguments: 0..<100)
    func whatIsWrittenAsItIsShownIsReadAsItWas(seed: Int) throws {
        var generator = SeededGenerator(UInt64(seed))
        let unit: MassUnit = seed % 2 == 0 ? .kg : .lb
        let mass = Mass(thousandths: Int64.random(in: 0...400_000, using: &generator), of: unit)
        let reps = (0..<Int.random(in: 1...5, using: &generator)).map { _ in Int.random(in: 0...30, using: &generator) }
        let separator: Character = seed % 3 == 0 ? "," : "."
        let counts = reps.map { String($0) }.joined(separator: ",")
        let entry = try Self.entry(mass.text(in: unit, separator: separator) + "x" + counts, unit)
        #expect(entry.weight == .mass(mass), "seed \(seed)")
        #expect(entry.amounts == reps.map { .number($0) }, "seed \(seed)")
        #expect(entry.rir == nil)
    }

    @Test func weightsNameTheirUnitOrHaveTheLifters() throws {
        #expect(try Self.entry("135lb x 5").weight == .mass(.lb(135)))
        #expect(try Self.entry("60 kg × 8", .lb).weight == .mass(.kg(60)))
        #expect(try Self.entry("+20x5").weight == .mass(.kg(20)))
        #expect(try Self.entry("bw x 8").weight == .none)
        #expect(try Self.entry("x8").weight == .unsaid)
        #expect(try Self.entry("8").weight == .unsaid)
    }

    @Test func timesAndDistancesAreTold() throws {
        #expect(try Self.entry("45s").amounts == [.seconds(45)])
        #expect(try Self.entry("20x1:30").amounts == [.seconds(90)])
        #expect(try Self.entry("1:02:03").amounts == [.seconds(3_723)])
        #expect(try Self.entry("2min,90s").amounts == [.seconds(120), .seconds(90)])
        #expect(try Self.entry("400m").amounts == [.distance(Distance(units: 4_000_000))])
        #expect(try Self.entry("1.5km").amounts == [.distance(Distance(units: 15_000_000))])
    }

    @Test func theEffortIsAnRPE() throws {
        #expect(try Self.entry("80x5@8").rir == RIR(2))
        #expect(try Self.entry("80x5,5 @ 9.5").rir == RIR(halves: 1))
        #expect(throws: SetEntry.Fault.self) { try Self.entry("80x5@4") }
        #expect(throws: SetEntry.Fault.self) { try Self.entry("80x5@11") }
    }

    @Test(arguments: ["", "x", "80x", "80x5,", "heavy x 5", "80xfive", "-80x5", "1:75", "80x5x3", "80xx5", "5 5 5 s s"])
    func whatMakesNoSenseIsRefused(text: String) {
        #expect(throws: SetEntry.Fault.self) { try Self.entry(text) }
    }

    @Test func wordsOfAShellThatBelongToOneSetAreOne() throws {
        let cases: [(String, [String])] = [
            ("175lb x 5 @8", ["175lb x 5 @8"]), ("175 lb x 5 @ 8", ["175 lb x 5 @ 8"]), ("80 × 5,5,4", ["80 × 5,5,4"]),
            ("80x5 80x5", ["80x5", "80x5"]), ("80x5,5,4", ["80x5,5,4"]), ("5 5 4", ["5", "5", "4"]),
            ("80 x 5 @8 82.5 X 3 @9", ["80 x 5 @8", "82.5 X 3 @9"]), ("80x5, 5, 4 80x3", ["80x5, 5, 4", "80x3"]),
            ("80kg x5 bw x 8 x8", ["80kg x5", "bw x 8", "x8"]), ("80 x5", ["80", "x5"]), ("x 8 45s", ["x 8", "45s"]),
            ("20x 45s 400m", ["20x 45s", "400m"]), ("", []),
        ]
        for (line, entries) in cases {
            let read = SetEntry.entries(line.split(separator: " ").map(String.init))
            #expect(read == entries, "\(line)")
            for entry in read { #expect(throws: Never.self, "\(entry)") { try Self.entry(entry) } }
        }
        let entry = try Self.entry(SetEntry.entries(["175lb", "x", "5", "@8"])[0])
        #expect((entry.weight, entry.amounts, entry.rir) == (.mass(.lb(175)), [.number(5)], RIR(2)))
        #expect(SetEntry.entries(["80", "x", "5", "x", "3"]) == ["80 x 5 x 3"])
    }

    /// Two warm-ups of 40, working sets of 80: what weighs 80 is no warm-up.
    @Test func aWorkingWeightIsAWorkingSetAlsoBeforeTheWarmUps() throws {
        var exercise = GridTests.exercise(sets: 4)
        for index in [0, 1] {
            exercise.sets[index].setType = .warmup
            exercise.sets[index].weight = .kg(40)
        }
        func place(_ text: String) throws -> String? {
            try Self.entry(text).place(in: exercise).flatMap { exercise.place(of: $0.id) }
        }
        for text in ["40x8", "79x5", "8", "bwx5"] { #expect(try place(text) == "warm-up 1 of 2", "\(text)") }
        for text in ["80x5", "120x8"] { #expect(try place(text) == "set 1 of 2", "\(text)") }
        exercise.sets[2].status = .done
        #expect(try place("80x5") == "set 2 of 2" && place("40x8") == "warm-up 1 of 2")
        exercise.sets[3].status = .done
        #expect(try place("80x5") == "warm-up 1 of 2", "nothing else is open")
        exercise.sets[1].setType = .working
        #expect(try place("30x8") == "warm-up" && place("40x8") == "set 1 of 3", "the first one that is open says it")
        exercise.sets[0].status = .done
        #expect(try place("80x5") == "set 1 of 3", "in their order")
    }

    @Test func anUnsaidWeightIsTheSets() throws {
        let exercise = GridTests.exercise(sets: 2)
        let values = try Self.entry("6").values(.number(6), in: exercise.sets[0], of: exercise)
        #expect((values.weight, values.reps) == (.kg(80), 6))
        let further = try Self.entry("6").values(.number(6), in: nil, of: exercise)
        #expect(further.weight == .kg(80))
        #expect(try Self.entry("bwx6").values(.number(6), in: exercise.sets[0], of: exercise).weight == nil)
        #expect(throws: SetEntry.Fault.self) {
            try Self.entry("45s").values(.seconds(45), in: exercise.sets[0], of: exercise)
        }
    }
}
