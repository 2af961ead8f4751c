import FoundationEssentials
import NewsDomain

/// A line of an exported file.
enum ArchiveLine: Sendable, Equatable {
  case article(ArticleLine)
  case front(FrontLine)
  case visit(VisitLine)
  case mute(MuteLine)
  case follow(FollowLine)
  case text(TextLine)
  case formerStory(FormerStoryLine)
  case vectors(VectorsLine)
  /// A line of another type, such as the status at the end of `supernews -F json`.
  case other
}

/// A list as seen from one time to another.
struct FrontLine: Codable, Sendable, Equatable {
  static let typeName = "front"

  var type = FrontLine.typeName
  var list: String
  var first: String
  var last: String
  /// The ids of its articles, in order.
  var articles: [String]
}

/// The last visit to a list.
struct VisitLine: Codable, Sendable, Equatable {
  static let typeName = "visit"

  var type = VisitLine.typeName
  var scope: String
  var at: String
}

/// The id of a story that became part of another.
struct FormerStoryLine: Codable, Sendable, Equatable {
  static let typeName = "formerStory"

  var type = FormerStoryLine.typeName
  var id: String
  /// The id of the other story.
  var story: String
  var mergedAt: String
}

/// The vectors of some titles.
struct VectorsLine: Codable, Sendable, Equatable {
  static let typeName = "vectors"

  var type = VectorsLine.typeName
  /// The model that made them; see ``SentenceEncoder``.
  var model: String
  /// The ids of the articles.
  var articles: [String]
  /// Their vectors in the same order, each of 144 bytes: its words (see ``SentenceVector``), little-endian; in base64.
  var vectors: Data
}

/// A mute. Its number differs between archives.
struct MuteLine: Codable, Sendable, Equatable {
  static let typeName = "mute"
  static let title = "title"

  var type = MuteLine.typeName
  var text: String?
  /// `title` if only titles count.
  var `in`: String?
  var source: String?
  var madeAt: String
  var until: String?
  /// The id of a story whose articles are hidden, and the title of one of them.
  var story: String?
  var storyTitle: String?
}

/// A follow. Its number differs between archives.
struct FollowLine: Codable, Sendable, Equatable {
  static let typeName = "follow"

  var type = FollowLine.typeName
  var search: FollowedSearch
  var notifies: Bool
  /// Hours without alerts, such as `22-7`.
  var quiet: String?
  var madeAt: String
}

extension ArchiveLine {
  private struct Kind: Decodable {
    let type: String
  }

  /// Reads lines. One object reads many of them.
  struct Reader {
    private let decoder = JSONDecoder()

    /// - Returns: `nil` if it is not a line of JSON with a type, or lacks what its type must have.
    func line(_ data: Data) -> ArchiveLine? {
      // One half of a character must not cost a whole article.
      read(data) ?? read(Data(MendedJSON.bytes(of: Array(data))))
    }

    private func read(_ data: Data) -> ArchiveLine? {
      // Nearly all lines are articles, so the type is not looked up first.
      if let article = try? decoder.decode(ArticleLine.self, from: data), article.type == ArticleLine.typeName {
        return .article(article)
      }
      guard let kind = try? decoder.decode(Kind.self, from: data) else { return nil }
      return switch kind.type {
      case ArticleLine.typeName: nil
      case FrontLine.typeName: (try? decoder.decode(FrontLine.self, from: data)).map(ArchiveLine.front)
      case VisitLine.typeName: (try? decoder.decode(VisitLine.self, from: data)).map(ArchiveLine.visit)
      case MuteLine.typeName: (try? decoder.decode(MuteLine.self, from: data)).map(ArchiveLine.mute)
      case FollowLine.typeName: (try? decoder.decode(FollowLine.self, from: data)).map(ArchiveLine.follow)
      case TextLine.typeName: (try? decoder.decode(TextLine.self, from: data)).map(ArchiveLine.text)
      case FormerStoryLine.typeName:
        (try? decoder.decode(FormerStoryLine.self, from: data)).map(ArchiveLine.formerStory)
      case VectorsLine.typeName: (try? decoder.decode(VectorsLine.self, from: data)).map(ArchiveLine.vectors)
      default: .other
      }
    }
  }
}
