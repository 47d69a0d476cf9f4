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
      return try text(of: link, as: form)
    } catch {
      throw DeepLinkError(
        text: "\(link)", reason: error, callSite: CallSite(fileID: fileID, line: line))
    }
  }

  func text(of link: DeepLink, as form: Form) throws(DeepLinkError.Reason) -> String {
    var reason = DeepLinkError.Reason.unprintable(form == .universal && hosts.isEmpty)
    let carried = CarriedValues(link)
    for number in routes.entries(for: carried) {
      guard let text = text(carried, by: entries[number], form) else { continue }
      do throws(DeepLinkError) {
        if try parse(text) == link { return text }
      } catch {
        if error.reason == .tooLong { reason = error.reason }
      }
    }
    throw reason
  }

  private func text(_ carried: CarriedValues, by entry: Entry, _ form: Form) -> String? {
    guard let parts = entry.codec.texts(of: carried).map(entry.pattern.fill) else { return nil }
    let path = parts.segments.joined(separator: "/")
    switch form {
    case .universal: return hosts.first.map { "https://\($0)/\(path)\(parts.rest)" }
    case .scheme:
      // Hosts know neither case nor most characters, so what is not surely a host is none.
      let isHost = parts.segments.first.map(isPlainHost) ?? false
      return "\(scheme)://\(isHost ? "" : "/")\(path)\(parts.rest)"
    }
  }

  private func isPlainHost(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
