import BoxOfficeKit
import BoxOfficeUIKit
import Foundation
import UIKit
import UsherDI
import UsherTesting
import UsherUIKit

/// A scene delegate as the app's, whose director is on a stage.
final class StagedSceneDelegate: DirectedSceneDelegate {
  private(set) var stage: TestStage?
  private let data: URL
  private let overrides: ((Registrar) -> Void)?

  init(data: URL, _ overrides: ((Registrar) -> Void)?) {
    (self.data, self.overrides) = (data, overrides)
  }

  override func director(for window: UIWindow) -> SceneDirector? {
    let clock = StageClock()
    stage = try? TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: data, clock: clock),
      CoordinatorsAssembly(), UIKitAssembly(), host: UIKitHost(window: window), clock: clock,
      overriding: overrides, beforeStart: { try $0.furnish() })
    return stage?.director
  }
}
