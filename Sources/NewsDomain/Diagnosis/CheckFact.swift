import FoundationEssentials

/// Something that a diagnosis found out.
package enum CheckFact: Sendable, Equatable {
  // The program
  case version(String)
  /// The system and the kind of its processor.
  case system(String)

  // The network and the providers
  case direct
  /// - Parameter address: without a name and password; `nil` if it is private.
  case proxy(address: String?)
  /// - Parameter host: `nil` if it is private.
  case answered(host: String?, milliseconds: Int)
  case notAsked(NotAsked)
  case failed(NewsError)
  /// An error without its details, which may be private.
  case failure(ErrorCode)
  case headlines(Int)
  /// When the newest headline was published.
  case newest(Date)
  case source(String)
  /// How many feeds the reader has.
  case ownFeeds(Int)
  /// How many of them fail.
  ///
  /// - Parameter names: those of the first ones; empty if they are private.
  case failingFeeds(Int, names: [String])
  /// The check has cost one of the day's requests.
  ///
  /// - Parameter left: how many are left; `nil` if they are not limited.
  case costsRequest(left: Int?)

  // The clock
  /// By how many seconds it is ahead of the servers, or behind if that is negative.
  case clockOff(seconds: Int)
  case clockAgrees
  case clockUnknown

  // The terminal
  case noTerminal
  /// Its kind, as in `TERM`.
  case kind(String)
  case size(columns: Int, rows: Int)
  case colours(ColourDepth)
  case characters(isUTF8: Bool)
  case links(Bool)
  /// - Parameter isDrawn: whether the terminal and the program that draws them are there.
  case pictures(PictureMode, isDrawn: Bool)
  case interface(language: String)
  case locale(String)
  case noLocale
  case missingLocale(String)
  case braille(BrailleUse)
  case brailleFont(isThere: Bool)

  // Libraries and programs
  case library(String, version: String)
  case missingLibrary(String)

  // The process that reads documents of strangers
  case noWorker
  case seccomp(Bool)
  /// - Parameter version: of its interface; 0 without Landlock.
  case landlock(version: Int)
  /// Whether its limits are set.
  case limits(Bool)
  case breach(ConfinementBreach)
  /// It could do nothing of what it tried.
  case noBreach

  // The archive
  case archiveOff
  /// The first list that is stored makes it.
  case noArchiveYet
  /// It lasts only for this session.
  case archiveInMemory
  case place(String)
  case bytes(Int)
  case articles(Int)
  case intact
  /// How many faults it has.
  case faults(Int)
  /// There was no time to check all of it.
  case notCheckedWhole
  case schema(Int)
  case readOnly
  case onNetwork
  case freeSpace(Int)
  case server(version: String)

  // The collector
  case schedule(CollectorSchedule)
  case lastRound(Date)
  case nextRound(Date)

  // Notifications, mail, model
  case desktop(Bool)
  /// - Parameter name: the program that takes alerts; `nil` if it is private.
  case alertProgram(name: String?, isThere: Bool)
  case mailProgram(String)
  case noMailProgram
  case model(String)
  case noModel
  case modelOff
}

/// Why a provider was not asked.
package enum NotAsked: Sendable, Equatable {
  case offline
  /// There is no key, and none is needed.
  case noKey
  /// The reader has chosen other providers.
  case notChosen
  /// It wants no requests for so many seconds.
  case pausing(seconds: Int)
  /// There is no feed for the reader's country.
  case noFeed

  /// The name for programs.
  package var name: String {
    switch self {
    case .offline: "offline"
    case .noKey: "noKey"
    case .notChosen: "notChosen"
    case .pausing: "pausing"
    case .noFeed: "noFeed"
    }
  }
}

/// How many colours a terminal shows.
package enum ColourDepth: String, Sendable, CaseIterable {
  case none
  /// The 16 of ANSI.
  case basic
  /// 256.
  case palette
  case full
}

/// Whether maps are drawn in Braille patterns, or why not.
package enum BrailleUse: String, Sendable, CaseIterable {
  case used
  /// The locale has another character set.
  case notUTF8
  /// The terminal cannot place its cursor, or has no such characters.
  case notCapable
}

/// The state of the systemd timer that collects news.
package enum CollectorSchedule: String, Sendable, CaseIterable {
  case active
  /// It is installed, but not enabled.
  case inactive
  /// Its last run failed.
  case failed
  /// There is no timer, or no systemd.
  case none
}

extension CheckFact {
  /// The fact without anything private; `nil` if nothing is left of it.
  var shareable: CheckFact? {
    switch self {
    // A proxy, a server or a host may be the reader's own, and the details of an error may name them, or a file.
    case .proxy: .proxy(address: nil)
    case .answered(_, let milliseconds): .answered(host: nil, milliseconds: milliseconds)
    case .failed(let error): .failure(error.code)
    case .alertProgram(_, let isThere): .alertProgram(name: nil, isThere: isThere)
    // Anybody may have written anything into the variable.
    case .kind(let kind): Self.isTerminal(kind) ? self : nil
    case .failingFeeds(let count, _): .failingFeeds(count, names: [])
    case .source, .place, .mailProgram: nil
    default: self
    }
  }

  /// Whether a text is like the names of terminals, which are short (term(7)).
  private static func isTerminal(_ kind: String) -> Bool {
    kind.utf8.count <= 32
      && kind.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-+._".utf8.contains(byte)
      }
  }
}
