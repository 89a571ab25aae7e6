import TestSupport
import Testing
import Training
import Wire

/// A done set.
private func done(
    _ kilograms: String?, _ reps: Int? = nil, seconds: Int? = nil, type: SetType = .working,
    status: SetStatus = .done, id number: Int = 1
) -> SetPerformance {
    var set = SetPerformance(id: id(number), setType: type, status: status)
    (set.weight, set.reps, set.durationSeconds) = (kilograms.map { mass($0) }, reps, seconds)
    return set
}

/// The sets of an exercise, so many days after the first evening.
private func session(
    _ day: Int, _ sets: [SetPerformance], of exercise: ExerciseFacts = bench, id number: Int? = nil
) -> DatedPerformance {
    let performance = ExercisePerformance(
        id: id(5_000 + day), exerciseID: exercise.id, name: "", loadKind: exercise.loadKind, measure: exercise.measure,
        sets: sets)
    return DatedPerformance(
        sessionID: id(number ?? 1_000 + day), startedAt: evening.adding(seconds: Int64(day) * 86_400),
        performance: performance)
}

private let dip = ExerciseFacts(id: id(104), name: "Dip (Assisted)", loadKind: .assisted)
private let carry = ExerciseFacts(id: id(105), name: "Hold", measure: .time)

/// A history of several exercises with ramps, warm-ups, skipped sets and typing errors.
private func anyHistory(_ random: inout SeededGenerator) -> [DatedPerformance] {
    var history: [DatedPerformance] = []
    for day in 0..<Int.random(in: 1...30, using: &random) {
        for exercise in [bench, pullUp, dip, carry, plank] where random.chance(2) {
            let sets = (0..<Int.random(in: 1...5, using: &random)).map { index in
                let weight = String(Int.random(in: 0...12, using: &random) * 5)
                var set = done(
                    exercise.loadKind == .bodyweight || random.chance(20) ? nil : weight,
                    exercise.measure == .reps ? Int.random(in: 0...15, using: &random) : nil,
                    seconds: exercise.measure == .time ? Int.random(in: 0...90, using: &random) : nil,
                    id: day * 100 + index)
                if random.chance(8) { set.setType = .warmup }
                if random.chance(8) { set.status = .skipped }
                if random.chance(15) { set.reps = 877_777 }
                return set
            }
            history.append(session(day / 2, sets, of: exercise, id: 1_000 + day))
        }
    }
    return history
}

struct RecordBookTests {
    @Test(arguments: 0..<60) func whatStandsGoesOnFromWhatWasStored(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let history = anyHistory(&random).sorted {
            ($0.startedAt.milliseconds, $0.sessionID, $0.performance.exerciseID)
                < ($1.startedAt.milliseconds, $1.sessionID, $1.performance.exerciseID)
        }
        var (standing, announced) = ([ExerciseID: ExerciseRecords](), [PersonalRecord]())
        for entry in history {
            let id = entry.performance.exerciseID
            var bests = standing[id] ?? ExerciseRecords(id)
            announced +=
                bests.add(
                    [entry.performance], session: entry.sessionID, at: entry.startedAt, policy: RecordPolicy()
                ).announced
            standing[id] = try JSON.decode(ExerciseRecords.self, from: JSON.encode(bests))
        }
        let book = RecordBook(history)
        #expect(book.standing == standing && book.announced == announced)
    }

    @Test(arguments: 0..<60) func theOrderInWhichAHistoryIsGivenChangesNothing(seed: UInt64) {
        var random = SeededGenerator(seed)
        let history = anyHistory(&random)
        let book = RecordBook(history)
        var shuffled = history.shuffled(using: &random)
        #expect(RecordBook(shuffled) == book)
        for index in shuffled.indices { shuffled[index].performance.sets.shuffle(using: &random) }
        let other = RecordBook(shuffled)
        #expect(other.announced == book.announced)
        #expect(other.standing == book.standing)
    }

    @Test(arguments: 0..<60) func whatWasAnnouncedStaysWhenSessionsFollow(seed: UInt64) {
        var random = SeededGenerator(seed)
        let history = anyHistory(&random)
        let announced = RecordBook(history).announced
        let cut = evening.adding(seconds: Int64.random(in: 0...15, using: &random) * 86_400)
        let before = RecordBook(history.filter { $0.startedAt < cut }).announced
        #expect(announced.prefix(before.count) == before[...])
        #expect(announced.dropFirst(before.count).allSatisfy { $0.mark.date >= cut })
        // The same work once more is a tie with itself.
        let again = history.map { entry in
            var entry = entry
            entry.startedAt = entry.startedAt.adding(seconds: 100 * 86_400)
            entry.sessionID = .named("again", in: entry.sessionID)
            return entry
        }
        #expect(RecordBook(history + again).announced == announced)
    }

    @Test(arguments: 0..<60) func warmUpsSkippedSetsErrorsAndOtherExercisesChangeNothing(seed: UInt64) {
        var random = SeededGenerator(seed)
        let history = anyHistory(&random)
        let book = RecordBook(history)
        let work = history.map { entry in
            var entry = entry
            entry.performance.sets.removeAll { !$0.isWork || Plausibility.fault(of: $0) != nil }
            return entry
        }
        #expect(RecordBook(work).announced == book.announced)
        #expect(RecordBook(work).implausible.isEmpty)
        let errors = history.flatMap(\.performance.sets).filter { $0.isWork && Plausibility.fault(of: $0) != nil }
        #expect(book.implausible.count == errors.count)
        let benches = history.filter { $0.performance.exerciseID == bench.id }
        #expect(RecordBook(benches).announced == book.announced.filter { $0.exerciseID == bench.id })
        #expect(RecordBook(benches).standing[bench.id] == book.standing[bench.id])
    }

    /// Records of reps and weight as the definition has them: against every earlier set, one by one.
    @Test(arguments: 0..<100) func weightAndRepRecordsAreThoseOfComparingEverySet(seed: UInt64) {
        var random = SeededGenerator(seed)
        let isAssisted = random.chance(2)
        let exercise = isAssisted ? dip : pullUp
        var earlier: [(load: Int, reps: Int)] = []
        var history: [DatedPerformance] = []
        for day in 0..<20 {
            let load = Int.random(in: 0...8, using: &random)
            let reps = Int.random(in: 1...10, using: &random)
            history.append(session(day, [done(String(load * 5), reps)], of: exercise))
            let announced = RecordBook(history).announced.filter { $0.mark.sessionID == history[day].sessionID }
            let hardness = isAssisted ? -load : load
            let (most, hardest) = (earlier.map(\.reps).max(), earlier.map(\.load).max())
            var kinds: Set<PersonalRecord.Kind> = []
            if let most, let hardest {
                let asLong = earlier.filter { $0.reps >= min(reps, most) }
                if asLong.allSatisfy({ $0.load < hardness }) { kinds.insert(.weight) }
                let asHard = earlier.filter { $0.load >= min(hardness, hardest) }
                if asHard.allSatisfy({ $0.reps < reps }) { kinds.insert(.reps) }
            }
            #expect(Set(announced.map(\.kind)).intersection([.weight, .reps]) == kinds)
            earlier.append((hardness, reps))
            for wanted in 1...10 {
                let best = earlier.filter { $0.reps >= wanted }.map(\.load).max()
                let mark = RecordBook(history).standing[exercise.id]?.hardest(forReps: wanted)
                #expect(mark.map { Int(($0.weight ?? .zero).units / Mass.kg(5).units) } == best.map(abs))
            }
        }
    }
}

struct RecordTests {
    private func kinds(_ history: [DatedPerformance]) -> [String] {
        RecordBook(history).announced.map { record in
            func text(_ mark: RecordMark) -> String {
                let weight = mark.weight.map { $0.text(in: .kg) } ?? ""
                let amount = mark.reps ?? mark.durationSeconds
                return (mark.value.map { $0.text(in: .kg) + "=" } ?? "") + weight + (amount.map { "x\($0)" } ?? "")
            }
            return "\(record.kind.rawValue) \(text(record.mark)) over \(text(record.previous))"
        }
    }

    @Test func aFirstPerformanceIsABaselineAndATieNoRecord() {
        #expect(kinds([session(0, [done("100", 5), done("100", 5)])]) == [])
        #expect(kinds([session(0, [done("100", 5)]), session(1, [done("100", 5)])]) == [])
    }

    @Test func moreWeightForAsManyRepsAndMoreRepsAtAsMuchWeight() {
        let first = session(0, [done("100", 5)])
        #expect(
            kinds([first, session(20, [done("101", 4)])]) == ["weight 101x4 over 100x5"])
        #expect(
            kinds([first, session(20, [done("90", 8)])]) == [
                "reps 90x8 over 100x5", "volume 720= over 500=",
            ])
        #expect(
            kinds([first, session(20, [done("105", 6)])]) == [
                "weight 105x6 over 100x5", "reps 105x6 over 100x5", "e1rm 126=105x6 over 116.67=100x5",
                "volume 630= over 500=",
            ])
        // Of the sets of one session that beat the same one, the best is said.
        #expect(
            kinds([first, session(1, [done("101", 2), done("102", 2), done("103", 1)])]) == [
                "weight 103x1 over 100x5", "weight 102x2 over 100x5", "volume 509= over 500=",
            ])
    }

    @Test func anEstimatedMaximumIsAnnouncedAtOnePercentAndSoonAfterAtThree() {
        func announced(_ steps: [(day: Int, weight: String)]) -> [String] {
            RecordBook(steps.map { session($0.day, [done($0.weight, 1)]) }).announced
                .filter { $0.kind == .e1rm }.compactMap { $0.mark.value?.text(in: .kg) }
        }
        #expect(announced([(0, "100"), (1, "100.9")]) == [])
        #expect(announced([(0, "100"), (1, "101")]) == ["101"])
        // The best moves even when nothing is said, so that small steps never add up to an announcement.
        #expect(announced([(0, "100"), (1, "100.9"), (2, "101.8")]) == [])
        #expect(announced([(0, "100"), (1, "101"), (15, "102.5")]) == ["101"])
        #expect(announced([(0, "100"), (1, "101"), (15, "104.03")]) == ["101", "104.03"])
        #expect(announced([(0, "100"), (1, "101"), (15, "104.02")]) == ["101"])
        #expect(announced([(0, "100"), (1, "101"), (16, "102.01")]) == ["101", "102.01"])
        #expect(RecordBook([session(0, [done("100", 13)])]).standing[bench.id]?.estimatedMax == nil)
    }

    @Test func assistanceBodyweightAndTimeCountInTheirOwnDirection() {
        #expect(
            kinds([session(0, [done("30", 8)], of: dip), session(1, [done("25", 8)], of: dip)])
                == ["weight 25x8 over 30x8"])
        #expect(kinds([session(0, [done("25", 8)], of: dip), session(1, [done("30", 8)], of: dip)]) == [])
        #expect(
            kinds([session(0, [done("25", 8)], of: dip), session(1, [done("30", 9)], of: dip)])
                == ["reps 30x9 over 25x8"])
        #expect(
            kinds([session(0, [done(nil, 8)], of: pullUp), session(1, [done(nil, 10)], of: pullUp)])
                == ["reps x10 over x8"])
        #expect(
            kinds([session(0, [done("5", 8)], of: pullUp), session(1, [done(nil, 10)], of: pullUp)])
                == ["reps x10 over 5x8"])
        #expect(
            kinds([session(0, [done(nil, seconds: 60)], of: plank), session(1, [done(nil, seconds: 70)], of: plank)])
                == ["duration x70 over x60"])
        #expect(
            kinds([
                session(0, [done("20", seconds: 60)], of: carry), session(1, [done("25", seconds: 30)], of: carry),
            ]) == ["timed_weight 25x30 over 20x60"])
        // A loaded lift's set without a weight is one whose weight is not known.
        #expect(kinds([session(0, [done("60", 8)]), session(1, [done(nil, 20)])]) == [])
    }

    @Test func anAbsurdTypingErrorIsFlaggedAndSetsNone() {
        let errors = [
            done("60", 877_777, id: 7), done("5000", 5, id: 8), done("60", nil, seconds: 90_000, id: 9),
        ]
        let book = RecordBook([session(0, [done("60", 8)]), session(1, errors), session(2, [done("60", 9)])])
        #expect(book.implausible.map(\.field) == ["reps", "weight", "duration_seconds"])
        #expect(book.implausible.map(\.setID) == [id(7), id(8), id(9)])
        #expect(book.announced.allSatisfy { $0.mark.sessionID == id(1_002) })
        #expect(book.standing[bench.id]?.hardest(forReps: 9)?.weight == .kg(60))
        #expect(book.standing[bench.id]?.volume?.value == .kg(540))
    }

    @Test func sessionsOfOneDayCountInTheOrderOfTheirStartThenOfTheirIDs() {
        func book(_ late: Int64, _ first: Int, _ second: Int) -> [WorkoutID] {
            var later = session(1, [done("102", 5)], id: second)
            later.startedAt = later.startedAt.adding(seconds: late)
            return RecordBook([later, session(1, [done("101", 5)], id: first), session(0, [done("100", 5)])]).announced
                .filter { $0.kind == .weight }.map(\.mark.sessionID)
        }
        #expect(book(0, 20, 21) == [id(20), id(21)])
        #expect(book(0, 21, 20) == [id(20)])
        #expect(book(60, 21, 20) == [id(21), id(20)])
    }

    @Test func theSummaryOfASessionSaysWhatItWasWorth() {
        var records = ExerciseRecords(bench.id)
        let first = records.add(
            [session(0, [done("100", 5)]).performance], session: id(1), at: evening, policy: RecordPolicy())
        #expect(first.estimatedMax == mass("100").scaled(35, over: 30))
        #expect(first.previousMax == nil && first.deltaPercent == nil && !first.isMaxRecord && first.repRecord == nil)
        let second = records.add(
            [session(1, [done("90", 8), done("95", 7), done("60", 12), done("60", 12)]).performance], session: id(2),
            at: evening.adding(seconds: 86_400), policy: RecordPolicy())
        #expect(second.previousMax == first.estimatedMax)
        #expect(second.estimatedMax == mass("95").scaled(37, over: 30))
        #expect(second.deltaPercent == Percent(thousandths: 429))
        #expect(!second.isMaxRecord)
        #expect(second.repRecord?.weight == .kg(95))
        #expect(second.repRecord?.reps == 7)
    }
}
