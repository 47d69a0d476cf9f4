import Usher

/// A screen of a session.
final class PlayedScreen: ModelScreen, ScreenLifecycle {
  let ordinal: Int
  var title: String?
  var dismissal: Dismissal
  /// The coordinator that it was made for.
  let player: Int
  /// The coordinator that is notified of its appearances first.
  weak var maker: Player?
  /// A Boolean value that indicates whether it was shelved, so any coordinator may show it again.
  var hasMoved = false
  /// The data of its model, if it has one.
  private(set) var data: [String: String] = [:]

  init(_ ordinal: Int, _ leave: Leave, player: Int) {
    self.ordinal = ordinal
    self.player = player
    dismissal = leave.dismissal
  }

  func screenDidAppear() { maker?.hear(of: self, isInSight: true) }
  func screenDidDisappear() { maker?.hear(of: self, isInSight: false) }
  func update(_ data: [String: String]) { self.data = data }
}

extension Leave {
  var dismissal: Dismissal {
    switch self {
    case .free: .free
    case .confirm: .confirm
    case .locked: .locked
    }
  }
}
