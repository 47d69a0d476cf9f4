import Usher

/// A model that reports when SwiftUI has read it.
///
/// SwiftUI reads only the last value when it next updates its views; values that were set in
/// between are lost.
@MainActor protocol ReadModel: AnyObject {
  /// Closures that wait for the next read.
  var readers: [@MainActor () -> Void] { get set }
}

extension ReadModel {
  func whenRead(_ body: @escaping @MainActor () -> Void) { readers.append(body) }

  func notifyReaders() {
    guard !readers.isEmpty else { return }
    for reader in exchange(&readers, with: []) { reader() }
  }
}
