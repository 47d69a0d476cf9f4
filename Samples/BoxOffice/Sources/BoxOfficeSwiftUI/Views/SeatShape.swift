#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The outline of a seat from above: square towards the stage, round at the back.
struct SeatShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      let (left, right) = (rect.origin.x, rect.origin.x + rect.size.width)
      let (front, back) = (rect.origin.y, rect.origin.y + rect.size.height)
      let depth = (back - front) / 2
      path.move(to: CGPoint(x: left, y: front))
      path.addLine(to: CGPoint(x: right, y: front))
      path.addLine(to: CGPoint(x: right, y: front + depth))
      path.addQuadCurve(
        to: CGPoint(x: left, y: front + depth), control: CGPoint(x: (left + right) / 2, y: back))
      path.closeSubpath()
    }
  }
}
#endif
