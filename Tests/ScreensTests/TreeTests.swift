import TestSupport
import Testing

@testable import Screens

private typealias Tree = Node<Int>

@Suite struct TreeTests {
    @Test func theHTMLIsEscapedAndVoidElementsHaveNoEnd() {
        let tree = Tree.element(
            Element("p", [.attribute("title", "\"a\" & <b>"), .on(.click, .send(1))]) {
                "1 < 2 & 3 > \"2\""
                Tree.element(Element("input", [.property("value", "x")], []))
            })
        #expect(
            HTML.text(tree)
                == "<p title=\"&quot;a&quot; &amp; &lt;b&gt;\" data-on=\"click\">1 &lt; 2 &amp; 3 &gt; &quot;2&quot;<input value=\"x\"></p>"
        )
    }

    @Test func adjacentAndEmptyTextsBecomeOne() {
        let element = Element<Int>("p", []) {
            ""
            "a"
            ""
            "b"
            Tree.element(Element("b", [], []))
            ""
        }
        #expect(element.children.count == 2)
    }

    @Test func aTextAreaHoldsItsValueBetweenItsTags() {
        let tree = Tree.element(Element("textarea", [.property("value", "a<b")], []))
        #expect(HTML.text(tree) == "<textarea>\na&lt;b</textarea>")
    }

    @Test func messagesAreFoundByPathThroughLazyNodes() {
        let inner: (Int) -> Tree = { number in
            Tree.element(
                Element("div", []) {
                    "text"
                    Tree.element(Element("button", [.on(.click, .send(number))], []))
                    Tree.element(Element("input", [.on(.input, .value { Int($0) })], []))
                })
        }
        let tree = Tree.element(Element("main", []) { lazy("inner", 7, inner) })
        #expect(tree.message(at: [0, 1], event: .click, value: "") == 7)
        #expect(tree.message(at: [0, 2], event: .input, value: "42") == 42)
        #expect(tree.message(at: [0, 2], event: .input, value: "x") == nil)
        #expect(tree.message(at: [0, 2], event: .click, value: "") == nil)
        #expect(tree.message(at: [0, 9], event: .click, value: "") == nil)
        #expect(tree.message(at: [0, 0], event: .click, value: "") == nil)
    }

    @Test func lazyNodesAreDrawnAgainOnlyWhenTheirValueChanges() {
        final class Count { var drawn = 0 }
        let count = Count()
        func page(_ value: Int) -> Tree {
            Tree.element(
                Element("main", []) {
                    lazy("view", value) { (value: Int) -> Tree in
                        count.drawn += 1
                        return Tree.element(Element("p", []) { String(value) })
                    }
                })
        }
        var tree = page(1)
        _ = HTML.text(tree)
        #expect(count.drawn == 1)
        var next = page(1)
        #expect(TreeDiff.patches(from: tree, to: next).bytes.isEmpty)
        tree = next
        _ = HTML.text(tree)
        #expect(count.drawn == 1)
        next = page(2)
        #expect(!TreeDiff.patches(from: tree, to: next).bytes.isEmpty)
        #expect(count.drawn == 2)
    }

    @Test func lazyNodesOfTwoViewsAreNotMixedUp() {
        func page(_ name: String) -> Tree {
            Tree.element(
                Element("main", []) {
                    lazy(name, 1) { (value: Int) -> Tree in Tree.element(Element("p", []) { name }) }
                })
        }
        #expect(!TreeDiff.patches(from: page("a"), to: page("b")).bytes.isEmpty)
    }

    @Test func whatStandsBesideIsDrawnWithTheMessageAfter() {
        func page(_ text: String, waits: Bool) -> Tree {
            Tree.element(
                Element("main", []) {
                    Tree.lazy(Beside(key: 1, waits: waits) { Tree.element(Element("p", []) { text }) })
                })
        }
        let pages = [
            page("1", waits: true), page("2", waits: true), page("3", waits: true), page("3", waits: false),
            page("4", waits: false),
        ]
        var shell = NaiveShell()
        shell.root = NaiveNode.parse(HTML.text(pages[0]))
        var seen = [shell.peek([0, 0])?.text]
        for (before, after) in zip(pages, pages.dropFirst()) {
            shell.apply(TreeDiff.patches(from: before, to: after).bytes)
            seen.append(shell.peek([0, 0])?.text)
            #expect(shell.root == NaiveNode(after), "the tree is what the page is")
        }
        #expect(seen == ["1", "1", "1", "3", "4"])
    }

    /// Whoever stands on the button stays there: it is the same one.
    @Test func aSentenceThatComesBetweenLeavesTheButtonBelowAlone() throws {
        func page(_ sentence: String?) -> Tree {
            Tree.element(
                Element("section", []) {
                    Tree.element(Element("h2", []) { "Today" })
                    if let sentence { Tree.element(Element("p", []) { sentence }) }
                    Tree.element(Element("button", []) { "Plan" })
                })
        }
        var shell = NaiveShell()
        shell.root = NaiveNode.parse(HTML.text(page(nil)))
        let button = try #require(shell.peek([1]))
        shell.apply(TreeDiff.patches(from: page(nil), to: page("Nothing")).bytes)
        #expect(shell.root == NaiveNode(page("Nothing")) && shell.peek([2]) === button)
        shell.apply(TreeDiff.patches(from: page("Nothing"), to: page(nil)).bytes)
        #expect(shell.root == NaiveNode(page(nil)) && shell.peek([1]) === button)
    }

    @Test func whatIsTypedIsNotWrittenBack() {
        func page(_ value: String) -> Tree {
            Tree.element(
                Element("div", []) {
                    Tree.element(Element("input", [.property("value", value), .attribute("class", value)], []))
                })
        }
        let typed = TreeDiff.patches(from: page("a"), to: page("ab"), typing: [0])
        let other = TreeDiff.patches(from: page("a"), to: page("ab"))
        #expect(typed.bytes.first == 3)
        #expect(typed.bytes.count < other.bytes.count)
    }

    @Test(arguments: 0..<200)
    func patchesMakeTheNewPageOfTheOldOne(seed: UInt64) {
        var dice = Dice(seed &* 31 &+ 5)
        var shell = NaiveShell()
        var tree = RandomTree.node(&dice, depth: 4)
        shell.root = NaiveNode.parse(HTML.text(tree))
        #expect(shell.root == NaiveNode(tree), "seed \(seed)")
        for _ in 0..<12 {
            let next = dice.roll(4) == 0 ? RandomTree.node(&dice, depth: 4) : RandomTree.changed(tree, &dice)
            shell.apply(TreeDiff.patches(from: tree, to: next).bytes)
            #expect(shell.root == NaiveNode(next), "seed \(seed)")
            tree = next
        }
    }
}

extension Element where Message == Int {
    fileprivate convenience init(_ tag: String, _ attributes: [Attr<Int>], @Children<Int> _ children: () -> [Node<Int>])
    {
        self.init(tag, attributes, key: nil, children())
    }
}

/// Trees by chance: keyed and unkeyed children, texts, lazy nodes, attributes, listeners.
private enum RandomTree {
    static func node(_ dice: inout Dice, depth: Int, key: UInt64? = nil) -> Tree {
        if key == nil, depth < 4, dice.roll(4) == 0 { return .text(text(&dice)) }
        if dice.roll(5) == 0 {
            let value = dice.roll(6)
            return lazy("lazy", key: key, value) { (value: Int) -> Tree in
                .element(
                    Element("b", [.attribute("n", String(value))], key: nil, value > 3 ? [] : [.text(String(value))]))
            }
        }
        let tags = ["div", "p", "span"]
        return .element(Element(tags[dice.roll(3)], attributes(&dice), key: key, children(&dice, depth)))
    }

    private static func children(_ dice: inout Dice, _ depth: Int) -> [Tree] {
        if depth == 0 { return [] }
        let keyed = dice.roll(2) == 0
        var keys = Array(0..<8).shuffled(using: &dice)
        var children: [Tree] = []
        for _ in 0..<dice.roll(6) {
            let key: UInt64? = keyed && dice.roll(4) > 0 ? UInt64(keys.removeLast()) : nil
            children.append(node(&dice, depth: depth - 1, key: key))
        }
        return children
    }

    private static func attributes(_ dice: inout Dice) -> [Attr<Int>] {
        var attributes: [Attr<Int>] = []
        for name in ["class", "id", "title"] where dice.roll(2) == 0 {
            attributes.append(.attribute(name, text(&dice)))
        }
        if dice.roll(4) == 0 { attributes.append(.on(.click, .send(1))) }
        if dice.roll(6) == 0 { attributes.append(.on(.input, .send(2))) }
        return attributes
    }

    private static func text(_ dice: inout Dice) -> String { ["a", "b<c", "\"d\" & e", "f", "80 × 10"][dice.roll(5)] }

    /// The same tree with its children in another order, some gone, some new, some changed.
    static func changed(_ tree: Tree, _ dice: inout Dice) -> Tree {
        guard case .element(let element) = tree else { return node(&dice, depth: 2, key: tree.key) }
        var children = element.children
        if dice.roll(3) == 0 { children.shuffle(using: &dice) }
        if dice.roll(3) == 0, !children.isEmpty { children.remove(at: dice.roll(children.count)) }
        for index in children.indices where dice.roll(3) == 0 { children[index] = changed(children[index], &dice) }
        if dice.roll(3) == 0 { children.insert(node(&dice, depth: 2), at: dice.roll(children.count + 1)) }
        return .element(Element(element.tag, attributes(&dice), key: element.key, children))
    }
}
