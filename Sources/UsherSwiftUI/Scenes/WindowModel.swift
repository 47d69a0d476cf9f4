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
  @ObservationIgnored private var keeper: WindowKeeper?
  @ObservationIgnored private var inbox: LinkInbox?
  @ObservationIgnored private var hasBegun = false
  /// Whether the scene has been active: at the start it is not yet, and shows its root all the same.
  @ObservationIgnored private var wasActive = false
  @ObservationIgnored private var links: [String] = []
  /// Takes what the scene's delegate has noted.
  @ObservationIgnored private var takeNoted: () -> [String] = { [] }

  init() {
    host.hearsArrivals = ArrivalModifier.isHeard
    host.withoutAnimation = { change in
      withTransaction(\.disablesAnimations, true) { change() }
    }
  }

  /// Makes the director, once, and has it stand where the window stood.
  func begin(
    _ make: (SwiftUIHost) throws -> SceneDirector, _ entry: WindowEntry = WindowEntry(),
    keptIn storage: Binding<Data?>? = nil
  ) {
    guard !hasBegun else { return }
    hasBegun = true
    do {
      let director = try make(host)
      self.director = director
      let storage = director.restoration.isEmpty ? nil : storage
      let isRestored = try start(director, from: storage?.wrappedValue ?? nil)
      keeper = storage.map { WindowKeeper(director, in: $0) }
      enter(entry, opensLink: !isRestored)
    } catch {
      failure = "\(error)"
    }
  }

  /// Opens a link, or keeps it until there is a director; one without a table takes no links.
  func open(_ link: String) {
    guard let director else { return links.append(link) }
    if director.links != nil { director.open(link) }
  }

  /// Opens what the scene's delegate has noted, now or once there is a director.
  ///
  /// A flow in the same scene that takes no links leaves them to the director that does.
  func openNoted(_ take: @escaping () -> [String]) {
    takeNoted = take
    openNoted()
  }

  private func openNoted() {
    guard let director, director.links != nil else { return }
    for link in takeNoted() { director.open(link) }
  }

  /// Follows the scene.
  func enter(_ phase: ScenePhase) {
    guard phase == .active || wasActive else { return }
    wasActive = true
    if phase != .active { keeper?.keep() }
    director?.windowDidEnter(phase == .background ? .background : .foreground)
    host.sceneDidBecome(active: phase == .active)
    if phase == .active { lead() }
  }

  /// Starts, and returns whether the window stands where it stood, or will once a guard agrees.
  ///
  /// What an older version or another app has kept may be read, and lead nowhere all the same.
  private func start(_ director: SceneDirector, from kept: Data?) throws -> Bool {
    guard let kept else {
      try director.start()
      return false
    }
    let report = try director.start(restoring: Array(kept))
    return report.isPostponed || report.isAtPlace
  }

  /// Opens what the window was opened with, then what has come meanwhile.
  private func enter(_ entry: WindowEntry, opensLink: Bool) {
    if opensLink, let link = entry.link { open(link) }
    let waiting = links
    links = []
    for link in waiting { open(link) }
    openNoted()
    inbox = entry.inbox
    lead()
  }

  /// Has the links of the inbox lead to this window, which the user has in front.
  func lead() {
    if let director { inbox?.lead(to: director, whileThereIs: self) }
  }

  deinit {
    // State that a view makes anew and SwiftUI throws away has none.
    guard let director else { return }
    Task { @MainActor in director.close() }
  }
}
#endif
