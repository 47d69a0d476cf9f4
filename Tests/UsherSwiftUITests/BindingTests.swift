import Foundation
import Testing

/// Rules about the sources of the module.
struct BindingTests {
  @Test func `No binding is made from closures`() throws {
    let module = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/UsherSwiftUI")
    let files = try #require(
      FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let source = try String(contentsOf: file, encoding: .utf8)
      let makesOne = source.contains(/Binding(<[^>]+>)?\(/)
      #expect(!makesOne, "\(file.lastPathComponent) makes a binding.")
    }
    #expect(count > 20)
  }
}
