import Foundation
import Usher

extension Error {
  /// The message for a user who has never seen an error object.
  public var inWords: String {
    switch self {
    case let error as NavigationError: error.underlying?.inWords ?? error.description
    case let error as CocoaError: error.cause ?? error.localizedDescription
    case let error as any CustomStringConvertible: error.description
    default: localizedDescription
    }
  }
}

extension CocoaError {
  /// The system's own words, such as "No space left on device".
  fileprivate var cause: String? {
    (userInfo[NSUnderlyingErrorKey] as? POSIXError).map {
      String(cString: strerror($0.code.rawValue))
    }
  }
}
