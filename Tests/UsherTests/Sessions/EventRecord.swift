import Foundation
import Usher

/// The events of a director, replayed as they arrive.
@MainActor final class EventRecord {
  private static let refusals: Set<NavigationError.Reason> = [
    .denied, .redirected, .impossible, .unknown, .loop, .preparation,
  ]
  /// The tree that the admitted transactions make from an empty one.
  private(set) var tree = SceneTree()
  private(set) var living: Set<CoordinatorID> = []
  private(set) var started: [CoordinatorID] = []
  private(set) var finished: Set<CoordinatorID> = []
  private(set) var inSight: Set<NodeID> = []
  private(set) var unreachable = 0
  private(set) var hasEnded = false
  /// A Boolean value that indicates whether all events are printed, to debug a session.
  private static let isLoud = ProcessInfo.processInfo.environment["USHER_LOUD"] != nil
  private(set) var violations: [String] = []
  /// The number of changes by the user, or by the display itself.
  private(set) var facts = 0

  func observe(_ director: SceneDirector) {
    director.observe { [weak self] in self?.take($0) }
  }

  private func take(_ event: SceneEvent) {
    if Self.isLoud { FileHandle.standardError.write(Data("\(event)\n".utf8)) }
    switch event {
    case .admitted(let transaction): replay(transaction)
    case .started(let id, _):
      started.append(id)
      if !living.insert(id).inserted { violations.append("\(id) started twice.") }
    case .finished(let id, _, _):
      if living.remove(id) == nil { violations.append("\(id) finished without having started.") }
      if !finished.insert(id).inserted { violations.append("\(id) finished twice.") }
    case .scopeEnded(let id, _):
      if !finished.contains(id) { violations.append("The scope of \(id) ended before it.") }
    case .appeared(let id, _):
      if !inSight.insert(id).inserted { violations.append("\(id) appeared twice.") }
    case .disappeared(let id):
      if inSight.remove(id) == nil { violations.append("\(id) disappeared unseen.") }
    case .failed(let error) where error.reason == .unreachable: unreachable += 1
    // Nothing is left to show if a flow that came before the first tree was cancelled.
    case .failed(let error) where error.reason == .dropped: break
    // A window that a change of policy empties is closed with the guards' refusal.
    case .failed(let error) where Self.refusals.contains(error.reason): break
    case .failed(let error): violations.append("\(error)")
    case .fact(.appeared), .fact(.disappeared): break
    case .fact: facts += 1
    case .closed: hasEnded = true
    default: break
    }
  }

  private func replay(_ transaction: SceneChange) {
    do {
      tree = try tree.applying(transaction)
    } catch {
      violations.append("An admitted transaction does not replay: \(error)")
    }
  }
}
