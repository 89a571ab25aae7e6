import Contract
import Interchange
import Storage
public import Training
import Wire

extension TopsetService {
    /// The columns of a table with what they are likely to be, and what the lifter said of tables with the same header. Nothing is
    /// stored.
    public func importColumns(_ user: UserID, _ bytes: [UInt8]) async throws(ServiceError) -> ImportColumns {
        let language = try await read(user) { turn in try turn.voice().language }
        let guess: MappingGuess
        do throws(ImportError) { guess = try guessMapping(bytes) } catch { throw ServiceError(error, in: language) }
        let saved = try await read(user) { turn in try turn.store.importLayouts(header: guess.key) }
        let parts = guess.parts(guess.mapping)
        let columns = guess.names.indices.map { place in
            let evidence = parts[place].flatMap { guess.evidence[$0] }
            return ImportColumns.Column(
                guess.names[place], cells: guess.samples[place], part: parts[place]?.rawValue,
                evidence: evidence.map { $0 == .header ? "header" : "cells" })
        }
        var layouts: [ImportColumns.Saved] = []
        for layout in saved {
            guard let mapping = try Self.mapping(layout.mapping) else { continue }
            let parts = guess.parts(mapping).map { $0?.rawValue ?? "" }
            layouts.append(.init(layout.name, parts: parts, dateOrder: mapping.dateOrder?.rawValue))
        }
        return ImportColumns(columns: columns, layouts: layouts)
    }

    /// The layout that is to be kept under a name once its file is imported.
    ///
    /// - Parameter order: how its dates were read; a later file of the layout may not tell.
    static func layout(
        _ bytes: [UInt8], _ request: ImportRequest, _ order: ColumnMapping.DateOrder?
    ) throws(ServiceError) -> Store.ImportLayout? {
        guard let name = request.layout, let said = request.mapping, var mapping = try mapping(said) else { return nil }
        guard (1...100).contains(name.unicodeScalars.count) else {
            throw ServiceError(.validation, "layout must have 1 to 100 characters.", path: "/layout")
        }
        guard let guess = try? guessMapping(bytes) else { return nil }
        if let order { mapping.dateOrder = order }
        return Store.ImportLayout(name: name, header: guess.key, mapping: Self.text(mapping))
    }

    /// A mapping as an import takes it.
    private static func text(_ mapping: ColumnMapping) -> String {
        var members = ColumnMapping.Part.allCases.compactMap { part in
            mapping.columns[part].map { "\"\(part.rawValue)\":\(JSON.text($0))" }
        }
        if let order = mapping.dateOrder { members.append("\"date_order\":\"\(order.rawValue)\"") }
        return "{" + members.joined(separator: ",") + "}"
    }

    /// Which comes first in dates as a lifter writes them; `nil` where neither language nor zone says it.
    static func usualOrder(_ language: Language, _ zone: String?) -> ColumnMapping.DateOrder? {
        if language != .english { return .dayFirst }
        // Of all English only America's has the month first; the Philippines learned it there.
        let regions = ["Europe/", "Africa/", "Australia/", "Asia/", "Pacific/Auckland"]
        guard let zone, zone != "Asia/Manila", regions.contains(where: zone.hasPrefix) else { return nil }
        return .dayFirst
    }
}
