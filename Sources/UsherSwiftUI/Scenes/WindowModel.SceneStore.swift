#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher
extension WindowModel {
  /// The storage of a window's scene.
  @MainActor struct SceneStore: SnapshotStore {
    private let data: Binding<Data?>

    init(_ data: Binding<Data?>) { self.data = data }

    func read() throws(SnapshotError) -> Snapshot? {
      guard let data = data.wrappedValue else { return nil }
      return try Snapshot(bytes: Array(data))
    }

    func write(_ snapshot: Snapshot) async { data.wrappedValue = Data(snapshot.bytes) }

    func erase() { data.wrappedValue = nil }

    /// Writes the place of a window that is open at once.
    func store(_ director: SceneDirector) {
      guard !director.tree.isEmpty else { return }
      let snapshot = director.snapshot()
      data.wrappedValue = Data(snapshot.bytes)
      director.recordSaved(snapshot)
    }
  }
}
#endif
