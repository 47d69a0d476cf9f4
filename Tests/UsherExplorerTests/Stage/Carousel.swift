import UsherExplorer

/// A flow that never is at rest.
final class Carousel: Coordinator {
  /// Makes a stage whose user can start the movement.
  @MainActor static func stage() throws -> TestStage {
    let stage = try TestStage(root: Carousel())
    stage.offer(on: Page.self, to: Carousel.self) { _, carousel in
      [ScreenAction("Turn") { carousel.turn() }]
    }
    return stage
  }

  override func build() throws -> SceneLayout { .stack(Page("a")) }

  func turn() {
    task { [weak self] in
      while !Task.isCancelled, let self {
        self.push(Page("b"))
        await Task.yield()
        self.pop()
        await Task.yield()
      }
    }
  }
}
