#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

/// The data that scenes store for windows, and their restoration.
@MainActor struct KeptWindowTests {
  private let museum = Museum(seed: 1)

  @Test
  func `A window is kept without a key if its director has a table, unless keeping is off`()
    async
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    renderer.open(link("museum://rooms/2"))
    await renderer.rest()
    #expect(renderer.window.storage.keys.sorted() == ["usher.window"])
    let again = Museum(seed: 2)
    let restored = Renderer(
      MuseumScene(museum: again), traits: .pad, restoring: [renderer.window.kept])
    #expect(again.visits.map(\.director.tree.outline) == museum.visits.map(\.director.tree.outline))
    await restored.rest()
    #expect(restored.outline.contains("This is Room 2"))
    let forgetful = Renderer { UsherView(restoring: nil, museum.open) }
    await forgetful.rest()
    #expect(forgetful.window.storage.isEmpty)
  }

  @Test func `A place to which the user returns after the scene was stored elsewhere is kept`()
    async throws
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    renderer.user.background()
    await renderer.rest()
    museum.inbox.open("museum://rooms/3")
    renderer.user.activate()
    renderer.open(link("museum://hall"))
    await renderer.rest()
    let kept = try #require(renderer.window.storage["usher.window"] as? Data)
    #expect(try Snapshot(bytes: Array(kept)) == museum.visits[0].director.snapshot())
  }

  @Test func `A finished flow starts anew and is not restored`() async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    renderer.open(link("museum://rooms/2"))
    await renderer.rest()
    museum.visits[0].director.close()
    await renderer.rest()
    let again = Museum(seed: 2)
    let restored = Renderer(
      MuseumScene(museum: again), traits: .pad, restoring: [renderer.window.kept])
    await restored.rest()
    #expect(restored.outline.contains("This is Hall"), "\(restored.outline)")
  }

  @Test func `A director without a table keeps nothing`() async {
    let renderer = Renderer { UsherView { SceneDirector(GalleryCoordinator(), host: $0) } }
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 1") && renderer.window.storage.isEmpty)
  }

  @Test func `A flow inside of a screen is not kept in the place of its window`() async {
    let renderer = Renderer { UsherView(Museum.opening(LobbyView(museum: museum))) }
    await renderer.rest()
    #expect(renderer.user.tap("Inside"))
    await renderer.rest()
    #expect(renderer.outline.contains("This is Hall"), "\(renderer.outline)")
    #expect(renderer.window.storage.isEmpty)
  }

  @Test(arguments: WindowProgram.Damage.allCases)
  func `A window whose place is lost opens the link that it was opened by`(
    damage: WindowProgram.Damage
  ) async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    renderer.openWindow(for: "museum://rooms/2")
    await renderer.rest()
    renderer.user.tap("tour(1)")
    await renderer.rest()
    let again = Museum(seed: 2)
    let restored = Renderer(
      MuseumScene(museum: again), traits: .pad, restoring: [damage.done(to: renderer.window.kept)])
    await restored.rest()
    let expected = damage == .none ? "This is Tour 1" : "This is Room 2"
    #expect(restored.outline.contains(expected), "\(restored.outline)")
    #expect(again.visits[0].reports.count == 1 && restored.complaints.map(\.description) == [])
  }

  @Test func `A notification that comes while a window is restored has the last word`() async {
    museum.hasMember = true
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    renderer.open(link("museum://vault"))
    await renderer.rest()
    let kept = renderer.window.kept
    let again = Museum(seed: 2)
    again.inbox.open("museum://rooms/3")
    let restored = Renderer(MuseumScene(museum: again), traits: .pad, restoring: [kept])
    #expect(again.visits[0].reports.first?.isPostponed == true, "nobody is a member now")
    again.inbox.open("museum://rooms/2")
    await restored.rest()
    #expect(restored.outline.contains("This is Room 2"), "\(restored.outline)")
    let director = again.visits[0].director
    #expect(director.host.shown == director.tree && director.outlived.isEmpty)
  }

  @Test func `A changed state is kept when the app saves it`() async throws {
    let form = FormCoordinator()
    let renderer = Renderer(FormScene(form: form), traits: .pad)
    await renderer.rest()
    form.state.name = "Ophelia"
    form.director?.save()
    await renderer.rest()
    let again = FormCoordinator()
    let restored = Renderer(
      FormScene(form: again), traits: .pad, restoring: [renderer.window.kept])
    await restored.rest()
    #expect(again.state.name == "Ophelia")
  }

  @Test func `A window whose app has a store of its own is saved there and restored from there`()
    async throws
  {
    let store = MemoryStore()
    let form = FormCoordinator(store)
    let renderer = Renderer(FormScene(form: form), traits: .pad)
    await renderer.rest()
    form.state.name = "Ophelia"
    form.director?.save()
    await form.director?.saved()
    await renderer.rest()
    #expect(renderer.window.storage.isEmpty)
    let again = FormCoordinator(store)
    let restored = Renderer(FormScene(form: again), traits: .pad)
    await restored.rest()
    #expect(again.state.name == "Ophelia")
  }

  private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no link") }
    return url
  }
}

/// A screen with a sheet of its own, in which another director leads.
private struct LobbyView: ScreenView {
  let museum: Museum
  @State private var isInside = false

  var body: some View {
    Button("Inside") { isInside = true }
      .sheet(isPresented: $isInside) { UsherView(museum.open) }
  }
}

extension Museum {
  fileprivate static func opening(
    _ view: some ScreenView
  ) -> @MainActor (SwiftUIHost) -> SceneDirector {
    { SceneDirector(Guide { .stack(view) }, host: $0) }
  }
}

private struct FormScene: Scene {
  let form: FormCoordinator
  var body: some Scene { WindowGroup { UsherView { try form.open(on: $0) } } }
}

private final class FormCoordinator: Coordinator, Restorable {
  struct State: Codable, Sendable { var name = "" }

  static let tag = "form"
  var state = State()
  private let store: MemoryStore?

  init(_ store: MemoryStore? = nil) { self.store = store }

  override func build() -> SceneLayout { .stack(PlaceView("Form")) }

  func open(on host: SwiftUIHost) throws -> SceneDirector {
    let director = SceneDirector(self, host: host)
    director.restoration = try RestorationTable {
      $0.register(FormCoordinator.self) { _ in FormCoordinator() }
    }
    if let store { director.autosave(to: store) }
    return director
  }
}

private final class MemoryStore: SnapshotStore {
  private var snapshot: Snapshot?

  func read() -> Snapshot? { snapshot }
  func write(_ snapshot: Snapshot) async { self.snapshot = snapshot }
  func erase() { snapshot = nil }
}
#endif
