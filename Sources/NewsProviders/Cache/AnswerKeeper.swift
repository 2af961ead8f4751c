import FoundationEssentials
import NewsDomain

/// Where answers of one kind are kept between requests, by their address without name and password.
protocol AnswerKeeper: Sendable {
  associatedtype Value: Sendable

  /// When an answer was received, and by what its server recognises it; `nil` if none is kept.
  func known(of address: String) async -> (received: Date, validators: HTTPValidators)?

  /// - Parameter validators: those that it must have; `nil` for any.
  /// - Returns: `nil` if none is kept, or it cannot be read.
  func answer(to address: String, with validators: HTTPValidators?) async -> (value: Value, received: Date)?

  func keep(_ value: inout Value, of response: HTTPResponse, to address: String, at now: Date) async

  /// Notes that the server says that its answer with these validators is still the same.
  func confirm(_ address: String, _ validators: HTTPValidators, at now: Date) async
}
