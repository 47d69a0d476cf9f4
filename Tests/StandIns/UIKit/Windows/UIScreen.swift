public import Foundation

/// The device's screen.
@MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the simulation that is current.
  public class var main: UIScreen { UIScreen(traits: UIKitSimulation.current?.traits ?? .phone) }
  /// Its traits.
  open var traitCollection: UITraitCollection { traits }
  private let traits: UITraitCollection

  init(traits: UITraitCollection) { self.traits = traits }

  /// Its size.
  open var bounds: CGRect {
    let height: CGFloat = traits.horizontalSizeClass == .regular ? 1_366 : 852
    return CGRect(x: 0, y: 0, width: traits.width, height: height)
  }
}
