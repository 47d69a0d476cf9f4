#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

/// Windows with apps, systems and users that act at the wrong moment.
@MainActor struct HostileWindowTests {
  private let museum = Museum(seed: 1)

  @Test func `A quick action that is chosen again as it is taken is over when the next one comes`()
    async
  {
    let gallery = Gallery()
    let switches = Switches()
    let delegate = LinkSceneDelegate()
    let scene = WindowGroup {
      ZStack {
        UsherView(gallery.open)
        VStack { VStack { VStack { VStack { VStack { Watch(switches: switches) } } } } }
      }
    }
    let renderer = Renderer(scene, connecting: delegate)
    switches.again = { renderer.perform(item("gallery://pictures/8")) }
    await renderer.rest()
    #expect(renderer.perform(item("gallery://pictures/8")))
    switches.isOpen = true
    await renderer.rest()
    #expect(renderer.user.tapBack())
    await renderer.rest()
    #expect(renderer.perform(item("gallery://nowhere")))
    await renderer.rest()
    #expect(gallery.outlines == ["stack Gallery\n  Wall"])
    switches.again = nil
  }

  @Test func `A quick action leads the window, and not a flow in a sheet of its own screen`() async
  {
    let delegate = LinkSceneDelegate()
    let scene = WindowGroup {
      UsherView { host in
        let director = SceneDirector(PorchCoordinator(museum), host: host)
        director.links = try Museum.links()
        return director
      }
    }
    let renderer = Renderer(scene, connecting: delegate)
    await renderer.rest()
    #expect(renderer.user.tap("Inside"))
    await renderer.rest()
    #expect(renderer.user.canTap("Picture 1"), "\(renderer.outline)")
    #expect(renderer.perform(item("museum://poster")))
    await renderer.rest()
    #expect(museum.inbox.open("museum://nowhere") == nil, "no window asked for the inbox")
    #expect(PorchCoordinator.posters == 1, "\(renderer.outline)")
  }

  @Test(arguments: 0..<10)
  func `A window that closes in the middle of a step opens again for the same link`(turns: Int)
    async
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    for _ in 0..<3 {
      renderer.openWindow(for: "museum://tours/2/stops/4")
      for _ in 0..<turns { renderer.turn() }
      renderer.window.close()
    }
    renderer.openWindow(for: "museum://tours/2/stops/4")
    await renderer.rest()
    museum.forgetClosed()
    await renderer.rest()
    #expect(renderer.windows.count == 2 && museum.living == 2)
    #expect(renderer.outline.contains("This is Stop 4"), "\(renderer.outline)")
    let director = museum.visits[1].director
    #expect(director.host.shown == director.tree && renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: ["[", "{\"a\":", "\u{0}", "9", "\"", "🎭"])
  func `A scene whose storage holds megabytes of nonsense starts as at first`(part: String) async {
    let nonsense = Data(String(repeating: part, count: 300_000).utf8)
    let renderer = Renderer(
      MuseumScene(museum: museum), traits: .pad, storage: ["usher.window": nonsense])
    await renderer.rest()
    #expect(renderer.outline.contains("This is Hall"))
    #expect(museum.visits[0].reports.count == 1)
    #expect((renderer.window.storage["usher.window"] as? Data)?.count ?? .max < 10_000)
  }

  @Test func `A link before the first frame is followed after a window is restored`() async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    museum.inbox.open("museum://tours/1")
    await renderer.rest()
    let kept = renderer.window.kept
    let again = Museum(seed: 2)
    again.inbox.open("museum://rooms/3")
    let restored = Renderer(MuseumScene(museum: again), traits: .pad, restoring: [kept])
    restored.open(link("museum://tours/2/stops/4"))
    await restored.rest()
    #expect(restored.outline.contains("This is Stop 4"), "\(restored.outline)")
    let director = again.visits[0].director
    #expect(director.host.shown == director.tree && director.outlived.isEmpty)
  }

  @Test func `A link that comes as its window closes leads the window behind it`() async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    renderer.openWindow(for: "museum://rooms/2")
    await renderer.rest()
    renderer.window.close()
    museum.inbox.open("museum://rooms/3")
    await renderer.rest()
    #expect(renderer.outline.contains("This is Room 3"), "\(renderer.outline)")
  }

  @Test(arguments: 0..<10)
  func `A scene that is inactive in the middle of a step finishes it when it is active again`(
    turns: Int
  ) async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    renderer.user.tap("tour(1)")
    for _ in 0..<turns { renderer.turn() }
    renderer.user.interrupt()
    museum.inbox.open("museum://rooms/3")
    await renderer.rest()
    renderer.user.interrupt(false)
    await renderer.rest()
    let director = museum.visits[0].director
    #expect(director.host.shown == director.tree && director.isQuiet, "\(renderer.outline)")
    #expect(renderer.outline.contains("This is Room 3"), "\(renderer.outline)")
  }

  @Test func `The thousandth window opens like the first, and nothing is left of the others`() async
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    for number in 1..<1000 {
      renderer.openWindow(for: "museum://rooms/\(number)")
      renderer.settle()
      if number.isMultiple(of: 3) { renderer.user.tap("tour(1)") }
      renderer.window.close()
      museum.forgetClosed()
    }
    renderer.openWindow(for: "museum://rooms/1000")
    await renderer.rest()
    museum.forgetClosed()
    await renderer.rest()
    #expect(museum.living == 2 && museum.visits.count == 2)
    #expect(renderer.outline.contains("This is Room 1000"), "\(renderer.outline)")
    museum.inbox.open(DeepLink(MuseumRoute.poster))
    await renderer.rest()
    #expect(renderer.outline.contains("This is Poster"), "\(renderer.outline)")
  }

  @Test(arguments: 0..<8)
  func `A flow whose place in an app's view goes and comes is ended and begun anew`(turns: Int)
    async
  {
    let sales = Sales()
    let switches = Switches()
    let renderer = Renderer { Shop(sales: sales, switches: switches) }
    for number in 1...3 {
      switches.isOpen = true
      await renderer.rest()
      #expect(renderer.user.tap("Choose"), "\(renderer.outline)")
      for _ in 0..<turns { renderer.turn() }
      switches.isOpen = false
      if turns.isMultiple(of: 2) { await renderer.rest() } else { renderer.turn() }
      #expect(sales.opened == number)
    }
    await renderer.rest()
    #expect(sales.living == 0 && renderer.complaints.map(\.description) == [])
  }

  private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("\(text) is no link") }
    return url
  }

  private func item(_ link: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "link", localizedTitle: "Link", localizedSubtitle: nil, icon: nil,
      userInfo: ["link": NSString(string: link)])
  }
}

@MainActor @Observable final class Switches {
  var isOpen = false
  @ObservationIgnored var again: (() -> Void)?
}

/// A view that is updated after the window's own.
private struct Watch: View {
  let switches: Switches

  var body: some View {
    Text(verbatim: "Watch").onChange(of: switches.isOpen) { switches.again?() }
  }
}

/// An app that shows a flow in the middle of its view.
private struct Shop: View {
  let sales: Sales
  let switches: Switches

  var body: some View {
    VStack {
      Text(verbatim: "Shop")
      if switches.isOpen { UsherView { sales.director(on: $0) } }
    }
  }
}

/// A screen with a sheet of its own, in which a flow without links leads.
private final class PorchCoordinator: Coordinator, Routing {
  static var posters = 0
  let museum: Museum
  var initialRoute: MuseumRoute { .hall }
  init(_ museum: Museum) { self.museum = museum }
  override func build() -> SceneLayout { .stack(PorchView()) }
  func transition(to route: MuseumRoute) -> SceneTransition {
    Self.posters += 1
    return .none
  }
}

private struct PorchView: ScreenView {
  @State private var isInside = false

  var body: some View {
    Button("Inside") { isInside = true }
      .sheet(isPresented: $isInside) {
        UsherView { SceneDirector(GalleryCoordinator(), host: $0) }
      }
  }
}
#endif
