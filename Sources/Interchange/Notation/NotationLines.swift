/// In which lines a text says what, for those who find something wrong in what was read.
public struct NotationLines: Equatable, Sendable {
    /// Where the program, each plan, each of its exercises, and each day begin.
    var program = 0
    var plans: [Int] = []
    var exercises: [[Int]] = []
    var days: [Int] = []
    /// Where single things are said, by their paths.
    var fields: [String: Int] = [:]

    /// The line of the thing at a path, such as `/plans/0/exercises/2/sets/1/reps`, from 1; `nil` where no line says it.
    public func line(of path: String) -> Int? {
        if let line = fields[path] { return line }
        let parts = path.split(separator: "/")
        guard let list = parts.first else { return nil }
        guard parts.count > 1, let index = Int(parts[1]) else {
            if list == "days", let first = days.first { return first }
            return program > 0 ? program : nil
        }
        switch list {
        case "plans" where exercises.indices.contains(index):
            guard parts.count > 3, parts[2] == "exercises", let place = Int(parts[3]),
                exercises[index].indices.contains(place)
            else { return plans[index] }
            return exercises[index][place]
        case "days" where days.indices.contains(index): return days[index]
        default: return nil
        }
    }
}
