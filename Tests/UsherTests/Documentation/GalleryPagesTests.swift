import Testing
import Usher
import UsherTesting

// The code of the pages on routes, guards and links, word for word.

enum GalleryRoute: Route {
  case hall
  case picture(Int)
  case tour([Int])
  case shop
  case exit
}

final class GalleryCoordinator: Coordinator, Routing {
  var isOpen = true
  var initialRoute: GalleryRoute { isOpen ? .hall : .shop }

  func transition(to route: GalleryRoute) throws -> SceneTransition {
    switch route {
    case .hall: .popToRoot()
    case .picture(let number): .push(PictureScreen(number))
    case .tour(let numbers): .sequence(numbers.map { .redirect(to: GalleryRoute.picture($0)) })
    case .shop: .start(SouvenirCoordinator(), .shelf(3), as: .sheet)
    case .exit: .dismiss()
    }
  }

  override func build() throws -> SceneLayout { .stack(PictureScreen(0)) }
}

final class PictureScreen: Screen {
  let title: String?
  init(_ number: Int) { title = "picture \(number)" }
}

enum SouvenirRoute: Route {
  case counter
  case shelf(Int)
}

final class SouvenirCoordinator: Coordinator, Routing {
  let initialRoute = SouvenirRoute.counter

  func transition(to route: SouvenirRoute) -> SceneTransition {
    switch route {
    case .counter: .push(NoticeScreen("counter"))
    case .shelf(let number): .push(NoticeScreen("shelf \(number)"))
    }
  }
}

final class NoticeScreen: Screen {
  let title: String?
  init(_ text: String) { title = text }
}

enum StairRoute: TransitionRoute {
  case floor(Int)

  func transition(in coordinator: RouteCoordinator<StairRoute>) -> SceneTransition {
    switch self {
    case .floor(let number): .push(PictureScreen(number))
    }
  }
}

@MainActor final class DoorSession {
  var isOpen = false
}

final class DoorCoordinator: Coordinator {
  let session: DoorSession
  init(_ session: DoorSession) { self.session = session }
  override func build() throws -> SceneLayout { .screen(NoticeScreen("door")) }
}

final class SketchCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .screen(Plain("sketch", .confirm)) }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    task { [self] in
      let answer = await alert(.throwingAway)
      if answer?.button.role == .destructive { attempt.proceed() }
    }
  }
}

extension SceneAlert {
  fileprivate static let throwingAway = SceneAlert(
    "Throw the sketch away?", buttons: [.cancel("Keep"), .destructive("Throw away")])
}

@MainActor struct GalleryPagesTests {
  private func stage() throws -> (TestStage, GalleryCoordinator) {
    let gallery = GalleryCoordinator()
    return (try TestStage(root: gallery), gallery)
  }

  @Test func `The page on routes is accurate`() async throws {
    let (stage, gallery) = try stage()
    try await gallery.trigger(.picture(7)).settled()
    gallery.trigger(.tour([1, 2]))
    #expect(stage.director.tree.sketch == "[picture 0, picture 7, picture 1, picture 2]")
    gallery.trigger(.hall)
    let stairs = RouteCoordinator(initial: StairRoute.floor(1))
    gallery.start(child: stairs, as: .cover)
    #expect(stage.director.tree.sketch == "[picture 0] ▲cover [picture 1]")
    gallery.trigger(.exit)
    let watch = Task {
      let shown = gallery.trigger(.shop)
      try await shown.settled()
      await shown.dismissed()
    }
    await stage.idle()
    #expect(stage.director.tree.sketch == "[picture 0] ▲sheet [counter, shelf 3]")
    stage.user.dismiss()
    try await watch.value
  }

  @Test func `The page on routers is accurate`() throws {
    let (stage, root) = try stage()
    let gallery = GalleryCoordinator()
    root.start(child: gallery, as: .sheet)
    let router = gallery.router
    gallery.finish()
    #expect(router.trigger(.hall).error?.reason == .ended)
    #expect(stage.director.tree.sketch == "[picture 0]")
  }

  @Test func `The page on animations is accurate`() throws {
    let (stage, gallery) = try stage()
    let turn = TransitionAnimation(
      named: "turn", in: .init(named: "turn", isInteractive: true), out: .init(named: "back"))
    gallery.push(PictureScreen(8), animation: turn)
    gallery.perform(.push(PictureScreen(9)).animated(turn))
    #expect(stage.events(.admitted).suffix(2).map(\.animation) == [turn, turn])
  }

  @Test func `The page on guards is accurate`() throws {
    let (stage, gallery) = try stage()
    let (director, session) = (stage.director, DoorSession())
    director.guards = [
      Guard("members only") { proposal in
        let isProtected = proposal.routes(of: GalleryRoute.self).contains(.shop)
        guard isProtected, !session.isOpen else { return .allow }
        return .detour(through: DoorCoordinator(session))
      }
    ]
    director.fallback = { error in .present(NoticeScreen(error.detail), as: .root) }
    let asked = gallery.trigger(.shop)
    #expect(asked.result == nil)
    session.isOpen = true
    try stage.coordinator(DoorCoordinator.self).finish()
    #expect(asked.isAdmitted)
    #expect(director.tree.sketch == "[picture 0] ▲sheet [counter, shelf 3]")
    session.isOpen = false
    director.reevaluate()
    #expect(director.tree.sketch == "[picture 0] ▲sheet door")
  }

  @Test func `The page on guards by type is accurate`() throws {
    let (stage, gallery) = try stage()
    let director = stage.director
    director.guards = [
      Guard("closed on Mondays") { proposal in
        proposal.starts(SouvenirCoordinator.self) ? .deny("Come back tomorrow.") : .allow
      }
    ]
    #expect(gallery.trigger(.shop).error?.reason == .denied)
    director.guards = []
    gallery.trigger(.shop)
    director.guards = [
      Guard("last orders") { proposal in
        if proposal.cause == .policy { return .allow }
        return proposal.runs(SouvenirCoordinator.self) ? .deny("The shop has closed.") : .allow
      }
    ]
    director.reevaluate()
    #expect(director.tree.sketch == "[picture 0] ▲sheet [counter, shelf 3]")
    #expect(gallery.push(PictureScreen(1)).error?.reason == .denied)
    gallery.dismiss()
    #expect(gallery.trigger(.shop).error?.reason == .denied)
  }

  @Test func `The page on results is accurate`() throws {
    let bookshop = BookshopCoordinator()
    let stage = try TestStage(root: bookshop)
    for _ in 1...2 {
      bookshop.trigger(.sale)
      try stage.coordinator(TillCoordinator.self).pay(42)
    }
    #expect(bookshop.prices == [42, 42])
  }

  @Test func `The page on leaving is accurate`() async throws {
    let (stage, gallery) = try stage()
    gallery.start(child: SketchCoordinator(), as: .sheet)
    for (answer, sketch) in [("Keep", "[picture 0] ▲sheet sketch"), ("Throw away", "[picture 0]")] {
      #expect(!stage.user.dismiss())
      await stage.idle()
      stage.user.answer(answer)
      await stage.idle()
      #expect(stage.director.tree.sketch == sketch)
    }
  }
}

enum BookshopRoute: Route { case hall, sale }

final class BookshopCoordinator: Coordinator, Routing {
  private(set) var prices: [Int] = []
  let initialRoute = BookshopRoute.hall

  func transition(to route: BookshopRoute) -> SceneTransition {
    switch route {
    case .hall: .push(PictureScreen(0))
    case .sale:
      .start(TillCoordinator(), as: .sheet) { [weak self] outcome in
        if case .finished(let price) = outcome { self?.prices.append(price) }
      }
    }
  }
}
