/// How long a call takes, in milliseconds.
func time(_ call: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await call()
    return (ContinuousClock.now - start) / .milliseconds(1)
}

/// The median of some calls, in milliseconds.
func median(_ count: Int = 9, _ call: () async throws -> Void) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<count { times.append(try await time(call)) }
    return times.sorted()[count / 2]
}

func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
