extension DeepLinkTable {
  /// The forms in which a link can be written.
  public enum Form: Hashable, Sendable {
    /// With the app's own scheme.
    case scheme
    /// As a universal link, with `https` and the first host.
    case universal
  }

  /// Returns the string for a link, which `parse(_:)` turns into the same link.
  ///
  /// - Throws: `DeepLinkError` if no pattern fits, no string would be parsed as the same link, or
  ///   the string would be too long.
  public func print(
    _ link: DeepLink, as form: Form = .scheme, fileID: String = #fileID, line: Int = #line
  ) throws(DeepLinkError) -> String {
    do throws(DeepLinkError.Reason) {
      var attempts = Int.max
      return try text(of: link, as: form, attempts: &attempts)
    } catch {
      throw DeepLinkError(
        text: "\(link)", reason: error, callSite: CallSite(fileID: fileID, line: line))
    }
  }

  /// Returns the string for a link.
  ///
  /// The likely patterns are tried without a limit, all others within the number of attempts.
  func text(of link: DeepLink, as form: Form, attempts: inout Int) throws(DeepLinkError.Reason)
    -> String
  {
    let carried = CarriedValues(link)
    var any = Int.max
    if let text = try? text(carried, by: routes.likely(for: carried), form, &any) { return text }
    return try text(carried, by: routes.entries(for: link), form, &attempts)
  }

  private func text(
    _ carried: CarriedValues, by numbers: [Int], _ form: Form, _ attempts: inout Int
  ) throws(DeepLinkError.Reason) -> String {
    var reason = DeepLinkError.Reason.unprintable(form == .universal && hosts.isEmpty)
    for number in numbers where attempts > 0 {
      guard let text = text(carried, by: entries[number], form, &attempts) else { continue }
      do throws(DeepLinkError) {
        if try parse(text) == carried.link { return text }
      } catch {
        if error.reason == .tooLong { reason = error.reason }
      }
    }
    throw reason
  }

  private func text(
    _ carried: CarriedValues, by entry: Entry, _ form: Form, _ attempts: inout Int
  ) -> String? {
    let texts = entry.codec.texts(of: carried, attempts: &attempts)
    guard let parts = texts.map(entry.pattern.fill) else { return nil }
    let path = parts.segments.joined(separator: "/")
    switch form {
    case .universal: return hosts.first.map { "https://\($0)/\(path)\(parts.rest)" }
    case .scheme:
      // A host loses its case and most characters, so only lowercase letters take its place.
      let isHost = parts.segments.first.map(isPlainHost) ?? false
      return "\(scheme)://\(isHost ? "" : "/")\(path)\(parts.rest)"
    }
  }

  private func isPlainHost(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The links that take no values, or can do without.
  package var plainLinks: [String] {
    entries.compactMap { entry in
      let nothing = [String?](repeating: nil, count: entry.pattern.names.count)
      return (try? entry.codec.link(of: nothing)).flatMap { try? print($0) }
    }
  }
}
