import Training

extension MassUnit {
    /// The step of which nearly every weight in this unit is a multiple: 0.25 kg, 0.5 lb.
    var lattice: Mass { self == .kg ? Mass(units: Mass.kilogram.units / 4) : Mass(units: Mass.pound.units / 2) }

    var other: MassUnit { self == .kg ? .lb : .kg }
}

/// A weight as written, freed from the noise of conversion: within 0.01 of a multiple of 0.25 kg or 0.5 lb it is that
/// multiple (74.99999999999999 kg is 75 kg), unless it is a weight of the other unit, converted and written with two
/// decimals or more (2.49 kg is 5.5 lb and stays). `nil` when it does not fit a `Mass`.
///
/// - Parameter evenConverted: whether a weight of the other unit is what it was before, too (61.2349 kg is 135 lb).
func snapped(
    _ number: WrittenNumber, in unit: MassUnit, evenConverted: Bool = false
) -> (mass: Mass, isSnapped: Bool)? {
    guard let mass = number.mass(in: unit) else { return nil }
    guard number.places > 0 else { return (mass, false) }
    let (nearest, most) = (mass.rounded(to: unit.lattice), unit.mass.units / 100)
    let noise = distance(mass, nearest)
    if noise == 0 { return (mass, false) }
    if noise <= most, !isConverted(number, mass, in: unit) { return (nearest, true) }
    let converted = mass.rounded(to: unit.other.lattice)
    guard evenConverted, number.places >= 2, distance(mass, converted) <= most else { return (mass, false) }
    return (converted, converted != mass)
}

/// Whether a weight is a multiple of the other unit's step, as exactly as its decimals can say; five of them are enough
/// to tell.
private func isConverted(_ number: WrittenNumber, _ mass: Mass, in unit: MassUnit) -> Bool {
    guard number.places >= 2 else { return false }
    var precision = unit.mass.units
    for _ in 0..<min(number.places, 5) { precision /= 10 }
    return distance(mass, mass.rounded(to: unit.other.lattice)) <= precision / 2
}

private func distance(_ one: Mass, _ other: Mass) -> Int64 { one > other ? (one - other).units : (other - one).units }

/// Gathers the evidence for the unit of weights that state none. Each weight of an exercise speaks once, so that a
/// lifter's favourite does not outvote the rest.
struct UnitGuess {
    private var seen: Set<[String]> = []
    private var points: [MassUnit: Int] = [.kg: 0, .lb: 0]
    /// What each weight said for each unit, and how it is known.
    private var spoken: [MassUnit: [String: (points: Int, reason: Reason)]] = [:]

    /// Why a weight speaks for a unit.
    private enum Reason {
        /// Plates and racks in the unit make it more often than those in the other one.
        case usual
        /// A fraction on a bar, which plates in pounds do not make.
        case plates
        /// It is round in the other unit.
        case converted
    }

    /// The likelier unit; kilograms when nothing speaks for either.
    var unit: MassUnit { points[.lb, default: 0] > points[.kg, default: 0] ? .lb : .kg }

    /// What speaks for the unit, for the lifter to judge.
    var evidence: String {
        let (speaking, against) = (spoken[unit] ?? [:], spoken[unit.other] ?? [:])
        guard !speaking.isEmpty else { return "No weight speaks for a unit." }
        let loudest = speaking.sorted { ($1.value.points, $0.key) < ($0.value.points, $1.key) }
        let reason = loudest.first?.value.reason ?? .usual
        let weights = loudest.filter { $0.value.reason == reason }.prefix(3).map(\.key).joined(separator: ", ")
        let (here, there) = (speaking.count, against.count)
        switch (unit, reason) {
        case (.kg, .usual):
            return
                "Weights such as \(weights) are usual in kilograms: \(here) speak for kilograms, \(there) for pounds."
        case (.kg, .plates):
            return "Plates in kilograms make \(weights), those in pounds do not. "
                + "For kilograms: \(here), for pounds: \(there)."
        case (.kg, .converted):
            return "Weights such as \(weights) are round in pounds, and were converted to kilograms. "
                + "For kilograms: \(here), for pounds: \(there)."
        case (.lb, .usual), (.lb, .plates):
            return "Weights such as \(weights) are usual in pounds: \(here) speak for pounds, \(there) for kilograms."
        case (.lb, .converted):
            return "Weights such as \(weights) are round in kilograms, and were converted to pounds. "
                + "For pounds: \(here), for kilograms: \(there)."
        }
    }

    private mutating func note(_ cell: String, for unit: MassUnit, _ more: Int, _ reason: Reason) {
        points[unit, default: 0] += more
        spoken[unit, default: [:]][trimmed(cell), default: (0, reason)].points += more
    }

    mutating func add(_ cell: String, exercise: String) {
        guard seen.insert([exercise, cell]).inserted, case .number(let number) = WrittenNumber.Cell(cell),
            !number.isZero,
            let kilograms = number.mass(in: .kg), let pounds = number.mass(in: .lb)
        else { return }
        // A weight off its own lattice and on the other one's, once converted, was entered in the other unit.
        let isOnKilograms = kilograms.rounded(to: MassUnit.kg.lattice) == kilograms
        let isOnPounds = pounds.rounded(to: MassUnit.lb.lattice) == pounds
        if !isOnKilograms, isConverted(number, kilograms, in: .kg) { note(cell, for: .kg, 4, .converted) }
        if !isOnPounds, !isOnKilograms, isConverted(number, pounds, in: .lb) { note(cell, for: .lb, 4, .converted) }
        guard isOnKilograms else { return }
        let quarters = kilograms.units / MassUnit.kg.lattice.units
        guard quarters <= 4_000 else { return }
        let equipment = Equipment(exercise)
        let reason: Reason = equipment == .barbell && quarters % 4 != 0 ? .plates : .usual
        for (unit, more) in Self.evidence(quarters: Int(quarters), equipment) { note(cell, for: unit, more, reason) }
    }

    /// What the weight is on, as the name says.
    private enum Equipment {
        case barbell, dumbbell, other

        /// What is done with a barbell where the name says nothing else.
        private static let barbellLifts: Set<String> = [
            "squat", "squats", "back squat", "front squat", "bench press", "bench", "deadlift", "overhead press", "ohp",
            "military press", "kniebeuge", "kniebeugen", "bankdrücken", "kreuzheben", "sentadilla", "press de banca",
            "peso muerto",
        ]

        init(_ exercise: String) {
            let name = trimmed(exercise).lowercased()
            if Self.barbellLifts.contains(name)
                || ["barbell", "langhantel", "(barre", "(barra)", "杠铃"].contains(where: { name.contains($0) })
            {
                self = .barbell
            } else {
                self =
                    ["dumbbell", "kurzhantel", "haltère", "mancuerna", "哑铃"].contains { name.contains($0) }
                    ? .dumbbell : .other
            }
        }
    }

    /// What a weight of so many quarters says.
    private static func evidence(quarters: Int, _ equipment: Equipment) -> [(MassUnit, Int)] {
        guard quarters % 4 == 0 else {
            // Multiples of 2.5 are everywhere, but only kilogram plates make them on a loaded bar; quarters are metric.
            if quarters % 10 != 0 { return [(.kg, quarters % 2 == 0 ? 2 : 3)] }
            return equipment == .barbell ? [(.kg, 4)] : []
        }
        let whole = quarters / 4
        switch equipment {
        case .barbell: return barbellEvidence(whole)
        case .dumbbell:
            // Metric racks go up in twos and end at 50.
            if whole % 5 != 0 { return whole % 2 == 0 ? [(.kg, 2)] : [(.kg, 1)] }
            return whole >= 55 ? [(.lb, 3)] : []
        case .other:
            if whole % 5 != 0 { return whole <= 60 ? [(.kg, 1)] : [] }
            return whole >= 150 ? [(.lb, 1)] : []
        }
    }

    /// Plates of 45, 25, 10 and 5 on a 45-lb bar make odd fives, 135 and 225 above all; plates of 20, 10, 5, 2.5 and
    /// 1.25 on a 20-kg bar make 60, 100 and 140.
    private static func barbellEvidence(_ whole: Int) -> [(MassUnit, Int)] {
        switch whole {
        case 135, 155, 185, 205, 225, 245, 275, 295, 315, 335, 365, 405, 455, 495: [(.lb, 6)]
        case 95: [(.lb, 2)]
        case 45: [(.lb, 2)]
        case 20: [(.kg, 6)]
        case 60, 100, 140, 180: [(.kg, 3)]
        case _ where whole % 5 != 0: [(.kg, 2)]
        case _ where whole % 10 == 5: whole > 100 ? [(.lb, 2)] : whole >= 55 ? [(.lb, 1)] : []
        default: whole < 160 ? [(.kg, 1)] : []
        }
    }
}
