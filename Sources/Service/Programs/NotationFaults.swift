import Contract
import Interchange
import Training

/// What is wrong with a program that came as a text, in the words of such texts.
extension ServiceError {
    /// Everything that cannot be read in a text, line by line.
    init(_ error: NotationError, at path: String) {
        var faults: [WorkoutError.Fault] = []
        for error in [error] + error.others {
            let place = error.line > 0 ? "Line \(error.line): " : ""
            let excerpt = error.excerpt.isEmpty ? "" : " (\(error.excerpt))"
            faults.append(WorkoutError.Fault(path: path, message: place + error.problem.message + excerpt))
        }
        self.init(.validation, faults[0].message, path: path)
        if faults.count > 1 { details?.errors = faults }
    }

    /// The same of a text: what is wrong stands in its lines, by the line, and a document says it by its own paths.
    func said(of lines: NotationLines?, at path: String, in language: Language) -> ServiceError {
        var error = self
        func said(_ message: String, _ place: String?) -> String {
            let place = place?.replacing("/program", with: "", maxReplacements: 1) ?? ""
            guard let lines else { return "At \(place): \(message)" }
            let text = NotationFields.said(message, at: place, in: language)
            return lines.line(of: place).map { NotationFields.line($0, language) + text } ?? text
        }
        error.message = said(message, details?.path)
        // What is wrong with each of three sets is wrong with one line.
        var faults: [WorkoutError.Fault] = []
        var order: [String: Int] = [:]
        for fault in details?.errors ?? [] {
            let own = WorkoutError.Fault(path: path, message: said(fault.message, fault.path))
            if faults.contains(own) { continue }
            faults.append(own)
            let place = fault.path.replacing("/program", with: "", maxReplacements: 1)
            order[own.message] = lines?.line(of: place) ?? 0
        }
        faults = faults.enumerated().sorted { one, other in
            let (first, second) = (order[one.element.message] ?? 0, order[other.element.message] ?? 0)
            return first == second ? one.offset < other.offset : first < second
        }.map(\.element)
        if let first = faults.first { error.message = first.message }
        error.details?.errors = faults.count > 1 ? faults : nil
        error.details?.path = path
        return error
    }
}
