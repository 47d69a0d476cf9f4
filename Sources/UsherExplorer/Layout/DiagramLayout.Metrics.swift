extension DiagramLayout {
  /// The pixels of a grid: its columns, its rows, and the lanes between them.
  struct Metrics {
    let diagram: Diagram
    let packing: Packing
    let hidden: Set<Int>
    let lanes: ArrowLanes
    let columns: Tracks
    let rows: Tracks
    /// The height of the texts above the boxes of each row.
    private let captions: [Int]

    static let padding = 10
    static let pitch = 5
    /// The distance of the first port from the top of its box.
    static let port = 14

    /// Columns or rows one after another, with a gutter before each and behind the last one.
    struct Tracks {
      private(set) var starts: [Int] = []
      private(set) var gutters: [Int] = []
      let end: Int

      init(sizes: [Int], gutters sizesOfGutters: [Int]) {
        var position = 0
        for (index, gutter) in sizesOfGutters.enumerated() {
          gutters.append(position)
          position += gutter
          starts.append(position)
          if sizes.indices.contains(index) { position += sizes[index] }
        }
        end = position
      }
    }

    init(_ diagram: Diagram, _ packing: Packing, hidden: Set<Int>) {
      (self.diagram, self.packing, self.hidden) = (diagram, packing, hidden)
      let drawn = diagram.arrows.indices.filter { !hidden.contains($0) }.map { diagram.arrows[$0] }
      let lanes = ArrowLanes(drawn, packing.cells)
      self.lanes = lanes
      let boxes = Array(zip(diagram.boxes, packing.cells))
      let widths = (0..<packing.columns).map { column in
        boxes.filter { $0.1.column == column }.map(\.0.width).max() ?? 0
      }
      let inRows = Dictionary(grouping: boxes, by: \.1.row)
      let captions = (0..<packing.rows).map { inRows[$0]?.map(\.0.caption).max() ?? 0 }
      let heights = (0..<packing.rows).map { row in
        captions[row] + (inRows[row]?.map(\.0.height).max() ?? 0)
      }
      self.captions = captions
      let headers = Self.headers(diagram, packing)
      columns = Tracks(
        sizes: widths,
        gutters: (0...packing.columns).map { Self.gutter(lanes.count(in: .column($0))) })
      rows = Tracks(
        sizes: heights,
        gutters: (0...packing.rows).map { Self.gutter(lanes.count(in: .row($0))) + headers[$0] })
    }

    /// The size of a gutter with its lanes and that of the hidden arrows.
    private static func gutter(_ lanes: Int) -> Int { 2 * padding + (lanes + 1) * pitch }

    /// The height of the headers above each row.
    private static func headers(_ diagram: Diagram, _ packing: Packing) -> [Int] {
      var headers = [Int](repeating: 0, count: packing.rows + 1)
      for (group, block) in packing.blocks {
        headers[block.origin.row] = max(headers[block.origin.row], diagram.groups[group].header)
      }
      return headers
    }

    /// The factor by which it exceeds a window; less is better.
    var excess: Double {
      let window = DiagramLayout.window
      return max(
        Double(columns.end) / Double(window.width), Double(rows.end) / Double(window.height))
    }

    func frame(of box: Int) -> Frame {
      let (cell, size) = (packing.cells[box], diagram.boxes[box])
      return Frame(
        x: columns.starts[cell.column], y: rows.starts[cell.row] + captions[cell.row],
        width: size.width, height: size.height)
    }

    func caption(of box: Int) -> Frame {
      let (frame, height) = (frame(of: box), diagram.boxes[box].caption)
      return Frame(x: frame.x, y: frame.y - height, width: frame.width, height: height)
    }

    func group(_ group: Int, _ block: Packing.Block) -> DiagramLayout.GroupFrame {
      let (first, space) = (block.origin, Self.padding - 3)
      let (left, header) = (columns.starts[first.column], diagram.groups[group].header)
      let top = rows.starts[first.row] - header - space
      let right = columns.gutters[first.column + block.columns] + space
      let bottom = rows.gutters[first.row + block.rows] + space
      return DiagramLayout.GroupFrame(
        frame: Frame(
          x: left - space, y: top, width: right - left + space, height: bottom - top),
        header: Frame(
          x: left, y: top + 2, width: columns.gutters[first.column + 1] - left, height: header))
    }

    func position(_ box: Int, in gutter: ArrowLanes.Gutter) -> Int {
      let offset = Self.padding + lanes.lane(to: box, in: gutter) * Self.pitch + Self.pitch / 2
      return switch gutter {
      case .column(let column): columns.gutters[column] + offset
      case .row(let row): rows.gutters[row] + offset
      }
    }
  }
}
