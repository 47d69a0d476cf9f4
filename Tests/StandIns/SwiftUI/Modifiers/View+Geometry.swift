public import Foundation

/// A coordinate space.
public protocol CoordinateSpaceProtocol {}

/// A named space, which is found by equality: a value is not equal to its optional.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable
  // As `AnyHashable`, an optional is equal to its wrapped value.
  let type: ObjectIdentifier
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name), type: ObjectIdentifier(Name.self))
  }
}

/// The geometry of a view; there is no layout, so the test supplies it.
public struct GeometryProxy: Sendable {
  let rect: CGRect
  /// The spaces around the view.
  let spaces: [NamedCoordinateSpace]

  /// The size of the view.
  public var size: CGSize { rect.size }

  /// Returns the view's frame in a space, or on the display, whose origin differs, if there is no
  /// such space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    let named = coordinateSpace as? NamedCoordinateSpace
    return spaces.contains { $0 == named } ? rect : rect.offsetBy(dx: 1_000, dy: 1_000)
  }
}

extension View {
  /// Names the space of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(space: name))
  }

  /// Performs an action when a measured value of the view changes.
  @preconcurrency nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { modifier(GeometryModifier(transform: transform, action: action)) }
}

struct SpaceModifier { let space: NamedCoordinateSpace }

extension SpaceModifier: ViewModifier { typealias Body = Never }
extension SpaceModifier: PrimitiveModifier {}

struct GeometryModifier<T: Equatable & Sendable> {
  let transform: @Sendable (GeometryProxy) -> T
  let action: (T) -> Void
}

extension GeometryModifier: ViewModifier { typealias Body = Never }

extension GeometryModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content])
    let rect =
      node.renderer.frames[node.words]
      ?? CGRect(x: 0, y: 0, width: node.environment[WidthKey.self], height: 0)
    let value = transform(GeometryProxy(rect: rect, spaces: node.spaces))
    guard (node.memory as? Kept<T>)?.value != value else { return }
    node.memory = Kept(value)
    let action = action
    node.renderer.afterUpdate { action(value) }
  }
}

/// The width of the window, for views without a frame from the test; zero until it is set.
struct WidthKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension ViewNode {
  /// The named spaces around the node.
  fileprivate var spaces: [NamedCoordinateSpace] {
    var (spaces, node): ([NamedCoordinateSpace], ViewNode?) = ([], self)
    while let one = node {
      if let modifier = one.modifier(SpaceModifier.self) { spaces.append(modifier.space) }
      node = one.parent
    }
    return spaces
  }
}
