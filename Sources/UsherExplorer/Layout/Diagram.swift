/// A graph of boxes in groups, before it has a layout.
///
/// All lengths are in pixels.
package struct Diagram: Sendable {
  package let boxes: [Box]
  package let groups: [Group]
  package let links: [Link]
  /// The links that share both ends, one arrow for each pair of boxes.
  package let arrows: [Arrow]
  /// The arrow that each box is usually reached by; `nil` for the first boxes.
  package let entrances: [Int?]

  package struct Box: Hashable, Sendable {
    package let group: Int
    package let width: Int
    package let height: Int
    /// The height of the text above the box.
    package let caption: Int

    package init(group: Int, width: Int, height: Int, caption: Int = 0) {
      (self.group, self.width, self.height, self.caption) = (group, width, height, caption)
    }
  }

  package struct Group: Hashable, Sendable {
    package let header: Int
    /// `true` for a group that has the width of the picture, which comes first.
    package let isWide: Bool

    package init(header: Int, isWide: Bool = false) {
      (self.header, self.isWide) = (header, isWide)
    }
  }

  /// One way from a box to another, in the order of discovery.
  package struct Link: Hashable, Sendable {
    package let from: Int
    package let to: Int
    /// `true` if it is possible nearly everywhere, as the choice of a tab is.
    package let isCommon: Bool

    package init(from: Int, to: Int, isCommon: Bool = false) {
      (self.from, self.to, self.isCommon) = (from, to, isCommon)
    }
  }

  package struct Arrow: Hashable, Sendable {
    package let from: Int
    package let to: Int
    /// The indices of the links that it stands for.
    package fileprivate(set) var links: [Int]
    /// `true` if some of them lead back.
    package fileprivate(set) var isBoth = false
    fileprivate(set) var isCommon: Bool
  }

  package init(boxes: [Box], groups: [Group], links: [Link]) {
    self.boxes = boxes
    (self.groups, self.links) = (groups, links)
    arrows = Self.arrows(links)
    entrances = Self.entrances(arrows, count: boxes.count)
  }

  /// Merges the links between each pair of boxes; a link back has the first link's arrow.
  private static func arrows(_ links: [Link]) -> [Arrow] {
    var indices: [[Int]: Int] = [:]
    return links.enumerated().reduce(into: []) { arrows, entry in
      let (index, link) = entry
      guard link.from != link.to else { return }
      let pair = [min(link.from, link.to), max(link.from, link.to)]
      guard let known = indices[pair] else {
        indices[pair] = arrows.count
        arrows.append(
          Arrow(from: link.from, to: link.to, links: [index], isCommon: link.isCommon))
        return
      }
      arrows[known].links.append(index)
      arrows[known].isBoth = arrows[known].isBoth || arrows[known].from != link.from
      arrows[known].isCommon = arrows[known].isCommon && link.isCommon
    }
  }

  /// Finds the first way to each box, in the order of discovery: from the first box, and then from
  /// others that it does not reach.
  ///
  /// The first way discovered is the shortest to a state, also where states are folded.
  private static func entrances(_ arrows: [Arrow], count: Int) -> [Int?] {
    var (entrances, seen) = ([Int?](repeating: nil, count: count), Set<Int>())
    for root in 0..<count where seen.insert(root).inserted {
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for (index, arrow) in arrows.enumerated()
        where seen.contains(arrow.from) && seen.insert(arrow.to).inserted {
          entrances[arrow.to] = index
          isGrowing = true
        }
      }
    }
    return entrances
  }

  /// The box before another one on its usual way.
  func parent(of box: Int) -> Int? { entrances[box].map { arrows[$0].from } }
}
