import Usher
import UsherSwiftUI

/// SwiftUI's last reading of the levels and alerts of a window, the lowest first.
@MainActor struct ToldLevels {
  @MainActor private struct Told {
    weak var presented: LayerModel?
    weak var alert: LayerModel.Alert?
    let hasLevel: Bool
    let hasAlert: Bool

    init(_ level: LayerModel) {
      (presented, alert) = (level.presented, level.alert)
      (hasLevel, hasAlert) = (level.presented != nil, level.alert != nil)
    }
  }

  private var levels: [Told] = []

  init(_ window: LayerModel) {
    var next: LayerModel? = window
    while let level = next {
      levels.append(Told(level))
      next = level.presented
    }
  }

  /// Counts the changes until another reading; a level and the ones above it count once.
  func changes(until other: ToldLevels) -> Int {
    var count = 0
    for (old, new) in zip(levels, other.levels) {
      if old.hasAlert != new.hasAlert || old.alert !== new.alert {
        count += (old.hasAlert ? 1 : 0) + (new.hasAlert ? 1 : 0)
      }
      guard old.hasLevel != new.hasLevel || old.presented !== new.presented else { continue }
      return count + (old.hasLevel ? 1 : 0) + (new.hasLevel ? 1 : 0)
    }
    return count
  }
}

extension ToldLevels: @MainActor CustomStringConvertible {
  var description: String {
    levels.map { told in
      let alert = told.hasAlert ? "alert \(told.alert?.node.number ?? 0)" : ""
      let level = told.hasLevel ? "level \(told.presented?.root?.node.number ?? 0)" : ""
      return alert + level
    }.joined(separator: "/")
  }
}
