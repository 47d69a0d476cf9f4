/// Makes a screen while a transition is being prepared.
@MainActor package struct ScreenSource {
  /// Makes the screen, in the scope of the requesting coordinator.
  package typealias Make = @MainActor (any CoordinatorScope) throws -> any Screen

  let signature: AnyHashable?
  /// The identity of a screen that exists already.
  private(set) var identity: ObjectIdentifier?
  let make: Make

  /// The value that distinguishes its destination from others.
  var destination: AnyHashable? { signature ?? identity.map { AnyHashable($0) } }

  /// Makes a source.
  ///
  /// The signature is the type with its arguments, if these can be compared, to detect a double
  /// tap. An error of `make` refuses the transition.
  package init(signature: AnyHashable?, make: @escaping Make) {
    self.signature = signature
    self.make = make
  }

  init(_ screen: any Screen) {
    self.init(signature: nil) { _ in screen }
    identity = ObjectIdentifier(screen)
  }
}
