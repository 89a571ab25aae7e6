import Training
import Wire

/// A setting of a rule, as a field.
struct RuleSetting {
    enum Kind {
        case number
        /// Several, a line for each.
        case lines
        case choice([(value: String, name: String)])
    }

    /// Where it stands in the rule, as the end of a JSON pointer.
    var name: String
    var label: String
    var text: String
    var kind = Kind.number
}

extension Strings {
    fileprivate func text(_ percent: Percent) -> String {
        Mass(thousandths: percent.thousandths, of: .kg).text(in: .kg, separator: voice.language.separator)
    }

    fileprivate func text(_ rpe: SessionRPE?) -> String {
        rpe.map {
            Mass(thousandths: Int64($0.halves) * 500, of: .kg).text(in: .kg, separator: voice.language.separator)
        }
            ?? ""
    }

    private func withUnit(_ name: String) -> String { name + " (" + unit.rawValue + ")" }

    fileprivate func whole(_ name: String, _ label: String, _ value: Int?) -> RuleSetting {
        RuleSetting(name: name, label: label, text: value.map { String($0) } ?? "")
    }

    fileprivate func mass(_ name: String, _ label: String, _ value: Mass) -> RuleSetting {
        RuleSetting(name: name, label: withUnit(label), text: voice.number(value))
    }

    fileprivate func percent(_ name: String, _ label: String, _ value: Percent) -> RuleSetting {
        RuleSetting(name: name, label: label, text: text(value))
    }

    /// The settings of a rule; reps that the plan says stand with its sets.
    ///
    /// - Parameter leaders: what a derived lift can follow, by their keys.
    @inline(never) func settings(
        of rule: ProgressionRule, leaders: [(value: String, name: String)]
    ) -> [RuleSetting] {
        switch rule {
        case .doubleProgression(let rule):
            return [
                percent("increment_percent", self[.percentMore], rule.incrementPercent),
                mass("min_increment", self[.smallestStep], rule.minIncrement),
                whole("confirmations", self[.timesInARow], rule.confirmations),
                RuleSetting(name: "rpe_cap", label: hardestRPE, text: text(rule.rpeCap)),
                RuleSetting(
                    name: "scope", label: whatGoesUp, text: rule.scope.rawValue,
                    kind: .choice([("exercise", allSetsTogether), ("set", eachSetAlone)])),
                RuleSetting(
                    name: "until_failure", label: howSetsEnd, text: rule.untilFailure == true ? "1" : "",
                    kind: .choice([("", atTheirReps), ("1", atFailure)])),
            ]
        case .straightSets(let rule):
            return [
                mass("increment", self[.step], rule.increment),
                whole("successes_needed", self[.timesInARow], rule.successesNeeded),
                whole("failures_before_deload", self[.failuresAllowed], rule.failuresBeforeDeload),
                percent("deload_percent", self[.percentLess], rule.deloadPercent),
                whole("double_at_amrap_reps", doubledAt, rule.doubleAtAmrapReps),
            ]
        case .topSetBackoff(let rule):
            return [
                whole("top_reps/0", self[.topFrom], rule.topReps.lower),
                whole("top_reps/1", self[.topTo], rule.topReps.upper),
                mass("increment", self[.step], rule.increment),
                RuleSetting(name: "rpe_cap", label: hardestRPE, text: text(rule.rpeCap)),
                whole("backoff_reps/0", backoffFrom, rule.backoffReps.lower),
                whole("backoff_reps/1", backoffTo, rule.backoffReps.upper),
                whole("backoff_sets", backoffSets, rule.backoffSets),
                percent("backoff_drop_percent", self[.backoffLess], rule.backoffDropPercent),
            ]
        case .rpeAutoregulated(let rule):
            var lines = ""
            for step in rule.steps {
                lines += (lines.isEmpty ? "" : "\n") + text(step.maxRPE) + " " + text(step.percent) + "%"
            }
            return [RuleSetting(name: "steps", label: effortSteps, text: lines, kind: .lines)]
        case .percentOfMax(let rule): return settings(of: rule)
        case .staged(let rule): return settings(of: rule)
        case .derivedFrom(let rule):
            var choices = leaders
            if !choices.contains(where: { $0.value == rule.key }) { choices.insert((rule.key, notHereAnyMore), at: 0) }
            return [
                RuleSetting(name: "key", label: followedLift, text: rule.key, kind: .choice(choices)),
                percent("percent", shareOfIt, rule.percent),
            ]
        case .repsOnly(let rule): return [whole("max_reps", self[.mostReps], rule.maxReps)]
        case .durationOnly(let rule):
            return [
                whole("step_seconds", self[.stepSeconds], rule.stepSeconds),
                whole("max_seconds", self[.mostSeconds], rule.maxSeconds),
            ]
        case .manual: return []
        }
    }

    private func settings(of rule: PercentOfMax) -> [RuleSetting] {
        var weeks = ""
        for week in rule.weeks {
            if !weeks.isEmpty { weeks += "\n" }
            for (index, set) in week.enumerated() {
                weeks +=
                    (index == 0 ? "" : " ") + String(set.reps) + (set.amrap ? "+" : "") + "@" + text(set.percent) + "%"
            }
        }
        var settings = [
            mass("training_max", trainingMax, rule.trainingMax),
            RuleSetting(
                name: "increase/when", label: raisedWhen, text: rule.increase.when.rawValue,
                kind: .choice([("cycle", afterAllWeeks), ("week", afterEachSession), ("amrap", byReps)])),
        ]
        if rule.increase.when == .amrap {
            var lines = ""
            for row in rule.increase.table {
                lines += (lines.isEmpty ? "" : "\n") + String(row.minReps) + " " + voice.number(row.amount)
            }
            settings.append(
                RuleSetting(name: "increase/table", label: withUnit(raiseByReps), text: lines, kind: .lines))
        } else {
            settings.append(mass("increase/amount", self[.step], rule.increase.amount))
        }
        settings.append(RuleSetting(name: "weeks", label: weeksOfPercent, text: weeks, kind: .lines))
        return settings
    }

    private func settings(of rule: Staged) -> [RuleSetting] {
        var lines = ""
        for stage in rule.stages {
            lines +=
                (lines.isEmpty ? "" : "\n") + String(stage.sets) + "x" + String(stage.reps) + (stage.amrap ? "+" : "")
        }
        return [
            mass("increment", self[.step], rule.increment),
            whole("total_reps_needed", repsNeededInAll, rule.totalRepsNeeded),
            percent("restart/percent", restartsAt, rule.restart.percent),
            RuleSetting(
                name: "restart/of", label: restartOf, text: rule.restart.of.rawValue,
                kind: .choice([("last", ofLast), ("first_stage", ofFirstStage)])),
            mass("restart/add", restartAdds, rule.restart.add),
            whole("restart/stage", restartStage, rule.restart.stage + 1),
            RuleSetting(name: "stages", label: stagesOfRule, text: lines, kind: .lines),
        ]
    }
}

/// The settings of rules, in words.
extension Strings {
    private var hardestRPE: String { t("Hardest set, RPE", "Höchstens RPE") }
    private var whatGoesUp: String { t("What goes up", "Was steigt") }
    private var allSetsTogether: String { t("All sets together", "Alle Sätze zusammen") }
    private var eachSetAlone: String { t("Each set alone", "Jeder Satz für sich") }
    private var howSetsEnd: String { t("Sets end", "Sätze enden") }
    private var atTheirReps: String { t("At their reps", "Bei ihren Wdh.") }
    private var atFailure: String { t("At failure", "Bei Versagen") }
    private var doubledAt: String { t("Doubled from reps", "Doppelt ab Wdh.") }
    private var backoffFrom: String { t("Back-offs, reps from", "Back-offs, Wdh. von") }
    private var backoffTo: String { t("Back-offs, reps to", "Back-offs, Wdh. bis") }
    private var backoffSets: String { t("Back-off sets", "Back-off-Sätze") }
    private var effortSteps: String {
        t("Change of the weight by RPE", "Änderung vom Gewicht nach RPE")
    }
    private var trainingMax: String { t("Training max", "Trainingsmaximum") }
    private var weeksOfPercent: String {
        t("Weeks, in percent of the training max", "Wochen, in Prozent vom Trainingsmaximum")
    }
    private var raisedWhen: String { t("It goes up", "Es steigt") }
    private var afterAllWeeks: String { t("After all weeks", "Nach allen Wochen") }
    private var afterEachSession: String { t("After each session", "Nach jeder Einheit") }
    private var byReps: String { t("By the reps of the + set", "Nach Wdh. des +-Satzes") }
    private var raiseByReps: String {
        t("Raise by the reps of the + set", "Mehr nach den Wdh. des +-Satzes")
    }
    private var stagesOfRule: String { t("Stages", "Stufen") }
    /// In a stage that ends in an AMRAP set, a number below its sets × reps is that of the last set alone.
    private var repsNeededInAll: String {
        t(
            "Reps needed in all; fewer than a + stage asks for: in its + set",
            "Nötige Wdh. insgesamt; weniger, als eine +-Stufe verlangt: im +-Satz")
    }
    private var restartsAt: String { t("Restart at, percent", "Neustart bei, Prozent") }
    private var restartOf: String { t("Percent of", "Prozent von") }
    private var ofLast: String { t("The last weight", "Letztem Gewicht") }
    private var ofFirstStage: String { t("The last of the first stage", "Letztem der ersten Stufe") }
    private var restartAdds: String { t("And more", "Und mehr") }
    private var restartStage: String { t("With stage", "Mit Stufe") }
    private var followedLift: String { t("Follows", "Folgt") }
    private var shareOfIt: String { t("Share, percent", "Anteil, Prozent") }
    private var notHereAnyMore: String { t("Another lift", "Eine andere Übung") }
}
