import CSystem
import FoundationEssentials
import NewsDomain
import NewsPresentation

/// The variables of the environment.
enum Environment {
  /// All variables by name. Foundation's own property takes as long as reading the settings and all other files at
  /// start.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    // The array ends with a null pointer, and nothing changes the environment while it is read at start.
    var next = supernews_environment()
    while let entry = next?.pointee {
      let text = String(cString: entry)
      if let end = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
        variables[String(text[..<end])] = String(text[text.utf8.index(after: end)...])
      }
      next = next?.advanced(by: 1)
    }
    return variables
  }
}

extension InterfaceLanguage {
  /// The language that the environment asks for: LC_ALL, LC_MESSAGES, LANG, the first that is set.
  init(environment: [String: String], among languages: [InterfaceLanguage]) {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    self = InterfaceLanguage(code: String((name ?? "").lowercased().prefix(2)), among: languages) ?? .standard
  }
}

extension WallClock {
  /// The valid times: from 1970 to the end of the year 9999, in seconds since 1970.
  private static let moments = 0.0...253_402_300_799

  /// The clock set by `SUPERNEWS_NOW`, as `2026-11-22T06:00:00Z` or in seconds since 1970; if it is not set, the clock
  /// of the machine.
  ///
  /// - Returns: `nil` if the value is not a time.
  init?(environment: [String: String]) {
    guard let text = environment["SUPERNEWS_NOW"], !text.isEmpty else {
      self = .system
      return
    }
    if let seconds = Double(text), Self.moments.contains(seconds) {
      self = .at(Date(timeIntervalSince1970: seconds))
    } else if let moment = Date(iso8601: text),
      Self.moments.contains(moment.timeIntervalSince1970)
    {
      self = .at(moment)
    } else {
      return nil
    }
  }
}
