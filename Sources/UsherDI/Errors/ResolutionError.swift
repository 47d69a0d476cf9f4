public import Usher

/// The reason why a service could not be resolved, with the path to it and how to fix it.
///
/// Its cost does not depend on the size of the container: the text is composed when it is printed.
public struct ResolutionError: Error, Sendable {
  private let storage: Storage

  /// The kind of failure.
  public var reason: Reason { content.reason }
  /// The name of the service that could not be resolved, as messages show it.
  public var service: String { TypeName.of(content.service, named: content.name) }
  /// The registrations on the path to it, from the resolved one or the one whose callback ran.
  public var path: [Step] { content.path.reversed().map(Step.init) }
  /// The source location of the call, if it is known.
  public var callSite: CallSite? { content.site }
  /// The error that a factory threw, if any.
  public var underlying: (any Error)? { content.underlying }

  /// A kind of failure; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// A short name of the reason.
    public let description: String

    /// It is not registered.
    public static let missing = Reason(description: "missing")
    /// It depends on itself, or is requested while it is being made.
    public static let cycle = Reason(description: "cycle")
    /// Too many closures are nested.
    public static let tooDeep = Reason(description: "too deep")
    /// The scope is not declared.
    public static let unknownScope = Reason(description: "unknown scope")
    /// It belongs to a scope that is not open here.
    public static let outOfScope = Reason(description: "out of scope")
    /// Its container has ended.
    public static let ended = Reason(description: "ended")
    /// An argument that it takes was not given.
    public static let missingArgument = Reason(description: "missing argument")
    /// It does not take an argument that was given.
    public static let extraArgument = Reason(description: "extra argument")
    /// Its initializer or closure threw.
    public static let failed = Reason(description: "failed")
    /// It is made asynchronously, and has not been awaited yet.
    public static let notReady = Reason(description: "not ready")
    /// The coordinator's scope is not a container.
    public static let noContainer = Reason(description: "no container")
    /// It is held weakly, and is not an object.
    public static let notAnObject = Reason(description: "not an object")
    /// It is not of the type that is needed.
    public static let wrongType = Reason(description: "wrong type")
  }

  /// A registration on the path to the failure.
  public struct Step: Hashable, Sendable {
    /// The name of the service, as messages show it.
    public let service: String
    /// The source location of the registration.
    public let callSite: CallSite

    init(_ record: RegistrationRecord) {
      service = record.description
      callSite = record.site
    }
  }

  struct Content: Sendable {
    let reason: Reason
    let service: Any.Type
    let name: Name?
    var detail = Detail.none
    var path: [RegistrationRecord] = []
    var elided = 0
    /// `true` if a call on the path can pass the argument that is missing.
    var isDeclared = false
    var site: CallSite?
    var underlying: (any Error)?
  }

  /// Further facts for the printed message.
  enum Detail: Sendable {
    case none
    case missing(NearMisses.Catalog)
    case scope(Any.Type, takesValues: Bool = false)
    case given(Any.Type, declared: [Any.Type])
    case known([Any.Type])
    case container
    /// The scope whose opener gives an argument.
    case opening(Any.Type)
    /// An argument of an instance that a scope keeps; the opener gives it.
    case kept(Any.Type, in: Any.Type)
    /// The property of a key that its registration does not give.
    case property(String, of: Any.Type)
    /// An argument of a dependency that is made later, and takes it then.
    case later(Any.Type)
  }

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
  }

  var content: Content { storage.content }

  init(_ content: Content) { storage = Storage(content) }

  init(
    _ reason: Reason, _ service: Any.Type, _ name: Name? = nil, _ detail: Detail = .none,
    at site: CallSite? = nil
  ) {
    self.init(Content(reason: reason, service: service, name: name, detail: detail, site: site))
  }

  init(_ reason: Reason, _ record: RegistrationRecord, _ detail: Detail = .none) {
    self.init(reason, record.service, record.name, detail)
  }
}
