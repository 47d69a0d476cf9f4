#if canImport(UIKit)
import UIKit

extension UIKitHost {
  /// An invisible view as wide as its window, which is laid out when the window is resized.
  ///
  /// The window's width counts, not its size class, which stays compact on a phone that unfolds.
  final class WidthObserver: UIView {
    private let didMeasure: @MainActor (Double) -> Void

    init(_ didMeasure: @escaping @MainActor (Double) -> Void) {
      self.didMeasure = didMeasure
      super.init(frame: CGRect())
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth]
    }

    required init?(coder: NSCoder) { nil }

    /// Reports the width of a window now, and whenever it is laid out.
    func watch(_ window: UIWindow?) {
      guard let window, superview !== window else { return }
      frame = CGRect(
        origin: CGPoint(x: 0, y: 0), size: CGSize(width: window.bounds.size.width, height: 0))
      window.insertSubview(self, at: 0)
      report()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      report()
    }

    private func report() {
      guard superview != nil, bounds.size.width > 0 else { return }
      didMeasure(Double(bounds.size.width))
    }
  }
}
#endif
