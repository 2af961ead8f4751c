/// An error in getting news, by topic: each topic has its own error type.
package enum NewsError: CodedError, Equatable {
  case name(NameError)
  case list(ListError)
  case key(KeyError)
  case service(ServiceError)
  case search(SearchError)
  case network(NetworkError)
  case feed(FeedError)
  case place(PlaceError)
  case file(FileError)
  case sharing(SharingError)
  case archive(ArchiveError)
  case text(TextError)
  case follow(FollowError)
  case meaning(MeaningError)
  case shortage(Shortage)
  case diagnosis(DiagnosisError)
  /// No provider had anything, and the sample edition may not be used instead.
  ///
  /// - Parameter error: the error of the providers that were asked.
  indirect case withoutSample(NewsError)
  /// The reader has cancelled it.
  case cancelled

  package var code: ErrorCode {
    switch self {
    case .name(let error): error.code
    case .list(let error): error.code
    case .key(let error): error.code
    case .service(let error): error.code
    case .search(let error): error.code
    case .network(let error): error.code
    case .feed(let error): error.code
    case .place(let error): error.code
    case .file(let error): error.code
    case .sharing(let error): error.code
    case .archive(let error): error.code
    case .text(let error): error.code
    case .follow(let error): error.code
    case .meaning(let error): error.code
    case .shortage(let shortage): shortage.code
    case .diagnosis(let error): error.code
    case .withoutSample(let error): error.code
    case .cancelled: .cancelled
    }
  }
}
