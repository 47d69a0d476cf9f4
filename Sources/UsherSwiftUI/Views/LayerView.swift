#if canImport(SwiftUI)
import SwiftUI
import Usher

/// One level of a window: its content, with one modifier of each kind on it.
///
/// The modifiers are outside tabs and conditional views, so that no change inside can end their
/// presentations.
struct LayerView: View {
  @Bindable var layer: LayerModel

  var body: some View {
    ZStack {
      if let root = layer.root { NodeView(node: root).id(root.id) }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { [weak layer] in layer?.size = $0 }
    .coordinateSpace(.named(layer.id))
    .modifier(LevelModifier(layer: layer))
    .sheet(
      item: $layer[presented: .sheet, for: layer.presented?.id],
      onDismiss: { [weak layer] in layer?.didDismiss(.sheet) }, content: PresentedView.init
    )
    .modifier(CoverModifier(layer: layer))
    .modifier(PopoverModifier(layer: layer))
    .background { DialogSource(layer: layer) }
    .alert(
      layer.alertTitle, isPresented: $layer[asks: layer.question(isDialog: false)?.id],
      presenting: layer.question(isDialog: false), actions: AlertActions.init,
      message: AlertMessage.init)
  }
}

/// The level that a modifier presents.
private struct PresentedView: View {
  let layer: LayerModel

  init(_ layer: LayerModel) { self.layer = layer }

  var body: some View {
    LayerView(layer: layer)
      .interactiveDismissDisabled(layer.isLocked)
  }
}

/// A cover; on platforms without covers, a sheet.
private struct CoverModifier: ViewModifier {
  @Bindable var layer: LayerModel

  func body(content: Content) -> some View {
    #if os(macOS)
    content.sheet(
      item: $layer[presented: .cover, for: layer.presented?.id],
      onDismiss: { [weak layer] in layer?.didDismiss(.cover) }, content: PresentedView.init)
    #else
    content.fullScreenCover(
      item: $layer[presented: .cover, for: layer.presented?.id],
      onDismiss: { [weak layer] in layer?.didDismiss(.cover) }, content: PresentedView.init)
    #endif
  }
}

/// A popover; on platforms without popovers, a sheet.
private struct PopoverModifier: ViewModifier {
  @Bindable var layer: LayerModel

  func body(content: Content) -> some View {
    #if os(tvOS)
    content.sheet(
      item: $layer[presented: .popover, for: layer.presented?.id],
      onDismiss: { [weak layer] in layer?.didDismiss(.popover) }, content: PresentedView.init)
    #else
    content.popover(
      item: $layer[presented: .popover, for: layer.presented?.id],
      attachmentAnchor: layer.attachment, content: PresentedView.init)
    #endif
  }
}

/// The source of a dialog's pointer: the view that the question names, or the whole level.
///
/// A place has no leading or trailing side, so it stays the same in a right-to-left layout.
private struct DialogSource: View {
  @Bindable var layer: LayerModel

  var body: some View {
    let source = layer.source
    Color.clear
      .allowsHitTesting(false)
      .frame(width: source.width, height: source.height)
      .confirmationDialog(
        layer.alertTitle, isPresented: $layer[asks: layer.question(isDialog: true)?.id],
        titleVisibility: .visible, presenting: layer.question(isDialog: true),
        actions: AlertActions.init, message: AlertMessage.init
      )
      .position(x: source.midX, y: source.midY)
  }
}

private struct AlertMessage: View {
  let alert: LayerModel.Alert

  init(_ alert: LayerModel.Alert) { self.alert = alert }

  var body: some View {
    if let message = alert.alert.message { Text(verbatim: message) }
  }
}

/// The field and the buttons of an alert.
private struct AlertActions: View {
  @Bindable var alert: LayerModel.Alert

  init(_ alert: LayerModel.Alert) { self.alert = alert }

  var body: some View {
    if let field = alert.alert.textField { TextField(field.placeholder, text: $alert.text) }
    ForEach(alert.alert.buttons.indices, id: \.self) { index in
      Button(alert.alert.buttons[index].title, role: alert.alert.buttons[index].role.button) {
        alert.answer(index)
      }
    }
  }
}

extension SceneAlert.Role {
  fileprivate var button: ButtonRole? {
    switch self {
    case .normal: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
