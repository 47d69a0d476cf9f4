/// A container as one would write it without a thought for speed, to compare with.
@MainActor final class ModelContainer {
  enum Failure: Error, Equatable {
    case missing
    case outOfScope
    case failed
    case ended
  }

  /// An instance of the model.
  final class Item {
    let ordinal: Int
    let parts: [Item]

    init(_ ordinal: Int, _ parts: [Item]) {
      self.ordinal = ordinal
      self.parts = parts
    }
  }

  /// A registration, which is told from others by its identity.
  final class Entry {
    let plan: Plan
    unowned let owner: ModelContainer

    init(_ plan: Plan, _ owner: ModelContainer) {
      self.plan = plan
      self.owner = owner
    }
  }

  final class Call {
    var items: [ObjectIdentifier: Item] = [:]
  }

  let parent: ModelContainer?
  let isScope: Bool
  let weather: Weather
  private(set) var entries: [Int: Entry] = [:]
  private(set) var isEnded = false
  private var kept: [(entry: ObjectIdentifier, item: Item)] = []
  private var children: [ModelContainer] = []

  init(_ plans: [Plan], _ weather: Weather, parent: ModelContainer? = nil, isScope: Bool = false) {
    self.parent = parent
    self.isScope = isScope
    self.weather = weather
    for plan in plans { entries[plan.ordinal] = Entry(plan, self) }
    parent?.children.append(self)
  }

  func entry(_ ordinal: Int) -> Entry? { entries[ordinal] ?? parent?.entry(ordinal) }

  var scope: ModelContainer? { isScope ? self : parent?.scope }

  func resolve(_ ordinal: Int, _ call: Call = Call()) throws(Failure) -> Item {
    if isEnded { throw .ended }
    guard let entry = entry(ordinal) else { throw .missing }
    switch entry.plan.life {
    case .transient: return try make(entry, call)
    case .graph:
      if let item = call.items[ObjectIdentifier(entry)] { return item }
      let item = try make(entry, call)
      call.items[ObjectIdentifier(entry)] = item
      return item
    case .shared: return try entry.owner.keep(entry)
    case .scoped:
      guard let scope else { throw .outOfScope }
      return try (scope.depth > entry.owner.depth ? scope : entry.owner).keep(entry)
    }
  }

  private var depth: Int { (parent?.depth ?? 0) + 1 }

  private func keep(_ entry: Entry) throws(Failure) -> Item {
    if let found = kept.first(where: { $0.entry == ObjectIdentifier(entry) }) { return found.item }
    let item = try make(entry, Call())
    kept.append((ObjectIdentifier(entry), item))
    return item
  }

  private func make(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    var parts: [Item] = []
    for part in entry.plan.parts { parts.append(try resolve(part, call)) }
    if weather.failing.contains(entry.plan.ordinal) { throw .failed }
    return Item(entry.plan.ordinal, parts)
  }

  /// Ends and returns what ended, in order.
  func end() -> [Item] {
    guard !isEnded else { return [] }
    var ended: [Item] = []
    for child in children.reversed() { ended += child.end() }
    isEnded = true
    return ended + kept.reversed().map(\.item)
  }

  /// Whether making a service here needs an instance of a scope.
  func needsScope(_ ordinal: Int) -> Bool {
    guard let entry = entry(ordinal), entry.plan.life != .shared else { return false }
    return entry.plan.life == .scoped || entry.plan.parts.contains(where: needsScope)
  }
}
