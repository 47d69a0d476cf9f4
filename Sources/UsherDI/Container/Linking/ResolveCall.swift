/// The state of one resolve call: its arguments, and its instances of lifetime graph.
@usableFromInline @MainActor final class ResolveCall {
  let arguments: [Argument]
  /// The enclosing call, which keeps the instances of both.
  private let call: ResolveCall?
  private var instances: [ObjectIdentifier: GraphInstances] = [:]
  private var makings: [GraphMaking] = []
  private lazy var identities = arguments.map(\.identity)

  /// Begins a call; a nested one shares the outer one's instances and arguments of other types.
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

  /// The argument of a type; the current instance is recorded as depending on it, or on its
  /// absence.
  func argument(_ type: Any.Type) -> Argument? {
    let argument = arguments.first(of: type)
    record(ObjectIdentifier(type))
    return argument
  }
}

/// Instances of lifetime graph: one for each registration and set of arguments that it read.
extension ResolveCall {
  /// An argument that an instance read, or its absence.
  private struct Read: Hashable {
    let type: ObjectIdentifier
    let identity: AnyHashable?
  }

  private struct GraphInstances {
    var boxes: [[Read]: AnyBox] = [:]
    /// The types that instances read, in order; most read the same.
    var types: Set<[ObjectIdentifier]> = []
  }

  private struct GraphMaking {
    let id: ObjectIdentifier
    let number: Int
    let call: ResolveCall
    var types: [ObjectIdentifier] = []
  }

  private func place(of type: ObjectIdentifier) -> Int? {
    arguments.firstIndex { ObjectIdentifier($0.type) == type }
  }

  private func reads(_ types: [ObjectIdentifier]) -> [Read] {
    types.map { Read(type: $0, identity: place(of: $0).map { identities[$0] }) }
  }

  /// Records that the current instance depends on an argument, unless only a call below it has that
  /// argument.
  private func record(_ type: ObjectIdentifier) {
    let top = outermost
    guard let making = top.makings.last, !making.types.contains(type) else { return }
    let (own, read) = (making.call.place(of: type), place(of: type))
    let (ownBox, box) = (own.map { making.call.arguments[$0].box }, read.map { arguments[$0].box })
    if ownBox === box { top.makings[top.makings.count - 1].types.append(type) }
  }

  /// Returns the instance of a registration that was made with the same arguments.
  func instance(_ id: ObjectIdentifier) -> AnyBox? {
    guard let known = outermost.instances[id] else { return nil }
    for types in known.types {
      guard let box = known.boxes[reads(types)] else { continue }
      for type in types { record(type) }
      return box
    }
    return nil
  }

  /// Returns the number of an instance that is being made with the same arguments.
  func making(_ id: ObjectIdentifier) -> Int? {
    outermost.makings.last { $0.id == id && $0.call.hasArguments(of: self) }?.number
  }

  private func hasArguments(of other: ResolveCall) -> Bool {
    self === other
      || arguments.elementsEqual(other.arguments) { $0.type == $1.type }
        && identities == other.identities
  }

  /// Begins to make an instance, which depends on the arguments that are read until the end.
  func begin(_ id: ObjectIdentifier, _ number: Int) {
    outermost.makings.append(GraphMaking(id: id, number: number, call: self))
  }

  func end() {
    for type in outermost.makings.removeLast().types { record(type) }
  }

  /// Stores the instance that is being made, by the arguments that were read so far; returns their
  /// types.
  func store(_ box: AnyBox, _ id: ObjectIdentifier) -> [ObjectIdentifier] {
    let types = outermost.makings.last?.types ?? []
    let reads = reads(types)
    outermost.instances[id, default: GraphInstances()].boxes[reads] = box
    outermost.instances[id]?.types.insert(types)
    return types
  }

  /// Stores an instance anew if its callbacks have read more arguments.
  func store(_ box: AnyBox, _ id: ObjectIdentifier, after types: [ObjectIdentifier]) {
    guard outermost.makings.last?.types != types,
      outermost.instances[id]?.boxes[reads(types)] === box
    else { return }
    forget(id, box)
    _ = store(box, id)
  }

  /// Takes over the instances of another call, which this one continues.
  func merge(_ other: ResolveCall) {
    outermost.instances.merge(other.instances) { own, _ in own }
  }

  func forget(_ id: ObjectIdentifier, _ box: AnyBox) {
    let top = outermost
    // The instance is released after the mutation, because its `deinit` may resolve.
    withExtendedLifetime(box) {
      guard let key = top.instances[id]?.boxes.first(where: { $0.value === box })?.key else {
        return
      }
      top.instances[id]?.boxes[key] = nil
    }
  }
}
