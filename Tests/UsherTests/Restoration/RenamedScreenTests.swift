import Testing
import Usher
import UsherTesting

/// Screens of a start are recognized by the names of their types, or else by their places.
@MainActor struct RenamedScreenTests {
  private final class Shelf: Screen {}
  private final class Catalog: Screen {}
  private final class Splash: Screen {}

  private enum BookRoute: DurableRoute {
    static let tag = "book"
    case first
    case book
  }

  /// A root with the screens of one version of an app.
  private final class Library: Coordinator, Routing {
    let initialRoute = BookRoute.first
    private let layout: () -> SceneLayout
    private let first: () -> SceneTransition

    init(
      _ layout: @escaping @autoclosure () -> SceneLayout,
      first: @escaping @autoclosure () -> SceneTransition = .none
    ) { (self.layout, self.first) = (layout, first) }

    override func build() throws -> SceneLayout { layout() }

    func transition(to route: BookRoute) throws -> SceneTransition {
      switch route {
      case .first: first()
      case .book: .push(Plain("book"))
      }
    }
  }

  private func director(_ root: Library) throws -> SceneDirector {
    let director = SceneDirector(root, host: HeadlessHost())
    director.restoration = try RestorationTable { $0.register(BookRoute.self) }
    return director
  }

  @Test func `A screen whose type was renamed keeps its place and the screens above it`() throws {
    let before = try director(Library(.stack(Shelf())))
    try before.start()
    (before.root as? Library)?.trigger(.book)
    let again = try director(Library(.stack(Catalog())))
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.sketch == "[Catalog, book]")
    let third = try director(Library(.stack(Catalog())))
    #expect(try third.start(restoring: again.snapshot()).isComplete)
    #expect(third.tree.renumbered == again.tree.renumbered)
  }

  @Test func `A tab whose type was renamed stays selected`() throws {
    let before = try director(Library(.tabs(Plain("map"), Shelf(), Splash())))
    try before.start()
    before.root.select(1)
    let again = try director(Library(.tabs(Plain("map"), Catalog(), Splash())))
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.sketch == "<map, *Catalog, Splash>")
  }

  @Test func `Screens that have changed their order are restored in the saved one`() throws {
    let before = try director(Library(.tabs(Plain("map"), Shelf(), Splash())))
    try before.start()
    before.root.select(1)
    let again = try director(Library(.tabs(Splash(), Plain("map"), Shelf())))
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.renumbered == before.tree.renumbered)
  }

  @Test func `A screen that the first route replaces at once stays away`() throws {
    func window() throws -> SceneDirector {
      try director(Library(.stack(Splash()), first: .set([Shelf()])))
    }
    let before = try window()
    try before.start()
    (before.root as? Library)?.trigger(.book)
    #expect(before.tree.sketch == "[Shelf, book]")
    let again = try window()
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.renumbered == before.tree.renumbered)
  }
}
