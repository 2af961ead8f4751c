/// A problem with the archive that does not make a command fail.
package enum ArchiveProblem: Sendable, Equatable {
  /// The file was damaged. It was moved to `keptAs`, `nil` if that failed, and a new one was made with all the articles
  /// that could be read.
  case damaged(file: String, keptAs: String?, recovered: Int)
  /// The file cannot be used; nothing is added to it.
  case unusable(file: String, detail: String)
  /// The file can be read, but neither marks nor articles can be added to it: its disk is full, or it may not be written, in
  /// the words of the system.
  case readOnly(file: String, detail: String?)
  /// The clock of this machine is not that of the servers that answered, by so many seconds: nothing is forgotten.
  case clockIsOff(seconds: Double)
  /// The file was made by a newer supernews; nothing is added to it.
  case newer(file: String)
  /// The server does not answer; nothing is added to it.
  case unreachable(server: String, detail: String)
  /// The disk is full; what was fetched is not kept.
  case full(file: String)
  /// The archive cannot be used for another reason; nothing is added to it.
  case failed(NewsError)
  /// The file lies on a network file system, where sessions wait for each other.
  case onNetwork(file: String)
}
