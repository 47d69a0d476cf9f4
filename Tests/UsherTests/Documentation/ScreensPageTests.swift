import Testing
import Usher
import UsherTesting

// The code of the page on screens and async work, word for word.

final class NotesScreen: Screen {
  var title: String?
  init(title: String) { self.title = title }
}

@MainActor private final class NotesLibrary {
  private var waiting: [CheckedContinuation<String?, Never>] = []
  func text() async -> String? { await withCheckedContinuation { waiting.append($0) } }

  func deliver(_ text: String) {
    for continuation in waiting { continuation.resume(returning: text) }
    waiting = []
  }
}

private final class NotesCoordinator: Coordinator {
  let library: NotesLibrary
  let list = NotesScreen(title: "Notes")
  init(_ library: NotesLibrary) { self.library = library }

  override func build() throws -> SceneLayout { .stack(list) }

  func rename(_ notes: NotesScreen, to title: String) {
    notes.title = title
    update(notes)
  }

  func open(from list: NotesScreen) {
    task(boundTo: list) { [self] in
      guard let text = await library.text() else { return }
      push(NotesScreen(title: text), from: list)
    }
  }
}

@MainActor struct ScreensPageTests {
  private let library = NotesLibrary()

  @Test func `A title that changed is read again`() throws {
    let notes = NotesCoordinator(library)
    let stage = try TestStage(root: notes)
    notes.rename(notes.list, to: "All notes")
    #expect(stage.director.tree.sketch == "[All notes]")
  }

  @Test func `Loaded data is pushed from its screen`() async throws {
    let notes = NotesCoordinator(library)
    let stage = try TestStage(root: notes)
    notes.open(from: notes.list)
    await stage.idle()
    library.deliver("Monday")
    await stage.idle()
    #expect(stage.director.tree.sketch == "[Notes, Monday]")
  }

  @Test func `A late push goes onto no other screen`() async throws {
    let notes = NotesCoordinator(library)
    let stage = try TestStage(root: notes)
    notes.open(from: notes.list)
    await stage.idle()
    notes.push(NotesScreen(title: "Tuesday"))
    await stage.settle()
    library.deliver("Monday")
    await stage.idle()
    #expect(stage.director.tree.sketch == "[Notes, Tuesday]")
    #expect(stage.events(.refused).count == 1)
  }
}
