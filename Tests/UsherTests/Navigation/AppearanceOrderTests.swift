import Testing
import Usher
import UsherTesting

/// Appearances and disappearances come in pairs and in order, with any requests in between.
@MainActor struct AppearanceOrderTests {
  private final class Screen: ScreenLifecycle {
    let title: String?
    let diary: Diary
    var appears: @MainActor () -> Void = {}

    init(_ title: String, _ diary: Diary) { (self.title, self.diary) = (title, diary) }

    func screenDidAppear() {
      diary.write("+\(title ?? "")")
      appears()
    }
    func screenDidDisappear() { diary.write("-\(title ?? "")") }
  }

  private final class Watcher: Teller {
    override func didAppear(_ screen: any Usher.Screen) {
      diary.write("\(name) +\(screen.titleText ?? "")")
    }
    override func didDisappear(_ screen: any Usher.Screen) {
      diary.write("\(name) -\(screen.titleText ?? "")")
    }
  }

  /// A host that reports appearances on request of the test.
  private final class LateHost: SceneHost {
    private(set) var shown = SceneTree()
    private weak var director: SceneDirector?
    private var visible: [NodeID] = []

    func attach(to director: SceneDirector) { self.director = director }
    func detach() {}
    func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
      if let next = try? shown.applying(step) { shown = next }
      completion()
    }

    func reportAppearances() {
      while visible != shown.visible.map(\.id) {
        let (before, now) = (visible, shown.visible.map(\.id))
        visible = now
        for id in before where !now.contains(id) { director?.report(.disappeared(id)) }
        for id in now where !before.contains(id) { director?.report(.appeared(id)) }
      }
    }
  }

  private let diary = Diary()
  private let host = LateHost()

  private func start(_ root: Coordinator) throws -> SceneDirector {
    let director = SceneDirector(root, host: host, options: .init(seed: 1))
    try director.start()
    host.reportAppearances()
    _ = diary.tear()
    return director
  }

  /// Returns the calls of a screen, in order.
  private func told(of title: String) -> [String] {
    diary.lines.filter { $0.hasSuffix("+\(title)") || $0.hasSuffix("-\(title)") }
  }

  private let pair = ["+b", "home +b", "-b", "home -b"]

  @Test func `An observer of an appearance that pops the screen waits until all know of it`() throws
  {
    let root = Watcher("home", diary, stack: ["a"])
    let director = try start(root)
    let screen = Screen("b", diary)
    director.observe { [root] event in
      guard case .appeared(let id, _) = event, director.screen(for: id) === screen else { return }
      root.pop()
    }
    root.push(screen)
    host.reportAppearances()
    #expect(told(of: "b") == pair)
    #expect(director.tree.sketch == "[a]")
    director.close()
  }

  @Test func `A screen that pops itself as it appears disappears after all know that it appeared`()
    throws
  {
    let root = Watcher("home", diary, stack: ["a"])
    let director = try start(root)
    let screen = Screen("b", diary)
    screen.appears = { [unowned root] in root.pop() }
    root.push(screen)
    host.reportAppearances()
    #expect(told(of: "b") == pair)
    director.close()
  }

  @Test func `A flow that finishes as its screen appears is notified of both in order`() throws {
    let root = Watcher("home", diary, stack: ["a"])
    let director = try start(root)
    let screen = Screen("b", diary)
    let flow = Watcher("flow", diary) { _ in .screen(screen) }
    screen.appears = { [unowned flow] in flow.finish() }
    root.start(child: flow)
    host.reportAppearances()
    #expect(told(of: "b") == ["+b", "flow +b", "-b", "flow -b"])
    director.close()
  }

  @Test func `A change during a report is reported after it`() throws {
    let root = Watcher("home", diary, stack: ["a"])
    let director = try start(root)
    let screen = Screen("b", diary)
    root.push(screen)
    let id = try #require(director.tree.active?.id)
    screen.appears = { director.report(.disappeared(id)) }
    host.reportAppearances()
    #expect(told(of: "b") == pair)
    director.close()
  }
}
