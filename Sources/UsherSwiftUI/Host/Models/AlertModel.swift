import Observation
package import Usher

/// An alert as SwiftUI shows it.
@Observable @MainActor package final class AlertModel: Identifiable {
  /// The identity of the node.
  package let node: NodeID
  /// What is asked.
  package let alert: SceneAlert
  /// What is typed in its field.
  package var text: String
  @ObservationIgnored var isAnswered = false
  @ObservationIgnored weak var host: SwiftUIHost?
  /// The level that asks it, while one does.
  @ObservationIgnored weak var level: LayerModel? { didSet { isSeen = false } }
  /// Whether it has been on the display since its level asks it.
  @ObservationIgnored var isSeen = false

  init(_ alert: SceneAlert, _ node: NodeID, of host: SwiftUIHost) {
    self.alert = alert
    self.node = node
    self.host = host
    text = alert.textField?.text ?? ""
  }

  var isAsked: Bool { level != nil }

  /// Whether it is on the display no more.
  var hasLeft: Bool { !isAsked && host?.leavingAlert == nil }

  /// Answers it; said twice, it changes nothing.
  ///
  /// - Parameter button: The index of the button that was chosen.
  package func answer(_ button: Int) { host?.alertWasAnswered(self, button) }
}
