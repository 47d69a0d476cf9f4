import Usher

/// What was found of a child's additions, for the next child with equal ones under the same parent.
///
/// It holds no closure and no instance, so that nothing of a child outlives it.
@MainActor final class Verdict {
  let place: Blueprint.Standing
  let records: [RegistrationRecord]
  let table: TypeTable
  let named: [Key: Int]
  let contributed: [Key: [Int]]
  let awaited: [Int]
  let hasGraphs: Bool
  let isUsed: [Bool]
  let edges: Edges
  let depths: ContiguousArray<Int32>
  let scopedPositions: [Int: Int]
  let scopedCounts: [ObjectIdentifier: Int]

  /// Keeps what a check has found, before anything is linked.
  init(_ child: Blueprint, at place: Blueprint.Standing) {
    self.place = place
    records = child.records
    table = TypeTable(copying: child.table)
    named = child.named
    contributed = child.contributed
    awaited = child.awaited
    hasGraphs = child.hasGraphs
    isUsed = child.isUsed
    edges = child.edges
    depths = child.depths
    scopedPositions = child.scopedPositions
    scopedCounts = child.scopedCounts
  }

  /// Whether it holds for other additions as well.
  func holds(for registrations: Registrations, at place: Blueprint.Standing) -> Bool {
    guard records.count == registrations.records.count, self.place.isEqual(to: place) else {
      return false
    }
    for index in records.indices where !records[index].isLike(registrations.records[index]) {
      return false
    }
    return true
  }
}

extension RegistrationRecord {
  /// Whether another one registers the same service in the same way with the same dependencies.
  fileprivate func isLike(_ other: RegistrationRecord) -> Bool {
    service == other.service && needs == other.needs && kind == other.kind && name == other.name
      && lifetime == other.lifetime && isContribution == other.isContribution
  }
}

extension Blueprint {
  private static let mostVerdicts = 16

  /// The blueprint of a child with additions, which are checked unless equal ones were before.
  func child(_ registrations: Registrations, at place: Standing) throws -> Blueprint {
    if registrations.isPlain {
      for known in verdicts where known.holds(for: registrations, at: place) {
        return Blueprint(registrations, parent: self, known)
      }
    }
    let child = Blueprint(registrations, parent: self)
    child.stand(place)
    try child.check()
    // A coordinator, or an argument, adds registrations of its own.
    if registrations.isPlain && child.records.count == registrations.records.count {
      if verdicts.count == Self.mostVerdicts { verdicts.removeFirst() }
      verdicts.append(Verdict(child, at: place))
    }
    return child
  }
}
