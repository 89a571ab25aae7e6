import Sync
import Training
import Wire

/// One exercise with its last performance and its next target; the reason unfolds.
struct NextRow {
    var item: NextItem
    var strings: Strings
    var now: Instant
    var showsReason: Bool
    /// Of a lift in a plan: as a start loads it, what is proposed for it, and the plan's name where it must be said.
    var prescription: ExercisePrescription?
    /// Of a schedule: what the server worked out for its next day, of which the plan has no weights.
    var scheduled: [PlannedSet] = []
    var proposal: String?
    var plan: String?
    /// Where it was done last, where that was in another gym than the one in use.
    var gym: String?
    /// What the gym in use has not for it.
    var missing: String?

    var view: View {
        div("next", key: item.key) {
            button("row", .today(.foldReason(item.key)), [.expanded(showsReason)]) {
                tag("span") {
                    strings.called(item)
                    if let plan { tag("small", plan) }
                    if let last = item.trained, !last.sets.isEmpty {
                        tag("small") {
                            strings.work(last.sets, item.measure, item.loadKind) + " · "
                                + strings.date(last.date, now: now) + (gym.map { " · " + $0 } ?? "")
                        }
                    }
                    if let missing { tag("small", missing) }
                    // Where there is no target, why there is none stands in its place; unfolded it stands below.
                    if prescription == nil, item.headline == nil, !showsReason {
                        tag("small", item.recommendation.reasons[0].text)
                    }
                }
                if !scheduled.isEmpty {
                    tag("span", "end") {
                        figures(strings.planned(scheduled, item.measure, item.loadKind))
                        " "
                        if let proposal { tag("small") { span("chip coach n", proposal) } }
                        if let chance = item.chance, scheduled == item.plannedSets {
                            tag("small", "n", strings.voice.odds(chance))
                        }
                    }
                } else if let prescription {
                    tag("span") {
                        strings.target(prescription, all: strings.all(prescription), proposal: proposal)
                        " "
                        if let chance = item.chance { tag("small", "n", strings.voice.odds(chance)) }
                    }
                } else if let target = item.headline {
                    tag("span") {
                        if let chip { span("chip up n", chip) }
                        " "
                        figures(
                            strings.full(
                                target.weight, target.reps, target.durationSeconds, target.distance, item.measure,
                                item.loadKind))
                        if let chance = item.chance { tag("small", "n", strings.voice.odds(chance)) }
                    }
                }
            }
            if showsReason {
                for line in strings.why(item, saysChance: false) { line }
                button("btn plain", .exercise(.open(item.exerciseID)), [], strings[.details])
            }
        }
    }

    /// What the next target adds to what was done last.
    private var chip: String? {
        guard let target = item.headline else { return nil }
        let last = item.lastSets.filter { $0.setType.countsForProgression }
        switch item.recommendation.change {
        case .increaseWeight:
            return item.raise(to: target.weight, strings)
        case .increaseReps:
            // It stands beside one target, and is of no other.
            return item.repsChange.flatMap { $0.to == target.reps ? "+" + strings.reps($0.to - $0.from) : nil }
        case .increaseDuration:
            guard let to = target.durationSeconds, let from = last.first?.durationSeconds, to > from
            else { return nil }
            return "+" + String(to - from) + " s"
        case .decreaseWeight, .decreaseReps, .deload, .stay, .changeTrainingMax, .changeStage, .restart: return nil
        }
    }
}

extension NextItem {
    /// How much more a weight is than the heaviest working set of last time: "+2.5". `nil` where it is no more, and where it helps.
    func raise(to weight: Mass?, _ strings: Strings) -> String? {
        var heaviest: Mass?
        for set in lastSets where set.setType.countsForProgression {
            if let weight = set.weight, heaviest.map({ $0 < weight }) ?? true { heaviest = weight }
        }
        guard loadKind != .assisted, let weight, let heaviest, weight > heaviest else { return nil }
        return "+" + strings.voice.number(weight - heaviest)
    }
}

extension Strings {
    /// The working sets of a prescription where one is not like the first, or is for as many reps as there are; `nil` where the first
    /// one says it.
    @inline(never) func all(_ prescription: ExercisePrescription) -> String? {
        let sets = prescription.plannedSets
        for set in sets {
            let (own, first) = (set.target, sets[0].target)
            if !set.amrap, own.weight == first.weight, own.reps == first.reps,
                own.durationSeconds == first.durationSeconds
            {
                continue
            }
            return planned(sets, prescription.measure, prescription.loadKind)
        }
        return nil
    }
}

extension World {
    /// How much more the first working set of a prescription is than what was done last.
    @inline(never) func raise(_ prescription: ExercisePrescription) -> String? {
        // The sets of a week of percentages are no more and no less than those of another.
        if prescription.rule?.isScheduled == true { return nil }
        let set = prescription.sets.first { $0.type.countsForProgression }
        for item in knowledge.next ?? [] where item.exercisePrescriptionID == prescription.id {
            return item.raise(to: set?.weight, strings)
        }
        return nil
    }
}

extension World {
    /// What the next day of a lift's plan in the program that is followed makes of its targets, and which day that is; `nil` where it
    /// leaves them as they are.
    @inline(never) func nextDay(of item: NextItem) -> (sets: [PlannedSet], line: String)? {
        guard let program = program?.program,
            let day = item.planID.flatMap({ program.nextDay(with: $0, at: now) }), !day.adjustment.isNothing,
            let exercise = knowledge.inPlan(item.exercisePrescriptionID)?.exercise
        else { return nil }
        let sets = exercise.planned(item.plannedSets, on: day.adjustment, loads: knowledge.loads(exercise))
        let line = strings.phaseLine(day.phase, day.intensityModifier, day.volumeModifier) ?? ""
        return (sets, program.name + " · " + strings.place(day, in: program) + ". " + line)
    }
}
