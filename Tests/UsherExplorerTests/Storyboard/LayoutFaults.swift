import UsherExplorer

/// The faults of a layout, by its numbers.
struct LayoutFaults {
  private(set) var faults: [String] = []
  private let diagram: Diagram
  private let layout: DiagramLayout

  init(_ diagram: Diagram, _ layout: DiagramLayout) {
    (self.diagram, self.layout) = (diagram, layout)
    checkBoxes()
    checkGroups()
    checkArrows()
    checkSharedLines()
  }

  private mutating func checkBoxes() {
    let frames = layout.boxes + layout.captions + layout.groups.values.map(\.header)
    let shown = frames.filter { $0.width > 0 && $0.height > 0 }.sorted { $0.x < $1.x }
    for (index, frame) in shown.enumerated() {
      for other in shown[(index + 1)...].prefix(while: { $0.x < frame.right })
      where frame.overlaps(other) {
        faults.append("\(frame) overlaps \(other)")
      }
    }
    let picture = DiagramLayout.Frame(x: 0, y: 0, width: layout.width, height: layout.height)
    faults += frames.filter { !picture.contains($0) }.map { "\($0) is outside" }
  }

  private mutating func checkGroups() {
    let groups = layout.groups.values.map(\.frame)
    for (index, group) in groups.enumerated() {
      faults += groups[(index + 1)...].filter(group.overlaps).map { "\(group) overlaps \($0)" }
    }
    for (index, box) in layout.boxes.enumerated() {
      let group = layout.groups[diagram.boxes[index].group]
      if group?.frame.contains(box) != true { faults.append("box \(index) is not in its group") }
      if group?.frame.contains(layout.captions[index]) != true {
        faults.append("caption \(index) is not in its group")
      }
    }
  }

  private mutating func checkArrows() {
    let obstacles = Obstacles(layout.boxes + layout.captions + layout.groups.values.map(\.header))
    for (arrow, line) in zip(diagram.arrows, layout.arrows) {
      let (from, to) = (layout.boxes[arrow.from], layout.boxes[arrow.to])
      let (start, end) = (line.points.first, line.points.last)
      let isJoined =
        start?.x == from.right && end?.x == to.x
        && (from.y...from.bottom).contains(start?.y ?? -1)
        && (to.y...to.bottom).contains(end?.y ?? -1)
      if !isJoined { faults.append("\(arrow) does not join its boxes: \(line.points)") }
      for segment in line.segments where obstacles.stand(in: segment) {
        faults.append("\(arrow) runs through a box or a text: \(segment)")
      }
    }
  }

  /// Two arrows that are drawn along one line lead to one box.
  private mutating func checkSharedLines() {
    let drawn = zip(diagram.arrows, layout.arrows).filter { !$0.1.isHidden }
    let segments = drawn.flatMap { arrow, line in line.segments.map { (arrow.to, $0) } }
    let lines = Dictionary(grouping: segments) { [$0.1.isUpright ? 1 : 0, $0.1.position] }
    for line in lines.values {
      let sorted = line.sorted { $0.1.range.lowerBound < $1.1.range.lowerBound }
      for (index, first) in sorted.enumerated() {
        for second in sorted[(index + 1)...]
          .prefix(while: { $0.1.range.lowerBound < first.1.range.upperBound })
        where first.0 != second.0 {
          faults.append("arrows to \(first.0) and \(second.0) share a line")
        }
      }
    }
  }
}

/// A part of an arrow between two of its turns.
struct Segment {
  let isUpright: Bool
  let position: Int
  let range: ClosedRange<Int>
}

extension DiagramLayout.ArrowLine {
  /// The parts of the line, each of which is upright or level.
  var segments: [Segment] {
    zip(points, points.dropFirst()).map { first, second in
      let isUpright = first.x == second.x
      let (start, end) = isUpright ? (first.y, second.y) : (first.x, second.x)
      return Segment(
        isUpright: isUpright, position: isUpright ? first.x : first.y,
        range: min(start, end)...max(start, end))
    }
  }

  var isStraight: Bool { points.count == 2 && points[0].y == points[1].y }
}

/// Frames that no arrow may cross, by their columns and rows.
private struct Obstacles {
  private let columns: [Int: [DiagramLayout.Frame]]
  private let rows: [Int: [DiagramLayout.Frame]]

  init(_ frames: [DiagramLayout.Frame]) {
    let shown = frames.filter { $0.width > 0 && $0.height > 0 }
    columns = Dictionary(grouping: shown, by: \.x)
    rows = Dictionary(grouping: shown, by: \.y)
  }

  func stand(in segment: Segment) -> Bool {
    if segment.isUpright {
      let near = columns.filter { $0.key < segment.position }.values.joined()
      return near.contains { frame in
        segment.position < frame.right && segment.range.lowerBound < frame.bottom
          && frame.y < segment.range.upperBound
      }
    }
    return rows.filter { $0.key < segment.position }.values.joined().contains { frame in
      segment.position < frame.bottom && segment.range.lowerBound < frame.right
        && frame.x < segment.range.upperBound
    }
  }
}
