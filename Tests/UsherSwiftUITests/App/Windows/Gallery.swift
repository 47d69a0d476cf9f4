#if canImport(SwiftUI)
import SwiftUI
import UsherSwiftUI

/// The places of a gallery.
enum PictureRoute: DurableRoute {
  static let tag = "pictures"
  case wall
  case picture(Int)
}

final class GalleryCoordinator: Coordinator, Routing {
  var initialRoute: PictureRoute { .wall }

  func transition(to route: PictureRoute) -> SceneTransition {
    switch route {
    case .wall: .push(WallView())
    case .picture(let number): .push(PictureView(number: number))
    }
  }
}

struct WallView: ScreenView {
  @Environment(\.router) private var router
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Picture 1") { router.trigger(PictureRoute.picture(1)) }
    Button("Picture 2 in a window") { openWindow(value: "gallery://pictures/2") }
  }
}

struct PictureView: ScreenView {
  let number: Int
  var body: some View { Text(verbatim: "Picture \(number)") }
}

/// The directors of a gallery's windows, in the order in which they were made.
@MainActor final class Gallery {
  let inbox = LinkInbox()
  private(set) var directors: [SceneDirector] = []
  private(set) var restorations = 0

  func open(on host: SwiftUIHost) throws -> SceneDirector {
    try open(on: host, options: SceneDirector.Options())
  }

  func open(on host: SwiftUIHost, options: SceneDirector.Options) throws -> SceneDirector {
    let director = SceneDirector(GalleryCoordinator(), host: host, options: options)
    director.links = try DeepLinkTable(scheme: "gallery", hosts: ["gallery.example"]) {
      $0.add("pictures/{number}") { (number: Int) in DeepLink(PictureRoute.picture(number)) }
    }
    director.restoration = try RestorationTable { $0.register(PictureRoute.self) }
    director.observe { [weak self] event in
      if case .restored = event { self?.restorations += 1 }
    }
    directors.append(director)
    return director
  }

  var outlines: [String] { directors.map(\.tree.outline) }
}

struct GalleryPreview: View {
  let gallery: Gallery
  var body: some View { UsherPreview(at: "gallery://pictures/3", gallery.open) }
}

extension SceneDirector {
  func openApart(_ link: String) async {
    do { try await openWindow(at: link) } catch { open(link) }
  }
}

/// The windows of a gallery.
struct GalleryScene: Scene {
  let gallery: Gallery
  var link: String?

  var body: some Scene {
    WindowGroup {
      UsherView(opening: link, inbox: gallery.inbox, gallery.open)
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
    }
    WindowGroup(for: String.self) { link in
      UsherView(opening: link.wrappedValue, inbox: gallery.inbox, gallery.open)
    }
  }
}
#endif
