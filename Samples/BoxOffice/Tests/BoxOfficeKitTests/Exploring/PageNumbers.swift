#if os(macOS) || os(Linux)
import Foundation

/// The boxes and the lines of one drawing of a storyboard, as the page has them.
struct PageNumbers {
  struct Box {
    let left: Int
    let top: Int
    let right: Int
    let bottom: Int
  }

  let width: Int
  let height: Int
  let boxes: [Box]
  /// The turns of each arrow, folded or not.
  let lines: [[(x: Int, y: Int)]]

  /// Reads the drawing that is shown at first.
  init?(_ page: String) {
    let size = #/<svg width="(\d+)" height="(\d+)"/#
    let views = page.components(separatedBy: "<div class=\"view")
    guard views.count > 1, let match = views[1].firstMatch(of: size) else { return nil }
    (width, height) = (Int(match.1) ?? 0, Int(match.2) ?? 0)
    let box = #/<a class="card[^>]*left:(\d+)px;top:(\d+)px;width:(\d+)px;height:(\d+)px/#
    boxes = views[1].matches(of: box).map { match in
      let numbers = [match.1, match.2, match.3, match.4].map { Int($0) ?? 0 }
      return Box(
        left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2],
        bottom: numbers[1] + numbers[3])
    }
    lines = views[1].matches(of: #/class="line" d="M([^"]*)"/#).map { match in
      match.1.split(separator: "L").map { point in
        let numbers = point.split(separator: " ").map { Int($0) ?? 0 }
        return (numbers[0], numbers[1])
      }
    }
  }

  /// The number of pairs of boxes that overlap.
  var overlaps: Int {
    boxes.indices.reduce(0) { sum, index in
      sum + boxes[(index + 1)...].count { $0.touches(boxes[index]) }
    }
  }

  /// The number of parts of arrows that run through a box.
  var crossings: Int {
    lines.flatMap { zip($0, $0.dropFirst()) }.reduce(0) { sum, part in
      let line = Box(
        left: min(part.0.x, part.1.x), top: min(part.0.y, part.1.y),
        right: max(part.0.x, part.1.x), bottom: max(part.0.y, part.1.y))
      return sum + boxes.count { $0.touches(line) }
    }
  }
}

extension PageNumbers.Box {
  /// Returns a Boolean value that indicates whether it has more than an edge in common.
  fileprivate func touches(_ other: Self) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
#endif
