import Metrics
import Hummingbird
import Service
import Training
import Wire

/// Whether the server is well, for whoever operates it.
func addOperationsRoutes(_ routes: inout RouteTable, _ service: TopsetService, _ metrics: PrometheusRegistry?) {
    routes.get(
        "/healthz",
        Operation("health", .operations, "Whether the server is alive and can answer.").answers(
            Health.self, .ok, .serviceUnavailable)
    ) { _ in await service.isHealthy() ? Reply(Health(.ok)) : Reply(Health(.failing), .serviceUnavailable) }
    routes.get(
        "/readyz",
        Operation(
            "readiness", .operations,
            "Whether the server can take what a lifter does: the database answers, its file is the one that was opened, the "
                + "disk has room, and a write comes to its turn."
        ).answers(Readiness.self, .ok, .serviceUnavailable)
    ) { _ in
        let readiness = Readiness(await service.checks())
        return Reply(readiness, readiness.status == .ok ? .ok : .serviceUnavailable)
    }
    routes.get(
        "/metrics",
        Operation("metrics", .operations, "What is counted and timed, in Prometheus' text format.").answersText()
            .refuses(.unauthenticated, .storageUnavailable)
    ) { _ in
        Gauge(label: "topset_open_workouts").record(try await service.runningWorkouts())
        Gauge(label: "topset_imports_under_way").record(try await service.importsUnderWay())
        return Reply(text: metrics?.text ?? "")
    }
}

/// Whether the server can answer.
struct Health: WireModel {
    enum Status: String, WireEnum { case ok, failing }

    var status = Status.failing

    init() {}

    init(_ status: Status) { self.status = status }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("status", &status) }
}

/// What must hold for a write, each by itself.
struct Readiness: WireModel {
    struct Check: WireModel {
        var name = ""
        var status = Health.Status.failing
        /// What is wrong.
        var fault: String?

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("status", &status)
            try v.field("fault", &fault)
        }
    }

    var status = Health.Status.failing
    var checks: [Check] = []

    init() {}

    init(_ found: [(name: String, fault: String?)]) {
        for one in found {
            var check = Check()
            (check.name, check.fault) = (one.name, one.fault)
            check.status = one.fault == nil ? .ok : .failing
            checks.append(check)
        }
        status = checks.allSatisfy { $0.status == .ok } ? .ok : .failing
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("status", &status)
        try v.field("checks", &checks)
    }
}
