import Testing
import UsherDI
import UsherTesting

// A hall with two flows, whose layouts a test gives.

struct LeftTab: FlowKey, DurableRoute { static let tag = "left" }
struct RightTab: FlowKey, DurableRoute { static let tag = "right" }
struct HallList: ScreenKey { let name: String }
struct Cover: ScreenKey {
  let name: String
  init(_ name: String) { self.name = name }
}
struct Leaf: ScreenKey, DurableRoute {
  static let tag = "leaf"
  let id: Int
}
struct Ask: FlowKey { typealias Output = Int }
struct Quiz: FlowKey, DurableRoute { static let tag = "quiz" }

class NamedScreen: Screen {
  let name: String
  init(_ name: String) { self.name = name }
  var title: String? { name }
}
final class HallListScreen: NamedScreen {}
final class CoverScreen: NamedScreen {}
final class LeafScreen: NamedScreen {}

final class Hall: Coordinator {
  private let plan: Plan
  init(plan: Plan) { self.plan = plan }
  override func build() -> SceneLayout { plan.root() }

  /// The layouts of the hall and of its left flow.
  final class Plan {
    let root: @MainActor () -> SceneLayout
    let left: @MainActor () -> SceneLayout

    init(
      root: @escaping @MainActor () -> SceneLayout,
      left: @escaping @MainActor () -> SceneLayout = { .stack(HallList(name: "Left")) }
    ) {
      (self.root, self.left) = (root, left)
    }
  }

  static func columns(_ name: String, detail: String) -> SceneLayout {
    .adaptive(
      compact: .stack(HallList(name: name)),
      regular: .split(SceneLayout.stack(HallList(name: name)), detail: Cover(detail)))
  }

  static func columns() -> SceneLayout { columns("Left", detail: "RL") }

  static func mail() -> SceneLayout {
    .adaptive(
      compact: .tabs(LeftTab(), RightTab()),
      regular: .split(RightTab(), LeftTab(), detail: Cover("R")))
  }

  /// Pages in a narrow window, and tabs in a column of a wide one.
  static func pages() -> SceneLayout {
    .adaptive(
      compact: .tabs(SceneLayout.pages(RightTab().id(1), RightTab().id(2)), LeftTab()),
      regular: .split(
        LeftTab(), SceneLayout.tabs(RightTab().id(2), RightTab().id(1)), detail: Cover("R")))
  }

  static func list() -> SceneLayout {
    .adaptive(
      compact: .stack(HallList(name: "Hall")),
      regular: .split(SceneLayout.stack(HallList(name: "Hall")), detail: Cover("R")))
  }

  static func stage(
    wide isWide: Bool,
    left: @escaping @MainActor () -> SceneLayout = { .stack(HallList(name: "Left")) },
    _ layout: @escaping @MainActor () -> SceneLayout
  ) throws -> TestStage {
    try stage(Plan(root: layout, left: left), wide: isWide)
  }

  static func stage(
    _ plan: Plan, wide isWide: Bool, guards: [Guard] = []
  ) throws -> TestStage {
    try TestStage(
      Hall.self, HallAssembly(plan: plan),
      beforeStart: { director in
        director.guards = guards
        director.restoration = try RestorationTable {
          $0.register(LeftTab.self)
          $0.register(RightTab.self)
          $0.register(Leaf.self)
          $0.register(Quiz.self)
        }
        if isWide { director.report(.resized(width: 1_000)) }
      })
  }
}

final class Left: Coordinator, Concluding {
  private let plan: Hall.Plan
  init(plan: Hall.Plan) { self.plan = plan }
  override func build() -> SceneLayout { plan.left() }
}

final class Right: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(HallList(name: "Right")) }
}

private final class AskFlow: Coordinator, Concluding {
  typealias Output = Int
  override func build() -> SceneLayout { .screen(HallList(name: "Ask")) }
}

final class QuizFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .screen(HallList(name: "Quiz")) }
}

private struct HallAssembly: Assembly {
  let plan: Hall.Plan
  func assemble(into registrar: Registrar) {
    registrar.register(value: plan)
    registrar.register(Hall.init)
    registrar.register(Left.init, for: LeftTab.self)
    registrar.register(Right.init, for: RightTab.self)
    registrar.register(AskFlow.init, for: Ask.self)
    registrar.register(QuizFlow.init, for: Quiz.self)
    registrar.register({ (key: HallList) in HallListScreen(key.name) }, for: HallList.self)
    registrar.register({ (key: Cover) in CoverScreen(key.name) }, for: Cover.self)
    registrar.register({ (key: Leaf) in LeafScreen("\(key.id)") }, for: Leaf.self)
  }
}

extension TestStage {
  var hall: Hall { get throws { try coordinator(Hall.self) } }

  func list(_ name: String) -> HallListScreen {
    screens(HallListScreen.self).first { $0.name == name } ?? HallListScreen("none")
  }

  /// Expects that a window that folds and unfolds, or the reverse, shows the same as before.
  func expectSameThereAndBack(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let (before, width) = (titledOutline, director.width)
    let identities = Set(director.tree.nodes.filter { $0.kind == .screen }.map(\.id))
    await fold(to: width == .compact ? .regular : .compact)
    let between = titledOutline
    #expect(director.width != width, "\(between)", sourceLocation: sourceLocation)
    await fold(to: width)
    #expect(titledOutline == before, "between:\n\(between)", sourceLocation: sourceLocation)
    let missing = identities.subtracting(director.tree.nodes.map(\.id))
    #expect(
      missing.compactMap { director.tree.node($0)?.name } == [], sourceLocation: sourceLocation)
  }
}
