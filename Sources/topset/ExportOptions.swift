import ArgumentParser
import Training

/// What every command takes that reads another app's export.
struct ExportOptions: ParsableArguments {
    @Argument(help: "The exported file.")
    var file: String

    @Option(
        help:
            "What wrote it: auto, strong, hevy, fitnotes, stronglifts, jefit, fitbod, liftosaur, openweight, csv or topset."
    )
    var format = "auto"

    @Option(help: "The unit of weights that state none: kg or lb.", transform: massUnit)
    var unit: MassUnit?

    @Option(help: "The zone the log was lived in, such as Europe/Berlin; this machine's by default.")
    var timezone: String?
}
