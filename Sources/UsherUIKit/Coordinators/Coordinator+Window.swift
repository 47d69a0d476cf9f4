#if canImport(UIKit)
public import UIKit
public import Usher

extension Coordinator {
  /// Makes the coordinator the root of a window, with a director that lives as long as the window.
  ///
  /// ```swift
  /// AppCoordinator().setRoot(for: window)
  /// ```
  ///
  /// A director that was made so for the window before closes, unless the start is refused. A
  /// refusal is an event and a line in the log.
  ///
  /// - Returns: The director, which need not be kept.
  @discardableResult
  public final func setRoot(
    for window: UIWindow, fileID: String = #fileID, line: Int = #line
  ) -> SceneDirector {
    let director = SceneDirector(
      self, host: UIKitHost(.window(UIKitHost.WindowReference(weak: window))))
    let old = WindowDirector.installed(in: window)
    WindowDirector(director).install(in: window)
    if (try? director.start(fileID: fileID, line: line)) != nil { old?.close() }
    return director
  }
}

/// An invisible view that keeps a director as long as its window.
private final class WindowDirector: UIView {
  private let director: SceneDirector

  init(_ director: SceneDirector) {
    self.director = director
    super.init(frame: CGRect())
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  static func installed(in window: UIWindow) -> WindowDirector? {
    window.subviews.lazy.compactMap { $0 as? WindowDirector }.first
  }

  func install(in window: UIWindow) {
    window.insertSubview(self, at: 0)
    director.observe { [weak self] event in
      if case .closed = event { self?.removeFromSuperview() }
    }
  }

  func close() { director.close() }
}
#endif
