import FoundationEssentials
import Testing

@testable import NewsDomain

@Suite("Grouping articles into stories")
struct GroupStoriesTests {
  private func group(_ articles: [UngroupedArticle], in index: StoryIndex = StoryIndex()) throws -> [Int64] {
    try GroupStories(index)(articles)
  }

  @Test("articles that share words are one story, others are not")
  func words() throws {
    let stories = try group([
      .made(1, "volcano erupts hekla island"), .made(2, "parliament votes budget law"),
      .made(3, "hekla volcano erupts again"), .made(4, "budget law passes parliament"), .made(5, "painter wins prize"),
    ])
    #expect(stories == [1, 2, 1, 2, 5])
  }

  @Test("two articles are as similar as their common words are significant, and each word has its share")
  func likeness() throws {
    let index = StoryIndex()
    let stories = GroupStories(index)
    let one = UngroupedArticle.made(1, "volcano erupts hekla island")
    let alike = try stories.likeness(of: one, and: .made(2, "hekla volcano erupts again"))
    #expect(alike.value > 1)
    #expect(alike.shares.count == 3)
    #expect(alike.shares.values.allSatisfy { abs($0 - 1.0 / 3) < 0.001 })
    let other = try stories.likeness(of: one, and: .made(3, "painter wins island prize"))
    #expect(other.value == 0 && other.shares.count == 1)
    // Too far apart.
    #expect(try stories.likeness(of: one, and: .made(4, "hekla volcano erupts again", day: 9)).value == 0)
    // Comparing changes nothing.
    #expect(index.takeChanges().stories.isEmpty)
    _ = try stories((10..<90).map { .made($0, "hekla thing\($0) other\($0) more\($0)") })
    let later = try stories.likeness(of: one, and: .made(2, "hekla volcano erupts again"))
    #expect(later.value < alike.value)
    #expect(try #require(later.shares.values.min()) < 0.1)
  }

  @Test("one word in common is no reason, and nor is no word")
  func fewWords() throws {
    #expect(try group([.made(1, "moon"), .made(2, "moon"), .made(3, ""), .made(4, "")]) == [1, 2, 3, 4])
  }

  @Test("the result does not depend on the order in which the articles are given")
  func order() throws {
    let articles: [UngroupedArticle] = (0..<60).map { number in
      .made(number, "event\(number % 6) town\(number % 6) word\(number % 9) detail\(number)", day: Double(number) / 30)
    }
    let forwards = try group(articles)
    let backwards = try group(articles.reversed())
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count == 6)
  }

  @Test(
    "an article that comes again joins those that are known to belong to the story it began, in whatever order they come",
    arguments: [0.0, 2.0])
  func cameAgain(day: Double) throws {
    let index = StoryIndex()
    let began = StoryID(ArticleID(7))
    let stories = try group(
      [.made(7, "volcano erupts hekla", day: 1), .made(3, "painter wins prize", day: day, story: (began, nil))],
      in: index)
    #expect(stories[0] == stories[1])
    #expect(try index.takeChanges().stories.map { try index.profile(of: $0)?.id } == [began])
  }

  @Test("what was grouped stays, and later articles are added to it")
  func later() throws {
    let index = StoryIndex()
    let first = try group([.made(1, "volcano erupts hekla"), .made(2, "painter wins prize")], in: index)
    _ = index.takeChanges()
    let second = try group([.made(3, "hekla volcano erupts"), .made(4, "other thing entirely")], in: index)
    #expect(first == [1, 2] && second == [1, 4])
    let changes = index.takeChanges()
    #expect(changes.stories == [1, 4])
    #expect(changes.into.isEmpty)
    #expect(try index.profile(of: 1)?.count == 2)
    #expect(try index.profile(of: 1)?.id == StoryID(ArticleID(1)))
  }

  @Test("stories of more than seven days apart are different ones")
  func gap() throws {
    let text = "volcano erupts hekla island"
    #expect(try group([.made(1, text), .made(2, text, day: 2)]) == [1, 1])
    #expect(try group([.made(1, text), .made(2, text, day: 7.5)]) == [1, 2])
    // Each day has an article, so that the last is close to one.
    let daily = (0..<12).map { UngroupedArticle.made($0 + 1, text, day: Double($0)) }
    #expect(Set(try group(daily)) == [1])
  }

  @Test("languages are joined by what is the same in all, unless a common language speaks against it")
  func languages() throws {
    let stories = try group([
      .made(1, "/hekla /island volcano erupts", language: "en"),
      .made(2, "/hekla /island vulcan ausbruch", language: "de"),
      .made(3, "/hekla /island tourism rises sharply again", language: "en"),
      .made(4, "/other /names anderes thema", language: "de"),
    ])
    #expect(stories[0] == stories[1])
    #expect(stories[3] != stories[0])
  }

  @Test("an article goes where it is known to belong, and starts no merging")
  func given() throws {
    let named = StoryID(ArticleID(900))
    let index = StoryIndex()
    let stories = try group(
      [
        .made(1, "volcano erupts hekla", story: (named, nil)), .made(2, "painter wins prize", story: (named, nil)),
        .made(3, "volcano erupts hekla", story: (StoryID(ArticleID(901)), nil)),
      ], in: index)
    #expect(stories == [1, 1, 3])
    #expect(try index.profile(of: 1)?.id == named)
  }

  @Test("what a provider groups needs less likeness")
  func related() throws {
    let near = "volcano hekla steam ash smoke rock"
    let far = "volcano hekla people flee homes night bus family shelter tents"
    #expect(Set(try group([.made(1, near), .made(2, far)])).count == 2)
    #expect(try group([.made(1, near), .made(2, far, related: [1])]) == [1, 1])
  }

  @Test("stories that become alike are merged: the larger one stays")
  func merge() throws {
    let index = StoryIndex()
    _ = try group([.made(1, "alpha beta gamma delta"), .made(2, "alpha beta gamma delta")], in: index)
    _ = try group([.made(3, "epsilon zeta eta theta")], in: index)
    _ = index.takeChanges()
    let bridge = (4..<12).map { UngroupedArticle.made($0, "alpha beta gamma delta epsilon zeta eta theta") }
    _ = try group(bridge, in: index)
    let changes = index.takeChanges()
    let (part, whole) = try #require(changes.into.first)
    #expect(Set([part, whole]) == [1, 3] && changes.into.count == 1)
    #expect(try index.profile(of: part) == nil)
    #expect(try index.profile(of: whole)?.count == 11)
  }

  @Test("a source that repeats itself is one story")
  func repeated() throws {
    let articles = (0..<5_000).map { UngroupedArticle.made($0, "same title every time again") }
    #expect(Set(try group(articles)) == [0])
  }

  @Test("it ends when it is cancelled")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try group([.made(1, "volcano erupts"), .made(2, "volcano erupts")])
    }
    await #expect(throws: NewsError.cancelled) { try await task.value }
  }
}
