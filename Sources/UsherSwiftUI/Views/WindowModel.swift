#if canImport(SwiftUI)
import Foundation
import Observation
import SwiftUI
import Usher

/// The host and the director of one window, made when it comes and closed when it goes.
@Observable @MainActor final class WindowModel {
  let host = SwiftUIHost()
  /// Why there is no director.
  private(set) var failure: String?
  @ObservationIgnored private var director: SceneDirector?
  @ObservationIgnored private var hasBegun = false
  /// Whether the scene has been active: at the start it is not yet, and shows its root all the same.
  @ObservationIgnored private var wasActive = false
  @ObservationIgnored private var links: [String] = []

  init() {
    host.hearsArrivals = ArrivalModifier.isHeard
    host.withoutAnimation = { change in
      withTransaction(\.disablesAnimations, true) { change() }
    }
  }

  /// Makes the director, once.
  func begin(
    _ reselection: TabReselection?, _ make: (SwiftUIHost) throws -> SceneDirector
  ) {
    guard !hasBegun else { return }
    hasBegun = true
    if let reselection { host.tabReselection = reselection }
    do {
      let director = try make(host)
      self.director = director
      try director.start()
      for link in links { director.open(link) }
      links = []
    } catch {
      failure = "\(error)"
    }
  }

  /// Opens a link, or keeps it until there is a director.
  func open(_ url: URL) {
    if let director { director.open(url.absoluteString) } else { links.append(url.absoluteString) }
  }

  /// Follows the scene.
  func enter(_ phase: ScenePhase) {
    guard phase == .active || wasActive else { return }
    wasActive = true
    director?.windowDidEnter(phase == .background ? .background : .foreground)
    host.sceneDidBecome(active: phase == .active)
  }

  deinit {
    // State that a view makes anew and SwiftUI throws away has none.
    guard let director else { return }
    Task { @MainActor in director.close() }
  }
}
#endif
