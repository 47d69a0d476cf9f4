public import Usher

/// Why a service could not be resolved: what, who asked for it, and how to fix it.
///
/// Making one costs the same whatever the container holds; its text is worked out when printed.
public struct ResolutionError: Error, Sendable {
  private let storage: Storage

  /// The kind of failure, to decide by.
  public var reason: Reason { content.reason }
  /// The service that could not be had, as messages name it.
  public var service: String { TypeName.of(content.service, named: content.name) }
  /// The registrations on the way to it, the first one that was asked for first.
  public var path: [Step] { content.path.reversed().map(Step.init) }
  /// Where it was asked for, if that is known.
  public var callSite: CallSite? { content.site }
  /// The error of a factory, where one failed.
  public var underlying: (any Error)? { content.underlying }

  /// Why a service could not be resolved; more reasons may be added.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The reason in a word or two.
    public let description: String

    /// Nobody has registered it.
    public static let missing = Reason(description: "missing")
    /// It needs itself to be made.
    public static let cycle = Reason(description: "cycle")
    /// Too many closures resolve one another.
    public static let tooDeep = Reason(description: "too deep")
    /// A scope that nobody has declared was to be opened.
    public static let unknownScope = Reason(description: "unknown scope")
    /// It belongs to a scope that is not open here.
    public static let outOfScope = Reason(description: "out of scope")
    /// Its container has ended.
    public static let ended = Reason(description: "ended")
    /// An argument that it takes was not given.
    public static let missingArgument = Reason(description: "missing argument")
    /// An argument was given that it does not take.
    public static let extraArgument = Reason(description: "extra argument")
    /// Its initializer or closure threw.
    public static let failed = Reason(description: "failed")
    /// It is made asynchronously and nobody has awaited it yet.
    public static let notReady = Reason(description: "not ready")
    /// It was asked of a coordinator whose scope is not a container.
    public static let noContainer = Reason(description: "no container")
    /// It is to be held weakly, and what was made is no object.
    public static let notAnObject = Reason(description: "not an object")
    /// What was made is not what was needed.
    public static let wrongType = Reason(description: "wrong type")
  }

  /// One registration on the way to what failed.
  public struct Step: Hashable, Sendable {
    /// The service, as messages name it.
    public let service: String
    /// Where it was registered.
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
