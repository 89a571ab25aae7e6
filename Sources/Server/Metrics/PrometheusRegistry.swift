public import Metrics
import Synchronization

/// What the parts of the program count, in the text format that Prometheus reads (version 0.0.4). It stands behind swift-metrics,
/// so that nobody who counts knows of it.
///
/// Counters are counters, recorders that aggregate and timers are histograms, other recorders are gauges. Timers are told in
/// seconds.
public final class PrometheusRegistry: MetricsFactory, Sendable {
    /// A kind of series, with the upper bounds of a histogram's buckets.
    fileprivate enum Kind: Equatable, Sendable {
        case counter, gauge
        case histogram([Double])

        static let seconds = Kind.histogram([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10])
        static let sizes = Kind.histogram([1, 2, 4, 8, 16, 32, 64, 128, 256])

        var name: String {
            switch self {
            case .counter: "counter"
            case .gauge: "gauge"
            case .histogram: "histogram"
            }
        }
    }

    private struct Family: Sendable {
        var kind: Kind
        /// By their labels as they are written.
        var series: [String: Series] = [:]
    }

    private let families = Mutex<[String: Family]>([:])

    public init() {}

    private func series(_ name: String, _ dimensions: [(String, String)], _ kind: Kind) -> Series {
        let labels = dimensions.map { $0.0 + "=\"" + Self.escaped($0.1) + "\"" }.joined(separator: ",")
        return families.withLock { families in
            if let known = families[name]?.series[labels] { return known }
            let series = Series(kind)
            families[name, default: Family(kind: kind)].series[labels] = series
            return series
        }
    }

    private static func escaped(_ label: String) -> String {
        label.reduce(into: "") { text, character in
            switch character {
            case "\\": text += "\\\\"
            case "\"": text += "\\\""
            case "\n": text += "\\n"
            default: text.append(character)
            }
        }
    }

    /// Everything that was counted.
    public var text: String {
        let families = families.withLock { $0 }
        var text = ""
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text += "# TYPE \(name) \(family.kind.name)\n"
            for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
                text += series.text(name, labels)
            }
        }
        return text
    }

    // MARK: MetricsFactory

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions, .counter)
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        series(label, dimensions, aggregate ? .sizes : .gauge)
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions, .seconds)
    }

    // Series stay: a counter that starts anew would look like a restart.
    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}

/// One line of numbers, or several of a histogram.
private final class Series: CounterHandler, RecorderHandler, TimerHandler, Sendable {
    private struct State {
        var sum = 0.0
        var count: Int64 = 0
        /// How many were at most each bound, and above the one before.
        var buckets: [Int64]
    }

    private let bounds: [Double]
    private let isGauge: Bool
    private let state: Mutex<State>

    init(_ kind: PrometheusRegistry.Kind) {
        if case .histogram(let bounds) = kind { self.bounds = bounds } else { bounds = [] }
        isGauge = kind == .gauge
        state = Mutex(State(buckets: Array(repeating: 0, count: bounds.count)))
    }

    func increment(by amount: Int64) { state.withLock { $0.sum += Double(amount) } }
    func reset() { state.withLock { $0 = State(buckets: Array(repeating: 0, count: bounds.count)) } }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        state.withLock { state in
            guard !isGauge else { return state.sum = value }
            state.sum += value
            state.count += 1
            if let place = bounds.firstIndex(where: { value <= $0 }) { state.buckets[place] += 1 }
        }
    }

    func text(_ name: String, _ labels: String) -> String {
        let state = state.withLock { $0 }
        func line(_ suffix: String, _ more: String, _ value: String) -> String {
            let all = [labels, more].filter { !$0.isEmpty }.joined(separator: ",")
            return name + suffix + (all.isEmpty ? "" : "{\(all)}") + " \(value)\n"
        }
        guard !bounds.isEmpty else { return line("", "", "\(state.sum)") }
        var text = ""
        var below: Int64 = 0
        for (bound, count) in zip(bounds, state.buckets) {
            below += count
            text += line("_bucket", "le=\"\(bound)\"", "\(below)")
        }
        return text + line("_bucket", "le=\"+Inf\"", "\(state.count)") + line("_sum", "", "\(state.sum)")
            + line("_count", "", "\(state.count)")
    }
}
