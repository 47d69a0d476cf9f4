import Testing
import UsherDI
import UsherTesting

// Small imitations of an app's existing containers: a resolver with scopes, and a list of
// factories.

/// A container that resolves at run time and returns `nil` if something is missing.
@MainActor final class OldContainer {
  private let parent: OldContainer?
  private var makers: [ObjectIdentifier: @MainActor (OldContainer) -> Any] = [:]
  private var kept: [ObjectIdentifier: Any] = [:]

  init(parent: OldContainer? = nil) { self.parent = parent }

  func register<S>(_ type: S.Type, _ make: @escaping @MainActor (OldContainer) -> S) {
    makers[ObjectIdentifier(type)] = make
  }

  /// Makes an instance, once for each container that registers it.
  func resolve<S>(_ type: S.Type) -> S? {
    if let known = kept[ObjectIdentifier(type)] as? S { return known }
    guard let make = makers[ObjectIdentifier(type)] else { return parent?.resolve(type) }
    let made = make(self) as? S
    kept[ObjectIdentifier(type)] = made
    return made
  }
}

/// Factories that are globally accessible.
@MainActor enum Factories {
  static var greeting: () -> String = { "Hello" }
}

protocol OldPayments: AnyObject {}
final class LivePayments: OldPayments {}
protocol Prices: AnyObject {}
final class LivePrices: Prices {}
final class OldDraft {}

struct MissingInOldContainer: Error { let service: String }

extension OldContainer {
  func require<S>(_ type: S.Type) throws -> S {
    guard let service = resolve(type) else { throw MissingInOldContainer(service: "\(type)") }
    return service
  }
}

struct OldServicesAssembly: Assembly {
  let old: OldContainer

  func assemble(into registrar: Registrar) {
    registrar.register(value: old)
    registrar.register({ try old.require((any OldPayments).self) }, as: (any OldPayments).self)
    registrar.register({ Factories.greeting() }, as: String.self, named: "greeting")
  }
}

struct OrderAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(LivePrices.init, as: (any Prices).self, lifetime: .shared)
    registrar.register(OrderFlow.init, for: PlaceOrder.self)
    registrar.register(OrderScreen.init, for: OrderForm.self)
    registrar.register(
      { (old: OldContainer) in OldFlowScope(OldContainer(parent: old)) },
      lifetime: .scoped(to: OrderFlow.self))
  }
}

/// The instances that the old container keeps for one flow, and releases with it.
final class OldFlowScope {
  let container: OldContainer
  init(_ container: OldContainer) { self.container = container }
}

struct PlaceOrder: FlowKey {}
struct OrderForm: ScreenKey {}

final class OrderFlow: Coordinator, Concluding {
  override func build() -> SceneLayout { .stack(OrderForm()) }
}

final class OrderScreen: Screen {
  let payments: any OldPayments
  let draft: OldDraft?
  init(payments: any OldPayments, scope: OldFlowScope) {
    self.payments = payments
    scope.container.register(OldDraft.self) { _ in OldDraft() }
    draft = scope.container.resolve(OldDraft.self)
  }
}

extension OldContainer {
  /// Lets what is still made by the old container ask for what has moved.
  func ask(_ container: Container) {
    register((any Prices).self) { [weak container] _ in
      guard let prices = try? container?.resolve((any Prices).self) else {
        preconditionFailure("The app's container has ended.")
      }
      return prices
    }
  }
}

@MainActor struct GradualAdoptionTests {
  private func old() -> OldContainer {
    let old = OldContainer()
    old.register((any OldPayments).self) { _ in LivePayments() }
    return old
  }

  @Test func `A flow that has moved takes services of the old container, and the other way round`()
    throws
  {
    let old = old()
    let container = try Container(OldServicesAssembly(old: old), OrderAssembly())
    old.ask(container)
    let payments = try container.resolve((any OldPayments).self)
    #expect(payments === old.resolve((any OldPayments).self))
    #expect(old.resolve((any Prices).self) === (try container.resolve((any Prices).self)))
    #expect(try container.resolve(String.self, named: "greeting") == "Hello")
  }

  @Test func `Instances that the old container keeps for a flow are released with the flow`()
    async throws
  {
    let stage = try TestStage(PlaceOrder(), OldServicesAssembly(old: old()), OrderAssembly())
    weak let draft = stage.screen(OrderScreen.self)?.draft
    #expect(draft != nil)
    try stage.coordinator(OrderFlow.self).finish()
    await stage.settle()
    #expect(draft == nil)
  }

  @Test func `A service that the old container lacks is an error with its name`() throws {
    let container = try Container(OldServicesAssembly(old: OldContainer()))
    let error = #expect(throws: ResolutionError.self) {
      try container.resolve((any OldPayments).self)
    }
    #expect(
      (error?.underlying as? MissingInOldContainer)?.service == "any OldPayments"
        || (error?.underlying as? MissingInOldContainer)?.service == "OldPayments")
  }
}
