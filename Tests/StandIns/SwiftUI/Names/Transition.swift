/// The transition of a view.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view in transition.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the changed view of a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view is inserted.
  case willAppear
  /// The view without changes.
  case identity
  /// After the view is removed.
  case didDisappear
  /// A Boolean value that indicates whether the view is unchanged.
  public var isIdentity: Bool { self == .identity }
}

/// A view in a transition.
public struct PlaceholderContentView<Value>: View {
  /// Nothing.
  public typealias Body = Never
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("PlaceholderContentView has no body") }
}
