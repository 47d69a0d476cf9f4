/// A value that names a screen of a flow, with the values that the screen needs.
///
/// Its screen is registered where the app is assembled, so the flow that names it knows neither the
/// type of the screen nor the framework that draws it.
///
/// ```swift
/// struct ItemDetails: ScreenKey { let id: ItemID }
///
/// registrar.register(ItemView.init, for: ItemDetails.self, giving: \.id)
/// push(ItemDetails(id: item.id))
/// ```
///
/// The screen is made in the scope of the coordinator that shows it, and may request that
/// coordinator. For a screen of another module, or one that returns a value, use a ``FlowKey``.
///
/// Equal keys are one double tap, but never one screen: two of them in a stack are two nodes.
public protocol ScreenKey: Hashable, Showable {}

/// A value that names a flow, with the values that the flow needs and the type of its result.
///
/// The module that starts the flow does not import the one that implements it.
///
/// ```swift
/// struct PickAddress: FlowKey { typealias Output = Address; let current: Address? }
///
/// guard let address = await start(PickAddress(current: nil), as: .sheet).output else { return }
/// ```
///
/// A ``Concluding`` coordinator implements it, or one screen alone, which takes a ``Finish``.
public protocol FlowKey<Output>: Hashable, LayoutItem {
  /// The type of the result; `Void` by default.
  associatedtype Output = Void
}
