import Foundation

extension Snapshot {
  /// Reads a snapshot from its bytes.
  ///
  /// - Throws: `SnapshotError` if they are not the bytes of a snapshot.
  public init(
    bytes: some Sequence<UInt8>, fileID: String = #fileID, line: Int = #line
  ) throws(SnapshotError) {
    let callSite = CallSite(fileID: fileID, line: line)
    do {
      self = try JSON.value(of: Data(bytes))
    } catch let error as UnknownVersion {
      throw SnapshotError(reason: .newer, detail: error.detail, callSite: callSite)
    } catch {
      throw SnapshotError(reason: .corrupt, detail: JSON.detail(of: error), callSite: callSite)
    }
  }

  /// The bytes of the snapshot, to be saved.
  public var bytes: [UInt8] { (try? JSON.data(of: self)).map(Array.init) ?? [] }
}

extension Snapshot: Codable {
  private enum Key: String, CodingKey {
    case snapshot, tree, coordinators, losses, width
  }

  /// Reads a snapshot.
  ///
  /// - Throws: `DecodingError` if it is not a snapshot that a director could have taken.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    try UnknownVersion.require(
      1...Snapshot.version, fields(.snapshot), at: .snapshot, in: fields)
    self.init(
      tree: try fields(.tree), losses: try fields.optional(.losses) ?? [],
      coordinators: try fields(.coordinators), width: try fields.optional(.width) ?? .compact)
    guard isUnambiguous else { throw fields.corrupt(.coordinators, "An entry is in it twice.") }
  }

  /// Writes the snapshot.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(Snapshot.version, forKey: .snapshot)
    try fields.encode(tree, forKey: .tree)
    try fields.encode(coordinators, forKey: .coordinators)
    if width != .compact { try fields.encode(width, forKey: .width) }
    if !losses.isEmpty { try fields.encode(losses, forKey: .losses) }
  }

  /// `true` if every coordinator, and every node that a start made, is listed once.
  private var isUnambiguous: Bool {
    let (ids, built) = (coordinators.map(\.id), coordinators.flatMap { $0.built.map(\.id) })
    return Set(ids).count == ids.count && Set(built).count == built.count
  }
}
