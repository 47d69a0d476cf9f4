import Testing
import Usher
import UsherTesting

/// Many flows that end together.
@MainActor struct CrowdTests {
  private let diary = Diary()

  @Test func `Flows that leave one stack together leave it in one edit, the last first`() throws {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost())
    try director.start()
    let guide = Teller("guide", diary)
    root.start(child: guide, as: .push)
    for number in 1...50 { guide.start(child: Teller("\(number)", diary), as: .push) }
    var edits: [[Edit]] = []
    director.observe { if case .admitted(let transaction) = $0 { edits.append(transaction.edits) } }
    _ = diary.tear()
    guide.finish()
    let stack = try #require(director.tree.root)
    #expect(edits == [[.set(stack.children, in: stack.id)]])
    #expect(director.tree.sketch == "[a]")
    let order = (1...50).reversed().map { "\($0) finished" } + ["guide finished"]
    #expect(diary.tear() == order)
    director.close()
  }

  @Test func `A crowd that a build embedded starts in one commit and ends in one`() throws {
    let root = Teller("home", stack: ["a"])
    let host = HeadlessHost()
    let director = SceneDirector(root, host: host)
    try director.start()
    let members = (0..<300).map { Teller("\($0)", diary) }
    let crowd = Teller("crowd", diary) { crowd in
      for member in members { crowd.startEmbedded(child: member) }
      return .pages(members)
    }
    root.start(child: crowd, as: .sheet)
    #expect(director.tree.modals.first?.node.children.count == 300)
    #expect(diary.tear().count == 301)
    host.keepsSteps = true
    crowd.finish()
    #expect(host.steps.count == 1)
    #expect(diary.tear().last == "crowd finished")
    let finished = members.filter(\.isFinished)
    #expect(finished.count == members.count)
    #expect(host.shown == director.tree)
    director.close()
  }

  @Test func `A flow that shows nothing but an embedded one ends with it`() async {
    await run(
      Program(
        root: Spec(.screen(.free)),
        moves: [
          Move(
            .start(
              by: 1, Spec(.child(Spec(.tabs([.screen(.confirm)], 0), attempt: .finish))), .root)
          ),
          Move(.finishToRoot(by: 0)),
        ]))
  }

  @Test func `A coordinator whose embedded flow ends also ends, however deep it is`() throws {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost())
    try director.start()
    let middle = Teller("middle", diary) { middle in
      let inner = Teller("inner", middle.diary)
      middle.startEmbedded(child: inner)
      return .screen(inner)
    }
    let outer = Teller("outer", diary) { outer in
      outer.startEmbedded(child: middle)
      return .screen(middle)
    }
    root.start(child: outer, as: .push)
    _ = diary.tear()
    middle.finish()
    #expect(diary.tear() == ["inner finished", "middle finished", "outer finished"])
    #expect(director.tree.sketch == "[a]")
    director.close()
  }
}
