import UsherDI

final class A {}
final class B {
  let a: A
  init(a: A) { self.a = a }
}
final class C {
  let a: A
  let b: B
  init(a: A, b: B) { (self.a, self.b) = (a, b) }
}

final class MaybeA {
  let a: A?
  init(a: A?) { self.a = a }
}

@MainActor protocol Rule: AnyObject {
  var number: Int { get }
}
final class FirstRule: Rule { let number = 1 }
final class SecondRule: Rule { let number = 2 }
final class Rules {
  let all: [any Rule]
  init(all: [any Rule]) { self.all = all }
}

/// Two that need each other.
final class Chicken {
  let egg: Egg
  init(egg: Egg) { self.egg = egg }
}
final class Egg {
  let chicken: Chicken
  init(chicken: Chicken) { self.chicken = chicken }
}

struct Broken: Error {}

/// A log of events, in order.
@MainActor final class Diary {
  var lines: [String] = []
  /// A container for callbacks that reach for it.
  var container: Container?
}

enum SessionScope: ScopeTag {}
enum OtherScope: ScopeTag {}
