/// A property of a view that has its value from outside.
public protocol DynamicProperty {
  /// Is called before the view's body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
