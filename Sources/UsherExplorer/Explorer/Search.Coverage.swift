import UsherTesting

extension Search {
  /// The registered screens and coordinators that have not been shown.
  @MainActor final class Coverage {
    private var absent: [(name: String, isPresent: @MainActor (Any) -> Bool)] = []

    init() {}

    init(_ stage: TestStage) {
      var known: Set<ObjectIdentifier> = []
      for type in stage.container?.registeredTypes ?? [] where Self.isShown(type) {
        guard known.insert(ObjectIdentifier(type)).inserted else { continue }
        absent.append((Self.name(of: type), Self.test(for: type)))
      }
    }

    var missing: [String] { absent.map(\.name) }

    /// Removes the screens and coordinators on display from the missing ones.
    func look(at stage: TestStage) {
      guard !absent.isEmpty else { return }
      let present: [Any] = stage.screens((any Screen).self) + stage.coordinators(Coordinator.self)
      absent.removeAll { entry in present.contains(where: entry.isPresent) }
    }

    /// A protocol need not inherit from `Screen`, so its name decides.
    private static func isShown(_ type: Any.Type) -> Bool {
      if type is Coordinator.Type || type is any Screen.Type { return true }
      let name = name(of: type)
      return !(type is AnyClass) && (name.hasSuffix("Screen") || name.hasSuffix("ViewController"))
    }

    private static func name(of type: Any.Type) -> String {
      let name = "\(type)"
      return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
    }

    private static func test<T>(for type: T.Type) -> @MainActor (Any) -> Bool { { $0 is T } }
  }
}
