public import Usher

/// An error that says why a service could not be resolved, who asked for it, and how to fix it.
///
/// Its cost does not depend on the size of the container: the text is composed when it is printed.
public struct ResolutionError: Error, Sendable {
  private let storage: Storage

  /// The kind of failure, to decide by.
  public var reason: Reason { content.reason }
  /// The name of the service in messages.
  public var service: String { TypeName.of(content.service, named: content.name) }
  /// The registrations on the path to it, from the one that the caller asked for.
  public var path: [Step] { content.path.reversed().map(Step.init) }
  /// The place of the call, if it is known.
  public var callSite: CallSite? { content.site }
  /// The error of a factory, if one failed.
  public var underlying: (any Error)? { content.underlying }

  /// A kind of failure; more may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// Nobody has registered it.
    public static let missing = Reason(description: "missing")
    /// It needs itself to be made.
    public static let cycle = Reason(description: "cycle")
    /// Too many closures resolve one another.
    public static let tooDeep = Reason(description: "too deep")
    /// The scope to open is not declared.
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
    /// It is an async service that has not been awaited yet.
    public static let notReady = Reason(description: "not ready")
    /// The scope of the coordinator is not a container.
    public static let noContainer = Reason(description: "no container")
    /// Its lifetime is weak, and the instance is not an object.
    public static let notAnObject = Reason(description: "not an object")
    /// The instance does not have the required type.
    public static let wrongType = Reason(description: "wrong type")
  }

  /// One registration on the path to the failure.
  public struct Step: Hashable, Sendable {
    /// The name of the service in messages.
    public let service: String
    /// The place of the registration.
    public let callSite: CallSite

    init(_ record: RegistrationRecord) {
      service = record.description
      callSite = record.site
    }
  }

  /// What is known of a failure.
  struct Content: Sendable {
    let reason: Reason
    let service: Any.Type
    let name: Name?
    var detail = Detail.none
    var path: [RegistrationRecord] = []
    var elided = 0
    var site: CallSite?
    var underlying: (any Error)?
  }

  /// What else is known, to be told when it is printed.
  enum Detail: Sendable {
    case none
    case missing(Catalog)
    case scope(Any.Type)
    case given(Any.Type, declared: [Any.Type])
    case known([Any.Type])
    case container
  }

  private final class Storage: Sendable {
    let content: Content

    init(_ content: Content) {
      self.content = content
    }
  }

  var content: Content { storage.content }

  init(_ content: Content) {
    storage = Storage(content)
  }
}
