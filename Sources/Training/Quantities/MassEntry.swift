extension Mass {
    /// Reads a number of `unit` as people type it: "82.5", "82,5", "1 000", "1.234,5", "1,234.5"; up to three decimals
    /// and 999,999. `nil` when it is no such number.
    ///
    /// One separator, point or comma, is the decimal one, so "1.234" is a little more than one. Where both stand, the last
    /// is the decimal one and the other parts the thousands. Spaces part thousands too.
    public init?(_ text: String, in unit: MassUnit) { self.init(Array(text.unicodeScalars), in: unit) }

    private init?(_ scalars: [Unicode.Scalar], in unit: MassUnit) {
        guard let thousandths = EntryNumber(scalars)?.thousandths else { return nil }
        self.init(thousandths: thousandths, of: unit)
    }

    /// Reads what a lifter types for a weight: a number as above, in `unit` unless the text names its own, as in
    /// "135 lb", "135lbs" or "60 kg". `nil` when it is no weight.
    public init?(entry text: String, in unit: MassUnit) {
        var scalars = Array(text.unicodeScalars)
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        var name = ""
        while let last = scalars.last, ("A"..."Z").contains(last) || ("a"..."z").contains(last) {
            name.unicodeScalars.insert(last, at: name.unicodeScalars.startIndex)
            scalars.removeLast()
        }
        switch name.lowercased() {
        case "": self.init(scalars, in: unit)
        case "kg", "kgs": self.init(scalars, in: .kg)
        case "lb", "lbs": self.init(scalars, in: .lb)
        default: return nil
        }
    }

    /// So many 10⁻¹⁰ of a unit, as numbers come over the wire; rounded half away from zero to 10⁻¹⁰ kg.
    public init(tenBillionths number: Int64, of unit: MassUnit) {
        self.init(units: unit == .kg ? number : Self.ratio(number, Self.pound.units, Self.kilogram.units))
    }

    /// The number of 10⁻¹⁰ of a unit. Pounds are rounded to eight decimals, so that every number of up to eight decimals
    /// that came in as pounds comes out as it was.
    public func tenBillionths(of unit: MassUnit) -> Int64 {
        if unit == .kg { return units }
        let hundredMillionths = Self.ratio(units, 100_000_000, Self.pound.units)
        let (number, overflowed) = hundredMillionths.multipliedReportingOverflow(by: 100)
        return overflowed ? (units < 0 ? .min : .max) : number
    }

    private static func ratio(_ number: Int64, _ numerator: Int64, _ denominator: Int64) -> Int64 {
        let size = Mass(units: number == .min ? .max : Int64(number.magnitude)).scaled(numerator, over: denominator)
            .units
        return number < 0 ? -size : size
    }
}

/// A space, or one that does not break.
private func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}" }

/// A typed number, taken apart at its separators.
private struct EntryNumber {
    private var digits: Int64 = 0
    /// How many digits stand before, between and after the separators.
    private var runs = [0]
    private var separators: [Unicode.Scalar] = []

    /// `nil` when there is anything but digits and separators, or more than nine digits.
    init?(_ scalars: [Unicode.Scalar]) {
        var (start, end) = (0, scalars.count)
        while start < end, isSpace(scalars[start]) { start += 1 }
        while start < end, isSpace(scalars[end - 1]) { end -= 1 }
        var count = 0
        for scalar in scalars[start..<end] {
            switch scalar {
            case "0"..."9":
                count += 1
                if count > 9 { return nil }
                digits = digits * 10 + Int64(scalar.value - 48)
                runs[runs.count - 1] += 1
            case ".", ",": separate(scalar)
            case _ where isSpace(scalar): separate(" ")
            default: return nil
            }
        }
        if count == 0 { return nil }
    }

    private mutating func separate(_ scalar: Unicode.Scalar) {
        separators.append(scalar)
        runs.append(0)
    }

    /// `nil` where the separators do not stand as in a number, or there are more than three decimals.
    var thousandths: Int64? {
        var whole = runs
        var grouping = separators
        var places = 0
        if let last = separators.last, last != " ", separators.count == 1 || separators[separators.count - 2] != last {
            grouping.removeLast()
            places = whole.removeLast()
        }
        for separator in grouping where separator != grouping.first { return nil }
        if !grouping.isEmpty {
            guard (1...3).contains(whole[0]) else { return nil }
            for run in whole.dropFirst() where run != 3 { return nil }
        }
        var count = 0
        for run in whole { count += run }
        guard count <= 6, places <= 3 else { return nil }
        var number = digits
        for _ in places..<3 { number *= 10 }
        return number
    }
}
