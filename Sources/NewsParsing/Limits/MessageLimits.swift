/// The limits of what is read from a message, in bytes. Parsers keep within them, so that what exceeds them is no parser's.
enum MessageLimits {
  /// A text: all of a document, in an encoding whose letters are longest in UTF-8.
  static let text = 4 * XMLReader.sizeLimit
  /// A name, a reason or a date.
  static let name = 256 << 10
  /// An address, written as one or made of two, with all its bytes escaped.
  static let address = 8 * FeedAddress.longest
}
