public import Foundation

/// Simulates a device: its clock, its app, its scenes, UIKit's messages, and the user.
///
/// Windows that are made while a simulation is current belong to it with all their content; any
/// other window gets one of its own, whose clock runs by itself. Simulations are independent.
@_spi(Test) @MainActor public final class UIKitSimulation {
  /// The driver of the clock.
  public enum Pace: Sendable {
    /// The test, by ``UIKitSimulation/advance(by:)`` and ``UIKitSimulation/settle()``.
    case manual
    /// The simulation, one event at a time between the tasks of the main actor.
    case automatic
  }

  /// The current simulation of code that only uses UIKit.
  nonisolated public static var current: UIKitSimulation? { Ambient.simulation }

  /// The clock of the simulation.
  public let clock = SimulatedClock()
  /// The driver of the clock.
  public let pace: Pace
  /// The device and the size of its screen.
  public private(set) var traits: UITraitCollection
  /// The messages and exceptions of UIKit, oldest first.
  public private(set) var messages: [UIKitMessage] = []
  /// The scenes of storyboards by the storyboard's name and their identifier.
  public var storyboards: [String: [String: UIViewController.Type]] = [:]
  /// The views of nibs, by name.
  public var nibs: [String: @MainActor (UIViewController) -> UIView] = [:]
  /// A Boolean value that indicates whether stacks change at the next layout and presentations
  /// begin at the end of the turn.
  public var defersTransitions = true
  /// A Boolean value that indicates whether the system animates a switch of tabs.
  public var animatesTabs = false
  /// A Boolean value that indicates whether a bar that is built of tabs calls its delegate's
  /// controller methods as well.
  public var tellsTabsTwice = true
  /// A Boolean value that indicates whether a phone shows action sheets in popovers, as since iOS
  /// 26.
  public var showsActionSheetsInPopovers = false
  /// Its app, which `UIApplication.shared` answers while this simulation is current.
  public private(set) lazy var application = UIApplication(simulation: self)
  /// Creates the delegate of a requested scene; without one, no scene connects.
  public var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
  /// The error of requests for scenes.
  public var refusalOfScenes: (any Error)?
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var reducesMotion = false
  /// The simulated VoiceOver.
  public let voiceOver = SimulatedVoiceOver()
  /// A Boolean value that indicates whether `UIView` animates changes.
  var animatesViews = true
  var transitionBeingAnimated: Transition?
  private var held: [WeakWindow] = []
  private var isPassingTime = false

  /// Starts a device, by default a phone.
  public init(pace: Pace = .manual, traits: UITraitCollection = .phone) {
    self.pace = pace
    self.traits = traits
    if pace == .automatic { clock.onSchedule { [weak self] in self?.passTime() } }
  }

  /// Runs code in this simulation.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Ambient.$simulation.withValue(self, operation: body)
  }

  /// Advances the clock.
  public func advance(by seconds: TimeInterval) { run { clock.advance(by: seconds) } }

  /// Advances the clock until no event is scheduled.
  public func settle() { while !clock.isIdle { step() } }

  /// Runs the next event.
  public func step() { run { clock.fireNext() } }

  /// Removes the messages and returns them.
  @discardableResult public func takeMessages() -> [UIKitMessage] {
    defer { messages = [] }
    return messages
  }

  /// Records a message of UIKit.
  func note(_ message: UIKitMessage) { messages.append(message) }

  /// The windows on it, oldest first.
  public var windows: [UIWindow] { held.compactMap(\.window) }

  func adopt(_ window: UIWindow) {
    held.removeAll { $0.window == nil }
    held.append(WeakWindow(window: window))
  }

  func change(_ traits: UITraitCollection) { self.traits = traits }

  private func passTime() {
    guard !isPassingTime else { return }
    isPassingTime = true
    Task {
      while !clock.isIdle {
        await Task.yield()
        step()
      }
      isPassingTime = false
    }
  }
}

/// The simulation of the running task.
private enum Ambient {
  @TaskLocal static var simulation: UIKitSimulation?
}
