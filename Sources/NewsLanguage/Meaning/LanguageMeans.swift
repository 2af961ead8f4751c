import CEmbedded
import NewsDomain

/// The means of the vectors of headlines in each language. The model gives all sentences of a language something in common;
/// without that, sentences of different languages can be compared.
package struct LanguageMeans: Sendable {
  private let means: [String: [Float]]

  /// `means.bin`: for each language two letters, and the numbers of the vector in 16 bits, little-endian, in steps of
  /// 1/32768. The mean of all has the letters `**`.
  package static let embedded = LanguageMeans(supernews_means())

  /// No means, so that nothing is taken off.
  package static let none = LanguageMeans(supernews_file(bytes: nil, count: 0))

  init(_ file: supernews_file) {
    var means: [String: [Float]] = [:]
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    let size = 2 + 2 * SentenceVector.dimensions
    for start in stride(from: 0, through: bytes.count - size, by: size) {
      let code = String(decoding: bytes[start..<start + 2], as: UTF8.self)
      means[code] = (0..<SentenceVector.dimensions).map { place in
        let number = bytes.loadUnaligned(fromByteOffset: start + 2 + 2 * place, as: Int16.self)
        return Float(Int16(littleEndian: number)) / 32_768
      }
    }
    self.means = means
  }

  /// Subtracts the mean of a language.
  ///
  /// - Parameter language: ISO 639-1; the mean of all languages is taken if it is unknown.
  func take(_ language: String?, from numbers: inout [Float]) {
    guard let mean = language.flatMap({ means[$0] }) ?? means["**"] else { return }
    for place in numbers.indices { numbers[place] -= mean[place] }
  }
}
