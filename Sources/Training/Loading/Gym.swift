public import Wire

/// A place to train, and what is there to be loaded.
public struct Gym: WireModel, Sendable {
    public var id: GymID
    public var name: String
    public var location = Location.gym
    /// The unit in which its weights are marked.
    public var unit = MassUnit.kg
    /// The first is the one that is used unless the lift asks for another.
    public var bars: [Bar] = []
    /// Micro plates are plates like the others.
    public var plates: [PlateCount] = []
    /// Fixed dumbbells: the mass of one of a pair.
    public var dumbbells: [Mass] = []
    /// Dumbbells that are set to a weight: the mass of one.
    public var adjustableDumbbells: WeightStack?
    public var machine: WeightStack?
    public var cable: WeightStack?
    /// What else is there: the names of `Feature`.
    public var has: [String] = []
    /// Exercises with weights of their own.
    public var exerciseLoads: [ExerciseLoads] = []

    public init(id: GymID, name: String, location: Location = .gym, unit: MassUnit = .kg) {
        (self.id, self.name, self.location, self.unit) = (id, name, location, unit)
    }

    public init(blank: Blank) { (id, name) = (.init(blank: blank), "") }

    /// Where it is.
    public enum Location: String, WireEnum, Sendable { case gym, home }

    /// What a gym has or has not, without a weight of its own.
    public enum Feature: String, WireEnum, Sendable {
        case rack, bench, bands, machines, cables, kettlebells
        case pullUpBar = "pull_up_bar"

        /// All of them, in words.
        static var words: String { allCases.map { $0.rawValue }.joined(separator: ", ") }
    }

    /// A bar.
    public struct Bar: WireModel, Sendable {
        public var name: String
        public var weight: Mass

        public init(blank: Blank) { (name, weight) = ("", .zero) }

        public init(name: String, weight: Mass) { (self.name, self.weight) = (name, weight) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name, default: "")
            try v.field("weight", &weight)
        }

        /// Whether it is meant for curls: an EZ or curl bar by its name.
        var isCurlBar: Bool {
            let name = name.lowercased()
            return name.hasPrefix("ez") || name.hasPrefix("sz") || name.hasPrefix("curl")
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("name", &name)
        try v.field("location", &location, default: .gym)
        try v.field("unit", &unit, default: .kg)
        try v.field("bars", &bars, default: [])
        try v.field("plates", &plates, default: [])
        try v.field("dumbbells", &dumbbells, default: [])
        try v.field("adjustable_dumbbells", &adjustableDumbbells, default: nil)
        try v.field("machine", &machine, default: nil)
        try v.field("cable", &cable, default: nil)
        try v.field("has", &has, default: [])
        try v.field("exercise_loads", &exerciseLoads, default: [])
    }

    /// Whether something is noted as present.
    public func has(_ feature: Feature) -> Bool { has.contains(feature.rawValue) }

    /// Everything that may not be stored: masses and counts out of range, too long lists and names.
    public func faults() -> [CalculationError] {
        var faults: [CalculationError] = []
        func check(_ body: () throws(CalculationError) -> Void) {
            do throws(CalculationError) { try body() } catch { faults.append(error) }
        }
        // Spaces alone are no name.
        if !name.utf8.contains(where: { $0 > UInt8(ascii: " ") }) {
            faults.append(CalculationError("/name", TextLimit.fault(1...TextLimit.name)))
        }
        check { () throws(CalculationError) in try Self.length(name, "/name") }
        for (path, count) in [
            ("/bars", bars.count), ("/plates", plates.count), ("/dumbbells", dumbbells.count), ("/has", has.count),
            ("/exercise_loads", exerciseLoads.count),
        ] where count > 200 {
            faults.append(CalculationError(path, "must have at most 200 entries"))
        }
        for (index, text) in has.enumerated() where Feature(rawValue: text) == nil {
            faults.append(CalculationError("/has/" + String(index), "must be one of " + Feature.words))
        }
        check { () throws(CalculationError) in _ = try PlateInventory(bar: .zero, plates: plates) }
        for (index, bar) in bars.enumerated() {
            let path = "/bars/" + String(index)
            check { () throws(CalculationError) in try Self.length(bar.name, path + "/name") }
            if bar.weight <= .zero || bar.weight > PlateInventory.maximumPlate {
                faults.append(CalculationError(path + "/weight", "must be more than 0 and at most 500 kg"))
            }
        }
        if !dumbbells.isEmpty {
            check { () throws(CalculationError) in _ = try Loads(dumbbells: dumbbells) }
        }
        for (path, stack) in [
            ("/adjustable_dumbbells", adjustableDumbbells), ("/machine", machine), ("/cable", cable),
        ] {
            if let stack { check { () throws(CalculationError) in try stack.validate(path) } }
        }
        for (index, plate) in plates.prefix(200).enumerated()
        where plates[..<index].contains(where: { $0.weight == plate.weight }) {
            faults.append(CalculationError("/plates/" + String(index) + "/weight", "is there twice"))
        }
        for (index, weight) in dumbbells.prefix(200).enumerated() where dumbbells[..<index].contains(weight) {
            faults.append(CalculationError("/dumbbells/" + String(index), "is there twice"))
        }
        for (index, own) in exerciseLoads.enumerated() {
            let path = "/exercise_loads/" + String(index)
            check { () throws(CalculationError) in try own.validate(path) }
            if exerciseLoads[..<index].contains(where: { $0.exerciseID == own.exerciseID }) {
                faults.append(CalculationError(path + "/exercise_id", "is there twice"))
            }
        }
        return faults
    }

    /// As long as any name of a request may be: one number, whoever refuses.
    private static func length(_ text: String, _ path: String) throws(CalculationError) {
        guard text.unicodeScalars.count <= TextLimit.name else {
            throw CalculationError(path, TextLimit.fault(0...TextLimit.name))
        }
    }
}

extension Gym {
    /// What can be trained with here (seed 001): bodyweight always.
    public var equipment: Set<Equipment> {
        var equipment: Set<Equipment> = [.bodyweight]
        if bars.contains(where: { !$0.isCurlBar }) { equipment.insert(.barbell) }
        if bars.contains(where: { $0.isCurlBar }) { equipment.insert(.ezBar) }
        if !dumbbells.isEmpty || adjustableDumbbells != nil { equipment.insert(.dumbbell) }
        if machine != nil || has(.machines) { equipment.insert(.machine) }
        if cable != nil || has(.cables) { equipment.insert(.cable) }
        if has(.kettlebells) { equipment.insert(.kettlebell) }
        if has(.pullUpBar) { equipment.insert(.pullUpBar) }
        if has(.bands) { equipment.insert(.bands) }
        if has(.bench) { equipment.insert(.bench) }
        if has(.rack) { equipment.insert(.rack) }
        return equipment
    }

    /// The loads of a lift here. Where the gym does not say what there is, they are multiples of `increment`.
    ///
    /// - Parameters:
    ///   - equipment: what the lift needs; the first that is loaded counts.
    ///   - kind: what the number means. Added weight on the body hangs from a belt: single plates.
    ///   - bar: the name of the bar; without it, or where it is not here, the first that fits.
    public func loads(
        for equipment: [Equipment], kind: LoadKind, bar name: String? = nil, increment: Mass
    ) -> Loads {
        for one in equipment {
            if let loads = loads(for: one, kind, name) { return loads }
        }
        if kind == .bodyweightPlus, !plates.isEmpty, let belt = inventory(bar: .zero, sides: 1) {
            return Loads(belt, kind: kind)
        }
        return Loads(increment: increment, kind: kind)
    }

    private func loads(for equipment: Equipment, _ kind: LoadKind, _ name: String?) -> Loads? {
        switch equipment {
        case .barbell, .ezBar:
            let named = bars.first { $0.name == name }
            let fitting = bars.first { $0.isCurlBar == (equipment == .ezBar) }
            guard let bar = named ?? fitting ?? bars.first, let plates = inventory(bar: bar.weight, sides: 2)
            else { return nil }
            return Loads(plates, kind: kind)
        case .dumbbell:
            return try? Loads(dumbbells: dumbbells, adjustable: adjustableDumbbells, kind: kind)
        case .machine: return machine.flatMap { try? Loads($0, kind: kind) }
        case .cable: return cable.flatMap { try? Loads($0, kind: kind) }
        case .kettlebell, .pullUpBar, .bands, .bodyweight, .bench, .rack, .other: return nil
        }
    }

    private func inventory(bar: Mass, sides: Int) -> PlateInventory? {
        try? PlateInventory(bar: bar, plates: plates, sides: sides)
    }
}
