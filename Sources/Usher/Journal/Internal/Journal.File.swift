import Foundation

extension Journal {
  /// A file that lines are appended to, until one cannot be written.
  @MainActor final class File {
    private var file: FileHandle?

    /// Makes the file, and moves one that is there aside.
    init(replacing path: String, _ callSite: CallSite) throws(JournalError) {
      let reader = JournalReader(callSite)
      // A device or folder is not moved or replaced; a file that cannot be moved would be lost.
      for place in [path, path + ".last"] where Self.isFile(place) == false {
        throw reader.error(.unwritable, place, "It is not a file.")
      }
      guard Self.isMovedAside(path) else {
        throw reader.error(.unwritable, path, "The file of the last visit cannot be moved aside.")
      }
      let isMade = FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      file = isMade ? FileHandle(forWritingAtPath: path) : nil
      if file == nil { throw reader.error(.unwritable, path, "The file cannot be made.") }
    }

    /// Returns `true` for a file, `false` for a folder or a device, and `nil` if nothing is there.
    private static func isFile(_ path: String) -> Bool? {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes.map { $0[.type] as? FileAttributeType == .typeRegular }
    }

    /// Moves a file aside over the previous visit's; returns `true` if none is left in its place.
    private static func isMovedAside(_ path: String) -> Bool {
      guard isFile(path) != nil else { return true }
      let files = FileManager.default
      try? files.removeItem(atPath: path + ".last")
      return (try? files.moveItem(atPath: path, toPath: path + ".last")) != nil
    }

    /// Appends a line; a written line survives the process, since the system has it.
    func append(_ line: String) {
      do {
        try file?.write(contentsOf: Data((line + "\n").utf8))
      } catch {
        file = nil
        SystemLog.write("The journal ends here: a line could not be written.", "\(error)")
      }
    }
  }
}
