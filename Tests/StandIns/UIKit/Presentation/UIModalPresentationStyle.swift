/// The style of a presentation.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system chooses: a page sheet.
  case automatic = -2
  /// It is not adapted.
  case none = -1
  /// It covers the screen.
  case fullScreen = 0
  /// It is a sheet.
  case pageSheet = 1
  /// It is a smaller sheet.
  case formSheet = 2
  /// It covers the nearest controller that defines a context.
  case currentContext = 3
  /// Its presentation controller decides.
  case custom = 4
  /// It covers the screen, and the views below stay.
  case overFullScreen = 5
  /// It covers the nearest controller that defines a context, and the views below stay.
  case overCurrentContext = 6
  /// It is a popover beside its anchor.
  case popover = 7

  var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// A slide from below.
  case coverVertical = 0
  /// A flip.
  case flipHorizontal = 1
  /// A cross-fade.
  case crossDissolve = 2
  /// A page curl.
  case partialCurl = 3
}
