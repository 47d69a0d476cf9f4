/// The list of the tabs without room in a bar, and the one that it shows.
///
/// A stack that it shows transfers its controllers, and receives the lowest of them back.
final class MoreNavigationController: UINavigationController {
  /// The displayed tab.
  private(set) var guest: UIViewController?
  private weak var owner: UITabBarController?
  private var lowest: UIViewController?
  private let list = UIViewController()

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    list.title = "More"
    title = "More"
    owner.hasMadeMore = true
    pushViewController(list, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a tab over the list, or the list alone.
  func display(_ tab: UIViewController?, animated: Bool = false) {
    guard tab !== guest else { return }
    isHandingOver = !animated
    defer { isHandingOver = false }
    transition?.completeTransition(true)
    if guest != nil { setViewControllers([list], animated: false) }
    guard let tab else { return }
    guest = tab
    setViewControllers([list] + takeOver(tab), animated: animated)
  }

  override func didSettle() {
    guard stack.count == 1, let guest else { return }
    if let lowest, let stack = guest as? UINavigationController {
      stack.handOver([lowest])
    }
    (self.guest, lowest) = (nil, nil)
    owner?.takeBack(guest)
  }

  /// A Boolean value that indicates whether the user can choose from the list.
  var letsChoose: Bool { stack.count == 1 && list.isTouchable }

  private func takeOver(_ tab: UIViewController) -> [UIViewController] {
    guard let navigation = tab as? UINavigationController else { return [tab] }
    let content = navigation.viewControllers
    lowest = content.first
    navigation.handOver([])
    return content
  }
}

extension UINavigationController {
  /// Transfers its controllers, or receives them back.
  fileprivate func handOver(_ stack: [UIViewController]) {
    isHandingOver = true
    setViewControllers(stack, animated: false)
    isHandingOver = false
  }
}

extension UIViewController {
  /// The nearest tab bar controller that contains it.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }
}
