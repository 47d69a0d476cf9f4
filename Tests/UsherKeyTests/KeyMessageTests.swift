import Testing
import UsherDI
import UsherTesting

private struct Page: ScreenKey { let id: Int }
private struct Pick: FlowKey { typealias Output = Int }
private struct Other: FlowKey {}
private struct PageID: Hashable {}
private final class PageScreen: Screen { init(id: PageID) {} }
private final class PlainScreen: Screen {}
private final class HomeFlow: Coordinator {
  override func build() -> SceneLayout { .stack(PlainScreen()) }
}
private final class PickFlow: Coordinator, Concluding { typealias Output = Int }
private final class NumberScreen: Screen { init(number: Int) {} }
private final class MaybeScreen: Screen { init(id: Int?) {} }
private final class ManyScreen: Screen { init(ids: [Int]) {} }
private struct Pair: ScreenKey { let one: String, other: String }
private final class PairScreen: Screen { init(_ text: String) {} }

private struct Given: Assembly {
  let register: @MainActor (Registrar) -> Void
  init(_ register: @escaping @MainActor (Registrar) -> Void) { self.register = register }
  func assemble(into registrar: Registrar) { register(registrar) }
}

@MainActor @Suite struct KeyMessageTests {
  private func problem(_ register: @escaping @MainActor (Registrar) -> Void) throws -> String {
    let error = #expect(throws: ContainerError.self) { _ = try Container(Given(register)) }
    return try #require(error?.problems.first).description
  }

  @Test func `A container says what a key does not give, and what to write`() throws {
    #expect(
      try problem { $0.register(PageScreen.init, for: Page.self, fileID: "App/A.swift", line: 1) }
        == """
        PageID is not registered, and Page needs it.
          at App/A.swift:1  Page
          • If Page has it, give it from there: register(…, for: Page.self, giving: \\.…).
          • Register it: registrar.register(PageID.init) in an assembly of this container.
        """)
  }

  @Test func `A property that an optional would take is refused if a key does not give it`() throws
  {
    let container = try Container(
      Given { $0.register(MaybeScreen.init, for: Page.self, fileID: "App/A.swift", line: 1) })
    let error = #expect(throws: ResolutionError.self) { try container.makeScreen(for: Page(id: 1)) }
    #expect(
      error?.description == """
        Page has a value of type Int and does not give it.
          Page (App/A.swift:1)
          → Int
          • Give it: register(…, for: Page.self, giving: \\.id).
          • Or, if another Int is meant, take the key whole: { (key: Page, …) in X(…) }.
        """)
    #expect(throws: ContainerError.self) { try container.verify(Page(id: 1)) }
    let giving = try Container(
      Given { $0.register(MaybeScreen.init, for: Page.self, giving: \.id) })
    #expect(try giving.makeScreen(for: Page(id: 1)) is MaybeScreen)
    // One value is no collection, and giving it would be in vain.
    let many = try Container(Given { $0.register(ManyScreen.init, for: Page.self) })
    #expect(try many.makeScreen(for: Page(id: 1)) is ManyScreen)
  }

  @Test func `Two keys that do not give a value are two problems, each with its fix`() throws {
    let error = #expect(throws: ContainerError.self) {
      _ = try Container(
        Given {
          $0.register(PageScreen.init, for: Page.self, fileID: "App/A.swift", line: 1)
          $0.register(PageScreen.init, for: Pair.self, fileID: "App/A.swift", line: 2)
        })
    }
    #expect(
      error?.description == """
        The container has 2 problems.

        PageID is not registered, and Page needs it.
          at App/A.swift:1  Page
          • If Page has it, give it from there: register(…, for: Page.self, giving: \\.…).
          • Register it: registrar.register(PageID.init) in an assembly of this container.

        PageID is not registered, and Pair needs it.
          at App/A.swift:2  Pair
          • If Pair has it, give it from there: register(…, for: Pair.self, giving: \\.…).
          • Register it: registrar.register(PageID.init) in an assembly of this container.
        """)
  }

  @Test func `An error names the value that one key gives and another does not`() throws {
    #expect(
      try problem {
        $0.register(NumberScreen.init, for: Page.self, giving: \.id, fileID: "App/A.swift", line: 1)
        $0.register(
          { (_: Finish<Int>, number: Int) in NumberScreen(number: number) }, for: Pick.self,
          fileID: "App/A.swift", line: 2)
      } == """
        Pick does not give Int: Pick → Int.
          at App/A.swift:2  Pick
          • If Pick has it, give it from there: register(…, for: Pick.self, giving: \\.…).
          • Or register Int, for everything in the container.
        """)
  }

  @Test func `A container says what a key gives and nothing takes`() throws {
    #expect(
      try problem {
        $0.register(PlainScreen.init, for: Page.self, giving: \.id, fileID: "App/A.swift", line: 1)
      } == """
        Page gives Int, which nothing takes.
          at App/A.swift:1  Page
          • Remove it from giving:, or spell its type as the initializer does.
        """)
  }

  @Test func `A key that is registered twice is an error with both places`() throws {
    #expect(
      try problem {
        $0.register(PlainScreen.init, for: Page.self, fileID: "App/A.swift", line: 1)
        $0.register(PlainScreen.init, for: Page.self, fileID: "Shop/B.swift", line: 2)
      } == """
        Page is registered twice.
          at App/A.swift:1  Page
          at Shop/B.swift:2  Page
          • Remove one of them.
          • To replace one on purpose: registrar.overriding.register(…).
          • To use one only as a fallback: registrar.fallback.register(…).
        """)
  }

  @Test func `A container says that properties of one type need the key whole`() throws {
    #expect(
      try problem {
        $0.register(
          PairScreen.init, for: Pair.self, giving: \.one, \.other, fileID: "App/A.swift", line: 1)
      } == """
        Pair gives two properties of type String, which are told apart by type.
          at App/A.swift:1  Pair
          • Take the key whole: register({ (key: Pair) in X(…) }, for: Pair.self).
          • Or give each of them a type of its own.
        """)
  }

  @Test func `A container says which assembly needs a key that nobody registers`() throws {
    #expect(
      try problem { $0.needs(Pick.self, fileID: "Shop/ShopAssembly.swift", line: 3) } == """
        Given needs Pick, and nothing is registered for it.
          at Shop/ShopAssembly.swift:3  Pick
          • Add the assembly of the module that implements it: registrar.register(…, for: Pick.self).
          • In a test of this module alone, answer for it: TestStage(…) { $0.answer(Pick.self) { _ in … } }.
          • Or say that it is given: Container.check(Given(), given: Pick.self).
        """)
    try Container.check(Given { $0.needs(Pick.self) }, given: Pick.self)
  }

  @Test func `A stage refuses two answers for a key, and one that no assembly needs`() throws {
    func problem(_ answers: @escaping (StageAnswers) -> Void) throws -> String {
      let assembly = Given {
        $0.register(HomeFlow.init)
        $0.needs(Pick.self)
      }
      let error = #expect(throws: ContainerError.self) {
        _ = try TestStage(Other(), assembly, with: answers)
      }
      return try #require(error?.problems.first).description
    }
    let twice = try problem {
      $0.answer(Pick.self, fileID: "Shop/Tests.swift", line: 1) { _ in .finished(1) }
      $0.answer(Pick.self, fileID: "Shop/Tests.swift", line: 2) { _ in .finished(2) }
    }
    #expect(
      twice == """
        Pick has two answers.
          at Shop/Tests.swift:1  Pick
          at Shop/Tests.swift:2  Pick
          • Remove one of them.
        """)
    let unneeded = try problem {
      $0.answer(Other.self, fileID: "Shop/Tests.swift", line: 3)
    }
    #expect(
      unneeded == """
        Other is answered, and no assembly needs or registers it.
          at Shop/Tests.swift:3  Other
          • Declare it in the assembly that starts it: registrar.needs(Other.self).
          • Or remove the answer.
        """)
  }

  @Test func `An assembly is checked alone, given what other modules register`() throws {
    let assembly = Given { $0.register(PageScreen.init, for: Page.self) }
    #expect(throws: ContainerError.self) { try Container.check(assembly) }
    try Container.check(assembly, given: PageID.self)
    try Container.check(CheckoutAssembly(), given: PickAddress.self)
  }

  @Test func `A key that is not registered says how to register it`() throws {
    let container = try Container()
    let error = #expect(throws: ResolutionError.self) { try container.makeScreen(for: Page(id: 1)) }
    #expect(
      error?.description == """
        Page is not registered.
          • Register what shows it: registrar.register(X.init, for: Page.self).
        """)
    let other = #expect(throws: ResolutionError.self) { try container.makeFlow(for: Pick()) }
    #expect(
      other?.description == """
        Pick is not registered.
          • Register what implements it: registrar.register(X.init, for: Pick.self).
          • If another module implements it, write registrar.needs(Pick.self) in the assembly that starts it, \
        and $0.answer(Pick.self) { _ in … } in a test of this module alone.
        """)
  }

  @Test func `A key without a container says what makes one`() throws {
    let root = Coordinator.showing(PlainScreen())
    let stage = try TestStage(root: root)
    let error = try #require(root.push(Page(id: 1), fileID: "App/A.swift", line: 7).error)
    #expect(
      error.description == """
        Showing could not push: preparation failed.
          at App/A.swift:7
          Page could not be made: Page is a key, and the scope of this coordinator makes nothing for keys.
          • Give the director a container: SceneDirector(X.self, in: container, host: host).
          • Or implement makeScreen(for:) and makeFlow(for:) in your own CoordinatorScope.
        """)
    #expect((error.underlying as? KeyError)?.key == "Page")
    let flow = root.start(Pick(), as: .sheet)
    #expect(flow.result?.isRefused == true)
    stage.expectOutline("Plain")
  }

  @Test func `The error for a type that is registered only for a key names the key`() throws {
    let container = try Container(
      Given {
        $0.register(PlainScreen.init, for: Page.self, fileID: "App/A.swift", line: 1)
        $0.register(PickFlow.init, for: Pick.self, fileID: "App/A.swift", line: 2)
      })
    let screen = #expect(throws: ResolutionError.self) { try container.resolve(PlainScreen.self) }
    #expect(
      screen?.description.split(separator: "\n").first { $0.contains("•") }
        == "  • It is registered for a key, at App/A.swift:1: push(Page(…)).")
    let flow = HomeFlow()
    let director = SceneDirector(flow, host: HeadlessHost(), scope: container)
    try director.start()
    let error = flow.start(PickFlow.self, fileID: "App/A.swift", line: 9).navigation.error
    #expect(
      error?.description == """
        HomeFlow could not start PickFlow: preparation failed.
          at App/A.swift:9
          PickFlow could not be made: PickFlow is not registered.
          • It is registered for a key, at App/A.swift:2: start(Pick(…)).
          • Register it: registrar.register(PickFlow.init) in an assembly of this container.
        """)
  }
}

private final class Showing: Coordinator {
  let screen: any Screen
  init(_ screen: any Screen) { self.screen = screen }
  override func build() -> SceneLayout { .screen(screen) }
}

extension Coordinator {
  fileprivate static func showing(_ screen: any Screen) -> Coordinator { Showing(screen) }
}

extension Result where Failure == NavigationError {
  fileprivate var isRefused: Bool { if case .failure = self { true } else { false } }
}
