public import Usher

extension SceneDirector {
  /// Makes a director with a root coordinator, made in a child of a container.
  ///
  /// ```swift
  /// let director = try SceneDirector(HomeCoordinator.self, in: container, host: TerminalHost())
  /// ```
  ///
  /// Its guards are the container's contributions to `Guard`, in that order.
  ///
  /// - Throws: `ResolutionError` if the coordinator or a guard cannot be made.
  public convenience init<C: Coordinator, each A>(
    _ type: C.Type, _ arguments: repeat each A, in container: Container, host: any SceneHost,
    options: Options = Options(), fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) {
    let rules = try container.resolve([Guard].self, fileID: fileID, line: line)
    let start = Start<C>(arguments: [Argument](repeat each arguments))
    let (root, scope) = try container.locating(fileID, line) { try start.make(in: container) }
    self.init(root, host: host, scope: scope, options: options)
    guards = rules
  }

  /// Makes a director whose root is the flow of a key, made in a child of a container.
  ///
  /// ```swift
  /// let director = try SceneDirector(Home(), in: container, host: TerminalHost())
  /// ```
  ///
  /// - Throws: `ResolutionError` if the flow or a guard cannot be made.
  public convenience init(
    _ key: some FlowKey, in container: Container, host: any SceneHost,
    options: Options = Options(), fileID: String = #fileID, line: Int = #line
  ) throws(ResolutionError) {
    let rules = try container.resolve([Guard].self, fileID: fileID, line: line)
    let (root, scope) = try container.locating(fileID, line) { try container.makeFlow(for: key) }
    root.key = key
    self.init(root, host: host, scope: scope, options: options)
    guards = rules
  }
}
