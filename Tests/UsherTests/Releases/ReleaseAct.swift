import Testing
import Usher
import UsherTesting

/// The act of an app's object in its `deinit`.
struct ReleaseAct: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @MainActor @Sendable (RelicWindow) -> Void

  init(_ name: String, _ run: @escaping @MainActor @Sendable (RelicWindow) -> Void) {
    testDescription = name
    self.run = run
  }

  static let all = [
    ReleaseAct("push") { $0.root.push(Plain("late")) },
    ReleaseAct("pop") { $0.root.pop() },
    ReleaseAct("present and dismiss") {
      $0.root.present(Plain("late"), as: .sheet)
      $0.root.dismiss()
    },
    ReleaseAct("start") { $0.root.start(child: Counter("late", screen: Plain("late"))) },
    ReleaseAct("alert") { $0.root.present(SceneAlert("Late?")) },
    ReleaseAct("finish") { $0.root.finish() },
    ReleaseAct("read") { window in
      guard let director = window.director else { return }
      _ = (director.tree.outline, director.guards.count, director.fallback == nil, director.links)
      _ = (director.livingCoordinators.count, director.isQuiet, director.root.children.count)
    },
    ReleaseAct("snapshot") { _ = $0.director?.snapshot() },
    ReleaseAct("save") { $0.director?.save() },
    ReleaseAct("observe") { window in
      let observation = window.director?.observe { _ in }
      observation?.cancel()
    },
    ReleaseAct("set guards") {
      $0.director?.guards = []
      $0.director?.fallback = nil
    },
    ReleaseAct("task") { $0.root.task {} },
    ReleaseAct("close") { $0.director?.close() },
  ]
}
