#if canImport(StandInUIKit)
import Foundation
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// The foyer on a device with as many windows as a test opens.
@MainActor final class FoyerWindows {
  let simulation: UIKitSimulation
  /// The clock of the windows' directors.
  var clock: StageClock?
  /// A Boolean value that indicates whether the office is closed to everybody.
  var isOfficeClosed = false
  var activityType = SceneDirector.Options().activityType
  /// Adds to the activity of a place.
  var onAdvertise: (@MainActor (NSUserActivity, AdvertisedPlace) -> Void)?

  init(traits: UITraitCollection = .pad) { simulation = UIKitSimulation(traits: traits) }

  /// A Boolean value that indicates whether its windows' directors are made as the app makes them.
  private var isPlain: Bool {
    clock == nil && activityType == SceneDirector.Options().activityType
  }

  var inbox: LinkInbox?
  var launch = LinkInbox(arguments: [])

  /// A scene delegate that its test watches.
  final class Delegate: FoyerSceneDelegate {
    let windows: FoyerWindows
    private(set) var reports: [RestorationReport] = []
    private(set) var causes: [SceneChange.Cause] = []
    private(set) var refusals: [String] = []

    init(_ windows: FoyerWindows) {
      self.windows = windows
      super.init()
      launch = windows.launch
    }

    /// The titles in the window's tree: the stack, and the layers.
    var titles: [String] { director?.tree.layers.flatMap(\.titles) ?? [] }

    override var inbox: LinkInbox? { windows.inbox }

    override func director(for window: UIWindow) -> SceneDirector? {
      let director = windows.isPlain ? super.director(for: window) : makeDirector(for: window)
      (director?.host as? UIKitHost)?.onAdvertise = windows.onAdvertise
      director?.guards = [Guard("closed") { [windows] in windows.judge($0) }]
      director?.observe { [weak self] in self?.note($0) }
      return director
    }

    private func makeDirector(for window: UIWindow) -> SceneDirector {
      var options = windows.clock.map { SceneDirector.Options(clock: $0) } ?? .init()
      options.activityType = windows.activityType
      let director = SceneDirector(FoyerCoordinator(), window: window, options: options)
      director.links = .foyer
      return director
    }

    private func note(_ event: SceneEvent) {
      switch event {
      case .restored(let report): reports.append(report)
      case .admitted(let transaction): causes.append(transaction.cause)
      case .refused(let error, _): refusals.append(error.reason.description)
      default: break
      }
    }
  }

  /// Opens a window, where its scene was left if it was.
  func open(
    restoring activity: NSUserActivity? = nil, links: [String] = [], pages: [String] = []
  ) async -> (delegate: Delegate, scene: UIWindowScene) {
    let delegate = Delegate(self)
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(links.compactMap(URL.init(string:)).map { UIOpenURLContext(url: $0) }),
      userActivities: Set(pages.map(Self.page)))
    let scene = simulation.connect(delegate, options: options, restoring: activity)
    await settle(delegate)
    return (delegate, scene)
  }

  /// Opens a window that something was chosen for.
  func open(choosing options: UIScene.ConnectionOptions) async -> (
    delegate: Delegate, scene: UIWindowScene
  ) {
    let delegate = Delegate(self)
    let scene = simulation.connect(delegate, options: options)
    await settle(delegate)
    return (delegate, scene)
  }

  /// Waits until a window is at rest.
  func settle(_ delegate: Delegate) async {
    repeat {
      simulation.settle()
      for _ in 0..<12 { await Turn.pass() }
    } while !simulation.clock.isIdle || delegate.director?.isQuiet == false
  }

  /// Returns the activity of a user on a web page.
  static func page(_ text: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: text)
    return activity
  }

  private func judge(_ proposal: Guard.Proposal) -> Guard.Verdict {
    let isInOffice = proposal.routes(of: FoyerRoute.self).contains(.office)
    return isOfficeClosed && isInOffice ? .deny("Nobody works now.") : .allow
  }
}

extension Node {
  /// The titles of its screens, the bottom one first.
  fileprivate var titles: [String] {
    kind == .screen ? [title ?? ""] : children.flatMap(\.titles)
  }
}
#endif
