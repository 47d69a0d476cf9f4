/// A type whose instances are built of other registrations: of those that it stands for, or of a scope's.
protocol BuiltForm {
  /// The factory, typed as the type itself.
  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory
}

extension Optional: BuiltForm, DependencyForm {
  static var element: Any.Type { Wrapped.self }
  static var kind: EdgeKind { .optional }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    if name == nil && blueprint.isBareArgument(Wrapped.self) {
      return InstanceFactory<Self> { _, container, call in
        call?.arguments.value(Wrapped.self) ?? container.argument()
      }
    }
    guard blueprint.edges(for: Wrapped.self, named: name) != nil else {
      return InstanceFactory<Self> { _, _, _ in nil }
    }
    let inner = blueprint.typedFactory(Wrapped.self, named: name)
    let factory = InstanceFactory<Self> { _, container, call in
      try inner.instance(in: container, call)
    }
    factory.stands(for: [inner])
    return factory
  }
}

extension Array: BuiltForm, DependencyForm {
  static var element: Any.Type { Element.self }
  static var kind: EdgeKind { .all }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    let factories = blueprint.contributionFactories(to: Element.self, named: name).map { factory in
      unsafeDowncast(factory, to: InstanceFactory<Element>.self)
    }
    let factory = InstanceFactory<Self> { _, container, call in
      try factories.map { try $0.instance(in: container, call) }
    }
    factory.stands(for: factories)
    return factory
  }
}

extension Blueprint {
  /// The factories of what is contributed to a type, each typed as that; for `Lazy<T>` and
  /// `Provider<T>`, one for each contribution to T.
  fileprivate func contributionFactories<T>(to type: T.Type, named name: Name?)
    -> [AnyInstanceFactory]
  {
    let own = contributions(to: T.self, named: name)
    guard own.isEmpty, let late = T.self as? any LateDependency.Type else {
      return own.map(factory)
    }
    return contributions(to: late.element, named: name).map { late.factory(nil, $0) }
  }
}
