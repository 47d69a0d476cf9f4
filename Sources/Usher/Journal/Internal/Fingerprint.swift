extension SceneTree {
  /// All that the tree holds in sixteen digits, the same in every process and of every version.
  var fingerprint: String {
    var mixer = Mixer()
    mixer.mix(layers.count - modals.count)
    for layer in layers { mixer.mix(layer) }
    for modal in modals {
      mixer.mix(modal.presenter)
      mixer.mix(modal.style)
    }
    return mixer.digits
  }
}

/// Mixes values one after the other, by the rule of Fowler, Noll and Vo.
private struct Mixer {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  var digits: String {
    let text = String(state, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  private mutating func mix(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  mutating func mix(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      mix(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func mix(_ number: Int) { mix(UInt64(truncatingIfNeeded: number)) }

  /// A text and its end; nothing is another value than the empty text.
  mutating func mix(_ text: String?) {
    for byte in (text ?? "").utf8 { mix(byte: byte) }
    mix(byte: text == nil ? 0xff : 0xfe)
  }

  mutating func mix(_ id: NodeID?) {
    mix(id?.seed ?? 0)
    mix(id?.number ?? 0)
  }
}

extension Mixer {
  mutating func mix(_ node: Node) {
    mix(node.id)
    mix(node.owner.seed)
    mix(node.owner.number)
    mix(node.slot)
    mix(node.attributes)
    mix(node.kind.rawValue)
    mix(node.selected)
    mix(node.children.count)
    for child in node.children { mix(child) }
  }

  private mutating func mix(_ attributes: Node.Attributes) {
    mix(attributes.name)
    mix(attributes.title)
    mix(attributes.badge)
    mix(attributes.dismissal.rawValue)
    mix(attributes.route?.description)
    mix(attributes.model?.name)
    guard let scene = attributes.model else { return }
    mix(scene.key)
    for (key, value) in scene.data.sorted(by: { $0.key < $1.key }) {
      mix(key)
      mix(value)
    }
  }

  mutating func mix(_ style: Modal.Style) {
    mix(style.name)
    guard case .alert(let alert) = style else { return }
    mix(alert.title)
    mix(alert.message)
    mix(alert.textField?.placeholder)
    mix(alert.textField?.text)
    for button in alert.buttons {
      mix(button.title)
      mix(button.role.rawValue)
    }
  }
}
