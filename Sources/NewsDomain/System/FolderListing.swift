/// Says what is in folders, for Tab.
package protocol FolderListing: Sendable {
  /// What stands in a folder and begins with a name, in any order; nothing where it cannot be read.
  ///
  /// - Parameter folder: as it was typed; `~/` is the reader's own folder.
  func entries(of folder: String, beginningWith name: String) -> [FolderEntry]
}

package struct FolderEntry: Sendable {
  package let name: String
  package let isFolder: Bool

  package init(name: String, isFolder: Bool) {
    self.name = name
    self.isFolder = isFolder
  }
}
