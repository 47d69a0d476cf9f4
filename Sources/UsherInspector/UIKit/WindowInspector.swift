#if DEBUG && canImport(UIKit) && !os(tvOS)
import Foundation
import UIKit
import Usher
import UsherUIKit

/// The inspector over a window of UIKit: a button in a window of its own, which opens a second one.
///
/// Both are in front of the app's, since they became visible later. The app's stays the key window.
@MainActor final class WindowInspector {
  /// The place and the size of the button, which every window has room for.
  private static let frame = CGRect(
    origin: CGPoint(x: 8, y: 120), size: CGSize(width: 88, height: 44))

  private let model = InspectorModel()
  /// Returns the inspected window once the app's content is in one.
  private let inspected: @MainActor () -> UIWindow?
  private var button: UIWindow?
  private var director: SceneDirector?

  init(over inspected: @escaping @MainActor () -> UIWindow?) { self.inspected = inspected }

  func follow(_ director: SceneDirector) {
    close()
    model.follow(director)
    director.observe { [weak self] event in
      switch event {
      case .appeared: self?.showButton()
      case .closed: self?.remove()
      default: break
      }
    }
  }

  private func showButton() {
    guard button == nil, let scene = inspected()?.windowScene else { return }
    let action = UIAction(title: "Inspector") { [weak self] _ in self?.open() }
    let content = UIViewController()
    content.view = UIButton(configuration: .gray(), primaryAction: action)
    let button = UIWindow(windowScene: scene)
    button.frame = Self.frame
    button.rootViewController = content
    button.isHidden = false
    self.button = button
  }

  private func open() {
    guard director == nil, let scene = inspected()?.windowScene else { return }
    let host = UIKitHost(window: UIWindow(windowScene: scene))
    let close: @MainActor () -> Void = { [weak self] in self?.close() }
    let director = InspectorCoordinator.director(of: model, on: host) {
      InspectorViewController($0, $1, close: close)
    }
    (self.director, model.isOpen) = (director, true)
    button?.isHidden = true
    director.start()
    // The host has made its own window the key window, to which the keyboard belongs.
    inspected()?.makeKey()
    host.rootViewController?.viewIfLoaded?.window?.isHidden = false
  }

  private func close() {
    let window = (director?.host as? UIKitHost)?.rootViewController?.viewIfLoaded?.window
    director?.close()
    window?.isHidden = true
    (director, model.isOpen) = (nil, false)
    button?.isHidden = false
  }

  private func remove() {
    close()
    button?.isHidden = true
    button = nil
  }
}
#endif
