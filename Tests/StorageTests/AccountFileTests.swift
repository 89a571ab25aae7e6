import TestSupport
import Testing
import Training

@testable import Storage

/// Exports of ours as texts: what reads, and what is refused with its line.
struct AccountFileTests {
    private static let owner: UserID = id(1)

    private func text(_ tables: String, version: String = "1", rows: Int) -> [UInt8] {
        Array(
            #"{"schema":"topset.export","version":\#(version),"user_id":"\#(Self.owner.text)","tables":{\#(tables)},"rows":\#(rows)}"#
                .utf8)
    }

    private var offer: String { #"{"name":"Legs","dismissed_ms":1600000000000}"# }

    private func fault(_ bytes: [UInt8]) -> AccountFileFault? {
        do throws(AccountFileFault) {
            let file = try AccountFile(bytes)
            for row in file.rows { _ = try file.values(row, for: Self.owner) }
            return nil
        } catch { return error }
    }

    @Test func aRowIsReadInTheOrderOfItsColumns() throws {
        let file = try AccountFile(text("\"dismissed_offers\":[\n\(offer)\n]", rows: 1))
        #expect(file.user == Self.owner && file.rows.map(\.line) == [2])
        #expect(try file.values(file.rows[0], for: Self.owner) == [.text("Legs"), .integer(1_600_000_000_000)])
    }

    @Test func setOutAnewItIsTheSame() throws {
        let mark = #"{ "exercise_id" : "\#(id(7, Exercise.self).text)",\#n "document" : { "note" : "a  {b} \" c" } }"#
        let file = try AccountFile(text("\n \"exercise_marks\" : [ \(mark) ]\n", rows: 1))
        let values = try file.values(file.rows[0], for: Self.owner)
        #expect(values.last == .text(#"{"note":"a  {b} \" c"}"#))
    }

    @Test func whoIsLeanedOnComesFirst() throws {
        let file = try AccountFile(
            text("\"pain_flags\":[{}],\"dismissed_offers\":[{}],\"gyms\":[{},{}]", rows: 4))
        #expect(file.rows.map(\.table.name) == ["gyms", "gyms", "dismissed_offers", "pain_flags"])
    }

    @Test func whatIsOtherwiseIsRefusedWithItsPlace() {
        let table = "dismissed_offers"
        #expect(fault(text("\"\(table)\":[\(offer)]", version: "2", rows: 1)) == .newer(version: 2))
        #expect(fault(text("\"secrets\":[]", rows: 0)) == .table("secrets", line: 1))
        #expect(fault(text("\"tokens\":[]", rows: 0)) == .table("tokens", line: 1))
        #expect(fault(text("\"\(table)\":[\(offer)]", rows: 2)) == .count(said: 2, found: 1))
        let rows: [(String, String?)] = [
            (#"{"name":"Legs"}"#, "dismissed_ms"), (#"{"name":7,"dismissed_ms":1}"#, "name"),
            (#"{"name":"Legs","dismissed_ms":1.5}"#, "dismissed_ms"),
            (#"{"name":"Legs","dismissed_ms":9e99}"#, "dismissed_ms"),
            (#"{"name":"Legs","dismissed_ms":999999999999999}"#, "dismissed_ms"),
            (#"{"name":"Legs","dismissed_ms":1,"color":"red"}"#, "color"), ("[1]", nil), ("7", nil),
            (#"{"name":}"#, nil),
        ]
        for (row, column) in rows {
            #expect(
                fault(text("\"\(table)\":[\n\n\(row)]", rows: 1)) == .row(table: table, column: column, line: 3),
                "\(row)")
        }
    }

    @Test func aTextThatIsCutAnywhereIsRefused() {
        let whole = text("\"dismissed_offers\":[\n\(offer),\n\(offer)\n]", rows: 2)
        #expect(fault(whole) == nil)
        for length in 0..<whole.count { #expect(fault(Array(whole[..<length])) != nil, "cut at \(length)") }
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func damageNeverCrashes(seed: UInt64) {
        var random = SeededGenerator(seed)
        var bytes = text("\"dismissed_offers\":[\n\(offer),\n\(offer)\n],\"gyms\":[]", rows: 2)
        for _ in 0..<6 {
            let at = Int.random(in: 0..<bytes.count, using: &random)
            bytes[at] = Array("{}[]\",:\\0 x\u{0}".utf8).randomElement(using: &random) ?? 0
        }
        _ = fault(bytes)
        _ = AccountFile.isLikely(bytes)
    }

    @Test func onlyOursIsTakenForOurs() {
        #expect(AccountFile.isLikely(text("", rows: 0)))
        #expect(!AccountFile.isLikely(Array("Date,Workout Name,\"topset.export\"".utf8)))
        #expect(!AccountFile.isLikely(Array(#"[{"date":"2024-01-15T09:00:00Z"}]"#.utf8)))
        #expect(!AccountFile.isLikely([]))
    }

    @Test func documentsOfAnotherOwnerBecomeTheNewOnes() throws {
        let workout = ActiveWorkout(
            id: id(9), userID: Self.owner, startTime: evening, createdAt: evening, updatedAt: evening)
        let row = #"{"id":"\#(workout.id.text)","status":"in_progress","revision":1,"document":\#(text(of: workout))}"#
        let file = try AccountFile(text("\"active_workouts\":[\(row)]", rows: 1))
        let other: UserID = id(2)
        guard case .text(let document)? = try file.values(file.rows[0], for: other).last else { return }
        #expect(document.contains(other.text) && !document.contains(Self.owner.text))
    }

    private func text(of workout: ActiveWorkout) -> String { SQLValue.document(workout).plain }
}

extension SQLValue {
    fileprivate var plain: String { if case .text(let text) = self { text } else { "" } }
}
