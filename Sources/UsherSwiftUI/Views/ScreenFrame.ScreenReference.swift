#if canImport(SwiftUI)
import Usher

extension ScreenFrame {
  /// A weak reference to a screen, since SwiftUI may retain the environment of its views.
  struct ScreenReference {
    weak var screen: (any Screen)?
  }
}
#endif
