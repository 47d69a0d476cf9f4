extension TableError.Fault {
  static func ambiguous(_ a: DeepLinkTable.Entry, _ b: DeepLinkTable.Entry) -> Self {
    Self(
      name: "ambiguous patterns", callSites: [a.callSite, b.callSite],
      detail: "\(a.pattern.text) and \(b.pattern.text) both match "
        + "\(a.pattern.common(with: b.pattern)), and neither is more specific.",
      remedy: "Give one of them a literal that the other does not have.")
  }

  static func scheme(_ scheme: String, _ site: CallSite) -> Self {
    Self(
      name: "unusable scheme", callSites: [site],
      detail: "A link of the app cannot begin with \(scheme)://.",
      remedy: "Use an ASCII letter, then ASCII letters, digits, +, - or .; not http or https.")
  }

  static func host(_ host: String, _ site: CallSite) -> Self {
    Self(
      name: "unusable host", callSites: [site],
      detail: "A universal link cannot begin with https://\(host)/.",
      remedy: "Give only the name, in ASCII: box.example.")
  }

  static func arity(_ text: String, _ found: Int, _ taken: Int, _ site: CallSite) -> Self {
    Self(
      name: "wrong number of parameters", callSites: [site],
      detail: "\(text) has \(found) in braces, but its closure takes \(taken).",
      remedy: "Let the closure take one value for each pair of braces, in their order.")
  }

  static func optional(_ name: String, _ text: String, _ site: CallSite) -> Self {
    Self(
      name: "optional part of a path", callSites: [site],
      detail: "{\(name)} of \(text) is optional, but a path without it is another pattern.",
      remedy: "Add a pattern without it, or move it to the query.")
  }

  static func fault(_ fault: DeepLinkTable.PatternFault, _ text: String, _ site: CallSite) -> Self {
    switch fault {
    case .unreadable:
      Self(
        name: "unreadable pattern", callSites: [site],
        detail: "A part of \(text) has braces, but is not a name in a pair of braces.",
        remedy: "Write a parameter as {name}, as a whole path component or a whole query value.")
    case .absolute:
      Self(
        name: "pattern with a scheme", callSites: [site],
        detail: "\(text) has a scheme, and the table gives each link its own.",
        remedy: "Write only what follows the scheme, or the host of a universal link.")
    case .unreachable:
      Self(
        name: "unreachable pattern", callSites: [site],
        detail: "\(text) has a dot segment, and those of a link are resolved before it is matched.",
        remedy: "Write the path as it is without . and .. segments.")
    case .repeated:
      Self(
        name: "repeated name", callSites: [site], detail: "\(text) has a name twice.",
        remedy: "Give every parameter and every query value its own name.")
    }
  }
}
