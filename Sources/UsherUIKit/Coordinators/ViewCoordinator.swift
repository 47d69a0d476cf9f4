#if canImport(UIKit)
public import UIKit
public import Usher

/// A coordinator in the style of Director: it builds one view controller, and navigates from there.
///
/// A `UINavigationController` is presented when its coordinator is started as a child, any other view
/// controller is pushed. Tabs, columns and pages count as what they hold.
open class ViewCoordinator: Coordinator {
  /// Whether it is embedded in its parent's view controller.
  public internal(set) var isEmbedded = false
  /// The coordinators that are embedded in the `build()` that runs.
  private var embedded: [ViewCoordinator] = []
  private var isBuilding = false
  private var built: UIViewController?
  private lazy var unbuilt = UIViewController()

  /// The view controller that it has built; an empty one before that.
  public var rootViewController: UIViewController { built ?? unbuilt }

  /// The navigation controller that its screens stand in, or that it is.
  public var navigationController: UINavigationController? {
    built as? UINavigationController ?? built?.navigationController
  }

  /// Whether it has been presented: it has built a navigation controller and stands in no other.
  public var isModal: Bool {
    built is UINavigationController && !isEmbedded && parent is ViewCoordinator
  }

  /// Builds the view controller that it begins with.
  ///
  /// - Returns: The view controller.
  /// - Throws: What keeps it from being built; the start is refused with it.
  open func build() throws -> UIViewController { throw Unbuilt(self) }

  /// Runs when one of its view controllers has left its stack and it goes on.
  ///
  /// - Parameter viewController: The view controller that left.
  open func didPopViewController(_ viewController: UIViewController) {}

  /// Describes what the other `build()` returns.
  ///
  /// - Returns: The layout.
  /// - Throws: What keeps it from being built.
  public final override func build() throws -> SceneLayout {
    isBuilding = true
    defer { (isBuilding, embedded) = (false, []) }
    let controller: UIViewController = try build()
    built = controller
    announce()
    let layout = SceneLayout(of: item(for: controller))
    return parent is SceneCoordinator && !controller.isContainer ? .stack(layout) : layout
  }

  /// Tells the app in the words that it knows.
  ///
  /// - Parameter screen: The screen that left.
  public final override func didPop(_ screen: any Screen) {
    if let controller = screen as? UIViewController { didPopViewController(controller) }
  }

  /// Tells the parent that builds that this one stands in it.
  private func announce() {
    guard let parent = parent as? ViewCoordinator, parent.isBuilding else { return }
    isEmbedded = true
    parent.embedded.append(self)
  }

  /// Returns the layout item for a view controller: the coordinator that built it, a container, or a screen.
  private func item(for controller: UIViewController) -> any LayoutItem {
    if let child = embedded.first(where: { $0.built === controller }) { return child }
    let items = controller.contents.map { item(for: $0) }
    guard !items.isEmpty else { return controller }
    return switch controller {
    case let tabs as UITabBarController: SceneLayout.tabs(items, selected: tabs.selection)
    case is UISplitViewController: SceneLayout.columns(items)
    default: SceneLayout.stack(items)
    }
  }
}

extension UIViewController {
  /// Whether it is one of the system's containers, which stand in no stack that nobody asked for.
  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  /// The view controllers inside, where it is a container whose content the director is to manage.
  fileprivate var contents: [UIViewController] {
    switch self {
    case let stack as UINavigationController: stack.viewControllers
    case let tabs as UITabBarController: tabs.viewControllers ?? []
    case let split as UISplitViewController where split.style != .unspecified: split.viewControllers
    default: []
    }
  }
}

extension UITabBarController {
  fileprivate var selection: Int {
    let count = viewControllers?.count ?? 0
    return (0..<count).contains(selectedIndex) ? selectedIndex : 0
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
