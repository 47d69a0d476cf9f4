import Dispatch
import Usher
import UsherTesting

/// A screen whose `deinit` runs a closure, as an app's object may.
final class Relic: Screen {
  let title: String? = "relic"
  let dismissal: Dismissal
  private let parting: @MainActor () -> Void
  /// Marks the queue of the main actor, which need not run on the main thread.
  private nonisolated static let main: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  init(_ dismissal: Dismissal = .free, parting: @escaping @MainActor () -> Void) {
    self.dismissal = dismissal
    self.parting = parting
  }

  /// Swift Testing records thrown errors, and may release one that retains a relic on a thread of
  /// its own.
  deinit {
    if DispatchQueue.getSpecific(key: Self.main) != nil {
      MainActor.assumeIsolated { parting() }
    } else {
      Task { @MainActor [parting] in parting() }
    }
  }
}

/// A value that keeps a relic, as an argument or an error of an app may.
struct Keepsake: Error, Hashable {
  let relic: Relic

  static func == (a: Keepsake, b: Keepsake) -> Bool { a.relic === b.relic }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(relic)) }
}

/// The window in which relics are released, with the results of their last acts.
@MainActor final class RelicWindow {
  let root: Teller
  let host: any SceneHost
  let clock = StageClock()
  private(set) var director: SceneDirector?
  private(set) var partings = 0
  /// The act of a relic in its `deinit`.
  let act: @MainActor (RelicWindow) -> Void
  /// Objects that a test retains as long as the window lives.
  var kept: [Any] = []

  init(
    host: any SceneHost = HeadlessHost(), starts: Bool = true, root: Teller? = nil,
    act: @escaping @MainActor (RelicWindow) -> Void
  ) throws {
    self.root = root ?? Teller("home", stack: ["a", "b"])
    self.host = host
    self.act = act
    director = SceneDirector(
      self.root, host: host, options: SceneDirector.Options(seed: 1, clock: clock))
    if starts { try director?.start() }
  }

  func relic(_ dismissal: Dismissal = .free) -> Relic {
    Relic(dismissal) { [weak self] in
      guard let self else { return }
      partings += 1
      act(self)
    }
  }

  func drop() { director = nil }
}
