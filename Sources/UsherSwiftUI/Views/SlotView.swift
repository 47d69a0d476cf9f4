#if canImport(SwiftUI)
public import SwiftUI
import Usher

/// The place in a screen's view for the content of a named slot.
public struct SlotView: View {
  private let slot: String
  @Environment(\.nodeModel) private var node

  /// Makes the place of a slot.
  public init(_ slot: String) { self.slot = slot }

  /// The content of the slot, if any.
  public var body: some View {
    if let child = node?.embedded.first(where: { $0.slot == slot }) {
      NodeView(node: child).id(child.id)
    }
  }
}

extension EnvironmentValues {
  var nodeModel: NodeModel? {
    get { self[NodeModelKey.self] }
    set { self[NodeModelKey.self] = newValue }
  }
}

private struct NodeModelKey: EnvironmentKey {
  static var defaultValue: NodeModel? { nil }
}
#endif
