extension Blueprint {
  /// A type composed of registered ones: `T?`, `[T]`, `Lazy<T>`, `Router<R>`.
  protocol BuiltForm {
    /// The factory, typed as the type itself.
    @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory
  }
}

extension Optional: Blueprint.BuiltForm, OptionalForm {
  static var element: Any.Type { Wrapped.self }
  static var kind: Edge.Kind { .optional }
  static func content(of value: Any) -> Any? { value as? Wrapped }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    if name == nil && blueprint.isBareArgument(Wrapped.self) {
      return InstanceFactory<Self>(Linkage()) { _, container, call in
        container.given(Wrapped.self, call)?.value(Wrapped.self)
      }
    }
    guard blueprint.edges(for: Wrapped.self, named: name) != nil else {
      return InstanceFactory<Self>(Linkage()) { _, _, _ in nil }
    }
    let inner = blueprint.factory(Wrapped.self, named: name).typed(Wrapped.self)
    return InstanceFactory<Self>(Linkage(standingFor: [inner])) { _, container, call in
      try inner.instance(in: container, call)
    }
  }
}

extension Array: Blueprint.BuiltForm, DependencyForm {
  static var element: Any.Type { Element.self }
  static var kind: Edge.Kind { .all }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    let (slots, late) = blueprint.elements(of: Element.self, named: name)
    let factories = slots.map { slot in
      (late?.factory(nil, slot) ?? blueprint.factory(slot: slot)).typed(Element.self)
    }
    return InstanceFactory<Self>(Linkage(standingFor: factories)) { _, container, call in
      try factories.map { try $0.instance(in: container, call) }
    }
  }
}
