import Testing
import UsherDI
import UsherTesting

// Mistakes with keys of a user who knew only the pages, and their errors.

private struct Page: ScreenKey { let id: Int }
private struct Pair: ScreenKey { let one: Int, other: Int }
private struct Meal: ScreenKey, DurableRoute {
  static let tag = "meal"
  let id: Int
}
private struct Shop: FlowKey { let number: Int }
private struct Pick: FlowKey {
  typealias Output = Int
  let id: Int
}
private struct Ask: FlowKey {}

private final class NumberModel {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class NumberScreen: Screen {
  let number: Int
  init(number: Int) { self.number = number }
}
private final class ModelScreen: Screen {
  let model: NumberModel
  init(model: NumberModel) { self.model = model }
}
private final class PairScreen: Screen { init(one: Int, other: Int) {} }
private final class EndScreen: Screen { init(_ finish: Finish<String>) {} }
private final class PlainScreen: Screen {}
private struct Note: ScreenKey { let text: String? }
private struct Lines: ScreenKey { let all: [String] }
private final class NoteScreen: Screen {
  let text: String?
  init(text: String?) { self.text = text }
}
private final class LinesScreen: Screen { init(all: [String]) {} }
private final class ShopFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(PlainScreen()) }
}
private final class PickFlow: Coordinator, Concluding {
  typealias Output = Int
  override func build() -> SceneLayout { .screen(PlainScreen()) }
}
private final class Root: Coordinator {
  override func build() -> SceneLayout { .tabs(Shop(number: 1), Shop(number: 2)) }
}

private struct Given: Assembly {
  let register: @MainActor (Registrar) -> Void
  init(_ register: @escaping @MainActor (Registrar) -> Void) { self.register = register }
  func assemble(into registrar: Registrar) { register(registrar) }
}

@MainActor struct StrangerTests {
  private func stage(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) throws -> TestStage {
    try TestStage(
      Shop(number: 42),
      Given {
        $0.register(ShopFlow.init, for: Shop.self, giving: \.number)
        $0.register(NumberModel.init)
        register($0)
      })
  }

  private func rootStage(
    _ register: @escaping @MainActor (Registrar) -> Void = { _ in }
  ) throws -> TestStage {
    try TestStage(
      Root.self,
      Given {
        $0.register(ShopFlow.init, for: Shop.self)
        $0.register(Root.init)
        register($0)
      })
  }

  private func problem(_ register: @escaping @MainActor (Registrar) -> Void) throws -> String {
    let error = #expect(throws: ContainerError.self) { _ = try Container(Given(register)) }
    return try #require(error?.problems.first).description
  }

  @Test func `A key that has a value and does not give it is refused, even if its flow gives it`()
    throws
  {
    let stage = try stage {
      $0.register(NumberScreen.init, for: Page.self, fileID: "App/A.swift", line: 1)
      $0.register(PickFlow.init, for: Pick.self)
    }
    let flow = try stage.coordinator(ShopFlow.self)
    let error = flow.push(Page(id: 7)).error?.underlying as? ResolutionError
    #expect(
      error?.description == """
        Page has a value of type Int and does not give it.
          Page (App/A.swift:1)
          → Int
          • Give it: register(…, for: Page.self, giving: \\.id).
          • Or, if another Int is meant, take the key whole: { (key: Page, …) in X(…) }.
        """)
    #expect(flow.push(Page(id: 8)).error != nil)
    #expect(flow.start(Pick(id: 7), as: .sheet).result.map { (try? $0.get()) != nil } == true)
  }

  @Test func `A key that forgets what a model of its screen takes is refused as well`() throws {
    let stage = try stage { $0.register(ModelScreen.init, for: Page.self) }
    let flow = try stage.coordinator(ShopFlow.self)
    #expect(flow.push(Page(id: 7)).error?.underlying is ResolutionError)
    let whole = try self.stage {
      $0.register({ (_: Page, number: Int) in NumberScreen(number: number) }, for: Page.self)
    }
    try whole.coordinator(ShopFlow.self).push(Page(id: 7))
    #expect(whole.screen(NumberScreen.self)?.number == 42)
  }

  @Test func `A key that forgets what its screen can do without is refused as well`() throws {
    let stage = try stage {
      $0.register(NoteScreen.init, for: Note.self)
      $0.register(LinesScreen.init, for: Lines.self)
    }
    let flow = try stage.coordinator(ShopFlow.self)
    for error in [flow.push(Note(text: "Mind the gap")).error, flow.push(Lines(all: ["a"])).error] {
      #expect((error?.underlying as? ResolutionError)?.reason == .missingArgument)
    }
    let giving = try self.stage {
      $0.register(NoteScreen.init, for: Note.self, giving: \.text)
    }
    try giving.coordinator(ShopFlow.self).push(Note(text: "Mind the gap"))
    #expect(giving.screen(NoteScreen.self)?.text == "Mind the gap")
  }

  @Test func `A flow's scoped instance takes nothing from the key of a screen`() throws {
    let stage = try TestStage(
      Shop(number: 42),
      Given {
        $0.register(ShopFlow.init, for: Shop.self, giving: \.number)
        $0.register(NumberModel.init, lifetime: .scoped(to: ShopFlow.self))
        $0.register(ModelScreen.init, for: Page.self)
      })
    try stage.coordinator(ShopFlow.self).push(Page(id: 7))
    #expect(stage.screen(ModelScreen.self)?.model.number == 42)
  }

  @Test func `A fake of what takes a value of a key need not take it`() throws {
    let stage = try TestStage(
      Shop(number: 42),
      Given {
        $0.register(ShopFlow.init, for: Shop.self, giving: \.number)
        $0.register(NumberModel.init, arguments: Int.self)
        $0.register(ModelScreen.init, for: Page.self, giving: \.id)
      }
    ) { $0.registrar.register { NumberModel(number: 0) } }
    try stage.coordinator(ShopFlow.self).push(Page(id: 7))
    #expect(stage.screen(ModelScreen.self)?.model.number == 0)
    try Container.check(
      Given { $0.register(ModelScreen.init, for: Page.self, giving: \.id) },
      given: NumberModel.self)
  }

  @Test func `A sample that is a key shows what it forgets to give`() throws {
    let container = try Container(
      Given {
        $0.register(ShopFlow.init, for: Shop.self, giving: \.number)
        $0.register(NumberScreen.init, for: Page.self)
      })
    let error = #expect(throws: ContainerError.self) {
      try container.verify(Shop(number: 1), Page(id: 7))
    }
    #expect(error?.problems.count == 1)
    #expect(
      error?.description.contains("Page has a value of type Int and does not give it.") == true)
  }

  @Test func `A value of a key that two parameters would take is a problem of the container`()
    throws
  {
    #expect(
      try problem {
        $0.register(PairScreen.init, for: Pair.self, giving: \.one, fileID: "App/A.swift", line: 1)
      } == """
        Pair gives one Int, and what shows it takes two, which would be the same value.
          at App/A.swift:1  Pair
          • Take the key whole: register({ (key: Pair) in X(…) }, for: Pair.self).
          • Or give each of them a type of its own.
        """)
  }

  @Test func `A screen that ends a flow needs a key of a flow`() throws {
    #expect(
      try problem {
        $0.register(
          { (end: Finish<String>) in EndScreen(end) }, for: Page.self, fileID: "App/A.swift",
          line: 1)
      } == """
        Finish<String> is not registered, and Page needs it.
          at App/A.swift:1  Page
          • Only flows end: make Page a FlowKey whose Output is String.
        """)
  }

  @Test func `A replacement of a key's registration gives the same values`() throws {
    let stage = try TestStage(
      Shop(number: 42),
      Given {
        $0.register(ShopFlow.init, for: Shop.self)
        $0.register(NumberScreen.init, for: Page.self, giving: \.id)
      }
    ) { $0.registrar.register(NumberScreen.init, for: Page.self) }
    try stage.coordinator(ShopFlow.self).push(Page(id: 7))
    #expect(stage.screen(NumberScreen.self)?.number == 7)
  }

  @Test func `A durable key is followed into the item of a layout`() throws {
    let stage = try rootStage { $0.register(NumberScreen.init, for: Meal.self, giving: \.id) }
    let root = try stage.coordinator(Root.self)
    root.follow(Shop(number: 2), Meal(id: 3))
    #expect(
      stage.outline == """
        tabs Root
          stack ShopFlow
            Plain
          • stack ShopFlow
            Plain
            Number
        """)
  }

  @Test func `A key with other values is not in the tree, which the refusal says`() throws {
    let stage = try rootStage()
    let error = try stage.coordinator(Root.self).select(Shop(number: 9)).error
    let said = "No Shop that equals Shop(number: 9) is in the tree."
    #expect(error.map { "\($0)" }?.contains(said) == true, "\(error as Any)")
  }

  @Test func `A key that is a sample gives what it is registered to give`() throws {
    let container = try Container(
      Given {
        $0.register(ShopFlow.init, for: Shop.self, giving: \.number)
        $0.register(NumberScreen.init, for: Page.self, giving: \.id)
        $0.register(NumberModel.init, lifetime: .scoped(to: ShopFlow.self))
      })
    try container.verify(Page(id: 7), Shop(number: 1))
    #expect(throws: ContainerError.self) { try container.verify() }
  }

  @Test func `A stage of one module shows placeholders for the screens that it needs`() throws {
    let assembly = Given {
      $0.register(ShopFlow.init, for: Shop.self)
      $0.needs(Page.self, fileID: "Shop/A.swift", line: 1)
    }
    let stage = try TestStage(Shop(number: 1), assembly)
    try stage.coordinator(ShopFlow.self).push(Page(id: 1))
    #expect(stage.outline == "stack ShopFlow\n  Plain\n  Page" && stage.screen(Page.self) != nil)
    let error = #expect(throws: ContainerError.self) { try Container(assembly) }
    #expect(
      error?.problems.first?.description == """
        Given needs Page, and nothing is registered for it.
          at Shop/A.swift:1  Page
          • Add the assembly of the module that shows it: registrar.register(…, for: Page.self).
          • In a test of this module alone, make a TestStage of a key, which shows a placeholder.
          • Or say that it is given: Container.check(Given(), given: Page.self).
        """)
  }

  @Test func `A stage has the outcome of the flow that it was made of`() async throws {
    let assembly = Given { $0.register(PickFlow.init, for: Pick.self) }
    let stage = try TestStage(Pick(id: 1), assembly)
    #expect(stage.outcome(of: Pick.self) == nil)
    try stage.coordinator(PickFlow.self).finish(7)
    #expect(stage.outcome(of: Pick.self) == .finished(7))
    let closed = try TestStage(Pick(id: 1), assembly)
    closed.director.close()
    #expect(closed.outcome(of: Pick.self) == .cancelled(.closed))
  }

  @Test func `A stage waits for the flow of a key, and an answer without a value needs none`()
    async throws
  {
    let assembly = Given {
      $0.register(ShopFlow.init, for: Shop.self)
      $0.needs(Pick.self, Ask.self)
    }
    let stage = try TestStage(Shop(number: 1), assembly) {
      $0.answer(Ask.self)
      $0.answer(Pick.self) { key in .finished(key.id) }
    }
    let shop = try stage.coordinator(ShopFlow.self)
    let ask = shop.start(Ask(), as: .sheet)
    try await stage.started(Ask.self)
    #expect(await ask.outcome == .finished(()) as Outcome<Void>)
    #expect(await shop.start(Pick(id: 5), as: .sheet).output == 5)
  }
}

private func == (one: Outcome<Void>, other: Outcome<Void>) -> Bool { "\(one)" == "\(other)" }
