#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The user's actions on dialogs: action sheets on a phone, popovers on a tablet.
@MainActor struct DialogFactTests {
  private static let keep = SceneAlert(
    "Cancel this ticket?", message: "It is paid for.",
    buttons: [.destructive("Cancel ticket"), .cancel("Keep")], style: .dialog, from: "T1")

  @Test(arguments: [UITraitCollection.phone, .pad])
  func `A dialog is a sheet of actions, and a tap beside it cancels`(
    traits: UITraitCollection
  ) async throws {
    let rig = try await open(traits)
    let asking = ask(Self.keep, rig)
    await rig.settle()
    let alert = try #require(rig.chain.last as? UIAlertController)
    #expect(alert.preferredStyle == .actionSheet && alert.message == "It is paid for.")
    #expect(rig.user.tapOutside(alert))
    await rig.settle()
    #expect(await asking.value?.button.title == "Keep")
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test(arguments: ["Cancel ticket", "Keep"])
  func `A button of a dialog answers it`(title: String) async throws {
    let rig = try await open(.pad)
    let asking = ask(Self.keep, rig)
    await rig.settle()
    #expect(rig.user.tap(title, in: try #require(rig.chain.last as? UIAlertController)))
    await rig.settle()
    #expect(await asking.value?.button.title == title)
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A dialog on a tablet points to the view that it names, or to the middle`()
    async throws
  {
    let rig = try await open(.pad)
    let ticket = UIView()
    ticket.accessibilityIdentifier = "T1"
    rig.page("a")?.view.addSubview(ticket)
    _ = ask(Self.keep, rig)
    await rig.settle()
    var popover = try #require(rig.chain.last?.popoverPresentationController)
    #expect(popover.sourceView === ticket && popover.sourceRect == ticket.bounds)
    rig.root.dismiss()
    ticket.isHidden = true
    await rig.settle()
    _ = ask(Self.keep, rig)
    await rig.settle()
    popover = try #require(rig.chain.last?.popoverPresentationController)
    #expect(popover.sourceView !== ticket && popover.sourceView != nil)
    rig.expectOrder("stack Teller\n  Page\n  ▲ alert Cancel this ticket?")
  }

  @Test func `A dialog without a cancelling button is left unanswered beside its popover`()
    async throws
  {
    let rig = try await open(.pad)
    let delete = SceneAlert("Delete?", buttons: [.destructive("Delete")], style: .dialog)
    let asking = ask(delete, rig)
    await rig.settle()
    let alert = try #require(rig.chain.last as? UIAlertController)
    #expect(rig.user.tapOutside(alert))
    await rig.settle()
    #expect(await asking.value == nil)
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test(arguments: [SceneAlert.Style.dialog, .alert], [0, 1, 2, 3, 4])
  func `A pressed button counts even if a command follows before UIKit reports it`(
    style: SceneAlert.Style, change: Int
  ) async throws {
    let rig = try await open(.phone)
    var question = Self.keep
    question.style = style
    let asking = ask(question, rig)
    await rig.settle()
    #expect(rig.user.tap("Cancel ticket", in: try #require(rig.chain.last as? UIAlertController)))
    _ = rig.simulation.run {
      switch change {
      case 0: rig.root.push(Page("b"))
      case 1: rig.root.present(Page("b"))
      case 2: rig.root.present(SceneAlert("Offline"))
      case 3: rig.root.setBadge("1", on: rig.root)
      default: rig.root.dismiss()
      }
    }
    await rig.settle()
    #expect(await asking.value?.button.title == "Cancel ticket")
    let outlines = ["\n  Page", "\n  ▲ sheet Page", "\n  ▲ alert Offline", "", ""]
    let badge = change == 3 ? " (1)" : ""
    rig.expectOrder("stack Teller\(badge)\n  Page" + outlines[change])
  }

  @Test(arguments: [SceneAlert.Style.dialog, .alert])
  func `Of two cancelling buttons UIKit gets one, and both answer`(
    style: SceneAlert.Style
  ) async throws {
    for title in ["Later", "Never"] {
      let rig = try await open(.phone)
      let asking = ask(
        SceneAlert("Discard?", buttons: [.cancel("Later"), .cancel("Never")], style: style), rig)
      await rig.settle()
      #expect(rig.user.tap(title, in: try #require(rig.chain.last as? UIAlertController)))
      await rig.settle()
      #expect(await asking.value?.button == .cancel(title))
      rig.expectOrder("stack Teller\n  Page")
    }
  }

  @Test func `A dialog points to a view in another column of its window`() async throws {
    let rig = try await Rig(
      { _ in .split(SceneLayout.stack(Page("l")), SceneLayout.stack(Page("r"))) }, traits: .pad)
    let ticket = UIView()
    ticket.accessibilityIdentifier = "T1"
    rig.page("r")?.view.addSubview(ticket)
    _ = ask(Self.keep, rig)
    await rig.settle()
    #expect(rig.chain.last?.popoverPresentationController?.sourceView === ticket)
  }

  @Test func `An alert that a guard keeps is answered later`() async throws {
    let rig = try await open(.phone)
    let bar = DialogBar()
    rig.director.guards = [
      Guard("kept") { proposal in
        bar.isClosed && !proposal.current.modals.isEmpty && proposal.tree.modals.isEmpty
          ? .deny("Not yet.") : .allow
      }
    ]
    let asking = ask(Self.keep, rig)
    await rig.settle()
    #expect(rig.user.tap("Keep", in: try #require(rig.chain.last as? UIAlertController)))
    rig.simulation.run { _ = rig.root.push(Page("b")) }
    await rig.settle()
    bar.isClosed = false
    #expect(rig.user.tap("Cancel ticket", in: try #require(rig.chain.last as? UIAlertController)))
    await rig.settle()
    #expect(await asking.value?.button.title == "Cancel ticket")
  }

  /// The kind of the device decides about popovers.
  private func ask(_ question: SceneAlert, _ rig: Rig) -> Task<SceneAlert.Answer?, Never> {
    rig.simulation.run { Task { await rig.root.alert(question) } }
  }

  private func open(_ traits: UITraitCollection) async throws -> Rig {
    try await Rig({ _ in .stack(Page("a")) }, traits: traits)
  }
}

@MainActor private final class DialogBar { var isClosed = true }
#endif
