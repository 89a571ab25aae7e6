/// Collects the settings of a rule that cannot be, each under its own name.
struct RuleFaults {
    private(set) var all: [CalculationError] = []

    mutating func add(_ name: String, _ message: String) { all.append(CalculationError("/" + name, message)) }

    mutating func range(_ name: String, _ value: Int, _ range: ClosedRange<Int>) {
        if !range.contains(value) {
            add(name, "must be between " + String(range.lowerBound) + " and " + String(range.upperBound))
        }
    }

    /// A step of a weight: more than nothing.
    mutating func step(_ name: String, _ mass: Mass) {
        if mass <= .zero || mass > PlateInventory.maximumPlate { add(name, "must be more than 0 and at most 500 kg") }
    }

    /// A share: more than 0 % and at most `most` %.
    mutating func percent(_ name: String, _ percent: Percent, atMost most: Int64 = 100) {
        if percent.thousandths <= 0 || percent.thousandths > most * 1_000 {
            add(name, "must be more than 0 and at most " + String(most))
        }
    }

    /// A drop: more than 0 % and less than all.
    mutating func drop(_ name: String, _ percent: Percent) {
        if percent.thousandths <= 0 || percent.thousandths >= 100_000 {
            add(name, "must be more than 0 and less than 100")
        }
    }
}
