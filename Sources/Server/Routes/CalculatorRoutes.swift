import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// The calculators: stateless, every setting in the body.
func addCalculatorRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    add(
        &routes, service, .loading,
        Operation(.calculateLoading, .calculators, "What can be loaded around a weight.").refuses(.notFound),
        LoadingBody.self, LoadingAnswer.self)
    add(
        &routes, service, .e1rm,
        Operation(.calculateE1rm, .calculators, "The estimated one-rep maximum of a set."), MaxBody.self, MaxAnswer.self
    )
    add(
        &routes, service, .rpe,
        Operation(.calculateRpe, .calculators, "Percent, maximum and weight by the RPE chart."), RPEBody.self,
        RPEAnswer.self)
    add(
        &routes, service, .warmup, Operation(.calculateWarmup, .calculators, "A warm-up ramp to a working weight."),
        WarmUpBody.self, WarmUpAnswer.self)
    add(
        &routes, service, .next, Operation(.calculateNext, .calculators, "What to do next by a rule, and why."),
        NextBody.self, NextAnswer.self)
    add(
        &routes, service, .simulate,
        Operation(.calculateSimulate, .calculators, "The sessions that a rule produces, one after another."),
        SimulateBody.self, SimulateAnswer.self)
    add(
        &routes, service, .program,
        Operation(.calculateProgram, .calculators, "The sessions that a whole program produces."), ProgramBody.self,
        ProgramAnswer.self)
}

private func add<Body: WireModel & Sendable, Out: WireModel & Sendable>(
    _ routes: inout RouteTable, _ service: TopsetService, _ calculator: TopsetService.Calculator,
    _ operation: Operation, _ body: Body.Type, _ answer: Out.Type
) {
    routes.add(operation.takes(InUnit<Body>.self).answers(InUnit<Out>.self).withoutKey()) { exchange in
        let text = try await exchange.json(of: InUnit<Body>.self)
        let language = service.spoken[try await service.settings(exchange.user).language ?? "en"] ?? .english
        return Reply(json: try await service.calculate(exchange.user, calculator, text, language: language))
    }
}
