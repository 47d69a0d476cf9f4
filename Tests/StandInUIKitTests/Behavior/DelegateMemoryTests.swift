#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// A container remembers which optional methods its delegate has when it is set.
@MainActor @Suite struct DelegateMemoryTests {
  final class Partial: NSObject, UINavigationControllerDelegate, SelectiveDelegate {
    let record = Record()
    var methods: Set<String> = []

    func implements(_ method: String) -> Bool { methods.contains(method) }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { record.note("will show \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { record.note("did show \(viewController.title ?? "")") }
  }

  private func showing(_ methods: Set<String>) -> (Display, UINavigationController, Partial) {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let delegate = Partial()
    delegate.methods = methods
    stack.delegate = delegate
    return (display, stack, delegate)
  }

  @Test func `A method that a delegate gets later is called only once it has been set again`() {
    let (display, stack, delegate) = showing(["didShow"])
    delegate.methods = ["willShow", "didShow"]
    stack.pushViewController(display.screen("b"), animated: true)
    display.simulation.settle()
    #expect(delegate.record.take() == ["did show b"])
    stack.delegate = delegate
    stack.popViewController(animated: true)
    display.simulation.settle()
    #expect(delegate.record.take() == ["will show a", "did show a"])
  }

  @Test func `A method that a delegate no longer has is still called, and raises`() {
    let (display, stack, delegate) = showing(["willShow", "didShow"])
    delegate.methods = ["didShow"]
    stack.pushViewController(display.screen("b"), animated: true)
    display.simulation.settle()
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: -[Partial willShow]: unrecognized selector sent to instance"
      ])
    #expect(delegate.record.take() == ["did show b"])
  }
}
#endif
