#if canImport(StandInSwiftUI)
import SwiftUI
import Usher
import UsherSwiftUI

/// A screen that shows its name.
struct PlaceView: ScreenView {
  let name: String
  var dismissal = Dismissal.free

  init(_ name: String, _ dismissal: Dismissal = .free) {
    self.name = name
    self.dismissal = dismissal
  }

  var title: String? { name }
  var body: some View { Text(verbatim: "This is \(name)") }
}

/// Has a layout from the test, and records attempts to dismiss.
final class Guide: Coordinator {
  private let layout: @MainActor () -> SceneLayout
  private(set) var attempts: [DismissalAttempt] = []

  init(_ layout: @escaping @MainActor () -> SceneLayout) { self.layout = layout }

  /// The tree of its window.
  var tree: String { director?.tree.outline ?? "closed" }

  override func build() throws -> SceneLayout { layout() }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts.append(attempt) }
}
#endif
