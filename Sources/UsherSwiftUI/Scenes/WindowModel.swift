#if canImport(SwiftUI)
import Foundation
import Observation
import SwiftUI
import Usher

/// The host and the director of one window, made when it appears and closed when it goes.
@Observable @MainActor final class WindowModel {
  let host = SwiftUIHost()
  /// The error that prevented a director.
  private(set) var failure: String?
  /// The place that the scene's user activity describes.
  private(set) var advertised: AdvertisedPlace?
  /// The type of that activity, and of incoming ones.
  private(set) var activityType = SceneDirector.Options().activityType
  @ObservationIgnored private var director: SceneDirector?
  @ObservationIgnored private var storage: SceneStore?
  @ObservationIgnored private var inbox: LinkInbox?
  @ObservationIgnored private var hasBegun = false
  /// `true` once the scene has been active: at launch it is inactive at first, and shows its root
  /// anyway.
  @ObservationIgnored private var wasActive = false
  @ObservationIgnored private var links: [String] = []
  /// Returns and removes the pending links of the scene's delegate.
  @ObservationIgnored private var takeNoted: () -> [String] = { [] }

  init() {
    host.hearsArrivals = ArrivalModifier.isHeard
    host.withoutAnimation = { change in
      withTransaction(\.disablesAnimations, true) { change() }
    }
    host.advertiser = { [weak self] in self?.advertised = $0 }
  }

  /// Makes the director, once, and restores the window's last state.
  func begin(
    _ make: (SwiftUIHost) throws -> SceneDirector, _ entry: Entry = Entry(),
    keptIn storage: Binding<Data?>? = nil
  ) {
    guard !hasBegun else { return }
    hasBegun = true
    do {
      let director = try make(host)
      self.director = director
      activityType = director.options.activityType
      let isRestored = try start(director, keptIn: storage, at: entry.site)
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

  /// Opens the links of the scene's delegate, now or once there is a director.
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

  func enter(_ phase: ScenePhase) {
    guard phase == .active || wasActive else { return }
    wasActive = true
    // The system may store the scene right after this, and end the process.
    if phase != .active, let director { storage?.store(director) }
    director?.windowDidEnter(phase == .background ? .background : .foreground)
    host.sceneDidBecome(active: phase == .active)
    if phase == .active { deliverLinks() }
  }

  /// Starts, and returns true if the window's last state is restored, or will be once a guard
  /// agrees.
  ///
  /// Data from an older version or another app may be readable and still restore nothing.
  private func start(
    _ director: SceneDirector, keptIn storage: Binding<Data?>?, at site: CallSite
  ) throws -> Bool {
    if director.store == nil, !director.restoration.isEmpty, let storage {
      self.storage = SceneStore(storage)
    }
    guard let store = director.store ?? self.storage else {
      try director.start(fileID: site.fileID, line: site.line)
      return false
    }
    let report = try director.start(restoring: store, fileID: site.fileID, line: site.line)
    if director.store == nil { director.autosave(to: store) }
    return report.isPostponed || report.isAtPlace
  }

  /// Opens the window's own link, then those that have arrived since.
  private func enter(_ entry: Entry, opensLink: Bool) {
    if opensLink, let link = entry.link { open(link) }
    let waiting = links
    links = []
    for link in waiting { open(link) }
    openNoted()
    inbox = entry.inbox
    if let director, director.links != nil {
      entry.launch.deliver(to: director, whileThereIs: self)
    }
    deliverLinks()
  }

  /// Directs the inbox's links to this window, which is in front.
  func deliverLinks() {
    if let director { inbox?.deliver(to: director, whileThereIs: self) }
  }

  deinit {
    // SwiftUI may make a view's initial state and discard it; that model has no director.
    guard let director else { return }
    Task { @MainActor in
      // A window that the user closes is restored when the system opens it again.
      director.stopSaving()
      director.close()
    }
  }
}
#endif
