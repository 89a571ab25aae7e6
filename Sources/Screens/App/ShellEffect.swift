import Contract

/// What the app asks of the browser, after the page is patched.
indirect enum ShellEffect {
    case request(id: UInt32, method: String, path: String, body: String)
    /// An empty value deletes.
    case persist(key: String, value: String)
    /// 0 milliseconds cancels.
    case timer(Timer, milliseconds: Int)
    case vibrate(String)
    case focus(String)
    case scroll(String)
    case navigate(String, replace: Bool)
    /// Sends the file that was chosen in an input; with `#PLACE` behind it one of several, also one that was kept.
    case upload(id: UInt32, path: String, input: String)
    /// Ends the upload that is on its way; its answer is none.
    case endUpload
    /// Forgets the files that were kept until they are imported.
    case forgetFiles
    case notify(title: String, body: String)
    case document(Document)
    case announce(String)
    case beep
    case wakeLock(Bool)
    case copy(String)
    /// Hands a text to another app, or a picture where SVG is given.
    case share(title: String, text: String, picture: String)
    /// Tells when everything that was asked for until now is kept on the device, by the number of the moment.
    case tellKept(UInt32)
    /// Asks the lifter whether notifications may be shown, and with a key of the server for an address to which it can send them. The
    /// answer has the status 403 where they may not, 204 where they may, and 200 with the address where there is one.
    case subscribe(id: UInt32, key: String)
    /// Starts the app again, with the version that waits.
    case restart
    /// Forgets all that this device keeps, and starts the app again.
    case forget
    /// Follows what changes on the server; stops with an empty path.
    case follow(String)
    /// Tells when the page is painted.
    case tellPainted
}

extension ShellEffect {
    /// Whether the eye does not wait for it: to ask, to keep, to announce and to notify wait until the page is painted.
    var waitsForPaint: Bool {
        switch self {
        case .request, .persist, .vibrate, .notify, .announce, .tellKept, .forget, .follow: true
        // Whoever hears of these looks at the clock: one that rings in the frame between is none too many.
        case .timer(let timer, _): timer == .restEnd || timer == .tick
        default: false
        }
    }

    static func request(id: UInt32, _ call: ClientRequest) -> ShellEffect {
        .request(id: id, method: call.method, path: call.path, body: call.body)
    }
}

/// The clocks of the app; the numbers are their ids in the shell.
enum Timer: UInt32 {
    case syncRetry = 1
    case syncEdits, tick, restEnd, undo, settings, outboxRetry
    /// A set has taken as long as it is meant to.
    case hold = 20
    case importProgress
    /// The line of the day was there long enough.
    case welcome
    /// The app is there for a moment.
    case opened
    /// It is time to remind the lifter.
    case reminder
    /// Perhaps a device has signed in with the code that is shown.
    case pairing
}

/// What the browser knows of the page as a whole.
struct Document: Equatable {
    var language: String
    var title: String
    var theme: String
}

extension Batch {
    mutating func append(_ effect: ShellEffect) {
        switch effect {
        case .request(let id, let method, let path, let body):
            byte(20)
            word(id)
            string(method)
            string(path)
            string(body)
        case .persist(let key, let value):
            byte(21)
            string(key)
            string(value)
        case .timer(let timer, let milliseconds):
            byte(22)
            word(timer.rawValue)
            word(UInt32(clamping: milliseconds))
        case .vibrate(let pattern):
            byte(23)
            string(pattern)
        case .focus(let id):
            byte(24)
            string(id)
        case .scroll(let id):
            byte(25)
            string(id)
        case .navigate(let path, let replace):
            byte(26)
            string(path)
            byte(replace ? 1 : 0)
        case .upload(let id, let path, let input):
            byte(27)
            word(id)
            string(path)
            string(input)
        case .endUpload: byte(39)
        case .forgetFiles: byte(38)
        case .notify(let title, let body):
            byte(28)
            string(title)
            string(body)
        case .document(let document):
            byte(29)
            string(document.language)
            string("ltr")
            string(document.title)
            string(document.theme)
        case .announce(let text):
            byte(30)
            string(text)
        case .beep: byte(31)
        case .wakeLock(let on):
            byte(32)
            byte(on ? 1 : 0)
        case .copy(let text):
            byte(33)
            string(text)
        case .share(let title, let text, let picture):
            byte(37)
            string(title)
            string(text)
            string(picture)
        case .tellKept(let moment):
            byte(35)
            word(moment)
        case .subscribe(let id, let key):
            byte(40)
            word(id)
            string(key)
        case .restart: byte(34)
        case .forget: byte(41)
        case .follow(let path):
            byte(36)
            string(path)
        case .tellPainted: byte(42)
        }
    }
}
