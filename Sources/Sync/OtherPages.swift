public import Training
import Wire

/// Several pages of one browser, and several devices: one page sends, all show the same.
extension WorkoutSync {
    /// This page sends from now on: it was opened or looked at, or the one that sent is gone.
    ///
    /// - Parameter pages: all that are there. What one that is gone had collected is sent by this one.
    public mutating func takeOver(_ pages: [String], at now: Instant) -> [SyncEffect] {
        isSender = true
        // Whatever is under way was asked by another page, or before this one lost its turn.
        (flight, pausing, fetch) = (nil, false, .current)
        for left in othersEdits where !pages.contains(left.page) && left.page != page {
            let id = left.edits.workoutID
            for edit in left.edits.edits {
                append(.change(edit.patch(id, newMeta("cell_edit", now))), id, FieldTarget(edit.place))
            }
            store(SyncKey.edits + left.page, "")
        }
        othersEdits.removeAll { !pages.contains($0.page) }
        rebuild()
        return finish([.timer(.retry, milliseconds: 0)])
    }

    /// Another page sends from now on. The answer to what is under way is for nobody: that page asks again, with the same key.
    public mutating func handOver() -> [SyncEffect] {
        isSender = false
        (flight, pausing, fetch, failures, trouble) = (nil, false, nil, 0, nil)
        return finish([.timer(.retry, milliseconds: 0)])
    }

    /// Another page has stored something; an empty text: has deleted it.
    public mutating func stored(_ entries: [(key: String, value: String)], at now: Instant) -> [SyncEffect] {
        let before = workout
        let (known, waiting) = (base, queue)
        var hasNewBase = false
        for (key, text) in entries {
            if let name = SyncKey.rest(key, after: SyncKey.step).flatMap({ StepName($0) }) {
                storedStep(name, text)
            } else if let page = SyncKey.rest(key, after: SyncKey.edits) {
                storedEdits(String(page), text)
            } else if let name = SyncKey.rest(key, after: SyncKey.done).flatMap({ StepName($0) }) {
                storedPast(name, text)
            } else if key == SyncKey.base {
                hasNewBase = storedBase(text) || hasNewBase
            } else if let name = SyncKey.rest(key, after: SyncKey.refused).flatMap({ StepName($0) }) {
                storedRefused(name, text)
            }
        }
        if hasNewBase {
            if let base { noteArrived(carryPast(from: known, waiting, to: base)) } else { past = Past() }
        }
        rebuild()
        return finish(hasNewBase ? differences(before) : ended(before))
    }

    private mutating func storedStep(_ name: StepName, _ text: String) {
        lastNumber = max(lastNumber, name.number)
        if let index = queue.firstIndex(where: { $0.name == name }) {
            guard text.isEmpty else { return }
            // The page that had the turn before has been answered: what this one asked is for nobody.
            if index == 0, isHeadUnderWay { (flight, fetch) = (nil, .current) }
            queue.remove(at: index)
            return
        }
        guard !text.isEmpty, let change = try? JSON.decode(QueuedChange.self, from: text) else { return }
        let place = queue.firstIndex { name < $0.name } ?? queue.count
        // Never before the change under way.
        queue.insert(QueueEntry(name: name, change: change), at: max(isHeadUnderWay ? 1 : 0, place))
    }

    /// Whether the first of the queue was sent, or waits for a look at what the server holds to be judged by.
    private var isHeadUnderWay: Bool {
        if queue.isEmpty { return false }
        if case .workout(judging: .some) = fetch { return true }
        guard let flight else { return false }
        if case .none = flight.fetch { return true }
        return false
    }

    private mutating func storedRefused(_ name: StepName, _ text: String) {
        list.removeAll { $0.name == name }
        guard !text.isEmpty, let change = try? JSON.decode(RefusedChange.self, from: text) else { return }
        let place = list.firstIndex { name < $0.name } ?? list.count
        list.insert(ListedChange(name: name, change: change), at: place)
    }

    private mutating func storedEdits(_ page: String, _ text: String) {
        othersEdits.removeAll { $0.page == page }
        if !text.isEmpty, let edits = try? JSON.decode(StoredEdits.self, from: text) {
            othersEdits.append((page, edits))
        }
    }

    /// What the page that sends has learnt; what it says late is older than what is known here.
    private mutating func storedBase(_ text: String) -> Bool {
        if text.isEmpty {
            lastEnded = base?.id ?? lastEnded
            base = nil
            return true
        }
        guard let newer = try? JSON.decode(ActiveWorkout.self, from: text) else { return false }
        if let base, base.id == newer.id, base.revision > newer.revision { return false }
        base = newer
        return true
    }

    /// A workout was changed on the server, by whomever.
    ///
    /// - Parameter revision: of the workout as it is there.
    public mutating func heard(_ id: WorkoutID, revision: Int) -> [SyncEffect] {
        guard isSender, id != lastEnded || base?.id == id else { return [] }
        if let base, base.id == id, base.revision >= revision { return [] }
        heard = Heard(id: id, revision: revision)
        return finish([])
    }

    /// Looks at what was heard of, once all answers to what was sent from here are there: most often it was that.
    mutating func lookAtHeard() {
        guard let heard, fetch == nil, queue.isEmpty else { return }
        self.heard = nil
        if base?.id != heard.id {
            if heard.id != lastEnded { fetch = .current }
        } else if let base, base.revision < heard.revision {
            fetch = .workout(judging: nil)
        }
    }

    // MARK: What is another than it was shown

    /// What somebody else made of the workout that is shown.
    ///
    /// - Parameter overtaken: sets whose numbers of here gave way.
    func differences(_ before: ActiveWorkout?, _ overtaken: [SetPlace] = []) -> [SyncEffect] {
        guard let before, let after = workout, before.id == after.id else { return ended(before) }
        var (places, removed): ([SetPlace], [SyncEffect]) = ([], [])
        for exercise in before.exercises {
            let stays = after.exercises.first { $0.instanceID == exercise.instanceID }
            if stays == nil { removed.append(.removedElsewhere(exercise.exerciseID, exercise.name, set: nil)) }
            for (index, set) in exercise.sets.enumerated() {
                let place = SetPlace(exercise.instanceID, set.id)
                // That a set was done is the common case, and the grid shows it.
                guard let now = after[place] else {
                    // A swap has sets of its own.
                    if stays?.exerciseID == exercise.exerciseID, let number = exercise.setNumber(index) {
                        removed.append(.removedElsewhere(exercise.exerciseID, exercise.name, set: number))
                    }
                    continue
                }
                let isOther = set.values != now.values
                if seesUndo
                    ? isOther || set.status != now.status
                    : isOther && (set.status == now.status || overtaken.contains(place))
                {
                    places.append(place)
                }
            }
        }
        if seesUndo { return [.tookBack(places)] }
        return removed + (places.isEmpty ? [] : [.changedElsewhere(places)])
    }

    /// What waits here gives way to a set that somebody else did later, by the clock of whoever tapped: numbers that were given to it,
    /// and that it was taken away, alone or with what it is in.
    ///
    /// - Returns: the sets whose numbers gave way, and whether something stays that was taken away.
    @inline(never) mutating func giveWay(to found: ActiveWorkout) -> (places: [SetPlace], stays: Bool) {
        guard let base, base.id == found.id else { return ([], false) }
        var (places, stays): ([SetPlace], Bool) = ([], false)
        var left: [QueueEntry] = []
        for entry in queue {
            let (change, step) = (entry.change, entry.change.step)
            if change.workoutID != found.id {
                left.append(entry)
            } else if let filled = step.filled, found.isDone(FieldTarget(filled.place), after: filled.at, since: base) {
                store(entry.key, "")
                if !places.contains(filled.place) { places.append(filled.place) }
            } else if !change.isArrived, let away = step.takenAway,
                found.isDone(away.part, after: away.at, since: base), !isSettled(change)
            {
                store(entry.key, "")
                stays = true
            } else {
                left.append(entry)
            }
        }
        if left.count < queue.count { queue = left }
        return (places, stays)
    }

    /// Whether what was taken away was taken back since, or another workout was begun: then the one before it is over.
    private func isSettled(_ change: QueuedChange) -> Bool {
        for entry in queue {
            switch entry.change.step {
            case .start: return true
            case .change(.undo(let undo)): if undo.reverts == change.key { return true }
            case .change: break
            }
        }
        return false
    }

    /// The workout that was shown is over, as another page has learnt.
    private func ended(_ before: ActiveWorkout?) -> [SyncEffect] {
        guard let before, before.id != workout?.id, base?.id != before.id else { return [] }
        for entry in queue where entry.change.workoutID == before.id { return [] }
        return [.ended(before.id, before.status == .cancelled ? .cancelled : .completed)]
    }
}

extension ActiveWorkout {
    /// Whether a set was done after a moment that was not done yet in an earlier state.
    ///
    /// - Parameter part: the set, the sets of an exercise, or all.
    fileprivate func isDone(_ part: FieldTarget, after time: Instant, since earlier: ActiveWorkout) -> Bool {
        for exercise in exercises
        where part.exerciseInstanceID == nil || part.exerciseInstanceID == exercise.instanceID {
            for set in exercise.sets where part.setID == nil || part.setID == set.id {
                if set.status == .done, let done = set.completedAt, done > time,
                    earlier[SetPlace(exercise.instanceID, set.id)]?.status != .done
                {
                    return true
                }
            }
        }
        return false
    }
}
