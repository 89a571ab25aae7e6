import Contract
import Testing
import Training

struct ErrorCodeTests {
    @Test(arguments: WorkoutError.Code.allCases)
    func refusalsOfTheEngineAreCalledAlikeInTheAPI(code: WorkoutError.Code) {
        #expect(ErrorCode(code).rawValue == code.rawValue)
    }

    @Test func aRefusalForGoodIsNotTriedAgain() {
        let again: Set<ErrorCode> = [
            .unauthenticated, .requestTimeout, .rateLimited, .storageUnavailable, .internalFault,
        ]
        for code in ErrorCode.allCases {
            #expect(CallOutcome(status: code.status) == (again.contains(code) ? .again : .refused), "\(code)")
        }
        #expect(CallOutcome(status: 0) == .again)
        #expect(CallOutcome(status: 200) == .success)
        #expect(CallOutcome(status: 201) == .success)
        #expect(CallOutcome(status: 302) == .again)
    }

    @Test func aCodeThatIsNotKnownHereIsNone() {
        var fault = ErrorAnswer.Fault(code: "", message: "")
        fault.code = "OF_TOMORROW"
        #expect(ErrorCode.allCases.allSatisfy { !fault.isCode($0) })
        fault.code = "NOT_FOUND"
        #expect(fault.isCode(.notFound))
    }
}
