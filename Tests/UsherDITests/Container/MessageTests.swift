import Testing
import UsherDI

/// Every message, whole: the failure, the place, the path, the fix.
@MainActor struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let run: @MainActor @Sendable () throws -> Void

    init(_ name: String, _ text: String, _ run: @escaping @MainActor @Sendable () throws -> Void) {
      testDescription = name
      self.text = text
      self.run = run
    }
  }

  @Test(
    arguments: MessageTests.construction + MessageTests.lifetimes + MessageTests.resolution
      + MessageTests.names + MessageTests.seam)
  func `Messages have the failure, the place, the path and the fixes`(_ example: Case) {
    var text = "nothing was thrown"
    do { try example.run() } catch { text = "\(error)" }
    #expect(text.withoutPlaces == example.text)
  }
}

/// The problems that a container reports, thrown to be compared like the rest.
struct Told: Error, CustomStringConvertible {
  let description: String

  @MainActor init(_ container: Container) {
    description = container.problems.map(\.description).joined(separator: "\n")
  }
}

extension String {
  /// The text without the places in these tests, which change with every edit.
  var withoutPlaces: String {
    replacing(/UsherDITests\/[\w+]+\.swift:\d+/) { _ in "App.swift:1" }
  }
}
