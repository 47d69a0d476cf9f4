import UsherTesting

/// A screen with a title and nothing else.
final class Page: Screen {
  let title: String?
  let dismissal: Dismissal

  init(_ title: String, _ dismissal: Dismissal = .free) {
    self.title = title
    self.dismissal = dismissal
  }
}

/// A coordinator with a layout from the test.
class Plain: Coordinator {
  private let layout: @MainActor () -> SceneLayout

  init(_ layout: @escaping @autoclosure @MainActor () -> SceneLayout) { self.layout = layout }

  override func build() throws -> SceneLayout { layout() }
}

/// A coordinator with a numeric result.
final class Counting: Plain, Concluding {
  typealias Output = Int
}
