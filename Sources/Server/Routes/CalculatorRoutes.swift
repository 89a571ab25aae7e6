import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// The calculators: stateless, every setting in the body.
func addCalculatorRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    add(&routes, service, .loading, "What can be loaded around a weight.", LoadingBody.self, LoadingAnswer.self)
    add(&routes, service, .e1rm, "The estimated one-rep maximum of a set.", MaxBody.self, MaxAnswer.self)
    add(&routes, service, .rpe, "Percent, maximum and weight by the RPE chart.", RPEBody.self, RPEAnswer.self)
    add(&routes, service, .warmup, "A warm-up ramp to a working weight.", WarmUpBody.self, WarmUpAnswer.self)
    add(&routes, service, .next, "What to do next by a rule, and why.", NextBody.self, NextAnswer.self)
    add(
        &routes, service, .simulate, "The sessions that a rule produces, one after another.", SimulateBody.self,
        SimulateAnswer.self)
    add(&routes, service, .program, "The sessions that a whole program produces.", ProgramBody.self, ProgramAnswer.self)
}

private func add<Body: WireModel & Sendable, Out: WireModel & Sendable>(
    _ routes: inout RouteTable, _ service: TopsetService, _ calculator: TopsetService.Calculator, _ summary: String,
    _ body: Body.Type, _ answer: Out.Type
) {
    let name = "calculate" + calculator.rawValue.prefix(1).uppercased() + calculator.rawValue.dropFirst()
    let operation = Operation(name, .calculators, summary).takes(InUnit<Body>.self).answers(InUnit<Out>.self)
    routes.post(
        "/v1/calc/" + calculator.rawValue, calculator == .loading ? operation.refuses(.notFound) : operation
    ) { exchange in
        let text = try await exchange.json(of: InUnit<Body>.self)
        let language = Language(tag: try await service.settings(exchange.user).language ?? "en")
        return Reply(json: try await service.calculate(exchange.user, calculator, text, language: language))
    }
}
