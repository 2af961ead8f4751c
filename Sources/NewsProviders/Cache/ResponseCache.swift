import FoundationEssentials
import NewsDomain

/// Stores answers of one kind between requests, by their address without name and password.
protocol ResponseCache: Sendable {
  associatedtype Value: Sendable

  /// When an answer was received, and its validators; `nil` if none is stored.
  func known(of address: String) async -> (received: Date, validators: Validators)?

  /// - Parameter validators: the validators that it must have; `nil` for any.
  /// - Returns: `nil` if none is stored, or it cannot be read.
  func answer(to address: String, with validators: Validators?) async -> (value: Value, received: Date)?

  func keep(_ value: inout Value, of response: HTTPResponse, to address: String, at now: Date) async

  /// Records that the server confirmed the answer with these validators to be unchanged.
  func confirm(_ address: String, _ validators: Validators, at now: Date) async
}
