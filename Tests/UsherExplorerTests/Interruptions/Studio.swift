import UsherExplorer

/// A studio whose screens are notified by the display when a swipe begins to move them.
///
/// A faulty canvas puts its brushes away then, and does not take them out again.
final class Studio: Coordinator {
  override func build() throws -> SceneLayout { .stack(Easel(self)) }

  static func stage() throws -> TestStage {
    try TestStage(root: Studio(), host: SwipingHost())
  }
}

final class Easel: Screen, ActionProviding {
  private let studio: Studio
  init(_ studio: Studio) { self.studio = studio }

  var screenActions: [ScreenAction] {
    [ScreenAction("Paint") { self.studio.push(Canvas(self.studio), from: self) }]
  }
}

final class Canvas: Screen, ActionProviding {
  private(set) var isPutAway = false
  private let isFaulty = Fault.isOn
  private let studio: Studio
  init(_ studio: Studio) { self.studio = studio }

  var dismissal: Dismissal { isPutAway ? .locked : .free }

  var screenActions: [ScreenAction] {
    isPutAway ? [] : [ScreenAction("Sign") { self.studio.pop() }]
  }

  func willDisappear() {
    isPutAway = true
    studio.update(self)
  }

  func willAppear() {
    guard !isFaulty else { return }
    isPutAway = false
    studio.update(self)
  }
}

/// A display whose screens have the callbacks of a platform's swipe.
private final class SwipingHost: TouchHost {
  private let display = RulesHost()
  private weak var director: SceneDirector?

  var capabilities: HostCapabilities { display.capabilities }
  var shown: SceneTree { display.shown }
  var isInteracting: Bool { display.isInteracting }

  func attach(to director: SceneDirector) {
    self.director = director
    display.attach(to: director)
  }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    display.perform(step, completion: completion)
  }

  func detach() { display.detach() }
  func writeToLog(_ write: @escaping @MainActor () -> Void) {}

  func begin(_ gesture: TouchGesture) -> Bool {
    guard display.begin(gesture) else { return false }
    canvas?.willDisappear()
    return true
  }

  func completeGesture() { display.completeGesture() }

  func cancelGesture() {
    canvas?.willAppear()
    display.cancelGesture()
  }

  private var canvas: Canvas? {
    director?.tree.active.flatMap { director?.screen(for: $0.id) } as? Canvas
  }
}
