import UsherExplorer

/// The texts of a view that need more room than they have.
///
/// The fonts of the page are at most 0.61 as wide as they are high.
struct TextFaults {
  private(set) var faults: [String] = []

  init(_ view: Storyboard.View) {
    for (index, card) in view.cards.enumerated() {
      let (box, caption) = (view.layout.boxes[index], view.layout.captions[index])
      check(card.title, size: 11, width: box.width - 12)
      check(card.notes, size: 9, width: box.width - 12)
      check(card.caption, size: 10, width: caption.width)
      let picture = card.states.isEmpty ? 0 : 92
      let height = 10 + card.title.count * 14 + card.notes.count * 11 + picture
      if height > box.height { faults.append("\(card.title) needs \(height) of \(box.height)") }
      if card.caption.count * 12 > caption.height { faults.append("\(card.caption) is cut") }
    }
  }

  private mutating func check(_ lines: [String], size: Double, width: Int) {
    faults += lines.filter { Double($0.columns) * size * 0.61 > Double(width) }
  }
}
