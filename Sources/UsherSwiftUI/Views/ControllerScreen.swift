#if canImport(SwiftUI) && canImport(UIKit)
import SwiftUI
import UIKit
import Usher
import UsherAppleSupport

/// A screen that is a view controller: it fills its place, and the bar shows its title.
struct ControllerScreen: View {
  let node: NodeModel
  let controller: UIViewController

  var body: some View {
    ControllerView(controller: controller) { [weak node] in node?.controllerDidLoad() }
      .ignoresSafeArea()
      .navigationTitle(Text(verbatim: node.attributes.title ?? ""))
  }
}

extension NodeModel {
  /// Reads the view controller's declarations once its view is loaded.
  ///
  /// The view is loaded while SwiftUI updates its own, so this waits for a later turn.
  fileprivate func controllerDidLoad() {
    host?.later { [weak self] host in
      guard let self, host.nodes[self.node] === self else { return }
      self.screenDidChange()
    }
  }
}

/// Shows an existing view controller, which outlives its view.
private struct ControllerView: UIViewControllerRepresentable {
  let controller: UIViewController
  let didLoad: @MainActor () -> Void

  func makeUIViewController(context: Context) -> ControllerScreen.Container {
    ControllerScreen.Container(controller, didLoad)
  }

  func updateUIViewController(_ container: ControllerScreen.Container, context: Context) {}

  static func dismantleUIViewController(_ container: ControllerScreen.Container, coordinator: ()) {
    container.release()
  }
}

extension ControllerScreen {
  /// Contains the view controller of a screen until another place shows it.
  ///
  /// SwiftUI makes a new view before it dismantles the old one. If the screen's view controller
  /// were the represented one, dismantling the old view would remove it from its new place.
  final class Container: UIViewController {
    private var screen: UIViewController?
    private let didLoad: @MainActor () -> Void

    init(_ screen: UIViewController, _ didLoad: @escaping @MainActor () -> Void) {
      self.screen = screen
      self.didLoad = didLoad
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      embedScreen()
      didLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      embedScreen()
    }

    private func embedScreen() {
      if let screen, screen.parent !== self { embed(screen) }
    }

    /// Releases the view controller, unless another place has taken it.
    func release() {
      guard let screen else { return }
      self.screen = nil
      if screen.parent === self { screen.leaveParent() }
    }
  }
}
#endif
