import Usher

/// A model that knows when SwiftUI has read it.
///
/// SwiftUI reads when it next updates its views, and not what a model was told in between.
@MainActor protocol ReadModel: AnyObject {
  /// What waits until SwiftUI has read it.
  var readers: [@MainActor () -> Void] { get set }
}

extension ReadModel {
  func whenRead(_ body: @escaping @MainActor () -> Void) { readers.append(body) }

  func noteRead() {
    guard !readers.isEmpty else { return }
    for reader in exchange(&readers, with: []) { reader() }
  }
}
