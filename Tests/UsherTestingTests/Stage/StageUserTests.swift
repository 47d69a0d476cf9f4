import Testing
import UsherExplorer
import UsherTesting

/// A user acts as a person would, on a host that moves during gestures and on one that does not.
@Suite(.stages) @MainActor struct StageUserTests {
  static let hosts: [@MainActor @Sendable () -> any SceneHost] = [
    { HeadlessHost() }, { RulesHost() },
  ]

  @Test(arguments: [0, 1])
  func `A swipe back that goes all the way pops, a cancelled one does not`(host: Int) throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))), host: Self.hosts[host]())
    stage.director.root.push(Page("b"))
    #expect(stage.user.swipe(.back(1), completed: false))
    stage.expectOutline("stack Plain\n  Page\n  Page")
    #expect(stage.director.host.shown == stage.director.tree)
    #expect(stage.user.swipe(.back(1)))
    stage.expectOutline("stack Plain\n  Page")
    #expect(stage.director.host.shown == stage.director.tree)
    #expect(!stage.user.swipe(.back(1)))
  }

  @Test(arguments: [0, 1])
  func `A locked sheet does not follow a swipe`(host: Int) throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))), host: Self.hosts[host]())
    stage.director.root.present(Page("b", .locked))
    #expect(!stage.user.swipe(.dismiss))
    #expect(stage.director.tree.modals.count == 1)
    #expect(
      stage.events(.fact).contains { if case .dismissalAttempted = $0 { true } else { false } })
  }

  @Test func `In a collapsed split, going back leads from column to column`() throws {
    let stage = try TestStage(root: Plain(.split(Page("list"), Page("detail"))))
    stage.director.root.select(1)
    #expect(!stage.user.back())
    let before = stage.director.tree
    stage.user.rotateToCollapsed()
    #expect(stage.director.tree == before)
    #expect(stage.user.back())
    #expect(stage.director.tree.active?.title == "list")
    #expect(!stage.user.back())
    stage.user.rotateToExpanded()
  }

  @Test func `Leaving the app and coming back changes no screen`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let before = stage.director.tree
    stage.user.leaveApp()
    #expect(try await stage.event(.entered) == .background)
    stage.user.returnToApp()
    #expect(try await stage.event(.entered) == .foreground)
    #expect(stage.director.tree == before)
  }

  @Test func `A double tap has the effect that the app allows`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let root = stage.director.root
    await stage.user.tapTwice { root.push(Page("b")) }
    #expect(stage.director.tree.root?.children.count == 3)
    let list = try #require(stage.activeScreen)
    await stage.user.tapTwice { root.push(Page("c"), from: list) }
    #expect(stage.director.tree.root?.children.count == 4)
    #expect(stage.events(.refused).map(\.error.reason) == [.stale])
  }

  @Test func `Going back during an animation works`() async throws {
    let host = RulesHost(pace: .byHand)
    let stage = try TestStage(root: Plain(.stack(Page("a"))), host: host)
    host.finishTransition()
    let root = stage.director.root
    #expect(await stage.user.goBackDuring { root.push(Page("b")) })
    host.finishTransition()
    stage.expectOutline("stack Plain\n  Page")
    #expect(host.failures.isEmpty)
  }

  @Test func `Events are awaited by kind, each of them once`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    let root = stage.director.root
    root.start(child: Counting(.screen(Page("b"))))
    root.start(child: Counting(.screen(Page("c"))))
    #expect(try await stage.event(.started) == "Plain")
    #expect(try await stage.event(.started) == "Counting")
    #expect(try await stage.event(.started) == "Counting")
    let error = await #expect(throws: StageError.self) { try await stage.event(.started) }
    #expect(
      "\(try #require(error))".hasPrefix(
        "Nothing moves any more, and this has not happened: an event"))
  }

  @Test func `Screens and coordinators are found by type, also by a protocol's`() throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"), Page("b"))))
    #expect(stage.screens(Page.self).map(\.title) == ["a", "b"])
    #expect(stage.screens((any Screen).self).count == 2)
    #expect(stage.coordinators(Plain.self).count == 1)
    #expect(stage.container(of: Plain.self) == nil)
    #expect(stage.activeScreen?.titleText == "b")
  }

  @Test func `A tab is selected by its title, its screen's title or its name`() throws {
    let stage = try TestStage(
      root: Plain(.tabs(SceneLayout.stack(Page("Shows")), Page("Tickets"), Page("Account"))))
    #expect(stage.user.select("Account"))
    #expect(stage.activeScreen?.titleText == "Account")
    #expect(stage.user.select("Shows"))
    #expect(stage.activeScreen?.titleText == "Shows")
    #expect(stage.user.select("Page"))
    #expect(stage.activeScreen?.titleText == "Tickets")
    #expect(!stage.user.select("Office"))
  }

  @Test func `An offer is taken by its title, once or twice too quickly`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("a"))))
    stage.offer(on: Page.self, to: Plain.self) { page, plain in
      [ScreenAction("Open") { plain.push(Page("b")) }]
    }
    #expect(stage.offers.map(\.title) == ["Open"])
    try await stage.take("Open")
    #expect(stage.director.tree.root?.children.count == 2)
    try await stage.user.tapTwice("Open")
    #expect(stage.director.tree.root?.children.count == 4)
    let error = await #expect(throws: StageError.self) {
      try await stage.take("Close", fileID: "Flow/FlowTests.swift", line: 7)
    }
    #expect(
      error?.description == """
        No offer here has the title “Close”.
          at Flow/FlowTests.swift:7
          Page offers “Open”.
          • Take one of these, or let the screen offer it.
        """)
  }

  @Test
  func `A missing offer's error quotes the last refusal and the losses of a restart`()
    async throws
  {
    let makeStage = { @MainActor () throws -> TestStage in
      let stage = try TestStage(root: Plain(.stack(Page("a"))))
      stage.offer(on: Page.self, to: Plain.self) { _, plain in
        [ScreenAction("Open") { plain.pop(fileID: "Flow/PageScreen.swift", line: 3) }]
      }
      return stage
    }
    let stage = try makeStage()
    try await stage.take("Open")
    let refused = await #expect(throws: StageError.self) {
      try await stage.take("Close", fileID: "Flow/FlowTests.swift", line: 7)
    }
    #expect(
      refused?.description == """
        No offer here has the title “Close”.
          at Flow/FlowTests.swift:7
          Page offers “Open”.
          Last: refused program: Plain could not pop: impossible at Flow/PageScreen.swift:3. Page is the only screen of its stack, which is never empty.
          • Take one of these, or let the screen offer it.
        """)
    stage.director.root.push(Page("b"))
    await stage.settle()
    let later = await #expect(throws: StageError.self) { try await stage.take("Close") }
    #expect(later?.description.contains("Last:") == false)
    let again = try await stage.restarted { try makeStage() }
    let lost = await #expect(throws: StageError.self) {
      try await again.take("Close", fileID: "Flow/FlowTests.swift", line: 7)
    }
    #expect(
      lost?.description == """
        No offer here has the title “Close”.
          at Flow/FlowTests.swift:7
          Page offers “Open”.
          Lost in the restart: Page was lost: fleeting. It was shown without a route.
          • Take one of these, or let the screen offer it.
        """)
  }

  @Test func `A button of an alert is no offer, and the error says how to press it`() async throws {
    let plain = Plain(.stack(Page("a")))
    let stage = try TestStage(root: plain)
    let empty = await #expect(throws: StageError.self) {
      try await stage.take("OK", fileID: "Flow/FlowTests.swift", line: 6)
    }
    #expect(
      empty?.description == """
        No offer here has the title “OK”.
          at Flow/FlowTests.swift:6
          Page offers nothing.
          • Let the screen offer it.
        """)
    plain.present(SceneAlert("Saved"))
    await stage.settle()
    let error = await #expect(throws: StageError.self) {
      try await stage.take("OK", fileID: "Flow/FlowTests.swift", line: 7)
    }
    #expect(
      error?.description == """
        No offer here has the title “OK”.
          at Flow/FlowTests.swift:7
          Saved is an alert with “OK”.
          • Answer it: stage.user.answer("OK").
        """)
    #expect(stage.user.answer("OK"))
  }

  @Test func `The director's dependencies are passed before the start`() {
    #expect(throws: NavigationError.self) {
      try TestStage(root: Plain(.stack(Page("a")))) { director in
        director.guards = [Guard("opening") { _ in .deny("It is too early.") }]
      }
    }
  }

  @Test func `A tab is named for its first screen, even below pushed screens`() throws {
    let tabs = [SceneLayout.stack(Page("a")), .stack(Page("b"))]
    let stage = try TestStage(root: Plain(.tabs(tabs)))
    stage.director.root.push(Page("details"))
    #expect(stage.user.select("b"))
    #expect(!stage.user.select("details"))
    #expect(stage.user.select("a"))
  }
}
