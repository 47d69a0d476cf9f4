public import Foundation

/// An affine transform, as Core Graphics has it and Linux lacks it.
public struct CGAffineTransform: Equatable, Sendable {
  /// The identity transform.
  public static let identity = CGAffineTransform()

  /// The entries of the matrix.
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1
  /// The translation along each axis.
  public var tx: CGFloat = 0, ty: CGFloat = 0

  /// Creates the identity transform.
  public init() {}

  /// Returns the transform moved by a distance.
  public init(translationX tx: CGFloat, y ty: CGFloat) { (self.tx, self.ty) = (tx, ty) }

  /// Returns the transform scaled.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { (a, d) = (sx, sy) }
}
