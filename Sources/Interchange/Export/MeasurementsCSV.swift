public import Training

/// One row for each measurement of the body, as our reader of measurements takes it again. It is no history: `write` takes a measurement.
public struct MeasurementsCSV: Sendable {
    private let rows = DelimitedRows(delimiter: ",")

    public init() {}

    static let header = ["date", "kind", "value", "unit", "source", "entry_id"]

    public func begin(_ text: inout String) { rows.begin(Self.header, &text) }

    public func write(_ entry: BodyEntry, _ text: inout String) {
        rows.append(
            [
                .time(entry.at), .plain(entry.kind.rawValue),
                .plain(exactDecimal(entry.value.units, scale: Amount.scale)),
                .plain(entry.unit.rawValue), .plain(entry.source.rawValue), .id(entry.id),
            ], to: &text)
    }
}
