import Usher
import UsherTesting

/// A screen with a title and nothing else.
final class Plain: Screen {
  var title: String?
  var dismissal: Dismissal

  init(_ title: String, _ dismissal: Dismissal = .free) {
    self.title = title
    self.dismissal = dismissal
  }
}

/// A log of the coordinators' calls in a test, in order.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func tear() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A coordinator whose layout a test supplies, and which logs its callbacks.
class Teller: Coordinator {
  let name: String
  let diary: Diary
  var layout: @MainActor (Teller) throws -> SceneLayout
  var starts: @MainActor (Teller) -> Void = { _ in }
  var attempts: [DismissalAttempt] = []

  init(
    _ name: String, _ diary: Diary = Diary(),
    layout: @escaping @MainActor (Teller) throws -> SceneLayout
  ) {
    self.name = name
    self.diary = diary
    self.layout = layout
  }

  convenience init(_ name: String, _ diary: Diary = Diary(), screen: Plain) {
    self.init(name, diary) { _ in .screen(screen) }
  }

  /// Creates a coordinator with a plain screen of its own name.
  convenience init(_ name: String, _ diary: Diary = Diary()) {
    self.init(name, diary) { _ in .screen(Plain(name)) }
  }

  /// One with a stack of plain screens.
  convenience init(_ name: String, _ diary: Diary = Diary(), stack: [String]) {
    self.init(name, diary) { _ in .stack(stack.map { Plain($0) }) }
  }

  override func build() throws -> SceneLayout { try layout(self) }

  override func didStart() {
    diary.write("\(name) started")
    starts(self)
  }

  override func didFinish() { diary.write("\(name) finished") }

  override func didPop(_ screen: any Screen) {
    diary.write("\(name) lost \(screen.titleText ?? "")")
  }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    diary.write("\(name) asked")
    attempts.append(attempt)
  }
}

/// A teller that gives a number.
final class Counter: Teller, Concluding {
  typealias Output = Int
}

/// A scope that logs its end.
final class DiaryScope: CoordinatorScope {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
  }

  func makeChild(for type: Coordinator.Type) -> any CoordinatorScope {
    DiaryScope("scope of \(type)", diary)
  }

  func adopt(_ coordinator: Coordinator) {}

  func end() { diary.write("\(name) ended") }
}
