public import Training

/// Finished workouts, and the days on which a program asks for one, as a calendar (RFC 5545). An event keeps its name from export to
/// export, so that a calendar that takes the file again does not have it twice.
public struct WorkoutCalendar: HistoryWriter {
    /// A day on which something is to be trained.
    public struct Coming: Equatable, Sendable {
        /// The same from one calendar to the next, and of no other event.
        public var name: String
        public var date: LocalDate
        /// When it begins, wherever the lifter is then; `nil` for any time of the day.
        public var time: LocalTime?
        /// How long it takes, where it begins at a time.
        public var minutes: Int
        public var title: String

        public init(name: String, date: LocalDate, time: LocalTime? = nil, minutes: Int? = nil, title: String) {
            (self.name, self.date, self.time, self.title) = (name, date, time, title)
            self.minutes = minutes ?? 60
        }
    }

    private let coming: [Coming]
    private let stamp: String
    /// What a calendar that reads it again and again is called.
    private let name: String?

    /// - Parameters:
    ///   - name: what it is called where it is read again and again.
    ///   - now: when the calendar was made.
    public init(coming: [Coming] = [], named name: String? = nil, now: Instant) {
        (self.coming, self.name, stamp) = (coming, name, Self.utc(now))
    }

    public mutating func begin(_ text: inout String) {
        for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Topset//Topset//EN", "CALSCALE:GREGORIAN"] {
            Self.append(line, to: &text)
        }
        guard let name else { return }
        // RFC 7986 says the name, what most calendars read instead says it again; four times a day is often enough.
        for line in [
            "NAME:" + Self.escaped(name), "X-WR-CALNAME:" + Self.escaped(name),
            "REFRESH-INTERVAL;VALUE=DURATION:PT6H", "X-PUBLISHED-TTL:PT6H",
        ] { Self.append(line, to: &text) }
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
            event(day.name, day.title, Self.times(day), "", &text)
        }
        Self.append("END:VCALENDAR", to: &text)
    }

    /// All day long, or from a time of the wall clock on wherever that is read: a workout at six is at six on a journey, too.
    private static func times(_ day: Coming) -> [String] {
        guard let time = day.time else { return ["DTSTART;VALUE=DATE:" + day.date.text.filter { $0 != "-" }] }
        let start = day.date.midnight.millisecondsOnTheWall + Int64(time.minutes) * 60_000
        let end = start + Int64(day.minutes) * 60_000
        return ["DTSTART:" + wall(start), "DTEND:" + wall(end)]
    }

    /// `20261120T180500`, which is no certain moment.
    private static func wall(_ milliseconds: Int64) -> String {
        let text = LocalDateTime(millisecondsOnTheWall: milliseconds).text.prefix(19)
        return text.filter { $0 != "-" && $0 != ":" }
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
