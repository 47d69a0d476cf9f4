import Usher

/// A host whose steps the test completes.
final class ManualHost: SceneHost {
  private(set) var shown = SceneTree()
  private(set) var log: [String] = []
  private(set) var pending: [(step: Step, completion: @MainActor () -> Void)] = []
  var capabilities = HostCapabilities()
  weak var director: SceneDirector?
  /// A Boolean value that indicates whether it reports a gesture on the display.
  var isInteracting = false
  /// A Boolean value that indicates whether it only completes a step without performing it.
  var isLazy = false

  func attach(to director: SceneDirector) { self.director = director }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    log.append(Self.name(of: step.edit))
    pending.append((step, completion))
  }

  func detach() { log.append("detach") }

  /// Ends the oldest step that runs.
  func finishStep(calling times: Int = 1) {
    guard !pending.isEmpty else { return }
    let (step, completion) = pending.removeFirst()
    if !isLazy, let next = try? shown.applying(step) { shown = next }
    for _ in 0..<times { completion() }
  }

  /// Ends steps until none runs.
  func finishAll() {
    while !pending.isEmpty { finishStep() }
  }

  /// The user changes the display by hand.
  func change(_ edit: Edit) {
    if let next = try? shown.applying(edit) { shown = next }
  }

  func tearLog() -> [String] {
    defer { log = [] }
    return log
  }

  static func name(of edit: Edit) -> String {
    switch edit {
    case .root: "root"
    case .push: "push"
    case .set: "set"
    case .replace: "replace"
    case .remove: "dismiss"
    case .present(let modal): "present \(modal.node.title ?? modal.node.name)"
    case .select: "select"
    case .embed: "embed"
    case .update: "update"
    }
  }

  func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}
