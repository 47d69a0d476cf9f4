public import Foundation

extension SimulatedUser {
  /// Presses long on a view that offers a menu.
  public func openMenu(
    of interaction: UIContextMenuInteraction, at location: CGPoint = .zero
  ) -> SimulatedMenu? {
    guard let view = interaction.view, view.isTouchable, let delegate = interaction.delegate,
      let presenter = view.responsibleController?.outermost
    else { return nil }
    return simulation.run {
      let configuration = delegate.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: location)
      guard let configuration else { return nil }
      let menu = SimulatedMenu(simulation, interaction, configuration)
      delegate.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: nil)
      interaction.open = menu
      let defers = simulation.defersTransitions
      simulation.defersTransitions = false
      presenter.present(menu.controller, animated: false)
      simulation.defersTransitions = defers
      menu.controller.presentation?.transition?.completeTransition(true)
      return menu
    }
  }
}

/// A menu that is open.
@_spi(Test) @MainActor public final class SimulatedMenu {
  /// The controller of its preview.
  public let preview: UIViewController?
  /// The menu.
  public let menu: UIMenu?
  let controller = ContextMenuController()
  private let simulation: UIKitSimulation
  private let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration

  init(
    _ simulation: UIKitSimulation, _ interaction: UIContextMenuInteraction,
    _ configuration: UIContextMenuConfiguration
  ) {
    (self.simulation, self.interaction) = (simulation, interaction)
    self.configuration = configuration
    preview = configuration.previewProvider?()
    preview?.loadViewIfNeeded()
    menu = configuration.actionProvider?([])
  }

  /// Taps the preview; its commit follows when the preview has gone.
  public func tapPreview() {
    close { delegate, animator in
      delegate.contextMenuInteraction(
        interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
  }

  /// Chooses an action of the menu.
  public func choose(_ action: UIAction) {
    close { _, _ in }
    simulation.run { action.perform(from: interaction) }
  }

  /// Closes it.
  public func dismiss() { close { _, _ in } }

  /// Dismisses the menu once no transition runs.
  private func leave(_ animator: MenuAnimator) {
    guard let presentation = controller.presentation, let window = controller.viewIfLoaded?.window
    else { return animator.end() }
    let busy = window.presentations.lazy.compactMap(\.transition).first
    if let busy {
      busy.animate(alongsideTransition: nil) { _ in self.leave(animator) }
      return
    }
    Dismissing(from: controller, animated: true).run(from: presentation) { _ in animator.end() }
  }

  private func close(
    _ act: (any UIContextMenuInteractionDelegate, MenuAnimator) -> Void
  ) {
    guard interaction.open === self else { return }
    interaction.open = nil
    guard let delegate = interaction.delegate else { return }
    let animator = MenuAnimator(preview: preview)
    simulation.run {
      act(delegate, animator)
      delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      animator.begin()
      leave(animator)
    }
  }
}

/// Runs animations alongside a closing menu.
@MainActor private final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func begin() { for animation in animations { animation() } }

  func end() { for completion in completions { completion() } }
}

/// Presents a menu above everything.
final class ContextMenuController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
