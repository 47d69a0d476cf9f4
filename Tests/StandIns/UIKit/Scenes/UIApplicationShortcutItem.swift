public import Foundation

/// An item of the menu that the app's icon has.
open class UIApplicationShortcutItem: NSObject {
  /// The type of the item for the app.
  public let type: String
  /// The title of the item for the user.
  public let localizedTitle: String
  /// The data that the app stores with it.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.userInfo) = (type, localizedTitle, userInfo)
  }
}

/// The picture of an item.
@MainActor open class UIApplicationShortcutIcon: NSObject {}
