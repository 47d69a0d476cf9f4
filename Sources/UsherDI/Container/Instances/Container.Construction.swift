extension Container {
  /// The instances that are being made in a container and its children, and the callbacks after
  /// creation.
  ///
  /// A callback may complete a cycle: it asks for an instance whose initializer needs the callback's
  /// own one. If that instance is still being made, the callback is stopped, and runs again once it
  /// exists.
  @MainActor final class Construction {
    typealias Callback = @MainActor () throws -> Void

    /// An instance that is being made.
    private struct Making {
      /// `nil` for an instance of one call.
      let place: Place?
      /// The number of callbacks that were running when it began.
      let callbacks: Int
    }

    /// The place of an instance that is kept.
    struct Place: Equatable {
      private let slot: Int
      private let owner: ObjectIdentifier

      init(_ slot: Int, in owner: Container) {
        (self.slot, self.owner) = (slot, ObjectIdentifier(owner))
      }
    }

    /// Callbacks that run again when an instance exists.
    private struct Waiting {
      let number: Int
      /// The number of instances that were kept before the one that they complete.
      let mark: Int
      /// The instance that they complete; `nil` if it is not kept.
      let instance: Kept?
      let run: @MainActor () throws -> Void
    }

    /// An instance that was kept while others are still being made.
    @MainActor final class Kept {
      let owner: Container
      /// `nil` for an instance of one call.
      let store: InstanceStore?
      let forget: @MainActor () -> Void
      /// `true` once all its callbacks have run.
      fileprivate(set) var isComplete = false

      init(
        in owner: Container, _ store: InstanceStore? = nil, forget: @escaping @MainActor () -> Void
      ) {
        (self.owner, self.store, self.forget) = (owner, store, forget)
      }
    }

    /// `true` if something is in progress besides the one instance that is being made: it may still
    /// fail, and end what was kept since.
    var isNested: Bool { makings.count > 1 || completions > 0 || !waiting.isEmpty }
    /// The number of kept instances whose callbacks are running.
    private(set) var completions = 0
    private var makings: [Making] = []
    private var waiting: [Waiting] = []
    private var kept: [Kept] = []
    /// For each callback that is running, the instance that it asked for too early.
    private var callbacks: [Int?] = []

    /// Makes an instance, unless one is being made for the same place.
    ///
    /// Others may ask for it by its number while it is being made.
    @inline(__always) func make<R>(
      _ record: RegistrationRecord, at place: Place?, _ body: (_ number: Int) throws -> R
    ) throws -> R {
      if let place, let number = makings.lastIndex(where: { $0.place == place }) {
        throw refuse(number, record)
      }
      let number = makings.count
      makings.append(Making(place: place, callbacks: callbacks.count))
      defer {
        makings.removeLast()
        if makings.isEmpty, !kept.isEmpty { kept = [] }
      }
      do { return try body(number) } catch {
        if let mark = removeWaiting(for: number).map(\.mark).min() { undo(since: mark) }
        throw error
      }
    }

    /// Returns the error for a request of an instance that is being made, and has the nearest
    /// callback wait if that began later.
    func refuse(_ number: Int, _ record: RegistrationRecord) -> ResolutionError {
      if callbacks.count > makings[number].callbacks { callbacks[callbacks.count - 1] = number }
      return ResolutionError(.cycle, record)
    }

    /// Records an instance that can be found from now on, and runs the callbacks.
    ///
    /// Those that waited for the instance run first, then its own. If one throws, all that have it
    /// fail with it.
    func complete(_ number: Int, _ instance: Kept, _ callbacks: [Callback]) throws {
      let mark = kept.count
      kept.append(instance)
      completions += 1
      defer { completions -= 1 }
      let waiting = removeWaiting(for: number)
      do {
        for callbacks in waiting { try callbacks.run() }
        try run(callbacks[...], of: instance, since: mark)
      } catch {
        undo(since: waiting.map(\.mark).reduce(mark, min))
        throw error
      }
    }

    /// Runs the callbacks of an instance that is not kept.
    func run(_ callbacks: [Callback]) throws {
      try run(callbacks[...], of: nil, since: kept.count)
    }

    /// Runs callbacks one after the other, up to the first that has to wait.
    private func run(
      _ all: ArraySlice<Callback>, of instance: Kept?, since mark: Int
    ) throws {
      for index in all.indices {
        guard let number = try instanceNeeded(by: all[index]) else { continue }
        let rest = Waiting(number: number, mark: mark, instance: instance) { [unowned self] in
          try run(all[index...], of: instance, since: mark)
        }
        return waiting.append(rest)
      }
      instance?.isComplete = true
    }

    private func removeWaiting(for number: Int) -> [Waiting] {
      removeWaiting { $0.number == number }
    }

    private func removeWaiting(where isMeant: (Waiting) -> Bool) -> [Waiting] {
      let removed = waiting.filter(isMeant)
      if !removed.isEmpty { waiting.removeAll(where: isMeant) }
      return removed
    }

    private func instanceNeeded(by callback: Callback) throws -> Int? {
      callbacks.append(nil)
      defer { callbacks.removeLast() }
      do { try callback() } catch {
        guard callbacks[callbacks.count - 1] != nil else { throw error }
      }
      return callbacks[callbacks.count - 1]
    }

    /// Forgets what was kept since; an instance that is complete ends as well.
    private func undo(since mark: Int) {
      guard mark < kept.count else { return }
      let undone = kept[mark...]
      kept.removeSubrange(mark...)
      // What they wait for may still come, and releasing their callbacks may run the app's code.
      let dropped = removeWaiting { waiting in
        guard let instance = waiting.instance else { return waiting.mark > mark }
        return undone.contains { $0 === instance }
      }
      defer { withExtendedLifetime(dropped) {} }
      for instance in undone.reversed() where !instance.isComplete { instance.forget() }
      let complete = undone.filter(\.isComplete)
      undone[mark].owner.reportUnawaited(complete.compactMap(\.store))
      for instance in complete.reversed() {
        guard let store = instance.store else {
          instance.forget()
          continue
        }
        instance.owner.endEarly(store)
      }
    }
  }
}
