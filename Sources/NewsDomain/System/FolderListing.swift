/// Lists the content of folders, for completion with Tab.
package protocol FolderListing: Sendable {
  /// The entries of a folder whose names begin with a text, in any order; empty if the folder cannot be read.
  ///
  /// - Parameter folder: the folder as typed; `~/` is the reader's home folder.
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
