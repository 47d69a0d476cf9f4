/// One thing that the app, the user or the world does.
///
/// `by` names a living coordinator; in what a coordinator does itself, 0 is that one and 1 its
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
  /// From now on no tree may hold certain nodes.
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

/// Who may remove a screen.
enum Leave: String {
  case free, confirm, locked
}

/// Where something is put.
enum Place: String, CaseIterable {
  case automatic, push, detail, root, tab, sheet, cover, popover, slot
}

/// What a coordinator does when others want to remove a screen of its.
enum Reply: String {
  case stay, proceed, later, finish
}

/// What a window is to the user.
enum Front: String, CaseIterable {
  case foreground, background, disconnected
}

/// What the guard says of a tree with a node that is barred.
indirect enum Ruling {
  case deny
  case fail
  case redirect(Act)
  case detour(Spec)
}

/// How a session ends.
enum Closing: String {
  case close, closeAtOnce, drop
}
