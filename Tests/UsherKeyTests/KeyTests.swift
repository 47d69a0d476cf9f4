import Testing
import UsherDI
import UsherTesting

@MainActor @Suite struct KeyTests {
  @Test func `Two equal keys in one stack are two screens`() throws {
    let (stage, home) = try House.stage()
    home.push(Memo(text: "twice"))
    home.push(Memo(text: "twice"))
    let notes = stage.screens(MemoScreen.self).filter { $0.text == "twice" }
    #expect(notes.count == 2 && notes[0] !== notes[1])
  }

  @Test func `A title that is a String is shown`() throws {
    let (stage, _) = try House.stage()
    #expect(stage.director.tree.active?.title == "About home")
  }

  @Test func `A key whose properties are of one type is taken whole`() throws {
    let (stage, home) = try House.stage()
    home.push(Trip(from: "Bath", to: "York"))
    #expect(stage.screen(TripScreen.self)?.trip == "Bath to York")
  }

  @Test func `A property wins over a registration of its type, for what is made for the key`()
    throws
  {
    let (stage, home) = try House.stage { $0.registrar.plain.register(value: "registered") }
    home.push(Memo(text: "given"))
    #expect(stage.screen(MemoScreen.self)?.text == "given")
    #expect(try home.resolve(String.self) == "registered")
  }

  @Test func `An optional property is given as it is`() async throws {
    let (stage, home) = try House.stage()
    home.start(Choose(most: 5))
    #expect(stage.screen(ChooseScreen.self)?.most == 5)
    home.start(Choose(most: nil))
    #expect(stage.screen(ChooseScreen.self)?.most == nil)
  }

  @Test func `The flows of several keys are started alike`() throws {
    let stage = try TestStage(House(), HouseAssembly(), StartingAssembly()) {
      $0.answer(ShopTab.self) { _ in .cancelled(.user) }
    }
    let home = try stage.coordinator(HouseFlow.self)
    let keys: [any FlowKey<Void>] = [ShopTab(), House()]
    for key in keys { #expect(home.start(key, as: .sheet).isAdmitted) }
    #expect(stage.outline.contains("▲ sheet ShopTab"))
    #expect(stage.coordinators(HouseFlow.self).count == 2)
  }

  @Test func `Transitions name screens and flows by their keys`() async throws {
    let (stage, home) = try House.stage()
    var ended: Outcome<Int>?
    home.perform(
      .sequence(
        .push(Memo(text: "a")), .replace(with: Memo(text: "b")),
        .embed(Memo(text: "c"), in: "side"),
        .start(Choose(most: 1), as: .sheet) { ended = $0 }))
    stage.expectOutline(
      """
      stack HouseFlow
        Memo
        Memo
          side: Memo
        ▲ sheet Choose
      """)
    try #require(stage.screen(ChooseScreen.self)).finish(1)
    #expect(ended == .finished(1))
    home.perform(.present(Memo(text: "d"), as: .cover))
    #expect(stage.outline.contains("▲ cover Memo"))
  }

  @Test func `Verbs name screens and flows by their keys`() async throws {
    let (stage, home) = try House.stage()
    home.push(Memo(text: "a"))
    home.replace(with: Memo(text: "b"))
    home.embed(Memo(text: "c"), in: "side")
    home.present(Memo(text: "d"))
    home.start(Done(), as: .cover)
    stage.expectOutline(
      """
      stack HouseFlow
        Memo
        Memo
          side: Memo
        ▲ sheet Memo
        ▲ cover Done
      """)
    #expect(stage.screens(MemoScreen.self).map(\.text) == ["home", "b", "c", "d"])
    try #require(stage.screen(DoneScreen.self)).done()
    #expect(!stage.outline.contains("Done"))
  }

  @Test func `A stack is set to keys, views and screens together`() throws {
    let (stage, home) = try House.stage()
    let trip = TripScreen("a trip")
    home.set([Memo(text: "a"), trip, Memo(text: "b")])
    #expect(stage.screens(MemoScreen.self).map(\.text) == ["a", "b"])
    stage.expectOutline(
      """
      stack HouseFlow
        Memo
        Trip
        Memo
      """)
    home.replaceAll(with: [Memo(text: "c")])
    #expect(stage.screens(MemoScreen.self).map(\.text) == ["c"])
  }

  @Test func `An equal key before the display has followed is one double tap`() async throws {
    let host = HeldHost()
    let stage = try TestStage(House(), HouseAssembly(), host: host)
    let home = try stage.coordinator(HouseFlow.self)
    host.holds = true
    let first = home.start(Choose(most: 1), as: .sheet)
    await Turn.pass()
    #expect(home.start(Choose(most: 1), as: .sheet).navigation.error?.reason == .stale)
    #expect(home.start(Choose(most: 2), as: .sheet).navigation.isAdmitted)
    host.release()
    await stage.settle()
    #expect(first.navigation.isAdmitted && stage.screens(ChooseScreen.self).count == 2)
    home.push(Memo(text: "a"))
    host.holds = true
    #expect(home.push(Memo(text: "b")).isAdmitted)
    await Turn.pass()
    #expect(home.push(Memo(text: "b")).error?.reason == .stale)
    host.release()
  }

  @Test func `A fallback names a flow by its key`() async throws {
    let stage = try TestStage(
      House(), HouseAssembly(),
      beforeStart: {
        $0.fallback = { _ in .start(Choose(most: 1), as: .root) }
        $0.guards = [
          Guard("closed") { $0.keys(of: Memo.self).isEmpty ? .allow : .deny("It is closed.") }
        ]
      })
    await stage.settle()
    stage.expectOutline("Choose")
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
    let parent = try Container(HouseAssembly())
    let child = try parent.makeChild(adding: {
      $0.register(DraftView.init, for: EditDraft.self, giving: \.draft)
    })
    #expect(try child.makeScreen(for: Memo(text: "x")) is MemoScreen)
    #expect(try child.makeScreen(for: EditDraft(draft: Draft())) is ViewScreen<DraftView>)
    #expect(throws: ResolutionError.self) { try parent.makeScreen(for: EditDraft(draft: Draft())) }
  }

  @Test func `A reader finds what implements a key`() throws {
    let container = try Container(HouseAssembly())
    let found = try #require(container.implementation(of: Memo.self))
    #expect(ObjectIdentifier(found.type) == ObjectIdentifier(MemoScreen.self))
    #expect(found.callSite.fileID == "UsherKeyTests/House.swift")
    #expect(container.implementation(of: ShopTab.self) == nil)
  }

  @Test func `A test replaces what shows a key`() throws {
    let (stage, _) = try House.stage { answers in
      answers.registrar.register({ (key: Memo) in TripScreen(key.text) }, for: Memo.self)
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
      House(), HouseAssembly(),
      with: { $0.registrar.plain.register(SignInView.init, for: SignIn.self) },
      beforeStart: {
        $0.guards = [
          Guard("open") { proposal in
            session.account == nil && !proposal.keys(of: Memo.self).isEmpty
              ? .detour(through: SignIn()) : .allow
          }
        ]
      })
    let first = try #require(stage.screen(MemoScreen.self))
    session.account = nil
    stage.director.reevaluate()
    await stage.settle()
    stage.expectOutline("SignIn")
    session.account = Account()
    try #require(stage.screen(ViewScreen<SignInView>.self)).view.finish(Account())
    await stage.settle()
    stage.expectOutline(
      """
      stack HouseFlow
        Memo
      """)
    #expect(stage.screen(MemoScreen.self) !== first)
  }

  @Test func `Confirming an alert is true unless its cancel button or nothing was chosen`()
    async throws
  {
    let (stage, home) = try House.stage()
    let alert = SceneAlert("Delete?", buttons: [.destructive("Delete"), .cancel("Keep")])
    for (button, expected) in [("Delete", true), ("Keep", false)] {
      async let answer = home.confirm(alert)
      try await stage.wait(until: "an alert") { stage.alert != nil }
      stage.user.answer(button)
      #expect(await answer == expected)
    }
  }
}

/// A host whose steps the test completes.
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
