import Training
import Wire

/// The body that makes a plan of a session.
struct SavePlan: WireModel {
    var id: PlanID?
    var name = ""

    init() {}

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
    }

    var text: String { JSON.text(self) }
}
