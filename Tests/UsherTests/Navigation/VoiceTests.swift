import Testing
import Usher
import UsherTesting

/// The announcements for assistive technologies.
@MainActor struct VoiceTests {
  @Test func `VoiceOver announces the front screen by its title or its announcement`()
    throws
  {
    let (stage, root) = try open()
    #expect(stage.announcements == [])
    root.push(Plain("Shows"))
    root.push(ResultsScreen(shows: ["Hamlet", "Medea"]))
    root.pop()
    root.push(Silent())
    root.pop()
    root.push(Plain(""))
    root.pop()
    #expect(stage.announcements == ["Shows", "2 shows tonight", "Shows", "Shows", "Shows"])
  }

  @Test func `VoiceOver announces a layer, and not the changes below it in the same turn`() throws {
    let (stage, root) = try open()
    root.present(Plain("Filter"), as: .sheet)
    root.set([Plain("Shows")])
    root.dismiss()
    #expect(stage.announcements == ["Filter", "Shows"])
  }

  @Test func `VoiceOver announces alerts itself, and the screen below one is not repeated`()
    throws
  {
    let (stage, root) = try open()
    root.push(Plain("Shows"))
    root.present(SceneAlert("You are offline.", buttons: [.cancel("OK")]))
    #expect(stage.user.answer("OK"))
    #expect(stage.announcements == ["Shows"])
  }

  @Test func `A window in the background is silent, and says its place when it is back`() throws {
    let (stage, root) = try open()
    stage.director.windowDidEnter(.background)
    root.push(Plain("Shows"))
    #expect(stage.announcements == [])
    stage.director.windowDidEnter(.foreground)
    root.setBadge("1", on: try #require(stage.activeScreen))
    #expect(stage.announcements == ["Shows"])
  }

  @Test func `VoiceOver announces the screen that a pop reveals`() throws {
    let (stage, root) = try open()
    root.push(Plain("Shows"))
    #expect(stage.user.back())
    #expect(stage.announcements == ["Shows", "Home"])
  }

  private func open() throws -> (TestStage, Teller) {
    let root = Teller("Root", stack: ["Home"])
    return (try TestStage(root: root), root)
  }
}

/// The focused elements at the opening of layers.
@MainActor struct FocusMemoryTests {
  @Test func `The control that opened the lowest layer gets the focus again after it closes`()
    throws
  {
    let (stage, root) = try open()
    let (button, link) = (Plain("button"), Plain("link"))
    var memory = FocusMemory()
    let before = stage.director.tree
    root.present(Plain("Filter"), as: .sheet)
    let filter = try #require(stage.director.tree.modals.last)
    memory.record(button, opening: filter.id, over: before)
    let middle = stage.director.tree
    root.present(Plain("Help"), as: .cover)
    memory.record(link, opening: try #require(stage.director.tree.modals.last).id, over: middle)
    #expect(memory.popOpener(for: stage.director.tree) == nil)
    root.dismissAll()
    #expect(memory.popOpener(for: stage.director.tree) === button)
    #expect(memory.popOpener(for: stage.director.tree) == nil)
  }

  @Test(arguments: [false, true])
  func `No control gets the focus if another screen is in front or the opener is gone`(
    isGone: Bool
  ) throws {
    let (stage, root) = try open()
    var button: Plain? = Plain("button")
    var memory = FocusMemory()
    memory.record(nil, opening: NodeID(seed: 1, number: 99), over: stage.director.tree)
    let before = stage.director.tree
    root.present(Plain("Filter"), as: .sheet)
    memory.record(
      button, opening: try #require(stage.director.tree.modals.last).id, over: before)
    root.dismiss()
    if isGone { button = nil } else { root.push(Plain("Shows")) }
    #expect(memory.popOpener(for: stage.director.tree) == nil)
    #expect((button == nil) == isGone)
  }

  private func open() throws -> (TestStage, Teller) {
    let root = Teller("Root", stack: ["Home"])
    return (try TestStage(root: root), root)
  }
}

/// A screen that says more than its title, as the guide has it.
final class ResultsScreen: Screen, AnnouncementProviding {
  let shows: [String]
  var title: String? { "Results" }
  var announcement: String? { "\(shows.count) shows tonight" }

  init(shows: [String]) { self.shows = shows }
}

private final class Silent: Screen {}
