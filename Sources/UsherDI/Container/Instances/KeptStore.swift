/// Makes an instance once, knows when that asks for itself, and leaves nothing half-made.
@usableFromInline class KeptStore<T>: InstanceStore {
  private let make: Make<T>
  private let slot: Int
  private var isBuilding = false

  @MainActor init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    self.make = make
    slot = builder.slot
    super.init(builder.record, Hooks(builder))
  }

  @MainActor var kept: T? {
    get { nil }
    set {}
  }

  @MainActor override final var instance: AnyBox? { kept.map { Box($0) } }

  @MainActor func keep(_ value: T) throws { kept = value }

  @MainActor override final func release(in owner: Container) {
    let last = kept
    withExtendedLifetime(last) { kept = nil }
  }

  /// Makes an instance in the container that registered it; arguments of the call stay outside.
  @MainActor @usableFromInline final func build(
    for container: Container, _ factory: AnyInstanceFactory
  ) throws -> T {
    let owner = try container.owner(of: slot, record)
    guard !isBuilding else { throw ResolutionError(.cycle, record) }
    isBuilding = true
    defer { isBuilding = false }
    let call = owner.newCall
    let value = try make(factory, owner, call)
    try owner.open(for: record)
    try keep(value)
    do { try owner.begin(self, call) } catch {
      release(in: owner)
      throw error
    }
    return value
  }
}
