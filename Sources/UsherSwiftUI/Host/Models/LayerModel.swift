package import Foundation
import Observation
import Usher

/// One level of a window: its content, and the level above it.
///
/// The next level is the item of one modifier. A binding names the item that it was made for, so a
/// late write for a previous item has no effect.
@Observable @MainActor package final class LayerModel: Identifiable {
  /// The presentation of a level; an alert is no level.
  package enum Style: Hashable, Sendable, CaseIterable {
    /// Over a part.
    case sheet
    /// Over everything.
    case cover
    /// Beside the view that it belongs to.
    case popover
  }

  /// `nil` for the window's own level.
  package let style: Style?
  package internal(set) var root: NodeModel?
  /// The next level.
  package internal(set) var presented: LayerModel?
  /// The alert over it; read by its view alone.
  package var alert: Alert? {
    notifyReaders()
    return asked
  }
  /// The alert, if it is a dialog, or if it is none; read by the view of that form.
  package func question(isDialog: Bool) -> Alert? {
    alert.flatMap { $0.alert.isDialog == isDialog ? $0 : nil }
  }
  /// The same alert, read by the host, which must not count as a read by SwiftUI.
  private(set) var asked: Alert?
  /// The title of the last alert over it, which stays while that alert disappears.
  package private(set) var alertTitle = ""
  /// The size of its content, which in the window's is the width that layouts are arranged for.
  package var size = CGSize.zero {
    didSet { if size.width != oldValue.width { host?.didMeasure(self) } }
  }
  @ObservationIgnored weak var host: SwiftUIHost?
  @ObservationIgnored weak var base: LayerModel?
  /// `true` once its modifier has reported the end of its presentation.
  @ObservationIgnored private(set) var hasLeft = false
  /// `true` once it has been visible.
  @ObservationIgnored var wasSeen = false
  /// The object that knows the presentations over it, on platforms that report them.
  @ObservationIgnored package weak var probe: (any PresentationProbe)?
  /// Closures that wait until SwiftUI has read the alert.
  @ObservationIgnored var readers: [@MainActor () -> Void] = []
  @ObservationIgnored private var leaving: [LayerModel] = []

  init(_ style: Style? = nil, of host: SwiftUIHost? = nil, over base: LayerModel? = nil) {
    self.style = style
    self.host = host
    self.base = base
  }

  /// The next level, for the modifier of a style; setting `nil` removes only the binding's level.
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
      removePresented()
      layer.host?.wasDismissed(layer)
    }
  }

  /// `true` while the alert is presented, for its modifier; setting `false` removes only this one.
  ///
  /// - Parameter id: The alert that the binding was made for.
  package subscript(asks id: Alert.ID?) -> Bool {
    get { asked.map { $0.id == id } ?? false }
    set {
      guard !newValue, let asked, asked.id == id else { return }
      asked.host?.hideAlert(of: self)
      asked.host?.wasClosed(asked)
    }
  }

  /// Called by a modifier at the end of a presentation, which SwiftUI may have ended by itself.
  ///
  /// - Parameter style: The style of the modifier.
  package func didDismiss(_ style: Style) {
    let gone = leaving.filter { $0.style == style }
    leaving.removeAll { $0.style == style }
    for layer in gone { layer.hasLeft = true }
    if gone.isEmpty, let layer = presented, layer.style == style, layer.isGone {
      removePresented()
      didDismiss(style)
      layer.host?.wasDismissed(layer)
    }
    for layer in gone { layer.host?.checkSoon() }
  }

  /// Reports that the user tried to dismiss it while it was locked.
  package func didAttemptDismissal() { host?.wasAttempted(self) }

  /// `true` while the user cannot swipe it away: a node in it, or above it, must be asked first.
  package var isLocked: Bool { root?.isLocked ?? false || presented?.isLocked ?? false }

  private var isGone: Bool { wasSeen && root?.isOutOfSight ?? true }

  /// `true` once it has left the display for good.
  var isOver: Bool { hasLeft || (style == .popover && root?.isOutOfSight ?? true) }

  /// Returns true if it is presented over another level, directly or not.
  func lies(over other: LayerModel) -> Bool {
    base.map { $0 === other || $0.lies(over: other) } ?? false
  }

  /// Removes the next level; its modifier reports the end of the presentation.
  func removePresented() {
    guard let layer = presented else { return }
    layer.hasLeft = false
    leaving.append(layer)
    presented = nil
  }

  func present(_ layer: LayerModel) {
    leaving = []
    layer.hasLeft = false
    presented = layer
  }

  func ask(_ alert: Alert?) {
    guard asked !== alert else { return }
    asked?.level = nil
    alert?.level = self
    asked = alert
    if let alert { alertTitle = alert.alert.title }
  }

  /// Releases the content.
  func empty() {
    root?.empty()
    (root, presented, asked, leaving) = (nil, nil, nil, [])
  }
}

extension LayerModel: ReadModel {}
