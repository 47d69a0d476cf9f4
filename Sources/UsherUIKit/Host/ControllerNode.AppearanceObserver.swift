#if canImport(UIKit)
import UIKit
import Usher

extension ControllerNode {
  /// An invisible view in every visible screen's view that reports appearances and disappearances.
  ///
  /// UIKit notifies a view that enters or leaves a window, so no child is added to the screen.
  final class AppearanceObserver: UIView {
    weak var element: ControllerNode?
    private weak var host: UIKitHost?
    private(set) var isInSight = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      guard let window, !window.isHidden else { return update() }
      guard let transition = element?.controller.transitionCoordinator,
        transition.animate(
          alongsideTransition: { _ in },
          completion: { [weak self] in if !$0.isCancelled { self?.update() } })
      else { return soon { [weak self] in self?.update() } }
    }

    /// Adds itself to the view of its screen, which it loads, below the screen's own content.
    func join(_ host: UIKitHost) {
      guard superview == nil, let view = element?.controller.view else { return }
      self.host = host
      view.insertSubview(self, at: 0)
    }

    func leave() {
      host = nil
      removeFromSuperview()
    }

    /// Reports a change of the screen's visibility.
    func update() {
      guard let host, let element, element.isVisible != isInSight else { return }
      isInSight.toggle()
      host.report(isInSight ? .appeared(element.id) : .disappeared(element.id))
    }
  }
}
#endif
