import Testing
import Usher
import UsherTesting

/// Tabs, columns, pages and slots; several windows: cases N63 to N67, N75, N80, N81.
@MainActor struct ContainerShapeTests {
  let diary = Diary()

  private func stage(_ layout: @escaping @MainActor (Teller) throws -> SceneLayout) throws
    -> TestStage
  {
    try TestStage(root: Teller("home", diary, layout: layout))
  }

  @Test func `After a switch to another tab and back the screens are the same`() throws {
    let a = Plain("a")
    let b = Plain("b")
    let stage = try stage { _ in .tabs(SceneLayout.stack(a, b), Plain("other")) }
    stage.director.root.select(1)
    #expect(stage.director.tree.sketch == "<[a, b], *other>")
    stage.director.root.select(b)
    #expect(stage.director.tree.sketch == "<*[a, b], other>")
    let shown = stage.director.tree.visible.compactMap { stage.director.screen(for: $0.id) }
    #expect(shown.count == 1)
    #expect(shown[0] === b)
    let below = try #require(stage.director.tree.node(titled: "a"))
    #expect(stage.director.screen(for: below.id) === a)
  }

  @Test func `A hundred selections list no child twice`() throws {
    let stage = try stage { _ in .tabs(Plain("a"), Plain("b"), Plain("c")) }
    for index in 0..<100 { stage.director.root.select(index % 3) }
    #expect(stage.director.tree.titles == ["a", "b", "c"])
    #expect(stage.director.root.select(3).error?.reason == .impossible)
  }

  @Test(arguments: ["stack", "tabs", "pages", "split", "screen"])
  func `Every shape completes every kind of transition exactly once`(shape: String) async throws {
    let stage = try stage { _ in
      switch shape {
      case "stack": .stack(Plain("a"), Plain("b"))
      case "tabs": .tabs(Plain("a"), Plain("b"))
      case "pages": .pages(Plain("a"), Plain("b"))
      case "split": .split(Plain("a"), Plain("b"))
      default: .screen(Plain("a"))
      }
    }
    let root = stage.director.root
    let transitions: [SceneTransition] = [
      .none, .present(Plain("m")), .dismiss(), .embed(Plain("e"), in: "slot"), .sequence(),
    ]
    for transition in transitions {
      let (admitted, settled) = (stage.events(.admitted).count, stage.events(.settled).count)
      let navigation = root.perform(transition)
      #expect(navigation.isAdmitted)
      try await navigation.settled()
      #expect(stage.events(.admitted).count == admitted + 1)
      #expect(stage.events(.settled).count == settled + 1)
    }
    root.unembed("slot")
    #expect(!stage.outline.contains("slot"))
  }

  @Test func `A sequence commits whole or not at all`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let before = stage.director.tree
    let navigation = stage.director.root.perform(
      .sequence(.push(Plain("b")), .start(Teller("child", diary), as: .sheet), .select(3)))
    #expect(navigation.error?.reason == .impossible)
    #expect(stage.director.tree == before)
    #expect(diary.tear() == ["home started"])
  }

  @Test func `Automatic placement follows the place of the parent`() throws {
    let empty = try stage { _ in .empty }
    empty.director.root.start(child: Teller("first", diary))
    #expect(empty.director.tree.sketch == "first", "a window sets its root")
    empty.director.root.start(child: Teller("second", diary))
    #expect(empty.director.tree.sketch == "first ▲sheet second", "a screen presents")

    let stack = try stage { _ in .stack(Plain("a")) }
    stack.director.root.start(child: Teller("b", diary))
    #expect(stack.director.tree.sketch == "[a, b]", "a stack pushes a screen")
    stack.director.root.start(child: Teller("c", diary, stack: ["c"]))
    #expect(stack.director.tree.sketch == "[a, b] ▲sheet [c]", "and presents a stack")

    let containers: [(SceneLayout, String)] = [
      (.tabs(Plain("b"), Plain("c")), "<*b, c>"), (.pages(Plain("b"), Plain("c")), "(*b, c)"),
      (.split(Plain("b"), Plain("c")), "|*b, c|"),
    ]
    for (layout, sketch) in containers {
      let stack = try stage { _ in .stack(Plain("a")) }
      stack.director.root.start(child: Teller("child", diary) { _ in layout })
      #expect(stack.director.tree.sketch == "[a] ▲sheet \(sketch)", "and any other container")
    }

    let tabs = try stage { _ in .tabs(Plain("a")) }
    tabs.director.root.start(child: Teller("b", diary, stack: ["b"]))
    #expect(tabs.director.tree.sketch == "<*a, [b]>", "tabs append")
  }

  @Test func `A layout that no platform can show is refused`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let inner = stage.director.root.start(child: Teller("b", diary, stack: ["b"]), as: .push)
    #expect(inner.error?.reason == .impossible)
    let screen = Plain("once")
    stage.director.root.push(screen)
    #expect(stage.director.root.present(screen).error?.reason == .impossible)
    #expect(stage.director.root.start(child: Teller("c", diary), as: .tab).error != nil)
    #expect(stage.director.tree.sketch == "[a, once]")
  }

  @Test
  func `A coordinator that build embeds can be used on the next line and ends with its parent`()
    throws
  {
    let stage = try stage { teller in
      let shows = Teller("shows", teller.diary, stack: ["list"])
      let account = Teller("account", teller.diary)
      teller.startEmbedded(child: shows)
      teller.startEmbedded(child: account)
      return .tabs(shows, account, selected: 1)
    }
    #expect(stage.director.tree.sketch == "<[list], *account>")
    #expect(diary.tear() == ["home started", "shows started", "account started"])
    stage.director.close()
    #expect(diary.tear() == ["account finished", "shows finished", "home finished"])
  }

  @Test func `Coordinators that build embeds but does not place fill slots of its screen`() throws {
    let stage = try stage { teller in
      teller.startEmbedded(child: Teller("map", teller.diary))
      return .screen(Plain("page"))
    }
    #expect(stage.director.tree.sketch == "page{Teller:map}")
  }

  @Test func `A slot that build names is the slot that is filled`() throws {
    let stage = try stage { teller in
      teller.startEmbedded(child: Teller("map", teller.diary), in: "header")
      teller.startEmbedded(child: Teller("list", teller.diary))
      return .screen(Plain("page"))
    }
    #expect(stage.director.tree.sketch == "page{header:map, Teller:list}")
    #expect(stage.director.root.unembed("header").isAdmitted)
    let twice = Teller("twice") { teller in
      for name in ["map", "list"] { teller.startEmbedded(child: Teller(name), in: "header") }
      return .screen(Plain("page"))
    }
    #expect(
      stage.director.root.start(
        child: twice, as: .sheet, fileID: "App/Home.swift", line: 9
      ).error?.description == """
        Teller could not start Teller: impossible.
          at App/Home.swift:9
          The slot header holds Plain already.
          • Give Teller another slot.
        """)
  }

  @Test func `A child that is given up leaves no slot behind`() throws {
    struct Failure: Error {}
    var reused = 0
    let stage = try stage { teller in
      for _ in 0..<64 where reused == 0 {
        var given: ObjectIdentifier?
        let failing = Teller("failing") { failing in
          let header = Teller("map")
          given = ObjectIdentifier(header)
          failing.startEmbedded(child: header, in: "header")
          throw Failure()
        }
        let fallible = CoordinatorSource(type: Teller.self, signature: nil) { scope in
          (failing, try scope.makeChild(for: Teller.self))
        }
        let source = CoordinatorSource(type: Teller.self, signature: nil) { scope in
          // Freed memory is soon allocated again.
          let made = (0..<64).map { _ in Teller("list", teller.diary) }
          let next = made.first { ObjectIdentifier($0) == given }
          if next != nil { reused += 1 }
          guard let child = next else { throw Failure() }
          return (child, try scope.makeChild(for: Teller.self))
        }
        let callSite = CallSite(fileID: "App/Home.swift", line: 9)
        _ = try? teller.startEmbedded(fallible, callSite: callSite)
        _ = try? teller.startEmbedded(source, callSite: callSite)
      }
      return .screen(Plain("page"))
    }
    #expect(stage.director.tree.sketch == (reused == 0 ? "page" : "page{Teller:list}"))
  }

  @Test func `A flow lives while one that its build embedded does`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let wrapper = Teller("wrapper", diary) { teller in
      let inner = Teller("inner", teller.diary)
      teller.startEmbedded(child: inner)
      return .screen(inner)
    }
    stage.director.root.start(child: wrapper)
    #expect(stage.director.tree.sketch == "[a, inner]")
    _ = diary.tear()
    stage.user.back()
    #expect(diary.tear() == ["inner finished", "wrapper finished"])
  }

  @Test func `Two windows are independent`() throws {
    let one = try stage { _ in .stack(Plain("a")) }
    let two = try stage { _ in .stack(Plain("a")) }
    let children = [one, two].map { stage in
      let child = Counter("child", diary)
      return (child, stage.director.root.start(child: child))
    }
    let before = two.director.tree
    one.director.root.push(Plain("b"))
    #expect(two.director.tree == before)
    one.director.close()
    #expect(one.director.root.isFinished)
    #expect(!two.director.root.isFinished)
    #expect(children.map(\.0.isFinished) == [true, false])
    #expect(children.map(\.1.currentOutcome) == [.cancelled(.closed), nil])
    #expect(two.director.root.push(Plain("c")).isAdmitted)
    #expect(two.director.tree.sketch == "[a, child, c]")
  }

  @Test func `Appearing and disappearing balance`() async throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let events = stage.director.events
    var inSight = Set(stage.events(.appeared))
    let root = stage.director.root
    root.push(Plain("b"))
    root.present(Plain("c"), as: .cover)
    root.dismiss()
    root.popToRoot()
    root.present(Plain("d"))
    stage.director.close()
    var count = 0
    for await event in events {
      if case .appeared(let id, _) = event {
        #expect(inSight.insert(id).inserted)
        count += 1
      }
      if case .disappeared(let id) = event { #expect(inSight.remove(id) != nil) }
    }
    #expect(inSight.isEmpty)
    #expect(count == 5)
  }
}
