#if canImport(SwiftUI)
import SwiftUI

/// The values of a split view in SwiftUI's types.
extension NodeModel.Columns {
  var columnVisibility: NavigationSplitViewVisibility {
    get {
      switch visibility {
      case .automatic: .automatic
      case .all: .all
      case .doubleColumn: .doubleColumn
      case .detailOnly: .detailOnly
      }
    }
    set {
      switch newValue {
      case .all: visibility = .all
      case .doubleColumn: visibility = .doubleColumn
      case .detailOnly: visibility = .detailOnly
      default: visibility = .automatic
      }
    }
  }

  /// The column that a collapsed split shows; of two, the second is the detail.
  var column: NavigationSplitViewColumn {
    get {
      switch compactColumn {
      case 0: .sidebar
      case 1 where children.count > 2: .content
      default: .detail
      }
    }
    set {
      switch newValue {
      case .sidebar: compactColumn = 0
      case .content: compactColumn = 1
      default: compactColumn = children.count - 1
      }
    }
  }
}
#endif
