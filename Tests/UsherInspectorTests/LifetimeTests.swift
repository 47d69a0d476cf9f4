#if DEBUG && (os(macOS) || os(Linux))
import Testing
import UsherDI
import UsherInspector
import UsherTesting

@MainActor struct LifetimeTests {
  @Test func `An open inspector keeps no coordinator, container or director alive`() async throws {
    let model = InspectorModel()
    weak var director: SceneDirector?
    weak var purchase: Coordinator?
    weak var container: Container?
    try { @MainActor in
      let kiosk = try Kiosk()
      model.follow(kiosk.director)
      model.isOpen = true
      try kiosk.director.start()
      kiosk.director.root.start(PurchaseCoordinator.self)
      director = kiosk.director
      purchase = kiosk.director.root.children.first
      container = purchase?.scope as? Container
      for page in InspectorModel.Page.tabs { _ = model.lines(of: page) }
      kiosk.director.root.dismiss()
    }()
    await settle()
    #expect(purchase == nil && container == nil && director == nil)
    #expect(model.lines(of: .trail).contains { $0.text.contains("started Purchase") })
  }

  @Test func `The inspector says that its window has closed, and keeps the trail`() throws {
    let kiosk = try Kiosk.inspected()
    kiosk.director.close()
    #expect(kiosk.text(.outline).hasPrefix("The window has closed."))
    #expect(kiosk.text(.trail).contains("closed"))
  }

  @Test func `A director that follows another one is inspected from its beginning`() throws {
    let kiosk = try Kiosk.inspected()
    kiosk.director.guards = [Guard("closing time") { _ in .deny("it is late") }]
    kiosk.director.root.push(NoteScreen("Receipt"))
    kiosk.director.close()
    let next = try Kiosk()
    kiosk.model.follow(next.director)
    try next.director.start()
    #expect(kiosk.text(.outline).hasPrefix("Kiosk › Counter"))
    #expect(kiosk.text(.refusals) == "Nothing yet.")
    next.director.root.push(NoteScreen("Receipt"))
    #expect(kiosk.text(.outline).hasPrefix("Kiosk › Note"))
  }

  @Test func `The clock is asked only while the scopes are on the display`() async throws {
    let kiosk = try Kiosk.inspected()
    let inspector = InspectorCoordinator.director(of: kiosk.model, on: HeadlessHost()) { _, _ in
      NoteScreen("Page")
    }
    try inspector.start()
    await settle()
    #expect(kiosk.clock.sleeperCount == 0)
    let tabs = try #require(inspector.tree.root)
    inspector.report(.selected(tabs.children[2].id))
    await settle()
    #expect(kiosk.clock.sleeperCount == 1)
    await kiosk.clock.advance(by: .seconds(5))
    #expect(kiosk.clock.sleeperCount == 1)
    inspector.report(.selected(tabs.children[0].id))
    await settle()
    #expect(kiosk.clock.sleeperCount == 0)
  }

  @Test func `Nothing of the inspector is in the tree that it inspects`() throws {
    let kiosk = try Kiosk.inspected()
    var events = 0
    kiosk.director.observe { _ in events += 1 }
    let before = kiosk.director.tree
    let inspector = InspectorCoordinator.director(of: kiosk.model, on: HeadlessHost()) { _, _ in
      NoteScreen("Page")
    }
    try inspector.start()
    for page in InspectorModel.Page.tabs { _ = kiosk.model.lines(of: page) }
    #expect(kiosk.director.tree == before)
    #expect(events == 0)
  }
}
#endif
