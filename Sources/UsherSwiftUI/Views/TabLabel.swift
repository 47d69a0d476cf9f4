#if canImport(SwiftUI)
import SwiftUI
import Usher

struct TabLabel: View {
  let node: NodeModel

  var body: some View {
    if let image = node.front?.tabImage {
      Label(node.label, systemImage: image)
    } else {
      Text(verbatim: node.label)
    }
  }
}

extension NodeModel {
  /// The same label as `Node.label`, with the current title of a screen.
  fileprivate var label: String {
    attributes.title ?? screen?.titleText ?? (screen == nil ? children.first?.label : nil) ?? name
  }

  /// The screen at its root.
  fileprivate var front: (any Screen)? { screen ?? children.first?.front }
}

extension Screen {
  fileprivate var tabImage: String? {
    let view = (self as? any ViewProviding)?.view
    return (self as? any TabLabeling ?? view as? any TabLabeling)?.tabImage
  }
}
#endif
