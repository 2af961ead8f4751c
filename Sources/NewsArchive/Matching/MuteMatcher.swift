import FoundationEssentials
import NewsDomain
import NewsLanguage

/// The reader's mutes, prepared for comparison with many articles.
struct MuteMatcher {
  private struct Rule {
    let number: Int
    let words: WordSequence?
    let isOfTitles: Bool
    let source: String?
    let until: Date?
  }

  /// The rules by their first word, those whose first word is only a prefix, and those for a source alone.
  private var byWord: [String: [Rule]] = [:]
  private var byPrefix: [Rule] = []
  private var bySource: [Rule] = []
  private var byStory: [(story: Story, until: Date?)] = []

  /// A muted story, by its id at the time of muting.
  struct Story {
    let id: StoryID
    let number: Int
    let madeAt: Date
  }

  init(_ mutes: [Mute]) {
    for mute in mutes {
      if let story = mute.story {
        byStory.append((Story(id: story.id, number: mute.number, madeAt: mute.madeAt), mute.until))
        continue
      }
      let words = mute.text.flatMap { WordSequence($0) }
      let rule = Rule(
        number: mute.number, words: words, isOfTitles: mute.isOfTitles, source: mute.source.map { FoldedName($0).text },
        until: mute.until)
      if let words {
        if words.words.count == 1, words.isPrefix {
          byPrefix.append(rule)
        } else {
          byWord[words.words[0], default: []].append(rule)
        }
      } else if mute.source != nil {
        bySource.append(rule)
      }
    }
  }

  var isEmpty: Bool { byWord.isEmpty && byPrefix.isEmpty && bySource.isEmpty && byStory.isEmpty }

  /// The muted stories.
  func stories(at now: Date) -> [Story] {
    byStory.filter { $0.until.map { $0 > now } ?? true }.map(\.story)
  }

  /// The number of the first mute that hides an article by its words or its source; `nil` if none does.
  func mute(of article: Article, at now: Date) -> Int? {
    let names = [article.source.id, article.source.name].compactMap { $0.map { FoldedName($0).text } }
    var first: Int?
    func apply(_ rule: Rule) {
      guard rule.until.map({ $0 > now }) ?? true, rule.source.map(names.contains) ?? true else { return }
      first = min(first ?? rule.number, rule.number)
    }
    for rule in bySource { apply(rule) }
    guard !byWord.isEmpty || !byPrefix.isEmpty else { return first }
    for (text, isTitle) in [(article.title, true), (article.summary, false)] {
      guard let text else { continue }
      let words = TextWord.words(of: text)
      for index in words.indices {
        for rule in byWord[words[index].text] ?? [] where isTitle || !rule.isOfTitles {
          if rule.words?.stands(at: index, in: words) == true { apply(rule) }
        }
        for rule in byPrefix where isTitle || !rule.isOfTitles {
          if rule.words?.stands(at: index, in: words) == true { apply(rule) }
        }
      }
    }
    return first
  }
}
