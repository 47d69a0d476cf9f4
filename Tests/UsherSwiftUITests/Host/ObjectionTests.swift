import Testing
import Usher
import UsherExplorer
import UsherSwiftUI
import UsherTesting

/// Layouts that SwiftUI cannot show are refused with an error.
@MainActor struct ObjectionTests {
  @Test func `A stack inside a stack is refused`() async throws {
    let rig = try await Rig(stack: "One")
    let child = Teller { _ in .tabs(SceneLayout.stack(Page("Two")), Page("Three")) }
    let error = try #require(rig.root.start(child: child, as: .push).error)
    #expect(
      error.detail
        == "The stack Teller would stand inside the stack Teller, which SwiftUI does not support.")
    #expect(error.remedies == ["Present it, or give it a tab or a column of its own."])
  }

  @Test func `A stack inside a stack is refused behind other hosts as well`() throws {
    let host = HostileHost(around: HandHost(hearsArrivals: true), seed: 1)
    host.isHostile = false
    let root = Teller { _ in .stack(Page("One")) }
    let director = SceneDirector(root, host: host)
    try director.start()
    let child = Teller { _ in .tabs(SceneLayout.stack(Page("Two")), Page("Three")) }
    #expect(root.start(child: child, as: .push).error?.reason == .impossible)
    director.close()
  }

  @Test func `A fourth column is refused`() async throws {
    let rig = try await Rig(stack: "One")
    let child = Teller { _ in .split(Page("1"), Page("2"), Page("3"), Page("4")) }
    let error = try #require(rig.root.start(child: child, as: .cover).error)
    #expect(
      error.detail == "The split Teller would have 4 columns; there is room for 3.")
    #expect(error.remedies == ["Show the rest in a stack inside a column, or present it."])
  }
}
