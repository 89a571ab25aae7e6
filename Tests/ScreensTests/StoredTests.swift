import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is kept on a device today is read by every later version: a document under each key is pinned, never changed, and must
/// go on being read. `TOPSET_RECORD=1` writes those that are not there yet, and fails.
@Suite struct StoredTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Stored")

    /// Every key under which something is kept, as the code has them.
    private static func keys() throws -> Set<String> {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        var keys = Set([WorkoutSync.queueKey, WorkoutSync.baseKey, WorkoutSync.formerKey])
        let text = try String(
            contentsOf: sources.appendingPathComponent("Screens/Knowledge/Stored.swift"), encoding: .utf8)
        let list = try #require(text.components(separatedBy: "enum Stored {").last)
        for line in list.split(separator: "\n").prefix(while: { !$0.contains("func ") })
        where line.contains("static let") {
            keys.insert(try #require(line.split(separator: "\"").dropFirst().first.map { String($0) }))
        }
        return keys
    }

    private static func pinned() throws -> [String: String] {
        var pinned: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            pinned[String(name.dropLast(".json".count))] = try String(
                contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return pinned
    }

    /// A device in the middle of a workout whose first set the server has not heard of, and the rest that there is to keep.
    private static func lived() -> [String: String] {
        var device = Device(gymServer())
        device.boot()
        device.settle()
        device.navigate("/settings")
        device.serverIsUp = false
        device.tap("Dark")
        device.serverIsUp = true
        device.navigate("/")
        device.tap("Start Push A")
        device.settle()
        device.serverIsUp = false
        device.tap("Done · 82.5 kg × 12")
        let waiting = device.stored
        var draft = PlanDraft()
        draft.name = "Pull A"
        let gym = Gym(id: GymID(high: 5, low: 1), name: "Cellar")
        var bundle = PlanSuggestion(
            id: SuggestionID(high: 5, low: 2), createdAt: Instant(milliseconds: 0), source: .rules)
        var change = SuggestedChange(id: id(1), type: .stay, exerciseName: "")
        change.id = ChangeID(high: 5, low: 3)
        bundle.changes = [change]
        let made = [
            Stored.settingsWait: "1", Stored.drafts: JSON.text([draft]), Stored.gyms: JSON.text(Page([gym])),
            Stored.pending: JSON.text(Page([bundle])), Stored.deferred: JSON.text(Page([bundle])),
            Stored.declined: JSON.text([InstanceID(high: 5, low: 4)]),
        ]
        return made.merging(waiting.filter { !$0.value.isEmpty }) { made, lived in
            made.count > lived.count ? made : lived
        }
    }

    @Test func everyKeyIsPinned() throws {
        let (keys, pinned) = (try Self.keys(), try Self.pinned())
        #expect(keys.count > 10)
        if ProcessInfo.processInfo.environment["TOPSET_RECORD"] == "1" {
            for (key, text) in Self.lived() where keys.contains(key) && pinned[key] == nil && !text.isEmpty {
                try text.write(
                    to: Self.folder.appendingPathComponent(key + ".json"), atomically: true, encoding: .utf8)
                Issue.record("recorded \(key)")
            }
        }
        #expect(Set(pinned.keys) == keys)
    }

    /// The workout is kept in two documents; once it was in one, which is never written any more.
    @Test(arguments: [[WorkoutSync.formerKey], [WorkoutSync.queueKey, WorkoutSync.baseKey]])
    func whatTheFirstVersionKeptIsThere(without keys: [String]) throws {
        var device = Device(gymServer())
        device.stored = try Self.pinned()
        for key in keys { device.stored[key] = nil }
        device.isOnline = false
        device.serverIsUp = false
        device.boot()
        let knowledge = device.facts.knowledge
        #expect(device.app.unreadable.isEmpty)
        #expect(device.facts.sync.workout != nil && device.facts.sync.waiting > 0)
        #expect(knowledge.settings.theme == .dark && knowledge.settingsWait)
        #expect(knowledge.plans?.isEmpty == false)
        #expect(knowledge.next != nil)
        #expect(knowledge.sessions?.isEmpty == false)
        #expect(knowledge.exercises?.isEmpty == false)
        #expect(!knowledge.prior.all.isEmpty)
        #expect(!knowledge.gyms.isEmpty)
        #expect(knowledge.suggestions?.isEmpty == false)
        #expect(device.app.focus.rest != nil)
        #expect(!device.app.focus.declined.isEmpty)
        #expect(!device.facts.knowledge.drafts.isEmpty)
    }
}
