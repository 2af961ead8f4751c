import NewsDomain

/// No folders at all.
package struct NoFolders: FolderListing {
  package init() {}

  package func entries(of folder: String, beginningWith name: String) -> [FolderEntry] { [] }
}
