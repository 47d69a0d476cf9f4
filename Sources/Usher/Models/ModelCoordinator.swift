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

  override func planFirstTree(on draft: inout Draft) throws(Refusal) {
    try initial.plan(on: &draft)
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
