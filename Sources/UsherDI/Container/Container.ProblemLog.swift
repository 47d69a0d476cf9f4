import Usher

extension Container {
  /// The problems of a container that no caller received; its ancestors are notified as well.
  @MainActor final class ProblemLog {
    private static let most = 100
    private(set) var problems: [ContainerError.Problem] = []
    var onProblem: (@MainActor (ContainerError.Problem) -> Void)? { didSet { discard(oldValue) } }
    // Unowned: the container owns the log, and keeps its parent alive.
    private unowned let parent: Container?

    init(below parent: Container?) { self.parent = parent }

    /// Records a problem here and above, and notifies the nearest listener.
    func report(_ problem: ContainerError.Problem) {
      let logs = sequence(first: self) { $0.parent?.log }
      for log in logs {
        if log.problems.count == Self.most { log.problems.removeFirst() }
        log.problems.append(problem)
      }
      logs.lazy.compactMap { $0.onProblem }.first?(problem)
    }
  }

  func report(_ problems: [ContainerError.Problem]) {
    for problem in problems { report(problem) }
  }

  func report(_ problem: ContainerError.Problem) { log.report(problem) }

  /// The latest hundred problems that had no caller to throw to, here and in children.
  ///
  /// An `onEnd` that threw, an `onClose` that was not awaited, a registration that came too late.
  public var problems: [ContainerError.Problem] { log.problems }

  /// Runs for each such problem as it occurs, also in children that have no closure of their own.
  public var onProblem: (@MainActor (ContainerError.Problem) -> Void)? {
    get { log.onProblem }
    set { log.onProblem = newValue }
  }
}
