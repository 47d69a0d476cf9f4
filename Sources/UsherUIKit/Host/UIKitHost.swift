#if canImport(UIKit)
public import UIKit
public import Usher

/// Shows a director's navigation with UIKit's own containers: windows, stacks, tabs, columns, pages.
///
/// It performs one step at a time and says what it sees: `shown` is read from the view controllers,
/// whoever changed them. It keeps every delegate that the app has set, and stands before it.
public final class UIKitHost: SceneHost {
  /// What it shows, as it was when nothing moved last.
  public private(set) var shown = SceneTree()

  let mount: Mount
  weak var director: SceneDirector?
  var root: Place?
  var layers: [Layer] = []
  var animators: [String: Animator] = [:]
  /// The step that runs.
  private(set) var running: Running?
  /// Whether the display is the user's, or somebody else's, until its transition has ended.
  private(set) var isGesturing = false
  private var tickets = 0
  private var isLookingSoon = false

  struct Running {
    let ticket: Int
    let step: Step
    let expected: SceneTree
    let completion: @MainActor () -> Void
  }

  /// Makes a host that fills a window; what the window shows so far stays until the director starts.
  ///
  /// - Parameter window: The window.
  public convenience init(window: UIWindow) {
    self.init(.window(window))
  }

  init(_ mount: Mount) {
    self.mount = mount
  }

  /// Begins to serve a director.
  ///
  /// - Parameter director: The director to ask for screens and to report facts to.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs one step, once nothing else moves on the display.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called when it has ended; before the return where nothing is animated.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    tickets += 1
    running = nil
    perform(step, tickets, completion)
  }

  /// Gives the window's view controllers back, and holds nothing any more.
  public func detach() {
    director = nil
    running = nil
    isGesturing = false
    for place in places { place.release() }
    (root, layers, shown) = (nil, [], SceneTree())
  }
}

extension UIKitHost {
  private func perform(
    _ step: Step, _ ticket: Int, _ completion: @escaping @MainActor () -> Void
  ) {
    guard ticket == tickets else { return }
    let again: @MainActor () -> Void = { [weak self] in self?.perform(step, ticket, completion) }
    if let transition, wait(for: transition, then: again) { return }
    let before = shown
    let facts = observe(expecting: before)
    guard shown == before else { return hand(facts, over: completion) }
    guard let expected = try? shown.applying(step.edit) else { return completion() }
    running = Running(ticket: ticket, step: step, expected: expected, completion: completion)
    begin(step) { [weak self] in self?.end(ticket) }
    attend(to: expected)
  }

  /// Ends the step that runs, whoever notices first that it has ended.
  private func end(_ ticket: Int) {
    guard let running, running.ticket == ticket else { return }
    self.running = nil
    attend(to: running.expected)
    hand(observe(expecting: running.expected), over: running.completion)
  }

  func endStep() {
    if let running { end(running.ticket) }
  }

  /// Says that a step has ended, and first what others have done to the display meanwhile.
  ///
  /// Until the director has followed them, it must not ask for another step.
  private func hand(_ facts: [Fact], over completion: @MainActor () -> Void) {
    guard !facts.isEmpty else { return completion() }
    isGesturing = true
    director?.report(.gestureBegan)
    for fact in facts { director?.report(fact) }
    completion()
    soon { [weak self] in self?.userEnded(isCancelled: false) }
  }
}

extension UIKitHost {
  /// Waits until a transition has ended; says whether there is anything to wait for.
  func wait(
    for transition: any UIViewControllerTransitionCoordinator,
    then body: @escaping @MainActor () -> Void
  ) -> Bool {
    transition.animate(alongsideTransition: nil) { _ in soon(body) }
  }

  /// Looks at the display at the end of this turn, however often it is asked in it.
  func lookSoon() {
    guard !isLookingSoon else { return }
    isLookingSoon = true
    soon { [weak self] in
      self?.isLookingSoon = false
      self?.look()
    }
  }

  /// Looks whether somebody else has changed the display, unless it is changing still.
  func look() {
    guard running == nil, !isGesturing, director != nil else { return }
    if let transition, wait(for: transition, then: { [weak self] in self?.lookSoon() }) { return }
    let before = shown
    let facts = observe(expecting: before)
    if facts.count == 1 {
      director?.report(facts[0])
    } else if shown != before {
      report(all: facts)
    }
  }

  /// Reports several facts as one deed, or none, where the director has to put things back.
  private func report(all facts: [Fact]) {
    director?.report(.gestureBegan)
    for fact in facts { director?.report(fact) }
    director?.report(.gestureEnded(completed: !facts.isEmpty))
  }

  /// Reads the display; returns what has happened to it beside what was expected.
  private func observe(expecting expected: SceneTree) -> [Fact] {
    let before = shown
    shown = read()
    attend(to: shown)
    return Changes(before: before, expected: expected, now: shown).facts
  }
}

extension UIKitHost {
  /// Somebody other than a step began to change the display: the user, or the app's own code.
  func userBegan(_ transition: any UIViewControllerTransitionCoordinator) {
    guard beginGesture() else { return }
    let isQueued = transition.animate(alongsideTransition: nil) { [weak self] context in
      let isCancelled = context.isCancelled
      soon { self?.userEnded(isCancelled: isCancelled) }
    }
    if !isQueued { soon { [weak self] in self?.userEnded(isCancelled: false) } }
  }

  /// Says that the display is not the director's for now; whether it was until now.
  @discardableResult
  func beginGesture() -> Bool {
    guard running == nil, !isGesturing, let director else { return false }
    isGesturing = true
    director.report(.gestureBegan)
    return true
  }

  /// What others began has ended; what has come of it is read from the display.
  func userEnded(isCancelled: Bool) {
    guard isGesturing else { return }
    if isCancelled { for place in places { place.restoreStack() } }
    isGesturing = false
    let facts = observe(expecting: shown)
    for fact in facts { director?.report(fact) }
    director?.report(.gestureEnded(completed: !facts.isEmpty))
  }

  /// A button of an alert was chosen, which has gone by now.
  func note(answer fact: Fact) {
    if !isGesturing { shown = read() }
    director?.report(fact)
  }

  /// Passes on what is about one screen, and looks what else has happened.
  func note(_ fact: Fact) {
    director?.report(fact)
    if running == nil && !isGesturing { lookSoon() }
  }
}

/// Runs something in the next turn of the main actor, when UIKit has ended what it is doing.
@MainActor func soon(_ body: @escaping @MainActor () -> Void) {
  Task { body() }
}
#endif
