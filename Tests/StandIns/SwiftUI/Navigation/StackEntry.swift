/// A screen of a stack above its root.
@MainActor final class StackEntry {
  let value: AnyHashable?
  let foreign: ForeignScreen?
  private(set) var node: ViewNode
  private(set) var isFresh = true
  private var isUnknown = false
  private unowned let stack: StackMemory
  private let serial: Int
  private var handed: HandedValues?
  private var motions = 0

  var isForeign: Bool { foreign != nil }

  init(_ value: AnyHashable?, foreign: ForeignScreen? = nil, serial: Int, in stack: StackMemory) {
    (self.value, self.foreign, self.serial, self.stack) = (value, foreign, serial, stack)
    node = ViewNode(
      EmptyView(), key: .id(serial), in: stack.node, environment: stack.node.environment,
      window: stack.window, isAdmitted: false)
  }

  /// Evaluates its view for the first time.
  func evaluate() {
    isFresh = false
    node = makeNode()
    node.evaluate()
  }

  /// Rebuilds the screen without its state.
  func remake() {
    let isAdmitted = node.isAdmitted
    node.remove()
    node = makeNode()
    node.evaluate()
    node.admit(isAdmitted)
    stack.list()
  }

  /// Evaluates its destination again.
  func refresh() {
    guard !isFresh, !node.isRemoved else { return }
    let view = view()
    guard type(of: view) == type(of: node.view) else { return remake() }
    node.update(to: view, in: environment)
  }

  private func makeNode() -> ViewNode {
    ViewNode(
      view(), key: .id(serial), in: stack.node, environment: environment, window: stack.window,
      isAdmitted: false)
  }

  private func view() -> any View {
    if let foreign { return foreign.content() }
    guard let value else { return EmptyView() }
    return AnyView(erasing: stack.view(for: value, complains: &isUnknown))
  }

  private var environment: EnvironmentValues {
    let base = stack.node.environment
    let isRenewed = stack.renewsDismiss && motions != stack.motions
    if let handed, handed.base.isIdentical(to: base), !isRenewed { return handed.values }
    motions = stack.motions
    var values = base
    values[PresentedKey.self] = true
    values.dismissTarget = DismissTarget { [weak self] in
      guard let self else { return }
      stack.goBack(from: self)
    }
    handed = HandedValues(base: base, values: values)
    return values
  }

  /// Shows another value in the same place.
  func show(_ view: any View) {
    guard !node.isRemoved, type(of: view) == type(of: node.view) else { return }
    node.update(to: view, in: environment)
  }

  /// Returns whether the view that pushed it is in a screen.
  func isOwned(below screen: ViewNode) -> Bool {
    foreign?.owner.map { $0.nearest { $0 === screen } != nil } ?? false
  }
}

/// A screen that no path contains.
@MainActor struct ForeignScreen {
  weak var owner: ViewNode?
  var identity: AnyHashable?
  var content: () -> any View
  /// Writes that the screen is gone.
  let clear: (() -> Void)?
}

/// Screens in transition.
@MainActor final class StackMotion {
  weak var before: ViewNode?
  var leaving: [StackEntry]
  /// A Boolean value that indicates whether the path has changed meanwhile.
  var isFollowed = false

  init(before: ViewNode?, leaving: [StackEntry]) {
    (self.before, self.leaving) = (before, leaving)
  }
}
