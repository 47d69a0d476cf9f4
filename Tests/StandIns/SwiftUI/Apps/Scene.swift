/// A part of an app with a life of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Scene where Body == Never {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Scene {}

/// Puts scenes together.
@resultBuilder public struct SceneBuilder {
  /// Passes a scene on.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Passes a scene on.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Puts several scenes together.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var parts: [any Scene] = []
    repeat parts.append(each content)
    return SceneRow(parts: parts)
  }
}

struct SceneRow { let parts: [any Scene] }

extension SceneRow: Scene { typealias Body = Never }

/// A scene that creates its windows and its menus itself.
@MainActor protocol PrimitiveScene {
  var groups: [WindowKind] { get }
  var menus: [MenuKind] { get }
}

extension PrimitiveScene {
  var menus: [MenuKind] { [] }
}

extension SceneRow: PrimitiveScene {
  var groups: [WindowKind] { parts.flatMap(\.allGroups) }
  var menus: [MenuKind] { parts.flatMap(\.allMenus) }
}

extension Scene {
  var allGroups: [WindowKind] {
    if let primitive = self as? any PrimitiveScene { return primitive.groups }
    return body.allGroups
  }

  var allMenus: [MenuKind] {
    if let primitive = self as? any PrimitiveScene { return primitive.menus }
    return body.allMenus
  }
}

/// A group of windows with their content.
struct WindowKind {
  let id: String?
  let valueType: ObjectIdentifier?
  var change: (inout EnvironmentValues) -> Void = { _ in }
  let content: (AnyHashable?) -> any View
}
