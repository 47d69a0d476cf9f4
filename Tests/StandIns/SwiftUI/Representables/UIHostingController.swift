public import UIKit

/// A controller that shows a view of SwiftUI's.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  public var rootView: Content

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() { view = HostingView(frame: UIScreen.main.bounds) }

  /// Shows a view, made from an archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Makes none: a subclass that comes from an archive supplies the view.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }
}

/// The view of a hosting controller, whose content is SwiftUI's alone.
final class HostingView: UIView {
  override func insertSubview(_ view: UIView, at index: Int) {
    next.flatMap { $0 as? UIViewController }?.log(
      "Adding '\(type(of: view))' as a subview of UIHostingController.view is not supported and may "
        + "result in a broken view hierarchy.")
    super.insertSubview(view, at: index)
  }
}
