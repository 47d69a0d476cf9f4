public import Foundation

/// An edge, a center or a length, for constraints.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: UIView?

  init(_ owner: UIView?) { self.owner = owner }

  /// Returns an equality with another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Returns an equality with another anchor and a distance.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, anchor.owner, isAlone: false)
  }
}

/// A horizontal position.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A vertical position.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a minimum length.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, nil, isAlone: true)
  }
}
