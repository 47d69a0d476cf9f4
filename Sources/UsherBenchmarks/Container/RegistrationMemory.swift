import UsherDI

/// The memory of a registration, in a new container and after all are resolved.
@MainActor enum RegistrationMemory {
  private static let goals = (made: 400, resolved: 900)

  static func print() {
    // Keeps one-time costs out of the figures: types, caches and the allocator's first pages.
    let warm = Items.single(1_000)
    for item in warm { keep(item.resolve(ScaleMeasurements.container(of: warm))) }
    for count in ScaleMeasurements.sizes { measure(count) }
  }

  private static func measure(_ count: Int) {
    let items = Items.single(count)
    // The metadata of the types belongs to them, not to the container that resolves them first.
    warmUp(items)
    let rounds = max(1, 100_000 / count)
    var containers: [Container] = []
    containers.reserveCapacity(rounds)
    let before = MemoryReport.resident
    for _ in 0..<rounds { containers.append(ScaleMeasurements.container(of: items)) }
    let made = MemoryReport.resident
    for container in containers { for item in items { keep(item.resolve(container)) } }
    let resolved = MemoryReport.resident
    report("register.\(count)", (made - before) / (count * rounds), goals.made)
    report("register.resolve.\(count)", (resolved - before) / (count * rounds), goals.resolved)
    kept += containers  // otherwise the memory that they free would not be counted
  }

  /// Uses a container that is retained, so that no measurement reuses its memory.
  private static func warmUp(_ items: [Items.Entry]) {
    let container = ScaleMeasurements.container(of: items)
    for item in items { keep(item.resolve(container)) }
    kept.append(container)
  }

  private static var kept: [Container] = []

  private static func report(_ name: String, _ bytes: Int, _ goal: Int) {
    Swift.print("\(name)  \(bytes) bytes each  ≤ \(goal)\(bytes <= goal ? "" : "  missed")")
  }
}
