import Foundation

/// The temporary files to which a snapshot is written before it replaces the last one.
///
/// Each has its own name, so that processes that share a store never write to the same one. The
/// name contains the process's number, which identifies the files of a killed process.
struct SnapshotDrafts {
  private static let ending = ".draft"
  let folder: String
  private let prefix: String

  init(of path: String) {
    let slash = path.lastIndex(of: "/")
    folder = slash.map { String(path[...$0]) } ?? "./"
    prefix = String(slash.map { path[path.index(after: $0)...] } ?? path[...]) + "."
  }

  func fresh() -> String {
    let number = String(UInt64.random(in: .min ... .max), radix: 36)
    return folder + prefix + "\(getpid())-\(number)" + Self.ending
  }

  /// Removes the drafts that processes left which were killed while they saved.
  func removeAbandoned() {
    // The system's directory entries are shorter than their type, so copying one reads beyond its
    // end.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    for name in names ?? [] where isAbandoned(name) { try? SystemFile.remove(folder + name) }
  }

  private func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(Self.ending) else { return false }
    let middle = name.dropFirst(prefix.count).dropLast(Self.ending.count)
    guard let process = middle.split(separator: "-").first.flatMap({ pid_t($0) }), process > 0
    else { return false }
    return process != getpid() && kill(process, 0) != 0 && errno == ESRCH
  }
}
