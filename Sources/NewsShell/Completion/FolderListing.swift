/// Says what is in folders, for Tab.
public protocol FolderListing: Sendable {
  /// What stands in a folder and begins with a name, in any order; nothing where it cannot be read.
  ///
  /// - Parameter folder: as it was typed; `~/` is the reader's own folder.
  func entries(of folder: String, beginningWith name: String) -> [FolderEntry]
}

public struct FolderEntry: Sendable {
  let name: String
  let isFolder: Bool

  public init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
