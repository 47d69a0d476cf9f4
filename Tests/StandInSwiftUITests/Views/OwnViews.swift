#if canImport(SwiftUI)
import SwiftUI
import UIKit

/// A presentation of a view's own.
enum OwnKind: CaseIterable, Sendable {
  case sheet, cover, popover, alert, dialog
}

struct OwnPresentation: ViewModifier {
  let kind: OwnKind
  @Binding var isOn: Bool

  func body(content: Content) -> some View {
    switch kind {
    case .sheet: content.sheet(isPresented: $isOn) { Text("own") }
    case .cover: content.fullScreenCover(isPresented: $isOn) { Text("own") }
    case .popover: content.popover(isPresented: $isOn) { Text("own") }
    case .alert: content.alert("own", isPresented: $isOn) { Button("OK") {} }
    case .dialog: content.confirmationDialog("own", isPresented: $isOn) { Button("OK") {} }
    }
  }
}

/// A view that presents something itself, with a controller in it.
struct OwnPresenter: View {
  @Bindable var model: SwitchModel
  let kind: OwnKind
  let finder: Finder
  var body: some View {
    FinderView(finder: finder).modifier(OwnPresentation(kind: kind, isOn: $model.isOn))
  }
}

/// Finds the controller that UIKit presents over another.
@MainActor final class Finder {
  weak var controller: UIViewController?
  var presented: UIViewController? { controller?.presentedViewController }
}

struct FinderView: UIViewControllerRepresentable {
  let finder: Finder
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController(nibName: nil, bundle: nil)
    finder.controller = controller
    return controller
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
#endif
