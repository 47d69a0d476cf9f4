extension Diagram {
  /// The arrows that are drawn only while a user points at one of their ends.
  ///
  /// The usual ways are always drawn. Others are hidden if they are possible nearly everywhere, or
  /// if more than a few of them share an end, which is a hub.
  package var hiddenArrows: Set<Int> {
    let usual = Set(entrances.compactMap(\.self) + firstArrows)
    let others = arrows.indices.filter { !usual.contains($0) }
    let drawn = others.filter { !arrows[$0].isCommon }
    return Set(others).subtracting(sparse(drawn))
  }

  /// The first arrow of each box that no arrow leads to.
  private var firstArrows: [Int] {
    let first = Dictionary(arrows.indices.map { (arrows[$0].from, $0) }) { first, _ in first }
    return entrances.indices.compactMap { entrances[$0] == nil ? first[$0] : nil }
  }

  /// Removes the arrows of hubs, until there is one for two boxes at most.
  private func sparse(_ drawn: [Int]) -> [Int] {
    for limit in [3, 2, 1] {
      let ends = Dictionary(grouping: drawn.map { arrows[$0].to }, by: \.self)
      let starts = Dictionary(grouping: drawn.map { arrows[$0].from }, by: \.self)
      let kept = drawn.filter { index in
        let (into, out) = (ends[arrows[index].to] ?? [], starts[arrows[index].from] ?? [])
        return into.count <= limit && out.count <= limit
      }
      if 2 * kept.count < max(16, boxes.count) { return kept }
    }
    return []
  }
}
