import UsherSwiftUI

/// The presentations over a level, as UIKit reports them.
@MainActor final class LevelProbe: LayerModel.PresentationProbe {
  private weak var level: Level?
  private let own = ShownView()
  private var isWatched = false

  init(_ level: Level) { self.level = level }

  var presented: AnyObject? {
    guard let level else { return nil }
    return level.hasOwn ? own : level.alert ?? level.presented
  }

  func presents(_ alert: LayerModel.Alert) -> Bool { presented === alert }

  func bringWindowToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool { false }

  func watchPresentation() -> Bool {
    isWatched = presented != nil
    return isWatched
  }

  /// Something has left.
  func end() {
    guard isWatched, presented == nil else { return }
    isWatched = false
    level?.model.presentationDidEnd()
  }
}
