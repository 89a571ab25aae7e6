import Crypto
import Foundation
import Training

/// The page that tells a phone how to trust this server. It has no script and asks for nothing else.
struct TrustPage {
    let authority: AuthorityCertificate
    /// Where to go then.
    let app: String
    let language: Language

    /// The page may be styled as it is, and nothing else.
    static let policy: String = {
        let hash = Data(SHA256.hash(data: Data(style.utf8))).base64EncodedString()
        return "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'; "
            + "frame-ancestors 'none'"
    }()

    private static let style = """
        :root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:24px 20px 48px}\
        h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.15rem;margin:2rem 0 .5rem}li{margin:.4rem 0}\
        a.go{display:block;text-align:center;padding:14px;border-radius:14px;background:#b84300;color:#fff;\
        text-decoration:none;font-weight:600;margin:1rem 0}code{font:.8rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
        """

    private func t(_ english: String, _ german: String) -> String { Self.escaped(language.t(english, german)) }

    private func t(_ english: String, _ german: String, _ value: String) -> String {
        Self.escaped(language.t(english, german, value))
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }

    private func list(_ steps: [String]) -> String { "<ol>" + steps.map { "<li>\($0)</li>" }.joined() + "</ol>" }

    var html: String {
        """
        <!doctype html><html lang="\(language.code)"><head><meta charset="utf-8">\
        <meta name="viewport" content="width=device-width, initial-scale=1"><title>Topset</title>\
        <style>\(Self.style)</style></head><body>\
        <h1>\(t("Train with this phone", "Mit diesem Handy trainieren"))</h1>\
        <p>\(t(
            "Your phone has to trust your own server once. Then the connection is encrypted, the app can be installed, and it "
                + "works without a signal.",
            "Dein Handy muss deinem eigenen Server einmal vertrauen. Dann ist die Verbindung verschlüsselt, die App lässt sich "
                + "installieren und läuft ohne Netz."))</p>\
        <a class="go" href="/ca.crt">\(t("Download the certificate", "Zertifikat herunterladen"))</a>\
        <h2>iPhone, iPad</h2>\(list(iPhone))<h2>Android</h2>\(list(android))\
        <h2>\(t("Then", "Danach"))</h2>\
        <a class="go" href="\(Self.escaped(app))">\(t("Open Topset", "Topset öffnen"))</a>\
        <p>\(t(
            "Scan the code in the terminal or under Settings on your computer, or type it.",
            "Scanne den Code im Terminal oder in den Einstellungen auf deinem Computer, oder tippe ihn ein."))</p>\
        <h2>\(t("Is it really your server?", "Ist es wirklich dein Server?"))</h2>\
        <p>\(t(
            "The terminal shows the same fingerprint (SHA-256):", "Das Terminal zeigt denselben Fingerabdruck (SHA-256):"))</p>\
        <p><code>\(authority.fingerprint)</code></p>\
        <p>\(t(
            "The certificate can vouch only for names of a home network, not for sites of the internet.",
            "Das Zertifikat kann nur für Namen im Heimnetz bürgen, nicht für Seiten im Internet."))</p>\
        </body></html>
        """
    }

    private var iPhone: [String] {
        [
            t(
                "In Safari, tap “Download the certificate”, then Allow.",
                "Tippe in Safari auf „Zertifikat herunterladen“, dann auf „Zulassen“."),
            t(
                "Settings → General → VPN & Device Management → {} → Install.",
                "Einstellungen → Allgemein → VPN und Geräteverwaltung → {} → Installieren.",
                authority.name),
            t(
                "Settings → General → About → Certificate Trust Settings: switch on {}.",
                "Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: {} einschalten.", authority.name
            ),
        ]
    }

    private var android: [String] {
        [
            t("In Chrome, tap “Download the certificate”.", "Tippe in Chrome auf „Zertifikat herunterladen“."),
            t(
                "In the phone's settings, search for “CA certificate” (Security → More security settings → Install from "
                    + "device storage) and choose Install anyway.",
                "Suche in den Einstellungen des Handys nach „CA-Zertifikat“ (Sicherheit → Weitere Sicherheitseinstellungen → Von "
                    + "Gerätespeicher installieren) und wähle „Trotzdem installieren“."),
            t("Choose topset-ca.crt from the downloads.", "Wähle topset-ca.crt aus den Downloads."),
        ]
    }
}
