import Glibc
import NewsDomain

/// Lists the folders of this machine.
package struct LocalFolders: FolderListing {
  /// The most entries read: more than anybody looks through with Tab.
  private static let most = 5_000

  package init() {}

  package func entries(of folder: String, beginningWith beginning: String) -> [FolderEntry] {
    var path = FilePath(folder)
    if folder.hasPrefix("~/"), let home = FilePath(variable: "HOME") { path = home + String(folder.dropFirst()) }
    guard let stream = opendir(path.bytes) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while entries.count < Self.most, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        // readdir ends the name with a NUL inside the field.
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != "..", name.hasPrefix(beginning) else { continue }
      entries.append(FolderEntry(name: name, isFolder: Self.isFolder(path + ("/" + name), entry.pointee.d_type)))
    }
    return entries
  }

  /// - Parameter kind: the type of the entry as readdir states it.
  private static func isFolder(_ path: FilePath, _ kind: UInt8) -> Bool {
    switch Int(kind) {
    case Int(DT_DIR): return true
    case Int(DT_LNK), Int(DT_UNKNOWN):
      var status = stat()
      return stat(path.bytes, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}
