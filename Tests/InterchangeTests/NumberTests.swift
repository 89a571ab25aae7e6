import Testing
import Training

@testable import Interchange

@Suite struct NumberTests {
    private func mass(_ text: String, _ unit: MassUnit = .kg) -> Mass? {
        guard case .number(let number) = WrittenNumber.Cell(text) else { return nil }
        return snapped(number, in: unit)?.mass
    }

    private func whole(_ text: String) -> Int? {
        guard case .number(let number) = WrittenNumber.Cell(text, whole: true) else { return nil }
        return number.whole
    }

    @Test(arguments: [
        ("82.5", 82_500), ("82,5", 82_500), (" 82.50 ", 82_500), ("1 000", 1_000_000), ("1\u{202F}000,5", 1_000_500),
        ("1,234.5", 1_234_500), ("1.234,5", 1_234_500), ("1.0E2", 100_000), ("1e-1", 100), (".5", 500), ("+7", 7_000),
        ("20.", 20_000),
    ])
    func numbersAreReadAsWritten(text: String, thousandths: Int64) {
        guard case .number(let number) = WrittenNumber.Cell(text) else {
            Issue.record("\(text) was not read")
            return
        }
        #expect(number.count(of: 1_000) == thousandths)
    }

    @Test(arguments: ["", " ", "-", "\u{A0}"]) func blanksAreNoNumbers(text: String) {
        #expect(WrittenNumber.Cell(text) == .blank)
    }

    @Test(arguments: ["abc", "12kg", "--5", "1e", "5-", "..", "1e999", "NaN", "\u{E2}\u{80}"])
    func otherTextIsUnreadable(text: String) {
        if case .number(let number) = WrittenNumber.Cell(text) { #expect(text == "1e", "\(number)") }
    }

    @Test(arguments: [
        ("8.0", 8), ("8,0", 8), ("877,777", 877_777), ("1,027", 1_027), ("12", 12), ("90.4", 90), ("90.5", 91),
    ])
    func wholeNumbersMayHaveDecimalsAndGroups(text: String, value: Int) {
        #expect(whole(text) == value)
    }

    @Test func numbersThatDoNotFitAreNoNumbers() {
        #expect(whole("99999999999") == nil)
        #expect(whole("99999999999999999999999999") == nil)
        #expect(mass("9999999999999") == nil)
    }

    @Test(arguments: [
        ("74.99999999999999", 75_000), ("75.00000000000001", 75_000), ("82.505", 82_500), ("61.24", 61_250),
        ("74.84", 74_840), ("12.34", 12_340), ("2.49", 2_490),
    ])
    func kilogramsAreFreedFromNoiseOnly(text: String, grams: Int64) {
        #expect(mass(text) == Mass(thousandths: grams, of: .kg))
    }

    @Test func convertedPoundsStayWhatTheyAre() {
        #expect(mass("52.163122550000004") == .lb(115))
        #expect(mass("2.494758035") == Mass(units: Mass.pound.units * 11 / 2))
    }

    @Test func poundsAreExact() {
        #expect(mass("135", .lb) == .lb(135))
        #expect(mass("135.00000000000003", .lb) == .lb(135))
        #expect(mass("137.5", .lb) == Mass(units: Mass.pound.units * 275 / 2))
        #expect(mass("52.491", .lb) == Mass(units: Mass.pound.units * 105 / 2))
        // 10 kg, converted.
        #expect(mass("22.05", .lb) == Mass(units: Mass.pound.units * 2_205 / 100))
    }

    @Test(arguments: [
        ("1h 13m", 4_380), ("31m", 1_860), ("55s", 55), ("35min", 2_100), ("1h 1min", 3_660), ("1小时13分钟", 4_380),
        ("4195", 4_195), ("4195.0", 4_195), ("264h 1m", 950_460), ("2h", 7_200), ("1:13:20", 4_400), ("73:20", 4_400),
        ("1 Std. 5 Min.", 3_900), ("1h 2m 3s", 3_723), ("1d 2h", 93_600), ("1ч 5м", 3_900),
        ("1.5h", 5_400), ("1.5 h", 5_400), ("1,5 h", 5_400), ("1,25 Std.", 4_500), ("1.5h 10.5min", 6_030), ("8.8s", 8),
    ])
    func durationsAreReadInTheirLanguages(text: String, seconds: Int) {
        #expect(secondsOfDuration(text) == seconds)
    }

    @Test(arguments: ["", "abc", "5 bananas", "1:2:3:4", "h", ":", "99999999999999", "5h:3"])
    func otherTextIsNoDuration(text: String) {
        #expect(secondsOfDuration(text) == nil)
    }
}

@Suite struct UnitGuessTests {
    private func guess(_ weights: [String: [Double]]) -> MassUnit {
        var guess = UnitGuess()
        for (exercise, values) in weights {
            for value in values { guess.add(String(value), exercise: exercise) }
        }
        return guess.unit
    }

    @Test func poundPlatesAreRecognised() {
        #expect(guess(["Bench Press (Barbell)": [45, 95, 135, 155], "Lateral Raise (Dumbbell)": [15, 20]]) == .lb)
        #expect(guess(["Squat (Barbell)": [45, 65, 95, 115], "Bicep Curl (Dumbbell)": [10, 15, 20]]) == .lb)
        #expect(
            guess(["Bench Press (Dumbbell)": [40, 50, 55, 60, 70], "Lat Pulldown (Cable)": [100, 120, 140]]) == .lb)
        #expect(guess(["Deadlift (Barbell)": [135, 225, 275, 315, 320], "Leg Press": [180, 270, 360]]) == .lb)
    }

    @Test func kilogramPlatesAreRecognised() {
        #expect(guess(["Bench Press (Barbell)": [20, 60, 80, 100], "Squat (Barbell)": [20, 60, 100, 140]]) == .kg)
        #expect(
            guess(["Bench Press (Barbell)": [40, 50, 62.5, 65, 67.5, 70, 75, 95], "Deadlift (Barbell)": [95, 105]])
                == .kg)
        #expect(guess(["Bicep Curl (Dumbbell)": [7, 9, 12, 14, 16], "Leg Extension (Machine)": [39, 45, 52]]) == .kg)
    }

    /// A squat is done with a barbell where nobody says otherwise; 2.5 on a machine may be either.
    @Test func liftsOfABarSpeakWithoutSayingIt() {
        #expect(guess(["Squat": [135, 225], "Lat Pulldown": [102.5]]) == .lb)
        var (squat, machine) = (UnitGuess(), UnitGuess())
        for weight in ["100", "102.5"] {
            squat.add(weight, exercise: "Squat")
            machine.add(weight, exercise: "Leg Press")
        }
        #expect(squat.unit == .kg && squat.evidence != "No weight speaks for a unit.")
        #expect(machine.evidence == "No weight speaks for a unit.")
    }

    @Test func weightsConvertedFromTheOtherUnitTellWhichTheyAreIn() {
        #expect(guess(["Bench Press (Barbell)": [61.23, 70.31, 83.91]]) == .kg)
        #expect(guess(["Bench Press (Barbell)": [132.28, 154.32, 176.37]]) == .lb)
    }

    private func evidence(_ exercise: String, _ weights: [String]) -> String {
        var guess = UnitGuess()
        for weight in weights { guess.add(weight, exercise: exercise) }
        return guess.evidence
    }

    @Test func whatSpeaksForAUnitSaysWhy() {
        #expect(
            evidence("Squat (Barbell)", ["102.5", "62.5", "82"])
                == "Plates in kilograms make 102.5, 62.5, those in pounds do not. For kilograms: 3, for pounds: 0."
        )
        #expect(
            evidence("Bench Press (Barbell)", ["61.23", "83.91"])
                == "Weights such as 61.23, 83.91 are round in pounds, and were converted to kilograms. For kilograms: 2, for pounds: 0."
        )
        #expect(
            evidence("Bench Press (Barbell)", ["132.28"])
                == "Weights such as 132.28 are round in kilograms, and were converted to pounds. For pounds: 1, for kilograms: 0."
        )
        #expect(
            evidence("Bench Press (Barbell)", ["20", "100", "102.5"])
                == "Weights such as 20, 100 are usual in kilograms: 3 speak for kilograms, 0 for pounds.")
    }

    @Test func withoutEvidenceItIsKilograms() {
        #expect(guess([:]) == .kg)
        #expect(guess(["Lat Pulldown (Cable)": [30, 40]]) == .kg)
    }
}
