import Testing
import Usher
import UsherTesting

/// Windows whose first layout waits for a sign-in.
@MainActor struct SignInAtStartTests {
  private final class Membership { var isIn = false }

  private final class SignIn: Coordinator {
    override func build() -> SceneLayout { .screen(Plain("sign in")) }
  }

  private enum MailRoute: DurableRoute {
    static let tag = "mail"
    case inbox
    case message
  }

  private final class Mail: Coordinator, Routing {
    var initialRoute: MailRoute { .inbox }

    func transition(to route: MailRoute) -> SceneTransition { .push(Plain("\(route)")) }
  }

  private final class Home: Coordinator {
    override func build() -> SceneLayout {
      let (news, mail) = (Mail(), Mail())
      startEmbedded(child: news)
      startEmbedded(child: mail)
      return .tabs(news, mail)
    }
  }

  private let membership = Membership()

  private func window() throws -> SceneDirector {
    let director = SceneDirector(Home(), host: HeadlessHost(), options: .init(seed: 1))
    director.guards = [
      Guard("members") { [membership] proposal in
        membership.isIn || proposal.starts(SignIn.self) || proposal.tree.isEmpty
          ? .allow : .detour(through: SignIn())
      }
    ]
    director.restoration = try RestorationTable { $0.register(MailRoute.self) }
    return director
  }

  @Test func `A flow that is embedded after a sign-in at the start is restored`() throws {
    let director = try window()
    try director.start()
    #expect(!director.root.children.contains { $0 is Mail })
    membership.isIn = true
    let signIn = try #require(director.livingCoordinators.first { $0 is SignIn })
    signIn.finish()
    let mail = try #require(director.root.children.last as? Mail)
    mail.trigger(.message)
    director.root.select(1)
    let snapshot = director.snapshot()
    #expect(snapshot.losses == [])
    let again = try window()
    let report = try again.start(restoring: snapshot)
    #expect(report.losses == [] && again.tree.outline == director.tree.outline)
    director.close()
    again.close()
  }
}
