import Testing
import UsherDI
import UsherTesting

// A desk whose layout each test gives, with two flows and screens by their keys.

struct Row: ScreenKey, DurableRoute {
  static let tag = "row"
  let number: Int
  init(_ number: Int) { self.number = number }
}
struct Hint: ScreenKey {}
struct Post: FlowKey, DurableRoute { static let tag = "post" }
struct Find: FlowKey {}
struct About: FlowKey {}
struct Papers: FlowKey {}
struct Letters: FlowKey, DurableRoute { static let tag = "letters" }
struct LetterRoute: DurableRoute {
  static let tag = "letter"
  let id: Int
}
struct Counter: FlowKey { typealias Output = Int }

final class RowScreen: Screen {
  var title: String? { "Row \(number)" }
  var dismissal = Dismissal.free
  let number: Int
  init(_ row: Row) { number = row.number }
}
final class HintScreen: Screen {}
final class ListScreen: Screen {}
final class FindScreen: Screen {}
final class AboutScreen: Screen {}
final class PlainScreen: Screen {}

final class PostCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(ListScreen()) }
}
final class FindCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(FindScreen()) }
}
final class LettersCoordinator: Coordinator, Routing, Concluding {
  let initialRoute = LetterRoute(id: 0)
  func transition(to route: LetterRoute) -> SceneTransition {
    route.id == 0 ? .sequence([]) : .push(Row(route.id), as: .detail)
  }
  override func build() -> SceneLayout { .stack(ListScreen()) }
}
final class CounterCoordinator: Coordinator, Concluding {
  typealias Output = Int
  override func build() -> SceneLayout { .screen(PlainScreen()) }
}
final class AboutCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout { .screen(AboutScreen()) }
}

final class PapersCoordinator: Coordinator, Concluding {
  override func build() -> SceneLayout {
    .adaptive(
      compact: .stack(Row(1)),
      regular: .split(SceneLayout.stack(Row(1)), detail: Hint()).labeled("Wide"))
  }
}

@MainActor final class DeskLayout {
  let make: @MainActor () -> SceneLayout
  init(_ make: @escaping @MainActor () -> SceneLayout) { self.make = make }
}

final class DeskCoordinator: Coordinator {
  var attempt: DismissalAttempt?
  private let layout: DeskLayout
  init(layout: DeskLayout) { self.layout = layout }
  override func build() -> SceneLayout { layout.make() }
  override func didAttemptDismissal(_ attempt: DismissalAttempt) { self.attempt = attempt }
}

struct DeskAssembly: Assembly {
  let layout: DeskLayout
  func assemble(into registrar: Registrar) {
    registrar.register(value: layout)
    registrar.register(DeskCoordinator.init)
    registrar.register(PostCoordinator.init, for: Post.self)
    registrar.register(FindCoordinator.init, for: Find.self)
    registrar.register(LettersCoordinator.init, for: Letters.self)
    registrar.register(CounterCoordinator.init, for: Counter.self)
    registrar.register(AboutCoordinator.init, for: About.self)
    registrar.register(PapersCoordinator.init, for: Papers.self)
    registrar.register({ (row: Row) in RowScreen(row) }, for: Row.self)
    registrar.register(HintScreen.init, for: Hint.self)
  }
}

@MainActor func desk(
  _ width: SceneWidth, guards: [Guard] = [], _ layout: @escaping @MainActor () -> SceneLayout
) throws -> TestStage {
  try TestStage(DeskCoordinator.self, DeskAssembly(layout: DeskLayout(layout))) { _ in
  } beforeStart: {
    $0.restoration = try RestorationTable { $0.register(Row.self) }
    $0.guards = guards
    $0.report(.resized(width: width == .regular ? 900 : 300))
  }
}

/// A list and its details.
@MainActor func listAndDetail() -> SceneLayout {
  .adaptive(
    compact: .stack(Row(1)), regular: .split(SceneLayout.stack(Row(1)), detail: Hint()))
}

/// Two flows as tabs, or as columns with a detail column.
@MainActor func mailbox() -> SceneLayout {
  .adaptive(compact: .tabs(Post(), Find()), regular: .split(Find(), Post(), detail: Hint()))
}

/// A tab that only a narrow window has.
@MainActor func withTab() -> SceneLayout {
  .adaptive(
    compact: .tabs(Post(), SceneLayout.stack(Row(9))), regular: .split(Post(), detail: Hint()))
}

extension TestStage {
  func fold(to width: SceneWidth) async {
    user.resize(to: width)
    await settle()
  }

  /// The tree in a line: T tabs, S columns, [] a stack, * the selection, ^ a layer.
  var shape: String { director.tree.layers.map(shape).joined(separator: " ^ ") }

  private func shape(_ node: Node) -> String {
    if let row = director.screen(for: node.id) as? RowScreen { return "\(row.number)" }
    let inside = node.children
      .map { (node.shape.selected == $0.id ? "*" : "") + shape($0) }.joined(separator: " ")
    return switch node.kind {
    case .stack: "[\(inside)]"
    case .tabs: "T(\(inside))"
    case .split: "S(\(inside))"
    default: node.name
    }
  }

  var desk: DeskCoordinator { get throws { try coordinator(DeskCoordinator.self) } }
  var post: PostCoordinator { get throws { try coordinator(PostCoordinator.self) } }
  var refusals: [String] { events(.refused).map(\.error.description) }
}
