extension Container {
  /// The instances that are being made in a container and its children, and the callbacks after
  /// creation.
  ///
  /// A callback may complete a cycle: it requests an instance whose initializer needs the
  /// callback's own. If that instance is still being made, the callback is stopped, and runs again
  /// once it exists.
  @MainActor final class Construction {
    typealias Callback = @MainActor () throws -> Void

    /// `true` if something is in progress besides the one instance that is being made: it may still
    /// fail, and end what was kept since.
    var isNested: Bool { inProgress.count > 1 || completions > 0 || !suspended.isEmpty }
    /// The number of kept instances whose callbacks are running.
    private(set) var completions = 0
    /// How many instances have been given up after they were findable.
    private(set) var givenUp = 0
    private var inProgress: [InstanceInProgress] = []
    /// The callbacks that wait, by the numbers of the instances that they wait for.
    private var suspended: [Int: [SuspendedCallbacks]] = [:]
    private var findable: [FindableInstance] = []
    /// The ranges of findable instances that have one another, because a callback had to wait.
    private var bonds: [ClosedRange<Int>] = []
    /// The running callbacks: the number of instances that were findable before the one that each
    /// completes, and the instance that it asked for too early.
    private var callbacks: [(mark: Int, needed: Int?)] = []

    /// Makes an instance; others may ask for it by its number meanwhile.
    @inline(__always) func make<R>(
      at place: Place? = nil, _ body: (_ number: Int) throws -> R
    ) throws -> R {
      let number = inProgress.count
      inProgress.append(InstanceInProgress(place: place, callbacks: callbacks.count))
      defer {
        inProgress.removeLast()
        if inProgress.isEmpty, !findable.isEmpty {
          // It may hold the last reference to an instance whose `deinit` resolves.
          let last = findable
          withExtendedLifetime(last) { (findable, bonds) = ([], []) }
        }
      }
      do { return try body(number) } catch {
        inProgress[number].hasFailed = true
        let suspended = suspended.removeValue(forKey: number)
        if let mark = suspended?.map(\.mark).min() { undo(since: mark) }
        throw error
      }
    }

    func number(at place: Place) -> Int? { inProgress.lastIndex { $0.place == place } }

    /// Returns the error for a request of an instance that is being made; the nearest callback
    /// waits for the instance if it began later and the instance may still be made.
    func refuse(_ number: Int, _ record: RegistrationRecord) -> ResolutionError {
      if callbacks.count > inProgress[number].callbacks, !inProgress[number].hasFailed {
        callbacks[callbacks.count - 1].needed = number
      }
      return ResolutionError(.cycle, record)
    }

    /// Records an instance that is findable from now on, and runs the callbacks.
    ///
    /// Its own run first, then those that waited for the instance. If one throws, all that have it
    /// fail with it.
    func complete(_ number: Int, _ instance: FindableInstance, _ callbacks: [Callback]) throws {
      let mark = findable.count
      findable.append(instance)
      completions += 1
      defer { completions -= 1 }
      let suspended = suspended.removeValue(forKey: number) ?? []
      // Those that waited receive the instance, although its own callbacks may have to wait.
      let first = suspended.map(\.mark).reduce(mark, min)
      if first < mark { bonds.append(first...mark) }
      do {
        try run(callbacks[...], of: instance, since: first)
        for callbacks in suspended { try callbacks.run() }
      } catch {
        inProgress[number].hasFailed = true
        undo(since: first)
        throw error
      }
    }

    /// Runs the callbacks of an instance that is not kept.
    func run(_ callbacks: [Callback], in container: Container) throws {
      let (instance, mark) = (FindableInstance(in: container), findable.count)
      if !inProgress.isEmpty { findable.append(instance) }
      try run(callbacks[...], of: instance, since: mark)
    }

    /// Runs callbacks one after the other, up to the first that has to wait.
    private func run(
      _ all: ArraySlice<Callback>, of instance: FindableInstance, since mark: Int
    ) throws {
      for index in all.indices {
        guard let number = try instanceNeeded(by: all[index], mark) else { continue }
        // Callbacks that have asked for the instance receive it, although it is not complete.
        let first = callbacks.dropFirst(inProgress[number].callbacks).first?.mark ?? mark
        let rest = SuspendedCallbacks(mark: first) { [unowned self] in
          if !instance.isForgotten { try run(all[index...], of: instance, since: first) }
        }
        return suspended[number, default: []].append(rest)
      }
      instance.isComplete = true
    }

    private func instanceNeeded(by callback: Callback, _ mark: Int) throws -> Int? {
      callbacks.append((mark, nil))
      defer { callbacks.removeLast() }
      do { try callback() } catch {
        guard callbacks[callbacks.count - 1].needed != nil else { throw error }
      }
      return callbacks[callbacks.count - 1].needed
    }

    /// Forgets the instances that have become findable since; those that are complete end as well.
    private func undo(since start: Int) {
      guard start < findable.count else { return }
      var mark = start
      while let bond = bonds.first(where: { $0.lowerBound < mark && mark <= $0.upperBound }) {
        mark = bond.lowerBound
      }
      bonds.removeAll { $0.upperBound >= mark }
      let undone = findable[mark...]
      findable.removeSubrange(mark...)
      givenUp += undone.count
      for instance in undone { instance.isForgotten = true }
      for instance in undone.reversed() where !instance.isComplete { instance.forget() }
      let complete = undone.filter(\.isComplete)
      undone[mark].owner.reportUnawaited(complete.compactMap(\.store), isGivenUp: true)
      // None is findable while the callbacks of another one run.
      var ends = complete.map { $0.withdrawn() }
      while let end = ends.popLast() { end() }
    }
  }
}
