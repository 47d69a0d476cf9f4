#if canImport(SwiftUI)
import SwiftUI
import Usher

#if canImport(UIKit)
import UIKit
#endif

/// The frame of a screen: reports its appearances, and sets its environment.
///
/// A body is a list of views. Modifiers of an empty list have no effect, and the views of a longer
/// list would overlap in the surrounding containers, so a stack combines them into one.
struct ScreenFrame: View {
  let node: NodeModel
  let screen: any Screen
  @State private var view = Identity()

  init(node: NodeModel, screen: any Screen) {
    self.node = node
    self.screen = screen
  }

  var body: some View {
    VStack { content }
      .environment(\.screenNode, node.node)
      .environment(\.screenReference, ScreenReference(screen: screen))
      .environment(\.nodeModel, node)
      .environment(\.router, EnvironmentRouter(node))
      .modifier(ArrivalModifier { node.didArrive(ObjectIdentifier(view)) })
      .onChange(of: Declaration(screen), initial: true) { node.screenDidChange() }
      .onAppear { node.didAppear(ObjectIdentifier(view)) }
      .onDisappear { node.didDisappear(ObjectIdentifier(view)) }
  }

  private var content: AnyView {
    if let screen = screen as? any ViewProviding { return wrap(screen) }
    #if canImport(UIKit)
    if let controller = screen as? UIViewController {
      return AnyView(ControllerScreen(node: node, controller: controller))
    }
    #endif
    return AnyView(Text(verbatim: "\(type(of: screen)) provides no view."))
  }

  private func wrap(_ screen: some ViewProviding) -> AnyView {
    node.surroundings.reduce(AnyView(screen.view)) { inject($1, into: $0) }
  }

  private func inject(_ object: some Observable & AnyObject, into view: AnyView) -> AnyView {
    AnyView(view.environment(object))
  }
}

/// A screen's title and dismissal, read in the frame's body so that SwiftUI observes them.
private struct Declaration: Equatable {
  let title: String?
  let dismissal: Dismissal

  @MainActor init(_ screen: any Screen) {
    title = screen.titleText
    dismissal = screen.dismissal
  }
}

extension ScreenFrame {
  /// Identifies one view of a screen.
  final class Identity {}
}

extension NodeModel {
  /// Updates the node if the title or the dismissal of its screen differs from the known one.
  ///
  /// A departing screen is no longer part of the tree.
  func screenDidChange() {
    guard let screen, let known = host?.director?.tree.node(node)?.attributes,
      known.title != screen.titleText || known.dismissal != screen.dismissal
    else { return }
    host?.coordinator(owner)?.update(screen)
  }
}
#endif
