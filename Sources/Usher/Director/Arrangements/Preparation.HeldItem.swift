extension Preparation {
  /// An instance that an arrangement names, without keeping it alive.
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
  /// Returns the layout as an arrangement keeps it: with weak references to its instances, the
  /// identities of its items, and equal numbers for containers that both arrangements have.
  @MainActor func kept(_ numbers: inout [[AnyHashable]: Int]) -> SceneLayout {
    var layout = self
    switch content {
    case .empty, .adaptive: break
    case .item(let item, let embedded):
      let slots = embedded.map { (slot: $0.slot, item: $0.item.asLayout.kept(&numbers)) }
      let inner: (any LayoutItem)? = (item as? SceneLayout)?.kept(&numbers)
      let held = item.instance.map { Preparation.HeldItem($0) }
      layout.content = .item(inner ?? held ?? item, embedded: slots)
      layout.identity = arrangedID
    case .container(let kind, let items, let selected):
      let items = items.map { $0.asLayout.kept(&numbers) }
      layout.content = .container(kind, items, selected: selected)
      guard let first = layout.leaves.first?.arrangedID else { break }
      // A container in another one of its kind may begin with the same item, but has fewer layouts.
      let key = [AnyHashable(kind), first, layout.parts.count]
      layout.number = numbers[key] ?? numbers.count
      numbers[key] = layout.number
    }
    return layout
  }
}
