/// Traits that code may set.
public protocol UIMutableTraits {
  /// The room across.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
}

/// The traits that a view controller has instead of its parent's, and hands down.
public struct UITraitOverrides: UIMutableTraits {
  /// The room across; nothing said leaves it to the parent.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
}

extension UIViewController {
  /// Its parent's traits, or the device's, but for those that it overrides.
  var inheritedTraits: UITraitCollection {
    let traits = parent?.traitCollection ?? simulation?.traits ?? .phone
    let own = traitOverrides.horizontalSizeClass
    guard own != .unspecified, own != traits.horizontalSizeClass else { return traits }
    return UITraitCollection(traits.userInterfaceIdiom, own, width: traits.width)
  }
}
