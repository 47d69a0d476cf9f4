#if canImport(UIKit)
public import UIKit
public import Usher

/// A view controller that declares the permission needed to remove it.
///
/// Without it, a view controller that is modal in presentation asks its coordinator first, and any
/// other is free to be removed. After a change, the coordinator calls `update(_:)`.
@MainActor public protocol DismissalDeclaring: UIViewController {
  /// The permission that is needed to remove it.
  var declaredDismissal: Dismissal { get }
}
#endif
