/// What makes a display match a tree, one step at a time: UIKit, SwiftUI, a terminal, or a test.
///
/// The director compares `shown` with what it admitted, and asks for the first legal step until both
/// are equal. A host never decides what to show; it performs steps and reports facts.
@MainActor public protocol SceneHost: AnyObject, Sendable {
  /// The capabilities of the host in one step.
  var capabilities: HostCapabilities { get }

  /// The tree that the host shows now, by the identities of the nodes it was given.
  ///
  /// It changes by steps, and by what the user does; in the latter case the fact is reported in the
  /// same turn of the main actor.
  var shown: SceneTree { get }

  /// The host that this one passes its steps on to, if it wraps one.
  ///
  /// The director asks that one what its platform cannot show, which is refused then.
  var wrappedHost: (any SceneHost)? { get }

  /// Begins to serve a director; holds it weakly.
  func attach(to director: SceneDirector)

  /// A Boolean value that indicates whether the user's gesture moves the display now.
  ///
  /// The director reads it where the end of a gesture has not been reported for a long time.
  var isInteracting: Bool { get }

  /// Performs one step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: To be called when it has ended, whether it worked or not; before the return
  ///     where nothing is animated. Called twice, the second time is ignored; where it never comes,
  ///     the director looks again after a while.
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void)

  /// Releases the director, which has closed, and all that the host still shows.
  ///
  /// The host still shows something where there was no display to clear, or a finger held it to the end.
  func detach()

  /// Writes a line of log, at once or when that does not spoil what it shows.
  ///
  /// The closure is called once, or never where nobody is to read the line.
  func writeToLog(_ write: @escaping @MainActor () -> Void)
}

extension SceneHost {
  /// Everything in one step.
  public var capabilities: HostCapabilities { HostCapabilities() }

  /// No other host.
  public var wrappedHost: (any SceneHost)? { nil }

  /// No gesture that the host knows of, so that one whose end is not reported ends by time.
  public var isInteracting: Bool { false }

  /// Writes at once.
  public func writeToLog(_ write: @escaping @MainActor () -> Void) { write() }
}
