@_spi(Test) import SwiftUI
import UIKit

/// What a hosting controller shows, on a renderer of its own, and the hand in front of it.
@MainActor struct HostedView {
  let renderer: Renderer
  var hand: ViewHand
  private weak var hosting: UIViewController?

  init(_ hosting: UIHostingController<AnyView>) {
    let view = hosting.rootView
    renderer = Renderer { view }
    renderer.settle()
    hand = ViewHand(renderer)
    self.hosting = hosting
  }

  /// Whether the hosting controller is in the interface, or behind what is.
  var isShown: Bool { hosting?.parent != nil || hosting?.presentingViewController != nil }
}
