#if canImport(UIKit)
import Testing
import UIKit
import UsherTesting
import UsherUIKit

/// Buttons that are made of a view controller's actions, which a stage takes as well.
@MainActor struct ScreenActionTests {
  @Test func `A stage takes the actions that a view controller declares`() async throws {
    let stage = try TestStage(root: Tea())
    #expect(stage.offers.map(\.title) == ["Fill"])
    try await stage.take("Fill")
    try await stage.take("Boil")
    #expect(stage.offers.map(\.title) == ["Fill"])
  }

  @Test func `A button has the title of its action, and performs it`() {
    let taps = Taps()
    let action = UIAction(ScreenAction("Fill") { taps.count += 1 })
    #expect(action.title == "Fill")
    let button = UIButton(primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps.count == 1)
  }
}

@MainActor private final class Taps {
  var count = 0
}

final class KettleViewController: UIViewController, ActionProviding {
  private var isFull = false
  private lazy var boil = UIButton(primaryAction: UIAction(boilAction))

  var screenActions: [ScreenAction] { [ScreenAction("Fill") { self.fill() }, boilAction] }

  private var boilAction: ScreenAction {
    ScreenAction("Boil", isEnabled: isFull) { self.isFull = false }
  }

  private func fill() {
    isFull = true
    boil.isEnabled = boilAction.isEnabled
  }
}

private final class Tea: Coordinator {
  override func build() -> SceneLayout { .stack(KettleViewController()) }
}
#endif
