import UsherTesting

// A stage agrees with a record as long as its own marks are those that the record has next.

extension VisitSearch {
  /// The position of a stage in the record; `nil` if it disagrees with it.
  func start(
    of trace: StageTrace, after last: Node?
  ) -> (position: Int?, offsets: [Int])? {
    let (none, before) = ([0, 0], (position: Int?.none, offsets: [0, 0]))
    if let last, last.position != nil { return agreement(trace, last.offsets) }
    switch visit.start {
    case .fresh: return agreement(trace, none)
    case .restored: return last == nil ? agreement(trace, none) ?? before : before
    case .underway, .wide: return trace.isAt(visit.marks.first) ? (base, trace.counts) : before
    }
  }

  /// The number of marks that are explained at the start of a visit.
  private var base: Int {
    switch visit.start {
    case .underway, .wide: min(1, visit.marks.count)
    case .fresh, .restored: 0
    }
  }

  private func agreement(
    _ trace: StageTrace, _ offsets: [Int]
  ) -> (position: Int?, offsets: [Int])? {
    let recorded = visit.marks.dropFirst(base)
    let counts = zip(trace.traces, offsets).compactMap { trace, offset -> Int? in
      let own = trace.marks.dropFirst(offset)
      let count = min(own.count, recorded.count)
      // A crash cuts off the effects of the last action; later marks are no part of the visit.
      return own.prefix(count) == recorded.prefix(count) ? count : nil
    }
    return counts.max().map { (base + $0, offsets) }
  }
}

extension VisitSearch.StageTrace {
  /// Returns true if the stage shows the tree of a mark, or there is none.
  fileprivate func isAt(_ mark: RecordedVisit.Mark?) -> Bool {
    guard let mark else { return true }
    return traces.contains { $0.marks.last(where: \.isTree) == mark }
  }
}
