/// Makes a display match a tree, one step at a time: UIKit, SwiftUI, a terminal, or a test.
///
/// The director compares `shown` with the admitted tree, and requests the first legal step until
/// both are equal. A host never decides what to show; it performs steps and reports facts.
@MainActor public protocol SceneHost: AnyObject, Sendable {
  /// The capabilities of the host in one step.
  var capabilities: HostCapabilities { get }

  /// The tree that the host shows now, by the identities of the nodes it was given.
  ///
  /// It changes by steps and by the user's actions. Report an action in the same turn of the main
  /// actor.
  var shown: SceneTree { get }

  /// The host that this one forwards its steps to, if it wraps one.
  ///
  /// The director asks that host about its platform's limits, and refuses requests beyond them.
  var wrappedHost: (any SceneHost)? { get }

  /// Attaches the host to a director, which it holds weakly.
  func attach(to director: SceneDirector)

  /// A Boolean value that indicates whether a gesture is moving the display.
  ///
  /// The director reads it if the end of a gesture has not been reported for a long time.
  var isInteracting: Bool { get }

  /// Performs one step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Call it when the step has ended, successfully or not; without animation,
  ///     before returning. A second call is ignored. If it is never called, the director compares
  ///     again after a time limit.
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void)

  /// Releases the director, which has closed, and everything that the host still shows.
  ///
  /// The host may still show something, if there was no display to clear or a gesture prevented it.
  func detach()

  /// Writes a line to the log, at once or when it does not spoil the display.
  ///
  /// Call the closure once, or never if the line is not to be written.
  func writeToLog(_ write: @escaping @MainActor () -> Void)

  /// Announces to users of assistive technologies that another screen is in front.
  ///
  /// - Parameter announcement: The text to speak; `nil` if there is none.
  func announce(_ announcement: String?)

  /// Advertises the place in front to the system.
  ///
  /// - Parameter place: The place; `nil` if it is not advertised.
  func advertise(_ place: AdvertisedPlace?)
}

extension SceneHost {
  /// All changes in one step.
  public var capabilities: HostCapabilities { HostCapabilities() }

  /// `nil`: the host wraps no other one.
  public var wrappedHost: (any SceneHost)? { nil }

  /// `false`: a gesture whose end is not reported ends by time.
  public var isInteracting: Bool { false }

  /// Writes at once.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) { write() }

  /// Forwards to the wrapped host; without one, nothing is announced.
  public func announce(_ announcement: String?) { wrappedHost?.announce(announcement) }

  /// Forwards to the wrapped host; without one, the system is not notified.
  public func advertise(_ place: AdvertisedPlace?) { wrappedHost?.advertise(place) }
}
