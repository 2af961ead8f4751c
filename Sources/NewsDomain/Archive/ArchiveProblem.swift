/// A problem with the archive that does not make a command fail.
package enum ArchiveProblem: Sendable, Equatable {
  /// The file was damaged. It was moved to `keptAs` (`nil` if that failed), and a new one was made from all the
  /// articles that could be read.
  case damaged(file: String, keptAs: String?, recovered: Int)
  /// The file cannot be used; nothing is added to it.
  case unusable(file: String, detail: String)
  /// The file can be read, but neither marks nor articles can be added: its disk is full, or it is not writable, in the
  /// system's words.
  case readOnly(file: String, detail: String?)
  /// The clock of this machine differs by so many seconds from those of the servers that answered: nothing is deleted.
  case clockIsOff(seconds: Double)
  /// The file was made by a newer supernews; nothing is added to it.
  case newer(file: String)
  /// The server does not answer; nothing is added to it.
  case unreachable(server: String, detail: String)
  /// The server has marks of another reader under the name of this one, which has a role of its own there.
  case stranger(server: String, role: String)
  /// The disk is full; fetched articles are not stored.
  case full(file: String)
  /// The archive cannot be used for another reason; nothing is added to it.
  case failed(NewsError)
  /// The file is on a network file system, where sessions wait for each other.
  case onNetwork(file: String)
}
