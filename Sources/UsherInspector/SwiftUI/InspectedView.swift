#if DEBUG && canImport(SwiftUI)
import Observation
import SwiftUI
import Usher
import UsherSwiftUI

/// A window with its inspector over it, as long as that is open, or else the button that opens it.
struct InspectedView: View {
  let window: UsherView
  @State private var inspector = Inspector()

  var body: some View {
    window
      .attaching { [inspector] in inspector.model.follow($0) }
      .overlay(alignment: .bottomTrailing) { InspectorOverlay(inspector: inspector) }
  }
}

extension InspectedView {
  /// The inspector of a window, which is open or closed.
  @Observable @MainActor final class Inspector {
    @ObservationIgnored let model = InspectorModel()
    var isOpen = false { didSet { model.isOpen = isOpen } }
  }
}

private struct InspectorOverlay: View {
  let inspector: InspectedView.Inspector

  var body: some View {
    if inspector.isOpen {
      VStack(spacing: 0) {
        InspectorButton(title: "Close the inspector", inspector: inspector)
        UsherView { [model = inspector.model] host in
          InspectorCoordinator.director(of: model, on: host) { InspectorView($0, $1).makeScreen() }
        }
      }
      .background(.background)
    } else {
      InspectorButton(title: "Inspector", inspector: inspector)
    }
  }
}

private struct InspectorButton: View {
  let title: String
  let inspector: InspectedView.Inspector

  var body: some View {
    Button {
      inspector.isOpen.toggle()
    } label: {
      Text(verbatim: title)
    }
    .font(.footnote)
    .padding()
    #if !os(tvOS)
    .keyboardShortcut("i", modifiers: [.control, .option])
    #endif
  }
}
#endif
