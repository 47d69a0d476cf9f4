#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A preview of one flow, or of one of its screens, made of the assemblies of its module.
///
/// ```swift
/// #Preview { KeyPreview(PayStep(), in: Checkout(item: 1), CheckoutAssembly()) }
/// ```
///
/// Guards do not judge it. Keys of other modules may be missing: starting one is refused, and
/// logged. Services that other modules register come from an assembly of the preview, and so do
/// flows that a layout shows. If the preview cannot be made, it shows the error's text.
public struct KeyPreview: View {
  private let make: @MainActor (SwiftUIHost) throws -> SceneDirector
  private let site: CallSite

  /// Previews one screen of a flow, in the scope of that flow.
  public init(
    _ key: some ScreenKey, in flow: some FlowKey, _ assembly: some ScopeAssembly,
    _ others: any ScopeAssembly..., fileID: String = #fileID, line: Int = #line
  ) {
    site = CallSite(fileID: fileID, line: line)
    make = {
      try assembly.preview(flow, showing: key, with: others, host: $0)
    }
  }

  /// Previews a flow from its first screen on.
  public init(
    _ flow: some FlowKey, _ assembly: some ScopeAssembly, _ others: any ScopeAssembly...,
    fileID: String = #fileID, line: Int = #line
  ) {
    site = CallSite(fileID: fileID, line: line)
    make = {
      try assembly.preview(flow, showing: nil, with: others, host: $0)
    }
  }

  /// The window of the preview.
  public var body: some View { UsherView(fileID: site.fileID, line: site.line, make) }
}
#endif
