extension SceneDirector {
  /// Warns once for each type, in debug builds, of a `title` that is a `String`.
  ///
  /// The compiler accepts it beside the default of the requirement, which is a `String?`.
  func warn(ofUnreadTitleOf screen: any Screen) {
    #if DEBUG
    guard names[ObjectIdentifier(type(of: screen))] == nil, screen.title == nil,
      Mirror(reflecting: screen).hasText("title")
    else { return }
    let name = name(of: type(of: screen))
    writeToLog(
      "warning: The title of \(name) is not shown: it is a String, and a screen's title is a "
        + "String?. Declare it as `title: String?`.")
    #endif
  }
}

extension Mirror {
  /// Returns whether a stored property is text, as it is declared or behind `@Observable`.
  fileprivate func hasText(_ label: String) -> Bool {
    children.contains { ($0.label == label || $0.label == "_\(label)") && $0.value is String }
      || superclassMirror?.hasText(label) == true
  }
}
