import Sync
import Training

/// What is done with one set from its sheet, which its number opens.
enum SetMessage {
    case open(SetPlace)
    case type(SetPlace, SetType)
    /// As many reps as possible.
    case amrap(SetPlace)
}

extension Focus {
    @inline(never) mutating func update(set message: SetMessage, _ world: World) -> [Effect] {
        switch message {
        case .open(let place): return world.shown?[place] == nil ? [] : open(.set(place))
        case .type(let place, let type):
            guard let set = world.workout?[place], set.setType != type || set.amrap else { return closeSheet() }
            let edits: [SetFieldChange] = [.setType(type)] + (set.amrap ? [.amrap(false)] : [])
            return closeSheet() + [.perform(.edit(place, edits)), .perform(.flush), .vibrate("8")]
        case .amrap(let place):
            guard let set = world.workout?[place], !set.amrap else { return closeSheet() }
            // Of a kind that counts: a warm-up or a drop set is not asked for all that is there.
            let edits: [SetFieldChange] =
                [.amrap(true)] + (set.setType.countsForProgression ? [] : [.setType(.working)])
            return closeSheet() + [.perform(.edit(place, edits)), .perform(.flush), .vibrate("8")]
        }
    }

    /// What was written into the note of a sheet is kept when the sheet goes.
    mutating func keepNote() -> [Effect] {
        guard let draft else { return [] }
        self.draft = nil
        let text = trimmed(draft)
        let note = text.isEmpty ? nil : text
        switch sheet {
        case .set(let place): return [.perform(.edit(place, [.note(note)])), .perform(.flush)]
        case .exercise(let instance): return [.perform(.exerciseNote(instance, note))]
        case .menu, .finish, .swap, .gyms, nil: return []
        }
    }
}

extension FocusView {
    /// Kind, note, skip and delete of one set.
    func setSheet(_ place: SetPlace, _ workout: ActiveWorkout) -> [View] {
        guard let exercise = workout.exercise(place.exerciseInstanceID),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID })
        else { return [] }
        let set = exercise.sets[index]
        return Screens.sheet(strings.setName(exercise, index) + ", " + strings.called(exercise), strings) {
            if set.amrap { tag("p", "why", strings.asManyAsPossible) }
            tag("p", "label section", [.id("set-kind")], strings[.kindOfSet])
            div("kinds", [.role("group"), .attribute("aria-labelledby", "set-kind")]) {
                for type in SetType.allCases {
                    button(
                        "btn", .focus(.set(.type(place, type))), [.pressed(set.setType == type && !set.amrap)],
                        strings.name(of: type))
                }
                if exercise.measure == .reps {
                    button("btn", .focus(.set(.amrap(place))), [.pressed(set.amrap)], "AMRAP")
                }
            }
            note(set.note)
            div("list") {
                switch set.status {
                case .planned: button("item", .focus(.skip(place))) { tag("span", "", strings.skipSet) }
                case .done, .skipped: button("item", .focus(.tick(place))) { tag("span", "", strings.planAgain) }
                }
                button("item danger", .focus(.removeSet(place))) { tag("span", "", strings[.removeSet]) }
            }
        }
    }

    /// A note, of a set or of an exercise.
    func note(_ text: String?) -> View {
        tag("label", "field section") {
            tag("span", "", strings[.note])
            tag(
                "textarea", "",
                [
                    .attribute("rows", "2"), .attribute("maxlength", "2000"),
                    .property("value", focus.draft ?? text ?? ""), .on(.input, .value { .focus(.draft($0)) }),
                    .on(.keydown, .value { $0 == "Escape" ? .closeSheet : nil }),
                ]
            ) {}
        }
    }
}

extension Strings {
    func name(of type: SetType) -> String {
        switch type {
        case .warmup: self[.typeWarmup]
        case .working: self[.typeWorking]
        case .top: self[.typeTop]
        case .backoff: self[.typeBackoff]
        case .dropset: self[.typeDrop]
        case .restPause: self[.typeRestPause]
        case .cluster: self[.typeCluster]
        }
    }

    /// What a row says of its set beside the number; `nil` for an ordinary one.
    func mark(_ set: ActiveSet) -> String? {
        if set.amrap { return "AMRAP" }
        switch set.setType {
        case .working, .warmup, .dropset: return nil
        case .top, .backoff, .restPause, .cluster: return name(of: set.setType)
        }
    }
}
