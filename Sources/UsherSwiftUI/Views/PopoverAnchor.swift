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
  /// Names the view, so that popovers and dialogs presented over its screen can point to it.
  ///
  /// A name is unique among the screens that are in sight together.
  public func popoverAnchor(_ name: String) -> some View {
    modifier(PopoverAnchorModifier(name: name))
  }
}

/// Measures a view in its level.
private struct PopoverAnchorModifier: ViewModifier {
  let name: String
  @Environment(\.nodeModel) private var node
  @State private var view = Identity()

  init(name: String) { self.name = name }

  func body(content: Content) -> some View {
    let level = node?.layer?.id
    content.onGeometryChange(for: NamedFrame.self) { proxy in
      // An optional name does not find the coordinate space.
      NamedFrame(name: name, frame: level.map { proxy.frame(in: .named($0)) } ?? .zero)
    } action: { anchor in
      node?.record(anchor.frame, ofAnchor: anchor.name, view)
    }
  }
}

/// A change of the name or the frame updates the anchor.
private struct NamedFrame: Equatable {
  let name: String
  let frame: CGRect
}

extension PopoverAnchorModifier {
  /// Identifies a view, and lives as long as it does.
  final class Identity {}
}

extension LayerModel {
  /// The attachment of its popover: the view that its screen names, or the whole level.
  var attachment: PopoverAttachmentAnchor {
    guard let name = presented?.root?.anchor, let frame = frame(ofAnchor: name) else {
      return .rect(.bounds)
    }
    return .rect(.rect(frame))
  }

  /// The frame of the view that its dialog names, or else all of it.
  var source: CGRect {
    let name = question(isDialog: true)?.alert.source
    return name.flatMap(frame) ?? CGRect(origin: .zero, size: size)
  }

  private func frame(ofAnchor name: String) -> CGRect? {
    var seen: [NodeModel] = []
    root?.collectFront(into: &seen)
    return seen.lazy.compactMap { $0.frame(ofAnchor: name) }.first
  }
}

extension NodeModel {
  /// The anchor of its screen, or the first anchor among the front screens of a container.
  fileprivate var anchor: String? {
    var seen: [NodeModel] = []
    collectFront(into: &seen)
    guard let screen = seen.first?.screen else { return nil }
    let view = (screen as? any ViewProviding)?.view
    return (screen as? any PopoverAnchored ?? view as? any PopoverAnchored)?.popoverAnchor
  }
}
#endif
