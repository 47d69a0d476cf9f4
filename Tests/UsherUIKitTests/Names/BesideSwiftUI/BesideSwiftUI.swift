#if canImport(SwiftUI)
// A file that imports Usher and SwiftUI uses the names of both unqualified.
import Foundation
import SwiftUI

#if canImport(UsherUIKit)
import UIKit
import UsherUIKit
#else
import Usher
#endif

final class StudioCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(EaselScreen()) }

  func ask() { present(SceneAlert("Varnish it?", buttons: [.normal("Yes"), .cancel("No")])) }
}

final class EaselScreen: Screen {
  let title: String? = "Easel"
  var phase: ScenePhase = .active
}

struct Brushstroke: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

nonisolated struct Triptych: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

struct Varnish: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

struct Signature: View {
  let site: URL
  var body: some View { Link("The painter", destination: site) }
}

func unhurried() -> Transaction {
  var transaction = Transaction(animation: nil)
  transaction.disablesAnimations = true
  return transaction
}
#endif
