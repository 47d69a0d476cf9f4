import BoxOfficeUIKit
import Foundation
import Testing
import UIKit

/// Plays the script of the trace in the running app, and compares it with the trace from Linux.
@MainActor struct DeviceTraceTests {
  @Test func `UIKit shows and calls what its stand-in does`() async throws {
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.compactMap { $0.delegate as? SceneDelegate }.first)
    let window = try #require(scene.window)
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Scripts")
    let script = try String(contentsOf: scripts.appending(path: "trace.txt"), encoding: .utf8)
    let trace = await Trace(window).play(
      script, open: { link in scene.director?.open(link) },
      rest: { try? await Task.sleep(for: .seconds(1.5)) })
    let file = FileManager.default.temporaryDirectory.appending(path: "trace.device.txt")
    try trace.write(to: file, atomically: true, encoding: .utf8)
    print("The trace of this device is in \(file.path).")
    let expected = scripts.appending(path: "trace.expected.txt")
    #expect(trace == (try String(contentsOf: expected, encoding: .utf8)))
  }
}
