/// A list that has at least one element, for whatever is promised never to be empty.
public struct NonEmpty<Element> {
    /// The elements, as a list that may be anything.
    public private(set) var all: [Element]

    /// One element, and those that follow it.
    public init(_ first: Element, _ others: [Element] = []) { all = [first] + others }

    /// The elements of a list; `nil` where it has none.
    public init?(_ elements: [Element]) {
        if elements.isEmpty { return nil }
        all = elements
    }

    /// Puts an element at the end.
    public mutating func append(_ element: Element) { all.append(element) }

    /// Puts elements at the end.
    public mutating func append(contentsOf elements: [Element]) { all += elements }

    /// Takes elements out of those that follow the first, which stays.
    public mutating func removeOthers(where isUnwanted: (Element) -> Bool) {
        var kept: [Element] = []
        for (index, element) in all.enumerated() where index == 0 || !isUnwanted(element) { kept.append(element) }
        all = kept
    }
}

extension NonEmpty: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { all.count }

    /// The element at a place, from 0.
    public subscript(position: Int) -> Element {
        get { all[position] }
        set { all[position] = newValue }
    }
}

extension NonEmpty: Equatable where Element: Equatable {}
extension NonEmpty: Sendable where Element: Sendable {}

extension NonEmpty: WireValue where Element: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> NonEmpty {
        guard let list = NonEmpty(try reader.array(of: Element.self)) else {
            throw reader.fault(.invalid, "must hold at least one")
        }
        return list
    }

    public func write(_ writer: inout Writer) { writer.array(all) }
}

#if !hasFeature(Embedded)
    extension NonEmpty where Element: WireValue {
        public static func describe(_ describer: inout Describer) -> JSONValue { [Element].describe(&describer) }
    }
#endif
