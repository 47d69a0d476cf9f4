import Observation
import Usher

/// One level of a window: its content, and what is presented over it.
///
/// The next level is the item of one modifier. A binding names the item that it was made for, so what
/// is written late for another one is nothing.
@Observable @MainActor package final class LayerModel: Identifiable {
  /// How a level is presented; an alert is no level.
  package enum Style: Hashable, Sendable, CaseIterable {
    /// Over a part.
    case sheet
    /// Over everything.
    case cover
    /// Beside the view that it belongs to.
    case popover
  }

  /// How it is presented; `nil` for the window's own.
  package let style: Style?
  /// What fills it.
  package internal(set) var root: NodeModel?
  /// The next level.
  package internal(set) var presented: LayerModel?
  /// The alert over it; read by its view alone.
  package var alert: AlertModel? {
    noteRead()
    return asked
  }
  /// The same, for the host.
  private(set) var asked: AlertModel?
  /// The title of the last alert over it, which stays while that goes away.
  package private(set) var alertTitle = ""
  @ObservationIgnored weak var host: SwiftUIHost?
  @ObservationIgnored weak var base: LayerModel?
  /// Whether its modifier has said that it is gone.
  @ObservationIgnored private(set) var hasLeft = false
  /// Whether it has been in the interface.
  @ObservationIgnored var wasSeen = false
  /// What knows the presentations over it, where its platform tells.
  @ObservationIgnored package weak var probe: (any PresentationProbe)?
  /// What waits until SwiftUI has read whether there is an alert.
  @ObservationIgnored var readers: [@MainActor () -> Void] = []
  @ObservationIgnored private var leaving: [LayerModel] = []

  init(_ style: Style? = nil, of host: SwiftUIHost? = nil, over base: LayerModel? = nil) {
    self.style = style
    self.host = host
    self.base = base
  }

  /// The next level, for the modifier of a style; `nil` takes away the one that it names and no other.
  ///
  /// - Parameters:
  ///   - style: The style of the modifier.
  ///   - id: The level that the binding was made for.
  package subscript(presented style: Style, for id: LayerModel.ID?) -> LayerModel? {
    get { presented.flatMap { $0.style == style && $0.id == id ? $0 : nil } }
    set {
      guard newValue == nil, let layer = presented, layer.style == style, layer.id == id else {
        return
      }
      takeAway()
      layer.host?.wasDismissed(layer)
    }
  }

  /// Whether there is an alert, for its modifier; `false` takes away the one that it names.
  ///
  /// - Parameter id: The alert that the binding was made for.
  package subscript(asks id: AlertModel.ID?) -> Bool {
    get { asked.map { $0.id == id } ?? false }
    set {
      guard !newValue, let asked, asked.id == id else { return }
      asked.host?.hideAlert(of: self)
      asked.host?.wasClosed(asked)
    }
  }

  /// Notes that a modifier has said that what it presented is gone.
  ///
  /// - Parameter style: The style of the modifier.
  package func didDismiss(_ style: Style) {
    let gone = leaving.filter { $0.style == style }
    leaving.removeAll { $0.style == style }
    for layer in gone { layer.hasLeft = true }
    if gone.isEmpty, let layer = presented, layer.style == style, layer.isGone {
      takeAway()
      didDismiss(style)
      layer.host?.wasDismissed(layer)
    }
    for layer in gone { layer.host?.lookSoon() }
  }

  /// Notes that the user tried to dismiss it while it was locked.
  package func didAttemptDismissal() { host?.wasAttempted(self) }

  /// Whether the user cannot swipe it away: something in it, or over it, asks before it leaves.
  package var isLocked: Bool { root?.isLocked ?? false || presented?.isLocked ?? false }

  /// Whether it was in the interface and is not any more.
  private var isGone: Bool { wasSeen && root?.isOutOfSight ?? true }

  /// Whether it is out of the interface for good.
  var isOver: Bool { hasLeft || (style == .popover && root?.isOutOfSight ?? true) }

  /// Returns whether it is presented over another level.
  func lies(over other: LayerModel) -> Bool {
    var next = base
    while let level = next {
      if level === other { return true }
      next = level.base
    }
    return false
  }

  /// Takes the next level away; its modifier says when it is gone.
  func takeAway() {
    guard let layer = presented else { return }
    layer.hasLeft = false
    leaving.append(layer)
    presented = nil
  }

  /// Presents another level.
  func present(_ layer: LayerModel) {
    leaving = []
    layer.hasLeft = false
    presented = layer
  }

  /// Shows an alert, or none.
  func ask(_ alert: AlertModel?) {
    guard asked !== alert else { return }
    asked?.level = nil
    alert?.level = self
    asked = alert
    if let alert { alertTitle = alert.alert.title }
  }

  /// Lets go of what it shows.
  func empty() {
    root?.empty()
    (root, presented, asked, leaving) = (nil, nil, nil, [])
  }
}

extension LayerModel: ReadModel {}
