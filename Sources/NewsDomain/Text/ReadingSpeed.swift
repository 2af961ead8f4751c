/// How fast people read.
///
/// 238 words a minute is the mean for silent reading of English in 190 studies (M. Brysbaert, "How many words do we
/// read per minute?", Journal of Memory and Language 109, 2019). Chinese and Japanese are counted in characters: 260 a
/// minute for Chinese and 360 for Japanese (S. Trauzettel-Klosinski and K. Dietz, "Standardized Assessment of Reading
/// Performance", IOVS 53, 2012); the lower value is used for both.
enum ReadingSpeed {
  static let wordsPerMinute = 238.0
  static let charactersPerMinute = 260.0
}
