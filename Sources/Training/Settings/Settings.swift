public import Wire

/// What a lifter has chosen for the app.
public struct Settings: WireModel, Sendable {
    /// The unit of display and entry.
    public var unit = MassUnit.kg
    /// A language tag; `nil` follows the device.
    public var language: String?
    /// Seconds of rest after a working set where no prescription says otherwise: 30 to 600.
    public var restSeconds = RestPolicy.defaultWorkingSeconds
    public var theme = Theme.system

    /// Dark, light, or what the device prefers.
    public enum Theme: String, WireEnum, Sendable { case system, dark, light }

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("unit", &unit, default: .kg)
        try v.field("language", &language, default: nil)
        try v.field("rest_seconds", &restSeconds, default: RestPolicy.defaultWorkingSeconds)
        try v.field("theme", &theme, default: .system)
    }
}
