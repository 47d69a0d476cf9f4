#if os(macOS) || os(Linux)
/// A line on a screen: text, an item to select, a field, or a row of runs of text.
///
/// A line may take several rows of the terminal, because text is wrapped.
public struct Line: Sendable {
  package enum Kind: Sendable {
    case text(String, Tone)
    case rule
    case item(Item)
    case field(Field)
    case progress(String, Double?)
    case row([TextRun])
    case slot(String)
  }

  package struct Item: Sendable {
    let effect: ScreenAction
    package let detail: String?
    package var title: String { effect.title }
    package var isEnabled: Bool { effect.isEnabled }
    package var action: @MainActor () -> Void { { [effect] in effect.perform() } }
  }

  package struct Field: Sendable {
    package let label: String
    package let text: String
    package let isSecure: Bool
    package var placeholder = ""
    package let change: @MainActor (String) -> Void
    package var enter: (@MainActor () -> Void)?
  }

  package let kind: Kind
  package var shortcut: Character?

  package init(_ kind: Kind) { self.kind = kind }

  private init(_ kind: Kind, _ shortcut: Character?) {
    self.kind = kind
    self.shortcut = shortcut
  }
}

extension Line {
  var isField: Bool {
    if case .field = kind { true } else { false }
  }

  /// Returns the line with a key that runs its item, or selects its field.
  ///
  /// The legend lists the key. A field with a key is not selected at first.
  public func key(_ key: Character) -> Line { Line(kind, key) }

  /// Returns the field with a placeholder, which is shown while the field is empty.
  public func placeholder(_ text: String) -> Line { mapField { $0.placeholder = text } }

  /// Returns the field with an action for Enter, instead of moving to the next line.
  public func onEnter(_ action: @escaping @MainActor () -> Void) -> Line {
    mapField { $0.enter = action }
  }

  private func mapField(_ change: (inout Field) -> Void) -> Line {
    guard case .field(var field) = kind else { return self }
    change(&field)
    return Line(.field(field), shortcut)
  }
}
#endif
