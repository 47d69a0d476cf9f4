/// What outlines call a type: its name without the ending that says what kind of thing it is.
enum OutlineName {
  private static let endings = ["ViewController", "Coordinator", "Screen"]

  static func of(_ type: Any.Type) -> String {
    let name = String(String(describing: type).prefix { $0 != "<" })
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(ending?.count ?? 0))
  }
}
