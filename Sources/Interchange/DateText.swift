import Training

/// Reads the dates of exports: wall-clock time without a zone.
struct DateText {
    /// Which comes first in `04/03/2024`.
    enum Order { case dayFirst, monthFirst }

    var order = Order.dayFirst

    /// What a cell said.
    struct Reading: Equatable {
        let time: LocalDateTime
        /// Whether a zone stood behind it, which was passed over: the wall clock is what counts.
        let hasZone: Bool
    }

    /// Reads `2021-02-10 16:46:13`, `2025-01-02 5:30:12 PM`, `5 Dec 2025, 11:37`, `Jun 11, 2026, 1:01 PM`,
    /// `3 févr. 2026, 18:00`, `2025年12月5日 11:37`, `5 thg 1, 2026, 11:37`, `٥ يناير ٢٠٢٦`, `10.02.2021 16:46`; a date alone
    /// is its midnight.
    func read(_ text: String) -> Reading? {
        // No date is as long; a hostile cell may be.
        guard text.utf8.count <= 120 else { return nil }
        if let time = LocalDateTime(text) { return Reading(time: time, hasZone: false) }
        guard let tokens = DateTokens(text), let (said, month, day) = date(tokens) else { return nil }
        let year = tokens.isThai && said > 2_400 ? said - 543 : said
        var hour = tokens.clock.first ?? 0
        if let isAfternoon = tokens.isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        let minute = tokens.clock.count > 1 ? tokens.clock[1] : 0
        let second = tokens.clock.count > 2 ? tokens.clock[2] : 0
        return LocalDateTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
            .map { Reading(time: $0, hasZone: tokens.hasZone) }
    }

    /// Minutes east of UTC, where a time of day has a zone behind it: 0 for `2026-03-01T10:00:00.000Z` and `+0000`, 120 for
    /// `+02:00`; `nil` where it has none.
    static func offsetMinutes(of text: String) -> Int? {
        let text = trimmed(text)
        guard let colon = text.firstIndex(of: ":") else { return nil }
        if text.hasSuffix("Z") || text.hasSuffix("UTC") || text.hasSuffix("GMT") { return 0 }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }), sign > colon else { return nil }
        let digits = text[sign...].dropFirst().filter { $0 != ":" }
        guard digits.count == 2 || digits.count == 4, digits.allSatisfy({ ("0"..."9").contains($0) }),
            let hours = Int(digits.prefix(2)), let minutes = Int("0\(digits.dropFirst(2))"), hours <= 14, minutes < 60
        else { return nil }
        return (text[sign] == "-" ? -1 : 1) * (hours * 60 + minutes)
    }

    private func date(_ tokens: DateTokens) -> (year: Int, month: Int, day: Int)? {
        let numbers = tokens.date
        if let month = tokens.month {
            guard numbers.count == 2 else { return nil }
            let (one, two) = (numbers[0], numbers[1])
            return one.isYear ? (one.value, month, two.value) : (two.asYear, month, one.value)
        }
        guard numbers.count == 3 else { return nil }
        if numbers[0].isYear { return (numbers[0].value, numbers[1].value, numbers[2].value) }
        let (one, two, year) = (numbers[0].value, numbers[1].value, numbers[2].asYear)
        return order == .monthFirst && !tokens.hasPoints ? (year, one, two) : (year, two, one)
    }

    /// The order that the dates of a file share, and how it is known.
    struct FoundOrder {
        var order = Order.dayFirst
        /// False for a habit alone.
        var isCertain = true
        /// Whether numbers over 12 say it, and none says the other.
        var isProven = false
        /// Whether any date is of numbers whose order does not tell itself.
        var isNeeded = true
    }

    /// The order that the dates of a file share: a number over 12 can only be a day. Without one, the order in which the
    /// file runs more steadily through time, and as a last resort a habit: of the language of its header, of the lifter, or of the
    /// region whose spreadsheets write this delimiter.
    ///
    /// - Parameters:
    ///   - saysDayFirst: whether the header is in a language whose dates begin with the day.
    ///   - usual: the order that the lifter is used to; `nil` where that is not known.
    static func order(
        of cells: some Sequence<String>, delimiter: String, saysDayFirst: Bool = false, usual: Order? = nil
    ) -> FoundOrder {
        var (dayFirst, monthFirst) = (0, 0)
        var turns: [Order: Int] = [.dayFirst: 0, .monthFirst: 0]
        var last: [Order: (time: LocalDateTime, isRising: Bool?)] = [:]
        var isAmbiguous = false
        var previous: String?
        for cell in cells where cell != previous {
            previous = cell
            guard LocalDateTime(cell) == nil, let tokens = DateTokens(cell), tokens.month == nil, !tokens.hasPoints,
                tokens.date.count == 3, !tokens.date[0].isYear
            else { continue }
            isAmbiguous = true
            if tokens.date[0].value > 12 { dayFirst += 1 }
            if tokens.date[1].value > 12 { monthFirst += 1 }
            for order in [Order.dayFirst, .monthFirst] {
                guard let time = DateText(order: order).read(cell)?.time else { continue }
                if let before = last[order], before.time != time {
                    let isRising = time > before.time
                    if let wasRising = before.isRising, wasRising != isRising { turns[order, default: 0] += 1 }
                    last[order] = (time, isRising)
                } else {
                    last[order] = (time, last[order]?.isRising)
                }
            }
        }
        guard isAmbiguous else { return FoundOrder(isNeeded: false) }
        if dayFirst != monthFirst {
            let isProven = min(dayFirst, monthFirst) == 0
            return FoundOrder(order: dayFirst > monthFirst ? .dayFirst : .monthFirst, isProven: isProven)
        }
        let (days, months) = (turns[.dayFirst] ?? 0, turns[.monthFirst] ?? 0)
        if days != months { return FoundOrder(order: days < months ? .dayFirst : .monthFirst) }
        let habit = saysDayFirst ? .dayFirst : usual ?? (delimiter == "," ? .monthFirst : .dayFirst)
        return FoundOrder(order: habit, isCertain: false)
    }
}

/// The numbers and words of a date, sorted into date and clock.
private struct DateTokens {
    struct Number {
        var value: Int
        var digits: Int
        var isYear: Bool { digits == 4 }
        /// A year of two digits is in this century.
        var asYear: Int { digits <= 2 ? 2_000 + value : value }
    }

    var date: [Number] = []
    var clock: [Int] = []
    var month: Int?
    var isAfternoon: Bool?
    var hasZone = false
    var hasPoints = false
    /// Whether a word is Thai: years may be the Buddha's.
    var isThai = false
    /// Whether the next number is the month, after the Vietnamese word for it.
    private var isMonthNext = false

    /// `nil` when there is a word that belongs in no date.
    init?(_ text: String) {
        var numbers: [(number: Number, isClock: Bool)] = []
        var word = ""
        var isInNumber = false
        var isAfterColon = false
        var isFraction = false
        var monthPlace: Int?
        for scalar in text.unicodeScalars {
            if let digit = Self.digit(scalar) {
                guard take(&word) else { return nil }
                if hasZone || isFraction { continue }
                if !isInNumber {
                    if isMonthNext { (monthPlace, isMonthNext) = (numbers.count, false) }
                    numbers.append((Number(value: 0, digits: 0), isAfterColon))
                }
                isInNumber = true
                isAfterColon = false
                let last = numbers.count - 1
                guard numbers[last].number.digits < 4 else { return nil }
                numbers[last].number.value = numbers[last].number.value * 10 + digit
                numbers[last].number.digits += 1
                continue
            }
            let wasInNumber = isInNumber
            isInNumber = false
            // `5 12月 2025`: the number before it is the month, wherever it stands.
            if wasInNumber, month == nil, word.isEmpty, "月월".unicodeScalars.contains(scalar),
                let number = numbers.last?.number, number.digits <= 2
            {
                numbers.removeLast()
                month = number.value
                continue
            }
            // An accent may be a scalar of its own.
            if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
                word.unicodeScalars.append(scalar)
                isFraction = false
                continue
            }
            switch scalar {
            case ":":
                guard wasInNumber || hasZone else { return nil }
                if !hasZone { numbers[numbers.count - 1].isClock = true }
                isAfterColon = true
            case ".":
                // Behind seconds a fraction, between numbers the point of a date, behind letters of an abbreviation.
                if wasInNumber, numbers.count(where: { $0.isClock }) == 3 { isFraction = true }
                if wasInNumber, numbers.count < 3 { hasPoints = true }
            case "+", "-":
                if numbers.contains(where: { $0.isClock }) { hasZone = true }
            case "/", ",", "،", " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{200E}", "\u{200F}", "\u{61C}":
                isFraction = false
            // Behind abbreviations in Hindi and Hebrew, and in "d'abril".
            case "॰", "׳", "״", "'", "’": break
            default: return nil
            }
            // "p. m." is one word.
            if scalar != "." && !(scalar.properties.isWhitespace && Self.beginnings.contains(word.lowercased())) {
                guard take(&word) else { return nil }
            }
        }
        guard take(&word) else { return nil }
        if let monthPlace {
            guard month == nil, !numbers[monthPlace].isClock else { return nil }
            month = numbers.remove(at: monthPlace).number.value
        }
        let needed = month == nil ? 3 : 2
        let hasColons = numbers.contains { $0.isClock }
        for (number, isClock) in numbers {
            if isClock || !hasColons && date.count == needed { clock.append(number.value) } else { date.append(number) }
        }
        guard clock.count <= 3 else { return nil }
    }

    /// Words that are not whole before the next one: "p. m.", and two pairs of months of the Levant.
    private static let beginnings: Set<String> = ["a", "p", "π", "μ", "كانون", "تشرين"]

    /// The digit that a scalar is, in any script.
    private static func digit(_ scalar: Unicode.Scalar) -> Int? {
        if case "0"..."9" = scalar { return Int(scalar.value - 48) }
        guard scalar.value >= 0x660, scalar.properties.numericType == .decimal else { return nil }
        return scalar.properties.numericValue.map { Int($0) }
    }

    /// Understands the word gathered so far and empties it.
    private mutating func take(_ word: inout String) -> Bool {
        guard !word.isEmpty else { return true }
        let name = word.lowercased()
        word = ""
        if let first = name.unicodeScalars.first, 0xE00...0xE7F ~= first.value { isThai = true }
        if let month = Interchange.month(named: name) {
            guard self.month == nil else { return false }
            self.month = month
            return true
        }
        switch name {
        case "am", "午前", "오전", "上午", "öö", "πμ", "sa", "ص", "לפנה", "पूर्वाह्न", "ก่อนเที่ยง":
            isAfternoon = false
        case "pm", "午後", "오후", "下午", "ös", "μμ", "ch", "م", "אחה", "अपराह्न", "หลังเที่ยง":
            isAfternoon = true
        case "thg", "tháng": isMonthNext = true
        case "z", "utc", "gmt": hasZone = true
        // Words and letters between the parts of a date.
        case "t", "de", "of", "at", "à", "a", "às", "as", "alle", "um", "uhr", "h", "kl", "om", "il", "le", "den",
            "klo", "o", "la", "los",
            "г", "р", "ngày", "năm", "lúc", "pukul", "στις", "d", "في", "الساعة", "בשעה", "צ", "को", "बजे",
            "พศ", "คศ", "เวลา", "น",
            "年", "月", "日", "時", "分", "년", "월", "일":
            break
        default:
            // Chinese and Japanese write the half of the day against the day: 5日下午1:01.
            if name.hasSuffix("下午") || name.hasSuffix("午後") {
                isAfternoon = true
            } else if name.hasSuffix("上午") || name.hasSuffix("午前") {
                isAfternoon = false
            } else {
                return false
            }
        }
        return true
    }
}
