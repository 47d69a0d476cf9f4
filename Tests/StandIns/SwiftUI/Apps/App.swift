/// An app: its scenes.
@MainActor @preconcurrency public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The content of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app, which a stand-in cannot: a test shows it in a renderer.
  @MainActor @preconcurrency public static func main() {
    preconditionFailure("\(Self.self) cannot run here. Show it in a Renderer.")
  }
}

extension Scene {
  /// Sets a value for the views of the scene.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { SceneEnvironment(content: self) { $0[keyPath: keyPath] = value } }

  /// Adds menus to the menu bar.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { SceneCommands(content: self, commands: content()) }

  /// Limits the events for which a new window of the scene opens.
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}

struct SceneEnvironment<Content: Scene> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension SceneEnvironment: Scene { typealias Body = Never }

extension SceneEnvironment: PrimitiveScene {
  var menus: [MenuKind] { content.allMenus }

  var groups: [WindowKind] {
    content.allGroups.map { kind in
      var changed = kind
      changed.change = { values in
        kind.change(&values)
        change(&values)
      }
      return changed
    }
  }
}

struct SceneCommands<Content: Scene, Menus: Commands> {
  let content: Content
  let commands: Menus
}

extension SceneCommands: Scene { typealias Body = Never }

extension SceneCommands: PrimitiveScene {
  var groups: [WindowKind] { content.allGroups }
  var menus: [MenuKind] { content.allMenus + commands.allMenus }
}
