import CWords
import NewsDomain

/// Folds letters as the words of a search are folded.
package struct LetterFolding: LetterFolder {
  /// The most letters that one character folds to.
  private static let most = 20

  package init() {}

  package func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.most) { letters in
      let count = supernews_fold(scalar.value, letters.baseAddress, Int32(Self.most))
      return count < 0 ? nil : letters.prefix(Int(count)).compactMap { Unicode.Scalar($0) }
    }
  }
}
