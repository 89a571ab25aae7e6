import Contract
import Storage
public import Training
import Wire

/// The calculators of the API. They store nothing; all they look up is a gym that is named.
extension TopsetService {
    /// A calculator by its name.
    public enum Calculator: String, CaseIterable, Sendable { case loading, e1rm, rpe, warmup, next, simulate, program }

    /// What a calculator answers to a body of JSON.
    ///
    /// - Parameter language: of the reasons.
    public func calculate(
        _ user: UserID, _ calculator: Calculator, _ body: [UInt8], language: Language
    ) async throws(ServiceError) -> String {
        switch calculator {
        case .loading:
            let asked = try Self.read(LoadingBody.self, body)
            return JSON.text(try await loading(user, asked))
        case .e1rm: return try Self.answer(body) { read throws(CalculationError) in try calculateMax(read) }
        case .rpe: return try Self.answer(body) { read throws(CalculationError) in try calculateRPE(read) }
        case .warmup: return try Self.answer(body) { read throws(CalculationError) in try calculateWarmUp(read) }
        case .next:
            return try Self.answer(body) { read throws(CalculationError) in
                try calculateNext(read, language: language)
            }
        case .simulate:
            return try Self.answer(body) { read throws(CalculationError) in try simulate(read, language: language) }
        case .program:
            return try Self.answer(body) { read throws(CalculationError) in
                try simulateProgram(read, language: language)
            }
        }
    }

    private func loading(
        _ user: UserID, _ body: InUnit<LoadingBody>
    ) async throws(ServiceError) -> InUnit<LoadingAnswer> {
        var gym: Gym?
        if let id = body.content.gymID {
            gym = try await read(user) { turn in try turn.store.gym(id) }
            if gym == nil { throw ServiceError.notFound("gym", path: "/gym_id") }
        }
        do throws(CalculationError) { return try calculateLoading(body, gym: gym) } catch {
            throw ServiceError([error])
        }
    }

    private static func answer<Body: WireModel, Out: WireModel>(
        _ body: [UInt8], _ calculation: (InUnit<Body>) throws(CalculationError) -> InUnit<Out>
    ) throws(ServiceError) -> String {
        let asked = try read(Body.self, body)
        do throws(CalculationError) { return JSON.text(try calculation(asked)) } catch { throw ServiceError([error]) }
    }

    private static func read<Body: WireModel>(
        _ type: Body.Type, _ body: [UInt8]
    ) throws(ServiceError) -> InUnit<Body> {
        do throws(WireError) { return try JSON.decodeRequest(InUnit<Body>.self, from: body) } catch {
            throw ServiceError(error)
        }
    }
}
