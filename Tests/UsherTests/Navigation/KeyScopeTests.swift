import Testing
import Usher
import UsherTesting

private struct Page: ScreenKey { let title: String }
private struct Read: FlowKey { let title: String }

private final class Reader: Coordinator, Concluding {
  let page: String
  init(_ page: String) { self.page = page }
  override func build() -> SceneLayout { .stack(Page(title: page)) }
}

private final class Guest: Coordinator {
  override func build() -> SceneLayout { .screen(Page(title: "second")) }
}

/// A container of an app's own, as Usher sees it.
private final class Shelves: CoordinatorScope {
  func makeChild(for type: Coordinator.Type) -> any CoordinatorScope { Shelves() }
  func adopt(_ coordinator: Coordinator) {}
  func end() {}

  func makeScreen(for key: some ScreenKey) throws -> any Screen {
    Plain((key as? Page)?.title ?? "unknown")
  }

  func makeFlow(
    for key: some FlowKey
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope) {
    (Reader((key as? Read)?.title ?? "unknown"), Shelves())
  }
}

@MainActor @Suite struct KeyScopeTests {
  @Test func `A container of an app's own makes what keys name`() throws {
    let root = Reader("first")
    let stage = try TestStage(root: root, scope: Shelves())
    root.push(Page(title: "second"))
    root.start(Read(title: "third"), as: .sheet)
    #expect(stage.screens(Plain.self).map(\.titleText) == ["first", "second", "third"])
    #expect(stage.find(Reader.self)?.parent === root)
  }

  @Test func `A stack that is set leaves the screens below, also if they show an equal key`() throws
  {
    let root = Reader("first")
    let stage = try TestStage(root: root, scope: Shelves())
    let guest = Guest()
    #expect(root.start(child: guest, as: .push).isAdmitted)
    #expect(guest.set([Page(title: "second"), Page(title: "first")]).isAdmitted)
    #expect(stage.director.tree.titles == ["first", "second", "first"])
  }

  @Test func `A coordinator in a layout is embedded by it`() throws {
    final class Tabs: Coordinator {
      override func build() -> SceneLayout { .tabs(Reader("one"), Read(title: "two")) }
    }
    let root = Tabs()
    let stage = try TestStage(root: root, scope: Shelves())
    #expect(stage.screens(Plain.self).map(\.titleText) == ["one", "two"])
    #expect(root.children.count == 2)
    root.select(Read(title: "two"))
    #expect(stage.activeScreen?.titleText == "two")
  }
}
