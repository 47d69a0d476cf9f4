import Foundation
import Testing
@_spi(Test) import UIKit

/// What the stand-in shows and calls; a device is compared with it.
@MainActor struct TraceTests {
  private let folder = DataFolder()

  /// Set `BOXOFFICE_RECORD` to write the trace down after a wanted change.
  @Test func `The trace on simulated UIKit is the one that a device is compared with`()
    async throws
  {
    let phone = try await PhoneVisit(data: folder.url)
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scripts")
    let script = try String(contentsOf: scripts.appending(path: "trace.txt"), encoding: .utf8)
    let trace = await Trace(phone.window).play(
      script, open: { _ = phone.open($0) }, rest: { await phone.settle() })
    let file = scripts.appending(path: "trace.expected.txt")
    if ProcessInfo.processInfo.environment["BOXOFFICE_RECORD"] != nil {
      try trace.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(trace == expected)
    #expect(phone.simulation.messages == [])
  }
}
