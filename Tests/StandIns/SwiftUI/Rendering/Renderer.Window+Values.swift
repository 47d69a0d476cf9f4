@_spi(Test) import UIKit

extension Renderer.Window {
  /// The environment of the window's root.
  func initialValues() -> EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = phase
    values.horizontalSizeClass = renderer.sizeClass(renderer.simulation.traits.horizontalSizeClass)
    values.verticalSizeClass = .regular
    values[WindowOpenerKey.self] = WindowOpener(self)
    values[MultipleWindowsKey.self] = renderer.supportsWindows
    values.openURL = OpenURLAction { [weak renderer] url in
      renderer?.openedURLs.append(url)
      return .handled
    }
    return values
  }

  /// Changes the environment of the window's root.
  func change(_ change: (inout EnvironmentValues) -> Void) {
    change(&values)
    guard let root = base.node else { return }
    act { root.update(to: root.view, in: values) }
  }
}

extension Renderer {
  func sizeClass(_ kit: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
    switch kit {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }
}
