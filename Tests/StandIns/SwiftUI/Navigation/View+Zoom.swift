import Foundation

/// A namespace that a view owns.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(key: UUID())

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id }

  /// An identity of a namespace.
  public struct ID: Hashable, Sendable { let key: UUID }
}

extension Namespace: InstalledProperty {
  mutating func install(in node: ViewNode, at index: Int) {
    id = node.cell(at: index) { Kept(ID(key: UUID())) }.value
  }
}

extension Namespace: ComparedProperty {
  func isSame(as other: Any) -> Bool { true }
}

/// The transition of a screen in a stack.
public protocol NavigationTransition {}

/// A transition that zooms from the tapped view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms the screen from a view with an identity.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
  /// Sets the transition of the screen, which is not simulated.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    modifier(LookModifier())
  }

  /// Marks the source of a zoom transition.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { modifier(LookModifier()) }
}
