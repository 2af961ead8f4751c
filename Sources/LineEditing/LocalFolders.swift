import NewsShell

/// The folders of this machine.
struct LocalFolders: FolderListing {
  /// More than anybody looks through with Tab.
  private static let most = 5_000

  func entries(of folder: String) -> [FolderEntry] {
    var path = folder
    if folder.hasPrefix("~/"), let home = ProcessInfo.processInfo.environment["HOME"] {
      path = home + folder.dropFirst()
    }
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while entries.count < Self.most, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        // readdir ends the name with a zero within its room.
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder = stat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append(FolderEntry(name: name, isFolder: isFolder))
    }
    return entries
  }
}
