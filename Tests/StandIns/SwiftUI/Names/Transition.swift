/// Describes how a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the changed view of a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The moment of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view comes.
  case willAppear
  /// The view as it is.
  case identity
  /// After the view has gone.
  case didDisappear
  /// A Boolean value that indicates whether the view is unchanged.
  public var isIdentity: Bool { self == .identity }
}

/// A view in a transition.
public struct PlaceholderContentView<Value>: View {
  /// Nothing.
  public typealias Body = Never
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("PlaceholderContentView has no body") }
}
