import Glibc

/// Days as the reader's locale writes them (`LC_TIME`).
enum LocaleDates {
  /// The C library's locale.
  ///
  /// Unchecked: the library only reads it, and it is never freed.
  private struct Locale: @unchecked Sendable {
    let handle: locale_t
  }

  /// `nil` if the environment names no locale, or one that is not installed.
  private static let locale: Locale? = {
    let names = ["LC_ALL", "LC_TIME", "LANG"].compactMap { (name: String) -> String? in
      getenv(name).map { String(cString: $0) }
    }
    // The locale of C has the order of the United States, which nobody has chosen with it.
    guard let name = names.first(where: { !$0.isEmpty }), name != "POSIX", name != "C", !name.hasPrefix("C.") else {
      return nil
    }
    return newlocale(Int32(1) << LC_TIME, "", nil).map(Locale.init)
  }()

  /// - Returns: `nil` if there is no locale to ask.
  static func day(_ time: LocalTime) -> String? {
    guard let locale else { return nil }
    var fields = tm()
    fields.tm_year = Int32(clamping: time.year - 1900)
    fields.tm_mon = Int32(clamping: time.month - 1)
    fields.tm_mday = Int32(clamping: time.day)
    var buffer = [CChar](repeating: 0, count: 100)
    let length = strftime_l(&buffer, buffer.count, "%x", &fields, locale.handle)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
