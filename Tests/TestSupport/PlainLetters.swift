import NewsDomain

/// Folds only case, and leaves out marks.
package struct PlainLetters: LetterFolder {
  package init() {}

  package func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    if scalar.properties.generalCategory == .nonspacingMark { return [] }
    return scalar.isOfWord ? Array(scalar.properties.lowercaseMapping.unicodeScalars) : nil
  }
}
