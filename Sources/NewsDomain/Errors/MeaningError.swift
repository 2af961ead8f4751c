/// Sentences cannot be compared by their meaning.
package enum MeaningError: CodedError, Equatable {
  /// The model is not installed; it was looked for in these folders.
  case notInstalled([String])
  /// A file of the model could have been changed by others.
  case notOwn(file: String)
  /// A file of the model is not the one that it should be.
  case wrongFile(String)
  /// The engine cannot be loaded, or the model not opened by it.
  case unusable(file: String)
  /// The reader does not want it.
  case off

  package var code: ErrorCode { .meaning }

  /// The reason as traced on standard error.
  var trace: String {
    switch self {
    case .notInstalled(let folders): "no model in \(folders.joined(separator: ", "))"
    case .notOwn(let file): "others could have changed \(file)"
    case .wrongFile(let file): "\(file) is not the model"
    case .unusable(let file): "\(file) cannot be used"
    case .off: "turned off"
    }
  }
}
