#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit

/// Reports the end of the transition that shows a view, as UIKit calls a view controller inside it.
struct ArrivalModifier: ViewModifier {
  /// `true` on platforms that report it.
  static let isHeard = true
  let arrive: @MainActor () -> Void

  func body(content: Content) -> some View {
    content.background(ArrivalProbe(arrive: arrive).allowsHitTesting(false))
  }
}

private struct ArrivalProbe: UIViewControllerRepresentable {
  let arrive: @MainActor () -> Void

  func makeUIViewController(context: Context) -> ArrivalController { ArrivalController(arrive) }

  func updateUIViewController(_ controller: ArrivalController, context: Context) {}
}

private final class ArrivalController: UIViewController {
  private let arrive: @MainActor () -> Void

  init(_ arrive: @escaping @MainActor () -> Void) {
    self.arrive = arrive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    arrive()
  }
}
#else
/// Without UIKit, the end of a transition is not reported.
struct ArrivalModifier: ViewModifier {
  static let isHeard = false

  init(_ arrive: @escaping @MainActor () -> Void) {}

  func body(content: Content) -> some View { content }
}
#endif
#endif
