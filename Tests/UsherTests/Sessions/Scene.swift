import Usher

/// A scene of a model, whose name encodes its parts.
struct Scene {
  var kind: SceneKind
  var data: Int
  var key: Int?
  var children: [Scene]
  var selected: Int
  /// No scene or one.
  var presenting: [Scene]

  init(
    _ kind: SceneKind, about data: Int = 0, key: Int? = nil, holding children: [Scene] = [],
    selected: Int = 0, presenting: [Scene] = []
  ) {
    self.kind = kind
    self.data = data
    self.key = key
    self.children = children
    self.selected = selected
    self.presenting = presenting
  }

  /// Returns the model in the form in which it is read back from a tree.
  var model: SceneModel {
    var model = SceneModel(
      kind.rawValue, data: ["about": "\(data)"], children: children.map(\.model),
      selected: kind.selects ? max(0, min(selected, children.count - 1)) : 0)
    model.key = key.map { "\($0)" }
    return presenting.first.map { model.presenting($0.model) } ?? model
  }
}

/// The kind of a scene.
enum SceneKind: String, CaseIterable {
  case screen, stack, tabs, split, pages, unknown

  var selects: Bool { self == .tabs || self == .split || self == .pages }
}

/// Makes the scenes of a session.
struct SessionScenes: ModelFactory {
  weak var session: Session?

  func content(for model: SceneModel) throws -> ModelContent {
    guard let session, let kind = SceneKind(rawValue: model.name), kind != .unknown else {
      throw UnknownModelError(model.name)
    }
    guard let shape = Node.Kind(rawValue: model.name), shape != .screen else {
      return .screen(session.makeScreen(.free, by: nil))
    }
    return .container(shape)
  }
}
