extension Line {
  /// An empty line.
  public static var blank: Line { Line(.text("", .plain)) }

  /// A line across.
  public static var rule: Line { Line(.rule) }

  /// Returns text, wrapped at words; its line breaks are kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tone: What it means.
  /// - Returns: The line.
  public static func text(_ text: String, _ tone: Tone = .plain) -> Line { Line(.text(text, tone)) }

  /// Returns a heading.
  ///
  /// - Parameter text: Its text.
  /// - Returns: The line.
  public static func heading(_ text: String) -> Line { Line(.text(text, .strong)) }

  /// Returns an item: the arrows select it, Enter runs its action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - detail: What stands at its right end.
  ///   - isEnabled: Whether it can be selected; it is grayed out if not.
  ///   - action: What Enter does.
  /// - Returns: The line.
  public static func item(
    _ title: String, detail: String? = nil, isEnabled: Bool = true,
    action: @escaping @MainActor () -> Void
  ) -> Line {
    Line(.item(Item(title: title, detail: detail, isEnabled: isEnabled, action: action)))
  }

  /// Returns a field to fill in: every edit is told, and the screen keeps the text.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - text: What it holds now.
  ///   - isSecure: Whether to show dots in place of its text.
  ///   - change: Takes the text after an edit.
  /// - Returns: The line.
  public static func field(
    _ label: String, text: String, isSecure: Bool = false,
    change: @escaping @MainActor (String) -> Void
  ) -> Line {
    Line(.field(Field(label: label, text: text, isSecure: isSecure, change: change)))
  }

  /// Returns a bar that shows how far something has come.
  ///
  /// - Parameters:
  ///   - label: What is under way.
  ///   - fraction: How far, from 0 to 1; `nil` while nobody knows.
  /// - Returns: The line.
  public static func progress(_ label: String, _ fraction: Double? = nil) -> Line {
    Line(.progress(label, fraction))
  }

  /// Returns a row of pieces; the arrows reach those that have an action.
  ///
  /// - Parameter spans: The pieces, from left to right.
  /// - Returns: The line.
  public static func row(@ArrayBuilder<TextRun> _ spans: () -> [TextRun]) -> Line {
    Line(.row(spans()))
  }

  /// Returns the place where what is embedded in a slot is drawn; what has no place comes last.
  ///
  /// - Parameter name: The slot's name.
  /// - Returns: The line.
  public static func slot(_ name: String) -> Line { Line(.slot(name)) }
}
