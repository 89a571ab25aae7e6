import Testing
import Training
import Wire

private func next(_ body: String) throws -> NextAnswer {
    try calculateNext(JSON.decode(InUnit<NextBody>.self, from: body)).content
}

private func play(_ body: String) throws -> SimulateAnswer {
    try simulate(JSON.decode(InUnit<SimulateBody>.self, from: body)).content
}

/// The answer as a client reads it.
private func text(_ body: String) throws -> String {
    JSON.text(try calculateNext(JSON.decode(InUnit<NextBody>.self, from: body)))
}

/// Equal sets as a body spells them: 3 × 8 at 60, done as given.
private func sets(_ weight: String, _ reps: Int, _ done: [Int]) -> String {
    let sets = done.map {
        #"{"type":"working","weight":\#(weight),"reps":\#(reps),"performed":{"weight":\#(weight),"reps":\#($0)}}"#
    }
    return "[" + sets.joined(separator: ",") + "]"
}

private let standard = #"{"type":"double_progression"}"#

struct NextCalculatorTests {
    @Test func threeByTwelveGoesToTheNearestLoadAndSaysWhy() throws {
        let answer = try next(#"{"rule":\#(standard),"sets":\#(sets("60", 12, [12, 12, 12]))}"#)
        #expect(answer.change == .increaseWeight)
        #expect(answer.targets.map(\.weight) == Array(repeating: mass("62.5"), count: 3))
        #expect(answer.targets.map(\.reps) == [8, 8, 8])
        #expect(
            answer.reasons.map(\.text) == [
                "3×12 reached at 60 kg: +5% is 63 kg; you can load 62.5 or 65: 62.5 is nearest. Back to 8 reps."
            ])
    }

    @Test func aLightWeightTakesTheNextStepAndSaysSo() throws {
        let answer = try next(#"{"rule":\#(standard),"sets":\#(sets("22.5", 12, [12, 12]))}"#)
        #expect(answer.targets.map(\.weight) == [.kg(25), .kg(25)])
        #expect(
            answer.reasons.first?.text
                == "2×12 reached at 22.5 kg: +5% is 23.625 kg; you can load 22.5 or 25: 25 is the next step. Back to 8 reps."
        )
    }

    @Test func theAnswerHasNoMoreThanTheTargetNeeds() throws {
        let answer = try text(#"{"rule":{"type":"manual"},"sets":[{"type":"working","weight":60,"reps":8}]}"#)
        #expect(
            answer.hasPrefix(#"{"change":"stay","targets":[{"weight":60,"reps":8}],"reasons":[{"code":"manual_rule""#))
    }

    @Test func poundsGoInAndComeOutExactlyWithTheirOwnDefaults() throws {
        let answer = try text(#"{"unit":"lb","rule":\#(standard),"sets":\#(sets("135", 12, [12]))}"#)
        // 135 + 5 % = 141.75, in steps of 5.
        #expect(answer.contains(#""targets":[{"weight":140,"reps":8}]"#))
        #expect(answer.contains(#""raw":141.75"#))
        #expect(answer.contains("141.75 lb; you can load 140 or 145"))
        let odd = try text(#"{"unit":"lb","rule":\#(standard),"sets":\#(sets("132.51", 8, [7]))}"#)
        #expect(odd.contains(#""targets":[{"weight":132.51,"reps":8}]"#))
    }

    @Test func theGymsOwnLoadsOverruleTheRulesStep() throws {
        let machine = #""loading":{"equipment":"machine","step":7,"first":4.5}"#
        let answer = try next(#"{"rule":\#(standard),"sets":\#(sets("60.5", 12, [12])),\#(machine)}"#)
        #expect(answer.targets.map(\.weight) == [mass("67.5")])
        let bells = #""loading":{"equipment":"dumbbell","dumbbells":[20,22,24,26]}"#
        #expect(
            try next(#"{"rule":\#(standard),"sets":\#(sets("24", 12, [12])),\#(bells)}"#).targets.map(\.weight) == [
                .kg(26)
            ])
        let last = try next(#"{"rule":\#(standard),"sets":\#(sets("26", 12, [12])),\#(bells)}"#)
        #expect(last.change == .stay)
        #expect(last.reasons.map(\.code) == [.noHarderLoad])
    }

    @Test func theSecondStallInARowProposesADeload() throws {
        let stall = sets("60", 9, [9, 8, 9])
        #expect(try next(#"{"rule":\#(standard),"sets":\#(stall)}"#).change == .stay)
        let deload = try next(#"{"rule":\#(standard),"sets":\#(stall),"history":[\#(stall)]}"#)
        #expect(deload.change == .deload)
        #expect(deload.targets.map(\.weight) == Array(repeating: .kg(55), count: 3))
        #expect(deload.targets.map(\.reps) == [8, 8, 8])
        #expect(
            deload.reasons.map(\.text) == [
                "Missed 2 times in a row at 60 kg: a deload to 57 kg, rounded down to 55, back to 8 reps."
            ])
    }

    @Test func aDeclinedDeloadReturnsAfterTwoMoreStalls() throws {
        let stall = sets("60", 9, [9, 8, 9])
        for (before, change) in [(2, Recommendation.Change.stay), (3, .deload), (4, .stay), (5, .deload)] {
            let history = Array(repeating: stall, count: before).joined(separator: ",")
            #expect(try next(#"{"rule":\#(standard),"sets":\#(stall),"history":[\#(history)]}"#).change == change)
        }
    }

    @Test func aSuccessBetweenStallsStartsTheCountAnew() throws {
        let (stall, success) = (sets("60", 9, [9, 8, 9]), sets("60", 9, [9, 9, 9]))
        #expect(try next(#"{"rule":\#(standard),"sets":\#(stall),"history":[\#(stall),\#(success)]}"#).change == .stay)
    }

    @Test func aMissingSetAloneIsNoStallAndBlocks() throws {
        let missing = #"[{"weight":60,"reps":8,"performed":{"weight":60,"reps":8}},{"weight":60,"reps":8}]"#
        let answer = try next(#"{"rule":\#(standard),"sets":\#(missing),"history":[\#(missing),\#(missing)]}"#)
        #expect(answer.change == .stay)
        #expect(answer.reasons.map(\.code) == [.missingSets])
    }

    @Test(arguments: [
        (#""status":"skipped","performed":{"weight":60,"reps":12}"#, Recommendation.Change.stay),
        (#""status":"failed","performed":{"weight":60,"reps":12}"#, .stay), (#""status":"done""#, .increaseWeight),
        (#""performed":{"weight":60,"reps":12},"is_failure":true"#, .increaseWeight),
        (#""performed":{"reps":12}"#, .increaseWeight), (#""performed":{"weight":57.5,"reps":12}"#, .decreaseWeight),
        (#""performed":{"weight":65,"reps":8}"#, .increaseWeight),
    ])
    func theStatusOfASetSaysWhatItWas(set: String, change: Recommendation.Change) throws {
        let body = #"{"rule":\#(standard),"sets":[{"weight":60,"reps":12,\#(set)}]}"#
        #expect(try next(body).change == change)
    }

    @Test func setsOfBodyweightNeedNoLoadKind() throws {
        let set = #"{"weight":null,"reps":12,"performed":{"weight":null,"reps":12}}"#
        let answer = try next(#"{"rule":\#(standard),"sets":[\#(set)]}"#)
        #expect(answer.reasons.map(\.code) == [.bodyweightAtMaximum])
        #expect(answer.targets.map(\.reps) == [12])
    }

    @Test func theSetsSayWhichStageAndWeekTheyWereOf() throws {
        let stage = try next(#"{"rule":{"type":"staged"},"sets":\#(sets("80", 2, [2, 2, 2, 2, 2, 1]))}"#)
        #expect(stage.change == .changeStage)
        #expect(stage.targets.count == 10)
        let failed = try next(#"{"rule":{"type":"staged"},"sets":\#(sets("80", 1, [1, 1, 1, 1, 1, 1, 1, 1, 1, 0]))}"#)
        #expect(failed.change == .restart)
        #expect(failed.targets.map(\.weight) == Array(repeating: mass("67.5"), count: 5))
        let rule =
            #"{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":85,"reps":5}],[{"percent":60,"reps":5}]]}"#
        let last = try next(#"{"rule":\#(rule),"sets":\#(sets("60", 5, [5]))}"#)
        #expect(last.change == .changeTrainingMax)
        #expect(last.targets.map(\.weight) == [mass("87.5")])
        #expect(try next(#"{"rule":\#(rule),"sets":\#(sets("85", 5, [5]))}"#).change == .stay)
    }

    @Test(arguments: [
        (5, "84"), (6, "84"), (7, "82"), (8, "82"), (9, "78"), (10, "78"),
    ])
    func effortMovesTheWeight(rpe: Int, weight: String) throws {
        let body =
            #"{"rule":{"type":"rpe_autoregulated"},"sets":\#(sets("80", 5, [5, 5])),"session_rpe":\#(rpe),"#
            + #""loading":{"equipment":"machine","step":1}}"#
        #expect(try next(body).targets.map(\.weight) == [mass(weight), mass(weight)])
    }

    @Test(arguments: [
        (#""max_reps":5"#, "/rule/max_reps"), (#""min_increment":0"#, "/rule/min_increment"),
        (#""increment_percent":-5"#, "/rule/increment_percent"), (#""confirmations":0"#, "/rule/confirmations"),
    ])
    func contradictorySettingsAreRefusedByName(setting: String, path: String) throws {
        let body = #"{"rule":{"type":"double_progression",\#(setting)},"sets":[]}"#
        #expect { try next(body) } throws: { ($0 as? CalculationError)?.path == path }
    }

    @Test(arguments: [
        #"{"type":"percent_of_max","training_max":100,"weeks":[]}"#,
        #"{"type":"percent_of_max","training_max":100,"weeks":[[]]}"#,
        #"{"type":"percent_of_max","training_max":0,"weeks":[[{"percent":50,"reps":5}]]}"#,
        #"{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":0,"reps":5}]]}"#,
        #"{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":50,"reps":5}]],"increase":{"when":"amrap","table":[{"min_reps":4,"amount":5},{"min_reps":2,"amount":2.5}]}}"#,
        #"{"type":"staged","stages":[]}"#, #"{"type":"staged","restart":{"stage":3}}"#,
        #"{"type":"staged","restart":{"percent":0}}"#, #"{"type":"rpe_autoregulated","steps":[]}"#,
        #"{"type":"rpe_autoregulated","steps":[{"max_rpe":8,"percent":1},{"max_rpe":7,"percent":2}]}"#,
        #"{"type":"top_set_backoff","top_reps":[6,4]}"#, #"{"type":"top_set_backoff","backoff_drop_percent":100}"#,
        #"{"type":"straight_sets","increment":-2.5}"#, #"{"type":"straight_sets","deload_percent":0}"#,
        #"{"type":"derived_from","key":"","percent":80}"#, #"{"type":"derived_from","key":"a","percent":0}"#,
        #"{"type":"reps_only","max_reps":0}"#, #"{"type":"duration_only","step_seconds":0}"#,
    ])
    func rulesThatCannotBeFollowedAreRefused(rule: String) throws {
        let rule = try JSON.decode(ProgressionRule.self, from: rule)
        #expect(!rule.faults().isEmpty)
        #expect(throws: CalculationError.self) { try rule.validate() }
    }

    @Test func anUnknownRuleIsRefusedByName() {
        #expect(throws: WireError.self) { try JSON.decode(ProgressionRule.self, from: #"{"type":"linear"}"#) }
    }
}

struct SimulatorTests {
    @Test func aSessionMayMixNumbersSetsAndGaps() throws {
        let answer = try play(
            #"{"rule":\#(standard),"prescription":{"sets":[{"weight":60,"reps":8},{"weight":60,"reps":8}]},"performed":"#
                + #"[[8,{"weight":60,"reps":9,"rir":1}],[9,null],[{"performed":{"weight":65,"reps":9}},{"weight":65,"reps":9}]]}"#
        )
        #expect(answer.sessions.map(\.change) == [.increaseReps, .stay, .increaseWeight])
        #expect(answer.next.map(\.weight) == [.kg(65), .kg(65)])
        #expect(answer.next.map(\.reps) == [10, 10])
    }

    @Test func extraSetsHaveNoTargetAndAreNotJudged() throws {
        let body = { (performed: String) in
            #"{"rule":\#(standard),"prescription":{"sets":[{"weight":60,"reps":8}]},"performed":[\#(performed)]}"#
        }
        #expect(try play(body("[8,2,1]")).sessions[0].change == play(body("[8]")).sessions[0].change)
    }

    @Test func warmUpsMayBeGivenOrLeftOut() throws {
        let prescription =
            #""prescription":{"sets":[{"type":"warmup","weight":20,"reps":5},{"weight":60,"reps":8},{"weight":60,"reps":8}]}"#
        for performed in ["[8,8]", "[3,8,8]"] {
            let answer = try play(#"{"rule":\#(standard),\#(prescription),"performed":[\#(performed)]}"#)
            #expect(answer.sessions[0].change == .increaseReps)
            #expect(answer.sessions[0].targets.count == 2)
        }
    }

    @Test func whatWasPerformedComesBackAsItWasGiven() throws {
        let performed = #"[[8,null,{"weight":60,"reps":9,"rir":1.5}]]"#
        let body =
            #"{"unit":"lb","rule":{"type":"manual"},"prescription":{"sets":[{"weight":60,"reps":8}]},"performed":\#(performed)}"#
        let answer = JSON.text(try simulate(JSON.decode(InUnit<SimulateBody>.self, from: body)))
        #expect(answer.contains(#""performed":[8,null,{"weight":60,"reps":9,"rir":1.5}]"#))
    }

    @Test(arguments: [
        (#"{"rule":{"type":"manual"},"prescription":{"sets":[{"weight":60,"reps":8}]}}"#, "/performed"),
        (#"{"rule":{"type":"manual"},"performed":[[8]]}"#, "/prescription/sets"),
        (
            #"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":-1}]},"performed":[[8]]}"#,
            "/prescription/sets/0/reps"
        ),
        (
            #"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]},"performed":[[8],[3,-1]]}"#,
            "/performed/1/1"
        ),
        (
            #"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]},"lifter":"perfect","sessions":521}"#,
            "/sessions"
        ),
        (#"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]},"lifter":"perfect"}"#, "/sessions"),
        (
            #"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]},"lifter":"perfect","sessions":2,"performed":[[1]]}"#,
            "/lifter"
        ),
        (
            #"{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]},"performed":[[1]],"loading":{"plates":[{"weight":-1,"count":2}]}}"#,
            "/loading/plates/0/weight"
        ),
    ])
    func faultsNameTheirField(body: String, path: String) throws {
        #expect { try play(body) } throws: { ($0 as? CalculationError)?.path == path }
    }

    private func program(_ body: String) throws -> ProgramAnswer {
        try simulateProgram(JSON.decode(InUnit<ProgramBody>.self, from: body)).content
    }

    @Test func aProgramThatIsTooLargeIsRefused() {
        let set = Array(repeating: #"{"reps":5}"#, count: 100).joined(separator: ",")
        let body =
            #"{"lifts":{"a":{"rule":{"type":"manual"},"prescription":{"sets":[\#(set)]}}},"days":[["a"]],"#
            + #""lifter":"perfect","sessions":520}"#
        #expect { try program(body) } throws: { ($0 as? CalculationError)?.path == "/sessions" }
    }

    @Test func liftsOfOneKeyShareTheirWeightWhateverTheirSets() throws {
        let answer = try program(
            #"{"lifts":{"a":{"rule":{"type":"straight_sets"},"prescription":{"sets":[{"weight":60,"reps":5},{"weight":60,"reps":5}]},"progression_key":"squat"},"#
                + #""b":{"rule":{"type":"straight_sets"},"prescription":{"sets":[{"weight":60,"reps":3}]},"progression_key":"squat"}},"#
                + #""days":[["a"],["b"]],"performed":[[[5,5]],[[3]],[[5,5]]]}"#)
        #expect(answer.sessions.map(\.day) == [0, 1, 0])
        #expect(answer.sessions[1].lifts["b"]?.targets.map(\.weight) == [mass("62.5")])
        #expect(answer.sessions[2].lifts["a"]?.targets.map(\.weight) == [.kg(65), .kg(65)])
        #expect(answer.next["b"]?.map(\.weight) == [mass("67.5")])
        #expect(answer.next["b"]?.map(\.reps) == [3])
    }

    @Test func aShareFollowsTheTrainingMaxAsItWasInTheMorning() throws {
        let answer = try program(
            #"{"lifts":{"squat":{"rule":{"type":"percent_of_max","training_max":100,"weeks":[[{"percent":85,"reps":5}]],"increase":{"when":"week","amount":10}}},"#
                + #""light":{"rule":{"type":"derived_from","key":"squat","percent":50},"prescription":{"sets":[{"reps":10}]}}},"#
                + #""days":[["squat","light"]],"performed":[[[5],[10]],[[5],[10]]]}"#)
        #expect(answer.sessions[0].lifts["light"]?.targets.map(\.weight) == [.kg(50)])
        #expect(answer.sessions[1].lifts["light"]?.targets.map(\.weight) == [.kg(55)])
        #expect(answer.sessions[0].lifts["light"]?.change == .stay)
        #expect(answer.next["squat"]?.map(\.weight) == [mass("102.5")])
    }

    @Test(arguments: [
        (#"{"lifts":{},"days":[[]],"performed":[[]]}"#, "/lifts"),
        (
            #"{"lifts":{"a":{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]}}},"days":[["b"]],"performed":[[]]}"#,
            "/days/0/0"
        ),
        (
            #"{"lifts":{"a":{"rule":{"type":"derived_from","key":"a"},"prescription":{"sets":[{"reps":1}]}}},"days":[["a"]],"performed":[[]]}"#,
            "/lifts/a/rule/key"
        ),
        (
            #"{"lifts":{"a":{"rule":{"type":"derived_from","key":"x"},"prescription":{"sets":[{"reps":1}]}}},"days":[["a"]],"performed":[[]]}"#,
            "/lifts/a/rule/key"
        ),
        (
            #"{"lifts":{"a":{"rule":{"type":"staged","stages":[]}}},"days":[["a"]],"performed":[[]]}"#,
            "/lifts/a/rule/stages"
        ),
        (
            #"{"lifts":{"a":{"rule":{"type":"manual"},"prescription":{"sets":[{"reps":1}]}}},"days":[["a"]],"performed":[[[1],[1]]]}"#,
            "/performed/0"
        ),
    ])
    func faultsOfAProgramNameTheirField(body: String, path: String) throws {
        #expect { try program(body) } throws: { ($0 as? CalculationError)?.path == path }
    }
}
