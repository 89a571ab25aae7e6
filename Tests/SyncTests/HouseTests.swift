import Foundation
import TestSupport
import Testing
import Training

@testable import Sync

/// The model of it all: random taps on several pages of several phones, over lines that drop, delay, double and reorder, with
/// pages that are killed and turns that change hands at any step. Afterwards every page shows what the server holds, and
/// every change took effect exactly once or is on the list of those that could not be saved.
///
/// `TOPSET_STEPS` says how many steps to make in all; a fault prints the seed, and `TOPSET_SEED` begins there.
@Suite struct HouseTests {
    private static let perSeed = 150
    private static let seeds: Int = {
        let steps = ProcessInfo.processInfo.environment["TOPSET_STEPS"].flatMap { Int($0) } ?? 45_000
        return max(1, steps / perSeed)
    }()

    @Test func everyPageOfEveryPhoneEndsUpWithWhatTheServerHolds() throws {
        var steps = 0
        var differences = 0
        let first = ProcessInfo.processInfo.environment["TOPSET_SEED"].flatMap { Int($0) } ?? 0
        for seed in first..<(first + Self.seeds) where differences == 0 {
            steps += Self.perSeed
            if let fault = Self.live(UInt64(seed)) {
                differences += 1
                Issue.record("seed \(seed): \(fault)")
            }
        }
        print("\(steps) steps, \(differences) differences")
    }

    /// - Returns: what was wrong; `nil` for nothing.
    static func live(_ seed: UInt64) -> String? {
        var dice = Dice(seed &* 6_364_136_223 &+ 1_442)
        var house = House(Gym().server, phones: 1 + dice.roll(2))
        for _ in 0..<perSeed { step(&house, &dice) }
        guard house.settle() else { return "it never came to rest" }
        // What a page had collected and nobody has sent comes with the next one that is looked at.
        for phone in house.phones.indices { house.open(phone) }
        guard house.settle() else { return "it never came to rest again" }
        return fault(house)
    }

    private static func fault(_ house: House) -> String? {
        for count in house.server.carriedOut.values where count != 1 {
            return "a change was carried out \(count) times"
        }
        let current = comparable(house.server.current)
        for (number, phone) in house.phones.enumerated() {
            let left = phone.stored.keys.filter {
                $0.hasPrefix(SyncKey.step) || $0.hasPrefix(SyncKey.edits) || $0 == SyncKey.damaged
            }
            if !left.isEmpty { return "phone \(number) still keeps \(left)" }
            for page in phone.pages {
                if !page.sync.isSaved {
                    return "phone \(number) waits: \(page.sync.queue.map { $0.name.text }) \(page.sync.pending.count) "
                        + "sends: \(page.sync.isSender), page \(page.sync.page)"
                }
                if comparable(page.sync.workout) != current { return "phone \(number) shows another workout" }
                if !page.sync.finished.isEmpty { return "phone \(number) shows a workout as waiting that is over" }
                if page.sync.refused.count != phone.pages[0].sync.refused.count { return "the lists differ" }
            }
        }
        return lost(house)
    }

    /// Every change that somebody made is with the server or on a list. A set that two have done with the same numbers is done
    /// once, and so is the end of a workout.
    private static func lost(_ house: House) -> String? {
        var known = Set(house.server.carriedOut.keys)
        for phone in house.phones {
            for refused in phone.pages[0].sync.refused {
                if case .change(let command) = refused.change.step, let key = command.meta.idempotencyKey {
                    known.insert(key)
                }
            }
        }
        var logged: [LogSet] = []
        var unknown: [WorkoutCommand] = []
        for phone in house.phones {
            for command in phone.made.values {
                guard let key = command.meta.idempotencyKey, known.contains(key) else {
                    unknown.append(command)
                    continue
                }
                if case .logSet(let log) = command { logged.append(log) }
            }
        }
        for command in unknown {
            // What was taken away, where a set of it was done later: said, and on no list.
            if let away = QueuedStep.change(command).takenAway, let part = away.part.exerciseInstanceID,
                logged.contains(where: { log in
                    log.exerciseInstanceID == part && (away.part.setID ?? log.setID) == log.setID
                        && log.meta.clientTimestamp.map { $0 > away.at } == true
                })
            {
                continue
            }
            switch command {
            case .complete, .cancel: continue
            // Somebody else's later change was in the way: said to whoever asked for it, and on no list.
            case .undo: continue
            // Numbers that somebody else's later ones took the place of: said, and on no list.
            case .logSet, .patch:
                if let set = QueuedStep.change(command).filled?.place.setID, logged.contains(where: { $0.setID == set })
                {
                    continue
                }
                return "a change is nowhere: \(command)"
            default: return "a change is nowhere: \(command)"
            }
        }
        return nil
    }

    // MARK: Steps

    private static func step(_ house: inout House, _ dice: inout Dice) {
        let phone = dice.roll(house.phones.count)
        if house.phones[phone].pages.isEmpty { return house.open(phone) }
        let page = dice.roll(house.phones[phone].pages.count)
        switch dice.roll(30) {
        case 0...8: tap(&house, phone, page, &dice)
        case 9...11: house.readMail(phone, page)
        case 12...13: house.learnTurn(phone, page)
        case 14...18: house.answer(phone, page)
        case 19:
            house.lose(
                phone, page, arrived: dice.roll(2) == 0, status: [0, 0, 408, 429, 500, 502, 503][dice.roll(7)],
                late: dice.roll(2) == 0)
        case 20: house.hearLate(phone, page)
        case 21...22: house.hearNews(phone)
        case 23: house.fire(.retry, phone, page)
        case 24: house.fire(.edits, phone, page)
        case 25: house.carryOut(house.phones[phone].pages[page].sync.wake(), phone, page)
        case 26: house.lookAt(phone, page)
        case 27: if house.phones[phone].pages.count < 3 { house.open(phone) }
        case 28: if dice.roll(2) == 0 { house.kill(phone, page) }
        default: house.answer(phone, page)
        }
    }

    private static func tap(_ house: inout House, _ phone: Int, _ page: Int, _ dice: inout Dice) {
        let sync = house.phones[phone].pages[page].sync
        guard let workout = sync.workout, workout.status == .inProgress else {
            let plan = house.server.plans[0]
            return house.perform(dice.roll(3) == 0 ? .startFreeform : .start(plan), phone, page)
        }
        guard !workout.exercises.isEmpty else {
            return house.perform(.addExercise(house.server.exercises[dice.roll(3)].facts, sets: nil), phone, page)
        }
        let exercise = workout.exercises[dice.roll(workout.exercises.count)]
        let instance = exercise.instanceID
        guard !exercise.sets.isEmpty else { return house.perform(.addSet(instance), phone, page) }
        let place = SetPlace(instance, exercise.sets[dice.roll(exercise.sets.count)].id)
        switch dice.roll(18) {
        case 0...4: house.perform(.log(place, failed: dice.roll(12) == 0), phone, page)
        case 5: house.perform(.edit(place, [.weight(.kg(Int64(dice.roll(120))))]), phone, page)
        case 6...7: house.perform(.edit(place, [.reps(1 + dice.roll(20)), .rir(RIR(dice.roll(6)))]), phone, page)
        case 8: house.perform(.replan(place), phone, page)
        case 9: house.perform(.skip(place), phone, page)
        case 10: house.perform(.addSet(instance), phone, page)
        case 11: house.perform(.removeSet(place), phone, page)
        case 12: house.perform(.addExercise(house.server.exercises[dice.roll(3)].facts, sets: nil), phone, page)
        case 13: if dice.roll(4) == 0 { house.perform(.removeExercise(instance), phone, page) }
        case 14:
            if dice.roll(4) == 0 {
                house.perform(dice.roll(3) == 0 ? .cancel : .complete(nil, notes: nil), phone, page)
            }
        case 15: if sync.canUndo { house.perform(.undo, phone, page) }
        case 16: if sync.canRedo { house.perform(.redo, phone, page) }
        default: house.perform(.flush, phone, page)
        }
    }
}
