import Testing
import UsherDI

/// The check of a child's additions is done once for all children with equal ones.
@MainActor struct ReusedCheckTests {
  /// A kind of children: registrations with options, of which no two kinds have the same.
  private static func additions(_ kind: Int) -> @MainActor (Registrar) -> Void {
    { registrar in
      let lifetime: Lifetime = kind % 2 == 0 ? .shared : .scoped(to: SessionScope.self)
      let made = registrar.register(B.init, named: Name("\(kind / 8)"), lifetime: lifetime)
      if kind / 2 % 2 == 0 { _ = made.onCreate { _, _ in } }
      if kind / 4 % 2 == 0 { _ = made.onEnd { _ in } }
    }
  }

  /// The results of checking children, which nothing public tells.
  private static func checkResults(_ container: Container) throws -> [Any] {
    let found = Mirror(reflecting: container).descendant("blueprint", "checkResults")
    return Mirror(reflecting: try #require(found)).children.map(\.value)
  }

  /// The links between services, of a blueprint or of the result of its check.
  private static func graph(_ owner: Any, _ path: any MirrorPath...) throws -> AnyObject {
    var found = owner
    for name in path { found = try #require(Mirror(reflecting: found).descendant(name)) }
    return found as AnyObject
  }

  @Test func `Twenty kinds of children with options are checked once each`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init)
    }
    for round in 1...3 {
      for kind in 0..<20 {
        let child = try container.makeChild(SessionScope.self, adding: Self.additions(kind))
        let results = try Self.checkResults(container)
        #expect(results.count == (round == 1 ? kind + 1 : 20))
        let known = try Self.graph(results[kind], "graph")
        #expect(try Self.graph(child, "blueprint", "graph") === known)
        _ = try child.resolve(B.self, named: Name("\(kind / 8)"))
      }
    }
  }
}
