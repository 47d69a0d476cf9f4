public import Foundation

/// A color, of which only the existence is simulated.
public final class UIColor: NSObject, Sendable {
  /// White.
  public class var white: UIColor { UIColor() }
  /// Black.
  public class var black: UIColor { UIColor() }
  /// No color.
  public class var clear: UIColor { UIColor() }
  /// The color of a screen's background.
  public class var systemBackground: UIColor { UIColor() }
  /// The color of text.
  public class var label: UIColor { UIColor() }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { UIColor() }
  /// The red of the system.
  public class var systemRed: UIColor { UIColor() }
}

/// An image, of which only its name is simulated.
public final class UIImage: NSObject, Sendable {
  let name: String

  /// Finds an image of the app.
  public init?(named name: String) { self.name = name }

  /// Finds an image of the system.
  public init?(systemName name: String) { self.name = name }
}
