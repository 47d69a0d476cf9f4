import Observation
package import Usher

extension LayerModel {
  /// The model of an alert's view.
  @Observable @MainActor package final class Alert: Identifiable {
    package let node: NodeID
    package let alert: SceneAlert
    /// The current text of its field.
    package var text: String
    @ObservationIgnored var isAnswered = false
    @ObservationIgnored weak var host: SwiftUIHost?
    /// The level that presents it, if any.
    @ObservationIgnored weak var level: LayerModel? { didSet { isSeen = false } }
    /// `true` once it has been visible over its level.
    @ObservationIgnored var isSeen = false

    init(_ alert: SceneAlert, _ node: NodeID, of host: SwiftUIHost) {
      self.alert = alert
      self.node = node
      self.host = host
      text = alert.textField?.text ?? ""
    }

    var isAsked: Bool { level != nil }

    /// `true` once it has left the display.
    var hasLeft: Bool { !isAsked && host?.leavingAlert == nil }

    /// Answers the alert; further calls have no effect.
    package func answer(_ button: Int) { host?.alertWasAnswered(self, button) }
  }
}
