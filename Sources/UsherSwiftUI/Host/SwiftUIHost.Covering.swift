import Usher

extension SwiftUIHost {
  /// A layer or an alert over the content of a window.
  @MainActor enum Covering {
    case layer(LayerModel)
    case alert(LayerModel.Alert)

    var node: NodeID? {
      switch self {
      case .layer(let layer): layer.root?.node
      case .alert(let alert): alert.node
      }
    }

    var layer: LayerModel? {
      guard case .layer(let layer) = self else { return nil }
      return layer
    }

    var alert: LayerModel.Alert? {
      guard case .alert(let alert) = self else { return nil }
      return alert
    }
  }
}
