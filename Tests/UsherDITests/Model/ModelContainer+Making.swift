/// What is known while it is being made, and what waits for it.
extension ModelContainer {
  /// An instance that is being made.
  final class Making {
    /// How many callbacks ran when it began.
    let level: Int
    /// The callbacks that run again once it is there, and what is to be forgotten where they fail.
    var waiting: [Waiting] = []
    /// Whether what takes time has come, so that only what wraps it is made yet.
    var hasArrived = false

    init(_ level: Int) { self.level = level }
  }

  /// A callback that waits; a type, since functions with typed errors are no elements before iOS 18.
  struct Waiting {
    let first: Known?
    let run: () throws(Failure) -> Void
  }

  /// An instance that is known while others are being made.
  final class Known {
    let entry: Entry
    let container: ModelContainer
    let drop: (_ ends: Bool) -> Void

    init(_ entry: Entry, _ container: ModelContainer, _ drop: @escaping (Bool) -> Void) {
      (self.entry, self.container, self.drop) = (entry, container, drop)
    }
  }

  /// Whoever asks for what is being made fails; a callback that began later waits for it.
  func refuse(_ making: Making) -> Failure {
    if weather.callbacks.count > making.level {
      weather.callbacks[weather.callbacks.count - 1] = making
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
      let known = Known(entry, self, drop)
      weather.known.append(known)
      try complete(making, known, call)
      return item
    } catch {
      let all = making.waiting.compactMap(\.first)
      if let first = weather.known.first(where: { known in all.contains { $0 === known } }) {
        forget(since: first)
      }
      throw error
    }
  }

  private func complete(_ making: Making, _ known: Known, _ call: Call) throws(Failure) {
    let waiting = making.waiting
    making.waiting = []
    do throws(Failure) {
      for callback in waiting { try callback.run() }
      try after(known.entry, call, known)
    } catch {
      forget(since: known)
      throw error
    }
  }

  /// Runs the callback after creation, unless it has to wait.
  func after(_ entry: Entry, _ call: Call, _ known: Known?) throws(Failure) {
    guard let part = entry.plan.after else { return }
    weather.callbacks.append(nil)
    var failure: Failure?
    do throws(Failure) { _ = try resolve(part, call) } catch { failure = error }
    guard let making = weather.callbacks.removeLast() else {
      if let failure { throw failure }
      return
    }
    making.waiting.append(
      Waiting(first: known) { [self] () throws(Failure) in
        do throws(Failure) { try after(entry, call, known) } catch {
          if let known { forget(since: known) }
          throw error
        }
      })
  }

  /// Forgets an instance, and ends all that became known after it.
  private func forget(since first: Known) {
    guard let index = weather.known.firstIndex(where: { $0 === first }) else { return }
    let later = weather.known[(index + 1)...]
    first.container.reportUnawaited(
      later.filter { $0.entry.plan.isOwned }.map(\.entry))
    for known in later.reversed() { known.drop(true) }
    first.drop(false)
    weather.known.removeSubrange(index...)
  }
}
