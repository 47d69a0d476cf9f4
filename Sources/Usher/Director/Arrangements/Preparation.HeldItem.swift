extension Preparation {
  /// An instance that an arrangement names, which lives no longer for that.
  final class HeldItem: LayoutItem {
    private weak var object: AnyObject?
    let identity: ObjectIdentifier
    let type: Any.Type

    init(_ object: AnyObject) {
      self.object = object
      (identity, type) = (ObjectIdentifier(object), Swift.type(of: object))
    }

    /// The instance, which lives as long as its place is in the tree.
    @MainActor func instance(for owner: Coordinator) throws(Refusal) -> any LayoutItem {
      if let instance = object as? any LayoutItem { return instance }
      throw .impossible(
        "\(type) in the layout of \(owner.outlineName) has been released.",
        "Name it by a key, or keep it in a property of the coordinator.")
    }
  }
}

extension SceneLayout {
  /// The same layout with weak references to its instances, to be kept beside the tree.
  var withoutInstances: SceneLayout {
    var layout = self
    switch content {
    case .empty, .adaptive: break
    case .item(let item, let embedded):
      let slots = embedded.map { (slot: $0.slot, item: $0.item.withoutInstance) }
      layout.content = .item(item.withoutInstance, embedded: slots)
    case .container(let kind, let items, let selected):
      layout.content = .container(kind, items.map(\.withoutInstance), selected: selected)
    }
    return layout
  }
}

extension LayoutItem {
  @MainActor fileprivate var withoutInstance: any LayoutItem {
    if let layout = self as? SceneLayout { return layout.withoutInstances }
    return instance.map { Preparation.HeldItem($0) } ?? self
  }
}
