import Testing

@testable import Interchange

@Suite struct DelimitedTextTests {
    private func records(_ text: String, delimiter: Character = ",") -> [DelimitedText.Record] {
        var reader = DelimitedText(Array(text.utf8), delimiter: delimiter.asciiValue ?? 0)
        var records: [DelimitedText.Record] = []
        while let record = reader.next() { records.append(record) }
        return records
    }

    private func cells(_ text: String, delimiter: Character = ",") -> [[String]] {
        records(text, delimiter: delimiter).map(\.cells)
    }

    @Test(arguments: ["\n", "\r\n", "\r"]) func everyKindOfLineBreakEndsARecord(lineBreak: String) {
        #expect(cells("a,b\(lineBreak)1,2\(lineBreak)3,4") == [["a", "b"], ["1", "2"], ["3", "4"]])
        #expect(records("a,b\(lineBreak)\(lineBreak)1,2\(lineBreak)").map(\.line) == [1, 3])
    }

    @Test func quotedCellsHoldDelimitersLineBreaksAndDoubledQuotes() {
        let text = "a,b\n\"x, \"\"y\"\"\",\"one\r\ntwo\"\n\"\",\"\"\"\"\n5,6\n"
        #expect(cells(text) == [["a", "b"], ["x, \"y\"", "one\r\ntwo"], ["", "\""], ["5", "6"]])
        #expect(records(text).map(\.line) == [1, 2, 4, 5])
        #expect(records(text).allSatisfy { $0.repair == nil })
    }

    @Test func spacesBehindAClosingQuoteAreNotText() {
        #expect(cells("a,b\n\"x\" ,\"y\"  \n") == [["a", "b"], ["x", "y"]])
    }

    @Test func aQuoteInsideAnUnquotedCellIsAnInch() {
        #expect(cells("a,b\nPause Deadlift 1\",2\n") == [["a", "b"], ["Pause Deadlift 1\"", "2"]])
    }

    @Test func aStrayQuoteInsideAQuotedCellIsText() {
        let text = "a,b,c\n\"he said \"hi\", twice\",1,2\n3,4,5\n"
        #expect(cells(text) == [["a", "b", "c"], ["he said \"hi\", twice", "1", "2"], ["3", "4", "5"]])
        #expect(records(text).map { $0.repair != nil } == [false, true, false])
    }

    @Test func aStrayQuoteIsFoundAcrossALineBreak() {
        let text = "a,b,c\n1,\"first \"line\" here\nand a second\",2\n3,4,5\n"
        #expect(cells(text)[1] == ["1", "first \"line\" here\nand a second", "2"])
        #expect(cells(text).count == 3)
    }

    @Test func anOpenQuoteCostsItsOwnLineOnly() {
        let text = "a,b,c\n1,\"open,2\n3,\"x\",4\n5,6,7\n"
        #expect(cells(text) == [["a", "b", "c"], ["1", "open", "2"], ["3", "x", "4"], ["5", "6", "7"]])
    }

    @Test func aQuoteOpenToTheEndOfTheFileDoesNotSwallowIt() {
        let text = "a,b,c\n1,\"open,2\n3,4,5\n6,7,8\n"
        #expect(cells(text) == [["a", "b", "c"], ["1", "open", "2"], ["3", "4", "5"], ["6", "7", "8"]])
    }

    @Test func anOpenQuoteThatMeetsAnotherRowsByChanceSwallowsNothing() {
        let text = "a,b,c\n1,\"open,2\n3,4,5\n6,7,inch\"\n8,9,10\n"
        #expect(cells(text).count == 5)
        #expect(cells(text)[2] == ["3", "4", "5"])
    }

    @Test(
        arguments: [
            ("a,b;c,d", ","), ("a;b;c,d", ";"), ("a\tb,c\td", "\t"), ("a", ","), ("\n\n\"a,b,c\";d", ";"),
            ("a|b, c|d", "|"), ("a|b,c", ","),
        ])
    func theDelimiterIsTheMostFrequentOneOfTheHeader(text: String, delimiter: String) {
        #expect(DelimitedText.delimiter(of: Array(text.utf8)) == delimiter.utf8.first)
    }

    @Test func aByteOrderMarkIsNoText() throws {
        let log = try readLog([0xEF, 0xBB, 0xBF] + Array(s4("1,60,5,0,0,,,").utf8))
        #expect(log.setCount == 1)
    }

    @Test(arguments: [false, true]) func textOfSixteenBitUnitsIsRead(bigEndian: Bool) throws {
        var bytes: [UInt8] = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        for unit in s4("1,60,5,0,0,\"Rücken\",,").utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            bytes += bigEndian ? [high, low] : [low, high]
        }
        #expect(try readLog(bytes).exercises.first?.notes == "Rücken")
    }

    @Test func textOfWindowsIsReadAndSaidToBe() throws {
        let bytes = s4("1,60,5,0,0,\"Rücken – gut\",,").unicodeScalars.map {
            $0.value == 0x2013 ? 0x96 : UInt8($0.value)
        }
        let log = try readLog(bytes)
        #expect(log.exercises.first?.notes == "Rücken – gut")
        #expect(log.warnings.contains { $0.line == nil && $0.text.contains("Windows-1252") })
    }

    @Test func aFileCutInsideACharacterIsStillUTF8() throws {
        let bytes = Array(s4("1,60,5,0,0,\"Rücken\",,", "2,60,5,0,0,ü").utf8).dropLast(2)
        #expect(try readLog(Array(bytes)).exercises.first?.notes == "Rücken")
    }
}
