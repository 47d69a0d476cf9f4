/// The place in source code that asked for something, for messages that say where.
///
/// Captured by every verb and every registration from `#fileID` and `#line`.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
  /// The file, as module and name: `Shop/Checkout.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes a place from what the compiler knows of the caller.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as editors link it: `Shop/Checkout.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
