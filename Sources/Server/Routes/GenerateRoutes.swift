import Contract
import Hummingbird
import Service
import Training
import Wire

/// Workouts and weeks by rules.
func addGenerateRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .generateWorkout, .programs,
            "A workout by rules from goal, time, gym, pains and log, with reasons; nothing is stored. It is started as a `plan`, or kept as one."
        ).takes(GenerateWorkout.self).answers(GeneratedTraining.self).withoutKey().refuses(.notFound)
    ) { exchange in
        Reply(try await service.generate(exchange.user, try await exchange.body(GenerateWorkout.self)))
    }
    routes.add(
        Operation(
            .generateWeek, .programs,
            "A week of workouts by rules, with reasons; nothing is stored. Its plans and days are imported as a program that is followed."
        ).takes(GenerateWeek.self).answers(GeneratedTraining.self).withoutKey().refuses(.notFound)
    ) { exchange in
        Reply(try await service.generate(exchange.user, try await exchange.body(GenerateWeek.self)))
    }
}
