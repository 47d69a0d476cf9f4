/// A coordinator that can be saved and restored, by its tag and with its state.
///
/// ```swift
/// final class CheckoutCoordinator: Coordinator, Restorable {
///   static let tag = "checkout"
///   var state: CheckoutState
/// }
/// ```
@MainActor public protocol Restorable: Coordinator {
  /// The state that restores it: choices, typed text, and the arguments of its start.
  associatedtype State: Codable & Sendable = NoState

  /// The name of this type in saved states; never change it, even if the type is renamed.
  static var tag: String { get }
  /// The version of its state; raise it with each change of the state, and add a migration.
  static var version: Int { get }
  /// The state, which is read for each snapshot and set before `build()` when restored.
  var state: State { get set }
}

extension Restorable {
  /// The first version.
  public static var version: Int { 1 }
}

extension Restorable where State == NoState {
  /// No value.
  public var state: NoState {
    get { NoState() }
    set {}
  }
}

/// The state of a coordinator that has none.
public struct NoState: Hashable, Sendable, Codable {}
