#if os(macOS) || os(Linux)
/// Builds an array from a body with loops and conditions.
@resultBuilder public enum ArrayBuilder<Element> {
  /// Takes one element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Takes several elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// Takes a statement without a value.
  public static func buildExpression(_ nothing: Void) -> [Element] { [] }
  /// Joins the elements of all statements.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
  /// Takes the elements of an `if`, if any.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Takes the elements of the first branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Takes the elements of the second branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Joins the elements of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
  /// Takes elements that need a newer system.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}

extension ArrayBuilder where Element == Line {
  /// Takes a string as a line of text.
  public static func buildExpression(_ text: String) -> [Line] { [.text(text)] }
}

extension ArrayBuilder where Element == TextRun {
  /// Takes a string as a plain run.
  public static func buildExpression(_ text: String) -> [TextRun] { [TextRun(text)] }
}
#endif
