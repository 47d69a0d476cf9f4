import Foundation

/// A folder of its own for one visitor, gone when the test is.
final class DataFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "boxoffice-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }
}
