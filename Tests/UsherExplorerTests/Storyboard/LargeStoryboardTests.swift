import Testing
import UsherExplorer

/// The storyboard of an app with more states than a picture has room for.
@MainActor struct LargeStoryboardTests {
  @Test func `A storyboard of more than a hundred states begins folded, flow by flow`() async {
    var explorer = Explorer { try TestStage(root: Warehouse()) }
    (explorer.checks, explorer.limits.states) = ([], 110)
    let storyboard = await explorer.explore().storyboard
    #expect(storyboard.states.count > 100)
    let first = storyboard.views[0]
    #expect(first.name == "Screens" && first.cards.count <= 100, "\(first.name)")
    #expect(first.cards.flatMap(\.states).sorted() == Array(storyboard.states.indices))
    #expect(LayoutFaults(first.diagram, first.layout).faults == [])
    #expect(TextFaults(first).faults == [])
    let names = Set(storyboard.views.map(\.name))
    #expect(names.isSuperset(of: ["States", "Flows", "North", "South", "West", "East"]))
  }
}

/// Four halls, each with a stack of aisles.
private final class Warehouse: Coordinator {
  override func build() -> SceneLayout {
    .tabs(North(), South(), West(), East())
  }
}

private class Hall: Coordinator {
  override func build() -> SceneLayout { .stack(Aisle(1, of: self)) }
}

private final class North: Hall {}
private final class South: Hall {}
private final class West: Hall {}
private final class East: Hall {}

private final class Aisle: Screen, ActionProviding {
  var title: String? { "Aisle \(number)" }
  private let number: Int
  private weak var hall: Hall?

  init(_ number: Int, of hall: Hall) { (self.number, self.hall) = (number, hall) }

  var screenActions: [ScreenAction] {
    guard number < 6 else { return [] }
    return [
      ScreenAction("Go on") {
        if let hall = self.hall { hall.push(Aisle(self.number + 1, of: hall), from: self) }
      }
    ]
  }
}
