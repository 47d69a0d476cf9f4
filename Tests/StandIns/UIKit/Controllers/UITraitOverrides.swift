/// Traits that code can override.
public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The traits that a view controller and its children have instead of its parent's.
public struct UITraitOverrides: UIMutableTraits {
  /// The horizontal size class; unspecified inherits the parent's.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
}

extension UIViewController {
  /// The traits of its parent or the device, with its overrides.
  var inheritedTraits: UITraitCollection {
    let traits = parent?.traitCollection ?? simulation?.traits ?? .phone
    let own = traitOverrides.horizontalSizeClass
    guard own != .unspecified, own != traits.horizontalSizeClass else { return traits }
    return UITraitCollection(traits.userInterfaceIdiom, own, width: traits.width)
  }
}
