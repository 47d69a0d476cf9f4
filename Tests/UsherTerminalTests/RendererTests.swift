#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

private let shows = (1...4).map { number in Line.item("Show \(number)", detail: "£1\(number)") {} }

private func list() -> Stage {
  var stage = Stage(stack(1, node(2, "Shows")))
  stage[2] = [.heading("This season")] + shows
  stage.contents[id(2)]?.actions = [KeyAction("r", "Reload") {}]
  return stage
}

@Test func `A screen has a title, its lines and a legend`() {
  var stage = list()
  #expect(
    stage.text(32, 9) == """
       Shows
        This season
      › Show 1                    £11
        Show 2                    £12
        Show 3                    £13
        Show 4                    £14


       r Reload  q quit
      """)
}

@Test func `The smallest terminal still shows what is selected`() {
  var stage = list()
  stage.press(.down, .down, .down)
  _ = stage.frame(20, 6)
  stage.press(.down, .down, .down)
  #expect(
    stage.text(20, 6) == """
       Shows
        Show 1        £11↑
        Show 2        £12
        Show 3        £13
      › Show 4        £14
       r Reload  q quit
      """)
}

@Test(arguments: [(19, 6), (20, 5), (1, 1), (3, 2), (1000, 5)])
func `A terminal that is too small says so`(_ columns: Int, _ rows: Int) {
  var stage = list()
  let words = stage.text(columns, rows).split { $0.isWhitespace }.joined(separator: " ")
  #expect("Too small: 20×6 is needed.".hasPrefix(words) || columns < 10)
}

@Test func `The way here is cut off at its beginning`() {
  var stage = Stage(stack(1, node(2, "Shows"), node(3, "Hamlet"), node(4, "Choose your seats")))
  #expect(stage.text(60, 6).hasPrefix(" Shows › Hamlet › Choose your seats\n"))
  #expect(stage.text(24, 6).hasPrefix(" …t › Choose your seats\n"))
}

@Test func `Tabs are drawn below the content, each with its digit`() {
  var stage = Stage(
    node(
      1, "Home",
      .tabs([stack(2, node(3, "Shows")), node(4, "Tickets"), node(5, "Account")], selected: id(4))))
  stage[4] = ["None yet."].map { .text($0) }
  #expect(
    stage.text(40, 6) == """
       Tickets
        None yet.


        1 Shows [2 Tickets] 3 Account
       q quit
      """)
}

@Test func `A sheet is drawn over what it covers`() {
  var stage = list()
  stage.present(modal(.sheet, stack(5, node(6, "Buy"), node(7, "Seats"))))
  stage[7] = [.item("Row A") {}]
  #expect(
    stage.text(48, 12) == """
       Shows
        ┌─ Buy › Seats ────────────────────────────┐
        │› Row A                                   │1
        │                                          │2
        │                                          │3
        │                                          │4
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘
       Esc back  q quit
      """)
}

@Test func `A cover hides what is below it`() {
  var stage = list()
  stage.present(modal(.cover, node(6, "Welcome")))
  stage[6] = ["Come in.", "Take a seat."].map { .text($0) }
  #expect(
    stage.text(30, 6) == """
       Welcome
        Come in.
        Take a seat.


       Esc close  q quit
      """)
}

@Test func `An alert is centered`() {
  var stage = list()
  stage.present(modal(.alert(SceneAlert("Sure?")), node(6, "Alert")))
  stage[6] = [.heading("Sure?"), .text("It cannot be undone."), .item("No") {}, .item("Yes") {}]
  #expect(
    stage.text(40, 10) == """
       Shows
        This season
        Sh┌──────────────────────────────┐£11
        Sh│  Sure?                       │£12
        Sh│  It cannot be undone.        │£13
        Sh│› No                          │£14
          │  Yes                         │
          └──────────────────────────────┘

       Esc close  q quit
      """)
}

@Test func `Columns are side by side if they fit`() {
  var stage = Stage(
    node(1, "Mail", .split([node(2, "Boxes"), node(3, "Letters")], selected: id(3))))
  stage[2] = [.item("Inbox") {}]
  stage[3] = [.item("Hello") {}]
  #expect(
    stage.text(50, 6) == """
       Letters
       Boxes              │ Letters
        Inbox             │› Hello
                          │
                          │
       q quit
      """)
  #expect(
    stage.text(30, 6) == """
       Letters
      › Hello


                   ○ ●
       q quit
      """)
}

@Test func `An embedded screen follows the content, or is in its slot`() {
  var first = node(3, "Cart")
  first.slot = "cart"
  let second = node(4, "Hints")
  var stage = Stage(node(2, "Checkout", .screen(embedded: [second, first])))
  stage[2] = [.text("Top"), .slot("cart"), .text("Bottom"), .slot("nobody")]
  stage[3] = [.item("Two tickets") {}]
  stage[4] = [.text("Be early.")]
  #expect(
    stage.text(24, 9) == """
       Checkout
        Top
        Cart
      › Two tickets
        Bottom
        Hints
        Be early.

       q quit
      """)
}

@Test func `A transcript has every row of a list of any length`() {
  var stage = Stage(node(1, "List"))
  stage[1] = (1...1_500).map { .text("Row \($0)") }
  var states: [NodeID: ViewState] = [:]
  let text = Renderer.transcript(of: stage.scene, columns: 40, states: &states)
  #expect(text.contains("Row 1500"))
  #expect(!text.contains("↓"))
}

@Test func `The legend offers to close an alert only if a button answers Esc`() {
  let buttons: [SceneAlert.Button] = [.destructive("Delete"), .normal("Keep")]
  for (alert, isClosable) in [
    (SceneAlert("Sure?", buttons: buttons), false),
    (SceneAlert("Sure?", buttons: buttons + [.cancel("No")]), true),
    (SceneAlert("Sure?", buttons: [.normal("Yes")]), true),
  ] {
    var stage = list()
    stage.present(modal(.alert(alert), node(6, "Alert")))
    stage[6] = [.heading("Sure?"), .item("Keep") {}]
    #expect(stage.text(40, 10).contains("Esc close") == isClosable)
  }
}
#endif
