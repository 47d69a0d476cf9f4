/// A place in source code, for messages.
///
/// Every verb and every registration captures it from `#fileID` and `#line`.
public struct CallSite: Sendable, Hashable, CustomStringConvertible {
  /// The file, as module and name: `Shop/Checkout.swift`.
  public let fileID: String
  /// The line, counted from 1.
  public let line: Int

  /// Makes the place of the caller.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }

  /// The place as editors link it: `Shop/Checkout.swift:42`.
  public var description: String { "\(fileID):\(line)" }
}
