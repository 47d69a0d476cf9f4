#if canImport(SwiftUI)
import SwiftUI
import Usher

/// Opens the links of the scene's delegate, if that is a `LinkSceneDelegate`.
struct ShortcutModifier: ViewModifier {
  let window: WindowModel

  #if canImport(UIKit) && !os(tvOS)
  @Environment(LinkSceneDelegate.self) private var delegate: LinkSceneDelegate?

  func body(content: Content) -> some View {
    content.onChange(of: delegate?.arrivals, initial: true) {
      window.openNoted { [weak delegate] in delegate?.drainLinks() ?? [] }
    }
  }
  #else
  func body(content: Content) -> some View { content }
  #endif
}
#endif
