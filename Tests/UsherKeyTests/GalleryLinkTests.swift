import Testing
import UsherDI
import UsherTesting

// The code of the page on links beyond the tutorial, word for word.

struct Pictures: FlowKey, DurableRoute { static let tag = "pictures" }
struct Cloakroom: FlowKey, DurableRoute { static let tag = "cloakroom" }
private struct Picture: ScreenKey { let number: Int }
private struct Notes: ScreenKey {}

private final class GalleryCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .tabs(Pictures(), Cloakroom()) }
}

enum PictureRoute: Route {
  case wall
  case picture(Int)
  case notes(Int, page: Int?, word: String?)
}

private final class WallCoordinator: Coordinator, Routing, Concluding {
  let initialRoute = PictureRoute.wall

  func transition(to route: PictureRoute) -> SceneTransition {
    switch route {
    case .wall: .push(Picture(number: 0))
    case .picture(let number): .push(Picture(number: number))
    case .notes(let number, _, _): .sequence(.push(Picture(number: number)), .present(Notes()))
    }
  }
}

private final class CloakroomCoordinator: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(Notes()) }
}

private final class PictureScreen: Screen {
  let title: String
  init(number: Int) { title = "picture \(number)" }
}

private final class NotesScreen: Screen {}

private struct GalleryAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(GalleryCoordinator.init)
    registrar.register(WallCoordinator.init, for: Pictures.self)
    registrar.register(CloakroomCoordinator.init, for: Cloakroom.self)
    registrar.register(PictureScreen.init, for: Picture.self, giving: \.number)
    registrar.register(NotesScreen.init, for: Notes.self)
  }
}

@MainActor @Suite struct GalleryLinkTests {
  @Test func `The page on links is accurate`() throws {
    let links = try DeepLinkTable(scheme: "gallery", hosts: ["gallery.example"]) {
      $0.add("pictures", Pictures())
      $0.add("pictures/{number}") { (number: Int) in
        DeepLink(Pictures(), PictureRoute.picture(number))
      }
      $0.add("pictures/{number}/notes?page={page}#{word}") { (id: Int, page: Int?, word: String?) in
        DeepLink(Pictures(), PictureRoute.notes(id, page: page, word: word))
      }
    }
    let link = try links.parse("https://gallery.example/pictures/7/notes?page=2#sky%20blue")
    #expect(link == DeepLink(Pictures(), PictureRoute.notes(7, page: 2, word: "sky blue")))
    #expect(try links.print(link) == "gallery://pictures/7/notes?page=2#sky%20blue")
    let stage = try TestStage(GalleryCoordinator.self, GalleryAssembly())
    let director = stage.director
    director.links = links
    director.root.select(Cloakroom())
    director.open("gallery://pictures/7")
    stage.expectOutline(
      """
      tabs Gallery
        • stack Wall
          Picture
          Picture
        stack Cloakroom
          Notes
      """)
    #expect(stage.activeScreen?.titleText == "picture 7")
    #expect(director.currentLink == "gallery://pictures/7")
    director.open(link)
    #expect(stage.outline.contains("▲ sheet Notes"))
  }
}
