#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit

/// Notices that the user tries to dismiss a presentation that is locked.
///
/// SwiftUI notifies nobody. UIKit notifies the delegate of the presentation controller, so an observer
/// that forwards everything else stands in front of SwiftUI's own.
struct AttemptModifier: ViewModifier {
  let attempt: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.background(AttemptProbe(attempt: attempt))
  }
}

private struct AttemptProbe: UIViewControllerRepresentable {
  let attempt: @MainActor () -> Void

  func makeUIViewController(context: Context) -> AttemptController { AttemptController(attempt) }

  func updateUIViewController(_ controller: AttemptController, context: Context) {}

  static func dismantleUIViewController(_ controller: AttemptController, coordinator: ()) {
    controller.observer.uninstall()
  }
}

/// Finds the presentation that it is part of.
private final class AttemptController: UIViewController {
  let observer: AttemptObserver

  init(_ attempt: @escaping @MainActor () -> Void) {
    observer = AttemptObserver(attempt)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let presentation = activePresentationController { observer.install(before: presentation) }
  }
}
#else
/// Without UIKit, an attempt goes unnoticed.
struct AttemptModifier: ViewModifier {
  let attempt: @MainActor () -> Void

  func body(content: Content) -> some View { content }
}
#endif
#endif
