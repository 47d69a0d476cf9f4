/// A naive container without optimizations, as the reference of comparisons.
@MainActor final class ModelContainer {
  enum Failure: String, Error {
    case missing
    case cycle
    case outOfScope = "out of scope"
    case failed
    case ended
    case notReady = "not ready"
    case extraArgument = "extra argument"
  }

  /// An instance of the model.
  final class Item {
    enum Part {
      case item(Item)
      case none
      case items([Item])
      case later(@MainActor () throws -> Item)
      case allLater([@MainActor () throws -> Item])
    }

    let ordinal: Int
    let parts: [Part]

    init(_ ordinal: Int, _ parts: [Part]) {
      self.ordinal = ordinal
      self.parts = parts
    }
  }

  /// A registration, which is distinguished from others by its identity.
  final class Entry {
    let plan: Plan
    unowned let owner: ModelContainer
    /// The contribution above that it wraps.
    let wrapped: Entry?
    /// The instance of a registered value.
    var value: Item?
    weak var held: Item?

    /// A Boolean value that indicates whether its container ends its instances.
    var isOwned: Bool { wrapped == nil && plan.isOwned }

    init(_ plan: Plan, _ owner: ModelContainer, wrapping wrapped: Entry? = nil) {
      (self.plan, self.owner, self.wrapped) = (plan, owner, wrapped)
      if plan.origin == .value { value = Item(plan.ordinal, []) }
    }
  }

  /// The state of one resolve call.
  final class Call {
    var items: [ObjectIdentifier: Item] = [:]
    var building: [ObjectIdentifier: Making] = [:]
    /// The argument of the call.
    var given: Item?
  }

  let parent: ModelContainer?
  let opened: Plan.Scope?
  let weather: Weather
  private(set) var entries: [Entry] = []
  /// The contributions above that its decorators wrap.
  private(set) var wrappers: [Entry] = []
  let wraps: [Wrap]
  private(set) var isEnded = false
  /// The value that was passed to the scope.
  var given: Item?
  var kept: [(entry: Entry, item: Item)] = []
  /// The number of problems that it reported, here and in children.
  private(set) var problems = 0
  /// The instances that are being made.
  var building: [ObjectIdentifier: Making] = [:]
  private var children: [ModelContainer] = []

  init(
    _ registering: Registering, _ weather: Weather, parent: ModelContainer? = nil,
    opening opened: Plan.Scope? = nil
  ) {
    self.parent = parent
    self.opened = opened
    self.weather = weather
    wraps = registering.wraps
    entries = registering.plans.map { Entry($0, self) }
    wrappers = Set(wraps.filter { !$0.isNamed }.map(\.ordinal)).sorted().flatMap(wrappers)
  }

  private func wrappers(_ ordinal: Int) -> [Entry] {
    (parent?.contributions(ordinal) ?? []).map { entry in
      let plan = Plan(
        ordinal: ordinal, place: .contribution, parts: [], life: entry.plan.life,
        origin: .initializer)
      return Entry(plan, self, wrapping: entry)
    }
  }

  /// Adds the container to its parent once it is valid.
  func join() { parent?.children.append(self) }

  func entry(_ ordinal: Int, isNamed: Bool = false) -> Entry? {
    entries.last { entry in
      entry.plan.ordinal == ordinal && entry.plan.place == (isNamed ? .named : .plain)
    } ?? parent?.entry(ordinal, isNamed: isNamed)
  }

  /// Returns the target of an alias.
  func aliased(_ ordinal: Int) -> Entry? {
    guard let entry = alias(ordinal) else { return nil }
    let isContribution = entry.plan.place == .contribution
    return isContribution ? entry : self.entry(ordinal, isNamed: entry.plan.isNamed)
  }

  /// Returns the value passed for a dependency, which precedes registrations except for nearer
  /// ones.
  func argument(_ part: Plan.Part, _ call: Call = Call()) -> Item? {
    let isPlain =
      switch part.form {
      case .direct, .optional: true
      case .alias: alias(part.ordinal)?.plan.place == .plain
      default: false
      }
    guard isPlain else { return nil }
    if let given = call.given, given.ordinal == part.ordinal { return given }
    let nearest = sequence(first: self, next: \.parent).first { container in
      container.given?.ordinal == part.ordinal || container.registers(part.ordinal)
    }
    return nearest?.given.flatMap { $0.ordinal == part.ordinal ? $0 : nil }
  }

  private func registers(_ ordinal: Int) -> Bool {
    entries.contains { $0.plan.ordinal == ordinal && $0.plan.place == .plain }
  }

  private func alias(_ ordinal: Int) -> Entry? {
    entries.first { $0.plan.ordinal == ordinal && $0.plan.isAliased } ?? parent?.alias(ordinal)
  }

  /// The asynchronous registrations, those of outer containers first.
  var awaited: [Entry] {
    (parent?.awaited ?? []) + entries.filter { $0.plan.origin == .asynchronous }
  }

  func contributions(_ ordinal: Int) -> [Entry] {
    let wrapped = wrappers.filter { $0.plan.ordinal == ordinal }
    return (wrapped.isEmpty ? parent?.contributions(ordinal) ?? [] : wrapped)
      + entries.filter { $0.plan.ordinal == ordinal && $0.plan.place == .contribution }
  }

  func nearest(_ scope: Plan.Scope?) -> ModelContainer? {
    opened == scope ? self : parent?.nearest(scope)
  }

  func isKept(_ entry: Entry) -> Bool { kept.contains { $0.entry === entry } }

  var depth: Int { (parent?.depth ?? 0) + 1 }

  /// Returns the container that makes the instance of a registration.
  func home(of entry: Entry) -> ModelContainer {
    switch entry.plan.life {
    case .transient, .graph: self
    case .shared, .weak: entry.owner
    case .scoped, .staged:
      nearest(entry.plan.scope).map { $0.depth > entry.owner.depth ? $0 : entry.owner } ?? self
    }
  }

  /// Reports ends that were not awaited, here and in outer containers.
  func reportUnawaited(_ entries: some Sequence<Entry>) {
    guard entries.contains(where: \.plan.isClosing) else { return }
    for container in sequence(first: self, next: \.parent) { container.problems += 1 }
  }

  /// Ends its children, and then its own instances.
  func end() {
    guard !isEnded else { return }
    for child in children.reversed() { child.end() }
    children = []
    isEnded = true
    letGo(downTo: 0)
  }

  /// Ends as `end` does, asynchronous ends included.
  func close() {
    guard !isEnded else { return }
    for child in children.reversed() { child.close() }
    children = []
    isEnded = true
    while let last = kept.popLast() {
      if last.entry.plan.isClosing { weather.endedItems.append((last.item, true)) }
      if last.entry.isOwned { weather.endedItems.append((last.item, false)) }
    }
  }

  /// Ends the kept instances, the youngest first.
  func letGo(downTo count: Int) {
    reportUnawaited(kept.dropFirst(count).map(\.entry))
    while kept.count > count {
      let last = kept.removeLast()
      if last.entry.isOwned { weather.endedItems.append((last.item, false)) }
    }
  }
}
