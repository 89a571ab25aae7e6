import Training
import Wire

/// A program as it is being edited: what is kept on the device until it is saved.
struct ProgramDraft: WireModel {
    var program: Training.Program
    /// Whether it is one that is not there yet.
    var isNew: Bool

    init(_ editor: ProgramEditor) { (program, isNew) = (editor.program, editor.isNew) }

    init(blank: Blank) { (program, isNew) = (Training.Program(blank: blank), false) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("program", &program)
        try v.field("is_new", &isNew)
    }
}

extension ProgramEditor {
    /// The edits that were left without being saved, before the app was closed.
    convenience init(_ kept: ProgramDraft) {
        self.init(program: kept.program, isNew: kept.isNew, isChanged: true)
        week = kept.program.days.first?.week ?? 1
    }

    /// Keeps the edits on the device.
    @inline(never) var kept: Effect {
        .note(.keptDraft(Stored.programDraft, isChanged ? JSON.text(ProgramDraft(self)) : ""))
    }

    /// There are no edits any more.
    static var forget: Effect { .note(.keptDraft(Stored.programDraft, "")) }
}
