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
    traits.horizontalSizeClass == .regular
      ? CGRect(x: 0, y: 0, width: 1024, height: 1366) : CGRect(x: 0, y: 0, width: 393, height: 852)
  }
}
