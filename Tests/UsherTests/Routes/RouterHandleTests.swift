import Testing
import Usher
import UsherTesting

/// The small handle to a coordinator's routes: case N82.
@MainActor struct RouterHandleTests {
  typealias Hall = RouteTests.Hall
  typealias HallRoute = RouteTests.HallRoute

  @Test func `A router triggers and is awaited from anywhere`() async throws {
    let hall = Hall()
    let stage = try TestStage(root: hall)
    let router: Router<HallRoute> = hall.router
    try await Task.detached { try await router.trigger(.stage(4)).settled() }.value
    #expect(stage.director.tree.sketch == "[foyer, stage 4]")
    #expect(stage.events(.admitted).last?.cause == .route)
  }

  @Test func `A router does not keep its coordinator, and is refused as ended once it has gone`()
    throws
  {
    let stage = try TestStage(root: Hall())
    var child: Hall? = Hall()
    let router = try #require(child?.router)
    child.map { _ = stage.director.root.start(child: $0, as: .sheet) }
    #expect(router.trigger(.stage(1)).isAdmitted)
    child?.finish()
    weak let gone = child
    child = nil
    #expect(gone == nil)
    let navigation = router.trigger(.stage(2), fileID: "App/Hall.swift", line: 4)
    #expect(
      navigation.error.map { "\($0)" } == """
        Hall could not trigger stage(2): ended.
          at App/Hall.swift:4
          Hall has finished, so its verbs are refused.
          • Cancel late callbacks in didFinish, or start them with task, which is cancelled then.
        """)
    #expect(stage.events(.refused).map(\.error.reason) == [.ended], "observers hear of it as well")
  }

  @Test func `Awaiting a router whose coordinator has gone ends with an error`() async throws {
    let router = Hall().router
    await #expect(throws: NavigationError.self) { try await router.trigger(.foyer).settled() }
    await router.trigger(.foyer).dismissed()
  }

  @Test func `A triggered route is observed until it is shown and until it has left`() async throws
  {
    let host = ManualHost()
    let hall = Hall()
    let stage = try TestStage(root: hall, host: host)
    host.finishAll()
    let shown = hall.trigger(.seat)
    let diary = Diary()
    let watch = Task {
      try await shown.settled()
      diary.write("shown")
      await shown.dismissed()
      diary.write("gone")
    }
    await stage.idle()
    #expect(diary.lines.isEmpty)
    host.finishAll()
    await stage.idle()
    #expect(diary.lines == ["shown"])
    stage.user.dismiss()
    try await watch.value
    #expect(diary.lines == ["shown", "gone"])
  }
}
