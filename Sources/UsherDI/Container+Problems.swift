extension Container {
  /// The problems that are kept.
  private static let mostProblems = 100

  func report(_ problems: [ContainerError.Problem]) {
    for problem in problems { report(problem) }
  }

  /// Keeps a problem here and above, and tells whoever is nearest of those who listen.
  func report(_ problem: ContainerError.Problem) {
    var listener: (@MainActor (ContainerError.Problem) -> Void)?
    var container: Container? = self
    while let current = container {
      if current.problems.count == Self.mostProblems { current.problems.removeFirst() }
      current.problems.append(problem)
      listener = listener ?? current.onProblem
      container = current.parent
    }
    listener?(problem)
  }
}
