/// A graph of 31 objects, five levels deep: each needs the two below it.
enum Graph31 {
  final class N31 {}
  final class N30 {}
  final class N29 {}
  final class N28 {}
  final class N27 {}
  final class N26 {}
  final class N25 {}
  final class N24 {}
  final class N23 {}
  final class N22 {}
  final class N21 {}
  final class N20 {}
  final class N19 {}
  final class N18 {}
  final class N17 {}
  final class N16 {}
  final class N15 {
    let a: N30
    let b: N31
    init(_ a: N30, _ b: N31) { (self.a, self.b) = (a, b) }
  }
  final class N14 {
    let a: N28
    let b: N29
    init(_ a: N28, _ b: N29) { (self.a, self.b) = (a, b) }
  }
  final class N13 {
    let a: N26
    let b: N27
    init(_ a: N26, _ b: N27) { (self.a, self.b) = (a, b) }
  }
  final class N12 {
    let a: N24
    let b: N25
    init(_ a: N24, _ b: N25) { (self.a, self.b) = (a, b) }
  }
  final class N11 {
    let a: N22
    let b: N23
    init(_ a: N22, _ b: N23) { (self.a, self.b) = (a, b) }
  }
  final class N10 {
    let a: N20
    let b: N21
    init(_ a: N20, _ b: N21) { (self.a, self.b) = (a, b) }
  }
  final class N9 {
    let a: N18
    let b: N19
    init(_ a: N18, _ b: N19) { (self.a, self.b) = (a, b) }
  }
  final class N8 {
    let a: N16
    let b: N17
    init(_ a: N16, _ b: N17) { (self.a, self.b) = (a, b) }
  }
  final class N7 {
    let a: N14
    let b: N15
    init(_ a: N14, _ b: N15) { (self.a, self.b) = (a, b) }
  }
  final class N6 {
    let a: N12
    let b: N13
    init(_ a: N12, _ b: N13) { (self.a, self.b) = (a, b) }
  }
  final class N5 {
    let a: N10
    let b: N11
    init(_ a: N10, _ b: N11) { (self.a, self.b) = (a, b) }
  }
  final class N4 {
    let a: N8
    let b: N9
    init(_ a: N8, _ b: N9) { (self.a, self.b) = (a, b) }
  }
  final class N3 {
    let a: N6
    let b: N7
    init(_ a: N6, _ b: N7) { (self.a, self.b) = (a, b) }
  }
  final class N2 {
    let a: N4
    let b: N5
    init(_ a: N4, _ b: N5) { (self.a, self.b) = (a, b) }
  }
  final class N1 {
    let a: N2
    let b: N3
    init(_ a: N2, _ b: N3) { (self.a, self.b) = (a, b) }
  }
}
