import Testing
import UsherDI
import UsherTesting

/// Verbs that name by its key what is shown already.
@MainActor @Suite struct KeyVerbTests {
  /// A house with three memos in its stack.
  private func stage() throws -> (TestStage, HouseFlow) {
    let (stage, house) = try House.stage()
    for text in ["a", "b"] { house.push(Memo(text: text)) }
    return (stage, house)
  }

  private func texts(_ stage: TestStage) -> [String] { stage.screens(MemoScreen.self).map(\.text) }

  @Test func `Screens are popped to, removed and brought to the front by their keys`() throws {
    let (stage, house) = try stage()
    #expect(house.bringToFront(Memo(text: "home")).isAdmitted)
    #expect(texts(stage) == ["a", "b", "home"])
    #expect(house.remove(Memo(text: "b")).isAdmitted)
    #expect(texts(stage) == ["a", "home"])
    #expect(house.pop(to: Memo(text: "a")).isAdmitted)
    #expect(texts(stage) == ["a"])
    house.push(Memo(text: "c"))
    #expect(
      house.perform(
        .sequence(.bringToFront(Memo(text: "a")), .remove(Memo(text: "c")))
      ).isAdmitted)
    #expect(house.perform(.pop(to: Memo(text: "a"))).isAdmitted)
    #expect(texts(stage) == ["a"])
  }

  @Test func `Of two screens with one key, the lowest is meant`() throws {
    let (stage, house) = try stage()
    house.push(Memo(text: "a"))
    #expect(house.pop(to: Memo(text: "a")).isAdmitted)
    #expect(texts(stage) == ["home", "a"])
  }

  @Test func `A layer is dismissed by the key of a screen in it`() throws {
    let (stage, house) = try stage()
    house.present(Trip(from: "Bath", to: "York"))
    house.present(Memo(text: "over it"))
    #expect(house.dismiss(Trip(from: "Bath", to: "York")).isAdmitted)
    #expect(stage.director.tree.modals.isEmpty)
    house.present(Memo(text: "again"))
    #expect(house.perform(.dismiss(Memo(text: "again"))).isAdmitted)
    let error = house.dismiss(Memo(text: "b"), fileID: "House/Flow.swift", line: 4).error
    #expect(
      error?.description == """
        HouseFlow could not dismiss: impossible.
          at House/Flow.swift:4
          Memo is not in a presented layer.
          • Pop it instead.
        """)
  }

  @Test func `A stack that is set keeps the screens with equal keys, each of them once`() throws {
    let (stage, house) = try stage()
    let screens = stage.screens(MemoScreen.self)
    #expect(house.set([Memo(text: "b"), Memo(text: "home"), Memo(text: "b")]).isAdmitted)
    #expect(texts(stage) == ["b", "home", "b"])
    let set = stage.screens(MemoScreen.self)
    #expect(set[0] === screens[2] && set[1] === screens[0])
    #expect(set[2] !== screens[2])
    #expect(house.set([Memo(text: "b"), Memo(text: "b")]).isAdmitted)
    #expect(
      stage.screens(MemoScreen.self).map(ObjectIdentifier.init)
        == [set[0], set[2]].map(ObjectIdentifier.init))
  }

  @Test func `Screens that are replaced are made anew, also for equal keys`() throws {
    let (stage, house) = try stage()
    let first = try #require(stage.screens(MemoScreen.self).first)
    #expect(house.replaceAll(with: [Memo(text: "home")]).isAdmitted)
    #expect(texts(stage) == ["home"])
    #expect(stage.screens(MemoScreen.self).first !== first)
  }

  @Test func `A key that is not shown, and a view, which no verb can find, are refused`() throws {
    let (stage, house) = try stage()
    let error = house.pop(to: Memo(text: "z"), fileID: "House/Flow.swift", line: 7).error
    #expect(
      error?.description == """
        HouseFlow could not pop: unknown.
          at House/Flow.swift:7
          No Memo that equals Memo(text: "z") is in the tree.
          • Name one that is shown, with the same values.
        """)
    let view = house.remove(MailView(id: 1), fileID: "House/Flow.swift", line: 8).error
    #expect(
      view?.description == """
        HouseFlow could not remove: unknown.
          at House/Flow.swift:8
          MailView is not in the tree.
          • Name it by its key.
        """)
    #expect(texts(stage) == ["home", "a", "b"])
  }
}
