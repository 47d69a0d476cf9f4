import Testing
import Usher
import UsherTesting

/// A verb removes the screens and flows that its coordinator has started, and no others.
@MainActor struct OwnershipTests {
  let stage: TestStage
  let first = Teller("first", screen: Plain("first"))
  private let second = Kiosk("second", screen: Plain("second"))
  var root: Teller { get throws { try #require(stage.director.root as? Teller) } }
  var sketch: String { stage.director.tree.sketch }

  init() throws {
    stage = try TestStage(root: Teller("home", stack: ["a", "b"]))
    stage.director.root.start(child: first, as: .push)
    stage.director.root.start(child: second, as: .push)
  }

  @Test func `A pop of another flow's screen is refused with the name of its owner`() throws {
    #expect(sketch == "[a, b, first, second]")
    #expect(
      first.pop(fileID: "App/First.swift", line: 3).error?.description == """
        Teller could not pop: impossible.
          at App/First.swift:3
          Plain belongs to Kiosk, which Teller did not start.
          • Let Kiosk remove it, or finish the flow that it belongs to.
        """)
    #expect(sketch == "[a, b, first, second]")
  }

  @Test func `A way back to a screen stops at another flow's, and a root goes back over all`()
    throws
  {
    let screen = Plain("more")
    first.push(screen)
    #expect(first.replace(with: Plain("new")).isAdmitted, "it is the top one's owner")
    #expect(first.popToRoot().error?.reason == .impossible, "the second flow stands between")
    #expect(try root.popToRoot().isAdmitted)
    #expect(sketch == "[a]")
  }

  @Test func `Popping to the root leads to the coordinator's own lowest screen`() throws {
    second.push(Plain("c"))
    second.push(Plain("d"))
    #expect(second.popToRoot().isAdmitted)
    #expect(sketch == "[a, b, first, second]")
  }

  @Test func `A child dismisses no layer of its parent's`() throws {
    try root.present(Plain("note"), as: .sheet)
    #expect(first.dismissAll().error?.reason == .impossible)
    #expect(try root.dismissAll().isAdmitted)
  }

  @Test func `A layer is dismissed by a screen in it only for those who started its flow`() throws {
    let (screen, over) = (Plain("over"), Teller("over", screen: Plain("unused")))
    over.layout = { _ in .stack(screen) }
    second.start(child: over, as: .sheet)
    let refused = first.dismiss(screen, fileID: "App/First.swift", line: 4)
    #expect(
      refused.error?.description == """
        Teller could not dismiss: impossible.
          at App/First.swift:4
          Teller belongs to Teller, which Teller did not start.
          • Let Teller remove it, or finish the flow that it belongs to.
        """)
    #expect(second.dismiss(screen).isAdmitted && over.isFinished)
    let note = Plain("note")
    try root.present(note, as: .sheet)
    #expect(try root.dismiss(note).isAdmitted)
  }

  @Test func `A tab that is not selected acts on its stack although its own sheet is in front`()
    throws
  {
    let (one, two) = (Teller("one", stack: ["a"]), Teller("two", stack: ["b"]))
    let stage = try TestStage(root: Teller("tabs") { _ in .tabs(one, two) })
    two.present(Plain("sheet"))
    #expect(two.push(Plain("c")).isAdmitted)
    #expect(stage.director.tree.sketch == "<*[a], [b, c]> ▲sheet sheet")
    #expect(two.replace(with: Plain("d")).isAdmitted)
    #expect(stage.director.tree.sketch == "<*[a], [b, d]> ▲sheet sheet")
    #expect(two.pop().isAdmitted && two.pop().error?.reason == .impossible)
    #expect(stage.director.tree.sketch == "<*[a], [b]> ▲sheet sheet")
  }

  @Test func `A screen is replaced only if no other flow's layer goes with it`() throws {
    let over = Teller("over", screen: Plain("over"))
    second.start(child: over, as: .sheet)
    let login = Teller("login", screen: Plain("login"))
    try root.start(child: login, as: .sheet)
    let refused = second.replace(with: Plain("new"), fileID: "App/Kiosk.swift", line: 5)
    #expect(
      refused.error?.description == """
        Kiosk could not replace: impossible.
          at App/Kiosk.swift:5
          Plain belongs to Teller, which Kiosk did not start.
          • Let Teller remove it, or finish the flow that it belongs to.
        """)
    #expect(!over.isFinished && !login.isFinished)
    login.finish()
    #expect(second.replace(with: Plain("new")).isAdmitted)
    #expect(over.isFinished && sketch == "[a, b, first, new]")
  }

  @Test func `Screens of a child's child may be removed`() throws {
    let grandchild = Teller("grandchild", screen: Plain("grandchild"))
    second.start(child: grandchild, as: .push)
    #expect(second.pop().isAdmitted)
    #expect(grandchild.isFinished)
    #expect(try root.pop().isAdmitted)
    #expect(second.isFinished)
  }

  @Test func `One screen is removed wherever it is`() throws {
    let (middle, layer) = (Plain("middle"), Plain("layer"))
    second.push(middle)
    second.push(Plain("top"))
    second.present(layer, as: .sheet)
    #expect(second.remove(middle).isAdmitted)
    #expect(sketch == "[a, b, first, second, top] ▲sheet layer")
    #expect(second.remove(layer).isAdmitted)
    #expect(sketch == "[a, b, first, second, top]")
    #expect(first.remove(Plain("elsewhere")).error?.reason == .unknown)
  }

  @Test func `The only screen of a container is not removed`() throws {
    let only = Plain("only")
    try root.start(child: Teller("sheet") { _ in .stack(only) }, as: .sheet)
    #expect(
      try root.remove(only, fileID: "App/Home.swift", line: 8).error?.description == """
        Teller could not remove: impossible.
          at App/Home.swift:8
          Plain is the only screen of its stack, which is never empty.
          • Finish the coordinator or dismiss the layer instead.
        """)
  }

  @Test func `A screen is popped and pushed again in one sequence`() throws {
    let screen = Plain("again")
    second.push(screen)
    #expect(second.perform(.sequence(.pop(), .push(screen))).isAdmitted)
    #expect(sketch == "[a, b, first, second, again]")
    #expect(second.perform(.sequence(.push(screen), .pop())).error?.reason == .impossible)
    #expect(second.perform(.sequence(.pop(), .present(screen, as: .sheet))).isAdmitted)
    #expect(sketch == "[a, b, first, second] ▲sheet again")
    #expect(stage.director.host.shown == stage.director.tree)
  }

  @Test func `A second embedded start takes its own slot, or says which one is taken`() throws {
    #expect(second.startEmbedded(child: Teller("ad", screen: Plain("ad"))).isAdmitted)
    let again = Teller("ticker", screen: Plain("ticker"))
    #expect(
      second.startEmbedded(child: again, fileID: "App/Kiosk.swift", line: 5).error?.description
        == """
        Kiosk could not start Teller: impossible.
          at App/Kiosk.swift:5
          The slot embedded of Plain holds Plain already.
          • Give another slot, or unembed("embedded") first.
        """)
    let other = Teller("ticker", screen: Plain("ticker"))
    #expect(second.startEmbedded(child: other, in: "below").isAdmitted)
    #expect(second.children.count == 2)
  }

  @Test func `Modals above its own that other flows have started stay`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let root = stage.director.root
    let lower = Teller("lower")
    let upper = Kiosk("upper")
    root.start(child: lower, as: .sheet)
    root.start(child: upper, as: .sheet)
    let before = stage.director.tree
    #expect(
      lower.dismiss(fileID: "App/Lower.swift", line: 4).error?.description == """
        Teller could not dismiss: impossible.
          at App/Lower.swift:4
          Plain belongs to Kiosk, which Teller did not start.
          • Let Kiosk remove it, or finish the flow that it belongs to.
        """)
    #expect(lower.dismissAll().error?.reason == .impossible)
    #expect(stage.director.tree == before)
    #expect(root.dismissAll().isAdmitted, "a root has started them all")
    #expect(lower.isFinished && upper.isFinished)
    stage.director.close()
  }

  @Test func `A replacement of all leaves what others have embedded in the screens`() throws {
    #expect(try root.embed(Plain("corner"), in: "corner").isAdmitted)
    let before = stage.director.tree
    #expect(second.replaceAll(with: [Plain("new")]).error?.reason == .impossible)
    #expect(stage.director.tree == before)
    try root.unembed("corner")
    #expect(second.replaceAll(with: [Plain("new")]).isAdmitted)
    #expect(sketch == "[a, b, first, new]")
  }

  @Test func `A flow that goes back to its root leaves what others have shown above it`() throws {
    let first = first
    #expect(first.finishToRoot().error?.reason == .impossible)
    #expect(sketch == "[a, b, first, second]")
    #expect(try root.finishToRoot().isAdmitted)
    #expect(sketch == "[a]")
  }
}

private final class Kiosk: Teller {}
