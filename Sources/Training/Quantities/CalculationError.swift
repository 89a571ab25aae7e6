/// Why something cannot be calculated: which input is at fault, and what is wrong with it.
public struct CalculationError: Error, Equatable, Sendable {
    /// JSON pointer of the input, as the calculators of the API name it.
    public var path: String
    /// What is wrong, in words, without the name of the input: "must be between 6 and 10".
    public var message: String

    public init(_ path: String, _ message: String) {
        self.path = path
        self.message = message
    }
}
