/// Looks by reflection which properties refer to an object.
///
/// Reflection does not tell weak from strong and cannot look into closures, so what it finds is a
/// place to look at first.
@MainActor struct HolderSearch {
  private static let greatestDepth = 6
  private let target: AnyObject
  private var visited: Set<ObjectIdentifier> = []
  private var found: [String] = []

  private init(_ target: AnyObject) {
    self.target = target
  }

  static func holders(
    of target: AnyObject, among candidates: [(name: String, object: AnyObject)]
  ) -> [String] {
    var search = HolderSearch(target)
    for candidate in candidates { search.visited.insert(ObjectIdentifier(candidate.object)) }
    for candidate in candidates where candidate.object !== target {
      search.look(into: Mirror(reflecting: candidate.object), candidate.name, depth: 0)
    }
    return search.found
  }

  private mutating func look(into mirror: Mirror, _ path: String, depth: Int) {
    guard depth < Self.greatestDepth, mirror.subjectType != Coordinator.self else { return }
    for (index, child) in mirror.children.enumerated() {
      let isWrapped = mirror.displayStyle == .optional || mirror.displayStyle == .enum
      let part = child.label.map { ".\($0)" } ?? "[\(index)]"
      see(child.value, isWrapped ? path : path + part, depth: depth + 1)
    }
    if let parent = mirror.superclassMirror { look(into: parent, path, depth: depth) }
  }

  private mutating func see(_ value: Any, _ path: String, depth: Int) {
    if type(of: value) is AnyClass {
      let object = value as AnyObject
      if object === target {
        if !found.contains(path) { found.append(path) }
        return
      }
      guard visited.insert(ObjectIdentifier(object)).inserted else { return }
    }
    look(into: Mirror(reflecting: value), path, depth: depth)
  }
}
