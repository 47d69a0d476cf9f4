import Testing
import UsherDI

/// Compares the instances that both have made and ended.
extension Play {
  mutating func compare(
    _ real: Result<AnyThing.Part, any Error>,
    _ expected: Result<ModelContainer.Item.Part, any Error>
  ) {
    switch (real, expected) {
    case (.success(let part), .success(let item)): compare(part, item)
    case (.failure(let error), .failure(let failure)):
      let reason = (error as? ResolutionError)?.reason.description
      #expect(reason == (failure as? ModelContainer.Failure)?.rawValue, "seed \(seed)")
    default: Issue.record("seed \(seed): \(real) where the model has \(expected)")
    }
  }

  private mutating func compare(_ part: AnyThing.Part, _ expected: ModelContainer.Item.Part) {
    switch (part, expected) {
    case (.thing(let real), .item(let item)): compare(real, item)
    case (.things(let reals), .items(let items)):
      #expect(reals.count == items.count, "seed \(seed)")
      for (real, item) in zip(reals, items) { compare(real, item) }
    case (.none, .none), (.later, .later): break
    case (.allLater(let reals), .allLater(let items)):
      #expect(reals.count == items.count, "seed \(seed)")
    default: Issue.record("seed \(seed): \(part) where the model has \(expected)")
    }
  }

  /// Compares instances with all their parts: identical here if and only if identical there.
  private mutating func compare(_ real: AnyThing, _ item: ModelContainer.Item) {
    #expect(real.ordinal == item.ordinal, "seed \(seed)")
    if let place = places[ObjectIdentifier(real)] {
      #expect(seen[place].item === item, "seed \(seed)")
      return
    }
    #expect(items.insert(ObjectIdentifier(item)).inserted, "seed \(seed)")
    places[ObjectIdentifier(real)] = seen.count
    seen.append((real, item))
    #expect(real.parts.count == item.parts.count, "seed \(seed)")
    for (part, expected) in zip(real.parts, item.parts) { compare(part, expected) }
  }

  /// Compares the start of a container, with and without problems.
  mutating func compareFailures(_ error: ContainerError?, _ faults: Set<String>, _ eager: Int) {
    let reasons = error?.problems.map(\.reason.description) ?? []
    guard faults.isEmpty else {
      return #expect(Set(reasons) == faults, "seed \(seed): \(error?.description ?? "")")
    }
    #expect(
      reasons == Array(repeating: "failed", count: eager),
      "seed \(seed): \(error?.description ?? "")")
  }

  mutating func compareEnded() {
    defer { (weather.ended, weather.endedItems) = ([], []) }
    let (ended, expected) = (weather.ended, weather.endedItems)
    let real = ended.map { $0.isClosing ? -1 - $0.ordinal : $0.ordinal }
    let model = expected.map { $0.isClosing ? -1 - $0.item.ordinal : $0.item.ordinal }
    guard !isWarm else { return #expect(real.sorted() == model.sorted(), "seed \(seed) warm") }
    #expect(real == model, "seed \(seed)")
    // Instances that the test has never seen are compared by number alone.
    for (real, expected) in zip(ended, expected) {
      if let place = places[real.id] { #expect(seen[place].item === expected.item, "seed \(seed)") }
    }
  }
}
