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
      /// The number of callbacks that were running when it began.
      let callbacks: Int
      var waiting: [Waiting] = []
    }

    /// Callbacks that run again when an instance exists.
    private struct Waiting {
      let mark: Int?
      let run: @MainActor () throws -> Void
    }

    /// An instance that was kept while others are still being made.
    enum Kept {
      case stored(InstanceStore, in: Container)
      case inCall(ResolveCall, ObjectIdentifier, AnyBox, of: Container)

      var owner: Container {
        switch self {
        case .stored(_, let owner), .inCall(_, _, _, let owner): owner
        }
      }

      var store: InstanceStore? {
        if case .stored(let store, _) = self { store } else { nil }
      }

      @MainActor func forget() {
        switch self {
        case .stored(let store, let owner): owner.forget(store)
        case .inCall(let call, let id, let box, _): call.forget(id, box)
        }
      }
    }

    /// The number of kept instances whose callbacks are running.
    private(set) var completions = 0
    private var makings: [Making] = []
    private var kept: [Kept] = []
    /// For each callback that is running, the instance that it asked for too early.
    private var callbacks: [Int?] = []

    /// Makes an instance, which others may ask for by its number while it is being made.
    func making<R>(_ body: (_ number: Int) throws -> R) throws -> R {
      let number = makings.count
      makings.append(Making(callbacks: callbacks.count))
      defer {
        makings.removeLast()
        if makings.isEmpty, !kept.isEmpty { kept = [] }
      }
      do { return try body(number) } catch {
        if let mark = makings[number].waiting.compactMap(\.mark).min() { undo(since: mark) }
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
      if makings.count == 1, run.isEmpty, completions == 0, makings[number].waiting.isEmpty {
        return  // Nothing can fail any more that it would have to be ended for.
      }
      let mark = kept.count
      kept.append(instance)
      completions += 1
      defer { completions -= 1 }
      do {
        let waiting = makings[number].waiting
        makings[number].waiting = []
        for callback in waiting { try callback.run() }
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
        let waiting = Waiting(mark: mark) { [unowned self] in
          do { try self.run(all[index...], since: mark) } catch {
            if let mark { self.undo(since: mark) }
            throw error
          }
        }
        return makings[number].waiting.append(waiting)
      }
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
