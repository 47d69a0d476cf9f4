public import Foundation

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Much space.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The traits of the device and the environment.
public final class UITraitCollection: NSObject, Sendable {
  /// The horizontal size class.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The width of a window that fills the space.
  let width: CGFloat

  init(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, width: CGFloat = 393
  ) {
    userInterfaceIdiom = idiom
    horizontalSizeClass = horizontal
    self.width = width
  }

  /// Creates traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, horizontalSizeClass)
  }

  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom, .unspecified)
  }

  /// A phone in portrait.
  @_spi(Test) public static let phone = UITraitCollection(.phone, .compact)
  /// An unfolding phone: its size class is compact as before, its width large.
  @_spi(Test) public static let unfoldedPhone = UITraitCollection(.phone, .compact, width: 880)
  /// A tablet, full screen.
  @_spi(Test) public static let pad = UITraitCollection(.pad, .regular, width: 1_024)
  /// A narrow part of a tablet's screen.
  @_spi(Test) public static let narrowPad = UITraitCollection(.pad, .compact)
}
