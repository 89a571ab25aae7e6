import Contract
import Training

/// Taking one's data along: files that the browser keeps.
struct ExportCard {
    let world: World
    let strings: Strings

    @inline(never) var card: View {
        div("card") {
            tag("h2", "", strings.exportWord)
            tag("p", "why", world.isOnline ? strings.takeAlongHint : strings.takeAlongOnline)
            if world.isOnline {
                div("list") {
                    file(strings.everything, .json, nil)
                    file(strings.setsTable, .csv, .sets)
                    file(strings.workoutsTable, .csv, .workouts)
                    file(strings.exercisesTable, .csv, .exercises)
                    file(strings.measurementsTable, .csv, .measurements)
                    file(strings.otherApps, .strong, nil)
                    file("openweight", .openweight, nil)
                    file(strings.calendarFile, .ics, nil)
                }
            }
            link("btn wide", .importing) { strings[.importHistory] }
        }
    }

    /// The server says what the file is called.
    private func file(_ name: String, _ format: ExportFormat, _ part: ExportPart?) -> View {
        tag(
            "a", "btn wide",
            [.attribute("href", Endpoint.exportData(format, part: part).path), .attribute("download", "")], name)
    }
}
