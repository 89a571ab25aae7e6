// How answers grow with what is stored.
//
//     Growth                             with the history of one lifter
//     Growth among [LIFTERS] [SESSIONS]  with the number of others: who was not asked for lately, and is asked again

let arguments = CommandLine.arguments
if arguments.count > 1, arguments[1] == "among" {
    let numbers = arguments.dropFirst(2).compactMap { Int($0) }
    try await measureAmongOthers(lifters: numbers.first ?? 1_000, sessions: numbers.dropFirst().first ?? 300)
} else {
    try await measureOneHistory()
}
