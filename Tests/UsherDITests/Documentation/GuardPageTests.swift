import Testing
import UsherDI
import UsherTesting

// The code of the page on guards that a container makes, word for word.

@MainActor final class Session {
  var isOpen = false
}

final class SignInCoordinator: Coordinator {
  init(session: Session) {}
  override func build() throws -> SceneLayout { .stack(ListScreen()) }
}

extension Guard {
  static func membersOnly(session: Session) -> Guard {
    Guard("members only") { proposal in
      session.isOpen || !proposal.runs(TillCoordinator.self)
        ? .allow : .detour(through: SignInCoordinator.self)
    }
  }
}

struct MembersAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Session.init, lifetime: .shared)
    registrar.register(SignInCoordinator.init)
    registrar.contribute(Guard.membersOnly)
  }
}

@MainActor @Test func `The page on guards with services is accurate`() throws {
  let stage = try TestStage(ShopCoordinator.self, ShopAssembly(), MembersAssembly())
  let till = stage.director.root.start(TillCoordinator.self, Price(pounds: 7))
  #expect(till.result == nil)
  #expect(stage.outline == "stack Shop\n  List\n  ▲ sheet stack SignIn\n    List")
  try stage.container?.resolve(Session.self).isOpen = true
  stage.find(SignInCoordinator.self)?.finish()
  #expect(till.isAdmitted)
  stage.director.close()
}
