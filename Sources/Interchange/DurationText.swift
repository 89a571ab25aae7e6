/// The seconds in `1h 13m`, `1.5h`, `31m`, `55s`, `35min`, `1小时13分钟`, `1:13:20`, `73:20` (minutes and seconds) or a plain
/// number of seconds; `nil` for anything else.
func secondsOfDuration(_ text: String) -> Int? {
    guard text.utf8.count <= 120 else { return nil }
    var parts: [(number: Int, thousandths: Int, unit: String)] = []
    var place = 0
    var colons = 0
    var hasFraction = false
    var isInNumber = false
    for scalar in text.unicodeScalars {
        switch scalar {
        case "0"..."9":
            if hasFraction {
                parts[parts.count - 1].thousandths += place * Int(scalar.value - 48)
                place /= 10
                continue
            }
            if !isInNumber { parts.append((0, 0, "")) }
            isInNumber = true
            let last = parts.count - 1
            guard parts[last].number < 100_000_000 else { return nil }
            parts[last].number = parts[last].number * 10 + Int(scalar.value - 48)
        case ":":
            guard isInNumber else { return nil }
            colons += 1
            isInNumber = false
        case " ", "\u{A0}", "\u{202F}":
            isInNumber = false
            hasFraction = false
        case ".", ",":
            // A fraction, of which a number has one, or the point of an abbreviation.
            guard isInNumber || parts.last?.unit.isEmpty == false else { return nil }
            if isInNumber { (hasFraction, place) = (true, 100) }
            isInNumber = false
        default:
            guard !parts.isEmpty, scalar.properties.isAlphabetic else { return nil }
            isInNumber = false
            hasFraction = false
            parts[parts.count - 1].unit.unicodeScalars.append(scalar)
        }
    }
    guard !parts.isEmpty else { return nil }
    if parts.allSatisfy({ $0.unit.isEmpty }) {
        guard parts.count == colons + 1, parts.count <= 3 else { return nil }
        return parts.reduce(0) { $0 * 60 + $1.number }
    }
    guard colons == 0 else { return nil }
    var seconds = 0
    for part in parts {
        guard let unit = secondsOfUnit(part.unit.lowercased()) else { return nil }
        seconds += part.number * unit + part.thousandths * unit / 1_000
    }
    return seconds
}

/// The seconds that a workout lasted: `1h 5m`, `65`, `1.25`, `1:05` or `1:05:00`; `nil` for anything else. Of two numbers with a
/// colon the first is hours while nobody would write so few minutes with seconds.
///
/// - Parameter bareUnit: the seconds in a number without a unit.
func workoutLength(_ text: String, bareUnit: Int) -> Int? {
    if case .number(let number) = WrittenNumber.Cell(text) {
        return number.isNegative ? nil : number.count(of: UInt64(bareUnit)).map { Int($0) }
    }
    guard let seconds = secondsOfDuration(text) else { return nil }
    let isHours = seconds < 360 && text.count { $0 == ":" } == 1
    return isHours ? seconds * 60 : seconds
}

/// Seconds in a unit of time, as the apps abbreviate it in their languages.
func secondsOfUnit(_ name: String) -> Int? {
    switch name {
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seconde", "secondes", "seg", "segundo",
        "segundos", "secondo", "secondi", "с", "сек", "秒", "秒钟", "秒鐘", "초":
        1
    case "m", "min", "mins", "minute", "minutes", "minuten", "minuto", "minutos", "minuti", "м", "мин", "dk", "分", "分钟",
        "分鐘", "분":
        60
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "hora", "horas", "ora",
        "ore",
        "u", "uur", "t", "ч", "час", "sa", "小时", "小時", "時間", "시간":
        3_600
    case "d", "day", "days", "tag", "tage", "j", "jour", "jours", "día", "días", "dia", "dias", "g", "giorno", "giorni",
        "д", "天", "日", "일":
        86_400
    default: nil
    }
}
