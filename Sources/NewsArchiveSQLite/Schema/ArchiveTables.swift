/// The statements that make the tables of the archive, by topic. All times are in seconds since 1970.
enum ArchiveTables {
  static let all = [articles, lists, texts, stories, follows, collections].joined(separator: "\n")
}
