/// What one session plays: a root coordinator, a host's limits, and what happens, in order.
///
/// Everything is named by small numbers, taken modulo what is there, so that a program stays one
/// whatever is cut out of it.
struct Program {
  var root: Spec
  var limits = 3
  var early: [Act] = []
  var moves: [Move] = []
  var ending = Closing.close
}

/// One thing that happens, and how the host takes it: 0 is well.
struct Move {
  var act: Act
  var chaos = 0

  init(_ act: Act, chaos: Int = 0) {
    self.act = act
    self.chaos = chaos
  }
}

/// A coordinator: what it shows, and what it does when it is told something, once each.
struct Spec {
  var layout: Plan
  var build: [Act] = []
  var start: [Act] = []
  var finish: [Act] = []
  var appear: [Act] = []
  var attempt = Reply.stay

  init(
    _ layout: Plan, build: [Act] = [], start: [Act] = [], finish: [Act] = [], appear: [Act] = [],
    attempt: Reply = .stay
  ) {
    self.layout = layout
    self.build = build
    self.start = start
    self.finish = finish
    self.appear = appear
    self.attempt = attempt
  }
}

/// What a coordinator's `build()` returns.
indirect enum Plan {
  case screen(Leave)
  case slots([Plan])
  case stack([Plan])
  case tabs([Plan], Int)
  case split([Plan], Int)
  case pages([Plan], Int)
  /// A coordinator embedded in this `build()` and placed.
  case child(Spec)
  /// A coordinator embedded in this `build()` and not placed.
  case spare(Spec, Plan)
  case nothing
  case failure
}

/// One thing that the app, the user or the world does.
///
/// `by` names a living coordinator; in what a coordinator does itself, 0 is that one and 1 its
/// parent.
indirect enum Act {
  case push(by: Int, Leave)
  case pushFrom(by: Int, screen: Int)
  case shelve(screen: Int)
  case pushShelved(by: Int)
  case presentShelved(by: Int)
  case pop(by: Int)
  case popTo(by: Int, screen: Int)
  case popToRoot(by: Int)
  case replace(by: Int, Leave)
  case set(by: Int, keeping: [Int], adding: Int)
  case bringToFront(by: Int, screen: Int)
  case present(by: Int, Place, Leave)
  case dismiss(by: Int)
  case dismissScreen(by: Int, screen: Int)
  case dismissAll(by: Int)
  case select(by: Int, Int)
  case reveal(by: Int, screen: Int)
  case embed(by: Int, slot: Int, Leave)
  case unembed(by: Int, slot: Int)
  case update(by: Int, screen: Int, Leave)
  case badge(by: Int, screen: Int)
  case start(by: Int, Spec, Place)
  case startEmbedded(by: Int, Spec)
  case finish(by: Int)
  case finishWith(by: Int, Int)
  case finishToRoot(by: Int)
  case alert(by: Int)
  case task(by: Int, [Act])
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
  case automatic, push, root, tab, sheet, cover, popover, slot
}

/// What a coordinator does when others want to remove a screen of its.
enum Reply: String {
  case stay, proceed, later, finish
}

/// How a session ends.
enum Closing: String {
  case close, closeAtOnce, drop
}
