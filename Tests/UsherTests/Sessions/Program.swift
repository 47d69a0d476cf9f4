/// What one session plays: a root coordinator, a host's limits, and what happens, in order.
///
/// Everything is named by small numbers, taken modulo what is there, so that a program stays one
/// whatever is cut out of it.
struct Program {
  var root = Spec(.nothing)
  /// What the window shows first where its director shows models.
  var model: Scene?
  var limits = 3
  var early: [Act] = []
  var moves: [Move] = []
  var ending = Closing.close
  /// The seed of what a display does where its platform promises nothing; 0 is nothing of the kind.
  var whims = 0
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
  /// What it does when it builds again, because its window is filled again.
  var rebuild: [Act] = []
  var start: [Act] = []
  var finish: [Act] = []
  /// What it does when one of its screens is told that it has appeared, before it is told itself.
  var arrive: [Act] = []
  var appear: [Act] = []
  var disappear: [Act] = []
  var pop: [Act] = []
  var attempt = Reply.stay

  init(_ layout: Plan, attempt: Reply = .stay) {
    self.layout = layout
    self.attempt = attempt
  }

  /// What it does when it is told something of a kind.
  func acting(_ hook: WritableKeyPath<Spec, [Act]>, _ acts: Act...) -> Spec { with(hook, acts) }

  func with<Value>(_ path: WritableKeyPath<Spec, Value>, _ value: Value) -> Spec {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

/// What a coordinator's `build()` returns.
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
