import Testing
import UsherDI
import UsherTesting

private struct Page: ScreenKey {
  let id: Int
  let title: String
}
private struct Shop: FlowKey { var number = 1 }
private struct Plain: ScreenKey {}

private final class PageModel {
  let page: Page
  init(page: Page) { self.page = page }
}
private final class Note {
  let page: Page?
  init(page: Page?) { self.page = page }
}
private final class PageScreen: Screen {
  let page: Page?
  init(_ page: Page?) { self.page = page }
}
private final class PlainScreen: Screen {}
private final class ShopFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(Plain()) }
}

private struct Pages: Assembly {
  let register: @MainActor (Registrar) -> Void
  init(_ register: @escaping @MainActor (Registrar) -> Void) { self.register = register }
  func assemble(into registrar: Registrar) {
    registrar.register(ShopFlow.init, for: Shop.self)
    registrar.register(PlainScreen.init, for: Plain.self)
    register(registrar)
  }
}

/// Keys that are taken whole: by their services, by closures, and outside a key's scope.
@MainActor struct WholeKeyTests {
  private let page = Page(id: 7, title: "Seven")

  private func shown(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) throws -> PageScreen? {
    let stage = try TestStage(Shop(), Pages(register))
    #expect(try stage.coordinator(ShopFlow.self).push(page).error == nil)
    return stage.screen(PageScreen.self)
  }

  @Test func `A key is taken whole by what is made for its screen`() throws {
    let screen = try shown {
      $0.register(PageModel.init)
      $0.register({ (model: PageModel) in PageScreen(model.page) }, for: Page.self)
    }
    #expect(screen?.page?.title == "Seven")
  }

  @Test func `A closure resolves the key that its service is made for`() throws {
    let screen = try shown {
      $0.register { (resolver: Resolver) in PageModel(page: try resolver.resolve(Page.self)) }
      $0.register({ (model: PageModel) in PageScreen(model.page) }, for: Page.self)
    }
    #expect(screen?.page?.title == "Seven")
  }

  @Test func `A closure resolves an optional of the key that its service is made for`() throws {
    let screen = try shown {
      $0.register { (resolver: Resolver) in Note(page: try resolver.resolve(Page?.self)) }
      $0.register({ (note: Note) in PageScreen(note.page) }, for: Page.self)
    }
    #expect(screen?.page?.title == "Seven")
  }

  @Test func `An optional key is the key if there is one, else nil`() throws {
    let register: @MainActor (Registrar) -> Void = {
      $0.register(Note.init)
      $0.register({ (note: Note) in PageScreen(note.page) }, for: Page.self)
    }
    #expect(try shown(register)?.page?.title == "Seven")
    #expect(try Container(Pages(register)).resolve(Note.self).page == nil)
  }

  @Test func `A key is not resolved outside a key's scope, though a closure may ask for it`() throws
  {
    let container = try Container(Pages { $0.register({ PageScreen(nil) }, for: Page.self) })
    for _ in 0..<2 {
      let error = #expect(throws: ResolutionError.self) { try container.resolve(Page.self) }
      #expect(error?.reason == .missingArgument)
    }
    #expect(try container.resolve(Page?.self) == nil)
  }

  @Test func `A shared instance cannot keep a whole key`() throws {
    let error = #expect(throws: ContainerError.self) {
      try Container(
        Pages {
          $0.register(Note.init, lifetime: .shared)
          $0.register({ (note: Note) in PageScreen(note.page) }, for: Page.self)
        })
    }
    #expect(error?.problems.map(\.reason) == [.captive])
  }

  @Test func `A service that takes a whole key is refused if nobody gives the key`() throws {
    let error = #expect(throws: ContainerError.self) {
      try Container(
        Pages {
          $0.register(PageModel.init)
          $0.register({ (model: PageModel) in model })
        })
    }
    #expect(error?.problems.isEmpty == false)
  }

  @Test func `A child that registers a key's type as a service takes that`() throws {
    let container = try Container(
      Pages { $0.register({ (key: Page) in PageScreen(key) }, for: Page.self) })
    let own = Page(id: 0, title: "Own")
    let child = try container.makeChild {
      $0.register(value: own)
      $0.register(PageModel.init)
    }
    #expect(try child.resolve(PageModel.self).page.title == "Own")
  }
}
