/// Instances that are known while they are being made, and callbacks that wait for them.
extension ModelContainer {
  /// An instance that is being made.
  final class Making {
    /// The number of running callbacks when it began.
    let level: Int
    /// The callbacks that run again once it exists, and the instances to forget if they fail.
    var waiting: [Waiting] = []
    /// A Boolean value that indicates whether the asynchronous instance exists and only needs
    /// decorating.
    var hasArrived = false

    init(_ level: Int) { self.level = level }
  }

  /// A callback that is running.
  struct Callback {
    /// The number of known instances before the ones that it completes.
    let mark: Int
    var asked: Making?
  }

  /// A waiting callback; a type, since collections cannot hold functions with typed errors before
  /// iOS 18.
  struct Waiting {
    /// The number of known instances before the ones that it completes.
    let mark: Int
    let run: () throws(Failure) -> Void
  }

  /// An instance that is known, or held by a known one, while others are being made.
  final class Known {
    let entry: Entry
    let container: ModelContainer
    let drop: (_ ends: Bool) -> Void
    var isComplete = false
    var isForgotten = false

    init(_ entry: Entry, _ container: ModelContainer, _ drop: @escaping (Bool) -> Void) {
      (self.entry, self.container, self.drop) = (entry, container, drop)
    }
  }

  /// Fails a request for an instance that is being made; a callback that began later waits for it.
  func refuse(_ making: Making) -> Failure {
    if weather.callbacks.count > making.level {
      weather.callbacks[weather.callbacks.count - 1].asked = making
    }
    return .cycle
  }

  func makeKnown(
    _ entry: Entry, _ call: Call, begin: (Making?) -> Void, keep: (Item) -> Void,
    drop: @escaping (Bool) -> Void
  ) throws(Failure) -> Item {
    let making = Making(weather.callbacks.count)
    begin(making)
    weather.depth += 1
    defer {
      begin(nil)
      weather.depth -= 1
      if weather.depth == 0 { weather.known = [] }
    }
    do throws(Failure) {
      let item = try make(entry, call)
      keep(item)
      try complete(making, Known(entry, self, drop), call)
      return item
    } catch {
      if let mark = making.waiting.map(\.mark).min() { forget(since: mark) }
      throw error
    }
  }

  private func complete(_ making: Making, _ known: Known, _ call: Call) throws(Failure) {
    let mark = weather.known.count
    weather.known.append(known)
    let waiting = making.waiting
    making.waiting = []
    do throws(Failure) {
      try after(known, call, mark)
      for callback in waiting { try callback.run() }
    } catch {
      forget(since: waiting.map(\.mark).reduce(mark, min))
      throw error
    }
  }

  /// Runs the callback of an instance without a lifetime.
  func after(_ entry: Entry, _ call: Call) throws(Failure) {
    let (known, mark) = (Known(entry, self) { _ in }, weather.known.count)
    if weather.depth > 0 { weather.known.append(known) }
    try after(known, call, mark)
  }

  /// Runs the callback after creation, unless it has to wait.
  private func after(_ known: Known, _ call: Call, _ mark: Int) throws(Failure) {
    guard let part = known.entry.plan.after else {
      known.isComplete = true
      return
    }
    weather.callbacks.append(Callback(mark: mark))
    var failure: Failure?
    do throws(Failure) { _ = try resolve(part, call) } catch { failure = error }
    guard let making = weather.callbacks.removeLast().asked else {
      if let failure { throw failure }
      known.isComplete = true
      return
    }
    // Callbacks that began since then may have the instance, although it is incomplete.
    let first = weather.callbacks.dropFirst(making.level).first?.mark ?? mark
    making.waiting.append(
      Waiting(mark: first) { [self] () throws(Failure) in
        if !known.isForgotten { try after(known, call, mark) }
      })
  }

  /// Forgets the instances that became known since a mark, and ends the complete ones.
  private func forget(since mark: Int) {
    guard mark < weather.known.count else { return }
    let undone = weather.known[mark...]
    weather.known.removeSubrange(mark...)
    for known in undone { known.isForgotten = true }
    for known in undone.reversed() where !known.isComplete { known.drop(false) }
    let complete = undone.filter(\.isComplete)
    undone[mark].container.reportUnawaited(complete.filter { $0.entry.isOwned }.map(\.entry))
    for known in complete.reversed() { known.drop(true) }
  }
}
