extension LogLine {
    /// The row with every cell as a lifter may write it here: what is too long is cut, what nobody sees is left out, and both are
    /// said. The raw cells keep what was left out.
    func tidied(_ columns: Columns, _ findings: inout Findings) -> LogLine {
        shortened(columns, &findings).withoutControls(columns, &findings)
    }

    private func shortened(_ columns: Columns, _ findings: inout Findings) -> LogLine {
        // A character has at least one byte.
        guard cells.contains(where: { $0.utf8.count > ImportLimit.nameCharacters }) else { return self }
        let names = [columns[.exerciseName], columns[.workoutName]]
        var short = cells
        for (place, cell) in cells.enumerated() {
            let limit = names.contains(place) ? ImportLimit.nameCharacters : ImportLimit.noteCharacters
            let count = cell.unicodeScalars.count
            guard count > limit else { continue }
            short[place] = String(String.UnicodeScalarView(cell.unicodeScalars.prefix(limit)))
            findings.warn(line, "The text \(quoted(cell)) has \(count) characters and was cut to \(limit).")
        }
        return LogLine(line: line, cells: short, isMended: isMended, raw: raw)
    }

    private func withoutControls(_ columns: Columns, _ findings: inout Findings) -> LogLine {
        var seen = cells
        for (place, cell) in cells.enumerated() where hasControls(cell) { seen[place] = visible(cell) }
        // What turns the writing around hides what a name is; dates may have it.
        for field in [Field.exerciseName, .workoutName, .equipment, .exerciseNotes, .workoutNotes, .setNotes] {
            guard let place = columns[field], place < seen.count, seen[place].unicodeScalars.contains(where: turns)
            else { continue }
            seen[place] = String(String.UnicodeScalarView(seen[place].unicodeScalars.filter { !turns($0) }))
        }
        guard zip(seen, cells).contains(where: { $0.utf8.count != $1.utf8.count }) else { return self }
        findings.repair(line, "control characters were left out")
        return LogLine(line: line, cells: seen, isMended: isMended, raw: raw ?? cells)
    }
}

/// Whether a text has control characters (C0, DEL and C1) other than tabs and line breaks.
private func hasControls(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
        // C1 is two bytes in UTF-8, the first of them C2.
        if byte < 0x20 ? !isGap(byte) : byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
        last = byte
    }
    return false
}

/// Whether a scalar only says in which direction others are written.
private func turns(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}

private func visible(_ text: String) -> String {
    let seen = text.unicodeScalars.filter { scalar in
        scalar.value < 0x20 ? isGap(UInt8(scalar.value)) : !(0x7F...0x9F).contains(scalar.value)
    }
    return String(String.UnicodeScalarView(seen))
}

/// Whether a control character is a tab or part of a line break.
private func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}
