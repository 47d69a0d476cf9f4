/// The root coordinator of a director that shows models, which owns all their scenes.
public final class ModelCoordinator: Coordinator {
  let factory: any ModelFactory
  let initial: SceneModel

  init(_ model: SceneModel, factory: any ModelFactory) {
    initial = model
    self.factory = factory
  }

  /// Returns an empty layout; the first model is set in the same commit.
  public override func build() -> SceneLayout { .empty }

  override func planFirstTree(on draft: inout Draft) throws(Refusal) { try draft.set(initial) }
}

extension SceneDirector {
  /// Makes a director that shows models.
  public convenience init(
    _ model: SceneModel, factory: any ModelFactory, host: any SceneHost,
    options: Options = Options()
  ) {
    self.init(ModelCoordinator(model, factory: factory), host: host, options: options)
  }

  /// Sets the model to show; only scenes that differ are made, moved or removed.
  ///
  /// Siblings are matched by name and key, in order. A scene that stays keeps its identity and its
  /// screen, and receives the new data. Refused if the director was not made with a model.
  @discardableResult
  public func set(
    _ model: SceneModel, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    root.perform(
      .plain("set a model") { draft throws(Refusal) in try draft.set(model) },
      animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// The current model, including everything the user did.
  ///
  /// `nil` if the tree contains anything that was not made from a model.
  public var model: SceneModel? { tree.model }

  /// Returns the model that a user's action would lead to, for an app that applies it itself.
  ///
  /// If a guard denies the action, the app can perform it later by setting this model.
  ///
  /// - Returns: The model; `nil` if the fact does not fit, or the tree contains anything that was
  ///   not made from a model.
  public func model(after fact: Fact) -> SceneModel? {
    guard let draft = try? draft(for: fact) else { return nil }
    return draft.tree.model
  }
}

extension SceneTree {
  /// The model of all that it contains; `nil` if something was not made from a model.
  var model: SceneModel? {
    var reader = ModelReader(modals: modals)
    let model = root.flatMap { reader.model(of: $0) }
    return reader.modals.isEmpty ? model : nil
  }
}

/// Reads models back from a tree.
private struct ModelReader {
  private(set) var modals: [Modal]

  mutating func model(of node: Node) -> SceneModel? {
    guard let label = node.attributes.model else { return nil }
    var model = SceneModel(label.name, data: label.data)
    model.key = label.key
    for child in node.children {
      guard let inner = self.model(of: child) else { return nil }
      model.children.append(inner)
    }
    model.selected = node.children.firstIndex { $0.id == node.selected } ?? 0
    if let index = modals.firstIndex(where: { $0.presenter == node.id }) {
      let modal = modals.remove(at: index)
      guard let inner = self.model(of: modal.node) else { return nil }
      model.presented = SceneModel.Presented(inner, as: modal.style)
    }
    return model
  }
}
