/// Builds an array from a body with loops and conditions.
@resultBuilder public enum ArrayBuilder<Element> {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Takes several elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Takes a statement that gives nothing.
  public static func buildExpression(_ nothing: Void) -> [Element] { [] }
  /// Joins what the statements gave.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
  /// Takes what an `if` gave, if anything.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Takes what the first branch gave.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Takes what the second branch gave.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Joins what the turns of a loop gave.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
  /// Takes what needs a newer system.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension ArrayBuilder where Element == Line {
  /// Takes a string as a line of text.
  public static func buildExpression(_ text: String) -> [Line] { [.text(text)] }
}

extension ArrayBuilder where Element == TextRun {
  /// Takes a string as a plain span.
  public static func buildExpression(_ text: String) -> [TextRun] { [TextRun(text)] }
}
