import Testing
import Usher
import UsherTesting

/// Which new node is which saved one, where an app or its routes make something else than they did.
@MainActor struct RestoredIdentityTests {
  private final class Home: Screen {}
  private final class News: Screen {}
  private final class Settings: Screen {}
  private final class Book: Screen {}
  private final class SignIn: Coordinator, Concluding {
    typealias Output = Void
    override func build() throws -> SceneLayout { .screen(Plain("sign in")) }
  }

  private final class Session { var isOpen = false }

  private enum ShelfRoute: DurableRoute {
    static let tag = "shelf"
    case first
    case book
  }

  private final class Shelf: Coordinator, Routing {
    let initialRoute = ShelfRoute.first
    private let layout: () -> SceneLayout
    private let first: () -> SceneTransition
    private let book: () -> SceneTransition

    init(
      _ layout: @escaping @autoclosure () -> SceneLayout,
      first: @escaping @autoclosure () -> SceneTransition = .none,
      book: @escaping @autoclosure () -> SceneTransition = .push(Book())
    ) { (self.layout, self.first, self.book) = (layout, first, book) }

    override func build() throws -> SceneLayout { layout() }

    func transition(to route: ShelfRoute) throws -> SceneTransition {
      switch route {
      case .first: first()
      case .book: book()
      }
    }
  }

  private func director(_ root: Shelf, isStarted: Bool = false) throws -> SceneDirector {
    let director = SceneDirector(root, host: HeadlessHost())
    director.restoration = try RestorationTable { $0.register(ShelfRoute.self) }
    if isStarted { try director.start() }
    return director
  }

  private func screen<S: Screen>(_ type: S.Type, in director: SceneDirector) throws -> S {
    try #require(director.tree.nodes.lazy.compactMap { director.screen(for: $0.id) as? S }.first)
  }

  private func badges(_ director: SceneDirector) -> [String?] {
    director.tree.root?.children.map(\.badge) ?? []
  }

  @Test func `A new screen in front of others takes none of their identities`() throws {
    let before = try director(Shelf(.tabs(Home(), Settings())), isStarted: true)
    let home = try screen(Home.self, in: before)
    before.root.setBadge("3", on: home)
    let again = try director(Shelf(.tabs(News(), Home(), Settings())))
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.sketch == "<News, *Home, Settings>")
    #expect(badges(again) == [nil, "3", nil])
  }

  @Test func `A screen is restored although its route makes fewer before it than it did`() throws {
    var isFirst = true
    func shelf() -> Shelf {
      Shelf(
        .stack(Home()), book: isFirst ? .sequence(.push(News()), .push(Book())) : .push(Book()))
    }
    let before = try director(shelf(), isStarted: true)
    (before.root as? Shelf)?.trigger(.book)
    before.root.remove(try screen(News.self, in: before))
    isFirst = false
    let again = try director(shelf())
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree == before.tree)
  }

  @Test func `Of equal screens that one route made, the one that had stayed is restored`() throws {
    func shelf() -> Shelf {
      Shelf(.stack(Home()), book: .sequence(.push(News()), .push(Book()), .push(Book())))
    }
    let before = try director(shelf(), isStarted: true)
    (before.root as? Shelf)?.trigger(.book)
    before.root.remove(try screen(News.self, in: before))
    before.root.remove(try screen(Book.self, in: before))
    let again = try director(shelf())
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree == before.tree)
  }

  @Test
  func `A stack whose saved screens are lost begins with its first route, under new identities`()
    throws
  {
    func shelf() -> Shelf { Shelf(.tabs(SceneLayout.stack(), Settings()), first: .push(Home())) }
    let before = try director(shelf(), isStarted: true)
    let home = try screen(Home.self, in: before)
    (before.root as? Shelf)?.trigger(.book)
    (before.root as? Shelf)?.trigger(.first)
    before.root.remove(home)
    #expect(before.tree.sketch == "<*[Book, Home], Settings>")
    let text = String(decoding: before.snapshot().bytes, as: UTF8.self)
    let again = try director(shelf())
    let bytes = Array(text.replacing("\"book\"", with: "\"gone\"").utf8)
    #expect(try !again.start(restoring: bytes).isComplete)
    #expect(again.tree.sketch == "<*[Home], Settings>")
  }

  @Test func `A renamed screen is recognized after a sign-in as well`() throws {
    let before = try director(Shelf(.tabs(Home(), Settings())), isStarted: true)
    before.root.select(1)
    let again = try director(Shelf(.tabs(Home(), Book())))
    let session = Session()
    let signIn = SignIn()
    again.guards = [
      Guard("members only") { proposal in
        session.isOpen || proposal.runs(SignIn.self) ? .allow : .detour(through: signIn)
      }
    ]
    _ = try again.start(restoring: before.snapshot())
    session.isOpen = true
    signIn.finish(())
    #expect(again.tree.sketch == "<Home, *Book>")
    #expect(again.tree.nodes.map(\.id) == before.tree.nodes.map(\.id))
  }

  @Test func `What fills a window whose container has changed keeps its badges`() throws {
    let before = try director(Shelf(.tabs(Home(), Settings())), isStarted: true)
    before.root.setBadge("3", on: try screen(Settings.self, in: before))
    let again = try director(Shelf(.pages(Home(), Settings())))
    _ = try again.start(restoring: before.snapshot())
    #expect(badges(again) == [nil, "3"])
  }
}
