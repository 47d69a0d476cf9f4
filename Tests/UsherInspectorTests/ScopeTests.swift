#if DEBUG && (os(macOS) || os(Linux))
import Testing
import UsherDI
import UsherInspector
import UsherTesting

@MainActor struct ScopeTests {
  private var site: String { "UsherInspectorTests/Kiosk.swift" }

  @Test func `Scopes list what lives in them, and for how long`() async throws {
    let kiosk = try Kiosk.inspected()
    await kiosk.clock.advance(by: .seconds(3))
    kiosk.director.root.start(PurchaseCoordinator.self)
    await kiosk.clock.advance(by: .milliseconds(1500))
    #expect(
      kiosk.text(.scopes) == """
        The app's container
          Archive: shared, \(site):\(KioskAssembly.firstLine)
          Kiosk, 4.5 s
            Purchase, 1.5 s
              Cart: scoped to PurchaseCoordinator, \(site):\(KioskAssembly.firstLine + 1)
        """)
  }

  @Test func `A scope that has ended is gone, with what lived in it`() throws {
    let kiosk = try Kiosk.inspected()
    kiosk.director.root.start(PurchaseCoordinator.self)
    kiosk.director.root.dismiss()
    #expect(!kiosk.text(.scopes).contains("Purchase"))
    #expect(!kiosk.text(.scopes).contains("Cart"))
  }

  @Test func `The list of scopes marks those of another window`() throws {
    let container = try Container(KioskAssembly())
    let kiosk = try Kiosk(container)
    kiosk.model.follow(kiosk.director)
    try kiosk.director.start()
    let other = try Kiosk(container)
    try other.director.start()
    other.director.root.start(PurchaseCoordinator.self)
    #expect(
      kiosk.text(.scopes) == """
        The app's container
          Archive: shared, \(site):\(KioskAssembly.firstLine)
          Kiosk, 0.0 s
          KioskCoordinator, not in this window
            PurchaseCoordinator, not in this window
              Cart: scoped to PurchaseCoordinator, \(site):\(KioskAssembly.firstLine + 1)
        """)
  }

  @Test func `A coordinator without a container has a line`() throws {
    let director = SceneDirector(PlainCoordinator(), host: HeadlessHost())
    let model = InspectorModel()
    #expect(model.lines(of: .scopes).map(\.text) == ["Nothing yet."])
    try director.start()
    model.follow(director)
    #expect(model.lines(of: .scopes).map(\.text) == ["Plain, without a container"])
  }
}

final class PlainCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(NoteScreen("Plain")) }
}
#endif
