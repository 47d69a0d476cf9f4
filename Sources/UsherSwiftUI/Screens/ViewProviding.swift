#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// A screen that provides its view, such as a model.
///
/// ```swift
/// @Observable final class SeatPlan: SeatPlanScreen, ViewProviding {
///   var view: some View { SeatPlanView(plan: self) }
/// }
/// ```
@MainActor public protocol ViewProviding: ControllerProviding {
  /// The type of its view.
  associatedtype ScreenBody: View
  /// Its view.
  @ViewBuilder var view: ScreenBody { get }
}
#endif
