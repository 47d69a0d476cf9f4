public import UIKit

/// A controller that shows a SwiftUI view.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() { view = HostingView(frame: UIScreen.main.bounds) }

  /// Creates a controller with a view, from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Creates no view: a subclass from an archive supplies it.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }
}

/// The view of a hosting controller, whose content belongs to SwiftUI alone.
final class HostingView: UIView {
  override func insertSubview(_ view: UIView, at index: Int) {
    next.flatMap { $0 as? UIViewController }?.log(
      "Adding '\(type(of: view))' as a subview of UIHostingController.view is not supported and may "
        + "result in a broken view hierarchy.")
    super.insertSubview(view, at: index)
  }
}
