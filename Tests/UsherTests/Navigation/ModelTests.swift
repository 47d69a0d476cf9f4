import Testing
import Usher
import UsherTesting

private final class DataScreen: ModelScreen {
  let name: String
  private(set) var data: [[String: String]] = []

  init(_ name: String) {
    self.name = name
  }

  var title: String? { name }

  func update(_ data: [String: String]) { self.data.append(data) }
}

/// Navigation as data: cases N70 to N72.
@MainActor struct ModelTests {
  let host = HeadlessHost()

  private func director(_ model: SceneModel) throws -> SceneDirector {
    var table = ModelTable()
    table.add("house", .tabs)
    table.add("season", .stack)
    for name in ["shows", "show", "account", "ticket"] { table.add(name) { _ in DataScreen(name) } }
    let director = SceneDirector(model, factory: table, host: host)
    try director.start()
    host.keepsSteps = true
    return director
  }

  private func house(_ shows: SceneModel..., selected: Int = 0) -> SceneModel {
    SceneModel(
      "house", children: [SceneModel("season", children: shows), SceneModel("account")],
      selected: selected)
  }

  private func show(_ id: String) -> SceneModel { SceneModel("show", data: ["id": id]) }

  @Test func `An equal model is no step and no new screen`() throws {
    let model = house(SceneModel("shows"), show("42"))
    let director = try director(model)
    #expect(director.tree.sketch == "<*[shows, show], account>")
    let before = director.tree
    #expect(director.set(model).isAdmitted)
    #expect(director.tree == before)
    #expect(host.steps.isEmpty)
    #expect(director.model == model)
    director.close()
  }

  @Test func `Only what differs is made, moved or removed`() throws {
    let director = try director(house(SceneModel("shows"), show("1"), show("2")))
    let before = director.tree
    let nodes = try #require(before.root?.children[0].children)
    let account = try #require(before.node(titled: "account"))
    let screens = (nodes + [account]).map { director.screen(for: $0.id) }
    #expect(director.set(house(SceneModel("shows"), show("3"), show("2"))).isAdmitted)
    let difference = director.tree.difference(from: before)
    let now = try #require(director.tree.root?.children[0].children)
    #expect(difference.removed.map(\.id) == [nodes[1].id])
    #expect(difference.added.map(\.id) == [now[1].id])
    #expect(now.map(\.id) == [nodes[0].id, now[1].id, nodes[2].id])
    #expect((director.screen(for: now[1].id) as? DataScreen)?.data == [["id": "3"]])
    for (node, screen) in zip(nodes + [account], screens) where node.id != nodes[1].id {
      #expect(screen != nil && director.screen(for: node.id) === screen)
    }
    #expect(director.screen(for: nodes[1].id) == nil)
    #expect(host.steps.count == 1)
    director.close()
  }

  @Test func `A keyed scene stays and is given its new data`() throws {
    let director = try director(house(SceneModel("shows"), show("1").keyed("top")))
    let id = try #require(director.tree.node(titled: "show")?.id)
    let screen = try #require(director.screen(for: id) as? DataScreen)
    director.set(house(SceneModel("shows"), show("2").keyed("top")))
    #expect(director.tree.node(titled: "show")?.id == id)
    #expect(screen.data == [["id": "1"], ["id": "2"]])
    director.close()
  }

  @Test func `Duplicates match in order`() throws {
    let director = try director(house(show("1"), show("1"), show("1")))
    let ids = director.tree.root?.children[0].children.map(\.id)
    director.set(house(show("1"), show("1")))
    #expect(director.tree.root?.children[0].children.map(\.id) == ids.map { Array($0.prefix(2)) })
    director.close()
  }

  @Test func `Of duplicates among others the first ones stay`() throws {
    let director = try director(house(show("1"), show("1"), show("2"), show("2"), show("3")))
    let ids = director.tree.root?.children[0].children.map(\.id) ?? []
    director.set(house(show("1"), show("2"), show("3")))
    #expect(director.tree.root?.children[0].children.map(\.id) == [ids[0], ids[2], ids[4]])
    director.close()
  }

  @Test func `The modals of a replaced scene leave in one dismissal from the top`() throws {
    let presenting = show("1").presenting(
      SceneModel("ticket").presenting(SceneModel("account")))
    let director = try director(house(presenting))
    #expect(director.tree.sketch == "<*[show], account> ▲sheet ticket ▲sheet account")
    #expect(director.model == house(presenting))
    director.set(house(show("2")))
    #expect(director.tree.sketch == "<*[show], account>")
    let dismissals = host.steps.filter { if case .remove = $0.edit { true } else { false } }
    #expect(dismissals.count == 1)
    director.close()
  }

  @Test func `The model contains the user's actions`() throws {
    let director = try director(house(SceneModel("shows"), show("1")))
    let account = try #require(director.tree.node(titled: "account")?.id)
    director.report(.popped(try #require(director.tree.node(titled: "show")?.id)))
    director.report(.selected(account))
    #expect(director.model == house(SceneModel("shows"), selected: 1))
    director.close()
  }

  @Test func `An app folds what the user did into a model, and sets it when it agrees`() throws {
    let director = try director(house(SceneModel("shows")))
    director.guards = [Guard("asked first") { $0.cause == .user ? .deny("Not yet.") : .allow }]
    let tap = Fact.selected(try #require(director.tree.node(titled: "account")?.id))
    director.report(tap)
    #expect(director.model == house(SceneModel("shows")))
    let next = try #require(director.model(after: tap))
    #expect(next == house(SceneModel("shows"), selected: 1))
    #expect(director.set(next).isAdmitted)
    #expect(director.tree.active?.title == "account")
    #expect(director.model(after: .popped(try #require(director.tree.root?.id))) == nil)
    director.close()
  }

  @Test func `A name that the factory lacks is an error, and the tree stays`() throws {
    let director = try director(house(SceneModel("shows")))
    let before = director.tree
    let error = director.set(house(SceneModel("shows"), SceneModel("stage"))).error
    #expect(error?.reason == .preparation)
    #expect(
      error?.detail == """
        stage could not be made: The factory knows no scene named stage. It knows account, house, \
        season, show, shows, ticket.
          • Add it to the factory, or name one that it knows.
        """)
    #expect(director.tree == before)
    #expect(throws: NavigationError.self) {
      try SceneDirector(SceneModel("x"), factory: ModelTable(), host: HeadlessHost()).start()
    }
    director.close()
  }

  @Test func `A director of coordinators takes no model`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    #expect(stage.director.set(SceneModel("x")).error?.reason == .impossible)
    #expect(stage.director.model == nil)
  }

  @Test func `A layer that no model made leaves the director without a model`() throws {
    let director = try director(SceneModel("shows"))
    director.root.present(Plain("foreign"))
    #expect(director.model == nil)
    director.root.dismiss()
    #expect(director.model == SceneModel("shows"))
    director.close()
  }

  @Test func `Children of one name fill slots of their own and keep them`() throws {
    let director = try director(SceneModel("shows", children: [show("1"), show("2")]))
    #expect(director.tree.sketch == "shows{show:show, show 2:show}")
    director.set(SceneModel("shows", children: [show("2"), show("3")]))
    #expect(director.tree.sketch == "shows{show 2:show, show:show}")
    director.close()
  }

  @Test func `Of siblings that differ, those that both models have stay in order`() throws {
    let director = try director(SceneModel("season", children: ["1", "2", "3", "4"].map(show)))
    let before = director.tree.root?.children.map(\.id) ?? []
    director.set(SceneModel("season", children: ["5", "2", "6", "4", "1"].map(show)))
    let after = director.tree.root?.children.map(\.id) ?? []
    #expect(after.map(before.contains) == [false, true, false, true, false])
    #expect([after[1], after[3]] == [before[1], before[3]])
    director.close()
  }

  @Test func `A model that is nested too deep is refused and the tree stays`() throws {
    let director = try director(SceneModel("shows"))
    let deep = (0..<1_000).reduce(SceneModel("shows")) { inner, _ in
      SceneModel("house", children: [inner])
    }
    #expect(director.set(deep).error?.reason == .impossible)
    #expect(director.model == SceneModel("shows"))
    director.close()
  }
}
