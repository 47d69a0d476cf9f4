/// The list of those that have no room in a bar.
final class MoreNavigationController: UINavigationController {}

extension UIViewController {
  /// The nearest tab bar controller that contains it.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }
}
