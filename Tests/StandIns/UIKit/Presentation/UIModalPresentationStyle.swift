/// How what is presented lies over what presents it.
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
  /// It covers the screen, and what is below stays.
  case overFullScreen = 5
  /// It covers the nearest controller that defines a context, and what is below stays.
  case overCurrentContext = 6
  /// It is a bubble beside what it belongs to.
  case popover = 7

  var isSheet: Bool { [.automatic, .pageSheet, .formSheet].contains(self) }
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// How what is presented moves onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
