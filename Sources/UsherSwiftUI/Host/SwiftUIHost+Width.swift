import Foundation
import Usher

extension SwiftUIHost {
  /// Reports the width of the window, which layouts follow; other layers do not count.
  func didMeasure(_ layer: LayerModel) {
    guard layer === window, layer.size.width > 0 else { return }
    director?.report(.resized(width: Double(layer.size.width)))
  }
}
