import Observation
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The views that SwiftUI evaluates after a change, by the values that their bodies read.
@MainActor struct ObservationTests {
  @Test(arguments: [10, 1_000])
  func `A push touches the path and no screen that was there`(depth: Int) async throws {
    let rig = try await Rig { _ in .stack((0..<depth).map { Page("\($0)") }) }
    let stack = try #require(rig.stack())
    let (screens, paths) = (Count(), Count())
    let root = try #require(stack.root)
    for node in [root] + stack.path {
      withObservationTracking {
        _ = (node.content, node.attributes, node.embedded)
      } onChange: {
        screens.note()
      }
    }
    withObservationTracking {
      _ = stack.path
    } onChange: {
      paths.note()
    }
    rig.root.push(Page("New"))
    await rig.settle()
    #expect(screens.value == 0 && paths.value == 1)
    #expect(stack.path.count == depth)
  }

  private final class Count: Sendable {
    private let number = SharedNumber()
    var value: Int { number.value }
    func note() { number.increment() }
  }
}
