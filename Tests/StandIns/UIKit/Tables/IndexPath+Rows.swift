public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section.
  public var section: Int { self[0] }
  /// The row in the section.
  public var row: Int { self[1] }
}
