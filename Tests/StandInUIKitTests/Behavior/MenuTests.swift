#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct MenuTests {
  final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    let record = Record()
    weak var stack: UINavigationController?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      let share = UIAction(title: "Share") { [record] _ in record.note("shared") }
      return UIContextMenuConfiguration(
        previewProvider: { Screen("preview") }, actionProvider: { _ in UIMenu(children: [share]) })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addAnimations { [record] in record.note("animated") }
      animator.addCompletion { [stack] in
        guard let preview = animator.previewViewController else { return }
        stack?.pushViewController(preview, animated: false)
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { record.note("ends") }
  }

  private func open(in display: Display, _ delegate: Delegate) throws -> SimulatedMenu {
    let stack = display.show(display.stack("a"))
    let view = UIView()
    delegate.stack = stack
    stack.viewControllers[0].view.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
    return try #require(display.user.openMenu(of: interaction))
  }

  @Test func `A tap on the preview commits to it once the preview has gone`() throws {
    let display = Display()
    let delegate = Delegate()
    let menu = try open(in: display, delegate)
    menu.tapPreview()
    #expect(delegate.record.take() == ["ends", "animated"])
    #expect(delegate.stack?.viewControllers.count == 1)
    display.simulation.settle()
    #expect(delegate.stack?.topViewController === menu.preview)
  }

  @Test func `An action is chosen from the menu, which closes`() throws {
    let display = Display()
    let delegate = Delegate()
    let menu = try open(in: display, delegate)
    let action = try #require(menu.menu?.children.first as? UIAction)
    menu.choose(action)
    #expect(delegate.record.take() == ["ends", "shared"])
    menu.tapPreview()
    display.simulation.settle()
    #expect(delegate.record.take().isEmpty)
  }

  @Test func `A menu is presented while it is open`() throws {
    let display = Display()
    let delegate = Delegate()
    let menu = try open(in: display, delegate)
    let stack = try #require(delegate.stack)
    stack.present(display.screen("sheet"), animated: true)
    #expect(stack.presentedViewController != nil && display.complaints.count == 1)
    menu.dismiss()
    display.simulation.settle()
    #expect(stack.presentedViewController == nil && display.complaints.isEmpty)
  }
}
#endif
