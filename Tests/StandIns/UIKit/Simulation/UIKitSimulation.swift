public import Foundation

/// One device: its clock, its app, its scenes, what UIKit complained of, and the user's hand.
///
/// Windows that are made while a simulation is current belong to it, and with them whatever is shown in them;
/// any other window gets one of its own, which passes time by itself. Two simulations never see each other.
@_spi(Test) @MainActor public final class UIKitSimulation {
  /// Who makes time pass.
  public enum Pace: Sendable {
    /// The test, by ``UIKitSimulation/advance(by:)`` and ``UIKitSimulation/settle()``.
    case manual
    /// The simulation, one event after the other between the tasks of the main actor.
    case automatic
  }

  /// The simulation that code which knows only UIKit is running in.
  nonisolated public static var current: UIKitSimulation? { Ambient.simulation }

  /// Its time.
  public let clock = SimulatedClock()
  /// Who makes time pass.
  public let pace: Pace
  /// The device and the size of its screen.
  public private(set) var traits: UITraitCollection
  /// What UIKit logged or raised, oldest first.
  public private(set) var messages: [UIKitMessage] = []
  /// The scenes of storyboards by the storyboard's name and their identifier.
  public var storyboards: [String: [String: UIViewController.Type]] = [:]
  /// What nibs draw for their owners, by their names.
  public var nibs: [String: @MainActor (UIViewController) -> UIView] = [:]
  /// Whether stacks change at the next layout and presentations begin when the turn ends, not at once.
  public var defersTransitions = true
  /// Whether the system animates a switch of tabs.
  public var animatesTabs = false
  /// Whether a bar that is built of tabs asks and tells its delegate of their controllers as well.
  public var tellsTabsTwice = true
  /// Whether a phone shows sheets of actions in popovers, as it does since iOS 26.
  public var showsActionSheetsInPopovers = false
  /// Its app, which `UIApplication.shared` answers while this simulation is current.
  public private(set) lazy var application = UIApplication(simulation: self)
  /// Makes the delegate of a scene that the app asks for; without one, no scene comes.
  public var makeSceneDelegate: (@MainActor () -> any UISceneDelegate)?
  /// Why the system shows no scene that the app asks for.
  public var refusalOfScenes: (any Error)?
  /// Whether the user wants less to move.
  public var reducesMotion = false
  /// What is read to the user.
  public let voiceOver = SimulatedVoiceOver()
  /// Whether `UIView` animates anything.
  var animatesViews = true
  var transitionBeingAnimated: Transition?
  private var held: [WeakWindow] = []
  private var isPassingTime = false

  /// Starts a device, a phone unless told otherwise.
  public init(pace: Pace = .manual, traits: UITraitCollection = .phone) {
    self.pace = pace
    self.traits = traits
    if pace == .automatic { clock.onSchedule { [weak self] in self?.passTime() } }
  }

  /// Runs code in this simulation.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Ambient.$simulation.withValue(self, operation: body)
  }

  /// Passes time.
  public func advance(by seconds: TimeInterval) { run { clock.advance(by: seconds) } }

  /// Passes time until nothing waits for it any more.
  public func settle() { while !clock.isIdle { step() } }

  /// Does what is due next.
  public func step() { run { clock.fireNext() } }

  /// Forgets what was logged, and returns it.
  @discardableResult public func takeMessages() -> [UIKitMessage] {
    defer { messages = [] }
    return messages
  }

  /// Notes what UIKit says.
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

/// What the running task is in.
private enum Ambient {
  @TaskLocal static var simulation: UIKitSimulation?
}
