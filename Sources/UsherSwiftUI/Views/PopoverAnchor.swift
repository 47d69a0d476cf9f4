#if canImport(SwiftUI)
import Foundation
public import SwiftUI
import Usher

/// A screen that names the view that its popover points to.
///
/// ```swift
/// extension FilterView: PopoverAnchored { var popoverAnchor: String { "filter" } }
///
/// Button("Filter") { shows.filter() }.popoverAnchor("filter")   // in the view below it
/// ```
@MainActor public protocol PopoverAnchored {
  /// The name given to `popoverAnchor(_:)`.
  var popoverAnchor: String { get }
}

extension View {
  /// Names the view, so that popovers presented over its screen can point to it.
  ///
  /// A name is unique within a window, a sheet or a cover.
  public func popoverAnchor(_ name: String) -> some View {
    modifier(PopoverAnchorModifier(name: name))
  }
}

/// Measures a view in the level that it stands in.
private struct PopoverAnchorModifier: ViewModifier {
  let name: String
  @Environment(\.nodeModel) private var node

  func body(content: Content) -> some View {
    let level = node?.layer?.id
    content.onGeometryChange(for: CGRect.self) { proxy in
      proxy.frame(in: .named(level))
    } action: { frame in
      node?.layer?.anchors[name] = frame
    }
  }
}

extension LayerModel {
  /// What the popover over it points to: the view that its screen names, or all of the level.
  var attachment: PopoverAttachmentAnchor {
    guard let name = presented?.root?.anchor, let frame = anchors[name] else {
      return .rect(.bounds)
    }
    return .rect(.rect(frame))
  }
}

extension NodeModel {
  /// The anchor that its screen names, or the first one in sight of a container.
  fileprivate var anchor: String? {
    var seen: [NodeModel] = []
    collectFront(into: &seen)
    guard let screen = seen.first?.screen else { return nil }
    let view = (screen as? any ViewProviding)?.view
    return (screen as? any PopoverAnchored ?? view as? any PopoverAnchored)?.popoverAnchor
  }
}
#endif
