/// A view with its tab or page.
@MainActor struct TabItem {
  let key: ViewNode.Key
  var tag: AnyHashable?
  var title: String?
  var badge: String?
  var role: TabRole?
  var section: String?
  /// A Boolean value that indicates whether the bar and the sidebar omit it.
  var isHidden = false
  var content: any View
  var isDisabled = false

  /// The attributes of the tab beside its title.
  var notes: [String] {
    [role?.name, section.map { "in \($0)" }, isHidden ? "hidden" : nil].compactMap { $0 }
  }
}

/// The state of a tab view: its tabs and the selection.
@MainActor final class TabMemory {
  unowned let node: ViewNode
  private(set) var items: [TabItem] = []
  private var nodes: [ViewNode] = []
  private(set) var selected: ViewNode.Key? {
    didSet { if let selected { visited.insert(selected) } }
  }
  private var visited: Set<ViewNode.Key> = []
  private var peek: () -> AnyHashable? = { nil }
  private var write: (AnyHashable) -> Void = { _ in }
  private var hasBinding = false
  /// The user's selection in this turn, until it is shown.
  private var chosen: (from: AnyHashable?, to: AnyHashable)?
  private(set) var isPages = false

  init(_ node: ViewNode) {
    self.node = node
    if node.stack != nil { node.complain(.tabsInStack) }
  }

  func update(
    tabs: [TabItem], selected value: AnyHashable?, peek: @escaping () -> AnyHashable?,
    write: @escaping (AnyHashable) -> Void
  ) {
    let hadTabs = !items.isEmpty
    isPages = node.environment[PagesKey.self]
    (items, self.peek, self.write) = (tabs, peek, write)
    hasBinding = value != nil
    checkTags(hadTabs)
    noteChoice(value)
    node.show(tabs.map { ($0.key, TabHost(content: $0.content)) })
    select(value)
  }

  private func checkTags(_ hadTabs: Bool) {
    var seen: Set<AnyHashable> = []
    for tag in items.compactMap(\.tag) where !seen.insert(tag).inserted && !hadTabs {
      node.complain(.duplicateTag("\(tag.base)"))
    }
  }

  private func noteChoice(_ value: AnyHashable?) {
    guard let chosen else { return }
    self.chosen = nil
    if value == chosen.from, chosen.from != chosen.to { node.complain(.selectionPutBack) }
  }

  private func select(_ value: AnyHashable?) {
    let old = selected
    if let value {
      let named = items.first { $0.tag == value }
      if named == nil, !items.isEmpty { node.complain(.missingTag("\(value.base)")) }
      if named?.isHidden == true { node.complain(.unsupported("A hidden tab is selected.")) }
      selected = named?.key ?? items.first?.key
    } else if !items.contains(where: { $0.key == selected }) {
      selected = items.first?.key
    }
    guard
      old != selected || node.children.contains(where: { $0.isAdmitted != ($0.key == selected) })
    else { return }
    for child in node.children where child.key == selected { child.admit(true) }
    for child in node.children where child.key != selected { child.admit(false) }
  }

  /// The user chooses a tab or a page.
  func choose(_ item: TabItem) {
    guard hasBinding else {
      selected = item.key
      return node.window.act { select(nil) }
    }
    guard let tag = item.tag, !item.isHidden else { return }
    let isSame = item.key == selected
    guard !isSame || (node.renderer.behaves(.writesSelectionAgain) && !isPages) else { return }
    let from = peek()
    let write = write
    node.window.write { write(tag) }
    if peek() == tag { chosen = (from, tag) }
    node.invalidate()
  }

  /// Reports an appearance to visited tabs that are not selected; no case with pages is known.
  func appearAgain() {
    guard !isPages else { return }
    for child in node.children where visited.contains(child.key) && child.key != selected {
      for view in child.front {
        guard let appear = view.modifier(AppearanceModifier.self)?.appear else { continue }
        node.renderer.afterUpdate(appear)
      }
    }
  }

  var element: Renderer.Element {
    var element = Renderer.Element(isPages ? .pages : .tabs)
    element.notes = node.environment[TabStyleKey.self]
    element.children = zip(items, node.children).map { item, child in
      var tab = Renderer.Element(isPages ? .page : .tab, title: item.title, value: item.tag)
      tab.isSelected = child.key == selected
      tab.badge = item.badge
      tab.notes = item.notes
      child.fill(&tab)
      return tab
    }
    return element
  }
}

extension ViewNode {
  /// Returns the nodes that its containers would show.
  fileprivate var front: [ViewNode] {
    [self] + children.filter { $0.isAdmitted && !$0.isLayer }.flatMap(\.front)
  }
}

/// The place of a tab's content.
struct TabHost { let content: any View }

extension TabHost: View { typealias Body = Never }

extension TabHost: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}
