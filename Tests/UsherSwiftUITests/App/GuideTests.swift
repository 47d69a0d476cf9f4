import Foundation
import Testing

/// The code of the guide, as the app has it.
struct GuideTests {
  @Test func `The guide shows the app that is checked`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let app = try String(contentsOf: tests.appending(path: "Theater.swift"), encoding: .utf8)
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = try String(
      contentsOf: root.appending(
        path: "Sources/UsherSwiftUI/UsherSwiftUI.docc/SwiftUIInTenMinutes.md"), encoding: .utf8)
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first?.replacingOccurrences(of: "@main ", with: "")
    }
    #expect(blocks.count == 4)
    for block in blocks { #expect(app.contains(block), "The app lacks:\n\(block)") }
  }
}
