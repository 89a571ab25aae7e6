import Contract
import Training

/// A file of exercises from elsewhere, and what came of it.
struct ExercisePackLoad {
    /// The id of the input that holds the file.
    static let input = "pack-file"

    var file: String
    var isLoading = true
    var report: PackReport?
    var fault: String?
}

extension ExercisePackLoad {
    /// Loads the chosen file, or takes its exercises back.
    static func send(undo: Bool) -> Effect {
        .sendFile(Call(purpose: .loadPack, request: ClientRequest(.loadExercisePack(undo: undo))), input: input)
    }

    @inline(never) mutating func answered(_ answer: Answer, _ world: World) -> [Effect] {
        let strings = world.strings
        isLoading = false
        (report, fault) = (answer.isGood ? answer.read(PackReport.self) : nil, nil)
        guard let report else {
            fault = answer.status == 0 ? strings[.noAnswer] : answer.fault?.message ?? strings.noPack
            return [.announce(fault ?? "")]
        }
        return [.lookAgain([.exercises]), .announce(strings.loaded(report))]
    }

    /// The choice of a file, and the report of the last one. The input stays on the page: the file is asked for again where its
    /// exercises are taken back.
    @inline(never) static func view(_ pack: ExercisePackLoad?, _ world: World) -> View {
        let strings = world.strings
        return div("", key: 7) {
            tag("label", "drop small") {
                tag("b", "", pack?.file ?? strings.loadPack)
                tag("span", "why", strings.packHint)
                tag(
                    "input", "",
                    [
                        .id(input), .attribute("type", "file"), .attribute("accept", ".json,application/json"),
                        .label(strings.loadPack), .on(.change, .value { .library(.pack($0)) }),
                    ]
                ) {}
            }
            if pack?.isLoading == true { busy(strings) }
            if let fault = pack?.fault { tag("p", "fault", [.role("alert")], fault) }
            if let report = pack?.report {
                tag("p", "why", [.role("status")], strings.loaded(report))
                for one in (report.refused + (report.warnings ?? [])).prefix(20) {
                    tag("p", "why", (one.name ?? String(one.index + 1)) + ": " + one.reason)
                }
                if !report.added.isEmpty {
                    button("btn wide", .library(.unpack), [.disabled(pack?.isLoading == true)], strings[.undo])
                }
            }
        }
    }
}

extension Strings {
    fileprivate var loadPack: String { t("Load a pack of exercises", "Paket von Übungen laden") }
    fileprivate var packHint: String {
        t(
            "A JSON file laid out as free-exercise-db. What you have already is not added again.",
            "Eine JSON-Datei, aufgebaut wie free-exercise-db. Was du schon hast, kommt nicht noch einmal dazu.")
    }
    fileprivate var noPack: String { t("This file cannot be read.", "Diese Datei lässt sich nicht lesen.") }

    /// "12 added, 3 known already, 1 not taken."
    fileprivate func loaded(_ report: PackReport) -> String {
        if report.added.isEmpty, !report.removed.isEmpty {
            return t("{} taken back.", "{} zurückgenommen.", count(report.removed.count))
        }
        var line = t("{} added, ", "{} hinzugefügt, ", count(report.added.count))
        line += t("{} known already", "{} schon bekannt", count(report.known.count))
        if !report.refused.isEmpty { line += t(", {} not taken", ", {} nicht übernommen", count(report.refused.count)) }
        return line + "."
    }
}
