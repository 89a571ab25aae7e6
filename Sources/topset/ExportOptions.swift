import ArgumentParser
import Training

/// What every command takes that reads another app's export.
struct ExportOptions: ParsableArguments {
    @Argument(help: "The exported file.")
    var file: String

    @Option(help: "The app that wrote it: auto, strong or hevy.")
    var format = "auto"

    @Option(help: "The unit of weights that state none: kg or lb.", transform: massUnit)
    var unit: MassUnit?

    @Option(help: "The zone the log was lived in, such as Europe/Berlin; this machine's by default.")
    var timezone: String?
}
