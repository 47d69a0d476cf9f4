/// A maker of the scenes of models, by name.
@MainActor public protocol ModelFactory {
  /// Returns what a model's scene is made of: a new screen, or a kind of container.
  ///
  /// - Throws: What keeps it from being made, `UnknownModelError` for a name that the factory
  ///   lacks.
  func content(for model: SceneModel) throws -> ModelContent
}

/// The content of a model's scene.
public enum ModelContent {
  /// A screen of its own; children of the model are embedded in it, each in a slot of its name.
  case screen(any Screen)
  /// A container of the model's children.
  case container(Node.Kind)
}

/// A screen that is given the data of its model, when it is made and whenever they change.
@MainActor public protocol ModelScreen: Screen {
  /// Takes the data of its model.
  func update(_ data: [String: String])
}

/// A factory that knows no scene of a name.
public struct UnknownModelError: Error, Hashable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The names that the factory knows.
  public let known: [String]

  /// Makes an error.
  public init(_ name: String, known: [String] = []) {
    self.name = name
    self.known = known
  }

  /// The name, and those that are known.
  public var description: String {
    let others = known.isEmpty ? "" : " It knows \(known.sorted().joined(separator: ", "))."
    return "The factory knows no scene named \(name).\(others)"
  }
}

/// A factory made of closures, one a name.
@MainActor public struct ModelTable: ModelFactory {
  private var makers: [String: @MainActor (SceneModel) throws -> ModelContent] = [:]

  /// Makes an empty table.
  public init() {}

  /// Adds a scene that is a container.
  public mutating func add(_ name: String, _ kind: Node.Kind) {
    makers[name] = { _ in .container(kind) }
  }

  /// Adds a scene that is a screen.
  public mutating func add(
    _ name: String, make: @escaping @MainActor (SceneModel) throws -> any Screen
  ) {
    makers[name] = { .screen(try make($0)) }
  }

  /// Returns what a model's scene is made of.
  ///
  /// - Throws: `UnknownModelError` for a name that was not added, and what its maker throws.
  public func content(for model: SceneModel) throws -> ModelContent {
    guard let make = makers[model.name] else {
      throw UnknownModelError(model.name, known: Array(makers.keys))
    }
    return try make(model)
  }
}
