#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A preview of an app at the place that a link, or a path of routes, leads to.
///
/// ```swift
/// #Preview {
///   UsherPreview(at: ShowsTab(), ShowDetails(show: 7)) {
///     try SceneDirector(HomeCoordinator.self, in: .preview(), host: $0)
///   }
/// }
/// ```
///
/// Guards judge the link, and the screens below the place are there. If it cannot be opened at
/// once, the preview shows the error's text; a refusal after a guard's flow is the same as in the
/// app. ``KeyPreview`` shows one screen or flow alone.
public struct UsherPreview: View {
  private let make: @MainActor (SwiftUIHost) throws -> SceneDirector

  /// Previews an app at the place of a link, by the table of its director.
  ///
  /// - Parameters:
  ///   - link: The link, such as `boxoffice://shows/7`.
  ///   - make: Makes the director, with the given host.
  public init(at link: String, _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector) {
    self.make = { try Self.started(try make($0)) { $0.open(link) } }
  }

  /// Previews an app at the end of a path of routes, or of durable keys.
  ///
  /// - Parameters:
  ///   - route: The route of the outermost coordinator, or the item of its layout.
  ///   - more: The routes from there on.
  ///   - make: Makes the director, with the given host.
  public init(
    at route: some Route, _ more: any Route...,
    make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    let link = DeepLink(routes: ([route] + more).map { AnyRoute($0) })
    self.make = { try Self.started(try make($0)) { $0.open(link) } }
  }

  /// Starts a director and opens a link, or throws the error that prevents it.
  private static func started(
    _ director: SceneDirector, at open: (SceneDirector) -> NavigationHandle
  ) throws -> SceneDirector {
    try director.start()
    if let error = open(director).error { throw error }
    return director
  }

  /// The window of the preview, which its scene does not save; give its director no store.
  public var body: some View { UsherView(restoring: nil, make) }
}
#endif
