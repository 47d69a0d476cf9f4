public import Usher

extension Coordinator {
  /// Pushes a screen that this coordinator's container makes.
  ///
  /// ```swift
  /// push(DetailScreen.self, show)
  /// push((any ShowListScreen).self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it; what cannot be made is an error in it.
  @discardableResult
  public func push<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, from source: (any Screen)? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> Navigation {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return show(screen, as: .push, from: source, callSite: site)
  }

  /// Presents a screen that this coordinator's container makes.
  ///
  /// - Parameters:
  ///   - type: The screen's type, or a protocol's that it is registered as.
  ///   - arguments: What its registration takes from its caller, for this one screen.
  ///   - placement: How: as a sheet unless told otherwise.
  ///   - source: The screen that asks; refused as stale where it is not active any more.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it; what cannot be made is an error in it.
  @discardableResult
  public func present<S, each A>(
    _ type: S.Type, _ arguments: repeat each A, as placement: Placement = .sheet,
    from source: (any Screen)? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Navigation {
    let site = CallSite(fileID: fileID, line: line)
    let screen = ScreenSource(S.self, [Argument](repeat each arguments), site)
    return show(screen, as: placement, from: source, callSite: site)
  }
}
