extension SceneLayout {
  /// Returns a layout with one arrangement for a narrow window and another one for a wide window.
  ///
  /// Items that both arrangements name, by equal keys or as the same instance, remain when the
  /// width changes: their screens, flows, scopes, tasks and results, with everything above them.
  ///
  /// ```swift
  /// .adaptive(
  ///   compact: .tabs(MailTab(), SearchTab()),
  ///   regular: .split(SearchTab(), MailTab(), detail: Reader()))
  /// ```
  public static func adaptive(compact: SceneLayout, regular: SceneLayout) -> SceneLayout {
    SceneLayout(content: .adaptive(compact: compact, regular: regular))
  }

  /// Returns a layout of columns with a detail column behind them, which `as: .detail` fills.
  ///
  /// The item is shown there while nothing else is. It is a single screen, and no item of the other
  /// arrangement of an adaptive layout.
  public static func split(
    _ items: any LayoutItem..., detail: any LayoutItem, selected: Int = 0
  ) -> SceneLayout { split(items, detail: detail, selected: selected) }

  /// Returns a layout of columns with a detail column behind them, which `as: .detail` fills.
  public static func split(
    _ items: [any LayoutItem], detail: any LayoutItem, selected: Int = 0
  ) -> SceneLayout {
    let column = detail.asLayout.isStack ? detail : SceneLayout.stack(detail)
    var layout = SceneLayout(content: .container(.split, items + [column], selected: selected))
    layout.hasDetail = true
    return layout
  }
}

extension LayoutItem {
  /// Returns the item with an identity that distinguishes it from an equal one in its arrangement.
  ///
  /// A container with one item has the item's identity.
  @MainActor public func id(_ id: some Hashable) -> SceneLayout {
    var layout = asLayout
    if case .container(let kind, let items, let selected) = layout.content, items.count == 1 {
      layout.content = .container(kind, [items[0].id(id)], selected: selected)
    } else {
      layout.id = AnyHashable(id)
    }
    return layout
  }

  /// The identity that finds the item in another arrangement; `nil` for a container, and for a
  /// view, which is made anew each time.
  @MainActor var arrangedID: AnyHashable? {
    guard let layout = self as? SceneLayout else {
      if let held = self as? Preparation.HeldItem { return AnyHashable(held.identity) }
      return key ?? instance.map { AnyHashable(ObjectIdentifier($0)) }
    }
    guard case .item(let item, _) = layout.content else { return nil }
    return layout.identity
      ?? layout.id.map { AnyHashable([AnyHashable(ObjectIdentifier(item.itemType)), $0]) }
      ?? item.arrangedID
  }

  /// The item without the layouts around it.
  @MainActor var innermost: any LayoutItem {
    guard case .item(let item, _)? = (self as? SceneLayout)?.content else { return self }
    return item.innermost
  }

  /// The items in the slots of its screen.
  @MainActor var embedded: [any LayoutItem] {
    guard case .item(let item, let slots)? = (self as? SceneLayout)?.content else { return [] }
    return slots.map(\.item) + item.embedded
  }

  private var itemType: Any.Type { (self as? Preparation.HeldItem)?.type ?? type(of: self) }

  /// The object that the item is: a screen or a coordinator.
  var instance: AnyObject? {
    type(of: self) is AnyClass && !(self is Preparation.HeldItem) ? self as AnyObject : nil
  }
}

extension SceneLayout {
  /// The items that are no containers, in order, with those inside containers.
  var leaves: [any LayoutItem] {
    switch content {
    case .empty, .adaptive: []
    case .item(let item as SceneLayout, _): item.leaves
    case .item: [self]
    case .container(_, let items, _): items.flatMap { $0.asLayout.leaves }
    }
  }

  /// The identities of its items.
  @MainActor var arrangedIDs: Set<AnyHashable> { Set(leaves.compactMap(\.arrangedID)) }

  /// The layout, and those inside it, the outer ones first.
  var parts: [SceneLayout] { [self] + inside.flatMap(\.parts) }

  private var inside: [SceneLayout] {
    switch content {
    case .empty, .adaptive: []
    case .item(let item, _): (item as? SceneLayout).map { [$0] } ?? []
    case .container(_, let items, _): items.compactMap { $0 as? SceneLayout }
    }
  }

  /// Its container with a detail column, itself or inside.
  var detailSplit: SceneLayout? {
    hasDetail ? self : inside.lazy.compactMap(\.detailSplit).first
  }

  var detailItem: SceneLayout? {
    guard case .container(_, let items, _)? = detailSplit?.content else { return nil }
    return items.last as? SceneLayout
  }

  var leaf: any LayoutItem { leaves.first ?? self }

  /// `true` if it is a stack, with or without a label.
  var isStack: Bool {
    switch content {
    case .item(let layout as SceneLayout, _): layout.isStack
    case .container(.stack, _, _): true
    default: false
    }
  }

  /// `true` if it is or contains an adaptive layout, which chooses its own arrangement.
  var isNested: Bool { parts.contains { if case .adaptive = $0.content { true } else { false } } }
}
