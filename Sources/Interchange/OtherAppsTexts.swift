extension OtherApp {
    /// The app that wrote a file that is no table of sets. Liftosaur writes JSON and plain text beside its table: everything that it
    /// knows, one program, all programs, and workouts.
    init?(text utf8: [UInt8]) {
        let isLiftosaur =
            utf8.first { !isBlank($0) } == UInt8(ascii: "{")
            ? isLiftosaurData(utf8) : isLiftoscript(String(decoding: utf8.prefix(65_536), as: UTF8.self))
        guard isLiftosaur else { return nil }
        self = .liftosaur
    }
}

func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

// MARK: JSON

private func isLiftosaurData(_ json: [UInt8]) -> Bool {
    let everything: Set<String> = ["history", "programs", "settings"]
    let users: Set<String> = ["currentProgramId", "tempUserId"]
    let program: Set<String> = ["program", "customExercises", "settings", "version"]
    let names = outermostNames(json, among: everything.union(users).union(program))
    return names.isSuperset(of: program) || names.isSuperset(of: everything) && !names.isDisjoint(with: users)
}

/// Which of these names the outermost object of a JSON text has, as far as the text goes.
private func outermostNames(_ json: [UInt8], among known: Set<String>) -> Set<String> {
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    let longest = known.reduce(0) { max($0, $1.utf8.count) }
    var names: Set<String> = []
    var depth = 0
    var index = 0
    while index < json.count {
        switch json[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case quote:
            let start = index + 1
            index = start
            while index < json.count, json[index] != quote { index += json[index] == backslash ? 2 : 1 }
            guard index < json.count else { return names }
            guard depth == 1, index - start <= longest else { break }
            let name = String(decoding: json[start..<index], as: UTF8.self)
            if known.contains(name), json[(index + 1)...].first(where: { !isBlank($0) }) == UInt8(ascii: ":") {
                names.insert(name)
            }
        default: break
        }
        index += 1
    }
    return names
}

// MARK: Plain text

/// Programs have weeks under `# `, days under `## ` and a line for each exercise, in sections between slashes:
/// `Squat / 3x5 / 100kg / progress: lp(5kg)`. In a file of several, each has a title between `=======`. A workout begins with
/// its date and ends its first line with `/ exercises: {`.
private func isLiftoscript(_ text: String) -> Bool {
    var lines = text.split(whereSeparator: \.isNewline).map { trimmed(String($0)) }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }[...]
    guard let first = lines.first else { return false }
    if first.hasSuffix("/ exercises: {") { return true }
    let isTitled = first.hasPrefix("======= ") && first.hasSuffix(" =======")
    if isTitled { lines.removeFirst() }
    guard lines.popFirst()?.hasPrefix("# ") == true, lines.popFirst()?.hasPrefix("## ") == true else { return false }
    return isTitled || lines.contains(where: isExercise)
}

private func isExercise(_ line: String) -> Bool {
    line.split(separator: "/").dropFirst().contains { part in
        let section = trimmed(String(part))
        return ["...", "progress:", "update:", "warmup:", "used:"].contains { section.hasPrefix($0) } || isSets(section)
    }
}

/// Whether a section begins like `3x5`.
private func isSets(_ section: String) -> Bool {
    let rest = section.drop { $0.isNumber }
    return rest.startIndex > section.startIndex && rest.first == "x" && rest.dropFirst().first?.isNumber == true
}
