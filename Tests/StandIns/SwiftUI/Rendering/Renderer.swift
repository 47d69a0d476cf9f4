public import Foundation
@_spi(Test) public import UIKit

/// What SwiftUI would show of a view or an app, on a clock that the test moves.
///
/// It keeps the identities of views and their state, evaluates bodies when what they read has changed, moves
/// stacks and layers in their time, and plays the user's hand. What SwiftUI refuses or warns of is in
/// ``complaints``; how awkwardly it behaves is set by ``behaviors``.
@_spi(Test) @MainActor public final class Renderer {
  /// Time, and the UIKit that representables stand on.
  public let simulation: UIKitSimulation
  /// How the system behaves if it has a choice.
  public var behaviors: Set<Behavior>
  /// How long things take, in seconds.
  public var durations = Durations()
  /// Where views are that are measured, by the words in them; there is no layout.
  public var frames: [String: CGRect] = [:]
  /// The windows that are open, oldest first.
  public internal(set) var windows: [Window] = []
  /// What SwiftUI refused, ignored or warned of, oldest first.
  public private(set) var complaints: [Complaint] = []
  /// What was lost without a word, oldest first.
  public private(set) var losses: [String] = []
  /// How often the bodies of views of each type were evaluated.
  public private(set) var bodies: [String: Int] = [:]
  /// The links that views opened and nothing handled.
  public internal(set) var openedURLs: [URL] = []
  var chance: Chance
  var groups: [WindowKind] = []
  var menus: [MenuKind] = []
  var madeWindows = 0
  /// What the last field that was removed read, where the system keeps it.
  var keptField: EnvironmentValues?
  private var effects: [() -> Void] = []

  /// Shows a view in a window.
  public convenience init<Content: View>(
    behaviors: Set<Behavior> = [], traits: UITraitCollection = .phone, seed: UInt64 = 1,
    @ViewBuilder content: () -> Content
  ) {
    self.init(behaviors: behaviors, traits: traits, seed: seed)
    open(content(), Window.Request())
  }

  init(behaviors: Set<Behavior>, traits: UITraitCollection, seed: UInt64) {
    simulation = UIKitSimulation(traits: traits)
    (self.behaviors, chance) = (behaviors, Chance(state: seed))
  }

  @discardableResult func open(_ content: any View, _ request: Window.Request) -> Window {
    let window = Window(content, request, in: self)
    windows.append(window)
    window.open()
    return window
  }

  /// The window in front, which was opened last.
  public var window: Window {
    guard let window = windows.last else { preconditionFailure("no window is open") }
    return window
  }

  /// What a person sees in the window in front.
  public var outline: String { window.outline }
  /// The hand of the person in front of it.
  public var user: User { window.user }

  /// Does what is due next.
  public func turn() { simulation.step() }
  /// Passes time, doing what falls due.
  public func advance(by seconds: TimeInterval) { simulation.advance(by: seconds) }
  /// Passes time until nothing waits for it.
  public func settle() { simulation.settle() }
  /// Whether nothing waits for time to pass.
  public var isIdle: Bool { simulation.clock.isIdle }

  /// Forgets what was complained of, and returns it.
  @discardableResult public func takeComplaints() -> [Complaint] {
    defer { complaints = [] }
    return complaints
  }

  /// Forgets which bodies were evaluated, and returns how often each was.
  @discardableResult public func takeBodies() -> [String: Int] {
    defer { bodies = [:] }
    return bodies
  }
}

extension Renderer {
  var now: TimeInterval { simulation.clock.now }
  func run(_ body: () -> Void) { simulation.run(body) }
  func behaves(_ behavior: Behavior) -> Bool { behaviors.contains(behavior) }
  func complain(_ complaint: Complaint) { complaints.append(complaint) }
  func lose(_ text: String) { losses.append(text) }
  func note(bodyOf type: Any.Type) { bodies["\(type)", default: 0] += 1 }
  func after(_ delay: TimeInterval, _ body: @escaping () -> Void) {
    simulation.clock.after(delay, body)
  }

  /// Does something once the running update is done.
  func afterUpdate(_ effect: @escaping () -> Void) { effects.append(effect) }

  /// Does what was put off, in order, also where one of them has the rest done.
  func runEffects() {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      run { effect() }
    }
  }
}
