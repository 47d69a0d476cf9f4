import Usher
import UsherExplorer
import UsherTesting

/// The nodes that a session's guard bars, and its verdict on them.
struct Bar {
  /// The remainder of the numbers of barred nodes.
  var rest: Int?
  var ruling = Ruling.deny
  /// A Boolean value that indicates whether the policy was reevaluated with this ruling.
  var isAsked = false
  /// A Boolean value that indicates whether a reevaluation with this ruling was admitted.
  var isApplied = false

  private static let step: UInt64 = 11

  func bars(_ tree: SceneTree) -> Bool {
    guard let rest else { return false }
    return tree.all.contains { $0.id.number % Self.step == UInt64(rest) % Self.step }
  }
}

/// The error of a guard that fails.
struct BarError: Error {}

extension Session {
  func judge(_ proposal: Guard.Proposal) throws -> Guard.Verdict {
    guard bar.bars(proposal.tree) else { return .allow }
    switch bar.ruling {
    case .deny: return .deny("It is barred.")
    case .fail: throw BarError()
    case .redirect(let act):
      leads += 1
      isJudging = true
      defer { isJudging = false }
      guard let root = director?.root, let value = value(of: act, root) else { return .allow }
      return .redirect(value)
    case .detour(let spec):
      leads += 1
      let player = makePlayer(spec)
      player.liftsBar = true
      return .detour(through: player)
    }
  }

  /// Performs an act on the director itself; returns whether it was one.
  func actAsPolicy(_ act: Act, _ director: SceneDirector) -> Bool {
    switch act {
    case .model(let scene): keep(director.set(scene.model))
    case .bar(let rest, let ruling): bar = Bar(rest: rest, ruling: ruling)
    case .unbar: bar = Bar()
    case .reevaluate:
      bar.isAsked = true
      let navigation = keep(director.reevaluate())
      bar.isApplied = bar.isAsked && navigation.isAdmitted
    case .fallBack(let spec):
      director.fallback = { [weak self] _ in
        self.map { .start($0.makePlayer(spec), as: .root) } ?? .none
      }
    case .enter(let front):
      // Disconnecting the display cancels a gesture on it.
      if front.phase == .disconnected { rules.cancelGesture() }
      director.windowDidEnter(front.phase)
    case .close: director.close()
    default: return false
    }
    return true
  }

  /// Law 2: no admitted tree violates a guard.
  func checkPolicy(_ director: SceneDirector) {
    guard bar.isApplied, let denial = director.standingDenials.first else { return }
    violate("The guard was asked, and stands against what is there: \(denial.reason).")
  }

  /// Checks that the displayed scenes are those of the model, with its data.
  func checkModel(_ scene: Scene, _ navigation: NavigationHandle) {
    guard let director, navigation.isAdmitted, navigation.redirectedBy == nil else { return }
    if director.model != scene.model { violate("The model is \(director.model as Any).") }
    for node in director.tree.all {
      guard let label = node.attributes.model,
        let screen = director.screen(for: node.id) as? PlayedScreen, screen.data != label.data
      else { continue }
      violate("\(node.id) has the data \(screen.data), not \(label.data).")
    }
  }
}

extension Front {
  var phase: WindowPhase {
    switch self {
    case .foreground: .foreground
    case .background: .background
    case .disconnected: .disconnected
    }
  }
}
