import ArgumentParser
import Foundation
import Service
import Training
import Wire

struct Calc: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "The calculators: a JSON body on standard input, the answer on standard output.",
        discussion: """
            loading   {"weight":101,"bar":20,"plates":[{"weight":20,"count":4}]}: what can be loaded
            e1rm      {"weight":100,"reps":5,"formula":"epley"}: estimated one-rep maximum
            rpe       {"reps":5,"rpe":8}: percent of the maximum; with a weight and a target, the weight for it
            warmup    {"weight":100}: a ramp to a working weight
            next      {"rule":{…},"sets":[…]}: what to do next, and why
            simulate  {"rule":{…},"prescription":{"sets":[…]},"performed":[[8,8,8],…]}: session after session
            program   {"lifts":{…},"days":[[…]],"performed":[…]}: a whole program

            Every body takes "unit": "kg" or "lb", for all its masses and the answer's.
            """)

    @OptionGroup var shared: SharedOptions

    @Argument(
        help: "loading, e1rm, rpe, warmup, next, simulate or program.",
        transform: { name in
            guard let calculator = TopsetService.Calculator(rawValue: name) else {
                let names = TopsetService.Calculator.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("There is no calculator \(name); there are \(names).")
            }
            return calculator
        })
    var name: TopsetService.Calculator

    func run() async throws {
        let body = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
        let gym = (try? JSON.decode(JSONValue.self, from: body))?["gym_id"]
        let service = try await gym == nil ? shared.nowhere() : shared.service()
        print(
            try await service.calculate(TopsetService.localUser, name, body, language: Terminal.language))
    }
}
