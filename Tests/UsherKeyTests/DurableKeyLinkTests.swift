import Foundation
import Testing
import UsherDI
import UsherTesting

// A mall, whose keys are saved and linked.

/// Links with durable keys as routes.
@MainActor @Suite struct DurableKeyLinkTests {
  @Test(arguments: [
    "mall://cart", "mall://food/dishes/7", "mall://cart/checkout/7", "mall://cart/checkout/7/pay",
  ])
  func `A link of keys leads to the item of the layout, and on from there`(
    text: String
  ) async throws {
    let (stage, _) = try MallApp.stage()
    #expect(stage.director.open(text).isAdmitted)
    await stage.settle()
    #expect(stage.director.currentLink == text, "\(stage.outline)")
    let outline = stage.outline
    #expect(stage.director.open(text).isAdmitted)
    await stage.settle()
    #expect(stage.outline == outline)
    let (fresh, _) = try MallApp.stage()
    fresh.director.open(try #require(stage.director.currentLink))
    await fresh.settle()
    #expect(fresh.outline == outline)
  }

  @Test(arguments: ["", "/dishes/7"])
  func `A link to a flow outside the layout selects its new tab and continues there`(
    rest: String
  ) async throws {
    let (stage, _) = try MallApp.stage()
    stage.director.open("mall://food/dishes/3")
    #expect(stage.director.open("mall://wrap/red" + rest).isAdmitted)
    await stage.settle()
    #expect(
      stage.outline == """
        tabs Mall
          stack FoodFlow
            MenuPage
            DishPage
          stack CartFlow
            MenuPage
          • stack WrapFlow
            MenuPage\(rest.isEmpty ? "" : "\n    DishPage")
        """)
    #expect(stage.director.currentLink == "mall://wrap/red" + rest)
  }

  @Test func `A durable key is advertised to the system as a route is`() async throws {
    let (stage, _) = try MallApp.stage()
    stage.director.open("mall://food/dishes/7")
    await stage.settle()
    #expect(stage.director.advertised?.title == "Dish 7")
    #expect(stage.director.advertised?.link == "mall://food/dishes/7")
    stage.director.open("mall://cart")
    await stage.settle()
    #expect(stage.director.advertised == nil)
  }

  @Test func `A link to another item of the same layout keeps what the first had shown`()
    async throws
  {
    let (stage, _) = try MallApp.stage()
    stage.director.open("mall://food/dishes/7")
    stage.director.open("mall://cart")
    await stage.settle()
    #expect(stage.screens(DishPage.self).count == 1)
    stage.director.open("mall://food/dishes/8")
    await stage.settle()
    #expect(stage.screens(DishPage.self).map(\.id) == [8])
  }
}
