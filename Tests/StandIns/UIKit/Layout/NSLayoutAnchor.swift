public import Foundation

/// An edge, a middle or a length, to be set against another.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  weak var owner: UIView?

  init(_ owner: UIView?) { self.owner = owner }

  /// Sets it equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  /// Sets it equal to another, but for a distance.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, anchor.owner, isAlone: false)
  }
}

/// A place from left to right.
@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A place from top to bottom.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Sets it to a length at least.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, nil, isAlone: true)
  }
}
