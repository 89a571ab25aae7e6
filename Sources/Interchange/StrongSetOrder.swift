import Training

/// What Strong's column "Set Order" says a row is.
enum StrongSetOrder: Equatable {
    case set(SetType, isFailure: Bool)
    /// The rest after the previous set.
    case restTimer
    /// A note on the exercise.
    case note
    /// A word of a language not known here; the numbers of the row must tell.
    case unknown

    init(_ cell: String) {
        if !cell.isEmpty, cell.utf8.allSatisfy({ (48...57).contains($0) }) {
            self = .set(.working, isFailure: false)
            return
        }
        let name = trimmed(cell).lowercased()
        // "W1" is the first warm-up in some files.
        let letters = name.first.map { "wdf".contains($0) && name.dropFirst().allSatisfy { $0.isNumber } } ?? false
        switch letters ? String(name.prefix(1)) : name {
        case "": self = .set(.working, isFailure: false)
        case "w", "warmup", "warm-up", "warm up": self = .set(.warmup, isFailure: false)
        case "d", "drop", "dropset", "drop set": self = .set(.dropset, isFailure: false)
        case "f", "failure": self = .set(.working, isFailure: true)
        case "rest timer", "rest", "minuteur de repos", "ruhetimer", "pausentimer", "pausen-timer", "ruhe-timer",
            "temporizador de descanso", "timer di riposo", "timer di recupero", "休息计时器", "休息計時器", "レストタイマー",
            "таймер отдыха":
            self = .restTimer
        case "note", "notes", "notiz", "nota", "remarque", "备注", "備註", "メモ", "заметка": self = .note
        default:
            if case .number(let number) = WrittenNumber.Cell(name), number.isWhole {
                self = .set(.working, isFailure: false)
            } else {
                self = .unknown
            }
        }
    }
}
