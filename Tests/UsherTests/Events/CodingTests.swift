import Foundation
import Testing
import Usher

/// The values of a tree as JSON, which stays readable for later versions.
struct CodingTests {
  private static let id = NodeID(seed: 7, number: 12)
  private static let owner = CoordinatorID(seed: 7, number: 1)

  private static func node(_ number: UInt64, _ shape: Node.Shape = .screen(embedded: [])) -> Node {
    Node(id: NodeID(seed: 7, number: number), owner: owner, name: "N\(number)", shape: shape)
  }

  private static var rich: Node {
    var node = node(12)
    node.attributes.title = "Seats"
    node.attributes.badge = "2"
    node.attributes.dismissal = .confirm
    node.slot = "header"
    return node
  }

  static let edits: [(Edit, String)] = [
    (.root(nil), #"{"root":{}}"#),
    (.push(rich, onto: id), #"{"push":{"_0":\#(richText),"onto":"7.12"}}"#),
    (.set([node(3)], in: id), #"{"set":{"_0":[\#(plain(3))],"in":"7.12"}}"#),
    (.replace(id, with: node(3)), #"{"replace":{"_0":"7.12","with":\#(plain(3))}}"#),
    (.remove(id), #"{"remove":{"_0":"7.12"}}"#),
    (
      .present(Modal(presenter: id, style: .sheet, node: node(3))),
      #"{"present":{"_0":{"node":\#(plain(3)),"presenter":"7.12","style":"sheet"}}}"#
    ),
    (.select(id, in: id), #"{"select":{"_0":"7.12","in":"7.12"}}"#),
    (.embed(node(3), in: id), #"{"embed":{"_0":\#(plain(3)),"in":"7.12"}}"#),
    (
      .update(id, Node.Attributes(name: "Seats", dismissal: .locked)),
      #"{"update":{"_0":"7.12","_1":{"dismissal":"locked","name":"Seats"}}}"#
    ),
  ]

  private static let richText =
    #"{"badge":"2","dismissal":"confirm","id":"7.12","kind":"screen","name":"N12","#
    + #""owner":"7.1","slot":"header","title":"Seats"}"#

  private static func plain(_ number: Int) -> String {
    #"{"id":"7.\#(number)","kind":"screen","name":"N\#(number)","owner":"7.1"}"#
  }

  @Test func `A container that later edits fill may be written empty`() throws {
    for shape in [Node.Shape.stack([]), .tabs([], selected: NodeID(seed: 0, number: 0))] {
      let edit = Edit.root(Self.node(4, shape))
      #expect(try read(Edit.self, write(edit)) == edit)
    }
  }

  @Test(arguments: edits.indices)
  func `An edit is written so and is read back equal`(index: Int) throws {
    let (edit, text) = Self.edits[index]
    #expect(try write(edit) == text)
    #expect(try read(Edit.self, text) == edit)
  }

  static let facts: [(Fact, String)] = [
    (.popped(id), #"{"popped":{"_0":"7.12"}}"#),
    (.dismissed(id), #"{"dismissed":{"_0":"7.12"}}"#),
    (.selected(id), #"{"selected":{"_0":"7.12"}}"#),
    (
      .answered(id, button: 1, text: "Ada"),
      #"{"answered":{"_0":"7.12","button":1,"text":"Ada"}}"#
    ),
    (.dismissalAttempted(id), #"{"dismissalAttempted":{"_0":"7.12"}}"#),
    (.gestureBegan, #"{"gestureBegan":{}}"#),
    (.gestureEnded(completed: false), #"{"gestureEnded":{"completed":false}}"#),
    (.appeared(id), #"{"appeared":{"_0":"7.12"}}"#),
    (.disappeared(id), #"{"disappeared":{"_0":"7.12"}}"#),
  ]

  @Test(arguments: facts.indices)
  func `A fact is written so and is read back equal`(index: Int) throws {
    let (fact, text) = Self.facts[index]
    #expect(try write(fact) == text)
    #expect(try read(Fact.self, text) == fact)
  }

  @Test func `A whole tree is read back equal`() throws {
    let tabs = Self.node(
      4,
      .tabs(
        [Self.node(5, .stack([Self.node(6)])), Self.node(7)], selected: NodeID(seed: 7, number: 7)))
    let alert = SceneAlert(
      "Leave?", message: "All of it?", buttons: [.cancel("Stay"), .destructive("Leave")],
      textField: SceneAlert.TextField(placeholder: "Why", text: "So"))
    let tree = SceneTree(
      root: tabs,
      modals: [
        Modal(presenter: tabs.id, style: .popover, node: Self.node(8)),
        Modal(presenter: NodeID(seed: 7, number: 8), style: .alert(alert), node: Self.node(9)),
      ])
    #expect(try read(SceneTree.self, write(tree)) == tree)
  }

  @Test func `A transaction is read back equal, its animation too`() throws {
    let fade = TransitionAnimation(
      named: "fade", in: .init(named: "in", duration: .milliseconds(250), isInteractive: true),
      out: .init(named: "out"))
    let transaction = SceneChange(edits: [.remove(Self.id)], cause: .link, animation: fade)
    #expect(try read(SceneChange.self, write(transaction)) == transaction)
    let plain = SceneChange(edits: [], cause: .user)
    #expect(try write(plain) == #"{"cause":"user","edits":[]}"#)
    #expect(try read(SceneChange.self, write(plain)) == plain)
  }

  @Test func `A model is read back equal`() throws {
    let model = SceneModel(
      "house", data: ["id": "4"],
      children: [SceneModel("show").keyed("k"), SceneModel("account")], selected: 1
    ).presenting(SceneModel("terms"), as: .cover)
    #expect(try read(SceneModel.self, write(model)) == model)
  }

  @Test(arguments: [
    #"{"id":"7","kind":"screen","name":"N","owner":"7.1"}"#,
    #"{"id":"7.1.2","kind":"screen","name":"N","owner":"7.1"}"#,
    #"{"id":"7.-1","kind":"screen","name":"N","owner":"7.1"}"#,
    #"{"id":"7.2","kind":"carpet","name":"N","owner":"7.1"}"#,
    #"{"id":"7.2","kind":"tabs","name":"N","owner":"7.1","selected":"7.9","children":"#
      + #"[{"id":"7.3","kind":"screen","name":"N","owner":"7.1"}]}"#,
  ])
  func `An unknown node is refused`(text: String) {
    #expect(throws: DecodingError.self) { try read(Node.self, text) }
  }

  @Test func `A tree that no director could have admitted is refused`() throws {
    let twice = SceneTree(root: Self.node(4, .stack([Self.node(5), Self.node(5)])))
    let astray = SceneTree(
      root: Self.node(4),
      modals: [
        Modal(presenter: NodeID(seed: 7, number: 9), style: .sheet, node: Self.node(9))
      ])
    let empty = SceneTree(root: Self.node(4, .stack([])))
    for tree in [twice, astray, empty] {
      #expect(throws: DecodingError.self) { try read(SceneTree.self, write(tree)) }
    }
  }

  @Test func `A decoded route has its name and its values`() throws {
    var attributes = Node.Attributes(name: "Show")
    attributes.route = AnyRoute(Durable.show(7))
    let text = try write(attributes)
    #expect(
      text
        == #"{"name":"Show","route":{"tag":"season","text":"show(7)","value":{"show":{"_0":7}}}}"#)
    let read = try read(Node.Attributes.self, text)
    let route = try #require(read.route?.as(SavedRoute.self))
    #expect(route.tag == "season")
    #expect(route.description == "show(7)")
    #expect(try write(read) == text)
    attributes.route = AnyRoute(Fleeting.now)
    #expect(try write(attributes) == #"{"name":"Show","route":{"text":"now"}}"#)
  }

  private func write(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

private enum Durable: DurableRoute {
  static let tag = "season"
  case overview
  case show(Int)
}

private enum Fleeting: Route {
  case now
}
