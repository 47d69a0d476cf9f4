/// The state of one resolve call: its arguments, and its instances of lifetime graph.
@usableFromInline @MainActor final class ResolveCall {
  let arguments: [Argument]
  /// The enclosing call, which keeps the instances of both.
  private let call: ResolveCall?
  private var instances: [ObjectIdentifier: [GraphInstance]] = [:]
  private var makings: [GraphMaking] = []

  /// Begins a call; a nested one shares the outer one's instances, and its arguments of other types.
  init(_ arguments: [Argument] = [], joining call: ResolveCall? = nil) {
    guard let call else {
      (self.arguments, self.call) = (arguments, nil)
      return
    }
    let above = call.arguments.filter { other in !arguments.contains { $0.type == other.type } }
    self.arguments = arguments + above
    self.call = call.outermost
  }

  private var outermost: ResolveCall { call ?? self }

  /// `true` while an instance of lifetime graph is being made.
  private var isMaking: Bool { !(call ?? self).makings.isEmpty }

  /// The argument of a type; the current instance is recorded as depending on it, or on its
  /// absence.
  func argument(_ type: Any.Type) -> Argument? {
    let argument = arguments.first(of: type)
    if isMaking { outermost.record(GraphInstance.Read(type: type, argument: argument)) }
    return argument
  }
}

/// Instances of lifetime graph: one for each registration and set of arguments that it read.
extension ResolveCall {
  private struct GraphInstance {
    struct Read {
      let type: Any.Type
      let argument: Argument?
    }

    let box: AnyBox
    var reads: [Read]
  }

  private struct GraphMaking {
    let id: ObjectIdentifier
    let number: Int
    let call: ResolveCall
    var reads: [GraphInstance.Read] = []
  }

  private func record(_ read: GraphInstance.Read) {
    if let last = makings.indices.last { makings[last].reads.append(read) }
  }

  private func reads(equally read: GraphInstance.Read) -> Bool {
    let own = arguments.first(of: read.type)
    guard let own, let other = read.argument else { return own == nil && read.argument == nil }
    return own.isEqual(to: other)
  }

  /// Returns the instance of a registration that was made with the same arguments.
  func instance(_ id: ObjectIdentifier) -> AnyBox? {
    guard
      let known = outermost.instances[id]?.first(where: { $0.reads.allSatisfy(reads(equally:)) })
    else { return nil }
    for read in known.reads { outermost.record(read) }
    return known.box
  }

  /// Returns the number of an instance that is being made with the same arguments.
  func making(_ id: ObjectIdentifier) -> Int? {
    outermost.makings.last { making in
      making.id == id
        && making.call.arguments.elementsEqual(arguments) { $0.isEqual(to: $1) }
    }?.number
  }

  /// Makes, stores and completes an instance; arguments that its callbacks read count as well.
  func make<B: AnyBox>(
    _ id: ObjectIdentifier, _ number: Int, _ body: () throws -> B,
    completing complete: (B) throws -> Void
  ) throws -> B {
    let top = outermost
    top.makings.append(GraphMaking(id: id, number: number, call: self))
    defer { for read in top.makings.removeLast().reads { top.record(read) } }
    let box = try body()
    top.instances[id, default: []].append(GraphInstance(box: box, reads: top.currentReads))
    try complete(box)
    if let place = top.instances[id]?.lastIndex(where: { $0.box === box }) {
      top.instances[id]?[place].reads = top.currentReads
    }
    return box
  }

  private var currentReads: [GraphInstance.Read] { makings.last?.reads ?? [] }

  /// Takes over the instances of another call, which this one continues.
  func takeOver(_ other: ResolveCall) {
    outermost.instances.merge(other.instances) { own, _ in own }
  }

  func forget(_ id: ObjectIdentifier, _ box: AnyBox) {
    let top = outermost
    // The instance is released after the mutation, because its `deinit` may resolve.
    withExtendedLifetime(box) { top.instances[id]?.removeAll { $0.box === box } }
  }
}
