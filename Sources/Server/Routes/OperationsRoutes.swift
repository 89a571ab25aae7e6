import Hummingbird
import Service
import Training
import Wire

/// Whether the server can answer.
func addOperationsRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get(
        "/healthz",
        Operation("health", .operations, "Whether the server can answer.").answers(
            Health.self, .ok, .serviceUnavailable)
    ) { _ in await service.isHealthy() ? Reply(Health(.ok)) : Reply(Health(.failing), .serviceUnavailable) }
}

/// Whether the server can answer.
struct Health: WireModel {
    enum Status: String, WireEnum { case ok, failing }

    var status = Status.failing

    init() {}

    init(_ status: Status) { self.status = status }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("status", &status) }
}
