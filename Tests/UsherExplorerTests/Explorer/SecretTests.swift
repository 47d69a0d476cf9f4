import Testing
import UsherExplorer

/// A secret is planted in all values of an app, and searched for in all output of an explorer.
///
/// Titles and links are in paths, since a path is replayed by them.
@MainActor struct SecretTests {
  nonisolated static let secret = "4711-0815"

  private var exploration: Exploration {
    get async {
      await Explorer(making: "try Vault.stage()") { try Vault.stage() }.explore()
    }
  }

  @Test func `A secret in routes, arguments and states is in no finding and no printed test`()
    async
  {
    let exploration = await exploration
    let kinds = Set(exploration.findings.map(\.kind))
    #expect(kinds.isSuperset(of: [.leak, .lostResult, .deadEnd]), "\(kinds)")
    for finding in exploration.findings {
      #expect(!"\(finding)".contains(Self.secret), "\(finding)")
      #expect(!finding.test.contains(Self.secret))
    }
    #expect(!"\(exploration)".contains(Self.secret))
  }

  @Test func `A secret in routes, arguments and states is on no map`() async {
    let map = await exploration.map
    for text in [map.text, map.mermaid, map.dot] {
      #expect(text.contains("Drawer") && !text.contains(Self.secret), "\(text)")
    }
  }

  @Test func `A secret is in no outline and no message of a stage`() async throws {
    let stage = try Vault.stage()
    try await stage.play(.take("Open"))
    #expect(!stage.outline.contains(Self.secret) && !stage.titledOutline.contains(Self.secret))
    await #expect {
      try await stage.play(.answer("No"))
    } throws: {
      !"\($0)".contains(Self.secret)
    }
    #expect(!stage.leaks.contains { "\($0)".contains(Self.secret) })
  }
}

private enum VaultRoute: DurableRoute {
  static let tag = "vault"
  case hall
  case drawer(String)
}

/// Leaks its objects, and leads nowhere, with a secret in every value.
private final class Vault: Coordinator, Routing {
  private var kept: [AnyObject] = []
  private let secret = SecretTests.secret

  var initialRoute: VaultRoute { .hall }

  func transition(to route: VaultRoute) throws -> SceneTransition {
    switch route {
    case .hall: .push(Hall(self))
    case .drawer(let secret): .push(kept(Drawer(secret)))
    }
  }

  private func kept(_ drawer: Drawer) -> Drawer {
    kept.append(drawer)
    return drawer
  }

  func open() { trigger(.drawer(secret)) }
  func count(from hall: Hall) { start(child: Teller(secret), as: .sheet, from: hall) }
  func lock(from hall: Hall) { present(Cell(), as: .cover, from: hall) }

  static func stage() throws -> TestStage {
    try TestStage(root: Vault()) { director in
      director.restoration = try RestorationTable { $0.register(VaultRoute.self) }
    }
  }
}

private final class Teller: Coordinator, Concluding {
  typealias Output = String
  private let secret: String
  init(_ secret: String) { self.secret = secret }
  override func build() throws -> SceneLayout { .stack(Desk(self)) }
  func give() { finish(secret) }
}

private final class Hall: Screen, ActionProviding {
  private let vault: Vault
  init(_ vault: Vault) { self.vault = vault }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Open") { self.vault.open() },
      ScreenAction("Count") { self.vault.count(from: self) },
      ScreenAction("Lock") { self.vault.lock(from: self) },
    ]
  }
}

private final class Drawer: Screen {
  private let secret: String
  init(_ secret: String) { self.secret = secret }
}

private final class Desk: Screen, ActionProviding {
  private let teller: Teller
  init(_ teller: Teller) { self.teller = teller }
  var screenActions: [ScreenAction] { [ScreenAction("Give") { self.teller.give() }] }
}
