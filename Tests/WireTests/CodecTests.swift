import TestSupport
import Testing
import Wire

struct Grip: WireDefaulted, Sendable {
    var width = 0
    var hook: Bool?
    init() {}
    init(_ width: Int) { self.width = width }
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("width", &width)
        try v.field("hook", &hook, default: nil)
    }
}

struct Lift: WireIdentified, WireDefaulted, Sendable {
    var id = 0
    var name = ""
    var grip: Grip?
    var tags: [String] = []
    var load = Load.none
    init() {}
    var wireIdentity: Int { id }
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("grip", &grip)
        try v.field("tags", &tags)
        try v.field("load", &load)
    }
}

enum Load: WireUnion, Sendable {
    case none
    case bar(Grip)
    enum Kind: String, WireEnum { case none, bar }
    init(_ kind: Kind, blank: Blank) { self = kind == .bar ? .bar(Grip(blank: blank)) : .none }
    var kind: Kind { if case .bar = self { .bar } else { .none } }
    mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .none: break
        case .bar(let grip): self = .bar(try v.payload(grip))
        }
    }
}

struct Card: WireDefaulted, Sendable {
    var title = ""
    var lifts: [Lift] = []
    var rest: [String: Int] = [:]
    init() {}
    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("title", &title)
        try v.field("lifts", &lifts)
        try v.field("rest", &rest)
    }
}

struct CodecTests {
    @Test func fieldsAreReadInAnyOrderAndUnknownOnesIgnored() throws {
        let text = #"{"later":{"x":[1,{"y":2}]},"hook":true,"z":null,"width":7}"#
        var grip = Grip(7)
        grip.hook = true
        #expect(try JSON.decode(Grip.self, from: text) == grip)
    }

    @Test func keysWithEscapesAreTheSameKeys() throws {
        #expect(try JSON.decode(Grip.self, from: #"{"w\u0069dth":3}"#) == Grip(3))
    }

    @Test func aMissingFieldIsNamedWithItsPath() {
        let text =
            #"{"title":"A","lifts":[{"id":1,"name":"x","grip":{"hook":true},"tags":[],"load":{"type":"none"}}],"rest":{}}"#
        #expect(throws: WireError(.missing, "is required", path: "/lifts/0/grip/width", offset: 48)) {
            try JSON.decode(Card.self, from: text)
        }
    }

    @Test func aWrongTypeIsNamedWithItsPath() {
        #expect(throws: WireError(.typeMismatch, "must be a whole number", path: "/width", offset: 9)) {
            try JSON.decode(Grip.self, from: #"{"width":"7"}"#)
        }
        #expect(throws: WireError(.invalid, "must be one of none, bar", path: "/type", offset: 8)) {
            try JSON.decode(Load.self, from: #"{"type":"belt"}"#)
        }
        #expect(throws: WireError.self) { try JSON.decode(Grip.self, from: #"{"width":7.5}"#) }
        #expect(throws: WireError.self) { try JSON.decode(Grip.self, from: #"{"width":2147483648}"#) }
        #expect(throws: WireError.self) { try JSON.decode(Grip.self, from: "[]") }
    }

    @Test func storedDocumentsWriteEveryFieldInDeclaredOrder() {
        var lift = Lift()
        lift.id = 1
        #expect(JSON.text(lift) == #"{"id":1,"name":"","grip":null,"tags":[],"load":{"type":"none"}}"#)
    }

    @Test func dictionariesAreWrittenSorted() {
        #expect(JSON.text(["b": 2, "a": 1, "c/~": 3]) == #"{"a":1,"b":2,"c/~":3}"#)
    }

    @Test func removingTheFirstOfSixIsOneOperation() {
        let old = (0..<6).map { index in
            var lift = Lift()
            lift.id = index
            return lift
        }
        #expect(Differ.ops(from: old, to: Array(old.dropFirst())) == [DiffOp(.remove, "/0")])
        #expect(Differ.ops(from: old, to: old).isEmpty)
    }

    @Test func aChangedFieldIsOneReplacement() {
        var old = Card()
        old.lifts = [Lift(), Lift()]
        old.lifts[1].id = 1
        old.lifts[1].grip = Grip(1)
        var new = old
        new.lifts[1].grip = Grip(2)
        #expect(Differ.ops(from: old, to: new) == [DiffOp(.replace, "/lifts/1/grip/width", RawJSON(2))])
    }

    @Test(arguments: 0..<300) func replayedDiffsGiveTheDocumentByteForByte(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var card = random.card()
        for _ in 0..<8 {
            let next = random.edited(card)
            let ops = Differ.ops(from: card, to: next)
            let replayed = try JSON.decode(JSONValue.self, from: JSON.text(card)).applying(ops)
            #expect(JSON.text(replayed) == JSON.text(next))
            let stored = try JSON.decode([DiffOp].self, from: JSON.text(ops))
            #expect(stored == ops)
            card = next
        }
    }

    @Test func pathsThatLeadNowhereAreRefusedOnReplay() {
        let document = JSONValue.object([.init("a", .array([.integer(1)]))])
        for op in [
            DiffOp(.replace, "/b", RawJSON(1)), DiffOp(.remove, "/a/1"), DiffOp(.add, "/a/3", RawJSON(1)),
            DiffOp(.replace, "a", RawJSON(1)), DiffOp(.remove, ""), DiffOp(.replace, "/a/0/x", RawJSON(1)),
            DiffOp(.replace, "/a/0"),
        ] {
            #expect(throws: PatchError.self) { try document.applying([op]) }
        }
    }
}

extension SeededGenerator {
    mutating func lift(_ id: Int) -> Lift {
        var lift = Lift()
        lift.id = id
        lift.name = pick(["a", "b", "ü"])
        lift.grip = chance(2) ? nil : Grip(Int.random(in: 0...3, using: &self))
        lift.tags = chance(2) ? [] : ["x", "y"]
        lift.load = chance(2) ? .none : .bar(Grip(Int.random(in: 0...3, using: &self)))
        return lift
    }

    mutating func card() -> Card {
        var card = Card()
        for id in 0..<Int.random(in: 0...5, using: &self) { card.lifts.append(lift(id)) }
        return card
    }

    mutating func edited(_ card: Card) -> Card {
        var card = card
        for _ in 0...Int.random(in: 0...2, using: &self) {
            switch Int.random(in: 0..<7, using: &self) {
            case 0: card.title = pick(["p", "q"])
            case 1: card.lifts.shuffle(using: &self)
            case 2:
                card.lifts.insert(
                    lift(Int.random(in: 100...1_000_000, using: &self)),
                    at: Int.random(in: 0...card.lifts.count, using: &self))
            case 3: if !card.lifts.isEmpty { card.lifts.remove(at: Int.random(in: card.lifts.indices, using: &self)) }
            case 4: card.rest[pick(["a/b", "c~d"])] = chance(3) ? nil : Int.random(in: 0...9, using: &self)
            case 5: card.lifts.reverse()
            default:
                guard !card.lifts.isEmpty else { continue }
                let index = Int.random(in: card.lifts.indices, using: &self)
                card.lifts[index] = lift(card.lifts[index].id)
            }
        }
        return card
    }
}
