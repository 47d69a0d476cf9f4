import UIKit

/// SwiftUI shows a layer by a presentation of UIKit's, over the controller of the layer below.
extension Layer {
  /// Returns the parent of representables' controllers in the layer.
  func kitRoot(in window: Renderer.Window) -> UIViewController {
    guard let parent else { return window.kitRoot }
    if let kitRoot { return kitRoot }
    let (root, below) = (makeKitRoot(), parent.kitRoot(in: window))
    kitRoot = root
    guard let kitWindow = window.kitWindow else { return root }
    window.renderer.run { root.bePresented(over: below, in: kitWindow) }
    return root
  }

  /// An alert is a controller of UIKit with its title.
  private func makeKitRoot() -> UIViewController {
    switch kind {
    case .alert: KitQuestion(title: title, message: nil, preferredStyle: .alert)
    case .dialog: KitQuestion(title: title, message: nil, preferredStyle: .actionSheet)
    case .window, .sheet, .cover, .popover: KitRoot()
    }
  }

  /// Presents the layer by UIKit, if the window contains UIKit.
  func presentByKit(in window: Renderer.Window) {
    if window.kitWindow != nil { _ = kitRoot(in: window) }
  }

  /// Ends the presentation by UIKit.
  func endByKit(in window: Renderer.Window) {
    guard let root = kitRoot else { return }
    kitRoot = nil
    window.renderer.run { root.endPresentation() }
  }

  /// Reports a failed attempt to dismiss to the delegate of UIKit's presentation.
  func refuseDismissal() {
    guard let presentation = kitRoot?.activePresentationController else { return }
    presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
  }
}
