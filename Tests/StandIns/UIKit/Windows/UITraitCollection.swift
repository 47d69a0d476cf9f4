public import Foundation

/// The amount of space in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nothing said.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nothing said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The traits of the device and the environment.
public final class UITraitCollection: NSObject, Sendable {
  /// The room across.
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

  /// Makes one that says the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(.unspecified, horizontalSizeClass)
  }

  /// Makes one that says the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(idiom, .unspecified)
  }

  /// A phone, held upright.
  @_spi(Test) public static let phone = UITraitCollection(.phone, .compact)
  /// A phone that unfolds: it is as compact as before, and wide.
  @_spi(Test) public static let unfoldedPhone = UITraitCollection(.phone, .compact, width: 880)
  /// A tablet, all its screen.
  @_spi(Test) public static let pad = UITraitCollection(.pad, .regular, width: 1_024)
  /// A tablet, a narrow part of its screen.
  @_spi(Test) public static let narrowPad = UITraitCollection(.pad, .compact)
}
