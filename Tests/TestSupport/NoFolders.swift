import NewsDomain

/// A listing without any folders.
package struct NoFolders: FolderListing {
  package init() {}

  package func entries(of folder: String, beginningWith name: String) -> [FolderEntry] { [] }
}
