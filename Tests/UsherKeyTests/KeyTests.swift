import Testing
import UsherDI
import UsherTesting

private struct Home: FlowKey {}
private struct Note: ScreenKey { let text: String }
private struct Route2: ScreenKey { let from: String, to: String }
private struct Choose: FlowKey {
  typealias Output = Int
  let most: Int?
}

private final class HomeFlow: Coordinator, Concluding {
  override func build() throws -> SceneLayout { .stack(Note(text: "home")) }
}
private final class NoteScreen: Screen {
  let text: String
  let title: String
  init(text: String) { (self.text, title) = (text, "About \(text)") }
}
private final class TripScreen: Screen {
  let trip: String
  init(_ trip: String) { self.trip = trip }
}
private final class ChooseScreen: Screen {
  let finish: Finish<Int>
  let most: Int?
  init(finish: Finish<Int>, most: Int?) { (self.finish, self.most) = (finish, most) }
}

private struct Done: FlowKey {}
private final class DoneScreen: Screen {
  let done: Finish<Void>
  init(done: Finish<Void>) { self.done = done }
}

private struct HomeAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(HomeFlow.init, for: Home.self)
    registrar.register(NoteScreen.init, for: Note.self, giving: \.text)
    registrar.register(
      { (key: Route2) in TripScreen("\(key.from) to \(key.to)") }, for: Route2.self)
    registrar.register(ChooseScreen.init, for: Choose.self, giving: \.most)
    registrar.register(DoneScreen.init, for: Done.self)
  }
}

private struct StartingAssembly: Assembly {
  func assemble(into registrar: Registrar) { registrar.needs(ShopTab.self) }
}

@MainActor @Suite struct KeyTests {
  private func stage(
    _ answers: @escaping (StageAnswers) -> Void = { _ in }
  ) throws -> (TestStage, HomeFlow) {
    let stage = try TestStage(Home(), HomeAssembly(), with: answers)
    return (stage, try stage.coordinator(HomeFlow.self))
  }

  @Test func `Two equal keys in one stack are two screens`() throws {
    let (stage, home) = try stage()
    home.push(Note(text: "twice"))
    home.push(Note(text: "twice"))
    let notes = stage.screens(NoteScreen.self).filter { $0.text == "twice" }
    #expect(notes.count == 2 && notes[0] !== notes[1])
  }

  @Test func `A title that is a String is shown`() throws {
    let (stage, _) = try stage()
    #expect(stage.director.tree.active?.title == "About home")
  }

  @Test func `A key whose properties are of one type is taken whole`() throws {
    let (stage, home) = try stage()
    home.push(Route2(from: "Bath", to: "York"))
    #expect(stage.screen(TripScreen.self)?.trip == "Bath to York")
  }

  @Test func `A property wins over a registration of its type, for what is made for the key`()
    throws
  {
    let (stage, home) = try stage { $0.registrar.plain.register(value: "registered") }
    home.push(Note(text: "given"))
    #expect(stage.screen(NoteScreen.self)?.text == "given")
    #expect(try home.resolve(String.self) == "registered")
  }

  @Test func `An optional property is given as it is`() async throws {
    let (stage, home) = try stage()
    home.start(Choose(most: 5))
    #expect(stage.screen(ChooseScreen.self)?.most == 5)
    home.start(Choose(most: nil))
    #expect(stage.screen(ChooseScreen.self)?.most == nil)
  }

  @Test(arguments: [Placement.push, .sheet, .cover, .popover, .root])
  func `A flow of one screen stands wherever a screen does`(_ placement: Placement) async throws {
    let (stage, home) = try stage()
    let flow = home.start(Choose(most: 5), as: placement)
    await stage.settle()
    let screen = try #require(stage.screen(ChooseScreen.self))
    screen.finish(3)
    await stage.settle()
    #expect(await flow.output == 3)
    #expect(stage.screen(ChooseScreen.self) == nil)
  }

  @Test func `A flow of one screen that finishes twice, or late, is refused the second time`()
    async throws
  {
    let (stage, home) = try stage()
    let flow = home.start(Choose(most: nil), as: .push)
    let finish = try #require(stage.screen(ChooseScreen.self)).finish
    #expect(finish(1).isAdmitted)
    #expect(finish(2).error?.reason == .ended)
    #expect(await flow.output == 1)
  }

  @Test func `Going back cancels a flow of one screen, and so does its screen`() async throws {
    let (stage, home) = try stage()
    let flow = home.start(Choose(most: nil), as: .push)
    let finish = try #require(stage.screen(ChooseScreen.self)).finish
    stage.user.back()
    #expect(await flow.outcome == .cancelled(.user))
    #expect(finish(2).error?.reason == .ended)
    let other = home.start(Choose(most: nil), as: .sheet)
    try #require(stage.screen(ChooseScreen.self)).finish.cancel()
    #expect(await other.outcome == .cancelled(.user))
    #expect(await other.output == nil)
    stage.expectNothingLeaked()
  }

  @Test func `A flow of one screen may be the whole window`() async throws {
    let stage = try TestStage(Choose(most: 2), HomeAssembly())
    stage.expectOutline("Choose")
    try #require(stage.screen(ChooseScreen.self)).finish(1)
    await stage.settle()
    #expect(stage.director.tree.root == nil)
  }

  @Test func `The flows of several keys are started alike`() throws {
    let stage = try TestStage(Home(), HomeAssembly(), StartingAssembly()) {
      $0.answer(ShopTab.self) { _ in .cancelled(.user) }
    }
    let home = try stage.coordinator(HomeFlow.self)
    let keys: [any FlowKey<Void>] = [ShopTab(), Home()]
    for key in keys { #expect(home.start(key, as: .sheet).isAdmitted) }
    #expect(stage.outline.contains("▲ sheet ShopTab"))
    #expect(stage.coordinators(HomeFlow.self).count == 2)
  }

  @Test func `Transitions name screens and flows by their keys`() async throws {
    let (stage, home) = try stage()
    var ended: Outcome<Int>?
    home.perform(
      .sequence(
        .push(Note(text: "a")), .replace(with: Note(text: "b")),
        .embed(Note(text: "c"), in: "side"),
        .start(Choose(most: 1), as: .sheet) { ended = $0 }))
    stage.expectOutline(
      """
      stack HomeFlow
        Note
        Note
          side: Note
        ▲ sheet Choose
      """)
    try #require(stage.screen(ChooseScreen.self)).finish(1)
    #expect(ended == .finished(1))
    home.perform(.present(Note(text: "d"), as: .cover))
    #expect(stage.outline.contains("▲ cover Note"))
  }

  @Test func `Verbs name screens and flows by their keys`() async throws {
    let (stage, home) = try stage()
    home.push(Note(text: "a"))
    home.replace(with: Note(text: "b"))
    home.embed(Note(text: "c"), in: "side")
    home.present(Note(text: "d"))
    home.start(Done(), as: .cover)
    stage.expectOutline(
      """
      stack HomeFlow
        Note
        Note
          side: Note
        ▲ sheet Note
        ▲ cover Done
      """)
    #expect(stage.screens(NoteScreen.self).map(\.text) == ["home", "b", "c", "d"])
    try #require(stage.screen(DoneScreen.self)).done()
    #expect(!stage.outline.contains("Done"))
  }

  @Test func `A stack is set to keys, views and screens together`() throws {
    let (stage, home) = try stage()
    let trip = TripScreen("a trip")
    home.set([Note(text: "a"), trip, Note(text: "b")])
    #expect(stage.screens(NoteScreen.self).map(\.text) == ["a", "b"])
    stage.expectOutline(
      """
      stack HomeFlow
        Note
        Trip
        Note
      """)
    home.replaceAll(with: [Note(text: "c")])
    #expect(stage.screens(NoteScreen.self).map(\.text) == ["c"])
  }

  @Test func `An equal key before the display has followed is one double tap`() async throws {
    let host = HeldHost()
    let stage = try TestStage(Home(), HomeAssembly(), host: host)
    let home = try stage.coordinator(HomeFlow.self)
    host.holds = true
    let first = home.start(Choose(most: 1), as: .sheet)
    await Turn.pass()
    #expect(home.start(Choose(most: 1), as: .sheet).navigation.error?.reason == .stale)
    #expect(home.start(Choose(most: 2), as: .sheet).navigation.isAdmitted)
    host.release()
    await stage.settle()
    #expect(first.navigation.isAdmitted && stage.screens(ChooseScreen.self).count == 2)
    home.push(Note(text: "a"))
    host.holds = true
    #expect(home.push(Note(text: "b")).isAdmitted)
    await Turn.pass()
    #expect(home.push(Note(text: "b")).error?.reason == .stale)
    host.release()
  }

  @Test func `A flow of one screen whose end is never called is cancelled with its screen`()
    async throws
  {
    let (stage, home) = try stage()
    let flow = home.start(Choose(most: nil), as: .sheet)
    await stage.settle()
    stage.user.dismiss()
    #expect(await flow.outcome == .cancelled(.user))
    stage.expectNothingLeaked()
  }

  @Test func `A fallback names a flow by its key`() async throws {
    let stage = try TestStage(
      Home(), HomeAssembly(),
      beforeStart: {
        $0.fallback = { _ in .start(Choose(most: 1), as: .root) }
        $0.guards = [
          Guard("closed") { $0.keys(of: Note.self).isEmpty ? .allow : .deny("It is closed.") }
        ]
      })
    await stage.settle()
    stage.expectOutline("Choose")
  }

  @Test func `A flow of one screen is a tab, which a key selects and badges`() async throws {
    let stage = try TestStage(MailApp(), MailAssembly())
    let root = try stage.coordinator(MailRoot.self)
    root.select(SearchTab())
    root.setBadge("3", on: SearchTab())
    stage.expectOutline(
      """
      tabs MailRoot
        stack MailFlow
          Inbox
        • Inbox (3)
      """)
  }

  @Test func `A key labels its tab, and the label is restored with it`() async throws {
    let stage = try TestStage(MailApp(), MailAssembly())
    let root = try stage.coordinator(MailRoot.self)
    root.perform(.setLabel("Mail", on: MailTab()))
    #expect(stage.director.tree.root?.children.map(\.label) == ["Mail", "Inbox"])
    let snapshot = stage.director.snapshot()
    root.setLabel(nil, on: MailTab())
    #expect(stage.director.tree.root?.children.map(\.label) == ["Inbox", "Inbox"])
    let again = try TestStage(
      MailApp(), MailAssembly(),
      beforeStart: {
        $0.restoration = try RestorationTable { _ in }
        try $0.start(restoring: snapshot)
      })
    #expect(again.director.tree.root?.children.map(\.label) == ["Mail", "Inbox"])
    root.setLabel("Search", on: SearchTab())
    #expect(root.director?.tree.root?.children.map(\.label) == ["Inbox", "Search"])
  }

  @Test func `A screen that ends a flow is tried without one`() {
    var received: [Int?] = []
    let screen = ChooseScreen(finish: Finish { received.append($0) }, most: 3)
    screen.finish(3)
    screen.finish.cancel()
    #expect(received == [3, nil])
  }

  @Test func `A key whose flow ended before it was resolved is refused`() async throws {
    let (stage, home) = try stage()
    let scope = home.scope
    home.finish()
    await stage.settle()
    #expect(throws: ResolutionError.self) { try scope.makeScreen(for: Note(text: "late")) }
    #expect(throws: ResolutionError.self) { try scope.makeFlow(for: Choose(most: nil)) }
  }

  @Test
  func `A screen of another flow is refused, with the way to the coordinator that it asks for`()
    throws
  {
    let stage = try TestStage(ShopTab(), ShopAssembly())
    let shop = try stage.coordinator(ShopCoordinator.self)
    let error = try #require(shop.push(ItemDetails(id: ItemID(raw: 1))).error)
    #expect(error.reason == .preparation)
    let cause = try #require(error.underlying as? ResolutionError)
    #expect(cause.reason == .outOfScope)
    #expect(cause.service == "ItemFlow")
    #expect(cause.path.map(\.service) == ["ItemDetails"])
  }

  @Test func `A child finds what its parent registers for a key, and adds to it`() throws {
    let parent = try Container(HomeAssembly())
    let child = try parent.makeChild(adding: {
      $0.register(DraftView.init, for: EditDraft.self, giving: \.draft)
    })
    #expect(try child.makeScreen(for: Note(text: "x")) is NoteScreen)
    #expect(try child.makeScreen(for: EditDraft(draft: Draft())) is ViewScreen<DraftView>)
    #expect(throws: ResolutionError.self) { try parent.makeScreen(for: EditDraft(draft: Draft())) }
  }

  @Test func `A reader finds what implements a key`() throws {
    let container = try Container(HomeAssembly())
    let found = try #require(container.implementation(of: Note.self))
    #expect(ObjectIdentifier(found.type) == ObjectIdentifier(NoteScreen.self))
    #expect(found.callSite.fileID == "UsherKeyTests/KeyTests.swift")
    #expect(container.implementation(of: ShopTab.self) == nil)
  }

  @Test func `A test replaces what shows a key`() throws {
    let (stage, _) = try stage { answers in
      answers.registrar.register({ (key: Note) in TripScreen(key.text) }, for: Note.self)
    }
    #expect(stage.screen(TripScreen.self)?.trip == "home")
  }

  @Test func `Verifying a container makes what keys name`() throws {
    try Container(ShopAssembly()).verify(
      ItemID(raw: 1), Item(id: ItemID(raw: 1), name: "x"), ItemDetails(id: ItemID(raw: 1)))
  }

  @Test func `A layout by keys is made again when its window is filled again`() async throws {
    let session = Session()
    session.account = Account()
    let stage = try TestStage(
      Home(), HomeAssembly(),
      with: { $0.registrar.plain.register(SignInView.init, for: SignIn.self) },
      beforeStart: {
        $0.guards = [
          Guard("open") { proposal in
            session.account == nil && !proposal.keys(of: Note.self).isEmpty
              ? .detour(through: SignIn()) : .allow
          }
        ]
      })
    let first = try #require(stage.screen(NoteScreen.self))
    session.account = nil
    stage.director.reevaluate()
    await stage.settle()
    stage.expectOutline("SignIn")
    session.account = Account()
    try #require(stage.screen(ViewScreen<SignInView>.self)).view.finish(Account())
    await stage.settle()
    stage.expectOutline(
      """
      stack HomeFlow
        Note
      """)
    #expect(stage.screen(NoteScreen.self) !== first)
  }

  @Test func `Confirming an alert is true unless its cancel button or nothing was chosen`()
    async throws
  {
    let (stage, home) = try stage()
    let alert = SceneAlert("Delete?", buttons: [.destructive("Delete"), .cancel("Keep")])
    for (button, expected) in [("Delete", true), ("Keep", false)] {
      async let answer = home.confirm(alert)
      try await stage.wait(until: "an alert") { stage.alert != nil }
      stage.user.answer(button)
      #expect(await answer == expected)
    }
  }
}

/// A host whose steps end when the test says so.
private final class HeldHost: SceneHost {
  private(set) var shown = SceneTree()
  var holds = false
  private var waiting: [@MainActor () -> Void] = []

  func attach(to director: SceneDirector) {}
  func detach() {}

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    waiting.append { [self] in
      if let next = try? shown.applying(step) { shown = next }
      completion()
    }
    if !holds { release() }
  }

  func release() {
    holds = false
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
