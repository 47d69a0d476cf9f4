#if canImport(UIKit)
public import UIKit
public import Usher

/// A coordinator in the style of Director: it builds one view controller, and navigates from there.
///
/// Started as a child, a coordinator that builds a `UINavigationController` is presented; any other
/// view controller is pushed. Containers become tabs, columns, pages and stacks of the tree.
open class ViewCoordinator: Coordinator {
  /// A Boolean value that indicates whether the coordinator is embedded in its parent.
  public internal(set) var isEmbedded = false
  /// The coordinators that are embedded in the `build()` that runs.
  private var embedded: [ViewCoordinator] = []
  private var isBuilding = false
  private var built: UIViewController?
  private lazy var unbuilt = UIViewController()

  /// The view controller that the coordinator built; an empty one before that.
  public var rootViewController: UIViewController { built ?? unbuilt }

  /// The navigation controller that the coordinator built, or that its screens are in.
  public var navigationController: UINavigationController? {
    built as? UINavigationController ?? built?.navigationController
  }

  /// A Boolean value that indicates whether the coordinator is presented.
  public var isModal: Bool {
    built is UINavigationController && !isEmbedded && parent is ViewCoordinator
  }

  /// Builds the coordinator's first view controller.
  ///
  /// - Throws: An error that refuses the start.
  open func build() throws -> UIViewController { throw SceneCoordinator.Unbuilt(self) }

  /// Runs when one of its view controllers has left its stack and the coordinator continues.
  open func didPopViewController(_ viewController: UIViewController) {}

  /// Returns a layout of the view controller that the other `build()` returns.
  ///
  /// - Throws: The error of the other `build()`.
  public final override func build() throws -> SceneLayout {
    isBuilding = true
    defer { (isBuilding, embedded) = (false, []) }
    let controller: UIViewController = try build()
    built = controller
    announce()
    let layout = SceneLayout(of: item(for: controller))
    // A container is shown as the app built it; any other view controller gets a stack.
    return parent is SceneCoordinator && !controller.isContainer ? .stack(layout) : layout
  }

  /// Calls `didPopViewController(_:)`.
  public final override func didPop(_ screen: any Screen) {
    if let controller = screen as? UIViewController { didPopViewController(controller) }
  }

  /// Registers with the parent whose `build()` is running.
  private func announce() {
    guard let parent = parent as? ViewCoordinator, parent.isBuilding else { return }
    isEmbedded = true
    parent.embedded.append(self)
  }

  /// Returns the layout item for a view controller: its coordinator, a container, or a screen.
  private func item(for controller: UIViewController) -> any LayoutItem {
    if let child = embedded.first(where: { $0.built === controller }) { return child }
    let items = controller.contents.map { item(for: $0) }
    guard !items.isEmpty else { return controller }
    return switch controller {
    case let tabs as UITabBarController:
      SceneLayout.tabs(items, selected: tabs.content.firstIndex { tabs.isSelected($0) } ?? 0)
    case is UISplitViewController: SceneLayout.columns(items)
    default: SceneLayout.stack(items)
    }
  }
}

extension UIViewController {
  /// The view controllers inside, if it is a container whose content the director is to manage.
  fileprivate var contents: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.content
    case let split as UISplitViewController where split.style != .unspecified: split.viewControllers
    default: []
    }
  }
}

extension SceneLayout {
  @MainActor fileprivate init(of item: any LayoutItem) {
    self = item as? SceneLayout ?? .screen(item)
  }

  @MainActor fileprivate static func columns(_ items: [any LayoutItem]) -> SceneLayout {
    switch items.count {
    case 1: .split(items[0])
    case 2: .split(items[0], items[1])
    default: .split(items[0], items[1], items[2])
    }
  }
}
#endif
