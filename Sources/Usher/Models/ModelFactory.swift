/// Makes the content of scenes by name.
@MainActor public protocol ModelFactory {
  /// Returns the content of a model's scene: a new screen, or a kind of container.
  ///
  /// - Throws: An error that refuses the model, such as `UnknownModelError` for an unknown name.
  func content(for model: SceneModel) throws -> ModelContent
}

/// The content of a model's scene.
public enum ModelContent {
  /// A screen; children of the model are embedded in it, each in a slot with its name.
  case screen(any Screen)
  /// A container of the model's children.
  case container(Node.Kind)
}

/// A screen that receives its model's data when it is made and whenever the data changes.
@MainActor public protocol ModelScreen: Screen {
  /// Updates the screen with the data of its model.
  func update(_ data: [String: String])
}

/// An error of a factory that does not know a name.
public struct UnknownModelError: Error, Hashable, CustomStringConvertible, LoggableError {
  /// The name.
  public let name: String
  /// The names that the factory knows.
  public let known: [String]

  /// Makes an error.
  public init(_ name: String, known: [String] = []) {
    self.name = name
    self.known = known
  }

  /// The name, the names that are known, and how to fix it.
  public var description: String {
    let others = known.isEmpty ? "" : " It knows \(known.sorted().joined(separator: ", "))."
    let failure = "The factory knows no scene named \(name).\(others)"
    return Diagnosis(failure, [], fix: ["Add it to the factory, or name one that it knows."])
      .description
  }

  /// The failure without the name.
  package var logText: String { "The factory knows no scene of that name." }
}

/// A factory made of closures, one for each name.
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

  /// Returns the content of a model's scene.
  ///
  /// - Throws: `UnknownModelError` for a name that was not added, or the error of its closure.
  public func content(for model: SceneModel) throws -> ModelContent {
    guard let make = makers[model.name] else {
      throw UnknownModelError(model.name, known: Array(makers.keys))
    }
    return try make(model)
  }
}
