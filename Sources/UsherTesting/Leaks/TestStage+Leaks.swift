public import Testing
import Usher
import UsherDI

extension TestStage {
  /// The leaks: coordinators, screens, scopes and instances that have ended and are still alive.
  ///
  /// A leak that keeps others alive comes before them. `expectNothingLeaked()` reports them as one.
  public var leaks: [Leak] { LeakSearch(self).leaks }

  /// Expects that coordinators, screens, scopes and instances that have ended are released.
  public func expectNothingLeaked(sourceLocation: SourceLocation = #_sourceLocation) {
    for leak in LeakSearch(self).roots {
      Issue.record("\(leak.descriptionInTest)", sourceLocation: sourceLocation)
    }
  }

  /// Returns true if only a running task may hold the object, which it releases as time passes.
  package func mayRelease(_ leak: Leak) -> Bool {
    !leak.isHeldInApp && !leak.tasks.isEmpty && clock.sleeperCount > 0
  }

  /// The living objects that may hold others, by their names in messages.
  var candidates: [LeakSearch.HolderSearch.Candidate] {
    let screens = director.tree.nodes.compactMap { node in
      director.screen(for: node.id).map {
        LeakSearch.HolderSearch.Candidate(name: "the screen \(node.name)", object: $0)
      }
    }
    let coordinators = director.livingCoordinators.map { living in
      LeakSearch.HolderSearch.Candidate(
        name: "the coordinator \(living.outlineName)", object: living)
    }
    let scopes = director.livingCoordinators.compactMap { $0.scope as? Container } + chain
    let instances = scopes.flatMap(\.keptInstances).map {
      LeakSearch.HolderSearch.Candidate(name: "the \($0.name)", object: $0.object)
    }
    return coordinators + screens + instances
  }

  private var chain: [Container] { container.map { [$0] } ?? [] }

  func origin(of entry: LifetimeTracker.Entry) -> String {
    let owner = director.tracker?.name(of: entry.owner) ?? "\(entry.owner)"
    let isLiving = director.livingCoordinators.contains {
      director.identity(of: $0) == entry.owner
    }
    let state = isLiving ? "which is still running" : "which has ended"
    switch entry.kind {
    case .coordinator: return "Its screens have left the tree."
    case .screen: return "It belonged to \(owner), \(state)."
    case .scope: return "It is the container of \(owner), \(state)."
    case .instance:
      let place = entry.callSite.map { ", registered at \($0)" } ?? ""
      return "The container of \(owner) made it\(place)."
    }
  }
}
