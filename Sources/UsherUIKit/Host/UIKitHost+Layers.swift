#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Presents a layer from the view controller on top, whoever has put it there.
  func present(_ modal: Modal, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    let layer = Layer(presenter: modal.presenter, style: modal.style, place: make(modal))
    release(layer.place.controller) { [weak self] in self?.present(layer, step, end) }
  }

  private func present(_ layer: Layer, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    guard let top = chain.last ?? mount.anchor else { return end() }
    layers.append(layer)
    layer.place.exit = step.animation.exit
    let presenter = place(layer.presenter)?.controller
    prepare(layer, presenter: presenter ?? top)
    useAnimator(for: layer, step)
    let isInTop = presenter.map { $0 === top || $0.isInside(top) } ?? false
    let isFree = presenter?.presentedViewController == nil
    let source = isInTop && isFree ? presenter ?? top : top
    source.present(layer.place.controller, animated: step.isAnimated) { end() }
    if layer.place.controller.presentingViewController != nil {
      noteLanding(of: layer.place.controller)
    }
    watchPresentation(of: layer.place, end)
  }

  /// Frees a controller that is presented still, by a root that others have replaced.
  private func release(
    _ controller: UIViewController, then present: @escaping @MainActor () -> Void
  ) {
    guard let presenter = controller.presentingViewController else { return present() }
    presenter.dismiss(animated: false, completion: present)
  }

  /// Dismisses a layer with all above it.
  func dismiss(_ id: NodeID, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    guard let layer = layers.first(where: { $0.place.id == id }),
      let presenter = layer.place.controller.presentingViewController
    else { return end() }
    presenter.dismiss(animated: step.isAnimated) { end() }
    watchDismissal(by: presenter, end)
  }

  private func make(_ modal: Modal) -> Place {
    guard case .alert(let alert) = modal.style else { return make(modal.node) }
    return Place(modal.node, controller(for: alert, modal.id))
  }

  func prepare(_ layer: Layer, presenter: UIViewController) {
    let controller = layer.place.controller
    guard !layer.isAlert else { return }
    controller.modalPresentationStyle = layer.style.presentation(controller)
    let delegate = LayerDelegate(self, layer.place)
    layer.place.layerDelegate = delegate
    #if !os(tvOS)
    if let sheet = controller.sheetPresentationController, layer.style == .sheet {
      layer.place.configuring(as: (any SheetConfiguring).self)?.configure(sheet)
    }
    if let popover = controller.popoverPresentationController, layer.style == .popover {
      layer.anchor(popover, presenter)
    }
    #endif
    delegate.install()
  }
}

extension Layer {
  var isAlert: Bool { place.controller is UIAlertController }

  #if !os(tvOS)
  fileprivate func anchor(_ popover: UIPopoverPresentationController, _ presenter: UIViewController)
  {
    let asked = place.configuring(as: (any PopoverAnchoring).self)
    if let anchoring = asked ?? presenter as? any PopoverAnchoring { anchoring.anchor(popover) }
    guard popover.sourceView == nil, popover.sourceItem == nil, let view = presenter.view else {
      return
    }
    let size = view.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    popover.sourceView = view
    popover.sourceRect = CGRect(origin: middle, size: CGSize(width: 1, height: 1))
  }
  #endif
}

extension Place {
  /// The screen that shows in it, where that has something to say about how it is presented.
  fileprivate func configuring<T>(as type: T.Type) -> T? {
    if let own = controller as? T { return own }
    let active = node.kind == .stack ? children.last : children.first { $0.id == selected }
    return active?.configuring(as: type)
  }
}

extension Modal.Style {
  /// The style that UIKit knows it by; one of the same kind that the app has set stays.
  @MainActor fileprivate func presentation(
    _ controller: UIViewController
  ) -> UIModalPresentationStyle {
    let style = controller.modalPresentationStyle
    #if os(tvOS)
    return [.overFullScreen, .custom].contains(style) ? style : .fullScreen
    #else
    return switch self {
    case .sheet: [.automatic, .formSheet, .custom].contains(style) ? style : .pageSheet
    case .cover: style.covers || style == .custom ? style : .fullScreen
    case .popover: .popover
    case .alert: style
    }
    #endif
  }
}

extension UIModalPresentationStyle {
  /// Whether it covers the screen or a part of it, and cannot be swiped away.
  fileprivate var covers: Bool {
    [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(self)
  }
}

extension UIViewController {
  /// Whether it stands in another one, at any depth.
  func isInside(_ other: UIViewController) -> Bool {
    guard let parent else { return false }
    return parent === other || parent.isInside(other)
  }
}
#endif
