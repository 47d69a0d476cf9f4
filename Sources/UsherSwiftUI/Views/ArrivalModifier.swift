#if canImport(SwiftUI)
import SwiftUI

#if canImport(UIKit)
import UIKit

/// Says when the transition that brings a view has ended, which UIKit tells a controller inside it.
struct ArrivalModifier: ViewModifier {
  /// Whether it does.
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

/// Hears that it has appeared.
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
/// Nothing says, without UIKit, when a transition has ended.
struct ArrivalModifier: ViewModifier {
  static let isHeard = false

  init(_ arrive: @escaping @MainActor () -> Void) {}

  func body(content: Content) -> some View { content }
}
#endif
#endif
