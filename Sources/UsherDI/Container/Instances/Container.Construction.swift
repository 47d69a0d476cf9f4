extension Container {
  /// The instances that are being made in a container and its children, and the callbacks after
  /// creation.
  ///
  /// A callback may complete a cycle: it asks for an instance whose initializer needs the callback's
  /// own one. If that instance is still being made, the callback is stopped, and runs again once it
  /// exists.
  @MainActor final class Construction {
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
      let mark: Int?
      let run: @MainActor () throws -> Void
    }

    /// An instance that was kept while others are still being made.
    struct Kept {
      let owner: Container
      /// `nil` for an instance of one call.
      var store: InstanceStore?
      let forget: @MainActor () -> Void
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
        if let mark = removeWaiting(for: number).compactMap(\.mark).min() { undo(since: mark) }
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
    /// Those that waited for the instance run first, then its own. If one throws, everything that
    /// was kept since is ended.
    func complete(_ number: Int, _ instance: Kept, _ run: [@MainActor () throws -> Void]) throws {
      let mark = kept.count
      kept.append(instance)
      completions += 1
      defer { completions -= 1 }
      do {
        for callback in removeWaiting(for: number) { try callback.run() }
        try self.run(run[...], since: mark)
      } catch {
        undo(since: mark)
        throw error
      }
    }

    /// Runs callbacks one after the other, up to the first that has to wait.
    func run(_ all: ArraySlice<@MainActor () throws -> Void>, since mark: Int? = nil) throws {
      for index in all.indices {
        guard let number = try instanceNeeded(by: all[index]) else { continue }
        let callbacks = Waiting(number: number, mark: mark) { [unowned self] in
          do { try self.run(all[index...], since: mark) } catch {
            if let mark { self.undo(since: mark) }
            throw error
          }
        }
        return waiting.append(callbacks)
      }
    }

    private func removeWaiting(for number: Int) -> [Waiting] {
      if waiting.isEmpty { return [] }
      let removed = waiting.filter { $0.number == number }
      waiting.removeAll { $0.number == number }
      return removed
    }

    private func instanceNeeded(by callback: @MainActor () throws -> Void) throws -> Int? {
      callbacks.append(nil)
      defer { callbacks.removeLast() }
      do { try callback() } catch {
        guard callbacks[callbacks.count - 1] != nil else { throw error }
      }
      return callbacks[callbacks.count - 1]
    }

    /// Forgets an instance, after ending those that were kept since.
    private func undo(since mark: Int) {
      guard mark < kept.count else { return }
      kept[mark].owner.reportUnawaited(kept[(mark + 1)...].compactMap(\.store))
      while kept.count > mark + 1 {
        let last = kept.removeLast()
        if let store = last.store { last.owner.endEarly(store) } else { last.forget() }
      }
      kept.removeLast().forget()
    }
  }
}
