#if canImport(SwiftUI)
import SwiftUI
public import Usher

extension ViewProviding {
  /// Makes the hosting controller with which a UIKit host shows the view.
  ///
  /// The view has the same environment as in a SwiftUI window: its router, its node and the
  /// coordinators above it.
  ///
  /// - Parameters:
  ///   - node: The node of the screen.
  ///   - director: The director whose tree holds the node.
  /// - Returns: The hosting controller; `nil` if there is no UIKit.
  public func makeController(for node: Node, in director: SceneDirector) -> AnyObject? {
    #if canImport(UIKit)
    return UIHostingController(rootView: AnyView(HostedScreen(self, node, in: director)))
    #else
    return nil
    #endif
  }
}

/// A screen's view in a host of another framework.
///
/// Its own host performs no steps: it gives the view its environment, and updates the node when the
/// screen's title or dismissal changes.
private struct HostedScreen: View {
  private let host = SwiftUIHost()
  private let node: NodeModel

  init(_ screen: any Screen, _ node: Node, in director: SceneDirector) {
    host.attach(to: director)
    self.node = NodeModel(node, in: nil, of: host)
    self.node.fill(screen, [], selected: nil)
  }

  var body: some View { NodeView(node: node) }
}
#endif
