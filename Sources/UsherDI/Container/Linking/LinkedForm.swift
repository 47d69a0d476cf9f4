/// A form with its link.
protocol LinkedForm: DependencyForm {
  /// The link of this form, typed as the form itself.
  @MainActor static func link(from blueprint: Blueprint, named name: Name?) -> AnyLink
}

extension Optional: LinkedForm {
  static var element: Any.Type { Wrapped.self }
  static var kind: EdgeKind { .optional }

  @MainActor static func link(from blueprint: Blueprint, named name: Name?) -> AnyLink {
    if name == nil && blueprint.isBareArgument(Wrapped.self) {
      return Link<Self> { container, session in
        session?.arguments.value(Wrapped.self) ?? container.argument()
      }
    }
    guard blueprint.provides(Wrapped.self, named: name) else { return Link<Self> { _, _ in nil } }
    let inner = blueprint.typedLink(Wrapped.self, named: name)
    let link = Link<Self> { container, session in try inner.make(container, session) }
    link.stands(for: [inner])
    return link
  }
}

extension Array: LinkedForm {
  static var element: Any.Type { Element.self }
  static var kind: EdgeKind { .all }

  @MainActor static func link(from blueprint: Blueprint, named name: Name?) -> AnyLink {
    let links = blueprint.contributionLinks(to: Element.self, named: name).map { link in
      unsafeDowncast(link, to: Link<Element>.self)
    }
    let link = Link<Self> { container, session in
      try links.map { try $0.make(container, session) }
    }
    link.stands(for: links)
    return link
  }
}

extension Blueprint {
  /// The links of what is contributed to a type, each typed as that; for `Lazy<T>` and
  /// `Provider<T>`, one for each contribution to T.
  fileprivate func contributionLinks<T>(to type: T.Type, named name: Name?) -> [AnyLink] {
    let own = contributions(to: T.self, named: name)
    guard own.isEmpty, let late = T.self as? any LateDependency.Type else { return own.map(link) }
    return contributions(to: late.element, named: name).map(late.link)
  }
}

extension Lazy: LinkedForm {
  static var element: Any.Type { T.self }
  static var kind: EdgeKind { .lazy }

  @MainActor static func link(from blueprint: Blueprint, named name: Name?) -> AnyLink {
    Link<Lazy<T>> { container, _ in Lazy(DependencySource(container, named: name)) }
  }
}

extension Provider: LinkedForm {
  static var element: Any.Type { T.self }
  static var kind: EdgeKind { .provider }

  @MainActor static func link(from blueprint: Blueprint, named name: Name?) -> AnyLink {
    Link<Provider<T>> { container, _ in Provider(DependencySource(container, named: name)) }
  }
}
