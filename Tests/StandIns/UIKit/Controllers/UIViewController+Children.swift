/// The reason for an appearance or a disappearance.
struct Movement {
  var isToParent = false
  var isFromParent = false
  var isPresentation = false
  var isDismissal = false

  mutating func hasArrived() {
    isToParent = false
    isPresentation = false
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the view appears because it was added to a container.
  public var isMovingToParent: Bool { movement.isToParent }
  /// A Boolean value that indicates whether the view disappears because it is removed from a
  /// container.
  public var isMovingFromParent: Bool { movement.isFromParent }
  /// A Boolean value that indicates whether the view appears because it is presented.
  public var isBeingPresented: Bool { movement.isPresentation }
  /// A Boolean value that indicates whether the view disappears because it is dismissed.
  public var isBeingDismissed: Bool { movement.isDismissal }

  /// Adds a child, which is notified before the move; the system's containers take it as content.
  public func addChild(_ childController: UIViewController) {
    guard childController !== self else {
      return raise(.hierarchy, "A view controller cannot be its own child: \(self)")
    }
    take(child: childController)
  }

  /// Adds a child without showing it.
  func contain(_ childController: UIViewController) {
    if childController.parent !== nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    childController.movement.isToParent = !childController.appearance.isShowing
    childController.parent = self
    children.append(childController)
  }

  /// Removes it from its parent, and notifies it after the move.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    movement.isToParent = false
    didMove(toParent: nil)
    movement.isFromParent = false
  }

  /// Returns the nearest container of a type.
  func container<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    parent as? Container ?? parent?.container(kind)
  }

  /// The nearest navigation controller that contains it.
  public var navigationController: UINavigationController? {
    container(UINavigationController.self)
  }

  /// The outermost container.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// The device of its window.
  var simulation: UIKitSimulation? {
    viewIfLoaded?.window?.simulation ?? rootOf?.simulation ?? parent?.simulation
      ?? presentation?.presenter?.simulation ?? .current
  }

  package func log(_ text: String) { Console.log(text, in: simulation) }

  func raise(_ name: ExceptionName, _ text: String) { Console.raise(name, text, in: simulation) }
}
