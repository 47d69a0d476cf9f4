import Foundation

/// Compares values as SwiftUI does, to decide whether a view has to be evaluated again.
enum Sameness {
  static func same(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    func opened<T>(_ one: T) -> Bool {
      guard let other = other as? T else { return false }
      return sameBits(one, other) || sameValue(one, other)
    }
    return _openExistential(one, do: opened)
  }

  private static func sameBits<T>(_ one: T, _ other: T) -> Bool {
    unsafe withUnsafeBytes(of: one) { one in
      unsafe withUnsafeBytes(of: other) { unsafe memcmp2($0, one) }
    }
  }

  private static func memcmp2(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer)
    -> Bool
  {
    unsafe one.count == other.count && zip(one, other).allSatisfy { $0 == $1 }
  }

  private static func sameValue<T>(_ one: T, _ other: T) -> Bool {
    if let one = one as? any ComparedProperty { return one.isSame(as: other) }
    if let one = one as? any Equatable { return equal(one, other) }
    return sameFields(Mirror(reflecting: one), Mirror(reflecting: other))
  }

  private static func equal<T: Equatable>(_ one: T, _ other: Any) -> Bool { other as? T == one }

  private static func sameFields(_ one: Mirror, _ other: Mirror) -> Bool {
    guard one.displayStyle != .class, one.children.count == other.children.count,
      !one.children.isEmpty
    else { return false }
    return zip(one.children, other.children).allSatisfy {
      $0.label == $1.label && same($0.value, $1.value)
    }
  }
}

/// A property that determines whether another has the same value.
protocol ComparedProperty {
  func isSame(as other: Any) -> Bool
}
