/// A host without a display: it performs each step at once and reports it.
///
/// A change has settled when the verb returns.
public final class HeadlessHost: SceneHost {
  /// The tree that the host shows.
  public private(set) var shown = SceneTree() { didSet { discard(oldValue) } }
  /// The performed steps, in order; kept only while `keepsSteps` is true.
  public private(set) var steps: [Step] = []
  /// A Boolean value that indicates whether the host keeps the steps that it performs.
  public var keepsSteps = false

  private weak var director: SceneDirector?
  private var visible: [NodeID] = []

  /// Makes a host.
  public init() {}

  /// Attaches the host to a director.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs a step at once.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if keepsSteps { steps.append(step) }
    if let next = try? shown.applying(step) { shown = next }
    reportAppearances()
    completion()
  }

  /// Releases the director.
  public func detach() { director = nil }

  /// Writes nothing, because tests check refusals themselves.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) {}

  /// Clears the kept steps.
  package func forgetSteps() { steps = [] }

  private func reportAppearances() {
    guard let director else { return }
    let now = shown.visible.map(\.id)
    let before = visible
    visible = now
    for id in before.reversed() where !now.contains(id) { director.report(.disappeared(id)) }
    for id in now where !before.contains(id) { director.report(.appeared(id)) }
  }
}
