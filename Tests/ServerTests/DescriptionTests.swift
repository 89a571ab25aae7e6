import Contract
import HTTPTypes
import Hummingbird
import StorageSQLite
import TestSupport
import Testing
import Wire

@testable import Server
@testable import Service

struct DescriptionTests {
    @Test func everyRouteIsDescribedAndNothingElse() async throws {
        let router = Router(context: Context.self)
        let service = TopsetService(try SQLiteDatabase(inMemoryAt: evening), clock: { evening })
        let table = addRoutes(router, service, version: "1.2.3", limiter: RateLimiter([:], service))
        // The router holds the refusals of other methods, too, so its paths are compared; the methods in the next test.
        let registered = Set(router.routes.map { $0.path.description })
        #expect(!registered.isEmpty)
        #expect(registered == Set(table.routes.map { RouterPath($0.template).description }))
        let described = table.routes.map { "\($0.method.rawValue) \($0.template)" }
        try await Kit.with { kit in
            let listed = try await kit.operations().map(\.name)
            #expect(listed.sorted() == described.sorted())
        }
    }

    @Test func everyEndpointIsServed() throws {
        let service = TopsetService(try SQLiteDatabase(inMemoryAt: evening), clock: { evening })
        let table = addRoutes(
            Router(context: Context.self), service, version: "1.2.3", limiter: RateLimiter([:], service))
        #expect(Set(table.routes.map(\.operation.endpoint)) == Set(Endpoint.Name.allCases))
    }

    @Test func theMethodsOfAPathAreThoseDescribed() async throws {
        try await Kit.with { kit in
            let operations = try await kit.operations()
            for (template, own) in Dictionary(grouping: operations, by: \.template) {
                // What can be read can be asked about.
                let described = own.map(\.method)
                let methods = (described + (described.contains("GET") ? ["HEAD"] : [])).sorted()
                let other = try #require(["DELETE", "PATCH", "PUT"].first { !methods.contains($0) })
                let refused = try await kit.send(
                    try #require(HTTPRequest.Method(other)), try #require(own.first).examplePath)
                #expect(refused.status == 405, "\(template)")
                #expect(refused.headers[.allow] == methods.joined(separator: ", "), "\(template)")
            }
        }
    }

    @Test func everyDescribedRouteAnswers() async throws {
        try await Kit.with { kit in
            for operation in try await kit.operations() {
                let method = try #require(HTTPRequest.Method(operation.method))
                let body = operation.description["requestBody"] == nil ? nil : "{}"
                let answer = try await kit.send(method, operation.examplePath, body)
                #expect(answer.json["error"]?["message"] != "There is no such page.", "\(operation.name)")
                #expect(
                    operation.description["responses"]?[String(answer.status)] != nil,
                    "\(operation.name) does not describe \(answer.status)")
            }
        }
    }

    @Test func theDocumentSaysTheProgramsVersion() throws {
        var document = OpenAPIDocument([], version: "1.2.3")
        #expect(document.json()["info"]?["version"] == "1.2.3")
        #expect(document.json()["openapi"] == "3.1.0")
    }

    @Test func everyOperationHasItsIdSummaryAndAnswer() async throws {
        try await Kit.with { kit in
            let operations = try await kit.operations()
            let ids = operations.compactMap { $0.description["operationId"] }.map { JSON.text($0) }
            #expect(ids.count == operations.count)
            #expect(Set(ids).count == ids.count)
            for operation in operations {
                guard case .string(let summary)? = operation.description["summary"] else {
                    Issue.record("\(operation.name) has no summary")
                    continue
                }
                #expect(summary.hasSuffix(".") && !summary.contains("\n"), "\(operation.name)")
                let responses = operation.description["responses"]
                #expect(responses?["200"] != nil || responses?["201"] != nil, "\(operation.name)")
            }
        }
    }

    @Test func formsOfOneTypeAreToldApartOnlyWhereTheyDiffer() {
        let inner: JSONValue = ["type": "object", "required": ["a"]]
        let outer: JSONValue = ["properties": ["inner": Describer.reference("Inner")]]
        let same: JSONValue = ["type": "string"]
        let requests: [JSONValue.Member] = [
            .init("Inner", ["type": "object"]), .init("Outer", outer), .init("Same", same), .init("Asked", outer),
        ]
        let answers: [JSONValue.Member] = [
            .init("Inner", inner), .init("Outer", outer), .init("Same", same), .init("Unreached", same),
        ]
        let names = ComponentNames(requests: requests, answers: answers)
        #expect(names.inputs == ["Inner", "Outer"])
        #expect(names.input(outer) == ["properties": ["inner": Describer.reference("InnerInput")]])
        let roots: JSONValue = [
            Describer.reference("Outer"), names.input(Describer.reference("Outer")),
            names.input(Describer.reference("Asked")),
            Describer.reference("Same"),
        ]
        let schemas = names.schemas(requests: requests, answers: answers, reachedFrom: roots)
        #expect(schemas.map(\.name) == ["Asked", "Inner", "InnerInput", "Outer", "OuterInput", "Same"])
        #expect(schemas[0].value == names.input(outer))
    }
}
