import Testing

@testable import NewsDomain

@Suite("How much a term says")
struct TermSignificanceTests {
  @Test("what one story in 33 has, or fewer, counts fully; what all have counts nothing")
  func ends() {
    let significance = TermSignificance(stories: 1_000)
    for few in [0.0, 1, 29] { #expect(significance.square(stories: few) == 1) }
    #expect(significance.square(stories: 60) < 1)
    #expect(significance.square(stories: 1_030) == 0)
    #expect(significance.square(stories: 5_000) == 0)
  }

  @Test("the more stories have a term, the less it says", arguments: [1, 10, 100, 10_000])
  func falls(stories: Int) {
    let significance = TermSignificance(stories: stories)
    let squares = (0...stories).map { significance.square(stories: Double($0)) }
    #expect(zip(squares, squares.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(squares.allSatisfy { (0...1).contains($0) })
  }

  @Test("among few stories, the terms of all of them still count")
  func few() {
    #expect(TermSignificance(stories: 0).square(stories: 0) == 1)
    #expect(TermSignificance(stories: 4).square(stories: 4) > 0.5)
    #expect(TermSignificance(stories: 400).square(stories: 400) < 0.01)
  }

  @Test("words of a hundred stories join no two of them, and hold no article")
  func greatEvent() throws {
    var number = 0
    func article(_ words: String) -> UngroupedArticle {
      number += 1
      return .made(number, words + " games tokyo", day: Double(number) / 1_000)
    }
    let index = StoryIndex()
    let stories = try GroupStories(index)((0..<100).map { article("event\($0) hall\($0) man\($0) deed\($0)") })
    #expect(Set(stories).count == 100)
    #expect(try GroupStories(index)([article("event7 hall7")]) == [stories[7]])
    // Half of its words are those of all stories.
    #expect(try GroupStories(index)([article("new")]).allSatisfy { !stories.contains($0) })
  }
}
