extension WebLink {
  /// The endings of files of sound and film, in lower case.
  private static let recordings: Set = [
    "aac", "avi", "flac", "m4a", "m4b", "m4v", "mkv", "mov", "mp3", "mp4", "mpeg", "mpg", "oga", "ogg", "ogv", "opus",
    "wav", "webm", "wma", "wmv",
  ]

  /// Whether it leads to a file of sound or film, such as an episode of a podcast, which has no text to read.
  package var isRecording: Bool {
    guard let name = reference.path.split(separator: "/").last, let dot = name.lastIndex(of: ".") else { return false }
    return Self.recordings.contains(name[name.index(after: dot)...].lowercased())
  }
}
