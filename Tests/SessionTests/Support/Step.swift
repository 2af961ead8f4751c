import TestSupport

/// The JSON output of one command of a session: its records, and the status that ends them.
struct Step: Equatable {
  let records: [OutputLine]
  let status: OutputLine

  /// For example `top ok` or `search network`.
  var outcome: String { "\(status.command ?? "?") \(status.error?.code ?? "ok")" }
  var titles: [String] { records.compactMap(\.title) }
  var numbers: [Int] { records.compactMap(\.n) }
  var sourceFeeds: [String] { records.compactMap(\.source?.name) }

  /// The steps in the output of a session.
  static func all(in output: String) throws -> [Step] {
    var steps: [Step] = []
    var records: [OutputLine] = []
    for line in output.split(separator: "\n" as Character) {
      let line = try JSONDecoder().decode(OutputLine.self, from: Data(line.utf8))
      if line.type == "status" {
        steps.append(Step(records: records, status: line))
        records = []
      } else {
        records.append(line)
      }
    }
    return steps
  }
}

/// The members of a line of JSON that tests check.
struct OutputLine: Decodable, Equatable {
  struct Trouble: Decodable, Equatable {
    let code: String
    /// Only in a status.
    let message: String?
  }

  struct Source: Decodable, Equatable {
    let id: String?
    let name: String?
  }

  struct Cluster: Decodable, Equatable {
    let count: Int?
  }

  struct Degraded: Decodable, Equatable {
    let service: String?
    let country: String?
    let feed: String?
    let address: String?
    let error: String?
  }

  let type: String
  let error: Trouble?

  // Members of articles, failures and settings.
  let n: Int?
  let title: String?
  let source: Source?
  let description: String?
  let url: String?
  let publishedAt: String?
  let country: String?
  let key: String?
  let value: String?

  // Members of sources and feeds.
  let id: String?
  let name: String?
  let folder: String?
  let updatedAt: String?
  let problem: String?

  // Members of a list of feeds as a file, and of texts.
  let text: String?
  let verdict: String?
  let reason: String?
  let words: Int?
  let links: [String]?

  // Members of countries on the map and near a place.
  let code: String?
  let inside: Bool?
  let cluster: Cluster?

  // Members of an article's origin, and of the attempts before.
  let feed: String?
  let requestUrl: String?
  let feedUrl: String?
  let siteUrl: String?
  let summaryFrom: String?
  let linkWay: String?
  let service: String?

  // Members of articles in the archive, and of changes and mutes.
  let isRead: Bool?
  let isSaved: Bool?
  let labels: [JSONLabel]?
  let firstSeen: String?
  let from: String?
  let to: String?
  let field: String?
  let added: [String]?
  let isExpired: Bool?

  // Members of the archive.
  let file: String?
  let articles: Int?
  let unread: Int?
  let saved: Int?
  let changed: Int?
  let mutes: Int?

  // Members of a status.
  let command: String?
  let line: Int?
  /// The id of the request, in every line that answers one.
  let request: String?
  let count: Int?
  let total: Int?
  let provider: String?
  let cached: Bool?
  let degraded: [Degraded]?
  let age: Int?
  let failed: Int?
  let new: Int?
  let hidden: Int?

  // Members of the quota.
  let requests: Int?
  let headlines: Int?
  let search: Int?
  let sources: Int?
  let left: Int?
}

extension Program.Result {
  /// Every command with its output.
  func steps() throws -> [Step] { try Step.all(in: output) }

  /// The characters that a terminal would act on instead of showing them.
  var hiddenCharacters: [Unicode.Scalar] {
    output.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\t"
      // Joiners belong to letters; characters that reorder text do not.
      case .format: scalar.value != 0x200C && scalar.value != 0x200D
      default: false
      }
    }
  }
}

extension LoopbackServer.Answer {
  /// A page of NewsAPI with articles of these titles, which are plain words, each with its own address.
  static func page(_ titles: [String], total: Int? = nil, headers: [(String, String)] = []) -> Self {
    .response(headers: headers + [("Content-Type", "application/json")], body: pageBody(titles, total: total))
  }

  static func pageBody(_ titles: [String], total: Int? = nil) -> [UInt8] {
    let articles = titles.map { title in
      #"{"title":"\#(title)","url":"https://e.example/\#(title.replacing(" ", with: "-"))"}"#
    }
    let list = articles.joined(separator: ",")
    return Array(#"{"status":"ok","totalResults":\#(total ?? titles.count),"articles":[\#(list)]}"#.utf8)
  }

  /// The response of NewsAPI if it refuses a request.
  static func refusal(_ code: String, status: Int, headers: [(String, String)] = []) -> Self {
    .response(
      status: status, headers: headers, body: Array(#"{"status":"error","code":"\#(code)","message":"no"}"#.utf8))
  }
}

extension OutputLine.Source {
  private enum Members: String, CodingKey {
    case id
    case name
  }

  init(from decoder: any Decoder) throws {
    // A mute has only the name of a source.
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      (id, self.name) = (nil, name)
      return
    }
    let members = try decoder.container(keyedBy: Members.self)
    id = try members.decodeIfPresent(String.self, forKey: .id)
    name = try members.decodeIfPresent(String.self, forKey: .name)
  }
}
