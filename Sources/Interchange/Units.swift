import Training

/// The units of a file's numbers where a row does not say its own.
struct Units: Equatable {
    let weight: MassUnit
    let source: UnitSource
    let distance: Distance
    /// What speaks for a unit that was guessed.
    let evidence: String?

    /// What the header says, else what most rows say, else what the lifter says, else a guess. A distance without a unit
    /// is in kilometres where weights are in kilograms, and in miles where they are in pounds.
    init(_ rows: [LogLine], _ columns: Columns, said: MassUnit?) {
        var evidence: String?
        if let stated = columns.massUnit {
            let other = columns.otherMassUnit.flatMap { Self.usesOther(rows, columns) ? $0 : nil }
            (weight, source) = (other ?? stated, .column)
        } else if let stated = Self.mostFrequent(rows, columns) {
            (weight, source) = (stated, .row)
        } else if let said {
            (weight, source) = (said, .user)
        } else {
            var guess = UnitGuess()
            for row in rows {
                guess.add(
                    columns.cell(.weight, of: row.cells), exercise: columns.cell(.exerciseName, of: row.cells))
            }
            (weight, source, evidence) = (guess.unit, .guess, guess.evidence)
        }
        self.evidence = evidence
        distance = columns.distanceUnit ?? (weight == .kg ? .kilometre : .mile)
    }

    /// Whether more rows have their weight in the second column alone than in the first.
    private static func usesOther(_ rows: [LogLine], _ columns: Columns) -> Bool {
        var (first, second) = (0, 0)
        for row in rows {
            if WrittenNumber.Cell(columns.cell(.weight, of: row.cells)).hasNumber {
                first += 1
            } else if WrittenNumber.Cell(columns.cell(.otherWeight, of: row.cells)).hasNumber {
                second += 1
            }
        }
        return second > first
    }

    private static func mostFrequent(_ rows: [LogLine], _ columns: Columns) -> MassUnit? {
        guard columns.has(.weightUnit) else { return nil }
        var (kilograms, pounds) = (0, 0)
        for row in rows {
            switch massUnit(named: trimmed(columns.cell(.weightUnit, of: row.cells)).lowercased()) {
            case .kg: kilograms += 1
            case .lb: pounds += 1
            case nil: break
            }
        }
        return kilograms + pounds == 0 ? nil : pounds > kilograms ? .lb : .kg
    }
}
