import Usher

/// The checks of collections: contributions, clearings and hidden arrays, and decorators of
/// nothing.
extension Blueprint {
  /// An override that clears a collection leaves out all contributions but its own.
  func placeContribution(_ index: Int, _ key: Key) {
    let stays =
      parent != nil || registrations.cleared[key] == nil || registrations.modes[index] == .surviving
    change { $0[index].isUsed = stays }
    if stays { lookup.contributed[key, default: []].append(base + index) }
  }

  func idleDecorators() -> [Problem] {
    decorators.values.joined().map(\.record)
      .filter { !isRegistered($0.key) && contributions(to: $0.key).isEmpty }
      .sorted { $0.description < $1.description }
      .map { .decoratesNothing($0) }
  }

  func idleClearings() -> [Problem] {
    registrations.cleared.filter { key, _ in
      if let parent { return parent.contributions(to: key).isEmpty }
      return !recipes.contains { recipe in
        !recipe.isUsed && recipe.record.isContribution && recipe.record.key == key
      }
    }
    .values.sorted { $0.description < $1.description }.map { .clearsNothing($0) }
  }

  /// Arrays that are registered beside contributions, which would hide the contributions.
  func hiddenContributions() -> [Problem] {
    guard hasContributions else { return [] }
    let isAdding = !lookup.contributed.isEmpty
    return (isAdding ? 0..<count : base..<count).compactMap(hiding)
  }

  private func hiding(_ slot: Int) -> Problem? {
    let record = record(slot)
    guard isUsed(slot), record.kind != .argument, !record.isContribution,
      let form = record.service as? any DependencyForm.Type, form.kind == .all,
      self.slot(record.key) == slot
    else { return nil }
    let hidden = contributions(to: Key(form.element, record.name))
    guard let last = hidden.last, slot >= base || last >= base else { return nil }
    return .hidesContributions(record, hidden.map(self.record))
  }
}
