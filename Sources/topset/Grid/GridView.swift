import Contract
import Training

/// How the grid looks.
extension Grid {
    /// A line of the screen.
    struct Line: Equatable {
        var text: String
        var paint: Paint?
    }

    /// The screen, without the line in which is typed.
    ///
    /// - Parameters:
    ///   - width: columns there are; no line is wider.
    ///   - height: lines there are; where the sets need more, those around the next one are shown.
    func lines(width: Int, height: Int) -> [Line] {
        var lines = [Line(text: head, paint: .dim)]
        if let exercise {
            let label = workout.supersetLabel(index).map { $0 + " " } ?? ""
            lines.append(Line(text: label + exercise.name, paint: .bold))
            if let notes = exercise.notes, !notes.isEmpty { lines.append(Line(text: notes, paint: .dim)) }
            let below = footer(width)
            lines += sets(of: exercise, width, room: max(3, height - lines.count - below.count - 2)) + below
        } else {
            lines += [Line(text: "No exercise yet: a NAME adds one.")] + footer(width)
        }
        return lines.map { Line(text: $0.text.shown.fitted(to: width), paint: $0.paint) }
    }

    /// "Push · 2/5 · 7/18 sets · since 18:05".
    private var head: String {
        let all = workout.exercises.reduce(0) { $0 + $1.sets.count }
        let place = workout.exercises.isEmpty ? "" : " · \(index + 1)/\(workout.exercises.count)"
        return (workout.title ?? "Workout") + place + " · \(all - left)/\(all) sets · since "
            + Self.clock(workout.startTime).prefix(5)
    }

    private func sets(of exercise: ActiveExercise, _ width: Int, room: Int) -> [Line] {
        let next = exercise.sets.firstIndex { $0.status == .planned }
        var (warmups, working) = (0, 0)
        let rows = exercise.sets.enumerated().map { place, set -> [String] in
            let isWarmup = set.setType == .warmup
            if isWarmup { warmups += 1 } else { working += 1 }
            let last = before(exercise, isWarmup: isWarmup, isWarmup ? warmups : working)
            let mark = place == next ? "►" : ""
            return [
                mark + (isWarmup ? "w" : "") + "\(isWarmup ? warmups : working)", last, target(set, exercise),
                done(set, exercise),
            ]
        }
        let table = TextTable(header: ["#", "Last", "Target", "Done"], rows: rows).lines(width: width)
        var lines = [Line(text: table[0], paint: .dim)]
        let first = max(0, min((next ?? rows.count) - room / 2, rows.count - room))
        for (place, text) in table.dropFirst().enumerated() where (first..<first + room).contains(place) {
            let status = exercise.sets[place].status
            lines.append(Line(text: text, paint: place == next ? .bold : status == .done ? .green : nil))
        }
        return lines
    }

    /// What a set of the last time was, by its number among those of its kind.
    private func before(_ exercise: ActiveExercise, isWarmup: Bool, _ number: Int) -> String {
        let sets = prior[exercise.exerciseID]?.lastWorkout?.sets.filter { ($0.setType == .warmup) == isWarmup } ?? []
        return sets.indices.contains(number - 1) ? cell(sets[number - 1].numbers, exercise) : ""
    }

    /// What is aimed at: the cells while they are planned, which the lifter may have changed.
    private func target(_ set: ActiveSet, _ exercise: ActiveExercise) -> String {
        var numbers = set.status == .done ? set.target?.numbers : set.numbers
        if set.status == .planned { numbers?.weight = exercise.standingWeight(of: set) }
        return numbers.map { cell($0, exercise) + (set.amrap ? "+" : "") } ?? ""
    }

    private func done(_ set: ActiveSet, _ exercise: ActiveExercise) -> String {
        switch set.status {
        case .planned: ""
        case .skipped: "skipped"
        case .done: cell(set.numbers, exercise)
        }
    }

    /// "82.5 × 5", "+10 × 8", "45 s", "82.5 × 5 @8": without the unit, which stands where is typed.
    func cell(_ numbers: SetNumbers, _ exercise: ActiveExercise) -> String {
        var parts: [String] = []
        if let weight = numbers.weight {
            switch exercise.loadKind {
            case .external: parts.append(voice.number(weight))
            case .bodyweight, .bodyweightPlus: if weight > .zero { parts.append("+" + voice.number(weight)) }
            case .assisted: if weight > .zero { parts.append("−" + voice.number(weight)) }
            }
        }
        if let reps = numbers.reps { parts.append(String(reps)) }
        if let seconds = numbers.durationSeconds { parts.append(voice.duration(seconds)) }
        if let distance = numbers.distance { parts.append("\(distance.units / Distance.metre.units) m") }
        let text = parts.joined(separator: " × ")
        guard let rir = numbers.rir else { return text }
        let halves = 20 - rir.halves
        return text + " @\(halves / 2)" + (halves % 2 == 1 ? "\(voice.language.separator)5" : "")
    }

    private func footer(_ width: Int) -> [Line] {
        var lines = [Line(text: "")]
        if showsHelp { lines += Self.help.flatMap { $0.wrapped(to: width) }.map { Line(text: $0) } }
        if let message {
            let paint: Paint = message.isFault ? .red : .yellow
            lines += message.text.shown.wrapped(to: width).map { Line(text: $0, paint: paint) }
        }
        if let next = following { lines.append(Line(text: "then " + next, paint: .dim)) }
        if !showsHelp { lines.append(Line(text: "enter: as planned · 80x5 · ? · q", paint: .dim)) }
        return lines
    }

    /// The name of the exercise after the one that is shown.
    private var following: String? {
        workout.exercises.indices.contains(index + 1) ? workout.exercises[index + 1].name : nil
    }

    /// What can be typed.
    static let help = [
        "enter: the next set as planned", "80x5: what was done (80x5,5,4 for three sets; @8 is the RPE)",
        "5: the reps at the planned weight; 45s, 1:30, 400m", "n p: next, previous exercise; g 3: the third",
        "s: skip the next set; w: one more set", "u: undo", "a NAME: add an exercise",
        "f, or f 8 with the RPE: finish", "q: leave, the workout goes on",
    ]
}
