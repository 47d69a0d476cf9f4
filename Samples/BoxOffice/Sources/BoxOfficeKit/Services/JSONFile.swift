public import Foundation

/// A value in a file: written atomically, set aside when damaged, never thrown away.
public struct JSONFile<Value: Codable & Sendable>: Storage {
  private let url: URL

  /// Makes the storage of a file, which need not exist yet.
  public init(_ url: URL) { self.url = url }

  /// Returns what was kept; a damaged file is moved out of the way and reported.
  public func load() throws -> Loaded<Value> {
    guard FileManager.default.fileExists(atPath: url.path) else { return Loaded(nil) }
    let data = try Data(contentsOf: url)
    do {
      return Loaded(try JSONFile.decoder.decode(Value.self, from: data))
    } catch {
      return Loaded(nil, notice: JSONFile.notice(of: url, movedTo: try setAside()))
    }
  }

  /// Keeps a value in place of the one before, whole or not at all.
  public func save(_ value: Value) throws {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONFile.encoder.encode(value).write(to: url, options: .atomic)
    } catch {
      throw UnwrittenFile(name: url.lastPathComponent, reason: error.inWords)
    }
  }

  private func setAside() throws -> URL {
    let folder = url.deletingLastPathComponent()
    let name = url.deletingPathExtension().lastPathComponent
    var number = 1
    var place = folder.appending(path: "\(name).damaged-\(number).json")
    while FileManager.default.fileExists(atPath: place.path) {
      number += 1
      place = folder.appending(path: "\(name).damaged-\(number).json")
    }
    try FileManager.default.moveItem(at: url, to: place)
    return place
  }

  private static func notice(of url: URL, movedTo place: URL) -> String {
    """
    The file \(url.lastPathComponent) could not be read. \
    Nothing has been thrown away: it is kept as \(place.lastPathComponent).
    """
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}

/// A file that could not be written; what was in it before still is.
struct UnwrittenFile: Error, CustomStringConvertible {
  let name: String
  let reason: String

  var description: String { "The file \(name) could not be written: \(reason)." }
}
