#if canImport(SwiftUI)
import SwiftUI
import UIKit

final class Witness: UIViewController {
  let note: (String) -> Void
  init(_ note: @escaping (String) -> Void) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
}

struct WitnessView: UIViewControllerRepresentable {
  let journal: Journal
  let number: Int
  func makeUIViewController(context: Context) -> Witness { Witness(journal.note) }
  func updateUIViewController(_ uiViewController: Witness, context: Context) {
    journal.note("updates \(number)")
  }
}

struct Pushing: View {
  @Bindable var model: PathModel
  let journal: Journal
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: String.self) { _ in
        WitnessView(journal: journal, number: 1).onAppear { journal.note("on appear") }
      }
    }
  }
}
#endif
