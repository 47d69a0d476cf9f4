/// A type that names a scope without a coordinator.
///
/// ```swift
/// enum Session: ScopeTag {}
/// registrar.opens(Session.self)
/// registrar.register(Inbox.init, lifetime: .scoped(to: Session.self))
/// let session = try container.makeChild(Session.self)
/// ```
public protocol ScopeTag {}
