#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// A tree becomes UIKit's own containers, with the titles of the screens.
@MainActor struct MappingTests {
  @Test func `The window has its root before the call that starts the director returns`() throws {
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let director = SceneDirector(Teller("Root", stack: "a"), window: window)
    simulation.run { _ = director.start() }
    #expect(window.rootViewController is UINavigationController)
    #expect(window.isKeyWindow)
  }

  @Test func `A sheet is set up by the screen that shows in it`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.start(child: Teller("Child") { _ in .stack(Drawer()) })
    await rig.settle()
    let sheet = try #require(rig.chain.first?.sheetPresentationController)
    #expect(rig.chain.first is UINavigationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.prefersGrabberVisible)
  }

  @Test func `A popover points to the anchor that its presenter declares`() async throws {
    let anchor = AnchorPage()
    let rig = try await Rig({ _ in .stack(anchor) }, traits: .pad)
    rig.root.present(Page("p"), as: .popover)
    await rig.settle()
    #expect(rig.chain.first?.popoverPresentationController?.sourceView === anchor.button)
    #expect(rig.simulation.messages == [])
  }

  @Test func `A cover fills the screen, and what the app has set of that kind stays`() async throws
  {
    let rig = try await Rig(stack: "a")
    rig.root.present(Page("c"), as: .cover)
    let custom = Page("d")
    custom.modalPresentationStyle = .overFullScreen
    rig.root.present(custom, as: .cover)
    await rig.settle()
    #expect(rig.chain.map(\.modalPresentationStyle) == [.fullScreen, .overFullScreen])
  }

  @Test func `An embedded screen is in the view that its screen names`() async throws {
    let parent = SlotPage()
    let rig = try await Rig({ _ in .screen(parent, embedding: ["side": Page("a")]) })
    #expect(rig.page("a")?.view.superview === parent.side)
    #expect(rig.page("a")?.parent === parent)
    rig.root.embed(Page("b"), in: "side")
    await rig.settle()
    #expect(rig.page("b")?.view.superview === parent.side)
    #expect(parent.side.subviews.count == 1)
  }

  @Test func `A screen that is no view controller is replaced by an explanation`() async throws {
    let rig = try await Rig({ _ in .stack(Stranger()) })
    #expect(rig.titles == ["Stranger is not a UIViewController."])
    rig.expectOrder("stack Teller\n  Stranger")
  }

  @Test func `The app's own delegate of a stack is called as usual, whenever it was set`()
    async throws
  {
    let diary = StackDiary()
    let rig = try await Rig(stack: "a")
    rig.stack?.delegate = diary
    rig.root.push(Page("b"))
    await rig.settle()
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(diary.lines == ["will b", "did b", "will a", "did a"])
    rig.expectOrder("stack Teller\n  Page")
    rig.director.close()
    await rig.settle()
  }

  @Test func `Views are loaded only when they become visible`() async throws {
    let rig = try await Rig({ _ in
      .tabs(SceneLayout.stack(Page("a"), Page("b")), Page("c"))
    })
    #expect(rig.page("b")?.isViewLoaded == true)
    #expect(rig.page("a")?.isViewLoaded == false)
    #expect(rig.page("c")?.isViewLoaded == false)
  }
}

final class Drawer: UIViewController, SheetConfiguring {
  func configure(_ sheet: UISheetPresentationController) {
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
  }
}

final class AnchorPage: UIViewController, PopoverAnchoring {
  let button = UIView()

  func anchor(_ popover: UIPopoverPresentationController) { popover.sourceView = button }
}

final class SlotPage: UIViewController, SlotProviding {
  let side = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(side)
  }

  func view(forSlot slot: String) -> UIView? { slot == "side" ? side : nil }
}

/// A screen of another platform.
final class Stranger: Screen {}

/// A navigation delegate of the app's own.
final class StackDiary: NSObject, UINavigationControllerDelegate {
  var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("will \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("did \(viewController.title ?? "")")
  }
}
#endif
