#if canImport(UIKit)
public import UIKit
public import Usher

/// A view controller that declares who may remove it.
///
/// Without it, one that is modal in presentation asks its coordinator first, and all others let
/// anybody remove them. After a change, its coordinator calls `update(_:)`.
@MainActor public protocol DismissalDeclaring: UIViewController {
  /// The permission that is needed to remove it.
  var declaredDismissal: Dismissal { get }
}
#endif
