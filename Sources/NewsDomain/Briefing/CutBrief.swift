/// Chooses the rows of a brief: the headings take turns to get a row, until the time is used up. If there is time and
/// news left, headings get more than their first share.
///
/// A story that several headings have goes to the first one whose turn reaches it. So a follow gets its story even if
/// the list of a country has it too, further down.
struct CutBrief {
  /// A row of a brief: an article that represents its story.
  struct Row {
    let article: Article
    let story: ListedStory
    let seconds: Double

    var articles: [Article] { [article] + story.others }
  }

  /// The rows that a heading could have.
  struct Group {
    let section: BriefSection
    let subject: BriefPart.Subject
    let rows: [Row]
    /// The most rows it gets before every heading has its own.
    let most: Int
  }

  let minutes: Int

  /// - Parameter most: the most rows of the whole brief.
  func callAsFunction(_ groups: [Group], most: Int = .max) -> (page: NewsPage, brief: Brief) {
    var taken = Taken()
    let (chosen, seconds) = choose(from: groups, most: most, &taken)
    var brief = Brief(seconds: seconds)
    var page = NewsPage(articles: [], total: nil, provider: .feeds, stored: .archived)
    for (group, rows) in zip(groups, chosen) where !rows.isEmpty {
      brief.parts.append(BriefPart(group.section, group.subject, start: page.articles.count))
      for row in rows {
        page.articles.append(row.article)
        page.stories[row.article.id] = row.story
      }
    }
    page.total = page.articles.count
    var leftOut: Set<StoryID> = []
    for row in groups.flatMap(\.rows) {
      guard let place = taken.place(of: row) else {
        leftOut.insert(row.story.id)
        continue
      }
      // Copies of a story under other headings join its row, so that they are marked read with it and do not come back.
      page.stories[place]?.take(taken.new(in: row, for: place), of: row.story)
    }
    brief.leftOut = leftOut.count
    return (page, brief)
  }

  private func choose(
    from groups: [Group], most: Int, _ taken: inout Taken
  ) -> (rows: [[Row]], seconds: Double) {
    let limit = Double(minutes) * 60
    var chosen: [[Row]] = groups.map { _ in [] }
    var next = groups.map { _ in 0 }
    var seconds = 0.0
    var count = 0
    var (isCapped, hasMore) = (true, true)
    while hasMore || isCapped {
      if !hasMore { isCapped = false }
      hasMore = false
      for index in groups.indices where !isCapped || chosen[index].count < groups[index].most {
        let rows = groups[index].rows
        guard let place = rows[next[index]...].firstIndex(where: { taken.place(of: $0) == nil }) else {
          next[index] = rows.count
          continue
        }
        // The first row is shown, however long it is.
        if count == most || (seconds > 0 && seconds + rows[place].seconds > limit) { return (chosen, seconds) }
        taken.take(rows[place])
        chosen[index].append(rows[place])
        next[index] = place + 1
        seconds += rows[place].seconds
        count += 1
        hasMore = true
      }
    }
    return (chosen, seconds)
  }

  /// The rows chosen so far: the article of the row for each story and each article.
  private struct Taken {
    private var stories: [StoryID: ArticleID] = [:]
    private var articles: [ArticleID: ArticleID] = [:]

    func place(of row: Row) -> ArticleID? {
      stories[row.story.id] ?? row.articles.lazy.compactMap { articles[$0.id] }.first
    }

    mutating func take(_ row: Row) {
      stories[row.story.id] = row.article.id
      for article in row.articles { articles[article.id] = row.article.id }
    }

    /// The articles of a row that are in no row yet; they are added to that of `place`.
    mutating func new(in row: Row, for place: ArticleID) -> [Article] {
      let new = row.articles.filter { articles[$0.id] == nil }
      for article in new { articles[article.id] = place }
      return new
    }
  }
}
