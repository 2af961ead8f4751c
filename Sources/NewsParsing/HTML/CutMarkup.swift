/// Finds a reference such as `&am` that the end of a text cuts off, which is common in teasers. The standard takes it for
/// text.
enum CutMarkup {
  private static let ellipsis = Array("…".utf8)
  /// The longest reference that is found, in bytes.
  private static let longest = 10

  /// Returns the range of a reference that the end or an ellipsis cuts off; `nil` if there is none.
  static func reference(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    reference(before: bytes.count, in: bytes) ?? lastEllipsis(in: bytes).flatMap { reference(before: $0, in: bytes) }
  }

  /// Returns what follows a tag that is cut off: the ellipsis that marks the cut, and the rest.
  ///
  /// - Parameter start: where the tag begins.
  static func rest(after start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    (lastEllipsis(in: bytes).flatMap { $0 >= start ? $0 : nil } ?? bytes.count)..<bytes.count
  }

  private static func lastEllipsis(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = bytes.count - ellipsis.count
    // Only the end of a text says how much is missing.
    let least = max(0, place - 256)
    while place >= least {
      if bytes[place] == ellipsis[0], bytes[place...].starts(with: ellipsis) { return place }
      place -= 1
    }
    return nil
  }

  private static func reference(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var start = end
    while start > 0, end - start < longest, isOfName(bytes[start - 1]) { start -= 1 }
    guard start > 0, start < end, bytes[start - 1] == UInt8(ascii: "&") else { return nil }
    let name = bytes[start..<end]
    // "R&D" ends like a cut reference but is none, so only beginnings of common references count.
    let isCut =
      name.first == UInt8(ascii: "#") || common.contains { $0.starts(with: name) }
      || alsoWithoutEnd.contains { $0.count > name.count && $0.starts(with: name) }
    guard isCut else { return nil }
    return (start - 1)..<end
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "#")
  }

  /// References that are common in news.
  private static let common = [
    "apos", "hellip", "mdash", "ndash", "lsquo", "rsquo", "ldquo", "rdquo", "bull", "euro",
  ].map { Array($0.utf8) }
  /// Those that the standard reads without a semicolon as well.
  private static let alsoWithoutEnd = [
    "amp", "lt", "gt", "quot", "nbsp", "laquo", "raquo", "middot", "pound", "copy", "reg", "eacute", "egrave", "agrave",
    "ccedil", "ecirc", "ocirc", "uuml", "ouml", "auml", "szlig", "ntilde",
  ].map { Array($0.utf8) }
}
