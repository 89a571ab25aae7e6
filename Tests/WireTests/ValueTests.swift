import Testing
import Wire

/// Models without blanks, unions of one line for each case, and lists that are never empty.
struct ValueTests {
    private struct Plate: WireModel {
        var grams: Int
        var colour: String?

        init(grams: Int, colour: String? = nil) { (self.grams, self.colour) = (grams, colour) }

        init(blank: Blank) { grams = 0 }

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("grams", &grams)
            try v.field("colour", &colour, default: nil)
        }
    }

    private enum Step: WireUnion {
        case load(Plate)
        case rest(Int)
        case stop

        enum Kind: String, WireEnum { case load, rest, stop }

        static var tag: StaticString { "step" }

        init(_ kind: Kind, blank: Blank) {
            switch kind {
            case .load: self = .load(Plate(blank: blank))
            case .rest: self = .rest(0)
            case .stop: self = .stop
            }
        }

        var kind: Kind {
            switch self {
            case .load: .load
            case .rest: .rest
            case .stop: .stop
            }
        }

        mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            switch self {
            case .load(let plate): self = .load(try v.payload(plate))
            case .rest(let seconds): self = .rest(try v.payload("seconds", seconds))
            case .stop: break
            }
        }
    }

    @Test(
        arguments: [
            #"{"step":"load","grams":1250,"colour":"red"}"#, #"{"step":"rest","seconds":90}"#, #"{"step":"stop"}"#,
        ])
    func aPayloadIsWrittenAsItWasRead(text: String) throws {
        #expect(JSON.text(try JSON.decode(Step.self, from: text)) == text)
    }

    @Test func aPayloadWithoutItsFieldsIsRefusedAndNoBlankComesOut() {
        #expect(throws: WireError.self) { try JSON.decode(Step.self, from: #"{"step":"load"}"#) }
        #expect(throws: WireError.self) { try JSON.decode(Step.self, from: #"{"step":"rest"}"#) }
        #expect(throws: WireError.self) { try JSON.decode(Step.self, from: #"{"grams":5}"#) }
    }

    @Test func aUnionThatBecomesAnotherCaseIsReplaced() {
        let ops = Differ.ops(from: Step.rest(60), to: .load(Plate(grams: 500)))
        #expect(ops.map(\.op) == [.replace])
        #expect(ops.first?.value?.text == #"{"step":"load","grams":500,"colour":null}"#)
    }

    @Test func aListThatIsNeverEmptyRefusesAnEmptyOne() throws {
        #expect(NonEmpty([Int]()) == nil)
        #expect(throws: WireError.self) { try JSON.decode(NonEmpty<Int>.self, from: "[]") }
        let list = try JSON.decode(NonEmpty<Int>.self, from: "[3,4]")
        #expect(list.all == [3, 4] && JSON.text(list) == "[3,4]")
    }

    @Test func theFirstOfAListThatIsNeverEmptyStays() {
        var list = NonEmpty(1, [2, 1, 3])
        list.removeOthers { $0 == 1 }
        #expect(list == NonEmpty(1, [2, 3]))
        list.append(contentsOf: [])
        list.append(4)
        #expect(list.map { $0 } == [1, 2, 3, 4] && list[0] == 1)
    }
}
