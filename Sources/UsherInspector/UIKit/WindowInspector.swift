#if DEBUG && canImport(UIKit) && !os(tvOS)
import Foundation
import UIKit
import Usher
import UsherUIKit

/// The inspector over a window of UIKit: a button in a window of its own, which opens a second one.
@MainActor final class WindowInspector {
  /// The place and the size of the button, which every window has room for.
  private static let frame = CGRect(x: 8, y: 120, width: 88, height: 44)

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
    guard button == nil, let window = inspected() else { return }
    let action = UIAction(title: "Inspector") { [weak self] _ in self?.open() }
    let content = UIViewController()
    content.view = UIButton(configuration: .gray(), primaryAction: action)
    let button = Self.window(over: window, frame: Self.frame)
    button.rootViewController = content
    button.isHidden = false
    self.button = button
  }

  private func open() {
    guard director == nil, let window = inspected() else { return }
    let host = UIKitHost(window: Self.window(over: window, frame: window.frame))
    let close: @MainActor () -> Void = { [weak self] in self?.close() }
    let director = SceneDirector.inspector(of: model, on: host) {
      InspectorViewController($0, $1, close: close)
    }
    (self.director, model.isOpen) = (director, true)
    button?.isHidden = true
    director.start()
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

  /// Makes a window over everything in the scene, which never becomes the key window.
  private static func window(over other: UIWindow, frame: CGRect) -> UIWindow {
    let window = other.windowScene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: frame)
    window.frame = frame
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    return window
  }
}
#endif
