import Contract
import Metrics
import Hummingbird
import Service
import Training
import Wire

/// Whether the server is well, for whoever operates it.
func addOperationsRoutes(_ routes: inout RouteTable, _ service: TopsetService, _ metrics: PrometheusRegistry?) {
    routes.add(
        Operation(.health, .operations, "Whether the server is alive and can answer.").answers(
            Health.self, .ok, .serviceUnavailable)
    ) { _ in await service.isHealthy() ? Reply(Health(.ok)) : Reply(Health(.failing), .serviceUnavailable) }
    routes.add(
        Operation(
            .readiness, .operations,
            "Whether the server can take what a lifter does: the database answers, its file is the one that was opened, the "
                + "disk has room, and a write comes to its turn."
        ).answers(Readiness.self, .ok, .serviceUnavailable)
    ) { _ in
        let readiness = Readiness(await service.checks())
        return Reply(readiness, readiness.status == .ok ? .ok : .serviceUnavailable)
    }
    routes.add(
        Operation(.metrics, .operations, "What is counted and timed, in Prometheus' text format.").answersText()
            .refuses(.unauthenticated, .storageUnavailable)
    ) { _ in
        Gauge(label: "topset_open_workouts").record(try await service.runningWorkouts())
        Gauge(label: "topset_imports_under_way").record(try await service.importsUnderWay())
        return Reply(text: metrics?.text ?? "")
    }
}
