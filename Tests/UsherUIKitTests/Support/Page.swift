#if canImport(UIKit)
import Usher
import UIKit
import UsherUIKit

/// A view controller with a title that declares its dismissal and records its calls.
final class Page: UIViewController, DismissalDeclaring {
  var declaredDismissal = Dismissal.free
  private(set) var callbacks: [String] = []
  /// A Boolean value that indicates whether UIKit's last report is that it has appeared.
  var hasAppeared: Bool { callbacks.last { $0.hasPrefix("did") } == "didAppear" }

  convenience init(_ title: String, _ dismissal: Dismissal = .free) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    declaredDismissal = dismissal
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    callbacks.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    callbacks.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    callbacks.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    callbacks.append("didDisappear")
  }
}

/// A coordinator with a layout from the test, which records attempts to remove its screens.
final class Teller: Coordinator, Concluding {
  typealias Output = String
  let name: String
  private let layout: @MainActor (Teller) throws -> SceneLayout
  private(set) var attempts: [DismissalAttempt] = []
  private(set) var popped: [String] = []

  init(_ name: String, _ layout: @escaping @MainActor (Teller) throws -> SceneLayout) {
    self.name = name
    self.layout = layout
  }

  convenience init(_ name: String, stack titles: String...) {
    self.init(name) { _ in .stack(titles.map { Page($0) }) }
  }

  override func build() throws -> SceneLayout { try layout(self) }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts.append(attempt) }

  override func didPop(_ screen: any Screen) { popped.append(screen.titleText ?? "") }
}
#endif
