import TestSupport
import Testing
import Training

@testable import Interchange

/// Tables of measurements, of whatever app.
struct BodyTableTests {
    private static func table(_ text: String, unit: MassUnit = .kg) throws -> BodyTable {
        try BodyTable(Array(text.utf8), unit: unit)
    }

    @Test func aColumnForEachMeasure() throws {
        let table = try Self.table(
            """
            date,weight_kg,fat_percent,waist_cm,left_bicep_cm,right_bicep_cm,left_forearm_cm
            "17 Nov 2026, 07:05",82.35,21.5,,38,38.5,30
            "18 Nov 2026, 07:05",,21,86,,,

            """)
        #expect(table.rows.map(\.kind) == [.weight, .bodyFat, .arm, .bodyFat, .waist])
        #expect(table.rows.map(\.value.number) == [82.35, 21.5, 38, 21, 86])
        #expect(table.rows.map(\.unit) == [.kg, .percent, .cm, .percent, .cm])
        #expect(table.rows.first?.time.text == "2026-11-17T07:05:00")
        #expect(table.ignoredColumns == ["right_bicep_cm", "left_forearm_cm"])
        #expect(!table.assumesWeightUnit && !table.assumesLengthUnit && table.faults.isEmpty)
    }

    @Test func aColumnThatNamesTheMeasure() throws {
        let table = try Self.table(
            """
            Date,Time,Measurement,Value,Unit,Comment
            2026-11-17,07:05:00,Bodyweight,181.2,lbs,
            2026-11-17,07:06:00,Body Fat,21.5,%,
            2026-11-17,07:07:00,Waist,34.5,in,tight
            2026-11-17,07:08:00,Forearm,30,cm,
            2026-11-17,07:09:00,Waist,34.5,furlong,
            2026-11-17,07:10:00,Waist,,in,
            """)
        #expect(table.rows.map(\.kind) == [.weight, .bodyFat, .waist])
        #expect(table.rows.map(\.unit) == [.lb, .percent, .inch])
        #expect(table.rows.last?.time.text == "2026-11-17T07:07:00")
        #expect(table.faults.map(\.fault) == [.unknownKind, .unknownUnit, .noNumber])
        #expect(table.faults.map(\.line) == [5, 6, 7])
    }

    @Test(arguments: ["Date,Weight,Unit", "weight_unit,Date,Weight", "Datum;Gewicht (kg);Einheit"])
    func aUnitThatARowSaysWins(header: String) throws {
        let unitFirst = header.hasPrefix("weight_unit")
        let rows = [("2026-11-16", "185", "lb"), ("2026-11-17", "83.9", "kg"), ("2026-11-18", "184", "")].map {
            (unitFirst ? [$0.2, $0.0, $0.1] : [$0.0, $0.1, $0.2]).joined(separator: header.contains(";") ? ";" : ",")
        }
        let table = try Self.table(([header] + rows).joined(separator: "\n"))
        #expect(table.rows.map(\.unit) == [.lb, .kg, .kg] && table.rows.map(\.value.number) == [185, 83.9, 184])
        #expect(table.ignoredColumns.isEmpty && table.faults.isEmpty)
        #expect(table.assumesWeightUnit == !header.contains("kg"), "of the last row")
    }

    /// One column of units beside several measures speaks of those that can have its unit.
    @Test func aUnitOfOneMeasureIsNotTheOthers() throws {
        let table = try Self.table(
            """
            Date,Weight,Waist (in),Sleep,Unit
            2026-11-16,185,34,7.5,lb
            2026-11-17,185,34,7.5,furlong
            """)
        #expect(table.rows.map(\.kind) == [.weight, .waist, .sleep])
        #expect(table.rows.map(\.unit) == [.lb, .inch, .hours])
        #expect(table.faults.map(\.fault) == [.unknownUnit, .unknownUnit, .unknownUnit])
        let own = try Self.table(
            "Date,Weight,Weight Unit,Waist,Waist Unit\n2026-11-16,185,lb,34,in\n2026-11-17,185,in,34,lb\n")
        #expect(own.rows.map(\.unit) == [.lb, .inch] && own.faults.map(\.line) == [3, 3])
        let header = try Self.table("Date,Weight (unit: lb)\n2026-11-16,185\n")
        #expect(header.rows.map(\.unit) == [.lb])
    }

    /// A lifter who weighs in pounds measures in inches; what a header says of its own column stays.
    @Test func aUnitOfOneMeasureSaysTheSystemOfTheOthers() throws {
        let table = try Self.table(
            """
            Date,Weight,Waist,Hips (cm),Fat,Unit
            2026-11-16,180,34,95,20,lb
            2026-11-17,82,86,95,20,kg
            2026-11-18,180,34,95,20,in
            2026-11-19,82,86,95,20,cm
            2026-11-20,82,86,95,20,%
            """)
        let units = (2...6).map { line in table.rows.filter { $0.line == line }.map(\.unit) }
        #expect(units[0] == [.lb, .inch, .cm, .percent])
        #expect(units[1] == [.kg, .cm, .cm, .percent])
        #expect(units[2] == [.lb, .inch, .inch, .percent], "a unit that fits wins over the header")
        #expect(units[3] == [.kg, .cm, .cm, .percent])
        #expect(units[4] == [.kg, .cm, .cm, .percent])
        #expect(table.faults.isEmpty && table.assumesWeightUnit && table.assumesLengthUnit, "of the last row")
        let said = try Self.table("Date,Weight,Waist,Unit\n2026-11-16,180,34,lb\n")
        #expect(!said.assumesWeightUnit && !said.assumesLengthUnit)
    }

    /// A length is no weight: nothing in the table could have that unit.
    @Test(arguments: ["Date,Weight,Unit\n2026-11-16,80,cm\n", "Date,Waist (cm),Unit\n2026-11-16,80,lb\n"])
    func aUnitThatNoMeasureOfTheTableHasIsUnknown(text: String) throws {
        let table = try Self.table(text)
        #expect(table.rows.isEmpty && table.faults.map(\.fault) == [.unknownUnit])
    }

    @Test func germanNamesDatesAndNumbers() throws {
        let table = try Self.table("Datum;Gewicht;Taille;Ruhepuls;Schlaf\n17.11.2026;82,4;86,5;52;7:30\n", unit: .kg)
        #expect(table.rows.map(\.kind) == [.weight, .waist, .restingHeartRate, .sleep])
        #expect(table.rows.map(\.value.number) == [82.4, 86.5, 52, 7.5])
        #expect(table.assumesWeightUnit && table.assumesLengthUnit)
        let pounds = try Self.table("date,weight,waist\n2026-11-17,181,34\n", unit: .lb)
        #expect(pounds.rows.map(\.unit) == [.lb, .inch])
    }

    @Test func momentsKeepTheirOffset() throws {
        let table = try Self.table("at,kind,value,unit\n2026-11-17T07:05:00+01:00,weight,82.35,kg\n")
        #expect(table.rows.map(\.offsetMinutes) == [60])
        #expect(table.rows.map(\.time.text) == ["2026-11-17T07:05:00"])
    }

    @Test func aHistoryOfWorkoutsIsNone() {
        for text in [
            "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-11-17,Push,Bench,1,60,8\n",
            "Date,Exercise,Category,Weight (kg),Reps\n2026-11-17,Squat,Legs,60,5\n", "date,notes\n2026-11-17,x\n",
        ] {
            #expect(throws: ImportError.self) { try Self.table(text) }
        }
        #expect(throws: ImportError.empty) { try Self.table("") }
        #expect(throws: ImportError.packed) { try BodyTable([0x50, 0x4B, 3, 4, 0], unit: .kg) }
    }

    @Test(arguments: 1...150 as ClosedRange<UInt64>)
    func anyTableIsReadOrRefused(seed: UInt64) {
        var random = SeededGenerator(seed)
        let words = [
            "date", "time", "weight", "waist", "kind", "value", "unit", "kg", "\"", ",", ";", "\n", "\n", "2026-11-17",
            "17.11.26", "82.4", "-1", "1e9", "%", "", " ", "7:30", "\u{0}", "é",
        ]
        let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in random.pick(words) }.joined(
            separator: random.pick([",", ""]))
        let table = try? Self.table(text)
        #expect((table?.rows ?? []).allSatisfy { $0.kind.takes($0.unit) && $0.value >= .zero && $0.line > 1 })
    }
}
