#if canImport(SwiftUI)
import BoxOfficeKit
public import SwiftUI
public import UsherDI
import UsherInspector
package import UsherSwiftUI

/// The windows of the box office: those of the season, and one for each link that is opened beside them.
///
/// Each has a director of its own, and all share the container.
public struct BoxOfficeScene: Scene {
  private let inbox: LinkInbox
  private let open: @MainActor (SwiftUIHost) throws -> SceneDirector

  /// Makes the windows.
  public init(inbox: LinkInbox, in container: @escaping @MainActor () throws -> Container) {
    self.init(inbox: inbox, opening: { try .boxOffice(in: container(), on: $0) })
  }

  /// Makes the windows, each of which opens a director.
  package init(
    inbox: LinkInbox, opening open: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.inbox = inbox
    self.open = open
  }

  /// The groups of windows.
  public var body: some Scene {
    WindowGroup { BoxOfficeWindow(link: nil, inbox: inbox, open: open) }
      .commands { BoxOfficeCommands(inbox: inbox) }
    WindowGroup(for: String.self) { link in
      BoxOfficeWindow(link: link.wrappedValue, inbox: inbox, open: open)
    }
  }
}

/// The content of a window, whose views share the names of rows.
struct BoxOfficeWindow: View {
  let link: String?
  let inbox: LinkInbox
  let open: @MainActor (SwiftUIHost) throws -> SceneDirector
  @Namespace private var rows

  var body: some View {
    UsherView(opening: link, inbox: inbox) { try open($0) }
      .usherInspector()
      .environment(\.rows, rows)
      .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
  }
}

extension SceneDirector {
  /// Makes the director of a window.
  fileprivate static func boxOffice(
    in container: Container, on host: SwiftUIHost
  ) throws -> SceneDirector {
    let director = try SceneDirector(BoxOfficeCoordinator.self, in: container, host: host)
    try director.furnish()
    try container.resolve(Footfall.self).watch(director)
    director.explainLostLinks()
    return director
  }
}
#endif
