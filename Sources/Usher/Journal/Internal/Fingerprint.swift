extension SceneTree {
  /// A hash of the whole tree in sixteen digits, the same in every process and version.
  var fingerprint: String {
    var hasher = FNVHasher()
    hasher.combine(layers.count - modals.count)
    for layer in layers { hasher.combine(layer) }
    for modal in modals {
      hasher.combine(modal.presenter)
      hasher.combine(modal.style)
    }
    return hasher.digits
  }
}

/// The 64-bit FNV-1a hash (Fowler, Noll and Vo); `Hasher` differs from process to process.
private struct FNVHasher {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var digits: String {
    let text = String(state, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  private mutating func combine(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func combine(_ number: Int) { combine(UInt64(truncatingIfNeeded: number)) }

  /// Marks the end of a text, and distinguishes `nil` from the empty text.
  mutating func combine(_ text: String?) {
    for byte in (text ?? "").utf8 { combine(byte: byte) }
    combine(byte: text == nil ? 0xff : 0xfe)
  }

  mutating func combine(_ id: NodeID?) {
    combine(id?.seed ?? 0)
    combine(id?.number ?? 0)
  }

  mutating func combine(_ node: Node) {
    combine(node.id)
    combine(node.owner.seed)
    combine(node.owner.number)
    combine(node.slot)
    combine(node.attributes)
    combine(node.kind.rawValue)
    combine(node.selected)
    combine(node.children.count)
    for child in node.children { combine(child) }
  }

  private mutating func combine(_ attributes: Node.Attributes) {
    combine(attributes.name)
    combine(attributes.title)
    combine(attributes.badge)
    // Absent in most, and then left out, so that older journals are replayed.
    if let tab = attributes.tab { combine("\(tab)") }
    if !attributes.style.isEmpty { combine("\(attributes.style.rawValue)") }
    combine(attributes.dismissal.rawValue)
    combine(attributes.route?.description)
    combine(attributes.model?.name)
    guard let scene = attributes.model else { return }
    combine(scene.key)
    for (key, value) in scene.data.sorted(by: { $0.key < $1.key }) {
      combine(key)
      combine(value)
    }
  }

  mutating func combine(_ style: Modal.Style) {
    combine(style.name)
    guard case .alert(let alert) = style else { return }
    combine(alert.title)
    combine(alert.message)
    combine(alert.textField?.placeholder)
    combine(alert.textField?.text)
    if alert.isDialog { combine(alert.style.rawValue) }
    combine(alert.source)
    for button in alert.buttons {
      combine(button.title)
      combine(button.role.rawValue)
    }
  }
}
