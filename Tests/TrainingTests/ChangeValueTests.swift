import TestSupport
import Testing
import Wire

@testable import Training

/// Values of changes: numbers and words on the wire, quantities in the program.
struct ChangeValueTests {
    private static func change(_ type: ChangeType, _ delta: String, _ value: String, _ from: String) -> String {
        var change = SuggestedChange(id: id(1), type: type, exerciseName: "Bench Press")
        change.reasons = []
        return JSON.text(change).replacing(
            "\"delta\":null,\"value\":null,\"from\":null",
            with: "\"delta\":\(delta),\"value\":\(value),\"from\":\(from)")
    }

    @Test(
        arguments: [
            (.increaseWeight, "2.5", "82.5", "80", .mass(mass("82.5")), .mass(mass("2.5"))),
            (.changeTrainingMax, "5", "105", "100", .mass(.kg(105)), .mass(.kg(5))),
            (.decreaseReps, "-4", "8", "12", .reps(8), .reps(-4)),
            (.increaseDuration, "5", "50", "45", .seconds(50), .seconds(5)),
            (.decreaseRest, "-30", "90", "120", .seconds(90), .seconds(-30)),
            (.changeStage, "-2.5", "1", "0", .stage(1), .mass(Mass(units: -25_000_000_000))),
            (.changeSetType, "null", "\"top\"", "\"working\"", .setType(.top), nil),
        ] as [(ChangeType, String, String, String, ChangeValue, ChangeValue?)])
    func aValueIsTheQuantityThatItsTypeMoves(
        type: ChangeType, delta: String, value: String, from: String, becomes: ChangeValue, adds: ChangeValue?
    ) throws {
        let text = Self.change(type, delta, value, from)
        let change = try JSON.decode(SuggestedChange.self, from: text)
        #expect(change.value == becomes)
        #expect(change.delta == adds)
        #expect(JSON.text(change) == text)
    }

    @Test(
        arguments: [
            (.removeSet, "-1", "null"), (.substitute, "null", "\"a bench\""), (.increaseReps, "0.5", "8.5"),
            (.changeSetType, "1", "\"heavy\""),
        ] as [(ChangeType, String, String)])
    func whatWasSaidWhereNothingFollowsIsKept(type: ChangeType, delta: String, value: String) throws {
        let text = Self.change(type, delta, value, "null")
        let change = try JSON.decode(SuggestedChange.self, from: text)
        #expect(change.value?.mass == nil && change.value?.whole == nil && change.value?.setType == nil)
        #expect(JSON.text(change) == text)
    }

    @Test func aFactIsTypedBesideItsChange() throws {
        let place = AppliedPlace(exercisePrescriptionID: id(2), before: .reps(8), after: .reps(9))
        let target = AppliedTarget(snapshotID: id(3), place: place)
        let stored = try JSON.decode(AppliedTarget.self, from: JSON.text(target))
        #expect(stored == target)
        #expect(stored.place(of: .increaseReps) == place)
        #expect(stored.place(of: .increaseDuration).after == .seconds(9))
    }

    @Test func onlyWhatIsOfOneQuantityIsAdded() {
        #expect(ChangeValue.reps(8).adding(.reps(2)) == .reps(10))
        #expect(ChangeValue.reps(8).adding(.seconds(2)) == nil)
        #expect(ChangeValue.mass(.kg(80)).difference(from: .mass(.kg(70))) == .mass(.kg(10)))
        #expect(ChangeValue.stage(1).adding(.stage(1)) == nil)
    }

    @Test func theZeroUUIDNamesNothing() {
        #expect(!PrescriptionID.unnamed.isNamed && PrescriptionID(high: 0, low: 1).isNamed)
    }
}
