public import Training

/// Finished workouts, and the days on which a program asks for one, as a calendar (RFC 5545). An event keeps its name from export to
/// export, so that a calendar that takes the file again does not have it twice.
public struct WorkoutCalendar: HistoryWriter {
    /// A day on which something is to be trained.
    public struct Coming: Equatable, Sendable {
        public var id: ProgramDayID
        /// Any moment of it; its wall clock counts.
        public var date: LocalDateTime
        public var title: String

        public init(id: ProgramDayID, date: LocalDateTime, title: String) {
            (self.id, self.date, self.title) = (id, date, title)
        }
    }

    private let coming: [Coming]
    private let stamp: String

    /// - Parameter now: when the calendar was made.
    public init(coming: [Coming] = [], now: Instant) {
        (self.coming, stamp) = (coming, Self.utc(now))
    }

    public mutating func begin(_ text: inout String) {
        for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Topset//Topset//EN", "CALSCALE:GREGORIAN"] {
            Self.append(line, to: &text)
        }
    }

    public mutating func write(_ session: WorkoutSession, _ text: inout String) {
        let lines = session.exercises.compactMap { exercise -> String? in
            let sets = exercise.sets.count { $0.isWork }
            return sets == 0 ? nil : "\(sets) × \(exercise.name)"
        }
        let end = session.endedAt < session.startedAt ? session.startedAt : session.endedAt
        event(
            session.id.text, session.title ?? "Workout",
            ["DTSTART:" + Self.utc(session.startedAt), "DTEND:" + Self.utc(end)],
            (lines + (session.notes.map { [$0] } ?? [])).joined(separator: "\n"), &text)
    }

    public mutating func end(_ text: inout String) {
        for day in coming {
            let date = day.date.dateText.filter { $0 != "-" }
            event(day.id.text + "-" + date, day.title, ["DTSTART;VALUE=DATE:" + date], "", &text)
        }
        Self.append("END:VCALENDAR", to: &text)
    }

    private func event(_ id: String, _ title: String, _ times: [String], _ about: String, _ text: inout String) {
        var lines = ["BEGIN:VEVENT", "UID:\(id)@topset", "DTSTAMP:" + stamp] + times
        lines.append("SUMMARY:" + Self.escaped(title))
        if !about.isEmpty { lines.append("DESCRIPTION:" + Self.escaped(about)) }
        lines += ["TRANSP:TRANSPARENT", "END:VEVENT"]
        for line in lines { Self.append(line, to: &text) }
    }

    /// `20261120T170500Z`.
    private static func utc(_ moment: Instant) -> String {
        let text = Instant(milliseconds: moment.milliseconds).local.text.prefix(19)
        return text.filter { $0 != "-" && $0 != ":" } + "Z"
    }

    /// A text as a value: what separates values is marked, line breaks are written out, other control characters are none.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        var afterReturn = false
        for scalar in text.unicodeScalars {
            let wasAfterReturn = afterReturn
            afterReturn = scalar == "\r"
            switch scalar {
            case "\\", ";", ",":
                escaped.append("\\")
                escaped.unicodeScalars.append(scalar)
            case "\n": if !wasAfterReturn { escaped += "\\n" }
            case "\r": escaped += "\\n"
            case "\t": escaped.append(" ")
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Appends a line, folded where it has more than 75 octets; no character is cut.
    private static func append(_ line: String, to text: inout String) {
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                text += "\r\n "
                length = 1
            }
            text.unicodeScalars.append(scalar)
            length += size
        }
        text += "\r\n"
    }
}
