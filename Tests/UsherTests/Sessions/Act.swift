/// One action of the app, the user or the system.
///
/// `screen` numbers a living screen or, from 20 on, the key of a page.
/// `by` numbers a living coordinator; within a coordinator's own acts, 0 is that one and 1 its
/// parent.
indirect enum Act {
  case push(by: Int, Leave)
  case pushKey(by: Int, Int, Leave)
  case pushFrom(by: Int, screen: Int)
  case shelve(screen: Int)
  case pushShelved(by: Int)
  case presentShelved(by: Int)
  case pop(by: Int)
  case popTo(by: Int, screen: Int)
  case popToRoot(by: Int)
  case replace(by: Int, Leave)
  case replaceAll(by: Int, keeping: [Int], adding: Int)
  case set(by: Int, keeping: [Int], adding: Int)
  case bringToFront(by: Int, screen: Int)
  case remove(by: Int, screen: Int)
  case present(by: Int, Place, Leave)
  case presentKey(by: Int, Int, Place, Leave)
  case dismiss(by: Int)
  case dismissScreen(by: Int, screen: Int)
  case dismissAll(by: Int)
  case select(by: Int, Int)
  case reveal(by: Int, screen: Int)
  case selectKey(by: Int, Int)
  case embed(by: Int, slot: Int, Leave)
  case unembed(by: Int, slot: Int)
  case update(by: Int, screen: Int, Leave)
  case badge(by: Int, screen: Int)
  case start(by: Int, Spec, Place)
  case startKey(by: Int, Int, Spec, Place)
  case startEmbedded(by: Int, Spec)
  case finish(by: Int)
  case finishWith(by: Int, Int)
  case finishToRoot(by: Int)
  case alert(by: Int)
  /// An alert whose answer a task awaits.
  case ask(by: Int)
  case sequence(by: Int, [Act])
  case task(by: Int, [Act])
  case model(Scene)
  /// Bars certain nodes from every tree from now on.
  case bar(Int, Ruling)
  case unbar
  case reevaluate
  case fallBack(Spec)
  case proceed
  case popped(Int)
  case dismissed(Int)
  case selected(Int)
  case answered(Int)
  case attempted(Int)
  case stale(Int)
  case back(Int)
  case swipe
  case tap(Int)
  case answer(Int)
  case complete
  case cancel
  case collapse
  case expand
  /// The window becomes wide or narrow.
  case resize(wide: Bool)
  case enter(Front)
  case disturb(Int)
  case turn
  case wait
  case settle
  case close
}

/// The permission to remove a screen.
enum Leave: String {
  case free, confirm, locked
}

/// The placement of a node.
enum Place: String, CaseIterable {
  case automatic, push, detail, root, tab, sheet, cover, popover, slot
}

/// A coordinator's reply to an attempt to remove one of its screens.
enum Reply: String {
  case stay, proceed, later, finish
}

/// The phase of a window.
enum Front: String, CaseIterable {
  case foreground, background, disconnected
}

/// The guard's verdict on a tree with a barred node.
indirect enum Ruling {
  case deny
  case fail
  case redirect(Act)
  case detour(Spec)
}

/// The end of a session.
enum Closing: String {
  case close, closeAtOnce, drop
}
