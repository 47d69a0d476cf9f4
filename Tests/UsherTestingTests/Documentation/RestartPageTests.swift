import Testing
import UsherTesting

// The code of the page on restarts, links and outlines, word for word.

@MainActor protocol Mailroom: AnyObject {
  var letters: [String] { get }
}

final class LiveMailroom: Mailroom {
  let letters: [String] = []
}

final class FakeMailroom: Mailroom {
  var letters = ["Rent", "Postcard"]
}

enum PostRoute: DurableRoute {
  static let tag = "post"
  case list
  case letter(Int)
}

final class PostCoordinator: Coordinator, Routing {
  private let mailroom: any Mailroom
  let initialRoute = PostRoute.list

  init(mailroom: any Mailroom) { self.mailroom = mailroom }

  func transition(to route: PostRoute) -> SceneTransition {
    switch route {
    case .list: .push(LetterListScreen())
    case .letter(let number): .push(LetterScreen(mailroom.letters[number]))
    }
  }
}

final class LetterListScreen: Screen {}

final class LetterScreen: Screen {
  let title: String?
  init(_ title: String) { self.title = title }
}

struct PostAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(LiveMailroom.init, as: (any Mailroom).self, lifetime: .shared)
    registrar.register(PostCoordinator.init)
  }
}

final class DeskCoordinator: Coordinator {
  override func build() -> SceneLayout {
    .tabs(SceneLayout.stack(LetterListScreen()), SceneLayout.stack(ArchiveScreen()))
  }
}

final class ArchiveScreen: Screen {}

final class ReplyCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(ReplyScreen()) }
}

final class ReplyScreen: Screen {}

@MainActor struct RestartPageTests {
  private let mailroom = FakeMailroom()

  func makeStage() throws -> TestStage {
    try TestStage(PostCoordinator.self, PostAssembly()) {
      $0.register(value: mailroom, as: (any Mailroom).self)
    } beforeStart: { director in
      director.restoration = try RestorationTable { $0.register(PostRoute.self) }
      director.links = try DeepLinkTable(scheme: "post") {
        $0.add("letters/{number}") { (number: Int) in DeepLink(PostRoute.letter(number)) }
      }
    }
  }

  @Test func `A letter is open again after a restart`() async throws {
    let stage = try makeStage()
    try stage.coordinator(PostCoordinator.self).trigger(.letter(1))
    await stage.settle()
    try await stage.expectRestart { try makeStage() }
  }

  @Test func `A stage that was restarted is looked into`() async throws {
    let stage = try makeStage()
    try stage.coordinator(PostCoordinator.self).trigger(.letter(1))
    let again = try await stage.restarted { try makeStage() }
    #expect(again.restoration?.isComplete == true)
    again.expectOutline("stack Post\n  LetterList\n  Letter")
    #expect(again.activeScreen?.titleText == "Postcard")
  }

  @Test func `The link of a letter leads to it`() async throws {
    let stage = try makeStage()
    stage.director.open("post://letters/1")
    await stage.settle()
    #expect(stage.director.currentLink == "post://letters/1")
    await stage.expectLink(leadsHereOn: try makeStage())
  }

  @Test func `An outline lists a modal below its presenter`() async throws {
    let stage = try TestStage(root: DeskCoordinator())
    let desk = try stage.coordinator(DeskCoordinator.self)
    let reply = ReplyCoordinator()
    desk.setBadge("2", on: try #require(stage.screen(LetterListScreen.self)))
    desk.start(child: reply, as: .sheet)
    reply.present(SceneAlert("Discard the reply?"))
    stage.expectOutline(
      """
      tabs Desk
        • stack Desk (2)
          LetterList
          ▲ sheet stack Reply
            Reply
            ▲ alert Discard the reply?
        stack Desk
          Archive
      """)
  }

  @Test func `A test looks into the container of the app, and of a flow`() async throws {
    let stage = try TestStage(HomeCoordinator.self, AppAssembly())
    let home = try stage.coordinator(HomeCoordinator.self)
    let buying = Task { await home.buy(.hamlet) }
    try await stage.started(CheckoutCoordinator.self)
    let shows = try stage.container?.resolve((any Catalog).self).shows
    let cart = try stage.container(of: CheckoutCoordinator.self)?.resolve(Cart.self)
    #expect(shows == [.hamlet])
    #expect(cart?.seats == [])
    stage.director.close()
    await buying.value
  }
}
