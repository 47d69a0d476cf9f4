/// A coordinator that is saved and comes back: by its tag, with its state.
///
/// ```swift
/// final class CheckoutCoordinator: Coordinator, Restorable {
///   static let tag = "checkout"
///   var state: CheckoutState
/// }
/// ```
@MainActor public protocol Restorable: Coordinator {
  /// What it has to know to be as it was: what was chosen and typed, and for what it was started.
  associatedtype State: Codable & Sendable = NoState

  /// What saved states call this type: chosen once, and never changed with its name.
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
  /// Nothing.
  public var state: NoState {
    get { NoState() }
    set {}
  }
}

/// The state of a coordinator that has none to keep.
public struct NoState: Hashable, Sendable, Codable {
  /// Makes a state.
  public init() {}
}
