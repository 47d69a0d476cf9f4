/// A value that names a screen of a flow, with what the screen needs.
///
/// What shows it is registered where the app is put together, so the flow that names it knows neither
/// the type of the screen nor the framework that draws it.
///
/// ```swift
/// struct ItemDetails: ScreenKey { let id: ItemID }
///
/// registrar.register(ItemView.init, for: ItemDetails.self, giving: \.id)
/// push(ItemDetails(id: item.id))
/// ```
///
/// The screen is made in the scope of the coordinator that shows it, and may ask for that coordinator.
/// For what is shown from another module, or returns a value, use a ``FlowKey``.
///
/// Equal keys are one double tap, but never one screen: two of them in a stack are two nodes.
public protocol ScreenKey: Hashable, Showable {}

/// A value that names a flow, with what the flow needs and what it returns.
///
/// The module that starts the flow does not import the one that implements it.
///
/// ```swift
/// struct PickAddress: FlowKey { typealias Output = Address; let current: Address? }
///
/// guard let address = await start(PickAddress(current: nil), as: .sheet).output else { return }
/// ```
///
/// A coordinator that is ``Concluding`` implements it or, where it has one screen, that screen alone,
/// which takes a ``Finish``.
public protocol FlowKey<Output>: Hashable, LayoutItem {
  /// The type of the result; `Void` by default.
  associatedtype Output = Void
}
