#if DEBUG && (os(macOS) || os(Linux))
import Usher
import UsherTerminal

/// The inspector in a terminal: a scene that a key opens over the app's.
final class TerminalInspector: TerminalHost.Companion {
  /// The letters that mean nothing to a terminal, a field or the host together with Control.
  static let letters: Set<Character> = ["b", "d", "f", "g", "n", "o", "p", "r", "t", "v", "x", "y"]

  private let model = InspectorModel()
  private let key: Key
  private weak var below: TerminalHost?
  private(set) var host: TerminalHost?
  private var director: SceneDirector?

  init(over host: TerminalHost, key: Character) {
    below = host
    self.key = .control(Self.letters.contains(key) ? key : "g")
  }

  func follow(_ director: SceneDirector) {
    end()
    model.follow(director)
  }

  func takes(_ key: Key) -> Bool {
    if key == self.key { toggle() }
    return key == self.key
  }

  let command = "inspector"

  func end() { director?.close() }

  func toggle() { director == nil ? open() : end() }

  private func open() {
    guard let below else { return }
    let host = TerminalHost(over: below)
    let director = InspectorCoordinator.director(of: model, on: host) {
      TerminalInspectorScreen($0, $1)
    }
    director.observe { [weak self] event in
      if case .closed = event { self?.didClose() }
    }
    (self.host, self.director, model.isOpen) = (host, director, true)
    try? director.start()
    below.companionDidChange()
  }

  private func didClose() {
    (host, director, model.isOpen) = (nil, nil, false)
    below?.companionDidChange()
  }
}
#endif
