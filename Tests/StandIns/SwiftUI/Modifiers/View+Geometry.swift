public import Foundation

/// A space that frames are measured in.
public protocol CoordinateSpaceProtocol {}

/// A space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Tells where a view is; there is no layout, so it is where the test says.
public struct GeometryProxy: Sendable {
  let rect: CGRect
  /// The frame of the view in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { rect }
}

extension View {
  /// Names the space of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceModifier(space: name))
  }

  /// Does something whenever what is measured of the view is another.
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
    let value = transform(GeometryProxy(rect: node.renderer.frames[node.words] ?? .zero))
    guard (node.memory as? Kept<T>)?.value != value else { return }
    node.memory = Kept(value)
    let action = action
    node.renderer.afterUpdate { action(value) }
  }
}
