import Testing
import Usher
import UsherTesting

/// The identity of restored nodes if an app or its routes make other nodes than before.
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

  private enum TourRoute: DurableRoute {
    static let tag = "tour"
    case begin
    case all
    case stop(Stop)
  }

  /// A place, and something about it that is not saved.
  private struct Stop: Hashable, Codable, CustomStringConvertible {
    enum CodingKeys: CodingKey { case place }
    let place: Int
    var mood = ""
    var description: String { "\(place)" }
  }

  private final class Tour: Coordinator, Routing {
    let initialRoute = TourRoute.begin

    override func build() throws -> SceneLayout { .stack(Plain("tour")) }

    func transition(to route: TourRoute) throws -> SceneTransition {
      switch route {
      case .begin: .none
      case .all:
        .sequence(
          ["glad", "sad"].map { .redirect(to: TourRoute.stop(Stop(place: 1, mood: $0))) })
      case .stop(let stop): .push(Plain(stop.mood))
      }
    }
  }

  private final class Corner: Coordinator, Restorable {
    static let tag = "corner"
    var state = 0
    override func build() throws -> SceneLayout { .screen(Plain("corner")) }
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
    director.restoration = try RestorationTable {
      $0.register(ShelfRoute.self)
      $0.register(TourRoute.self)
      $0.register(Corner.self) { _ in Corner() }
    }
    if isStarted { try director.start() }
    return director
  }

  private func screen<S: Screen>(_ type: S.Type, in director: SceneDirector) throws -> S {
    try #require(director.tree.nodes.lazy.compactMap { director.screen(for: $0.id) as? S }.first)
  }

  private func titled(_ title: String, in director: SceneDirector) throws -> any Screen {
    try #require(
      director.tree.nodes.lazy.compactMap { director.screen(for: $0.id) }.first {
        $0.titleText == title
      })
  }

  private func badges(_ director: SceneDirector) -> [String?] {
    director.tree.root?.children.map(\.badge) ?? []
  }

  @Test func `A new screen in front of others is taken for none of them`() throws {
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
    #expect(again.tree.renumbered == before.tree.renumbered)
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
    #expect(again.tree.renumbered == before.tree.renumbered)
  }

  @Test
  func `A stack whose saved screens are lost begins with its first route`()
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
  }

  @Test func `The content of a window whose container has changed keeps its badges`() throws {
    let before = try director(Shelf(.tabs(Home(), Settings())), isStarted: true)
    before.root.setBadge("3", on: try screen(Settings.self, in: before))
    let again = try director(Shelf(.pages(Home(), Settings())))
    _ = try again.start(restoring: before.snapshot())
    #expect(badges(again) == [nil, "3"])
  }

  @Test(arguments: [true, false])
  func `A first route that fills one of several stacks fills the same one again`(_ isEmpty: Bool)
    throws
  {
    func shelf() -> Shelf {
      let left = isEmpty ? SceneLayout.stack() : .stack(Plain("a"))
      return Shelf(.tabs(left, SceneLayout.stack(Plain("b"))), first: .push(Plain("c")))
    }
    let before = try director(shelf(), isStarted: true)
    before.root.setBadge("3", on: try titled("b", in: before))
    let again = try director(shelf())
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.renumbered == before.tree.renumbered)
  }

  @Test func `A new screen of the first route is none that the route made for the user`() throws {
    var isFirst = true
    func shelf() -> Shelf {
      Shelf(.stack(), first: .sequence([.push(Home())] + (isFirst ? [] : [.push(Book())])))
    }
    let before = try director(shelf(), isStarted: true)
    (before.root as? Shelf)?.trigger(.first)
    let top = try #require(before.tree.root?.children.last?.id)
    before.root.setBadge("3", on: try #require(before.screen(for: top)))
    isFirst = false
    let again = try director(shelf())
    _ = try again.start(restoring: before.snapshot())
    let node = try #require(again.tree.root?.children.last)
    #expect(again.screen(for: node.id) is Home && node.badge == "3")
  }

  @Test func `Equal screens of a route keep their order although it makes another in front`()
    throws
  {
    var isFirst = true
    func shelf() -> Shelf {
      let pages = [Plain("one"), Plain("two")].map { SceneTransition.push($0) }
      return Shelf(.stack(Home()), book: .sequence((isFirst ? [] : [.push(News())]) + pages))
    }
    let before = try director(shelf(), isStarted: true)
    (before.root as? Shelf)?.trigger(.book)
    isFirst = false
    let again = try director(shelf())
    _ = try again.start(restoring: before.snapshot())
    #expect(again.tree.renumbered == before.tree.renumbered)
  }

  @Test func `A screen that one version added is recognized by the next, which renames it`() throws
  {
    let first = try director(Shelf(.tabs(Home(), Settings())), isStarted: true)
    let second = try director(Shelf(.tabs(News(), Home(), Settings())))
    _ = try second.start(restoring: first.snapshot())
    second.root.setBadge("3", on: try screen(News.self, in: second))
    let third = try director(Shelf(.tabs(Book(), Home(), Settings())))
    _ = try third.start(restoring: second.snapshot())
    #expect(badges(third) == ["3", nil, nil])
  }

  @Test func `The first child is selected if the selected one is lost`() throws {
    let before = try director(Shelf(.tabs(Home(), Settings(), News())), isStarted: true)
    before.root.select(1)
    before.root.remove(try screen(Home.self, in: before))
    let again = try director(Shelf(.tabs(Home(), News())))
    _ = try again.start(restoring: before.snapshot())
    #expect(again.tree.sketch == "<*News>")
    #expect(again.tree.fault == nil)
  }

  @Test func `Equal saved routes are each restored with their screens`() throws {
    func shelf() -> Shelf { Shelf(.stack(Home()), book: .start(Tour(), .all, as: .cover)) }
    let before = try director(shelf(), isStarted: true)
    (before.root as? Shelf)?.trigger(.book)
    let again = try director(shelf())
    _ = try again.start(restoring: before.snapshot())
    #expect(again.tree.fault == nil)
    #expect(again.tree.sketch == "[Home] ▲cover [tour, glad, sad]")
  }

  @Test func `A coordinator in a slot is restored in its slot`() throws {
    let before = try director(Shelf(.stack(Home())), isStarted: true)
    before.root.start(child: Corner(), as: .embedded("corner"))
    let again = try director(Shelf(.stack(Home())))
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.renumbered == before.tree.renumbered)
  }
}
