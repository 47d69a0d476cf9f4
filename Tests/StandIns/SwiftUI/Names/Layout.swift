public import Foundation

/// Places views.
nonisolated public protocol Layout: Animatable {
  /// The type of the cached values.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
  /// Returns the cached values.
  func makeCache(subviews: Subviews) -> Cache
  /// Returns the size of all views.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// A proposal for the size of a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, if any.
  public var width: CGFloat?
  /// The height, if any.
  public var height: CGFloat?
  /// Makes a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    (self.width, self.height) = (width, height)
  }
}

/// The views that a layout places.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  private let subviews: [LayoutSubview]
  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }
  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}

/// A view that a layout places.
public struct LayoutSubview: Equatable, Sendable {
  /// The priority of the view in a layout.
  public var priority: Double { 0 }
}
