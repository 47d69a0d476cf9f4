import Usher

extension TestStage {
  /// An offer that a user has taken; it runs until it returns, or its window closes.
  @MainActor final class TakenOffer {
    /// The offer and its screen, as messages name them: `“Buy” of List`.
    let name: String
    private(set) var isRunning = true
    private(set) var error: (any Error)? { didSet { discard(oldValue) } }
    private var task: Task<Void, Never>?

    init(
      _ name: String, onEnd: @escaping @MainActor () -> Void,
      action: @escaping @MainActor () async throws -> Void
    ) {
      self.name = name
      task = Task { [weak self] in
        do {
          try await action()
          self?.end(nil)
        } catch {
          self?.end(error)
        }
        onEnd()
      }
    }

    deinit { task?.cancel() }

    func cancel() { task?.cancel() }

    private func end(_ error: (any Error)?) {
      self.error = error
      isRunning = false
      task = nil
    }
  }
}

extension TestStage {
  /// The offers that were taken and have not returned yet: `“Buy” of List`.
  public var runningOffers: [String] { taking.filter(\.isRunning).map(\.name) }

  /// Performs a user's action, until it returns or the stage is still.
  func run(_ name: String, _ action: @escaping @MainActor () async throws -> Void) async {
    taking.append(
      TakenOffer(name, onEnd: { [weak self] in self?.recordActivity() }, action: action))
    await rest()
  }

  /// Takes an offer, and waits until it returns or the stage is still.
  package func take(_ offer: ScreenAction) async {
    await run("“\(offer.title)” of \(director.tree.active?.name ?? "nothing")") {
      try await offer.run()
    }
  }

  /// The error that the next action throws.
  package var errorOfOffer: (any Error)? { taking.lazy.compactMap(\.error).first }

  /// Drops the offers that have returned, and throws the first error among them.
  package func throwFromOffers() throws {
    let over = taking.filter { !$0.isRunning }
    taking.removeAll { !$0.isRunning }
    if let error = over.lazy.compactMap(\.error).first { throw error }
  }
}
