public import Foundation
@_spi(Test) public import UIKit

/// Simulates SwiftUI's display of a view or an app, on a clock that the test controls.
///
/// It keeps the identities of views and their state, evaluates bodies when the values that they
/// read have changed, moves stacks and layers over time, and simulates the user. Refusals and
/// warnings of SwiftUI are in ``complaints``; ``behaviors`` selects its difficult behavior.
@_spi(Test) @MainActor public final class Renderer {
  /// The clock, and the UIKit of representables.
  public let simulation: UIKitSimulation
  /// The choices of the system's behavior.
  public var behaviors: Set<Behavior>
  /// The durations of transitions and delays, in seconds.
  public var durations = Durations()
  /// The frames of measured views, by their texts; there is no layout.
  public var frames: [String: CGRect] = [:]
  /// The windows that are open, oldest first.
  public internal(set) var windows: [Window] = []
  /// The refusals and warnings of SwiftUI, oldest first.
  public private(set) var complaints: [Complaint] = []
  /// The changes that were lost silently, oldest first.
  public private(set) var losses: [String] = []
  /// The number of evaluations of the bodies of each view type.
  public private(set) var bodies: [String: Int] = [:]
  /// The links that views opened without a handler.
  public internal(set) var openedURLs: [URL] = []
  var chance: Chance
  var groups: [WindowKind] = []
  var menus: [MenuKind] = []
  var madeWindows = 0
  /// The environment of the last removed field, if the system keeps it.
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

  /// An outline of the visible elements of the window in front.
  public var outline: String { window.outline }
  /// The simulated user of the renderer.
  public var user: User { window.user }

  /// Runs the next event.
  public func turn() { simulation.step() }
  /// Advances the clock, running due events.
  public func advance(by seconds: TimeInterval) { simulation.advance(by: seconds) }
  /// Advances the clock until no event is scheduled.
  public func settle() { simulation.settle() }
  /// A Boolean value that indicates whether no event is scheduled.
  public var isIdle: Bool { simulation.clock.isIdle }

  /// Removes the complaints and returns them.
  @discardableResult public func takeComplaints() -> [Complaint] {
    defer { complaints = [] }
    return complaints
  }

  /// Removes the numbers of evaluated bodies and returns them.
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

  /// Runs an action once the running update is done.
  func afterUpdate(_ effect: @escaping () -> Void) { effects.append(effect) }

  /// Runs the postponed effects in order, even if one of them runs the rest.
  func runEffects() {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      run { effect() }
    }
  }
}
