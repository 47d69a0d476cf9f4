import UsherSwiftUI
import UsherTesting

/// Steps through the models that SwiftUI binds to, with the calls that views make.
@MainActor enum SwiftUIMeasurements {
  static func all() -> [Measurement] { [pushPop(10), pushPop(1_000)] }

  /// A push and a pop through the models, beside the same on the headless host.
  private static func pushPop(_ depth: Int) -> Measurement {
    let yardstick = Measurement.Yardstick(name: "headless") {
      NavigationMeasurements.pushAndPop(depth)
    }
    return Measurement(
      "swiftui.push-pop.\(depth)", goal: 3, batch: max(20, 2_000 / depth), against: yardstick
    ) {
      let display = Display(depth)
      return { count in
        for _ in 0..<count { display.pushAndPop() }
      }
    }
  }

  /// Makes the calls of views at the end of their transitions.
  @MainActor
  private final class Display {
    private let host = SwiftUIHost()
    private let director: SceneDirector
    private let view = Display.View()
    private var top: NodeModel?

    private final class View {}

    init(_ depth: Int) {
      director = SceneDirector(NavigationMeasurements.Pages(depth), host: host)
      try? director.start()
      follow()
    }

    func pushAndPop() {
      director.root.push(NavigationMeasurements.Page())
      follow()
      director.root.pop()
      follow()
    }

    /// The new top appears, the old one disappears.
    private func follow() {
      guard case .stack(let stack) = host.window.root?.content else { return }
      let old = top
      top = stack.path.last
      top?.didAppear(ObjectIdentifier(view))
      old?.didDisappear(ObjectIdentifier(view))
    }
  }
}
