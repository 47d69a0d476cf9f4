#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit
import UsherAppleSupport
#endif

/// Connects a level to the presentations of its platform.
///
/// SwiftUI does not report that the user tries to dismiss a locked sheet, or that a view has
/// presented something itself. UIKit reports both to a view controller in the level.
struct LevelModifier: ViewModifier {
  let layer: LayerModel

  func body(content: Content) -> some View {
    #if canImport(UIKit)
    content.background(LevelProbe(layer: layer).allowsHitTesting(false))
    #else
    content
    #endif
  }
}

#if canImport(UIKit)
private struct LevelProbe: UIViewControllerRepresentable {
  let layer: LayerModel

  func makeUIViewController(context: Context) -> LevelController { LevelController(layer) }

  func updateUIViewController(_ controller: LevelController, context: Context) {}

  static func dismantleUIViewController(_ controller: LevelController, coordinator: ()) {
    controller.observer.uninstall()
  }
}

/// Provides the presentation that it is part of, and the one over it.
private final class LevelController: UIViewController, LayerModel.PresentationProbe {
  let observer: AttemptObserver
  private weak var layer: LayerModel?

  init(_ layer: LayerModel) {
    self.layer = layer
    observer = AttemptObserver { [weak layer] in layer?.didAttemptDismissal() }
    super.init(nibName: nil, bundle: nil)
    layer.probe = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    layer?.probe = self
    guard layer?.style != nil, let presentation = activePresentationController else { return }
    observer.install(before: presentation)
  }

  var presented: AnyObject? { presentedViewController }

  func presents(_ alert: LayerModel.Alert) -> Bool {
    guard let question = presentedViewController as? UIAlertController else { return false }
    let isDialog = question.preferredStyle == .actionSheet
    return isDialog == alert.alert.isDialog && question.title ?? "" == alert.alert.title
  }

  func bringWindowToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool {
    viewIfLoaded?.window?.windowScene?.comeToFront(orElse: refused) ?? false
  }

  func watchPresentation() -> Bool {
    guard let layer, let presented = presentedViewController else { return false }
    return DismissalObserver.watch(presented, for: layer) { [weak layer] in
      layer?.presentationDidEnd()
    }
  }
}
#endif
#endif
