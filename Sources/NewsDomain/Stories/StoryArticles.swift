/// The articles of stories that were grouped since the stories were last stored, and those that were read since.
struct StoryArticles {
  private var added: [Int64: [UngroupedArticle]] = [:]
  /// The stories that are stored as stories of their own and are parts of another one by now.
  private var parts: [Int64: [Int64]] = [:]
  /// All articles of some stories.
  private var whole: [Int64: [UngroupedArticle]] = [:]

  mutating func add(_ article: UngroupedArticle, to key: Int64) {
    added[key, default: []].append(article)
    whole[key]?.append(article)
  }

  /// - Parameter read: returns the articles that a story is stored with.
  mutating func of(
    _ key: Int64, _ read: (Int64) throws -> [UngroupedArticle]
  ) rethrows -> [UngroupedArticle] {
    if let known = whole[key] { return known }
    let all = try ([key] + parts[key, default: []]).flatMap(read) + added[key, default: []]
    let ordered = all.sorted { ($0.publishedAt, $0.id) < ($1.publishedAt, $1.id) }
    whole[key] = ordered
    return ordered
  }

  mutating func merge(_ key: Int64, into other: Int64) {
    added[other, default: []] += added.removeValue(forKey: key) ?? []
    parts[other, default: []] += [key] + (parts.removeValue(forKey: key) ?? [])
    (whole[key], whole[other]) = (nil, nil)
  }

  mutating func part(_ parted: [UngroupedArticle], from key: Int64, to other: Int64, rest: [UngroupedArticle]) {
    (whole[key], whole[other]) = (rest, parted)
  }
}
