import UsherDI

extension LeakSearch {
  /// Finds by reflection the properties that refer to some objects, except weak ones.
  ///
  /// Reflection cannot see into closures, so an object that a closure or task holds has no holder
  /// here.
  @MainActor struct HolderSearch {
    /// An object that may hold others, by its name in messages.
    struct Candidate {
      let name: String
      let object: AnyObject
      /// `true` if it has ended as well.
      var isLeaked = false
    }

    /// A property that refers to an object.
    struct Holder: Hashable {
      let path: String
      let owner: ObjectIdentifier
      let isLeaked: Bool

      var description: String { path + (isLeaked ? ", which leaks too" : "") }
    }

    private static let greatestDepth = 6
    /// The limits: elements of one collection, and values in all.
    private static let most = (elements: 1_000, values: 100_000)
    private let targets: Set<ObjectIdentifier>
    private var visited: Set<ObjectIdentifier>
    private var current: Candidate?
    private var count = 0
    private(set) var found: [ObjectIdentifier: [Holder]] = [:]

    init(targets: [AnyObject], candidates: [Candidate]) {
      self.targets = Set(targets.map(ObjectIdentifier.init))
      visited = Set(candidates.map { ObjectIdentifier($0.object) })
      for candidate in candidates where !(candidate.object is Container) {
        current = candidate
        look(into: Mirror(reflecting: candidate.object), candidate.name, depth: 0)
      }
      for candidate in candidates { addOwned(by: candidate) }
    }

    private mutating func look(into mirror: Mirror, _ path: String, depth: Int) {
      guard depth < Self.greatestDepth, mirror.subjectType != Coordinator.self else { return }
      let isWrapped = mirror.displayStyle == .optional || mirror.displayStyle == .enum
      let fields = Fields(of: mirror)
      for (index, position) in mirror.children.indices.prefix(Self.most.elements).enumerated()
      where fields.isStrong(index) && count < Self.most.values {
        count += 1
        let child = mirror.children[position]
        let part = child.label.map { ".\($0)" } ?? "[\(index)]"
        see(child.value, isWrapped ? path : path + part, depth: depth + 1)
      }
      if let parent = mirror.superclassMirror { look(into: parent, path, depth: depth) }
    }

    private mutating func see(_ value: Any, _ path: String, depth: Int) {
      if type(of: value) is AnyClass {
        let object = value as AnyObject
        let id = ObjectIdentifier(object)
        if targets.contains(id) { record(id, path) }
        guard visited.insert(id).inserted else { return }
      }
      look(into: Mirror(reflecting: value), path, depth: depth)
    }

    /// Adds the objects that coordinators and containers own in properties hidden from reflection.
    private mutating func addOwned(by candidate: Candidate) {
      current = candidate
      var owned: [AnyObject] = []
      if let coordinator = candidate.object as? Coordinator {
        owned = [coordinator.scope as AnyObject]
      } else if let container = candidate.object as? Container {
        owned = container.keptInstances.map(\.object) + (container.parent.map { [$0] } ?? [])
      }
      for object in owned where targets.contains(ObjectIdentifier(object)) {
        record(ObjectIdentifier(object), candidate.name)
      }
    }

    private mutating func record(_ target: ObjectIdentifier, _ path: String) {
      guard let current else { return }
      let holder = Holder(
        path: path, owner: ObjectIdentifier(current.object), isLeaked: current.isLeaked)
      if !(found[target] ?? []).contains(holder) { found[target, default: []].append(holder) }
    }
  }
}
