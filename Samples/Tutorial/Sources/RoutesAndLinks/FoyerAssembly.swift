import UsherDI
import UsherTerminal

struct FoyerAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Session.init, lifetime: .shared)
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
    registrar.register(PlayScreen.init, arguments: String.self)
    registrar.register(MembersScreen.init)
    registrar.register(SignInCoordinator.init)
    registrar.register(SignInScreen.init)
    registrar.contribute(Guard.membersOnly)
  }
}

extension DeepLinkTable {
  static func foyer() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "foyer") {
      $0.add("members", FoyerRoute.members)
      $0.add("plays/{title}") { (title: String) in DeepLink(FoyerRoute.play(title)) }
    }
  }
}
