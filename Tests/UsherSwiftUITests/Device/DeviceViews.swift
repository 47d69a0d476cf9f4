#if canImport(UIKit) && canImport(SwiftUI)
import SwiftUI
import Usher
import UsherSwiftUI

/// A coordinator with a given layout, found in the environment.
@Observable final class Owner: Coordinator {
  @ObservationIgnored private let layout: @MainActor () -> SceneLayout

  init(_ layout: @escaping @MainActor () -> SceneLayout) { self.layout = layout }

  override func build() throws -> SceneLayout { layout() }
}

/// The findings of a view, and its presentation.
@Observable @MainActor final class Findings {
  var isOpen = false
  @ObservationIgnored var dismiss: DismissAction?
  @ObservationIgnored var hasOwner = false
  @ObservationIgnored weak var state: Kept?

  func close() { dismiss?() }
}

/// An object that a view keeps in its state.
@Observable @MainActor final class Kept {}

/// A screen with a text.
struct LabelView: ScreenView {
  let title: String?

  init(_ title: String) { self.title = title }

  var body: some View { Text(verbatim: title ?? "") }
}

/// A screen that looks around, and may present something itself.
struct FindingView: ScreenView {
  @Bindable var findings: Findings
  @State private var kept = Kept()
  @Environment(\.dismiss) private var dismiss
  @Environment(Owner.self) private var owner: Owner?

  init(_ findings: Findings) { self.findings = findings }

  var body: some View {
    Text(verbatim: "Finding")
      .onAppear { look() }
      .alert(Text(verbatim: "Own"), isPresented: $findings.isOpen) { Button("Close") {} }
  }

  private func look() {
    (findings.dismiss, findings.hasOwner, findings.state) = (dismiss, owner != nil, kept)
  }
}
#endif
