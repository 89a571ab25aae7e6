import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// A change of unit changes the display; what cannot be loaded any more is proposed.
struct UnitSwitchTests {
    @Test func targetsThatNoLongerLoadComeAsOneBundle() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await kit.plan()
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            #expect(try await alex.plan(plan.id).currentVersion == plan.currentVersion)
            let pending = try await alex.changes(state: "pending", plan.id)
            #expect(pending.map(\.type) == [.decreaseWeight, .decreaseWeight, .decreaseWeight])
            #expect(pending.allSatisfy { $0.value == .mass(.lb(130)) && $0.reasons.map(\.code) == [.unitConversion] })
            #expect(pending[0].reasons[0].text.contains("130"))
            // Back again: nothing to convert, and nothing left to decide.
            kit.clock.advance(seconds: 1)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"kg"}"#)
            #expect(try await alex.changes(state: "pending", plan.id).isEmpty)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let again = try await alex.changes(state: "pending", plan.id)
            let version = try #require(try await alex.decide(again, "accepted").snapshots.first)
            #expect(version.exercises[0].sets.allSatisfy { $0.weight == .lb(130) })
        }
    }

    /// Sentences are said in the language of the settings, else in the one that the device prefers.
    @Test func reasonsAreSaidInTheLiftersLanguage() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan("Push Day", [(Lifter.bench, Lifter.sets([(135, 10), (135, 10)]))])
            _ = try await alex.train(plan.id, [[(135, 10), (135, 10)]], rpe: 7)
            func text(_ preferred: String) async throws -> String {
                let answer = try await kit.send(
                    .get, "/v1/suggestions", headers: [.acceptLanguage: preferred])
                let bundle = try #require(try answer.value(Page<PlanSuggestion>.self).items.first)
                return try #require(bundle.changes.first?.reasons.first).text
            }
            let (german, english) = (try await text("fr, de-AT;q=0.8, en;q=0.5"), try await text("en-GB,de"))
            #expect(german != english && german.contains("Wiederholung") && english.contains("rep"))
            #expect(try await text("") == english)
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            #expect(try await text("en") == german)
        }
    }

    @Test func whatChangedAndWhyIsToldForALift() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan("Push Day", [(Lifter.bench, Lifter.sets([(135, 10), (135, 10)]))])
            let bundle = try await alex.propose(
                plan.currentVersion.id, alex.changes(plan.currentVersion.exercises[0], 5))
            _ = try await alex.decide(bundle.changes, "accepted")
            _ = try await alex.train(plan.id, [[(140, 10), (140, 10)]], rpe: 7)
            let history = try await kit.get("/v1/exercises/\(Lifter.bench.text)/progression").value(
                Page<BaselineChange>.self
            ).items
            #expect(history.count == 2)
            #expect(history[0].old?.weight == .lb(135) && history[0].new?.weight == .lb(140))
            #expect(history[0].source == .ai && history[0].changes.map(\.outcome) == [.good, .good])
            #expect(history[1].old == nil && history[1].changes.isEmpty)
        }
    }
}
