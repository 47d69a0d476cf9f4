extension ContainerError {
  /// A kind of problem; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// A short name of the reason.
    public let description: String

    /// A dependency that is not registered.
    public static let missing = Reason(description: "missing")
    /// Initializers that need one another.
    public static let cycle = Reason(description: "cycle")
    /// A chain of initializers that is too long for the stack.
    public static let tooDeep = Reason(description: "too deep")
    /// Two registrations of one service.
    public static let duplicate = Reason(description: "duplicate")
    /// Two different assemblies of one type that cannot be distinguished.
    public static let ambiguousAssembly = Reason(description: "ambiguous assembly")
    /// An override that replaces nothing.
    public static let overridesNothing = Reason(description: "overrides nothing")
    /// A longer-lived instance that would hold a shorter-lived one.
    public static let captive = Reason(description: "captive")
    /// A scope that nothing opens.
    public static let unopenedScope = Reason(description: "unopened scope")
    /// An argument that nothing takes.
    public static let unusedArgument = Reason(description: "unused argument")
    /// A name for a dependency that does not exist.
    public static let unusedName = Reason(description: "unused name")
    /// A decorator of a service that is not registered.
    public static let decoratesNothing = Reason(description: "decorates nothing")
    /// A declaration that the lifetime does not allow.
    public static let lifetime = Reason(description: "lifetime")
    /// A factory that threw while eager instances were made, or during verification.
    public static let failed = Reason(description: "failed")
    /// A callback that threw at the end of an instance.
    public static let failedEnd = Reason(description: "failed end")
    /// An `onClose` that was not awaited.
    public static let unawaitedEnd = Reason(description: "unawaited end")
    /// A registration made after the container.
    public static let late = Reason(description: "late")
  }
}
