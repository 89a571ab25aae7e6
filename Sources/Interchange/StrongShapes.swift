/// Strong's layouts by the order of their columns: for files whose header is missing or in an unknown language.
struct StrongShape {
    let dialect: String
    let fields: [Field]

    /// Every layout. Where two have the same number of columns the rows tell them apart, because a set order, a unit and a
    /// length of time look like nothing else.
    static let all: [StrongShape] = {
        let s4: [Field] = [
            .start, .workoutName, .workoutDuration, .exerciseName, .setOrder, .weight, .reps, .distance, .seconds,
            .exerciseNotes, .workoutNotes, .rpe,
        ]
        let s2: [Field] = [
            .start, .workoutName, .exerciseName, .setOrder, .weight, .reps, .distance, .seconds, .exerciseNotes,
            .workoutNotes,
        ]
        let s5: [Field] = [
            .start, .workoutName, .exerciseName, .setOrder, .weight, .weightUnit, .reps, .rpe, .distance, .distanceUnit,
            .seconds, .exerciseNotes, .workoutNotes,
        ]
        let s6: [Field] = [
            .workoutNumber, .start, .workoutName, .workoutDuration, .exerciseName, .setOrder, .weight, .reps, .rpe,
            .distance, .seconds, .exerciseNotes, .workoutNotes,
        ]
        return [
            StrongShape(dialect: "S4", fields: s4),
            StrongShape(dialect: "S4", fields: s4.filter { $0 != .workoutNotes }),
            StrongShape(dialect: "S4", fields: s4.filter { $0 != .workoutNotes && $0 != .exerciseNotes }),
            StrongShape(dialect: "S2", fields: s2),
            StrongShape(dialect: "S3", fields: s2 + [.rpe]),
            StrongShape(dialect: "S5", fields: s5),
            StrongShape(dialect: "S5", fields: s5 + [.workoutDuration]),
            StrongShape(dialect: "S6", fields: s6),
        ]
    }()

    /// The layout that most of the rows have, if three in five agree.
    static func matching(_ rows: some Collection<DelimitedText.Record>) -> StrongShape? {
        let sample = rows.prefix(60)
        var best: (shape: StrongShape, hits: Int)?
        for shape in all {
            let hits = sample.count { shape.fits($0.cells) }
            if hits > (best?.hits ?? 0) { best = (shape, hits) }
        }
        guard let best, best.hits * 5 >= sample.count * 3 else { return nil }
        return best.shape
    }

    /// Whether a row looks like one of this layout, each cell being of its kind.
    func fits(_ cells: [String]) -> Bool {
        cells.count == fields.count && strongRowFits(cells, Columns(fields))
    }
}

/// Whether the cells of a row are of their columns' kinds: the test of a guessed layout and of a mended row.
func strongRowFits(_ cells: [String], _ columns: Columns) -> Bool {
    Field.allCases.allSatisfy { field in
        guard let index = columns[field], index < cells.count else { return true }
        return cellFits(trimmed(cells[index]), field) || field == .setOrder && isUnknownPause(cells, columns)
    }
}

private func cellFits(_ cell: String, _ field: Field) -> Bool {
    switch field {
    case .workoutNumber:
        guard case .number(let number) = WrittenNumber.Cell(cell) else { return false }
        return number.isWhole
    case .start: return DateText(order: .dayFirst).read(cell) != nil || DateText(order: .monthFirst).read(cell) != nil
    case .setOrder: return !cell.isEmpty && StrongSetOrder(cell) != .unknown
    case .weight, .otherWeight, .reps, .distance, .otherDistance, .seconds:
        return WrittenNumber.Cell(cell) != .unreadable
    case .rpe:
        guard case .number(let number) = WrittenNumber.Cell(cell) else { return cell.isEmpty }
        return (number.whole ?? 11) <= 10
    case .workoutDuration: return cell.isEmpty || secondsOfDuration(cell) != nil
    case .weightUnit: return cell.isEmpty || massUnit(named: cell.lowercased()) != nil
    case .distanceUnit: return cell.isEmpty || distanceUnit(named: cell.lowercased()) != nil
    case .exerciseName: return cell.unicodeScalars.contains { $0.properties.isAlphabetic }
    case .end, .workoutName, .workoutNotes, .exerciseNotes, .superset, .setType, .time, .equipment, .warmup, .status,
        .failure, .amrap, .rir, .rest, .setNotes, .sets, .done:
        return true
    }
}

/// Whether a row with an unknown set order has nothing lifted: a rest timer in another language.
private func isUnknownPause(_ cells: [String], _ columns: Columns) -> Bool {
    !trimmed(columns.cell(.setOrder, of: cells)).isEmpty
        && [Field.weight, .reps].allSatisfy { field in
            switch WrittenNumber.Cell(columns.cell(field, of: cells)) {
            case .blank: true
            case .number(let number): number.isZero
            case .unreadable: false
            }
        }
}
