// How answers grow with what is stored.
//
//     Growth                                    with the history of one lifter
//     Growth among [LIFTERS [SESSIONS [FILE]]]  with the number of others: who was not asked for lately, and is asked again
//     Growth days [SETS…]                       with the number of sets: Today and Progress, the first time, after a write, and again
//     Growth plans                              with the number of plans that hold the same lifts
//     Growth sets                               nothing of it: what a logged set costs the processor
//     Growth names FILE                         nothing of it: what it takes to tell which exercises names mean

let arguments = CommandLine.arguments
if arguments.count > 1, arguments[1] == "among" {
    let rest = Array(arguments.dropFirst(2))
    try await measureAmongOthers(
        lifters: rest.first.flatMap { Int($0) } ?? 1_000, sessions: rest.dropFirst().first.flatMap { Int($0) } ?? 300,
        in: rest.dropFirst(2).first)
} else if arguments.count > 2, arguments[1] == "names" {
    try await measureMatchedNames(in: arguments[2])
} else if arguments.count > 1, arguments[1] == "days" {
    let sizes = arguments.dropFirst(2).compactMap { Int($0) }
    try await measureDays(sets: sizes.count > 1 ? sizes : [1_000, sizes.first ?? 100_000])
} else if arguments.count > 1, arguments[1] == "plans" {
    try await measureManyPlans()
} else if arguments.count > 1, arguments[1] == "sets" {
    try await measureLoggedSets(exercises: 6, sets: 4)
    try await measureLoggedSets(exercises: 3, sets: 20)
    try await measureLoggedSets(exercises: 10, sets: 6)
} else {
    try await measureOneHistory()
}
