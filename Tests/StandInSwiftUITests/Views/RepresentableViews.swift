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
  var mortal: Mortal?
  func makeUIViewController(context: Context) -> Witness { Witness(journal.note) }
  func updateUIViewController(_ uiViewController: Witness, context: Context) {
    journal.note("updates \(number)")
  }
}

/// Reports its release.
@MainActor final class Mortal {
  private let journal: Journal
  init(_ journal: Journal) { self.journal = journal }
  isolated deinit { journal.note("released") }
}

/// A sheet with a stack of two, whose root retains an object.
struct SheetOfStack: View {
  @Bindable var model: SwitchModel
  let journal: Journal
  var body: some View {
    Text("below").sheet(isPresented: $model.isOn) {
      StackOfTwo(journal: journal, mortal: Mortal(journal))
    }
  }
}

private struct StackOfTwo: View {
  let journal: Journal
  let mortal: Mortal
  @State private var path = ["a"]
  var body: some View {
    NavigationStack(path: $path) {
      WitnessView(journal: journal, number: 1, mortal: mortal)
        .navigationDestination(for: String.self) { Text($0) }
    }
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
