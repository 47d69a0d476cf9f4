#if canImport(SwiftUI)
public import Usher

extension Coordinator {
  /// Pushes a view.
  @discardableResult
  public func push(
    _ view: some ScreenView, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle {
    push(view.makeScreen(), animation: animation, fileID: fileID, line: line)
  }

  /// Presents a view, by default as a sheet.
  @discardableResult
  public func present(
    _ view: some ScreenView, as placement: Placement = .sheet,
    animation: TransitionAnimation = .default, fileID: String = #fileID, line: Int = #line
  ) -> NavigationHandle {
    present(view.makeScreen(), as: placement, animation: animation, fileID: fileID, line: line)
  }
}
#endif
