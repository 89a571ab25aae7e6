import ArgumentParser
import Server
import Service

/// How notifications get to browsers.
struct PushOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Whom the operators of push services may turn to: mailto: or an HTTPS address.", valueName: "address"))
    var pushContact = "mailto:topset@example.com"

    @Flag(help: "Send notifications to push services in private networks, too, and without TLS.")
    var pushToPrivate = false

    @Flag(help: "Send no notifications.")
    var noPush = false

    func validate() throws {
        guard pushContact.hasPrefix("mailto:") || pushContact.hasPrefix("https://") else {
            throw ValidationError("--push-contact begins with mailto: or https://.")
        }
    }

    /// `nil` where nothing is to be sent.
    var setup: PushSetup? {
        noPush
            ? nil
            : PushSetup(
                PushClient(allowsPrivate: pushToPrivate), contact: pushContact, allowsPrivate: pushToPrivate)
    }
}
