import TestSupport
import Testing
import Wire

struct JSONTests {
    @Test(arguments: [
        ("null", JSONValue.null), ("true", .bool(true)), (" false\n", .bool(false)), ("0", .integer(0)),
        ("-0", .double(-0.0)), ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
        ("9223372036854775808", .double(9_223_372_036_854_775_808)), ("1e3", .double(1_000)), ("2.5E-1", .double(0.25)),
        (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\t""#, .string("a\"\\/\u{8}\u{c}\n\r\t")),
        (#""\u00e9""#, .string("é")),
        (#""\ud83c\udfcb""#, .string("🏋")), ("\"🏋️ ü\"", .string("🏋️ ü")), ("[]", .array([])), ("{}", .object([])),
        ("[1,[2],{\"a\":[]}]", .array([.integer(1), .array([.integer(2)]), .object([.init("a", .array([]))])])),
        ("\u{FEFF}1", .integer(1)),
    ])
    func everyKindOfValueIsRead(text: String, value: JSONValue) throws {
        #expect(try JSON.decode(JSONValue.self, from: text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "tru", "+1", "01", "1.", ".5", "1e", "1e+", "-", "0x1", "NaN", "Infinity", "'a'", "\"a",
        "\"\\x\"",
        "\"\\u12g4\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "\"\u{1}\"", "[1,]", "[,1]", "[1 2]", "[",
        "]",
        "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "{\"a\":1 \"b\":2}", "1 2", "{\"a\":1,\"a\":2}",
        "{\"a\":1,\"\\u0061\":2}", "// x", "\u{FEFF}", "nulll",
    ])
    func whatIsNotJSONIsRefused(text: String) {
        #expect { try JSON.decode(JSONValue.self, from: text) } throws: { ($0 as? WireError)?.kind == .malformed }
    }

    @Test(
        arguments: [
            [0x22, 0x80, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF5, 0x80, 0x80, 0x80, 0x22],
            [0x22, 0xE2, 0x82, 0x22], [0xFF],
        ] as [[UInt8]])
    func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) {
        #expect { try JSON.decode(JSONValue.self, from: bytes) } throws: { ($0 as? WireError)?.kind == .malformed }
    }

    @Test func faultsTellTheByte() {
        #expect(throws: WireError(.malformed, "a digit was expected", offset: 6)) {
            try JSON.decode(JSONValue.self, from: "[1, 2.]")
        }
    }

    @Test func depthIsBounded() throws {
        let deep = String(repeating: "[", count: 96) + String(repeating: "]", count: 96)
        _ = try JSON.decode(JSONValue.self, from: deep)
        #expect(throws: WireError.self) {
            try JSON.decode(JSONValue.self, from: String(repeating: "[", count: 100_000))
        }
    }

    @Test func manyKeysAreCheckedForDuplicatesToo() {
        let keys = (0..<2_000).map { "\"k\($0)\":0" }.joined(separator: ",")
        #expect(throws: Never.self) { try JSON.decode(JSONValue.self, from: "{\(keys)}") }
        #expect(throws: WireError.self) { try JSON.decode(JSONValue.self, from: "{\(keys),\"k77\":1}") }
    }

    @Test(arguments: 0..<200) func valueToTextToValueIsTheIdentity(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let value = random.json(depth: 5)
        let text = JSON.text(value)
        let read = try JSON.decode(JSONValue.self, from: text)
        #expect(read == value)
        #expect(JSON.text(read) == text)
    }

    @Test(arguments: 0..<20) func doublesKeepEveryBit(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        for _ in 0..<500 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(try JSON.decode(Double.self, from: JSON.text(value)).bitPattern == value.bitPattern)
        }
    }

    @Test func whatJSONCannotSayIsNull() {
        #expect(JSON.text(Double.infinity) == "null")
        #expect(JSON.text(Double.nan) == "null")
    }

    @Test(arguments: 0..<50) func damagedTextNeverTraps(seed: UInt64) {
        var random = SeededGenerator(seed)
        var bytes = JSON.encode(random.json(depth: 4))
        for _ in 0..<3 where !bytes.isEmpty {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        _ = try? JSON.decode(JSONValue.self, from: Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
    }
}

extension SeededGenerator {
    mutating func json(depth: Int) -> JSONValue {
        switch Int.random(in: 0..<(depth == 0 ? 5 : 7), using: &self) {
        case 0: .null
        case 1: .bool(chance(2))
        case 2: .integer(chance(3) ? Int64(bitPattern: next()) : Int64.random(in: -100...100, using: &self))
        case 3: .double(chance(2) ? Double.random(in: -1e6...1e6, using: &self) : 0.1 + 0.2)
        case 4: .string(text())
        case 5: .array((0..<Int.random(in: 0...4, using: &self)).map { _ in json(depth: depth - 1) })
        default:
            .object(
                (0..<Int.random(in: 0...4, using: &self)).map { index in
                    .init("\(index)" + text(), json(depth: depth - 1))
                })
        }
    }

    mutating func text() -> String {
        let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "/", "\n", "\u{0}", "\u{1f}", "é", "€", "🏋", "\u{FFFF}", "~"]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &self) { text.unicodeScalars.append(pick(scalars)) }
        return text
    }
}
