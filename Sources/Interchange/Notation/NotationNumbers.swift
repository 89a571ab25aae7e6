import Training

/// The numbers of the notation, each said in one way and read in those that people write.
enum NotationNumbers {
    // MARK: Writing

    /// "82.5kg", "185lb": in the unit in which it is a round number.
    static func text(_ mass: Mass) -> String {
        if mass.units % (Mass.kilogram.units / 1_000) == 0 { return decimal(mass.units, places: 10) + "kg" }
        let hundredth = Mass.pound.units / 100
        if mass.units % hundredth == 0 { return decimal(mass.units / hundredth, places: 2) + "lb" }
        return decimal(mass.units, places: 10) + "kg"
    }

    /// "65%".
    static func text(_ percent: Percent) -> String { decimal(percent.thousandths, places: 3) + "%" }

    /// "60%".
    static func text(_ modifier: Modifier) -> String { decimal(modifier.thousandths, places: 1) + "%" }

    /// "45s", "3min": minutes where they are whole and at least two.
    static func seconds(_ seconds: Int) -> String {
        seconds >= 120 && seconds % 60 == 0 ? String(seconds / 60) + "min" : String(seconds) + "s"
    }

    /// "8", "8.5".
    static func text(_ rpe: SessionRPE) -> String { decimal(Int64(rpe.halves) * 5, places: 1) }

    private static func decimal(_ number: Int64, places: Int) -> String {
        var factor: UInt64 = 1
        for _ in 0..<places { factor *= 10 }
        let whole = String(number.magnitude / factor)
        var fraction = String(number.magnitude % factor)
        let sign = number < 0 ? "-" : ""
        if number.magnitude % factor == 0 { return sign + whole }
        fraction = String(repeating: "0", count: places - fraction.utf8.count) + fraction
        while fraction.utf8.last == UInt8(ascii: "0") { fraction.removeLast() }
        return sign + whole + "." + fraction
    }

    // MARK: Reading

    /// `nil` for what is no weight, as everywhere below.
    static func mass(_ text: String) -> Mass? {
        for (ending, unit) in [("kg", MassUnit.kg), ("lbs", .lb), ("lb", .lb)] {
            if let number = number(before: ending, text, places: 10) { return Mass(tenBillionths: number, of: unit) }
        }
        return nil
    }

    static func percent(_ text: String) -> Percent? {
        number(before: "%", text, places: 3).map { Percent(thousandths: $0) }
    }

    static func modifier(_ text: String) -> Modifier? {
        number(before: "%", text, places: 1).map { Modifier(thousandths: $0) }
    }

    static func rpe(_ text: String) -> SessionRPE? {
        guard let tenths = decimal(text, places: 1), tenths % 5 == 0 else { return nil }
        return SessionRPE(halves: Int(tenths / 5))
    }

    /// "45s", "45sec", "3min", "2:30".
    static func seconds(_ text: String) -> Int? {
        for ending in ["sec", "s"] {
            if let number = number(before: ending, text, places: 0) { return Int(number) }
        }
        if let minutes = number(before: "min", text, places: 0) { return Int(minutes) * 60 }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, let minutes = count(String(parts[0])),
            let seconds = count(String(parts[1])), seconds < 60
        else { return nil }
        return minutes * 60 + seconds
    }

    /// A number of so many things.
    static func count(_ text: String) -> Int? {
        guard text.utf8.first != UInt8(ascii: "-"), text.utf8.first != UInt8(ascii: "+") else { return nil }
        return decimal(text, places: 0).map { Int($0) }
    }

    private static func number(before ending: String, _ text: String, places: Int) -> Int64? {
        guard text.hasSuffix(ending) else { return nil }
        return decimal(NotationText.trimmed(String(text.dropLast(ending.count))), places: places)
    }

    /// A number of at most six digits before the point and `places` after it, in units of the last of these.
    private static func decimal(_ text: String, places: Int) -> Int64? {
        var bytes = Array(text.utf8)[...]
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        var (number, before, after): (Int64, Int, Int?) = (0, 0, nil)
        for byte in bytes {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") {
                guard after == nil else { return nil }
                after = 0
                continue
            }
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            if let digits = after { after = digits + 1 } else { before += 1 }
            guard before <= 6, after ?? 0 <= places else { return nil }
            number = number * 10 + Int64(byte - UInt8(ascii: "0"))
        }
        guard before > 0, after != 0 else { return nil }
        for _ in (after ?? 0)..<places { number *= 10 }
        return isNegative ? -number : number
    }
}
