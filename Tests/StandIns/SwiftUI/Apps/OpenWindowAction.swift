/// An action that opens windows.
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated let target: WindowOpener?
  nonisolated init(_ target: WindowOpener?) { self.target = target }

  /// Opens the window of a value, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(value: D) { target?.open(nil, value) }
  /// Opens a window by its name.
  public func callAsFunction(id: String) { target?.open(id, nil) }
  /// Opens the window of a name for a value, or brings it to the front.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    target?.open(id, value)
  }
}

/// An action that closes windows.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated let target: WindowOpener?
  nonisolated init(_ target: WindowOpener?) { self.target = target }

  /// Closes the window that the view is in.
  public func callAsFunction() { target?.window?.close() }
}

/// Opens and closes windows for the views of a window.
@MainActor final class WindowOpener {
  weak var window: Renderer.Window?
  init(_ window: Renderer.Window) { self.window = window }

  func open(_ id: String?, _ value: AnyHashable?) { window?.renderer.openWindow(id, value) }
}

struct WindowOpenerKey: EnvironmentKey { static var defaultValue: WindowOpener? { nil } }

extension EnvironmentValues {
  /// Opens windows.
  public var openWindow: OpenWindowAction { OpenWindowAction(self[WindowOpenerKey.self]) }
  /// Closes windows.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(self[WindowOpenerKey.self])
  }
  /// A Boolean value that indicates whether the device supports several windows.
  public var supportsMultipleWindows: Bool { self[MultipleWindowsKey.self] }
}

struct MultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
