/// A coordinator that is saved and comes back: by its tag, with its state.
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

  /// The name of this type in saved states: chosen once, and never changed with the type's name.
  static var tag: String { get }
  /// The version of its state; raised whenever that changes, with a migration from the last one.
  static var version: Int { get }
  /// Read when a snapshot is taken, and set before `build()` where one is restored.
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

/// The state of a coordinator that has none to keep.
public struct NoState: Hashable, Sendable, Codable {}
