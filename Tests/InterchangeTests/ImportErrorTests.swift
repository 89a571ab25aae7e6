import Testing

@testable import Interchange

@Suite struct ImportErrorTests {
    @Test(arguments: ["", "\n\r\n", "  \n", ",,,\n", "\u{FEFF}"]) func nothingIsEmpty(text: String) {
        #expect(throws: ImportError.empty) { try log(text) }
    }

    @Test(arguments: [
        "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2024-02-01,Squat,Legs,60,8,,,\n",
        "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n2024-02-01 10:00:00,Squat,8,60.0,0.0,0.0,0.0,0.0,false,,1.0\n",
        "not a table at all", "{\"a\": [1, 2]}", "a,b\n1,2\n", "\"open",
    ])
    func anotherFileIsUnknownAndItsHeaderShown(text: String) {
        #expect {
            try log(text)
        } throws: { error in
            guard case .unknownFormat(let header) = error as? ImportError else { return false }
            return header.count <= 121 && !header.isEmpty
        }
    }

    @Test func anotherAppsFileThanSaidIsRefused() {
        #expect(throws: ImportError.otherFormat(said: .hevy, found: .strong)) { try log(Header.s4, format: .hevy) }
        #expect(throws: ImportError.otherFormat(said: .strong, found: .hevy)) { try log(Header.hevy, format: .strong) }
        #expect(throws: Never.self) { try log(Header.s4, format: .strong) }
    }

    @Test func tooLargeFilesAreRefused() {
        #expect(throws: ImportError.tooLarge(limitBytes: ImportLimit.bytes)) {
            try readLog([UInt8](repeating: 65, count: ImportLimit.bytes + 1))
        }
        let rows = [UInt8](repeating: UInt8(ascii: "x"), count: 2).map { $0 } + [UInt8(ascii: "\n")]
        let many = Array(Header.s4.utf8) + [10] + Array(repeatElement(rows, count: ImportLimit.rows + 1).joined())
        #expect(throws: ImportError.tooManyRows(limit: ImportLimit.rows)) { try readLog(many) }
    }

    @Test func everyMessageIsOneLineAPersonCanActOn() {
        let errors: [ImportError] = [
            .empty, .tooLarge(limitBytes: ImportLimit.bytes), .tooManyRows(limit: ImportLimit.rows),
            .unknownFormat(header: "a, b"), .otherFormat(said: .hevy, found: .strong),
        ]
        for error in errors {
            #expect(!error.message.contains("\n"))
            #expect(error.message.hasSuffix("."))
        }
        #expect(ImportError.tooLarge(limitBytes: ImportLimit.bytes).message.contains("32 MiB"))
        #expect(
            ImportError.unknownFormat(header: "a, b").message
                == "This is no export of Strong or Hevy; it begins with “a, b”.")
    }
}
