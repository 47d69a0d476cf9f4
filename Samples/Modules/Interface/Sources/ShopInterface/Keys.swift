public import Usher

/// An item of the shop.
public struct Item: Hashable, Sendable {
  /// The name, which is its identity.
  public let name: String

  /// Makes an item.
  public init(_ name: String) { self.name = name }
}

/// The number of an order.
public struct Order: Hashable, Sendable {
  /// The number.
  public let number: Int

  /// Makes an order.
  public init(number: Int) { self.number = number }
}

/// The shop's window: what can be bought.
public struct Browse: FlowKey {
  /// Names the window.
  public init() {}
}

/// The choice of one more item.
public struct PickItem: FlowKey {
  /// The chosen item.
  public typealias Output = Item
  /// The items that are chosen already.
  public let chosen: [Item]

  /// Names the choice.
  public init(chosen: [Item]) { self.chosen = chosen }
}

/// The way to buy something.
public struct Buy: FlowKey {
  /// The order.
  public typealias Output = Order
  /// The item to begin with.
  public let item: Item

  /// Names the way to buy an item.
  public init(_ item: Item) { self.item = item }
}
