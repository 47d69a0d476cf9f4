/// The root coordinator of a director that shows models: it owns all their scenes.
public final class ModelCoordinator: Coordinator {
  let factory: any ModelFactory
  let initial: SceneModel

  init(_ model: SceneModel, factory: any ModelFactory) {
    initial = model
    self.factory = factory
  }

  /// Builds nothing by itself; the first model is set in the same commit.
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

  /// Sets the model of what is to be shown; only what differs is made, moved or removed.
  ///
  /// Siblings are matched by name and key, in order; a scene that stays keeps its identity and its
  /// screen, and is given the new data. Refused where the director was not made with a model.
  @discardableResult
  public func set(
    _ model: SceneModel, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    root.perform(
      .plain("set a model") { draft throws(Refusal) in try draft.set(model) },
      animation: animation, at: CallSite(fileID: fileID, line: line))
  }

  /// The model of what is shown now, with all that the user did folded in.
  ///
  /// `nil` where the tree holds anything that no model made.
  public var model: SceneModel? { ModelReader.model(of: tree) }

  /// Returns the model that something the user does would make, for an app that folds it in itself.
  ///
  /// Where a guard keeps it from happening until the app agrees, the app agrees by setting this.
  /// `nil` where the fact does not fit, or the tree holds what no model made.
  public func model(after fact: Fact) -> SceneModel? {
    guard let draft = try? draft(for: fact) else { return nil }
    return ModelReader.model(of: draft.tree)
  }
}

/// Reads models back from a tree.
private struct ModelReader {
  private var modals: [Modal]

  static func model(of tree: SceneTree) -> SceneModel? {
    var reader = ModelReader(modals: tree.modals)
    let model = tree.root.flatMap { reader.model(of: $0) }
    return reader.modals.isEmpty ? model : nil
  }

  private mutating func model(of node: Node) -> SceneModel? {
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
