#if os(macOS) || os(Linux)
extension Line {
  /// An empty line.
  public static var blank: Line { Line(.text("", .plain)) }

  /// A line across.
  public static var rule: Line { Line(.rule) }

  /// Returns text, wrapped at words; its line breaks are kept.
  public static func text(_ text: String, _ tone: Tone = .plain) -> Line { Line(.text(text, tone)) }

  /// Returns a heading.
  public static func heading(_ text: String) -> Line { Line(.text(text, .strong)) }

  /// Returns an item: the arrow keys select it, Enter runs its action.
  public static func item(
    _ title: String, detail: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) -> Line {
    .item(ScreenAction(title, isEnabled: isEnabled, action: action), detail: detail)
  }

  /// Returns the item of an action.
  public static func item(_ action: ScreenAction, detail: String? = nil) -> Line {
    Line(.item(Item(effect: action, detail: detail)))
  }

  /// Returns a text field: every edit is reported, and the screen keeps the text.
  ///
  /// A secure field shows dots instead of its text.
  public static func field(
    _ label: String, text: String, isSecure: Bool = false,
    change: @escaping @MainActor (String) -> Void
  ) -> Line {
    Line(.field(Field(label: label, text: text, isSecure: isSecure, change: change)))
  }

  /// Returns a progress bar.
  public static func progress(_ label: String, _ fraction: Double? = nil) -> Line {
    Line(.progress(label, fraction))
  }

  /// Returns a row of runs of text; the arrow keys select those with an action.
  public static func row(@ArrayBuilder<TextRun> _ runs: () -> [TextRun]) -> Line {
    Line(.row(runs()))
  }

  /// Returns the place of a slot's content; slots without a place are drawn last.
  public static func slot(_ name: String) -> Line { Line(.slot(name)) }
}
#endif
