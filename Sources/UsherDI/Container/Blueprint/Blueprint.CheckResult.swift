import Usher

extension Blueprint {
  /// The result of checking a child's additions, reused for the next child with equal ones.
  ///
  /// It holds no closure and no instance, so that nothing of a child outlives it.
  @MainActor final class CheckResult {
    let place: Blueprint.Place
    let lookup: Index
    let graph: DependencyGraph
    private let records: [RegistrationRecord]
    private let options: [[AnyHashable]?]

    init(_ child: Blueprint) {
      place = child.place
      (lookup, graph, records) = (child.lookup, child.graph, child.records)
      options = child.recipes.map { $0.options?.summary }
    }

    func holds(for registrations: Registrations, at place: Blueprint.Place) -> Bool {
      let recipes = registrations.recipes
      guard recipes.count == records.count, self.place.isEqual(to: place) else { return false }
      return recipes.indices.allSatisfy { index in
        recipes[index].record.isLike(records[index])
          && recipes[index].options?.summary == options[index]
      }
    }
  }

  private static let mostCheckResults = 64

  /// The blueprint of a child with additions; they are checked unless equal ones have been.
  func child(
    _ registrations: Registrations, at place: Place, _ clashes: [Problem] = []
  ) throws -> Blueprint {
    if registrations.isPlain && clashes.isEmpty {
      for known in checkResults where known.holds(for: registrations, at: place) {
        return Blueprint(registrations, parent: self, at: place, known)
      }
    }
    let child = Blueprint(registrations, parent: self, at: place)
    try child.check(clashes)
    // A coordinator, or an argument, adds registrations of its own.
    if registrations.isPlain && child.recipes.count == registrations.recipes.count {
      if checkResults.count == Self.mostCheckResults { checkResults.removeFirst() }
      checkResults.append(CheckResult(child))
    }
    return child
  }
}

extension RegistrationRecord {
  fileprivate func isLike(_ other: RegistrationRecord) -> Bool {
    service == other.service && needs == other.needs && kind == other.kind && name == other.name
      && lifetime == other.lifetime
  }
}
