import Contract
import Foundation
import Service
import Testing
import Wire

/// What the API says is pinned, exchange by exchange. `TOPSET_RECORD=1` writes what differs, and fails all the same: a
/// changed pin is to be looked at before it is kept.
struct ContractTests {
    private static let records = ProcessInfo.processInfo.environment["TOPSET_RECORD"] == "1"

    @Test(arguments: Scenario.all)
    func theServerAnswersAsPinned(scenario: Scenario) async throws {
        let exchanges = try await scenario.exchanges()
        let given = PinnedExchange.text(exchanges)
        #expect(PinnedExchange.parse(given) == exchanges, "the pinned text reads back")
        let pinned = try? String(contentsOf: scenario.file, encoding: .utf8)
        if pinned.map({ Array($0.utf8) }) == Array(given.utf8) { return }
        if Self.records {
            try given.write(to: scenario.file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(scenario.file.lastPathComponent)")
            return
        }
        guard let pinned else {
            Issue.record("\(scenario.file.lastPathComponent) is not there; TOPSET_RECORD=1 writes it")
            return
        }
        let before = PinnedExchange.parse(pinned)
        for (index, exchange) in exchanges.enumerated() where before.count <= index || before[index] != exchange {
            let old = before.count > index ? before[index].text : "(nothing)\n"
            Issue.record("pinned:\n\(old)\ngiven:\n\(exchange.text)")
            return
        }
        Issue.record("\(before.count) exchanges are pinned, \(exchanges.count) were given")
    }

    @Test func aScenarioPlayedTwiceIsTheSame() async throws {
        let scenario = try #require(Scenario.all.first { $0.name == "complete" })
        let (first, second) = (try await scenario.exchanges(), try await scenario.exchanges())
        #expect(PinnedExchange.text(first) == PinnedExchange.text(second))
    }

    @Test func everyPinBelongsToOneScenario() throws {
        let names = Scenario.all.map(\.name)
        #expect(Set(names).count == names.count)
        let files = try FileManager.default.contentsOfDirectory(atPath: Scenario.folder.path)
        #expect(Set(files) == Set(names.map { $0 + ".txt" }))
    }

    // MARK: Cover

    /// Codes that no request over the router can bring about.
    private static let unreachable: Set<ServiceError.Code> = [
        // Told by the connection, before there is a route.
        .requestTimeout,
        // Told while another import is at work.
        .importInProgress,
    ]

    /// Operations that are not pinned.
    private static let unpinned: Set<String> = [
        // The document follows from the declarations; it is held against the pins instead.
        "GET /openapi.json",
        // A file of the project as it stands, which other tests hold against all texts.
        "GET /v1/catalogue",
    ]

    private static func pins() throws -> [PinnedExchange] {
        try Scenario.all.flatMap { PinnedExchange.parse(try String(contentsOf: $0.file, encoding: .utf8)) }
    }

    @Test func everyErrorCodeIsPinned() throws {
        let pinned = Set(try Self.pins().compactMap(\.code))
        for code in ServiceError.Code.allCases {
            #expect(pinned.contains(code.rawValue) != Self.unreachable.contains(code), "\(code.rawValue)")
        }
    }

    @Test func everyOperationIsPinnedWithASuccess() async throws {
        let pins = try Self.pins().filter { $0.answer.line.hasPrefix("2") }
        try await Kit.with { kit in
            for operation in try await kit.operations() {
                let isPinned = pins.contains { operation.takes($0.method, $0.path) }
                #expect(isPinned != Self.unpinned.contains(operation.name), "\(operation.name)")
            }
        }
    }
}
