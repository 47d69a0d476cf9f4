public import UsherDI

/// How often people begin what the box office offers, how it ends, and how long they look at each screen:
/// analytics, from the events.
@MainActor public final class Footfall {
  /// How often something happened, by what it is called.
  public typealias Counts = [String: Int]

  /// What has been counted, in earlier runs as well.
  public private(set) var counts: Counts
  private let storage: any Storage<Counts>

  /// Opens the counts of last time, if there were some that can be read.
  public init(storage: any Storage<Counts>) {
    self.storage = storage
    counts = (try? storage.load().value) ?? [:]
  }

  /// Counts what happens in a window; no coordinator has to know.
  public func watch(_ director: SceneDirector) {
    director.observe { [weak self] event in
      switch event {
      case .started(_, let name): self?.count("\(name) begun")
      case .finished(_, let name, nil): self?.count("\(name) done")
      case .finished(_, let name, .user?): self?.count("\(name) left")
      case .refused(let error, _): self?.count("refused: \(error.reason)")
      default: break
      }
    }
    director.visits { [weak self] visit in
      self?.count("\(visit.name), seconds", Int(visit.duration / .seconds(1)))
    }
  }

  private func count(_ what: String, _ number: Int = 1) {
    guard number > 0 else { return }
    counts[what, default: 0] += number
    // Nobody is to be bothered where the counts cannot be kept.
    try? storage.save(counts)
  }
}
