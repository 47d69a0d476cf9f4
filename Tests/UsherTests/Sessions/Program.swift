/// The input of one session: a root coordinator, a host's limits, and the moves, in order.
///
/// All references are small numbers modulo the number of candidates, so a program stays valid after
/// any cut.
struct Program {
  var root = Spec(.nothing)
  /// The window's first model, if its director shows models.
  var model: Scene?
  var limits = 3
  var early: [Act] = []
  var moves: [Move] = []
  var ending = Closing.close
  /// The seed of display behavior that a platform leaves open; 0 disables it.
  var whims = 0
}

/// One act, with the host's reaction to it: 0 is the normal one.
struct Move {
  var act: Act
  var chaos = 0

  init(_ act: Act, chaos: Int = 0) {
    self.act = act
    self.chaos = chaos
  }
}

/// A coordinator: its layout, and its acts in each callback, once each.
struct Spec {
  var layout: Plan
  var build: [Act] = []
  /// Its acts when it builds again because its window is filled again.
  var rebuild: [Act] = []
  var start: [Act] = []
  var finish: [Act] = []
  /// Its acts when one of its screens is notified of an appearance, before its own notification.
  var arrive: [Act] = []
  var appear: [Act] = []
  var disappear: [Act] = []
  var pop: [Act] = []
  var attempt = Reply.stay

  init(_ layout: Plan, attempt: Reply = .stay) {
    self.layout = layout
    self.attempt = attempt
  }

  /// Adds acts to a callback.
  func acting(_ hook: WritableKeyPath<Spec, [Act]>, _ acts: Act...) -> Spec { with(hook, acts) }

  func with<Value>(_ path: WritableKeyPath<Spec, Value>, _ value: Value) -> Spec {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

/// The result of a coordinator's `build()`.
indirect enum Plan {
  case screen(Leave)
  /// A screen by its key.
  case page(Int, Leave)
  case slots([Plan])
  case stack([Plan])
  case tabs([Plan], Int)
  case split([Plan], Int)
  case pages([Plan], Int)
  /// Tabs in a narrow window, columns in a wide one.
  case adaptive([Plan])
  /// A coordinator embedded in this `build()` and placed.
  case child(Spec)
  /// A coordinator by its key.
  case flow(Int, Spec)
  /// A coordinator embedded in this `build()` and not placed.
  case spare(Spec, Plan)
  case nothing
  case failure
}
