/// Tells the second tap of a quick double tap, where the first one brought something else under the finger: another page, what lies over
/// one, or what lay under what is gone. Nobody meant that.
///
/// Quick taps on what stays are taps: on the rows of sets, the digits of the keypad and the steps beside a number.
struct Taps {
    /// Two taps are one double tap within so many milliseconds, and so many pixels across and down.
    static let quick: Int64 = 400
    static let near = 24

    /// A tap as the shell tells it: where it was, and whether it may be the second of two. "195 640 1"; a key has no place.
    private struct Place {
        var x, y: Int
        var mayFollow: Bool

        @inline(never) init?(_ text: String) {
            var (numbers, digits, isNegative) = ([0, 0, 0], [0, 0, 0], false)
            var place = 0
            for byte in text.utf8 {
                switch byte {
                case 0x20 where place < 2 && digits[place] > 0:
                    if isNegative { numbers[place].negate() }
                    (place, isNegative) = (place + 1, false)
                case 0x2D where digits[place] == 0 && !isNegative: isNegative = true
                case 0x30...0x39 where digits[place] < 9:
                    numbers[place] = 10 * numbers[place] + Int(byte - 0x30)
                    digits[place] += 1
                default: return nil
                }
            }
            guard place == 2, digits[2] > 0 else { return nil }
            (x, y, mayFollow) = (numbers[0], numbers[1], numbers[2] == 1)
        }
    }

    /// The tap before: where and when it was, on what, and what lay on top.
    private var last: (place: Place, at: Int64, name: [Step], layer: Layer)?

    /// Whether a tap is the second of two, and falls on what it was not meant for. It is noted for the next one.
    ///
    /// - Parameters:
    ///   - path: of what listens to it, in the page as it is.
    ///   - milliseconds: when it was.
    @inline(never) mutating func isStray(
        _ text: String, at milliseconds: Int64, on path: [Int], of page: Node<Message>, _ layer: Layer
    ) -> Bool {
        guard let place = Place(text) else {
            last = nil
            return false
        }
        if let before = last, place.mayFollow, milliseconds - before.at <= Self.quick,
            milliseconds >= before.at, abs(place.x - before.place.x) <= Self.near,
            abs(place.y - before.place.y) <= Self.near, before.layer != layer || !page.listens(at: before.name)
        {
            last?.at = milliseconds
            return true
        }
        last = (place, milliseconds, page.steps(along: path), layer)
        return false
    }
}

/// What lies on top of everything else.
struct Layer: Equatable {
    var route: Route
    /// One bit for each kind of sheet.
    var sheets: Int
}

extension App {
    /// What a tap meets first.
    @inline(never) var layer: Layer {
        var sheets = 0
        for isOpen in [
            showsRefused, starting != nil, search != nil, exerciseSheet != nil, library.form != nil, routine != nil,
            aches.draft != nil, analytics.behind != nil, today.selection != nil, focus.sheet != nil,
        ] {
            sheets = sheets << 1 | (isOpen ? 1 : 0)
        }
        return Layer(route: facts.route, sheets: sheets)
    }
}

/// What a child is followed by: its key; without one what kind of element it is, and its place among the siblings of that kind. What
/// comes and goes beside it makes it no other.
private struct Step: Equatable {
    var key: UInt64?
    var kind = ""
    var place = 0
}

extension Node {
    /// What tells a child from its siblings.
    private static func step(_ index: Int, of children: [Node]) -> Step {
        if let key = children[index].key { return Step(key: key) }
        var step = Step(kind: children[index].kind)
        for sibling in children.prefix(index) where sibling.key == nil && sibling.kind == step.kind { step.place += 1 }
        return step
    }

    /// Its tag and the first of its classes; those after it say how it is just now.
    private var kind: String {
        guard case .element(let element) = drawn else { return "" }
        for attribute in element.attributes where attribute.name == "class" {
            return element.tag + "." + String(attribute.value.prefix { $0 != " " })
        }
        return element.tag
    }

    /// What is followed down to an element.
    fileprivate func steps(along path: [Int]) -> [Step] {
        var (node, steps) = (drawn, [Step]())
        for index in path {
            guard case .element(let element) = node, element.children.indices.contains(index) else { return steps }
            steps.append(Self.step(index, of: element.children))
            node = element.children[index].drawn
        }
        return steps
    }

    /// Whether what these lead to is there, and hears of taps.
    fileprivate func listens(at steps: [Step]) -> Bool {
        var node = drawn
        for step in steps {
            guard case .element(let element) = node,
                let index = element.children.indices.first(where: { Self.step($0, of: element.children) == step })
            else { return false }
            node = element.children[index].drawn
        }
        guard case .element(let element) = node else { return false }
        for handler in element.handlers where handler.event == .click { return true }
        return false
    }
}
