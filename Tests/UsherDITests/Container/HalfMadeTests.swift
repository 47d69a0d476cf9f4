import Testing
import UsherDI

/// Callbacks that wait for an instance which then fails: nothing that they should complete is found.
@MainActor struct HalfMadeTests {
  private struct Fault: Error {}

  private final class Old { var isReady = false }
  private final class Young {}
  private final class Boss { init(old: Old) {} }
  private final class Holder {
    let old: Old
    init(old: Old) { self.old = old }
  }
  private final class Crowd { init(holder: Holder, young: Young) {} }

  private func container(_ register: @escaping @MainActor (Registrar) -> Void) throws -> Container {
    struct Parts: Assembly {
      let register: @MainActor (Registrar) -> Void
      func assemble(into registrar: Registrar) { register(registrar) }
    }
    return try Container(Parts(register: register))
  }

  @Test func `Of two callbacks that wait, both fail with the instance that one of them refuses`()
    throws
  {
    var fails = true
    let container = try container { registrar in
      registrar.register(Boss.init, lifetime: .shared)
      registrar.register({ Old() }, lifetime: .shared).onCreate { old, resolver in
        _ = try resolver.resolve(Young.self)
        _ = try resolver.resolve(Boss.self)
        old.isReady = true
      }
      registrar.register({ Young() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Boss.self)
        if fails { throw Fault() }
      }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Boss.self) }
    fails = false
    #expect(try container.resolve(Old.self).isReady)
  }

  @Test(arguments: [Lifetime.transient, .graph, .shared])
  func `The holder of an instance whose callback waits ends when the callback fails`(
    lifetime: Lifetime
  ) throws {
    var (fails, ended) = (true, 0)
    let container = try container { registrar in
      registrar.register(Crowd.init, lifetime: .shared)
      registrar.register(Holder.init, lifetime: .shared).onEnd { _ in ended += 1 }
      registrar.register({
        if fails { throw Fault() }
        return Young()
      })
      registrar.register({ Old() }, lifetime: lifetime).onCreate { old, resolver in
        _ = try resolver.resolve(Crowd.self)
        old.isReady = true
      }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Crowd.self) }
    #expect(ended == 1)
    fails = false
    _ = try container.resolve(Crowd.self)
    #expect(try container.resolve(Holder.self).old.isReady)
  }

  @Test func `A callback that waits for what never comes is not followed by the end`() throws {
    var ends = 0
    let container = try container { registrar in
      registrar.register(lifetime: .shared) { resolver in
        _ = try? resolver.resolve(Young.self)
        return Boss(old: Old())
      }
      registrar.register({ Young() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Old.self)
        throw Fault()
      }
      registrar.register({ Old() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Boss.self)
      }.onEnd { _ in ends += 1 }
    }
    _ = try container.resolve(Boss.self)
    #expect(ends == 0)
  }

  @Test func `A lazy dependency does not keep an abandoned instance`() throws {
    final class Reader {
      let young: Lazy<Young>
      init(young: Lazy<Young>) { self.young = young }
    }
    let container = try container { registrar in
      registrar.register(Reader.init, lifetime: .shared)
      registrar.register({ Young() }, lifetime: .shared)
      registrar.register({ Old() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Reader.self).young()
        throw Fault()
      }
    }
    let reader = try container.resolve(Reader.self)
    #expect(throws: ResolutionError.self) { try container.resolve(Old.self) }
    let young = try reader.young()
    #expect(try container.resolve(Young.self) === young)
    container.end()
    #expect(try reader.young() === young)
  }

  @Test func `Thousands of callbacks that wait for one instance cost the same each`() throws {
    func duration(_ count: Int) throws -> Duration {
      let container = try container { registrar in
        for _ in 0..<count {
          registrar.contribute({ Young() }, lifetime: .shared).onCreate { _, resolver in
            _ = try resolver.resolve(Old.self)
          }
        }
        registrar.register({ (all: [Young]) in Old() }, lifetime: .shared)
      }
      return try ContinuousClock().measure { _ = try container.resolve(Old.self) }
    }
    _ = try duration(100)
    let short = try #require(try (0..<3).map { _ in try duration(300) }.min())
    let long = try #require(try (0..<3).map { _ in try duration(3_000) }.min())
    #expect(long < short * 40)
  }

  @Test func `An instance whose callback failed is neither found nor ended by what ends with it`()
    throws
  {
    var (container, found, ends): (Container?, [Any], Int) = (nil, [], 0)
    container = try self.container { registrar in
      registrar.register({ Old() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Young.self)
        throw Fault()
      }.onEnd { _ in ends += 1 }
      registrar.register({ Young() }, lifetime: .shared).onEnd { _ in
        if let old = try? container?.resolve(Old.self) { found.append(old) }
        container?.end()
      }
    }
    #expect(throws: ResolutionError.self) { try container?.resolve(Old.self) }
    #expect(found.isEmpty && ends == 0)
  }
}
