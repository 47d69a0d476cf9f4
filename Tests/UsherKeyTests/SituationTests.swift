import Testing
import UsherDI
import UsherTesting

@MainActor @Suite struct SituationTests {
  @Test
  func `A key shows what is registered for it, with what it gives to all that is made for it`()
    async throws
  {
    let stage = try TestStage(ShopTab(), ShopAssembly())
    try stage.coordinator(ShopCoordinator.self).open(ItemID(raw: 7))
    await stage.settle()
    stage.expectOutline(
      """
      stack Shop
        ItemList
        Item
      """)
    #expect(stage.screen(ViewScreen<ItemView>.self)?.view.model.item?.name == "Item 7")
    stage.expectNothingLeaked()
  }

  @Test func `A flow of one screen returns its result, and needs no coordinator`() async throws {
    let stage = try TestStage(ShowItem(id: ItemID(raw: 7)), ShopAssembly())
    let model = try #require(stage.screen(ViewScreen<ItemView>.self)).view.model
    try stage.coordinator(ItemFlow.self).edit(model)
    await stage.settle()
    stage.expectOutline(
      """
      Item
      ▲ sheet Edit
      """)
    let view = try #require(stage.screen(ViewScreen<EditView>.self)).view
    view.done(Item(id: view.item.id, name: "A new name"))
    await stage.settle()
    #expect(model.item?.name == "A new name")
    stage.expectOutline("Item")
    stage.expectNothingLeaked()
  }

  @Test func `A module starts a flow of another one, which its test answers`() async throws {
    let stage = try TestStage(Checkout(item: ItemID(raw: 1)), CheckoutAssembly()) {
      $0.answer(PickAddress.self) { .finished($0.current ?? Address(line: "1 Main St")) }
    }
    let flow = try stage.coordinator(CheckoutFlow.self)
    await flow.pickAddress()
    await stage.settle()
    #expect(flow.cart.address == Address(line: "1 Main St"))
    stage.expectOutline(
      """
      stack CheckoutFlow
        CartStep
        Pay
      """)
    stage.expectNothingLeaked()
  }

  @Test func `One screen of a flow is shown alone, in the scope of that flow`() throws {
    let stage = try TestStage(PayStep(), in: Checkout(item: ItemID(raw: 3)), CheckoutAssembly()) {
      $0.answer(PickAddress.self) { _ in .cancelled(.user) }
    }
    stage.expectOutline("Pay")
    #expect(stage.screen(ViewScreen<PayView>.self)?.view.cart.item == ItemID(raw: 3))
  }

  @Test func `A guard leads every key of a marker protocol through a sign-in`() async throws {
    let session = Session()
    let stage = try TestStage(
      ShopTab(), ShopAssembly(), CheckoutAssembly(),
      with: { answers in
        answers.answer(PickAddress.self) { _ in .cancelled(.user) }
        answers.registrar.plain.register(SignInView.init, for: SignIn.self)
      }, beforeStart: { $0.guards = [.members(session)] })
    let shop = try stage.coordinator(ShopCoordinator.self)
    let buying = shop.start(Checkout(item: ItemID(raw: 1)), as: .sheet)
    await stage.settle()
    stage.expectOutline(
      """
      stack Shop
        ItemList
        ▲ sheet SignIn
      """)
    session.account = Account()
    try #require(stage.screen(ViewScreen<SignInView>.self)).view.finish(Account())
    await stage.settle()
    stage.expectOutline(
      """
      stack Shop
        ItemList
        ▲ sheet stack CheckoutFlow
          CartStep
      """)
    #expect(buying.currentOutcome == nil)
    #expect(stage.director.tree.outline.contains("CartStep"))
  }

  @Test func `The items of a layout are selected, badged and reached by their keys`() async throws {
    let stage = try TestStage(MailApp(), MailAssembly())
    stage.expectOutline(
      """
      tabs MailRoot
        • stack MailFlow
          Inbox
        Inbox
      """)
    let root = try stage.coordinator(MailRoot.self)
    root.setBadge("3", on: SearchTab())
    #expect(stage.director.tree.root?.children.last?.badge == "3")
    root.setBadge("5", on: MailTab())
    #expect(stage.director.tree.root?.children.first?.badge == "5")
    root.select(SearchTab())
    #expect(stage.outline.contains("• Inbox (3)"))
    root.follow(MailTab(), MailRoute.mail(7))
    stage.expectOutline(
      """
      tabs MailRoot
        • stack MailFlow (5)
          Inbox
          Mail
        Inbox (3)
      """)
    #expect(stage.screen(ViewScreen<MailView>.self)?.view.id == 7)
  }

  @Test func `A key carries an object by its identity`() async throws {
    let (draft, other) = (Draft(), Draft())
    #expect(EditDraft(draft: draft) == EditDraft(draft: draft))
    #expect(EditDraft(draft: draft) != EditDraft(draft: other))
    let stage = try TestStage(MailTab(), MailAssembly()) {
      $0.registrar.plain.register(DraftView.init, for: EditDraft.self, giving: \.draft)
    }
    try stage.coordinator(MailFlow.self).push(EditDraft(draft: draft))
    #expect(stage.screen(ViewScreen<DraftView>.self)?.view.draft === draft)
  }
}
