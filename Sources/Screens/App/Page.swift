import Sync
import Training

extension App {
    /// The page for the place where the app stands.
    var page: View {
        switch route {
        case .today: todayScreen
        case .plans: plansScreen
        case .history: historyScreen
        case .session(let id): sessionScreen(id)
        case .workout: isTraining ? focusScreen : missingScreen
        case .summary: summaryScreen
        case .importing: importScreen
        case .settings: settingsScreen
        case .plan(let id): planScreen(id)
        case .newPlan, .editPlan: editorScreen
        case .planHistory(let id): timelineScreen(id)
        case .suggestions: suggestionsScreen
        case .progress(let id): progressScreen(id)
        }
    }

    /// What the browser should know of the page as a whole.
    var pageDocument: Document {
        let name: String =
            switch route {
            case .today: strings[.today]
            case .plans: strings[.plans]
            case .history, .session: strings[.history]
            case .workout: sync.workout?.title ?? strings[.workout]
            case .summary: strings.after(summary?.workout.title ?? strings[.workout])
            case .importing: strings[.importHistory]
            case .settings: strings[.settings]
            case .plan(let id), .editPlan(let id), .planHistory(let id): plan(id)?.name ?? strings[.plans]
            case .newPlan: strings[.newPlan]
            case .suggestions: strings[.suggestions]
            case .progress(let id): knowledge.exercise(id)?.name ?? strings[.progress]
            }
        return Document(
            language: strings.voice.language.rawValue, title: name + " · Topset",
            theme: knowledge.settings.theme.rawValue)
    }

    // MARK: Keys

    /// What a key does when no field has the focus; `nil` for nothing, and then the browser may have it.
    func message(forKey key: String) -> Message? {
        if showsRefused || focus.sheet != nil || starting != nil { return key == "Escape" ? .closeSheet : nil }
        guard route == .workout, isTraining, let workout = shown else { return nil }
        if let cell = focus.cell { return padMessage(key, cell, workout) }
        switch key {
        case "Enter": return .focus(.main)
        case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
            guard let place = currentPlace(workout), let open = openIndex(workout),
                let first = workout.exercises[open].columns.first
            else { return nil }
            return .focus(.cell(place, first))
        default: return nil
        }
    }

    private func padMessage(_ key: String, _ cell: Cell, _ workout: ActiveWorkout) -> Message? {
        switch key {
        case "Escape": return .focus(.closePad)
        case "Enter": return workout[cell.place]?.status == .planned ? .focus(.tick(cell.place)) : .focus(.closePad)
        case "Backspace": return .focus(.pad(.backspace))
        case ".", ",": return .focus(.pad(.separator))
        case "+": return .focus(.pad(.plus))
        case "-": return .focus(.pad(.minus))
        case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight": return neighbour(key, cell, workout)
        default:
            guard let digit = Int(key), (0...9).contains(digit) else { return nil }
            return .focus(.pad(.digit(digit)))
        }
    }

    /// Arrows walk through the grid like in a spreadsheet.
    private func neighbour(_ key: String, _ cell: Cell, _ workout: ActiveWorkout) -> Message? {
        guard let exercise = workout.exercises.first(where: { $0.instanceID == cell.place.exerciseInstanceID }),
            let column = exercise.columns.firstIndex(of: cell.field),
            let row = exercise.sets.firstIndex(where: { $0.id == cell.place.setID })
        else { return nil }
        let newColumn = column + (key == "ArrowRight" ? 1 : key == "ArrowLeft" ? -1 : 0)
        let newRow = row + (key == "ArrowDown" ? 1 : key == "ArrowUp" ? -1 : 0)
        guard exercise.columns.indices.contains(newColumn), exercise.sets.indices.contains(newRow) else { return nil }
        return .focus(.cell(SetPlace(exercise.instanceID, exercise.sets[newRow].id), exercise.columns[newColumn]))
    }
}
